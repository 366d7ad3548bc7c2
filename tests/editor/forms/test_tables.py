"""Tables: what goes out comes back the same, as any spreadsheet writes it; bad rows keep nobody from the good ones."""

import csv
import io

import pytest

from desktop.games.catalogue import content_kind
from desktop.kernel.content import base_values
from editor.document.document import Document
from editor.forms import tables
from editor.forms.shapes import shape_of
from tests.editor.forms.test_forms import whole
from tests.editor.forms.test_shapes import PARTS

MANY = [(game, part) for game, part in PARTS if part.many]


@pytest.mark.parametrize(("game", "part"), MANY, ids=[f"{game}-{part.name}" for game, part in MANY])
@pytest.mark.parametrize("between", [",", ";", "\t"])
def test_a_table_comes_back_as_it_was(game: str, part: object, between: str) -> None:
    shape = shape_of(part.model)  # type: ignore[attr-defined]
    values = base_values(content_kind(game))[part.name]  # type: ignore[attr-defined]
    text = respaced(tables.table_text(shape, values), between)
    table = tables.read_table(game, shape, b"\xef\xbb\xbf" + text.encode())
    assert not table.bad
    assert [item for _, item in table.good] == values


def respaced(text: str, between: str) -> str:
    """As another spreadsheet would write it."""
    out = io.StringIO()
    csv.writer(out, delimiter=between).writerows(csv.reader(io.StringIO(text, newline="")))
    return out.getvalue()


def cargoes() -> tuple[Document, tables.Shape]:
    return whole("space_movers"), shape_of(content_kind("space_movers").part("cargoes").model)  # type: ignore[union-attr]


def test_texts_with_line_ends_quotes_and_signs_come_back() -> None:
    _, shape = cargoes()
    texts = ['two\nlines, and a "quote"', "", '"quoted"', "{brace", " padded ", "a;b\tc", "🚀 مرحبا", "=1+1", "a\r\nb"]
    values = [
        {"id": f"c{n}", "title": "T", "flavour": text, "pick_up": "mars", "deliver": "earth", "pays": 3}
        for n, text in enumerate(texts)
    ]
    table = tables.read_table("space_movers", shape, tables.table_text(shape, values).encode())
    assert [item for _, item in table.good] == values


def test_good_rows_are_kept_and_bad_ones_listed() -> None:
    document, shape = cargoes()
    first = document.rows("cargoes")[0].value
    data = (
        "\ufeffid;title;flavour;pick_up;deliver;pays;colour\r\n"
        'new_one;"Zwei\nZeilen";;mars;earth;4,0;red\r\n'
        "new_two;Bad;;mars;earth;3,5;\r\n"
        ";No id;;mars;earth;3;\r\n"
        "new_one;Twice;;mars;earth;3;\r\n"
        ";;;;;;\r\n"
        f"{first['id']};Other;{first.get('flavour', '')};{first['pick_up']};{first['deliver']};{first['pays']};\r\n"
    ).encode()
    outcome = tables.plan(document, "cargoes", "id", tables.read_table("space_movers", shape, data))
    assert [item["title"] for item in outcome.fresh] == ["Zwei\nZeilen"]
    assert outcome.fresh[0]["pays"] == 4
    assert [value["title"] for _, value in outcome.changed] == ["Other"]
    assert [(one.line, one.column) for one in outcome.bad] == [(1, "colour"), (3, "pays"), (4, "id"), (5, "id")]
    before = document.pack().files["cargoes.json"]
    tables.take(document, "cargoes", outcome, "Import")
    assert document.stack.count() == 1
    assert len(document.rows("cargoes")) == 1 + before.count(b'"id"')
    document.undo()
    assert document.pack().files["cargoes.json"] == before


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (b"", "empty"),
        (b"a;b\n1;2", "should name columns"),
        (b"\0\1\2", "no table"),
        (b"id\n" + b"x\n" * 6000, "more than"),
        (b'id,title\n"' + b"x" * 300_000, "no table"),
    ],
)
def test_what_is_no_table_is_told(data: bytes, told: str) -> None:
    _, shape = cargoes()
    with pytest.raises(tables.NoTable, match=told):
        tables.read_table("space_movers", shape, data)


def test_words_that_people_read_are_understood() -> None:
    shape = shape_of(content_kind("amazing_space_venture").part("cards").model)  # type: ignore[union-attr]
    data = "kind,id,title,value,home\nPlanet,p,P,3,yes\nRocket,r,R,1,\n".encode("utf-16")
    table = tables.read_table("amazing_space_venture", shape, data)
    assert [item for _, item in table.good] == [{"kind": "planet", "id": "p", "title": "P", "value": 3, "home": True}]
    assert "none of" in table.bad[0].reason
