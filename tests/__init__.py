"""Python keeps what it has compiled, whatever the environment says: tests start many processes, and all read it."""

import sys

sys.dont_write_bytecode = False
