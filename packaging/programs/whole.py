"""What a built program runs first, before anything PyInstaller itself runs at a start: looks whether all is there."""

import os
import sys

from tdapp.app.whole import not_unpacked

said = not_unpacked(getattr(sys, "_MEIPASS", ""))
if said:
    if sys.stderr is not None:  # a program without a console has none
        print(said, file=sys.stderr, flush=True)
    os._exit(1)  # whatever is done at an ordinary end may need what is missing
