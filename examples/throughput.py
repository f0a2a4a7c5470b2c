"""How many plays per second the engine gives a program, by the form of its requests: python3 examples/throughput.py [SECONDS]

Plays random matches with as many seats as the game needs. `texts`, `numbers` and `compact` wait for every answer; `batches`
plays a hundred matches at once. Prints a table in Markdown, as in docs/engine-protocol.md.
"""

from __future__ import annotations

import random
import sys
import time
from typing import Any, Callable, Iterator

from quattro_mura import Engine

SECONDS = float(sys.argv[1]) if len(sys.argv) > 1 else 5
AT_ONCE = 100


def asked(turn: dict[str, Any], **about: Any) -> dict[str, Any]:
    """The request for what can be played in this turn."""
    if turn["kind"] == "nature":
        return {"do": "chances", **about}
    return {"do": "moves", "seat": turn["seats"][0], **about}


def by(turn: dict[str, Any]) -> Any:
    return "nature" if turn["kind"] == "nature" else turn["seats"][0]


def drawn(answer: dict[str, Any], generator: random.Random) -> Any:
    if "moves" in answer:
        return generator.choice(answer["moves"])
    outcomes = answer["chances"]
    if isinstance(outcomes[0], int):
        return generator.choice(outcomes)
    return generator.choices([outcome for outcome, _ in outcomes], [weight for _, weight in outcomes])[0]


def one_by_one(engine: Engine, new: dict[str, Any], is_number: bool, generator: random.Random) -> Iterator[int]:
    form = {"numbers": True} if is_number else {}
    while True:
        turn = engine.ask("new", **new)["turn"]
        while turn["kind"] != "over":
            request = asked(turn, **form)
            move = drawn(engine.ask(request.pop("do"), **request), generator)
            turn = engine.ask("play", by=by(turn), **{"number" if is_number else "move": move})["turn"]
            yield 1


def texts(engine: Engine, new: dict[str, Any], generator: random.Random) -> Iterator[int]:
    return one_by_one(engine, new, False, generator)


def numbers(engine: Engine, new: dict[str, Any], generator: random.Random) -> Iterator[int]:
    return one_by_one(engine, new, True, generator)


def batches(engine: Engine, new: dict[str, Any], generator: random.Random) -> Iterator[int]:
    turns: list[dict[str, Any]] = [{"kind": "over"}] * AT_ONCE
    while True:
        over = [match for match, turn in enumerate(turns) if turn["kind"] == "over"]
        if over:
            begun = engine.batch({"do": "new", "match": match, **new} for match in over)
            for match, answer in zip(over, begun):
                turns[match] = answer["turn"]
        lists = engine.batch(asked(turn, match=match, numbers=True) for match, turn in enumerate(turns))
        played = engine.batch(
            {"do": "play", "match": match, "by": by(turn), "number": drawn(answer, generator)}
            for match, (turn, answer) in enumerate(zip(turns, lists))
        )
        turns = [answer["turn"] for answer in played]
        yield AT_ONCE


def compact(engine: Engine, new: dict[str, Any], generator: random.Random) -> Iterator[int]:
    while True:
        engine.ask("new", match=0, **new)
        who, moves = engine.step(0)
        while who != -2:
            who, moves = engine.step(0, generator.choice(moves))
            yield 1


def rate(engine: Engine, way: Callable[..., Iterator[int]], new: dict[str, Any]) -> float:
    plays = way(engine, new, random.Random(1))
    # The first second is for warming up.
    end = time.perf_counter() + min(1, SECONDS)
    while time.perf_counter() < end:
        next(plays)
    count, began = 0, time.perf_counter()
    while time.perf_counter() < began + SECONDS:
        count += next(plays)
    return count / (time.perf_counter() - began)


WAYS = (texts, numbers, batches, compact)
print(f"| plays per second | {' | '.join(way.__name__ for way in WAYS)} |")
print(f"| --- |{' ---: |' * len(WAYS)}")
with Engine() as engine:
    for about in engine.games():
        new = {"game": about["game"], "seats": about["seats"]["min"]}
        rates = [rate(engine, way, new) for way in WAYS]
        print(f"| {about['game']}, {new['seats']} seats | {' | '.join(f'{one:,.0f}' for one in rates)} |")
