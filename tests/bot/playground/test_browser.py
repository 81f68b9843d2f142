"""The page in a real browser, played by keyboard and mouse against the small bot."""

import io
import re
from collections.abc import AsyncIterator, Callable
from typing import Any

import discord
import pytest
import pytest_asyncio
from discord import ui
from playwright.async_api import BrowserContext, Page, expect

from bot.playground import Playground
from bot.speech import speaker
from engine import Text, text
from tests.bot.playground.conftest import described
from tests.bot.playground.tinybot import TinyBot, painted, picture, running
from tests.browser.window import CHROMIUM, leave, window

HEARD: list[tuple[Any, Callable[[Any], None]]] = []  # who listens to the page

RUSSIAN = speaker("ru")
BLUE = "rgb(42, 102, 168)"  # as the circle before a word says
pytestmark = [
    pytest.mark.skipif(not CHROMIUM.exists(), reason="there is no chromium"),
    pytest.mark.asyncio(loop_scope="module"),  # one window, and so one loop, for all
]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def opening() -> AsyncIterator[Page]:
    async with window() as page:
        yield page


@pytest_asyncio.fixture(loop_scope="module")
async def browser(opening: Page) -> AsyncIterator[BrowserContext]:
    """With one page. Nothing is left of what another test did there."""
    yield opening.context
    while HEARD:
        opening.remove_listener(*HEARD.pop())
    await leave(opening)


@pytest_asyncio.fixture(loop_scope="module")
async def playground() -> AsyncIterator[Playground]:
    async with described() as playground:
        yield playground


@pytest_asyncio.fixture(loop_scope="module")
async def bot(playground: Playground) -> AsyncIterator[TinyBot]:
    async with running(playground) as bot:
        yield bot


async def opened(browser: BrowserContext, playground: Playground, width: int, complaints: list[str]) -> Page:
    [page] = browser.pages
    await page.set_viewport_size({"width": width, "height": 800})
    own = (playground.url, playground.url.replace("http", "ws"), "data:")
    listeners: dict[Any, Callable[[Any], None]] = {
        "pageerror": lambda error: complaints.append(str(error)),
        "console": lambda message: complaints.append(message.text) if message.type == "error" else None,
        "request": lambda request: None if request.url.startswith(own) else complaints.append(request.url),
    }
    for event, listener in listeners.items():
        page.on(event, listener)
        HEARD.append((event, listener))
    await page.goto(playground.url)
    await expect(page.locator("#composer textarea")).to_have_attribute("placeholder", re.compile("#general"))
    return page


@pytest.mark.usefixtures("bot")
async def test_a_sitting_at_the_page(playground: Playground, browser: BrowserContext) -> None:
    complaints: list[str] = []
    page = await opened(browser, playground, 1280, complaints)
    words = page.locator("#composer textarea")

    await words.press_sequentially("/sho")
    await expect(page.locator(".offer")).to_have_count(1)
    await words.press("Enter")
    await page.keyboard.press("Enter")
    board = page.locator(".message .container")
    await expect(board).to_contain_text("spring begins")
    await expect(board.locator(".shot img")).to_have_attribute("alt", "A board of ferns")
    await expect(page.locator("button:has-text('Full')")).to_be_disabled()
    assert await page.locator("a.button:has-text('Rules')").get_attribute("rel") == "noopener noreferrer"

    await expect(page.locator("button:has-text('B2')")).to_have_css("background-color", BLUE)
    await page.click("button:has-text('B2')")
    await expect(board).to_contain_text("@Ada grew a fern on B2")

    await page.click(".menu >> nth=0")
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await page.click(".done")
    private = page.locator(".message.private")
    await expect(private).to_contain_text("chose fern")
    await expect(private).to_contain_text("Only you can see this")

    await page.click("button:has-text('Write a note')")
    form = page.locator("#modal")
    await form.locator("textarea").fill("<b>rain</b>")
    await form.locator(".select").click()
    await form.locator(".option:has-text('merry')").click()
    await form.locator("label:has-text('large')").click()
    await form.locator("label:has-text('windy')").click()
    await form.locator("button:has-text('Submit')").click()
    await expect(page.locator(".message").last).to_contain_text("<b>rain</b>|merry|large|windy|False")

    await page.click(".shot >> nth=0")
    shown = page.locator("#lightbox img")
    await expect(shown).to_be_visible()
    told = page.locator("#lightbox").get_by_text(await shown.get_attribute("alt") or "no description", exact=True)
    await expect(told).to_be_hidden()
    await page.locator("#lightbox").get_by_text("Description").click()
    await expect(told).to_be_visible()
    await page.keyboard.press("Escape")

    await private.locator("button:has-text('Dismiss')").click()
    await expect(private).to_have_count(0)
    assert complaints == []


