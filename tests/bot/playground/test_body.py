"""How the playground reads what a bot uploads, whichever way it is written down."""

import pytest

from bot.playground.ledger import Upload
from bot.playground.rest.body import multipart
from bot.playground.wire import Refused

PICTURE = b"RIFF\r\n\r\n--\r\n--bound\r\n\x00\xff"
TEXT = b'--boundary\r\nContent-Disposition: form-data; name="payload_json"\r\n\r\n{"content": "a"}\r\n'
FILE = (
    b'--boundary\r\nContent-Type: image/webp\r\ncontent-disposition: form-data; name="files[3]"; '
    b"filename*=utf-8''Ga%C3%AFa.webp\r\n\r\n" + PICTURE + b"\r\n"
)
END = b"--boundary--\r\n"


@pytest.mark.parametrize("kind", [
    "multipart/form-data; boundary=boundary", 'Multipart/Form-Data; charset=utf-8; Boundary="boundary"',
])
@pytest.mark.parametrize("before", [b"", b"what nobody reads\r\n"])
def test_a_message_and_its_picture_are_read_whole(kind: str, before: bytes) -> None:
    body, files = multipart(kind, before + TEXT + FILE + END)
    assert body == {"content": "a"}
    assert files == {"3": Upload("Gaïa.webp", PICTURE)}


@pytest.mark.parametrize(("kind", "data"), [
    ("multipart/form-data", TEXT + END),
    ("multipart/form-data; boundary=boundary", b""),
    ("multipart/form-data; boundary=boundary", TEXT + FILE),
    ("multipart/form-data; boundary=other", TEXT + END),
    ("multipart/form-data; boundary=boundary", TEXT.replace(b"\r\n\r\n", b"\r\n") + END),
    ("multipart/form-data; boundary=boundary", TEXT.replace(b"}", b"") + END),
])
def test_what_is_not_whole_is_refused(kind: str, data: bytes) -> None:
    with pytest.raises(ValueError, match=r".+"):
        multipart(kind, data)


def test_a_form_within_a_form_is_refused() -> None:
    with pytest.raises(Refused):
        multipart("multipart/form-data; boundary=boundary", FILE.replace(b"image/webp", b"multipart/mixed") + END)
