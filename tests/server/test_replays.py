"""Replays by link, records up and down, deals that can be verified, forks."""

import threading
from pathlib import Path

import pytest

import parlour
from parlour.cli import main
from parlour.core.deal import commitment, seed_of
from parlour.core.record import Record, read
from parlour.server.tables import lobby
from tests.server.serving import BOT, ME, Served, eventually, run
from tests.server.test_tables import duel, my_turn, refused


async def finished(served: Served, nonce: str = "abc") -> tuple[object, object, str]:
    ann, bob, table = await duel(served, nonce=nonce)
    for at, action in enumerate(["swap", "keep", "keep", "swap"]):
        await (ann, bob)[at % 2].play(table, at, action)
    return ann, bob, table


def test_the_deal_was_promised_and_can_be_verified() -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        made = await ann.make("high_card", [ME, ME], nonce="abc")
        table, promised = made["table"]["table"], made["table"]["deal"]["commitment"]
        assert made["table"]["deal"] == {"commitment": promised, "nonces": ["abc", "abc"], "secret": None}
        await refused(ann.ask("GET", f"/replays/{table}"), 409, "not-over")
        answer = await ann.http.get(f"/api/replays/{table}/record")
        assert answer.status_code == 409
        for at in range(4):
            await ann.play(table, at, "keep")
        text = (await ann.http.get(f"/api/replays/{table}/record")).text
        record = read(text)
        assert commitment(record.deal["secret"]) == promised
        assert seed_of(record.deal["secret"], record.deal["nonces"]) == record.seed
        assert parlour.replay(record).outcome == record.outcome
        shown = await ann.ask("GET", f"/tables/{table}")
        assert shown["deal"]["secret"] == record.deal["secret"]

    run(test)


def test_a_finished_game_is_seen_from_any_seat_at_any_move() -> None:
    async def test(served: Served) -> None:
        _, _, table = await finished(served)
        wat = await served.guest("Wat")
        whole = await wat.ask("GET", f"/replays/{table}")
        assert whole["actions"] == ["swap", "keep", "keep", "swap"]
        assert whole["outcome"]["reason"] == "highest"
        for seat in (0, 1):
            hand = (await wat.ask("GET", f"/replays/{table}/scene", move=0, seat=seat))["view"]["hand"]
            assert hand[seat] > 0
            assert hand[1 - seat] == 0
        told = [await wat.ask("GET", f"/replays/{table}/told", seat=seat) for seat in (0, 1, -1)]
        assert [said[0]["events"][0]["new"] > 0 for said in told] == [True, False, False]
        await refused(wat.ask("GET", f"/replays/{table}/scene", move=5), 404, "no-move")
        await refused(wat.ask("GET", f"/replays/{table}/scene", seat=2), 404, "no-seat")
        assert (await wat.scene(table, seat=1, move=2))["view"]["hand"][1] > 0, "over: any seat's eyes"

    run(test)


def test_a_replay_says_where_it_comes_from_and_who_sat_there() -> None:
    async def test(served: Served) -> None:
        ann, _, table = await finished(served)
        wat = await served.guest("Wat")
        mine, theirs = [await who.ask("GET", f"/replays/{table}") for who in (ann, wat)]  # type: ignore[attr-defined]
        assert (mine["origin"], mine["table"]["yours"], theirs["table"]["yours"]) == ("table", [0], [])
        assert mine["table"] == await ann.ask("GET", f"/tables/{table}")  # type: ignore[attr-defined]
        text = (await wat.http.get(f"/api/replays/{table}/record")).text
        again = (await wat.ask("POST", "/records", {"record": text}))["replay"]
        found = await wat.ask("GET", f"/replays/{again}")
        assert (found["origin"], found["table"]["phase"], found["table"]["yours"]) == ("record", "over", [])
        assert [seat["name"] for seat in found["table"]["seats"]] == ["Ann", "Bob"]
        assert found["table"]["outcome"] == found["outcome"] == mine["outcome"]

    run(test)


def test_a_table_its_replay_and_its_record_show_the_same() -> None:
    async def test(served: Served) -> None:
        ann, _, table = await finished(served)
        ask = ann.ask  # type: ignore[attr-defined]
        text = (await ann.http.get(f"/api/replays/{table}/record")).text  # type: ignore[attr-defined]
        again = (await ask("POST", "/records", {"record": text}))["replay"]
        for seat in (-1, 0, 1):
            for move in range(5):
                scenes = [await ask("GET", f"/{there}/scene", move=move, seat=seat) for there in places(table, again)]
                assert scenes[0] == scenes[1] == {**scenes[2], "table": table}
            told = [await ask("GET", f"/{there}/told", seat=seat) for there in places(table, again)]
            assert told[0] == told[1] == told[2]

    run(test)


def places(table: str, upload: str) -> list[str]:
    """Where one game is to be seen."""
    return [f"tables/{table}", f"replays/{table}", f"replays/{upload}"]


def test_records_go_down_and_up_again() -> None:
    async def test(served: Served) -> None:
        _, _, table = await finished(served)
        wat = await served.guest("Wat")
        text = (await wat.http.get(f"/api/replays/{table}/record")).text
        replay = (await wat.ask("POST", "/records", {"record": text}))["replay"]
        assert (await wat.http.get(f"/api/replays/{replay}/record")).text == text
        assert (await wat.ask("GET", f"/replays/{replay}/scene", move=4))["outcome"]["reason"] == "highest"
        seed = read(text).seed
        other = (f'"seed":{seed}', f'"seed":{seed ^ 1}')
        anew = ('"deal":', '"redealt":[[0,0,42]],"deal":')
        for wrong, named in (("swap\nkeep", "swop\nkeep"), "line 2"), (other, "another seed"), (anew, "dealt anew"):
            problem = await refused(wat.ask("POST", "/records", {"record": text.replace(*wrong)}), 422, "bad-record")
            assert named in problem["detail"]
        short = "\n".join(text.splitlines()[:3])
        await refused(wat.ask("POST", "/records", {"record": short}), 422, "unfinished")

    run(test)