@pytest.mark.usefixtures("bot")
async def test_options_autocomplete_and_choices(playground: Playground, browser: BrowserContext) -> None:
    complaints: list[str] = []
    page = await opened(browser, playground, 1280, complaints)
    await page.locator("#composer textarea").press_sequentially("/garden p")
    await page.keyboard.press("Tab")
    await page.keyboard.type("moss 2")
    await expect(page.locator(".offer")).to_have_count(11)
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await page.keyboard.type("B2")
    await page.click(".more:has-text('season')")
    await expect(page.locator(".offer")).to_have_count(2)
    await page.locator(".offer:has-text('Autumn')").click()
    await page.keyboard.press("Enter")
    await expect(page.locator(".message").last).to_contain_text("moss 20 at B2 in autumn")
    await page.locator("#composer textarea").press_sequentially("/more")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await expect(page.locator("#composer .failure")).to_have_text("lines is required.")
    lines = page.get_by_label("lines")
    await expect(lines).to_have_attribute("aria-invalid", "true")
    await lines.fill("many")
    await page.keyboard.press("Enter")
    await expect(page.locator("#composer .failure")).to_have_text("lines is a number.")
    await expect(lines).to_be_focused()
    await page.keyboard.press("Escape")
    await page.keyboard.press("Escape")
    await page.keyboard.press("ArrowUp")
    await expect(page.locator("#composer textarea")).to_have_value("/garden plant plant:moss 20 at:B2 season:autumn")
    assert complaints == []


@pytest.mark.usefixtures("bot")
async def test_everyone_at_the_table_has_their_own_view(playground: Playground, browser: BrowserContext) -> None:
    complaints: list[str] = []
    page = await opened(browser, playground, 1280, complaints)
    await playground.slash("Ada", "general", "quiet")
    await expect(page.locator(".message.private")).to_have_count(1)
    await playground.slash("Chidi", "second-table", "talk", who="Bela", loudly=True)
    bela = page.locator("#people .person[aria-label^='Play as Bela']")
    await expect(bela.locator(".badge")).to_have_text("1")
    await bela.click()
    await expect(bela).to_have_attribute("aria-pressed", "true")
    await expect(page.locator(".message")).to_have_count(0)
    await page.locator(".place:has-text('second-table') .badge").wait_for()
    await page.click(".place:has-text('second-table')")
    await expect(page.locator(".message.called")).to_contain_text("@Bela")
    await expect(bela.locator(".badge")).to_have_count(0)
    await page.keyboard.press("Alt+1")
    await expect(page.locator("#people .person[aria-label^='Play as Ada']")).to_have_attribute("aria-pressed", "true")
    await page.locator("#composer textarea").fill("half a sentence")
    await page.click("#machine")
    await page.locator("#language").select_option("ru")
    await expect(page.locator("html")).to_have_attribute("lang", "ru")
    await expect(page.locator("#who h2")).to_have_text(RUSSIAN(Text("page-machine")))
    await expect(page.locator("#dock strong")).to_have_text(RUSSIAN(Text("page-panel")))
    await expect(page.locator("#channels h3")).to_have_text(RUSSIAN(Text("page-direct")))
    told = page.locator("#log header time").first
    await expect(told).to_have_text(re.compile(RUSSIAN(text("page-today", time=r"\d\d:\d\d"))))
    await expect(page.locator("#composer textarea")).to_have_value("half a sentence")
    assert complaints == []


@pytest.mark.usefixtures("bot")
async def test_threads_deferrals_and_failures_on_a_phone(playground: Playground, browser: BrowserContext) -> None:
    complaints: list[str] = []
    page = await opened(browser, playground, 400, complaints)
    await playground.slash("Ada", "general", "thread", name="Ferns & <co>")
    await playground.until(lambda: any(channel.archived for channel in playground.threads()))
    await page.click("#menu")
    await page.click(".place.thread:has-text('Ferns & <co>')")
    await expect(page.locator("#title")).to_contain_text("Ferns & <co>")
    await expect(page.locator(".message .container")).to_contain_text("in a thread")
    assert await page.evaluate("document.documentElement.scrollWidth") <= 400
    playground.hold()
    await page.click("button:has-text('A1')")
    await playground.until(lambda: playground.interactions.held)
    await expect(page.locator("button.busy")).to_have_count(1)
    await playground.release()
    await expect(page.locator(".message .container")).to_contain_text("A1")
    playground.interactions.deadline = 0
    await page.click("button:has-text('C3')")
    await expect(page.locator(".message .failure")).to_have_text("This interaction failed")
    channel = playground.channel("Ferns & <co>")
    await playground.until(lambda: [exchange.status for exchange in playground.exchanges][-1] == 404)
    assert "C3" not in playground.post(playground.messages(channel)[0]).text()
    assert complaints == []


