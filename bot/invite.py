"""`thicket invite`: the link by which whoever manages a server brings the bot there, with what it needs and no more."""

import asyncio

import discord

from bot.chosen import Unfit, settings
from bot.reach import reaching

SCOPES = ("bot", "applications.commands")
NEEDED = discord.Permissions(
    view_channel=True, send_messages=True, send_messages_in_threads=True, create_public_threads=True,
    attach_files=True, embed_links=True, read_message_history=True,
)


def link(application: int) -> str:
    return discord.utils.oauth_url(application, permissions=NEEDED, scopes=SCOPES)


def invite() -> None:
    token = settings().token
    if token is None:
        raise Unfit("There is no DISCORD_TOKEN yet: the README says where the bot and its token are made.")
    print(link(asyncio.run(owner_of(token))))


async def owner_of(token: str) -> int:
    """The application that the token belongs to: only Discord knows it."""
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nobody speaks here
    async with discord.Client(intents=discord.Intents.none()) as client:
        with reaching():
            await client.login(token)
        if client.application_id is None:
            raise Unfit("Discord does not say which application DISCORD_TOKEN belongs to.")
        return client.application_id
