"""Profiles and challenges on the page: seen, set, sent, answered; by the keyboard, on a phone, in three languages."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count

import pytest
from playwright.sync_api import Page, expect

from parlour.core.table import Table
from parlour.games import find, games
from tests.web.asking import ASK
from tests.web.conftest import Opening
from tests.web.test_people import JOINED, MEETING, named
from tests.web.visitor import House, axe, readable

ME = "async () => {" + ASK + ' return (await ask("GET", "/api/me")).player; }'
BEFRIEND = "async (player) => {" + ASK + ' await ask("PUT", "/api/me/friends", {player, friend: true}); }'
FIRST = {game: Table(find(game), 2, 0, {}).legal()[0].write() for game in games()}  # a choice with which each begins
NUMBERS = count(1000)  # of results
OPEN = "async (wanted) => {" + ASK + ' await ask("PUT", "/api/me/openness", wanted); }'


@contextmanager
def stored(house: House) -> Iterator[sqlite3.Connection]:
    """The store of the house, beside it."""
    with sqlite3.connect(house.data / "parlour.sqlite", timeout=60) as connection:
        yield connection
    connection.close()


def friends(ann: Page, bo: Page) -> tuple[str, str]:
    """They have met, and are friends."""
    named(ann, "Ann")
    named(bo, "Bo")
    ann.evaluate(JOINED, [bo.evaluate(MEETING, [False])])
    ids = str(ann.evaluate(ME)), str(bo.evaluate(ME))
    ann.evaluate(BEFRIEND, ids[1])
    bo.evaluate(BEFRIEND, ids[0])
    return ids


def a_life(house: House, player: str, other: str) -> None:
    """A member with finished games, ratings and costs, as the house would have kept them."""
    with stored(house) as store:
        store.execute("update players set role = 'member' where id = ?", (player,))
        table = "insert into tables (id, game, rules, options, public, live, clock, secret, seed, phase, word, made,"
        table += ' "at", changed, several, watch, spare, lots, outcome)'
        table += " values (?, ?, 1, '{}', 0, 1, '{}', ?, '1', 'over', '', 0, 3, ?, 0, 1, 'open', 0, ?)"
        sits = 'insert into seats ("table", seat, kind, player, name, level, nonce) values (?, ?, ?, ?, ?, ?, ?)'
        play = 'insert into entries ("table", "at", kind, seat, text, "by", spent, time)'
        play += " values (?, ?, 'play', ?, ?, ?, 0, 0)"
        for n in range(34):
            game, first = list(FIRST.items())[n % len(FIRST)]
            id, ranks = f"{player}-{n}", [1, 2] if n % 4 else [2, 1]
            outcome = json.dumps({"reason": "", "ranks": ranks, "scores": [3, 2], "sheet": []})
            store.execute(table, (id, game, "0" * 64, n, outcome))
            who = other if n % 2 else None
            for seat, one in enumerate((player, who)):
                kind, level = ("person", None) if one else ("bot", 2)
                store.execute(sits, (id, seat, kind, one, "x", level, ""))
            store.execute(play, (id, 0, 0, first, player))
            if n > 18:
                report = {"accounts": [{"start": 0, "own": -40_000, "others": 0, "luck": 21_000, "result": 0}] * 2}
                store.execute("insert into analyses values (?, 'v', 1, 1, ?, 0)", (id, json.dumps(report)))
        for n in range(12):
            result = f"{player}-r{n}"
            store.execute("insert into results values (?, 'kairo', 2, ?, ?)", (result, next(NUMBERS), n))
            rating = (25 + n / 9, 8 - n / 3, 25 + (n + 1) / 9, 8 - (n + 1) / 3)
            store.execute("insert into placings values (?, 0, ?, null, 1, 0, ?, ?, ?, ?)", (result, player, *rating))
        store.execute("insert into ratings values (?, 'kairo', 2, 26.3, 4.0, 12)", (player,))
        for n in range(60):
            when = 1_790_000_000_000 + (n // 20) * 2_700_000_000
            cost = 10_000 + 900 * (n % 20)
            store.execute(
                "insert into judged values (?, 'made', ?, 'kairo', 'v', ?, 1, 'lure', ?, '')", (player, n, when, cost)
            )


@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("fr", True), ("pl", True)])
def test_a_profile_is_seen_by_friends_and_as_its_owner_says(
    visit: Opening, house: House, lang: str, phone: bool
) -> None:
    ann, bo, eve = visit(lang=lang, phone=phone), visit(lang=lang, phone=phone, dark=lang == "fr"), visit()
    me, other = friends(ann, bo)
    a_life(house, me, other)
    ann.goto("/people")
    ann.locator("[data-test=my-profile]").press("Enter")
    expect(ann.locator("[data-test=played-chart] text").first).to_be_visible()
    expect(ann.locator("[data-test=against-chart] circle").first).to_be_visible()
    expect(ann.locator("[data-test=openings] li")).to_have_count(3)
    expect(ann.locator("[data-test=skill-and-luck]")).to_have_count(3)
    expect(ann.locator("[data-test=rating-line] path").first).to_be_visible()
    for fold in ("played", "against"):
        ann.locator(f"[data-test={fold}-fold] summary").press("Enter")
        expect(ann.locator(f"[data-test={fold}] tbody tr").first).to_be_visible()
    readable(ann)
    axe(ann)
    bo.goto("/people")
    bo.locator("[data-test=friend] [data-test=profile]").press("Enter")
    expect(bo.get_by_role("heading", level=1)).to_have_text("Ann")
    expect(bo.locator("[data-test=played-chart]")).to_be_visible()
    expect(bo.locator("[data-test=judged]")).to_have_count(0)
    expect(bo.locator("[data-test=openness]")).to_have_count(0)
    readable(bo)
    axe(bo)
    ann.locator("[data-test=openness] [role=switch]").press("Enter")
    ann.locator("[data-test=openness] [role=radio]").nth(1).press("ArrowRight")
    expect(ann.locator("[data-test=openness] [role=radio]").nth(2)).to_have_attribute("aria-checked", "true")
    named(eve, "Eve")
    for page in (bo, eve):
        page.goto(f"/people/{me}")
        expect(page.locator("[data-test=no-profile]")).to_be_visible()
        axe(page)
    readable(bo)
    ann.locator("[data-test=openness] [role=radio]").nth(2).press("Home")
    expect(ann.locator("[data-test=openness] [role=radio]").first).to_have_attribute("aria-checked", "true")
    eve.reload()
    expect(eve.locator("[data-test=judged]").first).to_be_visible()
    visit.complaints[:] = [said for said in visit.complaints if "404" not in said]  # type: ignore[attr-defined]


def test_whoever_has_played_nothing_is_told_so(visit: Opening) -> None:
    page = visit()
    page.goto("/people/me")
    expect(page.locator("[data-test=no-profile]")).to_be_visible()
    assert visit.complaints == [], "a stranger is refused nothing"  # type: ignore[attr-defined]
    named(page, "Gus")
    page.goto("/people/me")
    expect(page.locator("[data-test=profile-empty]")).to_be_visible()
    expect(page.locator("[data-test=guest-profile]")).to_be_visible()
    axe(page)


@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("fr", True), ("pl", True)])
def test_a_friend_is_challenged_wherever_they_are_and_plays(visit: Opening, lang: str, phone: bool) -> None:
    ann, bo = visit(lang=lang, phone=phone), visit(lang=lang, phone=phone)
    friends(ann, bo)
    bo.goto("/rules/kairo")
    ann.goto("/people")
    ann.locator("[data-test=friend] [data-test=challenge]").press("Enter")
    form = ann.locator("[data-test=challenge-form]")
    expect(form).to_be_visible()
    form.get_by_role("switch").press("Enter")
    axe(ann)
    readable(ann)
    form.locator("[data-test=send-challenge]").press("Enter")
    ann.locator("[data-test=waiting]").wait_for()
    strip = bo.locator("[data-test=challenge-strip]")
    expect(strip).to_contain_text("Ann")
    readable(bo)
    axe(bo)
    ann.goto("/people")
    expect(ann.locator("[data-test=challenge-row]")).to_contain_text("Bo")
    readable(ann)
    axe(ann)
    bo.locator("[data-test=accept-challenge]").press("Enter")
    bo.locator("[data-test=board] [data-at]").first.wait_for()
    expect(bo.locator("[data-test=rated-table]")).to_have_count(1)
    expect(strip).to_have_count(0)
    expect(ann.locator("[data-test=challenge-strip]")).to_contain_text("Bo")
    readable(ann)
    axe(ann)
    ann.locator("[data-test=to-challenge]").press("Enter")
    ann.locator("[data-test=board] [data-at]").first.wait_for()
    expect(ann.locator("[data-test=challenge-strip]")).to_have_count(0)


def test_a_challenge_is_declined_and_another_withdrawn(visit: Opening) -> None:
    ann, bo = visit(), visit(phone=True)
    me, other = friends(ann, bo)
    bo.goto("/people")
    ann.goto(f"/people/{other}")  # a guest's profile is theirs alone
    expect(ann.locator("[data-test=no-profile]")).to_be_visible()
    ann.goto("/people")
    ann.locator("[data-test=friend] [data-test=person]").click()
    ann.get_by_role("dialog").locator("[data-test=challenge]").click()
    ann.locator("[data-test=send-challenge]").click()
    ann.locator("[data-test=waiting]").wait_for()
    ann.goto("/people")
    bo.locator("[data-test=decline-challenge]").tap()
    expect(bo.locator("[data-test=challenge-strip]")).to_have_count(0)
    told = ann.locator("[data-test=challenge-strip]")
    expect(told).to_contain_text("Bo cannot play now.")
    told.locator("[data-test=challenge-ok]").press("Enter")
    expect(told).to_have_count(0)
    ann.reload()
    ann.locator("[data-test=friend] [data-test=challenge]").click()
    ann.locator("[data-test=send-challenge]").click()
    ann.locator("[data-test=waiting]").wait_for()
    expect(bo.locator("[data-test=challenge-strip]")).to_contain_text("Ann")
    ann.goto("/people")
    ann.locator("[data-test=withdraw-challenge]").press("Enter")
    expect(ann.locator("[data-test=challenge-row]")).to_have_count(0)
    expect(bo.locator("[data-test=challenge-strip]")).to_have_count(0)
    bo.evaluate(OPEN, {"profile": "friends", "judged": False, "challenges": "nobody"})
    ann.reload()
    expect(ann.locator("[data-test=friend]")).to_contain_text("Bo")
    expect(ann.locator("[data-test=friend] [data-test=challenge]")).to_have_count(0)
    assert me != other
    visit.complaints[:] = [said for said in visit.complaints if "404" not in said]  # type: ignore[attr-defined]