@pytest.mark.usefixtures("bot")
async def test_a_bot_that_thinks_and_a_bot_that_is_away(
    playground: Playground, bot: TinyBot, browser: BrowserContext
) -> None:
    complaints: list[str] = []
    page = await opened(browser, playground, 1280, complaints)
    answer = await playground.slash("Bela", "general", "ponder")
    await expect(page.locator(".thinking")).to_have_text("Thicket is thinking…")
    assert not answer.shown
    bot.gate.set()
    await expect(page.locator(".message")).to_contain_text("at last")
    await expect(page.locator(".thinking")).to_have_count(0)
    await bot.close()
    await expect(page.locator("#notice")).to_contain_text("Thicket is away")
    assert complaints == []


async def test_a_link_to_a_message_leads_there(playground: Playground, bot: TinyBot, browser: BrowserContext) -> None:
    complaints: list[str] = []
    page = await opened(browser, playground, 1280, complaints)
    general, second = bot.guilds[0].text_channels
    target = await second.send("the place")
    await general.send(f"[Your match]({target.jump_url}) in {second.mention}, not [here](javascript:alert(1))")
    await expect(page.locator(".message a")).to_have_count(2)
    await page.click("text=Your match")
    await expect(page.locator(".message.found")).to_contain_text("the place")
    assert complaints == []


async def test_the_list_sticks_to_the_bottom_and_reconnects(playground: Playground, browser: BrowserContext) -> None:
    complaints: list[str] = []
    page = await opened(browser, playground, 1280, complaints)
    for number in range(60):
        await playground.say("Bela", "general", f"line {number}\n\n**bold** `code`")
    await expect(page.locator(".message").last).to_contain_text("line 59")
    await expect(page.locator(".message").last).to_be_in_viewport()
    await page.evaluate("document.getElementById('scroll').scrollTop = 300")
    await expect(page.locator(".message").last).not_to_be_in_viewport()
    await playground.say("Bela", "general", "one more")
    await page.click("#present")
    await expect(page.locator(".message:has-text('one more')")).to_be_in_viewport()
    await playground.live.close()
    await playground.say("Bela", "general", "while away")
    await expect(page.locator(".message:has-text('while away')")).to_be_in_viewport()
    assert complaints == []


@pytest.mark.usefixtures("bot")
@pytest.mark.parametrize("typed", ["/gard", "/garden", "/garden "])
async def test_the_name_of_a_group_sends_nothing_until_one_of_it_is_chosen(
    playground: Playground, browser: BrowserContext, typed: str
) -> None:
    complaints: list[str] = []
    page = await opened(browser, playground, 1280, complaints)
    words = page.locator("#composer textarea")
    await words.press_sequentially(typed)
    await words.press("Enter")
    await words.press("Enter")
    await expect(words).to_have_value(typed)
    await expect(page.locator(".offer b")).to_have_text(["/garden plant", "/garden water"])
    assert not [exchange for exchange in playground.exchanges if "/callback" in exchange.path]
    await words.press("ArrowUp")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await expect(page.locator(".message")).to_contain_text("all is wet")
    assert complaints == []


