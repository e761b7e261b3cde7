#!/bin/bash
# Makes the disk image from the app that `packaging/dev.py dist` built: packaging/macos/make.sh
# With SIGN_AS (the name of a Developer ID) the app is signed; without, macOS asks whoever opens it the first time.
set -euo pipefail
cd "$(dirname "$0")/../.."
version=$(dist/tdapp/tdapp-cli --version | cut -d' ' -f2)
if [ -n "${SIGN_AS:-}" ]; then
    codesign --force --deep --options runtime --sign "$SIGN_AS" dist/tdapp.app
fi
image=$(mktemp -d)
cp -R dist/tdapp.app "$image/"
ln -s /Applications "$image/Applications"
hdiutil create -ov -format UDZO -volname "tdapp $version" -srcfolder "$image" "dist/tdapp-$version-macos-$(uname -m).dmg"
rm -rf "$image"
