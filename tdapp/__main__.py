"""`python -m tdapp`."""

import sys

from tdapp.main import main

sys.exit(main())
