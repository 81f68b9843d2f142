"""What nobody foresaw: logged under an id, so that a person's sentence and the host's log name the same thing."""

import logging
import secrets

log = logging.getLogger(__name__)


def fault(error: BaseException, what: str = "", *, traced: bool = True) -> str:
    """The id under which the error is in the log. `traced` False: where it came from tells nobody anything."""
    number = secrets.token_hex(4)
    said = ": ".join([part for part in (f"fault {number}", what, "" if traced else str(error)) if part])
    log.error("%s", said, exc_info=error if traced else None)
    return number
