"""The real bot in the page of a real browser: what is written out as one line, and where its answer comes into view."""

import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Page, expect

from bot.paint.painter import Painter
from engine import Match, choices, letter
from tests.bot.club import Club
from tests.bot.conftest import described
from tests.browser.sitting import visit
from tests.browser.window import CHROMIUM, leave, window

pytestmark = [
    pytest.mark.skipif(not CHROMIUM.exists(), reason="there is no Chromium on this machine"),
    pytest.mark.asyncio(loop_scope="module"),  # one window, and so one loop, for all
]
MANY = 7  # plants to choose from
READABLE = 320  # pixels of a picture on a phone
# Whether the message begins in the upper half of what is to be seen of the list.
BEGINS = """id => {
    const [view, node] = ["scroll", id].map(name => document.getElementById(name).getBoundingClientRect());
    return node.top >= view.top - 1 && node.top < view.top + view.height / 2;
}"""


@pytest.fixture
def painter(sketching: Painter) -> Painter:
    """In a page they are looked at."""
    return sketching


@pytest_asyncio.fixture(loop_scope="module")
async def club(tmp_path: Path, painter: Painter) -> AsyncIterator[Club]:
    async with described(tmp_path / "club.sqlite3", painter) as club:
        yield club


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def opening() -> AsyncIterator[Page]:
    async with window() as page:
        yield page


@pytest_asyncio.fixture(loop_scope="module")
async def phone(club: Club, opening: Page) -> AsyncIterator[Page]:
    """Ada's, with a match of Ecosystem in #general whose cards are known."""
    await club.begin("ecosystem", "Ada", "Bela", here=True)
    await visit(opening, club.playground.url, 400)
    await expect(opening.locator("#composer textarea")).to_have_attribute("placeholder", re.compile("#general"))
    yield opening
    await leave(opening)


def dealt(club: Club) -> Match:
    return club.client.services.sessions.live[1].match


async def paste(page: Page, line: str) -> None:
    """As one piece, as from a README."""
    words = page.locator("#composer textarea")
    if not await words.is_visible():  # below the panel
        await page.get_by_role("button", name="Show or hide your panel").click()
    await words.click()
    await page.keyboard.insert_text(line)
    await words.press("Enter")
    if await page.locator("#composer .command").count():  # a command without options waits for some
        await page.keyboard.press("Enter")


async def in_view_from_its_top(page: Page) -> None:
    """The newest private message, which on a phone is higher than the half of the page."""
    name = await page.locator(".message.private").last.get_attribute("id")
    await page.wait_for_function(BEGINS, arg=name)


async def test_the_typed_form_of_the_readme_works_as_one_line(club: Club, phone: Page) -> None:
    prompt = dealt(club).prompt(0)
    assert prompt is not None
    card = choices(prompt)[0].word.capitalize()
    posts = len(club.posts("general", "Bela"))
    await paste(phone, f"/ecosystem place card:{card} at:E4")
    await club.playground.until(lambda: 0 not in dealt(club).waiting)
    await expect(phone.locator(".message.private")).to_contain_text("Nothing to do for now")
    await club.quiet()
    assert not [post for post in club.posts("general", "Bela")[posts:] if "/ecosystem" in post["content"]]
    assert await phone.locator("#composer textarea").input_value() == ""


async def test_a_command_pasted_over_several_lines_is_one(club: Club, phone: Page) -> None:
    prompt = dealt(club).prompt(0)
    assert prompt is not None
    await paste(phone, f"/ecosystem\nplace card:{choices(prompt)[0].word.capitalize()}\nat:E4")
    await club.playground.until(lambda: 0 not in dealt(club).waiting)


@pytest.mark.usefixtures("club")
async def test_a_command_that_takes_nothing_is_sent_when_it_is_chosen(phone: Page) -> None:
    box = phone.locator("#composer textarea")
    await box.press_sequentially("/")
    await expect(phone.locator("#popup .hint")).to_have_count(0)  # all commands, not those of one name
    await box.press_sequentially("privacy")
    await box.press("Enter")
    await expect(phone.locator(".message.private")).to_contain_text("What Thicket keeps about you")


NO_COMMANDS = {
    "/ecosytem place card:Wolf": "There is no command /ecosytem. Did you mean: /ecosystem?",
    "/ecosystem plce card:Wolf": "There is no command /ecosystem plce. Did you mean: /ecosystem place?",
    "/ecosystem place crd:Wolf": "/ecosystem place does not understand “crd”. It takes card:, at:, swap:, with:.",
    "/card game:gaia": "/card needs name.",
    "/settings theme:drk": "Theme does not offer “drk”; did you mean dark?",
    "/board Belo": "There is nobody called Belo. Did you mean: Bela?",
    "/who player:": "Name somebody. There are: Ada, Bela, Chidi, Dora, Emil, Fern.",
    "/ecosystem place card:Wolf at:D4 at:D3": "/ecosystem place has at: twice; say it once.",
    "/card bee nam:bear": "/card does not understand “nam”. It takes name:, game:.",
    "/help me": "/help does not understand “me”. It takes nothing.",
    "/card bee name:bear": "/card does not understand “bee”. It takes name:, game:.",
}


