"""Copy and paste between packs, with pictures and comments."""

import pytest
from PySide6.QtCore import QBuffer
from PySide6.QtGui import QColor, QImage

from editor.document import clipping, notes
from editor.document.document import Document
from editor.document.fresh import draft_from
from editor.forms.renaming import rename
from editor.game_words import templates


def deck() -> Document:
    template = next(one for one in templates("amazing_space_venture") if one.title == "A card deck")
    return Document(draft_from("amazing_space_venture", "Deck", "", template))


def picture() -> bytes:
    image = QImage(8, 8, QImage.Format.Format_RGB32)
    image.fill(QColor("#123456"))
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")
    return bytes(buffer.data().data())


def test_items_travel_with_picture_and_comment() -> None:
    one, other = deck(), deck()
    uid = one.rows("cards")[0].uid
    name = one.value(uid, ["id"])
    one.set_file(clipping.picture_name("cards", name, ".png"), picture(), "Picture")
    notes.set_note(one, "cards", name, "too strong?", "Note")
    text = clipping.clip_text(one.game, "cards", clipping.clips_of(one, "cards", [uid]))
    part, clips = clipping.read_clips(text, other.game)
    (fresh,) = clipping.paste(other, part, clips, None, "Paste 1 card")
    copied = other.value(fresh, ["id"])
    assert copied != name
    assert copied.startswith(name[:5])
    assert other.draft.files[clipping.picture_name("cards", copied, ".png")] == picture()
    assert notes.note(other, "cards", copied) == "too strong?"
    assert other.stack.count() == 1
    other.undo()
    assert len(other.rows("cards")) == 1
    assert not other.draft.files


def test_items_go_with_all_that_is_theirs() -> None:
    document = deck()
    uid = document.rows("cards")[0].uid
    name = document.value(uid, ["id"])
    document.set_file(clipping.picture_name("cards", name, ".png"), picture(), "Picture")
    notes.set_note(document, "cards", name, "hm", "Note")
    clipping.remove(document, "cards", [uid], "Remove")
    assert not document.rows("cards")
    assert not document.draft.files
    document.undo()
    assert notes.note(document, "cards", name) == "hm"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("hello", "no items"),
        ("{}", "no items"),
        ('{"starshelf": 9}', "another version"),
        ('{"starshelf": 1, "game": "space_movers", "part": "events", "items": []}', "another game"),
        ('{"starshelf": 1, "game": "amazing_space_venture", "part": "board", "items": []}', "cannot be added"),
        ('{"starshelf": 1, "game": "amazing_space_venture", "part": "cards", "items": [3]}', "no items"),
        ('{"starshelf": 1, "game": "amazing_space_venture", "part": "cards", "items": [{"value": 3}]}', "no items"),
    ],
)
def test_what_cannot_be_pasted_is_told(text: str, told: str) -> None:
    with pytest.raises(clipping.NotPasted, match=told):
        clipping.read_clips(text, "amazing_space_venture")


def test_a_picture_that_is_none_does_not_come_along() -> None:
    text = (
        '{"starshelf": 1, "game": "amazing_space_venture", "part": "cards",'
        ' "items": [{"value": {"id": "a"}, "pictures": {".png": "AAAA", "/x.png": "AAAA"}}]}'
    )
    _, (clip,) = clipping.read_clips(text, "amazing_space_venture")
    assert not clip.pictures


def test_pictures_of_single_cards_follow_their_set() -> None:
    template = next(one for one in templates("space_movers") if one.title == "An adventure")
    document = Document(draft_from("space_movers", "Story", "", template))
    uid = document.rows("adventures")[0].uid
    name = document.value(uid, ["id"])
    document.set_file(f"art/adventures/{name}-3.png", picture(), "Picture")
    rename(document, "adventures", uid, ("id",), "other", "Id")
    assert list(document.draft.files) == ["art/adventures/other-3.png"]
    clips = clipping.clips_of(document, "adventures", [uid])
    clipping.paste(document, "adventures", clips, None, "Paste")
    assert "art/adventures/other_2-3.png" in document.draft.files
    clipping.remove(document, "adventures", [uid], "Remove")
    assert list(document.draft.files) == ["art/adventures/other_2-3.png"]
