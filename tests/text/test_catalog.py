"""How the catalog tells names, things, cards and numbers, and how a language is chosen."""

from pathlib import Path

import pytest

from parlour.bots.coaches.gatsby import CharacterWon, StepsToGo, WayThrough
from parlour.core.words import Reason
from parlour.games.gatsby.material import Space
from parlour.games.kairo.events import CardsPlayed, Earned
from parlour.games.kairo.material import Colour
from parlour.games.worlds_fair.actions import Lift, Place
from parlour.games.worlds_fair.events import Approved, CardAdded, CarMoved, Collected, Moved, Recalled, Reshuffled
from parlour.games.worlds_fair.material import Area, Figure
from parlour.text.catalog import (
    LANGUAGES,
    LOCALE,
    Catalog,
    MissingText,
    UnknownLanguage,
    catalog,
    choose_language,
    message_id,
)

EN, FR, PL = (Catalog(lang, "worlds_fair") for lang in ("en", "fr", "pl"))
NAMES = ["Ada", "Ben"]


def test_seats_are_told_by_name_and_things_by_theirs() -> None:
    assert EN.say(Place(Area.FINE_ARTS), NAMES) == "Place a supporter on Fine Arts."
    assert FR.say(Place(Area.FINE_ARTS), NAMES) == "Placer un Représentant sur le Palais des Beaux-Arts."
    assert PL.say(Place(Area.FINE_ARTS), NAMES) == "Postaw pracownika na obszarze Sztuki."
    assert "Ben" in EN.say(Lift(1, Area.ELECTRICITY), NAMES)


def test_a_name_has_the_form_its_language_needs_after_a_noun() -> None:
    moved = Moved(0, 1, Area.MANUFACTURES, Area.AGRICULTURE)
    assert EN.say(moved, NAMES) == "Ada moves a supporter of Ben from Manufactures to Agriculture."
    assert FR.say(moved, NAMES).endswith("du Palais des Manufactures au Palais de l’Agriculture.")
    assert PL.say(moved, NAMES) == "Ada przesuwa pracownika gracza Ben z obszaru Przemysłu na obszar Rolnictwa."


def test_a_seat_without_a_name_is_told_by_its_number() -> None:
    assert "Player 4" in EN.say(Lift(3, Area.ELECTRICITY), NAMES)


def test_what_is_there_twice_is_told_with_its_number() -> None:
    palmers = Collected(0, Area.ELECTRICITY, [80, 19, 81])
    assert EN.say(palmers, NAMES).endswith(": 2 × Bertha Palmer and Tesla’s Egg of Columbus.")
    assert FR.say(palmers, NAMES).endswith(": 2 × Bertha Palmer et L’Œuf de Colomb de Tesla.")
    told = [Catalog(lang, "kairo").say(CardsPlayed(0, [8, 8]), NAMES) for lang in ("en", "fr", "pl")]
    assert told[0] == "Ada plays 2 cards of section 8."
    assert "2 cartes de la partie 8" in told[1]
    assert "2 karty części 8" in told[2]


def test_cards_are_told_as_a_list_in_the_language() -> None:
    said = [each.say(Collected(0, Area.ELECTRICITY, [19, 41, 69]), NAMES) for each in (EN, FR, PL)]
    assert said[0] == "Ada collects from Electricity: Tesla’s Egg of Columbus, The Ferris Wheel and Daniel Burnham."
    assert said[1].endswith("L’Œuf de Colomb de Tesla, La Grande Roue de Ferris et Daniel Burnham.")
    assert said[2].endswith("Jajko Kolumba Tesli, Karuzela Ferrisa i Daniel Burnham.")


def test_one_card_and_none() -> None:
    assert (
        EN.say(Approved(1, Area.ELECTRICITY, [19]), NAMES)
        == "Ben gets approved at Electricity: Tesla’s Egg of Columbus."
    )
    assert EN.say(Collected(1, Area.ELECTRICITY, []), NAMES) == "Ben finds no cards at Electricity."
    assert EN.say(CardAdded(Area.ELECTRICITY, 0), NAMES) == "New at Electricity: a face-down card."