async def test_a_line_that_is_no_command_stays_where_it_was_written(club: Club, phone: Page) -> None:
    posts, words = len(club.posts("general", "Bela")), phone.locator("#composer textarea")
    for line, said in NO_COMMANDS.items():
        await paste(phone, line)
        await expect(phone.locator("#composer .failure")).to_have_text(said)
        assert await words.input_value() == line
        await words.fill("")
    assert len(club.posts("general", "Bela")) == posts


async def test_a_misspelt_card_is_answered_with_the_nearest(club: Club, phone: Page) -> None:
    prompt = dealt(club).prompt(0)
    assert prompt is not None
    card = choices(prompt)[0].word.capitalize()
    await paste(phone, f"/ecosystem place {card}x at:D3")  # a value without a name is the first parameter's
    await expect(phone.locator(".message.private")).to_contain_text(
        f"“{card}x” is not among the choices. Did you mean: {card}?"
    )


async def test_how_to_begin_comes_first_in_the_list_of_commands(phone: Page) -> None:
    await phone.locator("#composer textarea").press_sequentially("/")
    await expect(phone.locator(".offer").first).to_contain_text("/new earth")


@pytest.mark.usefixtures("club")
async def test_an_answer_comes_into_view_from_its_top(phone: Page) -> None:
    for line in ("/rules game:gaia", "/help"):
        if line == "/help":  # at the top of every channel it need not be typed
            await phone.get_by_role("button", name="/help", exact=True).click()
        else:
            await paste(phone, line)
        await expect(phone.locator(".message.private .thinking")).to_have_count(0)
        await in_view_from_its_top(phone)
        await expect(phone.locator("#present")).to_be_hidden()  # nothing is newer


# How far a menu of many words reaches beyond the answers, and the rims of a good choice and of a marked one.
LOOKS = """answers => {
  const words = answers.querySelector(".picked"), said = words.textContent;
  words.textContent = "Which of your cards do you play now? ".repeat(4);
  const wide = answers.scrollWidth - answers.clientWidth;
  words.textContent = said;
  const rim = use => {
    const button = Object.assign(document.createElement("button"), {className: "button success"});
    button.dataset.use = use;
    answers.append(button);
    const found = getComputedStyle(button).boxShadow;
    button.remove();
    return found;
  };
  return [wide, rim("1:p:card"), rim("1:mark:card")];
}"""


@pytest.mark.usefixtures("club")
@pytest.mark.parametrize("width", [400, 1280])
async def test_the_panel_is_docked_with_picture_question_and_buttons_in_view(phone: Page, width: int) -> None:
    await phone.set_viewport_size({"width": width, "height": 800})
    await phone.get_by_role("button", name="Play", exact=True).last.click()
    panel = phone.get_by_role("region", name="Your panel")
    picture, heading = panel.locator(".shot img"), panel.get_by_role("heading").first
    choice = panel.locator("button[data-use*=':p:']")
    for part in (picture, heading, choice.first, choice.last):
        await expect(part).to_be_in_viewport(ratio=1)
    await expect(phone.locator("#log .message.private")).to_have_count(0)
    wide, good, marked = await panel.locator(".answers").evaluate(LOOKS)
    assert wide <= 0, "a long menu is no wider than the panel"
    assert good != marked, "what is good to choose does not look as if it were chosen"
    question = await heading.inner_text()
    await choice.last.click()
    await expect(heading).not_to_have_text(question)
    for part in (picture, heading):
        await expect(part).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("width", [400, 1280])
async def test_what_is_lettered_in_the_picture_can_be_clicked(club: Club, phone: Page, width: int) -> None:
    await phone.set_viewport_size({"width": width, "height": 800})
    await phone.get_by_role("button", name="Play", exact=True).last.click()
    panel, prompt = phone.get_by_role("region", name="Your panel"), dealt(club).prompt(0)
    assert prompt is not None
    letters = [letter(number) for number in range(len(choices(prompt)))]
    spots = panel.locator(".spot")
    await expect(spots).to_have_count(len(letters))
    assert [await spot.get_attribute("data-spot") for spot in await spots.all()] == letters
    await panel.locator("[data-spot=B]").click()
    await club.playground.until(lambda: 0 not in dealt(club).waiting)
    view: Any = dealt(club).view(0)
    assert view.chosen.card == choices(prompt)[1].word
    await expect(spots).to_have_count(0)


