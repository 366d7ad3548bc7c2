"""Sentences: filled for a screen, with names and a translation."""

from __future__ import annotations

import pytest

from desktop.kernel.words import SeatName, Sentence, listed


def test_gaps_are_filled_with_names_numbers_and_sentences() -> None:
    sentence = Sentence(
        "{who} takes {n} from {other}: {why}",
        {"who": SeatName(0), "n": 3, "other": SeatName(5), "why": Sentence("{x}!", {"x": "luck"})},
    )
    assert sentence.fill(["Ada", "Ben"]) == "Ada takes 3 from Seat 6: luck!"
    assert str(sentence) == "Seat 1 takes 3 from Seat 6: luck!"


def test_the_template_is_translated_and_names_are_not() -> None:
    german = {"{who} draws {what}.": "{who} zieht {what}.", "a card": "eine Karte"}
    sentence = Sentence("{who} draws {what}.", {"who": SeatName(0), "what": Sentence("a card")})
    assert sentence.fill(["a card"], lambda text: german[text]) == "a card zieht eine Karte."


def test_braces_in_what_people_type_do_no_harm() -> None:
    assert Sentence("{who} passes.", {"who": SeatName(0)}).fill(["{x} {0}"]) == "{x} {0} passes."


def test_a_seat_that_does_not_exist_still_makes_a_sentence() -> None:
    assert Sentence("{who} waits.", {"who": SeatName(-4)}).fill(["Ada"]) == "Seat -3 waits."


@pytest.mark.parametrize(
    ("items", "text"),
    [([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", Sentence("b"), "c"], "a, b and c")],
)
def test_lists_are_joined_as_people_say_them(items: list[str | Sentence], text: str) -> None:
    assert str(listed(items)) == text
