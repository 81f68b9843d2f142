"""From the first screen to the first move and back: the real program, a real browser, by mouse and by keyboard."""

import asyncio
import re
import socket
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
import pytest_asyncio
from axe_playwright_python.async_playwright import Axe  # type: ignore[import-untyped]
from playwright.async_api import Locator, Page, Route, expect

from bot.speech import DEFAULT, languages, speaker
from engine import Text
from tests.browser.sitting import PATIENCE, program, visit
from tests.browser.window import CHROMIUM, window
from tests.contract.test_lessons import ROOM

pytestmark = [
    pytest.mark.skipif(not CHROMIUM.exists(), reason="there is no Chromium on this machine"),
    pytest.mark.asyncio(loop_scope="module"),
]
GAMES = ("Ecosystem", "Renature", "Gaïa", "Earth")
WAYS = ("Learn", "Open a table", "Watch")
HOME = re.compile(r"/home(\?|$)")
GRAVE = ("serious", "critical")
FOCUSED = "() => document.activeElement.ariaLabel ?? document.activeElement.innerText.trim()"
STILL = "() => document.getAnimations().every(one => one.playState !== 'running')"
ABOVE = """node => node.previousElementSibling.matches("h3, h4, h5")
    && node.getBoundingClientRect().bottom <= document.querySelector("#dock .gallery").getBoundingClientRect().top"""
NEXT = """node => node === node.parentElement.firstElementChild
    && document.querySelector("#dock blockquote").parentElement.nextElementSibling === node.parentElement"""
TIERS = """node => new Set([...node.querySelectorAll(".always :is(.button, .select)")].map(
    each => Math.round(each.getBoundingClientRect().bottom / 10))).size"""
# What goes beyond its card, or the page.
OVER = """() => [...document.querySelectorAll("#home .game *, #home .pill")].filter(node => {
    const own = node.getBoundingClientRect(), card = (node.closest(".game") ?? document.body).getBoundingClientRect();
    return !node.closest(".unseen, .cover") && own.width && (own.right > card.right + 1 || own.left < card.left - 1);
}).map(node => node.outerHTML.slice(0, 200))"""
WIDE = "node => { const style = getComputedStyle(node); return node.clientWidth - parseFloat(style.paddingLeft); }"
ANSWERING = "() => Boolean(document.activeElement.closest('.answers'))"