def test_a_fork_goes_on_from_what_the_seat_knew() -> None:
    async def test(served: Served) -> None:
        _, _, table = await finished(served)
        wat = await served.guest("Wat")
        fork = await wat.ask("POST", f"/replays/{table}/fork", {"at": 2, "seat": 0, "id": "f", "level": 1})
        again = await wat.ask("POST", f"/replays/{table}/fork", {"at": 2, "seat": 0, "id": "f", "level": 1})
        assert fork["table"] == again["table"]
        assert (fork["yours"], fork["seats"][1]["kind"]) == ([0], "bot")
        scene = await wat.scene(fork["table"])
        before = await wat.ask("GET", f"/replays/{table}/scene", move=2, seat=0)
        assert scene["view"] == before["view"]
        assert scene["undo"] == "none", "what came before the fork stays"
        await wat.play(fork["table"], scene["at"], "keep")

        async def over() -> object:
            return (await wat.ask("GET", f"/tables/{fork['table']}"))["outcome"]

        await eventually(over)
        record = read((await wat.http.get(f"/api/replays/{fork['table']}/record")).text)
        assert record.redealt[0][:2] == [2, 0]
        assert parlour.replay(record).outcome == record.outcome
        nested = await wat.ask("POST", f"/replays/{fork['table']}/fork", {"at": 3, "seat": 1, "id": "g"})
        assert (await wat.scene(nested["table"]))["at"] == 5
        await refused(wat.ask("POST", f"/replays/{table}/fork", {"at": 4, "seat": 0, "id": "h"}), 422, "no-such-point")

    run(test)


def test_a_fork_from_the_start_is_verified_too(tmp_path: Path) -> None:
    async def test(served: Served) -> None:
        _, _, table = await finished(served)
        wat = await served.guest("Wat")
        fork = await wat.ask("POST", f"/replays/{table}/fork", {"at": 0, "seat": 0, "id": "f", "level": 1})
        await wat.run(fork["table"], lambda scene: str(scene["options"][0]["action"]))
        text = (await wat.http.get(f"/api/replays/{fork['table']}/record")).text
        assert read(text).redealt[0][:2] == [0, 0]
        (tmp_path / "fork.record").write_text(text)
        replay = (await wat.ask("POST", "/records", {"record": text}))["replay"]
        assert (await wat.ask("GET", f"/replays/{replay}"))["outcome"] is not None

    run(test)
    assert main(["verify", str(tmp_path / "fork.record")]) == 0


def test_a_fork_is_forked_where_a_bot_is_to_move() -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        table = (await ann.make("high_card", [ME, BOT]))["table"]["table"]
        for _ in range(2):
            await eventually(lambda: my_turn(ann, table))
            await ann.play(table, (await ann.scene(table))["at"], "keep")

        async def over() -> object:
            return (await ann.ask("GET", f"/tables/{table}"))["outcome"]

        await eventually(over)
        fork = (await ann.ask("POST", f"/replays/{table}/fork", {"at": 1, "seat": 0, "id": "f"}))["table"]
        await eventually(lambda: my_turn(ann, fork))

    run(test)


def test_parlour_verify_checks_the_deal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        table = (await ann.make("worlds_fair", [ME, BOT], nonce="mine"))["table"]["table"]
        await ann.run(table, lambda scene: str(scene["options"][0]["action"]))
        text = (await ann.http.get(f"/api/replays/{table}/record")).text
        (tmp_path / "good.record").write_text(text)
        (tmp_path / "bad.record").write_text(text.replace('"mine"', '"theirs"'))

    run(test)
    assert main(["verify", str(tmp_path / "good.record")]) == 0
    assert main(["verify", str(tmp_path / "bad.record")]) == 1
    assert "the deal is not the one promised" in capsys.readouterr().out


def test_records_are_replayed_beside_the_loop_and_dealt_anew_so_often_at_most(monkeypatch: pytest.MonkeyPatch) -> None:
    where: list[int] = []

    def replayed(record: Record) -> parlour.Table:
        where.append(threading.get_ident())
        return parlour.replay(record)

    monkeypatch.setattr(lobby, "replay", replayed)

    async def test(served: Served) -> None:
        _, _, table = await finished(served)
        wat = await served.guest("Wat")
        record = read((await wat.http.get(f"/api/replays/{table}/record")).text)
        replay = (await wat.ask("POST", "/records", {"record": record.write()}))["replay"]
        await wat.ask("GET", f"/replays/{replay}/scene", move=1)
        assert len(where) == 2
        assert threading.get_ident() not in where
        record.deal, record.redealt = {}, [[0, 0, key] for key in range(30_000)]
        problem = await refused(wat.ask("POST", "/records", {"record": record.write()}), 422, "bad-record")
        assert "dealt anew 100 times at most, not 30000" in problem["detail"]
        assert len(where) == 2, "it is not even tried"
        monkeypatch.setattr(lobby, "DEALT", 0)
        body = {"at": 1, "seat": 0, "id": "f"}
        await refused(wat.ask("POST", f"/replays/{table}/fork", body), 422, "no-such-point")

    run(test)