@pytest.mark.usefixtures("club")
async def test_a_folded_panel_opens_again_with_what_is_asked(phone: Page) -> None:
    await phone.get_by_role("button", name="Play", exact=True).last.click()
    panel = phone.get_by_role("region", name="Your panel")
    heading, answers = panel.get_by_role("heading").first, panel.locator(".answers")
    await expect(answers).to_be_in_viewport()
    await panel.get_by_role("button", name="Your panel").click()
    await expect(answers).to_be_hidden()
    await expect(heading).to_be_in_viewport()
    await paste(phone, "/play")
    await expect(answers).to_be_in_viewport()
    await panel.get_by_role("button", name="Dismiss message").click()
    await expect(panel).to_be_hidden()


async def test_an_answer_beside_the_panel_is_not_covered_by_it(club: Club, phone: Page) -> None:
    earlier = await club.slash("Ada", "general", "rules")
    await phone.get_by_role("button", name="Play", exact=True).last.click()
    panel = phone.get_by_role("region", name="Your panel")
    await expect(panel.get_by_role("heading").first).to_be_in_viewport()
    await paste(phone, "/help")
    told = phone.locator("#log .message.private").last
    await expect(told).to_be_in_viewport(ratio=0.5)
    await expect(panel.locator(".answers")).to_be_hidden()
    await panel.get_by_role("button", name="Your panel").click()
    await expect(panel.locator(".answers")).to_be_in_viewport()
    await club.choose("Ada", earlier, "6 Alone")
    await expect(phone.locator("#log .message.private").first).to_contain_text("6.1")
    await expect(panel.locator(".answers")).to_be_in_viewport()
    await panel.get_by_role("button", name="Hint").click()
    for part in (panel.locator(".advice").get_by_text("would choose"), panel.locator("button[data-use*=':p:']").first):
        await expect(part).to_be_in_viewport(ratio=1)
    await panel.get_by_role("button", name="Close the answer").click()
    await expect(panel.locator(".shot").first).to_be_in_viewport()
    await panel.locator(".select").last.click()
    await panel.locator(".options:not([hidden]) .option").first.click()
    for part in (panel.locator(".advice .shot"), panel.locator("button[data-use*=':p:']").first):
        await expect(part).to_be_in_viewport(ratio=0.3)
    for person in ("Ada", "Bela", "Ada"):
        await club.part(person, "general")
    await club.quiet()
    await club.slash("Ada", "general", "replay", turn=1)
    await expect(panel.get_by_role("heading").first).to_contain_text("turn 1 of 1")
    await expect(panel.locator(".sight .shot img").first).to_have_attribute("alt", re.compile("^Round 1"))


async def test_on_a_phone_the_panel_leaves_a_vote_in_view_until_it_is_answered(club: Club, phone: Page) -> None:
    for person in ("Ada", "Bela"):
        await club.part(person, "general")
    asked = await club.slash("Ada", "general", "undo")
    await club.press("Ada", asked, "Ask the table")
    await club.quiet()
    await phone.keyboard.press("Alt+2")
    panel, agree = phone.get_by_role("region", name="Your panel"), phone.get_by_role("button", name="Agree")
    await expect(panel.get_by_role("heading").first).to_be_in_viewport()
    for part in (agree, phone.get_by_text("would like to take back")):
        await expect(part).to_be_in_viewport(ratio=1)
    await phone.get_by_role("button", name="Refuse").click()
    await expect(panel.locator(".answers")).to_be_in_viewport()


def planting(match: Match) -> bool:
    prompt = match.prompt(0)
    return prompt is not None and prompt.ask == "plant" and len(choices(prompt)) > MANY


async def test_on_a_phone_help_stays_in_reach_of_many_choices(club: Club, opening: Page) -> None:
    await club.arrive("renature", planting)
    await visit(opening, club.playground.url, 1280)
    await opening.set_viewport_size({"width": 400, "height": 800})
    panel = opening.get_by_role("region", name="Your panel")
    for part in (panel.locator("button[data-use*=':p:']").first, panel.get_by_role("button", name="What each brings")):
        await expect(part).to_be_in_viewport(ratio=1)
    await expect(panel.locator(".select").last).to_be_in_viewport(ratio=1)
    drawn = await panel.locator(".shot").first.bounding_box()
    assert drawn is not None
    assert drawn["width"] > READABLE, "words and buttons give it their room"
    first, second = [await panel.locator("button[data-use*=':p:']").nth(number).bounding_box() for number in (0, 1)]
    assert first is not None
    assert second is not None
    assert first["y"] == second["y"], "two stand in a row"
    await leave(opening)
