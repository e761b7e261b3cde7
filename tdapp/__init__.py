"""For the poker tournament director. The version stands here and nowhere else."""

__version__ = "0.1.0"