@pytest.mark.parametrize("width", [400, 1280])
async def test_the_way_to_the_newest_message_covers_nothing(
    playground: Playground, bot: TinyBot, browser: BrowserContext, width: int
) -> None:
    """It is there while the newest lies below the view, and not for a long one that has begun in it."""
    complaints: list[str] = []
    page = await opened(browser, playground, width, complaints)
    jump, scroll = page.locator("#present"), page.locator("#scroll")
    for number in range(30):
        await playground.say("Bela", "general", f"line {number}")
    await expect(page.locator(".message").last).to_be_in_viewport()
    await expect(jump).to_be_hidden()
    room = await scroll.bounding_box()
    await page.evaluate("document.getElementById('scroll').scrollTop = 0")
    await expect(jump).to_be_visible()
    assert await scroll.bounding_box() == room  # else the list moves because of it, and it because of the list
    strip, above, below = [await part.bounding_box() for part in (jump, scroll, page.locator("#composer"))]
    assert strip is not None
    assert above is not None
    assert below is not None
    assert above["y"] + above["height"] <= strip["y"]
    assert strip["y"] + strip["height"] <= below["y"]
    await jump.click()
    await expect(jump).to_be_hidden()
    await bot.guilds[0].text_channels[0].send("\n".join(f"verse {number}" for number in range(90)))
    await expect(page.locator(".message").last).to_contain_text("verse 89")
    await page.locator(".message").last.evaluate("node => node.scrollIntoView({block: 'start'})")
    await expect(page.get_by_text("verse 0", exact=False).last).to_be_in_viewport()
    await expect(jump).to_be_hidden()
    assert complaints == []


@pytest.mark.usefixtures("bot")
async def test_a_channel_opens_at_what_last_called_the_person(
    playground: Playground, browser: BrowserContext
) -> None:
    complaints: list[str] = []
    page = await opened(browser, playground, 1280, complaints)
    for number in range(20):
        await playground.say("Chidi", "general", f"before {number}")
    await playground.slash("Chidi", "general", "talk", who="Bela", loudly=True)
    await playground.slash("Ada", "general", "whisper")
    for number in range(20):
        await playground.say("Chidi", "general", f"after {number}\n\nand so on")
    last = page.locator(".message").last
    await expect(last).to_contain_text("after 19")

    await page.reload()
    await expect(page.locator(".message.private")).to_be_in_viewport()
    await expect(last).not_to_be_in_viewport()
    await expect(page.locator("#present")).to_be_visible()
    await page.click("#people .person[aria-label^='Play as Bela']")
    await expect(page.locator(".message.called")).to_contain_text("@Bela")
    await expect(page.locator(".message.called")).to_be_in_viewport()
    await page.click("#people .person[aria-label^='Play as Dora']")
    await expect(last).to_be_in_viewport()
    await expect(page.locator("#present")).to_be_hidden()
    assert complaints == []


