"""What Discord accepts as the components of a message, and how it counts them. Modals have rules of their own."""

from collections.abc import Callable

from .form import Form, Path
from .wire import Payload

(ACTION_ROW, BUTTON, STRING_SELECT, TEXT_INPUT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT, SECTION,
 TEXT_DISPLAY, THUMBNAIL, MEDIA_GALLERY, FILE, SEPARATOR) = range(1, 15)
CONTAINER, LABEL, FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 17, 18, 19, 21, 22, 23
SELECTS = frozenset({STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT})
LINK, PREMIUM = 5, 6

IN_CONTAINER = frozenset({ACTION_ROW, SECTION, TEXT_DISPLAY, MEDIA_GALLERY, FILE, SEPARATOR})
IN_MESSAGE = IN_CONTAINER | {CONTAINER}
MOST_COMPONENTS, MOST_TEXT, MOST_ID = 40, 4000, (1 << 31) - 1

Rule = Callable[[Payload, Path], None]


class MessageComponents:
    """One pass over the components of one message."""

    def __init__(self, form: Form, *, v2: bool) -> None:
        self.form = form
        self.v2 = v2
        self.count = 0
        self.letters = 0
        self.custom_ids: set[str] = set()
        self.ids: set[int] = set()

    def check(self, parts: list[Payload], path: Path) -> None:
        if not self.v2 and len(parts) > 5:
            self.form.length(path, parts, 1, 5)
        allowed = IN_MESSAGE if self.v2 else frozenset({ACTION_ROW})
        for i, part in enumerate(parts):
            self.part(part, (*path, i), allowed)
        if self.count > MOST_COMPONENTS:
            self.form.wrong(path, "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
                            f"The total number of components must be {MOST_COMPONENTS} or fewer.")
        if self.letters > MOST_TEXT:
            self.form.wrong(path, "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
                            f"The total displayable text must be {MOST_TEXT} or fewer characters.")

    def part(self, part: Payload, path: Path, allowed: frozenset[int]) -> None:
        self.count += 1
        self.number(part.get("id"), (*path, "id"))
        if not self.form.among((*path, "type"), part.get("type"), allowed):
            return
        rules: dict[int, Rule] = {
            ACTION_ROW: self.row, BUTTON: self.button, SECTION: self.section, TEXT_DISPLAY: self.text,
            THUMBNAIL: self.thumbnail, MEDIA_GALLERY: self.gallery, FILE: self.file, SEPARATOR: self.separator,
            CONTAINER: self.container}
        rules.get(part["type"], self.select)(part, path)

    def number(self, number: int | None, path: Path) -> None:
        """Without one, or with 0, Discord gives it a number that is free."""
        self.form.number(path, number, 0, MOST_ID)
        if number in self.ids:
            self.form.wrong(path, "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated")
        elif number:
            self.ids.add(number)

    def custom_id(self, part: Payload, path: Path) -> None:
        check_custom_id(self.form, part, path, self.custom_ids)

    def row(self, row: Payload, path: Path) -> None:
        parts = row.get("components") or []
        self.form.length((*path, "components"), parts, 1, 5)
        if len(parts) > 1 and any(part.get("type") in SELECTS for part in parts):
            self.form.wrong((*path, "components"), "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "A select fills a whole row.")
        for i, part in enumerate(parts):
            self.part(part, (*path, "components", i), SELECTS | {BUTTON})

    def button(self, button: Payload, path: Path) -> None:
        self.form.among((*path, "style"), button.get("style"), range(1, 7))
        self.form.length((*path, "label"), button.get("label"), 0, 80)
        if not button.get("label") and not button.get("emoji") and button.get("style") != PREMIUM:
            self.form.wrong(path, "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A button needs a label or an emoji.")
        if button.get("style") == LINK:
            self.form.length((*path, "url"), button.get("url"), 1, 512)
            if button.get("custom_id"):
                self.form.wrong((*path, "custom_id"), "BUTTON_COMPONENT_CUSTOM_ID_AND_URL",
                                "A custom id and url cannot both be specified")
        elif button.get("style") != PREMIUM:
            self.custom_id(button, path)
            if button.get("url"):
                self.form.wrong((*path, "url"), "BUTTON_COMPONENT_INVALID_STYLE", "Only link buttons have a url.")

    def select(self, select: Payload, path: Path) -> None:
        self.custom_id(select, path)
        check_select(self.form, select, path)

    def section(self, section: Payload, path: Path) -> None:
        parts = section.get("components") or []
        self.form.length((*path, "components"), parts, 1, 3)
        for i, part in enumerate(parts):
            self.part(part, (*path, "components", i), frozenset({TEXT_DISPLAY}))
        self.part(section.get("accessory") or {}, (*path, "accessory"), frozenset({BUTTON, THUMBNAIL}))

    def text(self, text: Payload, path: Path) -> None:
        self.form.length((*path, "content"), text.get("content"), 1, MOST_TEXT)
        self.letters += len(text.get("content") or "")

    def thumbnail(self, thumbnail: Payload, path: Path) -> None:
        self.media(thumbnail, path)

    def media(self, item: Payload, path: Path) -> None:
        self.form.length((*path, "media", "url"), (item.get("media") or {}).get("url"), 1, 2048)
        self.form.length((*path, "description"), item.get("description"), 0, 1024)

    def gallery(self, gallery: Payload, path: Path) -> None:
        items = gallery.get("items") or []
        self.form.length((*path, "items"), items, 1, 10)
        for i, item in enumerate(items):
            self.media(item, (*path, "items", i))

    def file(self, file: Payload, path: Path) -> None:
        url = (file.get("file") or {}).get("url", "")
        if not url.startswith("attachment://"):
            self.form.wrong((*path, "file", "url"), "UNFURLED_MEDIA_ITEM_INVALID", "A file must be an attachment://.")

    def separator(self, separator: Payload, path: Path) -> None:
        self.form.among((*path, "spacing"), separator.get("spacing", 1), (1, 2))

    def container(self, container: Payload, path: Path) -> None:
        self.form.number((*path, "accent_color"), container.get("accent_color"), 0, 0xFFFFFF)
        parts = container.get("components") or []
        self.form.length((*path, "components"), parts, 1, MOST_COMPONENTS)
        for i, part in enumerate(parts):
            self.part(part, (*path, "components", i), IN_CONTAINER)


def check_custom_id(form: Form, part: Payload, path: Path, taken: set[str]) -> None:
    custom_id = part.get("custom_id")
    form.length((*path, "custom_id"), custom_id, 1, 100)
    if custom_id in taken:
        form.wrong((*path, "custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated")
    elif custom_id:
        taken.add(custom_id)


def check_select(form: Form, select: Payload, path: Path) -> None:
    form.length((*path, "placeholder"), select.get("placeholder"), 0, 150)
    least, most = (1 if select.get(key) is None else select[key] for key in ("min_values", "max_values"))
    form.number((*path, "min_values"), least, 0, 25)
    form.number((*path, "max_values"), most, 1, 25)
    if least > most:
        form.wrong((*path, "min_values"), "BASE_TYPE_BAD_VALUE", "min_values must not be above max_values.")
    if select["type"] == STRING_SELECT:
        options = select.get("options") or []
        check_options(form, options, (*path, "options"), 1, 25)
        if options and most > len(options):
            form.wrong((*path, "max_values"), "SELECT_COMPONENT_MAX_VALUES_EXCEEDED",
                       "max_values must not be above the number of options.")
        if sum(bool(option.get("default")) for option in options) > most:
            form.wrong((*path, "options"), "SELECT_COMPONENT_TOO_MANY_DEFAULTS", "More defaults than max_values.")


def check_options(form: Form, options: list[Payload], path: Path, least: int, most: int) -> None:
    form.length(path, options, least, most)
    values = [option.get("value") for option in options]
    for i, option in enumerate(options):
        form.length((*path, i, "label"), option.get("label"), 1, 100)
        form.length((*path, i, "value"), option.get("value"), 1, 100)
        form.length((*path, i, "description"), option.get("description"), 0, 100)
        if values.index(option.get("value")) != i:
            form.wrong((*path, i, "value"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                       "The specified option value is already used")
