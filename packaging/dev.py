"""The one door for every chore: `python3 packaging/dev.py run`, on Windows `py packaging\\dev.py run`.

Needs Python 3.11 or newer and nothing else. The first start makes a virtual environment in the checkout from the
locked requirements; every later start needs no network.

  run [FILE] [...]   open the application (FILE: the club file)
  demo [...]         play a whole evening by itself and leave its papers and pictures (--out FOLDER)
  test [...]         run the tests; what follows goes to pytest
  check              everything a change must pass before it is shown: style, types, layers, statements, translations
  bench [NAME ...]   measure, each number beside its reference
  soak [...]         the long tests
  statements         write down the SQL of the club file anew from its tables
  translate          collect the texts for the translators and compile what they have written
  dist               build what people without Python install, into the folder dist
  lock [--upgrade]   write the locked requirements anew from pyproject.toml
"""

import os
import subprocess
import sys

if sys.version_info < (3, 11):  # noqa: UP036 - said before anything an older Python could not read
    sys.exit(f"Python 3.11 or newer is needed; this is {sys.version.split()[0]} ({sys.executable}).")

import environment
import locks
import system
from environment import PYTHON, ROOT

SEED = "21"  # of what the tests leave to chance; another one, given behind it, has it fall otherwise
CHECKS = (
    ("style", ("ruff", "check", ".")),
    ("layout of the code", ("ruff", "format", "--check", ".")),
    ("types", ("mypy",)),
    ("layers", ("lint-imports",)),
    ("statements", ("statements", "check")),
    ("translations", ("translations", "check")),
)


def main(arguments: list[str]) -> int:
    """Run one chore and return its exit code."""
    chores = {
        "run": run,
        "demo": demo,
        "test": test,
        "check": check,
        "bench": bench,
        "soak": soak,
        "statements": statements,
        "translate": translate,
        "dist": dist,
        "lock": lock,
    }
    if not arguments or arguments[0] not in chores:
        asked_for_help = bool(arguments) and arguments[0] in ("-h", "--help", "help")
        print(__doc__, file=sys.stdout if asked_for_help else sys.stderr)
        return 0 if asked_for_help else 2
    try:
        return chores[arguments[0]](arguments[1:])
    except system.Trouble as trouble:
        print(f"\n{trouble}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


def run(arguments: list[str]) -> int:
    """Open the application; without a display play the demo, which needs none."""
    if not system.has_display():
        print("There is no display here to open the window on, so the demo evening is played instead.", flush=True)
        return demo([])
    ready("app", windows=True)
    return hand_over(["-P", "-m", "tdapp", *arguments])


def demo(arguments: list[str]) -> int:
    """Play a whole evening; its papers and pictures go to `--out`, by default the folder `demo-out`."""
    if not any(argument.split("=")[0] == "--out" for argument in arguments):
        arguments = ["--out", str(ROOT / "demo-out"), *arguments]
    ready("app", windows=system.has_display())
    return hand_over(["-P", "-m", "tdapp", "demo", *arguments], offscreen=not system.has_display())


def test(arguments: list[str]) -> int:
    """Run the tests but the long ones, without a display, two at a time; who is through takes from the other's. What
    is left to chance falls the same each time: whether a change passes is none of its doing.
    """
    return pytest(["-n", "2", "--dist", "worksteal", "-m", "not soak", "--randomly-seed", SEED, *arguments])


def soak(arguments: list[str]) -> int:
    """Run the long tests only, without a limit of time."""
    return pytest(["-m", "soak", "--timeout", "0", *arguments])


def pytest(arguments: list[str]) -> int:
    """Hand over to pytest in the checkout's folder."""
    ready("dev", windows=False)
    os.chdir(ROOT)
    return hand_over(["-m", "pytest", *arguments], offscreen=True)


def check(arguments: list[str]) -> int:
    """Run every check, also after one has failed, and say at the end which did."""
    if arguments:
        raise system.Trouble("'check' takes no arguments.")
    ready("dev", windows=False)
    failed = []
    for name, (module, *rest) in CHECKS:
        print(f"== {name}: {' '.join((module, *rest))}", flush=True)
        if subprocess.call(tool(module, rest), cwd=ROOT, env=environment.variables()):
            failed.append(name)
    print(f"Failed: {', '.join(failed)}." if failed else "All checks passed.")
    return 1 if failed else 0


def bench(arguments: list[str]) -> int:
    """Measure; without a name everything in packaging/bench."""
    ready("dev", windows=False)
    return hand_over([str(ROOT / "packaging" / "benchmarks.py"), *arguments], offscreen=True)


def statements(arguments: list[str]) -> int:
    """Write down the SQL of the club file anew, after its tables were changed."""
    if arguments:
        raise system.Trouble("'statements' takes no arguments.")
    ready("dev", windows=False)
    return hand_over([str(ROOT / "packaging" / "statements.py"), "update"])


def translate(arguments: list[str]) -> int:
    """Bring the translators' files up to date with the code and compile them."""
    if arguments:
        raise system.Trouble("'translate' takes no arguments.")
    ready("dev", windows=False)
    return hand_over([str(ROOT / "packaging" / "translations.py"), "update"])


def dist(arguments: list[str]) -> int:
    """Build the programs that need no Python, and what installs them."""
    if arguments:
        raise system.Trouble("'dist' takes no arguments.")
    system.ready_to_build()
    ready("dist", windows=False)
    return hand_over([str(ROOT / "packaging" / "build_programs.py")], offscreen=True)


def lock(arguments: list[str]) -> int:
    """Write the locks anew; with --upgrade take the newest versions pyproject.toml allows."""
    if arguments not in ([], ["--upgrade"]):
        raise system.Trouble("'lock' knows one argument: --upgrade.")
    ready("dev", windows=False)
    return locks.write(str(PYTHON), upgrade=bool(arguments))


def ready(kind: str, *, windows: bool) -> None:
    """See to the system and to the virtual environment: "app", or "dev" with the developers' tools."""
    making = environment.broken()
    system.ready(windows=windows, making=making)
    environment.ready(kind, making=making)


def tool(module: str, arguments: list[str]) -> list[str]:
    """The command of a tool in `.venv`: a script of this folder, or a module.

    Never the programs in the environment's folder: they cease to work when the checkout is moved.
    """
    if module == "lint-imports":  # the one tool that cannot be started as a module
        return [str(PYTHON), "-c", "from importlinter.cli import lint_imports_command as lint; lint()", *arguments]
    script = ROOT / "packaging" / f"{module}.py"
    return [str(PYTHON), *([str(script)] if script.exists() else ["-m", module]), *arguments]


def hand_over(arguments: list[str], *, offscreen: bool = False) -> int:
    """Run the environment's Python to the end; signals reach it, its exit code is ours.

    Where the system can, this process becomes the other one, so that nothing stands between the two.
    """
    names = environment.variables({"QT_QPA_PLATFORM": "offscreen"} if offscreen else None)
    sys.stdout.flush()
    sys.stderr.flush()
    if os.name == "posix":
        os.execve(PYTHON, [str(PYTHON), *arguments], names)
    with subprocess.Popen([str(PYTHON), *arguments], env=names) as program:
        while True:
            try:
                return program.wait()
            except KeyboardInterrupt:  # it has got the same Ctrl+C and is closing its files
                continue


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