@pytest.mark.parametrize(("width", "asks"), [(400, True), (1280, True), (400, False)])
async def test_what_asks_below_a_large_picture_is_in_view_with_its_buttons_and_what_only_tells_from_its_top(
    playground: Playground, bot: TinyBot, browser: BrowserContext, width: int, asks: bool  # noqa: FBT001
) -> None:
    complaints: list[str] = []
    view = ui.LayoutView()
    box: ui.Container[ui.LayoutView] = ui.Container()
    box.add_item(ui.TextDisplay("## A board"))
    box.add_item(ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png")))
    box.add_item(ui.TextDisplay(f"### Which one, <@{playground.person('Ada').id}>?" + "\nor so" * (10 if asks else 60)))
    if asks:
        box.add_item(ui.ActionRow(ui.Button(label="This one", custom_id="this")))
    view.add_item(box)
    large = discord.File(io.BytesIO(picture(side=1200)), "board.png")
    await bot.guilds[0].text_channels[0].send(view=view, file=large)
    for number in range(30):
        await playground.say("Chidi", "general", f"after {number}")
    page = await opened(browser, playground, width, complaints)
    await expect(page.locator(".shot img")).to_have_js_property("complete", True)  # noqa: FBT003
    if asks:
        await expect(page.locator(".message h5")).to_be_in_viewport(ratio=1)
        await expect(page.get_by_role("button", name="This one")).to_be_in_viewport(ratio=1)
    else:
        await expect(page.get_by_role("heading", name="A board")).to_be_in_viewport(ratio=1)
    assert complaints == []


async def test_a_moment_beyond_any_calendar_stays_as_it_was_written(
    playground: Playground, browser: BrowserContext
) -> None:
    complaints: list[str] = []
    await playground.say("Bela", "general", "never <t:9999999999999> <t:-9999999999999:R>, once <t:0:d>")
    page = await opened(browser, playground, 1280, complaints)
    await playground.say("Bela", "general", "after it")
    await expect(page.locator(".message").last).to_contain_text("after it")
    await expect(page.locator("#scroll")).to_contain_text("never <t:9999999999999> <t:-9999999999999:R>, once ")
    await expect(page.locator("time.stamp")).to_have_count(1)
    assert complaints == []


RUBBISH = (
    b"", b"null", b"[]", b'{"spots":7}', b'{"spots":[["A",0,0,1]]}', b'{"spots":[["A",0,0,1,"1"]]}', b"\xff\xfe\x00",
    b'{"spots":[["A",0,0,1,2],["<b>",0,0,1,1],["A)|.",0,0,1,1],{},null]}',
)


@pytest.mark.usefixtures("bot")
async def test_spots_of_a_picture_press_buttons_and_choose_in_menus(
    playground: Playground, browser: BrowserContext
) -> None:
    complaints: list[str] = []
    page = await opened(browser, playground, 1280, complaints)
    await playground.slash("Ada", "general", "atlas")
    panel = page.get_by_role("region", name="Your panel")
    await expect(panel.locator(".spot")).to_have_count(2)  # what no control is called by is nothing to click
    await panel.locator(".shot").click()  # beside them
    await expect(page.locator("#lightbox img")).to_be_visible()
    await page.keyboard.press("Escape")
    await panel.locator("[data-spot=D]").click()
    await page.get_by_role("button", name="Done").click()
    await expect(page.locator("#log .message.private")).to_contain_text("chose oak")
    await panel.locator("[data-spot=B2]").click()
    await expect(panel).to_contain_text("grew a fern on B2")

    whole = [painted(comment) for comment in RUBBISH]
    files = [*whole, whole[-1][:40], picture(), b"", b"\xff\xd8\xff\xfe\x00\x00", b"\xff\xd8" + b"\xff\xe0\x00\x00" * 9]
    read = """async files => {
        const {read} = await import(new URL("spots.js", document.baseURI));
        return files.map(file => read(Uint8Array.from(file)));
    }"""
    assert await page.evaluate(read, [list(file) for file in files]) == [[]] * len(files)
    assert complaints == []


@pytest.mark.usefixtures("bot")
async def test_advice_does_not_take_the_place_of_the_panel_that_asks(
    playground: Playground, browser: BrowserContext
) -> None:
    complaints: list[str] = []
    page = await opened(browser, playground, 1280, complaints)
    await playground.slash("Ada", "general", "study")
    panel = page.get_by_role("region", name="Your panel")
    await expect(panel).to_contain_text("Where does it grow?")
    seen = [await picture.get_attribute("alt") for picture in await panel.locator(".shot img").all()]
    assert seen == ["What is asked about", "A board of ferns"], "what has changed comes after what is asked about"
    await panel.get_by_role("button", name="Ask for advice").click()
    await expect(page.locator("#log .message.private")).to_contain_text("Grow it here")
    await expect(panel).to_contain_text("Where does it grow?")
    await page.reload()
    await expect(panel).to_contain_text("Where does it grow?")
    await page.locator("#log .message.private").get_by_role("button", name="Dismiss message").click()
    await panel.get_by_role("button", name="Go below").click()
    await expect(panel.locator(".question")).to_contain_text("And now?")
    await page.set_viewport_size({"width": 400, "height": 800})
    for part in (panel.locator(".question").get_by_text("Mind the frost."), panel.get_by_role("button", name="Done")):
        await expect(part).to_be_in_viewport(ratio=1)
    await expect(page.locator("#log .message.private")).to_have_count(0)
    await panel.get_by_role("button", name="Dismiss message").click()
    await expect(panel).to_be_hidden()
    assert complaints == []


@pytest.mark.usefixtures("bot")
async def test_a_picture_goes_closer_by_keys_and_by_two_fingers(
    playground: Playground, browser: BrowserContext
) -> None:
    complaints: list[str] = []
    page = await opened(browser, playground, 400, complaints)
    await playground.slash("Ada", "general", "show")
    await page.locator(".shot").last.click()
    picture = page.locator("#lightbox img")

    async def size() -> float:
        return float(await picture.evaluate("node => node.getBoundingClientRect().width"))

    await expect(picture).to_have_js_property("complete", True)  # noqa: FBT003 - until then it has no size of its own
    whole = await size()
    await page.keyboard.press("+")
    assert await size() > whole
    await page.keyboard.press("0")
    assert await size() == whole
    remote = await page.context.new_cdp_session(page)
    for kind, far in (("touchStart", 20), ("touchMove", 60)):
        points = [{"x": 200 - far, "y": 300, "id": 0}, {"x": 200 + far, "y": 300, "id": 1}]
        await remote.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    await remote.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert await size() > whole * 2
    await page.keyboard.press("Escape")
    await expect(picture).to_be_hidden()
    assert complaints == []
