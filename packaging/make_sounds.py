"""Makes the sounds of the clock: `python3 packaging/make_sounds.py` writes resources/sounds/*.wav.

A bell is a few sine tones that are not quite in tune with each other and die away, the high ones first. The warning is
two bells falling by a third, the end of a level three rising ones, and three even strokes
say that a player's time is up: told apart with the eyes on the cards. A break begins with three falling ones, a notice
is a single bell struck twice softly, and a fanfare, for what a night has once, climbs five steps.
"""

import math
import wave
from array import array
from pathlib import Path

RATE = 44_100
FOLDER = Path(__file__).resolve().parent.parent / "resources" / "sounds"

# How many times the note's frequency, how loud, and how fast it dies away (seconds to a third).
PARTIALS = ((0.5, 0.25, 0.55), (1.0, 1.0, 0.45), (2.0, 0.45, 0.25), (2.76, 0.25, 0.14), (5.4, 0.08, 0.05))

SOUNDS = {
    "warning": ((0.0, 784.0), (0.32, 659.3)),
    "level_end": ((0.0, 659.3), (0.3, 784.0), (0.6, 1046.5)),
    "time_called": ((0.0, 880.0), (0.18, 880.0), (0.36, 880.0)),
    "break": ((0.0, 1046.5), (0.32, 784.0), (0.64, 523.3)),
    "notice": ((0.0, 587.3), (0.5, 587.3)),
    "fanfare": ((0.0, 523.3), (0.16, 659.3), (0.32, 784.0), (0.48, 1046.5), (0.8, 1318.5)),
}


def main() -> None:
    """Write every sound."""
    for name, notes in SOUNDS.items():
        write(FOLDER / f"{name}.wav", samples(notes, seconds=notes[-1][0] + 1.4))


def samples(notes: tuple[tuple[float, float], ...], *, seconds: float) -> "array[int]":
    """The notes (start in seconds, frequency in hertz) as 16-bit samples, as loud as they can be without clipping."""
    heard = [sum(bell(n / RATE - start, hertz) for start, hertz in notes) for n in range(round(seconds * RATE))]
    fade = round(0.05 * RATE)
    for n in range(fade):
        heard[-1 - n] *= n / fade
    loudest = max(map(abs, heard))
    return array("h", (round(0.9 * 32_767 * value / loudest) for value in heard))


def bell(age: float, hertz: float) -> float:
    """A struck bell `age` seconds after the stroke; silent before."""
    if age <= 0:
        return 0.0
    attack = min(1.0, age / 0.004)
    return attack * sum(
        loud * math.exp(-age / decay) * math.sin(2 * math.pi * hertz * times * age) for times, loud, decay in PARTIALS
    )


def write(path: Path, sound: "array[int]") -> None:
    """Write samples as a mono .wav file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(sound.tobytes())


if __name__ == "__main__":
    main()
