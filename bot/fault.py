"""What nobody foresaw: logged under an id, so that a person's sentence and the host's log name the same thing."""

import logging
import secrets

log = logging.getLogger(__name__)


def fault(error: BaseException, what: str = "") -> str:
    """The id under which the error is in the log."""
    number = secrets.token_hex(4)
    log.error("fault %s%s", number, f": {what}" if what else "", exc_info=error)
    return number
