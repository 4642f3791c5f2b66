# SPDX-License-Identifier: GPL-3.0-or-later
"""Calls of the program: where it is, how a scene reaches it, and what it refuses."""
from __future__ import annotations

import difflib
import functools
import os
import pathlib
import re
import subprocess
import tempfile
import warnings
from collections.abc import Iterable, Mapping
from typing import Any, Dict, NamedTuple, Union

import numpy as np
import numpy.typing as npt

from ._arrays import json_of, kind_of

MOST_GIVEN = 4_000_000  # numbers that a scene file may contain
RECORDED_BY_FILE = 500_000  # recorded attention with more numbers goes as an array, not as a scene file


class AttnScopeError(Exception):
    """What the program said, and its exit status: 2 wrong usage, 4 bad input."""

    def __init__(self, sentence: str, status: int) -> None:
        super().__init__(sentence)
        self.status = status


class Trace(Dict[str, npt.NDArray[Any]]):
    """Tensors by their names, in the order in which they are computed; `scene` is what they were computed of."""

    def __init__(self, arrays: dict[str, npt.NDArray[Any]], scene: Scene) -> None:
        super().__init__(arrays)
        self.scene = scene


# A path, the name of a lesson, a dict as scene files have it (its numbers may be arrays), or what trace() gave.
Scene = Union[str, "os.PathLike[str]", Dict[str, Any], Trace]


def run(arguments: Iterable[str], scene: Scene, after: Iterable[str] = (), fine: Iterable[int] = (0,)) -> tuple[str, int]:
    """What the command prints, and its status. A scene that is no file goes by stdin; large recorded attention as an array."""
    if isinstance(scene, Trace):
        scene = scene.scene
    if not isinstance(scene, (str, os.PathLike, dict)):
        raise TypeError(f"expected a scene (a path, the name of a lesson, or a dict), got {kind_of(scene)}")
    if not isinstance(scene, dict):
        return start([*arguments, "--", os.fspath(scene), *after], None, fine)
    recorded = _recorded(scene)
    if recorded is None:
        return start([*arguments, "--", "-", *after], json_of(scene), fine)
    with tempfile.TemporaryDirectory(prefix="attnscope-") as folder:
        path = pathlib.Path(folder, "weights.npz")
        np.savez(path, **recorded)
        return start([*arguments, "--", str(path), *after], None, fine)


def run_trace(scene: Scene, *words: str) -> Trace:
    """What `attnscope trace` with these words computes."""
    with tempfile.TemporaryDirectory(prefix="attnscope-") as folder:
        path = pathlib.Path(folder, "trace.npz")
        run(["trace", *words, "--out", str(path)], scene)
        with np.load(path) as arrays:
            return Trace(dict(arrays), scene.scene if isinstance(scene, Trace) else scene)


def start(arguments: list[str], given: str | None = None, fine: Iterable[int] = (0,)) -> tuple[str, int]:
    """The program with these words; another status than those in `fine` is an error with the program's own sentence, and
    what it says of a result (labels left out, another range) is a warning."""
    program = os.environ.get("ATTNSCOPE", "attnscope")
    try:
        done = subprocess.run([program, *arguments], input=given, capture_output=True, encoding="utf-8")
    except FileNotFoundError:
        raise AttnScopeError(f"{program}: no such program; the variable ATTNSCOPE says where it is", 127) from None
    if done.returncode not in fine:
        raise AttnScopeError(done.stderr.strip().removeprefix("attnscope: "), done.returncode)
    for line in done.stderr.splitlines():
        warnings.warn(line.removeprefix("attnscope: "), stacklevel=2)
    return done.stdout, done.returncode


def _recorded(scene: dict[str, Any]) -> dict[str, npt.NDArray[Any]] | None:
    """The arrays of a scene that only shows recorded attention; None for other scenes."""
    weights = (scene.get("inputs") or {}).get("weights")
    plain = set(scene) <= {"format", "title", "config", "inputs", "tokens", "memory_tokens"} and set(scene.get("inputs") or ()) == {"weights"}
    if not plain or not isinstance(weights, np.ndarray) or weights.size < RECORDED_BY_FILE:
        return None
    if set(scene.get("config") or ()) != {"starts_from", "num_heads"}:
        return None
    arrays = {"weights": weights}
    for names in ("tokens", "memory_tokens"):
        if scene.get(names):
            arrays[names] = np.array(scene[names], dtype=str)
    return arrays


class ExportOption(NamedTuple):
    """An option of `attnscope export`: "--width" takes a value, "--log" none; some can be given several times."""

    word: str
    takes_value: bool
    several: bool


# Of the program alone: show() makes the file, and save() takes the format from its name.
NOT_IN_SHOW = frozenset({"help", "out", "stage", "head", "sheet", "format", "name", "lang"})


@functools.lru_cache(maxsize=None)
def _options_of(program: str, command: str) -> dict[str, ExportOption]:
    text, _ = start([command, "--help", "--lang", "en"])
    found = re.findall(r"^  (?:-\w,)?--([a-z][a-z0-9-]*)(?: (\S+))?(?: (\.\.\.))?(?=\s|$)", text.partition("\nOptions:\n")[2], re.MULTILINE)
    return {name.replace("-", "_"): ExportOption("--" + name, bool(value), bool(several)) for name, value, several in found}


def options_of(command: str) -> dict[str, ExportOption]:
    """The options of a command by their names in Python, as the installed program's --help lists them."""
    return _options_of(os.environ.get("ATTNSCOPE", "attnscope"), command)


def words_of(options: Mapping[str, Any]) -> list[str]:
    """width=8 as --width 8, log=True as --log, range=(0, 1) as --range 0,1, size=(1920, 1080) as --size 1920x1080."""
    words: list[str] = []
    known = {name: option for name, option in options_of("export").items() if name not in NOT_IN_SHOW}
    for name, value in options.items():
        if name not in known:
            near = difflib.get_close_matches(name, known, 1)
            raise ValueError(f"show() has no option '{name}'" + (f"; did you mean '{near[0]}'?" if near else f" (available: {', '.join(known)})"))
        word, takes_value, several = known[name]
        if value is None or value is False and not takes_value:
            continue
        if not takes_value:
            if value is not True:
                raise ValueError(f"{name} is on or off: expected True or False, got {kind_of(value)}")
            words.append(word)
            continue
        for each in value if several and isinstance(value, (list, tuple)) else [value]:
            words += [word, _value_word(name, each)]
    return words


def _value_word(name: str, value: Any) -> str:
    if hasattr(value, "item") and getattr(value, "ndim", 0) == 0:
        value = value.item()
    if isinstance(value, (list, tuple)) and value and all(isinstance(each, (int, float)) for each in value):
        return ("x" if name == "size" else ",").join(str(each) for each in value)
    if isinstance(value, bool) or not isinstance(value, (str, int, float)):
        raise ValueError(f"{name}: expected a text or a number, got {kind_of(value)}")
    return str(value)
