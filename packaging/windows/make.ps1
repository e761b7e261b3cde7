# Makes the installer and the portable zip from what `packaging\dev.py dist` built: packaging\windows\make.ps1
# Needs Inno Setup 6 (iscc) in the path.
$ErrorActionPreference = "Stop"
$root = Resolve-Path "$PSScriptRoot\..\.."
$version = (& "$root\dist\tdapp\tdapp-cli.exe" --version).Split(" ")[1]
& iscc "/DVersion=$version" "$PSScriptRoot\tdapp.iss"
if ($LASTEXITCODE) { exit $LASTEXITCODE }
Compress-Archive -Force -Path "$root\dist\tdapp" -DestinationPath "$root\dist\tdapp-$version-windows-portable.zip"
