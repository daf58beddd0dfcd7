"""`python -m parlour.cli`, where the command is not installed."""

import sys

from parlour.cli import main

sys.exit(main())
