"""What holds on a server: who may set it, what it says, and that tables mind it."""

import pytest

from bot.playground import Impossible, Payload, line
from bot.store import GuildRow
from tests.bot.club import Club, parts, words


def guild(club: Club) -> int:
    return int(club.playground.channel("general").guild_id or 0)


def menu(panel: Payload, setting: str) -> Payload:
    return next(part for part in parts(panel["components"]) if part.get("custom_id", "").endswith(setting))


async def govern(club: Club, panel: Payload, setting: str, *values: str) -> Payload:
    custom_id = menu(panel, setting)["custom_id"]
    return await club.settled(await club.playground.choose("Ada", panel, custom_id, values))


async def test_the_panel_says_what_is_set_and_by_whom(club: Club) -> None:
    panel = await club.slash("Ada", "general", "server")
    for said in ("Tables open in: **every channel** · default", "Pace of new tables: **no time limit** · default",
                 "**whoever may manage messages** · default", "**Earth, Ecosystem, Gaïa, Renature** · default"):
        assert said in words(panel)
    woods, ada = club.playground.channel("general").id, club.playground.person("Ada").id
    panel = await govern(club, panel, "@places", woods)
    panel = await govern(club, panel, ":language", "en")
    panel = await govern(club, panel, ":pace", "72")
    panel = await govern(club, panel, ":stewards", "hosts")
    panel = await govern(club, panel, ":games", "earth", "gaia")
    for said in (f"Tables open in: **<#{woods}>** · set by <@{ada}> <t:", f"**English** · set by <@{ada}>",
                 f"**three days for a part** · set by <@{ada}>", f"and whoever opened the table** · set by <@{ada}>",
                 f"Games: **Earth, Gaïa** · set by <@{ada}>"):
        assert said in words(panel)
    assert await club.store.guild(guild(club)) == GuildRow(
        guild(club), "en", 72, (int(woods),), ("ecosystem", "renature"), "hosts",
    )
    assert menu(panel, "@places")["default_values"] == [{"id": woods, "type": "channel"}]
    panel = await govern(club, panel, "@places")
    assert "every channel" in words(panel)
    panel = await govern(club, panel, ":pace", "0")
    assert (await club.store.guild(guild(club))).pace_hours is None


async def test_only_who_manages_the_server_has_the_command_and_the_right(club: Club) -> None:
    with pytest.raises(Impossible, match="people with more rights"):
        await club.slash("Bela", "general", "server")
    playground = club.playground
    typed = line.read(playground.world, playground.person("Bela"), playground.channel("general"), "/server")
    assert typed == ("server", {}), "written out it is known too, and refused for the same reason"
    panel = await club.slash("Bela", "general", "settings")
    before = await club.store.guild(guild(club))
    for custom_id, value in (("t:0:-:-:#govern:pace", "24"), ("t:0:-:-:#govern:games", "earth")):
        assert "Only somebody who may manage this server" in await club.forge("Bela", panel, custom_id, value)
    assert await club.store.guild(guild(club)) == before


@pytest.mark.parametrize(("setting", "value"), [
    ("pace", "5"), ("language", "xx"), ("stewards", "everybody"), ("games", "chess"), ("weather", "fine"),
])
async def test_what_no_menu_offers_is_refused(club: Club, setting: str, value: str) -> None:
    panel = await club.slash("Ada", "general", "server")
    assert "does nothing any more" in await club.forge("Ada", panel, f"t:0:-:-:#govern:{setting}", value)
    assert await club.store.guild(guild(club)) == GuildRow(guild(club))


async def test_tables_open_only_where_and_for_what_they_may(club: Club) -> None:
    panel = await club.slash("Ada", "general", "server")
    woods = next(channel for channel in club.playground.world.text_channels() if channel.name != "general")
    panel = await govern(club, panel, "@places", woods.id)
    await govern(club, panel, ":games", "ecosystem")
    said = words(await club.slash("Bela", "general", "new ecosystem"))
    assert said == f"On this server tables open in <#{woods.id}>."
    said = words(await club.slash("Bela", woods, "new gaia"))
    assert said == "Gaïa is not played on this server."
    assert await club.store.match(1) is None
    lobby = await club.slash("Bela", woods, "new ecosystem")
    assert "Nobody has sat down" in words(lobby)


async def test_a_thread_belongs_to_its_channel(club: Club) -> None:
    thread = await club.begin("ecosystem", "Ada")
    panel = await club.slash("Ada", "general", "server")
    await govern(club, panel, "@places", club.playground.channel("general").id)
    async with club.store.database.transaction() as db:
        await db.execute("UPDATE matches SET status = 'abandoned'")
    assert "Nobody has sat down" in words(await club.slash("Ada", thread, "new ecosystem"))


@pytest.mark.parametrize(("stewards", "closes"), [("nobody", False), ("moderators", True), ("hosts", True)])
async def test_who_may_close_a_table_that_somebody_else_has_opened(club: Club, stewards: str, closes: bool) -> None:  # noqa: FBT001
    await govern(club, await club.slash("Ada", "general", "server"), ":stewards", stewards)
    lobby = await club.slash("Bela", "general", "new ecosystem")
    assert "Only <@" in words(await club.press("Chidi", lobby, "Close"))
    await club.press("Ada", lobby, "Close")
    row = await club.store.match(1)
    assert row is not None
    assert (row.status == "abandoned") == closes