class House:
    """The program, which can be ended and started again at the same address."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.running, self.address = folder, AsyncExitStack(), ""
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]

    async def start(self) -> None:
        self.address = await self.running.enter_async_context(program(self.folder, self.port))

    async def stop(self) -> None:
        await self.running.aclose()


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    house = House(tmp_path_factory.mktemp("front"))
    await house.start()
    yield house
    await house.stop()


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def page(house: House) -> AsyncIterator[Page]:
    async with window() as page:
        await visit(page, house.address, 1280)
        yield page


@pytest_asyncio.fixture(loop_scope="module")
async def home(page: Page, house: House) -> Page:
    await page.set_viewport_size({"width": 1280, "height": 800})
    await page.goto(f"{house.address}#")
    await page.reload()
    await expect(page.get_by_role("button", name="Play Ecosystem")).to_be_enabled()
    return page


def panel(page: Page) -> Locator:
    return page.get_by_role("region", name="Your panel")


async def asked(page: Page) -> Locator:
    """The first question, with what can be pressed."""
    choices = panel(page).locator("button[data-use*=':p:']:enabled")
    await expect(choices.first).to_be_in_viewport()
    return choices


async def sound(page: Page) -> None:
    """No serious fault that axe-core finds, by day and by night."""
    for light in ("light", "dark"):
        await page.emulate_media(color_scheme=light, reduced_motion="reduce")
        await page.wait_for_function(STILL)  # colours on their way from one light to the other are neither
        found = await Axe().run(page)
        grave = [fault for fault in found.response["violations"] if fault["impact"] in GRAVE]
        assert [(fault["id"], node["html"], node["failureSummary"]) for fault in grave for node in fault["nodes"]] == []
    await page.emulate_media(color_scheme="light")


async def test_the_first_screen_says_what_there_is(home: Page) -> None:
    await expect(home.get_by_text("Slow board games about nature")).to_be_visible()
    for game in GAMES:
        card = home.get_by_role("article", name=game, exact=True)
        for name in (f"Play {game}", *WAYS):
            await expect(card.get_by_role("button", name=name, exact=True)).to_be_enabled()
    await expect(home.get_by_role("heading", name="Your matches")).to_be_visible()
    await sound(home)
    for wide, high in ((1280, 800), (1366, 768), (1440, 900), (1920, 1080)):
        await home.set_viewport_size({"width": wide, "height": high})
        await expect(home.get_by_role("button", name="Play Earth")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("code", sorted(languages() - {DEFAULT}))
async def test_the_first_screen_speaks_the_language_that_is_chosen_there(home: Page, code: str) -> None:
    say, pick = speaker(code), home.locator(".language select")
    await pick.select_option(code)
    try:
        await expect(home.get_by_role("heading", name=say(Text("page-matches")))).to_be_visible()
        await expect(home.get_by_text(say(Text("home-about")))).to_be_visible()
        for wide in (1280, 400):
            await home.set_viewport_size({"width": wide, "height": 800})
            assert await home.evaluate(OVER) == []
    finally:
        await pick.select_option("en-US")
        await expect(home.get_by_role("button", name="Play Ecosystem")).to_be_visible()


async def test_nothing_is_shown_before_it_is_known_where_one_is(home: Page) -> None:
    """A channel that turns into the first screen takes a press that was meant for it."""
    asked, told = asyncio.Event(), asyncio.Event()

    async def late(route: Route) -> None:
        asked.set()
        await told.wait()
        await route.continue_()

    await home.route(HOME, late)
    await home.reload(wait_until="commit")
    await asked.wait()
    await expect(home.locator("#composer, #side, #head").filter(visible=True)).to_have_count(0)
    told.set()
    await expect(home.get_by_role("button", name="Play Ecosystem")).to_be_enabled()
    await home.unroute(HOME)


@pytest.mark.parametrize("game", GAMES)
async def test_one_press_leads_to_the_first_question_and_a_second_answers_it(home: Page, game: str) -> None:
    level = home.get_by_label(f"Level of the bots in {game}")
    await level.select_option("easy")  # whoever of the bots begins is soon done
    await home.get_by_role("button", name=f"Play {game}", exact=True).click()
    choices = await asked(home)
    await expect(home.locator("#title")).to_contain_text(game)
    await expect(home.locator("#log .message").first).to_contain_text("easy")
    question = await panel(home).locator("#panel").inner_text()
    await choices.first.click()
    await expect(panel(home).locator("#panel")).not_to_have_text(question)


async def test_matches_that_wait_for_me_come_first_and_lead_to_their_panel(home: Page) -> None:
    first = home.locator(".match-card").first
    await expect(first).to_contain_text("your turn")
    await first.click()
    await asked(home)
    await expect(home.get_by_role("button", name="Play as Ada").first).to_have_attribute("aria-pressed", "true")
    await sound(home)
    await home.get_by_role("button", name="All games").click()
    await expect(home.get_by_role("button", name="Play Earth")).to_be_visible()
    await home.go_back()
    await asked(home)


async def test_who_learns_a_game_again_comes_back_to_the_match_that_goes_on(home: Page) -> None:
    learn = home.get_by_role("article", name="Ecosystem").get_by_role("button", name="Learn")
    await learn.click()
    await expect(home.get_by_role("button", name="Quiet, coach")).to_be_in_viewport()
    coach = panel(home).locator("blockquote")
    for wide in (1280, 400):
        await home.set_viewport_size({"width": wide, "height": 800})
        await expect(coach).to_be_in_viewport(ratio=1)
        assert await coach.evaluate(ABOVE), "he speaks between the question and its picture"
    await home.set_viewport_size({"width": 1280, "height": 800})
    assert await coach.evaluate(WIDE) == ROOM, "what he has to say is as long as three of these lines"
    await home.get_by_role("button", name="All games").click()
    await learn.click()
    await expect(home.get_by_role("button", name="Quiet, coach")).to_be_in_viewport()
    assert await home.locator("#log .message.private").count() == 0, "nothing was refused"


async def test_what_a_coach_speaks_of_is_seen_just_below_his_words(home: Page) -> None:
    await home.get_by_role("article", name="Gaïa").get_by_role("button", name="Learn").click()
    lesson = panel(home).locator(".lesson")
    for wide in (1280, 400):
        await home.set_viewport_size({"width": wide, "height": 800})
        await expect(lesson).to_be_in_viewport(ratio=1)
        assert await lesson.evaluate(NEXT), "nothing stands between them"
        await expect(panel(home).locator(".gallery:not(.lesson)")).to_be_in_viewport()
        assert await panel(home).evaluate(TIERS) <= 2, "what goes with every question leaves room for it"


async def test_on_a_phone_nothing_is_wider_than_it_and_the_panel_folds(home: Page) -> None:
    await home.set_viewport_size({"width": 400, "height": 800})
    assert await home.evaluate("document.getElementById('home').scrollWidth") <= 400
    await expect(home.locator(".folk").get_by_text("Bela")).to_be_visible()
    await home.locator(".match-card").first.click()
    choices = await asked(home)
    assert await home.evaluate("document.documentElement.scrollWidth") <= 400
    assert await panel(home).evaluate("node => node.scrollWidth") <= 400
    await home.get_by_role("button", name="Show or hide your panel").click()
    await expect(choices.first).to_be_hidden()
    words = home.get_by_role("combobox", name="Message")
    await expect(words).to_be_in_viewport()
    await expect(words).to_have_attribute("placeholder", re.compile(r"Message \w+ #\d+$"))


async def test_somebody_else_finds_an_open_table_and_points_are_seen(home: Page) -> None:
    await home.get_by_role("article", name="Earth").get_by_role("button", name="Open a table").click()
    await expect(home.get_by_role("button", name="Join")).to_be_in_viewport()
    await expect(home.locator(".message").last.get_by_role("heading").first).to_be_in_viewport()  # from its top
    await home.keyboard.press("Alt+2")
    await home.get_by_role("button", name="All games").click()
    await home.locator(".match-card").filter(has_text="Ada has opened a table").click()
    await expect(home.get_by_role("button", name="Join")).to_be_in_viewport()
    await home.keyboard.press("Alt+1")
    await home.get_by_role("button", name="All games").click()
    await home.locator(".match-card").first.click()
    await expect(home.locator("#people .seat .points")).to_have_text([re.compile(r"^\W?\d+$")] * 2)


async def test_whoever_plays_has_room_for_words(home: Page) -> None:
    for person in ("Bela", "Ada"):
        await home.get_by_role("button", name=f"Play as {person}").first.click()
        await expect(home.locator("#machine")).to_have_attribute("aria-label", f"Who plays here: {person}")
    await home.get_by_role("button", name="Channels").click()
    words = home.get_by_role("combobox", name="Message")
    await expect(words).to_be_in_viewport()
    assert await words.evaluate("node => node.clientHeight >= node.scrollHeight"), "what stands there is cut"


async def test_by_keyboard_alone_from_the_first_screen_to_an_answer(home: Page) -> None:
    async def until(held: str, wanted: object = True) -> None:  # noqa: FBT002
        for _ in range(60):
            if await home.evaluate(held) == wanted:
                return
            await home.keyboard.press("Tab")
        raise AssertionError(f"the keyboard does not lead there: {wanted}")

    await until(FOCUSED, "Play Ecosystem")
    await home.keyboard.press("Enter")
    await asked(home)
    question = await panel(home).locator("#panel").inner_text()
    await until(ANSWERING)
    await home.keyboard.press("Enter")
    await expect(panel(home).locator("#panel")).not_to_have_text(question)


async def test_somebody_else_has_a_window_of_their_own(home: Page) -> None:
    await home.get_by_role("button", name="Channels").click()
    await home.get_by_role("button", name="Who plays here").click()
    async with home.context.expect_page() as opening:
        await home.get_by_role("link", name="Open as Bela in a new window").click()
    bela = await opening.value
    bela.set_default_timeout(PATIENCE)
    await expect(bela.locator("#machine")).to_have_attribute("aria-label", "Who plays here: Bela")
    await home.keyboard.press("Escape")
    await home.get_by_role("combobox", name="Message").fill("Shall <b>we</b>?")
    await home.keyboard.press("Enter")
    await expect(bela.locator(".message").last).to_contain_text("Shall <b>we</b>?")
    await expect(home.locator("#machine")).to_have_attribute("aria-label", "Who plays here: Ada")
    await bela.get_by_role("button", name="Who plays here").click()
    await bela.get_by_label("Your name").fill("Béla")
    await bela.get_by_role("button", name="Change").click()
    await expect(home.get_by_role("button", name="Play as Béla").first).to_be_visible()
    await bela.close()


async def test_after_a_restart_the_page_goes_on_where_it_was(home: Page, house: House) -> None:
    await home.locator(".match-card").first.click()
    choices = await asked(home)
    question = await panel(home).locator("#panel").inner_text()
    await house.stop()
    await expect(home.locator("#notice")).to_have_text(re.compile("Reconnecting"))
    await house.start()
    await expect(home.locator("#notice")).to_be_hidden()
    await choices.first.click()
    await expect(panel(home).locator("#panel")).not_to_have_text(question)