def test_numbers_decline() -> None:
    assert [EN.say(Recalled(0, Area.FINE_ARTS, n), NAMES) for n in (1, 2)] == [
        "Ada recalls a supporter from Fine Arts.",
        "Ada recalls 2 supporters from Fine Arts.",
    ]
    assert [PL.say(Reshuffled(n), NAMES).split(": ")[1] for n in (1, 3, 5, 22)] == [
        "nową tworzy jedna odrzucona karta.",
        "nową tworzą 3 potasowane karty odrzucone.",
        "nową tworzy 5 potasowanych kart odrzuconych.",
        "nową tworzą 22 potasowane karty odrzucone.",
    ]
    assert FR.say(CarMoved(1, 0), NAMES) == "La Cabine avance d’une case et s’arrête au Départ."
    assert EN.say(CarMoved(2, 1), NAMES) == "The car moves on by 2 spaces; one ticket to go before scoring."


def test_other_forms_of_a_name() -> None:
    assert [each.name(Area.FINE_ARTS, "letter") for each in (EN, FR, PL)] == ["F", "B", "S"]
    assert EN.name(Figure.SAINT_GAUDENS, "short") == "Saint-Gaudens"


def test_what_is_missing_is_named_with_its_language() -> None:
    with pytest.raises(MissingText, match="pl: 'no-such' is missing"):
        PL.text("no-such")
    with pytest.raises(MissingText, match=r"en: 'area-fine-arts' has no \.plural"):
        EN.name(Area.FINE_ARTS, "plural")
    with pytest.raises(MissingText, match="fr: 'undone' cannot be told"):
        FR.text("undone")
    with pytest.raises(MissingText, match="why-no-such"):
        EN.why(Reason("no-such", "WF 1.1"))
    with pytest.raises(MissingText, match=r"is missing$"):
        Catalog("en").text("game-title")


def test_what_a_game_lacks_is_told_with_its_page_and_the_command_that_lists_it() -> None:
    remedy = r"text/locale/fr/worlds_fair\.ftl; `parlour catalog worlds_fair` lists all$"
    for id, form in (("no-such", None), ("area-fine-arts", "no-form"), ("undone", None)):
        with pytest.raises(MissingText, match=remedy):
            FR.text(id, form)


def test_only_words_are_said() -> None:
    with pytest.raises(TypeError):
        message_id(int)


def test_a_catalog_is_read_once() -> None:
    assert catalog("en", "worlds_fair") is catalog("en", "worlds_fair")


def test_the_house_speaks_what_it_has_catalogs_of() -> None:
    assert LANGUAGES[0] == "en"
    assert {"fr", "pl"} <= set(LANGUAGES)
    with pytest.raises(UnknownLanguage, match=f"'la'.*{', '.join(LANGUAGES)}"):
        Catalog("la")


@pytest.mark.parametrize(
    ("asked", "environ", "lang"),
    [
        (None, {}, "en"),
        ("fr", {"PARLOUR_LANG": "pl"}, "fr"),
        ("FR-ca", {}, "fr"),
        (None, {"PARLOUR_LANG": "pl", "LC_ALL": "fr_FR.UTF-8"}, "pl"),
        (None, {"LC_ALL": "fr_FR.UTF-8", "LANG": "pl_PL.UTF-8"}, "fr"),
        (None, {"LC_ALL": "", "LANG": "pl_PL.UTF-8"}, "pl"),
        (None, {"LC_ALL": "C", "LANG": "pl_PL.UTF-8"}, "en"),
        (None, {"LANG": "la_VA.UTF-8"}, "en"),
        (None, {"LANG": "pl.UTF-8"}, "pl"),
    ],
)
def test_a_language_is_chosen(asked: str | None, environ: dict[str, str], lang: str) -> None:
    assert choose_language(asked, environ) == lang


