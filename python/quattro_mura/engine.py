"""The rules in a separate process: one JSON line in, one JSON line out."""

from __future__ import annotations

import itertools
import json
import os
import subprocess
from typing import Any, Iterable, Sequence

COMMAND = ("mura", "engine", "--compact")
"""The command that starts the engine, unless MURA_ENGINE names another."""


class EngineError(Exception):
    """A request that the engine refused. ``code`` is for programs, the message for people."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


class Engine:
    """A running ``mura engine --compact``. Use it with ``with``, or close it."""

    def __init__(self, command: Sequence[str] | None = None) -> None:
        if command is None:
            command = os.environ["MURA_ENGINE"].split() if "MURA_ENGINE" in os.environ else COMMAND
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self._numbers = itertools.count(1)

    def __enter__(self) -> Engine:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Ends the process."""
        self._process.stdin.close()
        self._process.wait()
        self._process.stdout.close()

    def ask(self, do: str, **fields: Any) -> dict[str, Any]:
        """Sends one request of the engine protocol and returns the answer."""
        return _checked(self._exchange({"do": do, **fields}))

    def batch(self, requests: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
        """Sends up to 1000 requests in one line. Refused requests have ``"ok": False``."""
        return self.ask("batch", requests=list(requests))["answers"]

    def step(self, match: int, *moves: int) -> tuple[int, list[int]]:
        """Makes these plays; returns who is to move next, and the legal moves, all as numbers.

        -1 is nature, whose outcomes are listed as often as their weight; -2 is the end, with the scores in place of moves.
        """
        who, *numbers = _checked(self._exchange([match, *moves]))
        return who, numbers

    def games(self) -> list[dict[str, Any]]:
        return self.ask("games")["games"]

    def new_number(self) -> int:
        """A number that no match of this engine has yet."""
        return next(self._numbers)

    def _exchange(self, request: object) -> Any:
        self._process.stdin.write(json.dumps(request).encode() + b"\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            raise EOFError(f"the engine has ended with code {self._process.wait()}")
        return json.loads(line)


def _checked(answer: Any) -> Any:
    if isinstance(answer, dict) and not answer["ok"]:
        raise EngineError(answer["error"]["code"], answer["error"]["message"])
    return answer
