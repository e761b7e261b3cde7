"""Where a built program starts: `tdapp` opens the window, `tdapp-cli` does what needs none."""

import os
import sys
from pathlib import Path

FONTS = "/etc/fonts/fonts.conf"
HERE = Path(getattr(sys, "_MEIPASS", ""))

if sys.platform.startswith("linux") and not Path(FONTS).exists():  # else the library that looks for fonts complains
    os.environ.setdefault("FONTCONFIG_FILE", str(HERE / "no-fonts.conf"))

from tdapp.main import command_line, main  # noqa: E402 - Qt reads the variable when it is loaded

sys.exit(command_line() if Path(sys.argv[0]).stem == "tdapp-cli" else main())