@pytest.mark.parametrize(("asked", "environ"), [("la", {}), (None, {"PARLOUR_LANG": "klingon"})])
def test_a_language_asked_for_has_to_be_there(asked: str | None, environ: dict[str, str]) -> None:
    with pytest.raises(UnknownLanguage):
        choose_language(asked, environ)


def test_a_game_may_bring_its_own_folder(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "tic.ftl").write_text("game-title = Tic\n", "utf-8")
    assert Catalog("en", "tic", tmp_path).text("game-title") == "Tic"


def test_french_elides_before_names_that_begin_with_a_vowel() -> None:
    french = Catalog("fr")
    assert french.text("takes-other", count=2, name="Invité 2") == "2 coups d’Invité 2"
    assert french.text("takes-other", count=2, name="Louis") == "2 coups de Louis"
    assert "de Ada" not in Catalog("fr", "gatsby").text("takes-other", count=1, name="Ada")


def test_a_place_of_gatsby_stands_after_its_noun() -> None:
    french, polish = Catalog("fr", "gatsby"), Catalog("pl", "gatsby")
    won = CharacterWon(Space.BOTTOM, 1, 2)
    assert french.say(won, NAMES) == "Personnage du bas du Cabaret : gagné, au lieu de : à l’adversaire."
    assert polish.say(won, NAMES) == "Postać z dołu Kabaretu: zdobyta, zamiast: u przeciwnika."
    way = WayThrough(Space.LEFT, 2, -1, 3, 1)
    assert "pour le personnage de la gauche du Cabaret : 2 (adversaire : coupé)" in french.say(way, NAMES)
    assert french.say(way, NAMES, "look") == "Le chemin vers la gauche du Cabaret, et comment le couper"
    assert "postaci z lewej strony Kabaretu: 2 (przeciwnik: przecięta)" in polish.say(way, NAMES)
    climb = StepsToGo(Space.STEP_7, 2, 3, 4, 3)
    assert french.say(climb, NAMES).startswith("Étages encore à monter jusqu’à l’étage 7 : 2")
    assert polish.say(climb, NAMES).startswith("Do piętra 7 brakuje jeszcze pięter: 2 (przeciwnikowi: 3)")


def test_coins_of_kairo_agree_with_their_colour() -> None:
    french, polish = Catalog("fr", "kairo"), Catalog("pl", "kairo")
    one, two = Earned(0, Colour.BLUE, 1), Earned(0, Colour.WHITE, 2)
    assert (french.say(one, NAMES), french.say(two, NAMES)) == (
        "Ada reçoit 1 pièce bleue.",
        "Ada reçoit 2 pièces blanches.",
    )
    assert polish.say(two, NAMES) == "Ada dostaje 2 monety koloru białego."


def test_numbers_of_a_sentence_have_their_forms() -> None:
    french, polish = Catalog("fr"), Catalog("pl")
    assert french.text("daily-result", place=1, seats=3, points=1) == "1re place sur 3, 1 point"
    assert french.text("coach-cost", cost=1, error=1, best="").startswith("Cela a coûté environ 1 point de chances")
    for misses, told in ((1, "1 pomyłka kończy"), (3, "3 pomyłki kończą"), (5, "5 pomyłek kończy")):
        assert told in polish.text("puzzle-rush", minutes=5, misses=misses)


@pytest.mark.parametrize(("lang", "wrong"), [("en", " %"), ("pl", " %"), ("fr", "}%")])
def test_a_per_cent_sign_stands_where_its_language_has_it(lang: str, wrong: str) -> None:
    found = [page.name for page in (LOCALE / lang).glob("*.ftl") if wrong in page.read_text("utf-8")]
    assert not found, f"{lang}: '{wrong}' in {', '.join(found)}"


def test_one_thing_is_named_and_several_are_counted() -> None:
    french = Catalog("fr", "kairo")
    assert french.times("card-1", 1) == french.card(1) == "une carte de la partie 1"
    assert french.times("card-1", 2) == "2 cartes de la partie 1"
    assert EN.times("figure-burnham", 2) == f"2 × {EN.text('figure-burnham')}"
