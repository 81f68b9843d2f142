"""What keeps the program from Discord, as one sentence for the host."""

from collections.abc import Iterator
from contextlib import contextmanager

import aiohttp
import discord

from bot.chosen import Unfit

TOKEN_REFUSED = 4004
REVOKED = (
    "Discord no longer accepts DISCORD_TOKEN: copy the new one from the developer portal and start again;"
    " what was owed is posted then."
)


@contextmanager
def reaching() -> Iterator[None]:
    try:
        yield
    except discord.LoginFailure as error:
        raise Unfit("Discord does not accept DISCORD_TOKEN; copy it again from the developer portal.") from error
    except discord.ConnectionClosed as error:
        if error.code == TOKEN_REFUSED:
            raise Unfit(REVOKED) from error
        raise Unfit(f"Discord has ended the connection for good: {error}.") from error
    except (aiohttp.ClientError, OSError, discord.HTTPException, discord.GatewayNotFound) as error:
        raise Unfit(f"Discord cannot be reached: {str(error).rstrip('.')}.") from error
