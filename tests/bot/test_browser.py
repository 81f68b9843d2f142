"""The real bot in the page of a real browser: what is written out as one line, and where its answer comes into view."""

import re
from collections.abc import AsyncIterator

import pytest
from playwright.async_api import Page, expect

from engine import Match, choices
from tests.bot.club import Club
from tests.browser.sitting import CHROMIUM, browsing

pytestmark = pytest.mark.skipif(not CHROMIUM.exists(), reason="there is no Chromium on this machine")
# Whether the message begins in the upper half of what is to be seen of the list.
BEGINS = """id => {
    const [view, node] = ["scroll", id].map(name => document.getElementById(name).getBoundingClientRect());
    return node.top >= view.top - 1 && node.top < view.top + view.height / 2;
}"""


@pytest.fixture
async def phone(club: Club) -> AsyncIterator[Page]:
    """Ada's, with a match of Ecosystem in #general whose cards are known."""
    await club.begin("ecosystem", "Ada", "Bela", here=True)
    async with browsing(club.playground.url, 400) as page:
        await expect(page.locator("#composer textarea")).to_have_attribute("placeholder", re.compile("#general"))
        yield page


def dealt(club: Club) -> Match:
    return club.client.services.sessions.live[1].match


async def paste(page: Page, line: str) -> None:
    """As one piece, as from a README."""
    words = page.locator("#composer textarea")
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
    await paste(phone, f"/ecosystem place card:{card} at:D3")
    await club.playground.until(lambda: 0 not in dealt(club).waiting)
    await expect(phone.locator(".message.private")).to_contain_text("Nothing to do for now")
    await club.quiet()
    assert not [post for post in club.posts("general", "Bela")[posts:] if "/ecosystem" in post["content"]]
    assert await phone.locator("#composer textarea").input_value() == ""


async def test_a_command_pasted_over_several_lines_is_one(club: Club, phone: Page) -> None:
    prompt = dealt(club).prompt(0)
    assert prompt is not None
    await paste(phone, f"/ecosystem\nplace card:{choices(prompt)[0].word.capitalize()}\nat:D3")
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
    question = await heading.inner_text()
    await choice.last.click()
    await expect(heading).not_to_have_text(question)
    for part in (picture, heading):
        await expect(part).to_be_in_viewport(ratio=1)


@pytest.mark.usefixtures("club")
async def test_a_folded_panel_opens_again_with_what_is_asked(phone: Page) -> None:
    await phone.get_by_role("button", name="Play", exact=True).last.click()
    panel = phone.get_by_role("region", name="Your panel")
    heading, fold = panel.get_by_role("heading").first, panel.get_by_role("button", name="Your panel")
    await expect(heading).to_be_in_viewport()
    await fold.click()
    await expect(heading).to_be_hidden()
    await paste(phone, "/play")
    await expect(heading).to_be_in_viewport()
    await panel.get_by_role("button", name="Dismiss message").click()
    await expect(panel).to_be_hidden()


@pytest.mark.usefixtures("club")
async def test_an_answer_beside_the_panel_is_not_covered_by_it(phone: Page) -> None:
    await phone.get_by_role("button", name="Play", exact=True).last.click()
    panel = phone.get_by_role("region", name="Your panel")
    await expect(panel.get_by_role("heading").first).to_be_in_viewport()
    await paste(phone, "/help")
    told = phone.locator("#log .message.private").last
    await expect(told).to_be_in_viewport(ratio=0.5)
    await expect(panel.get_by_role("heading")).to_have_count(0)
    await panel.get_by_role("button", name="Your panel").click()
    await expect(panel.get_by_role("heading").first).to_be_in_viewport()
