"""One window of a real browser for all tests of a file. Another page takes a second of the processor, and going on to
another address in the same one a third of that. Every playground has an address of its own.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from playwright.async_api import Page, async_playwright

# Without windows it takes half of the processor; either will do.
BROWSERS = [Path("/usr/bin", name) for name in ("chromium-headless-shell", "chromium")]
CHROMIUM = next(filter(Path.exists, BROWSERS), BROWSERS[-1])
ARGUMENTS = [
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync",
    "--disable-background-networking", "--disable-component-update",
]


@asynccontextmanager
async def window() -> AsyncIterator[Page]:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield await browser.new_page(reduced_motion="reduce")  # frames that nobody sees are drawn by the processor
        await browser.close()


async def leave(page: Page) -> None:
    """Nothing is left of what was done there, and whoever closes the playground waits for nobody."""
    await page.evaluate("localStorage.clear()")
    await page.goto("about:blank")
