"""What is killed in the middle, see `test_killed_inside`: it is told a place, a folder and a number of seconds.

Everything is loaded once. Each work begins in a process of its own, which is killed so many seconds later; the answer
says whether it had come to its end by then, and how long that took.
"""

import os
import signal
import sys
import time
import traceback
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tests.app.killed_places import PLACES


def main() -> None:
    for line in sys.stdin:
        name, folder, seconds = line.rstrip("\n").split("\t")
        begin = time.monotonic()
        child = os.fork()
        if not child:
            try:
                PLACES[name].work(Path(folder))
            except BaseException:
                traceback.print_exc()
                os._exit(1)
            os._exit(0)
        found, status = 0, 0
        while not found and time.monotonic() < begin + float(seconds):
            found, status = os.waitpid(child, os.WNOHANG)
            time.sleep(0.0005)
        if not found:
            os.kill(child, signal.SIGKILL)
            os.waitpid(child, 0)
        print("failed" if status else "over" if found else "killed", time.monotonic() - begin, flush=True)


if __name__ == "__main__":
    main()
