# SPDX-License-Identifier: GPL-3.0-or-later
"""AttnScope from Python and from notebooks, on top of its command line.

    import attnscope
    numbers = attnscope.trace("000.mha")       # every tensor of a scene, as NumPy arrays
    attnscope.show(weights, tokens)            # heatmaps of attention weights [H, T, T], in a notebook
    attnscope.show(numbers, stage="scores")    # of what was traced
    scene = attnscope.from_torch(layer, x)     # a live layer of PyTorch, with its own weights
    attnscope.live("000.mha")                  # the layer to edit, in a notebook cell
    attnscope.page("000.mha", "mha.html")      # the same as a file for any browser
    attnscope.explain("000.mha", "scores[0,0,3,1]")
    attnscope.check("000.mha")                 # computed and compared with what the scene expects
    attnscope.model("gpt2").next("The cat")    # a trained model

The program is found as `attnscope` on the PATH, or by the environment variable ATTNSCOPE. What it refuses becomes an
AttnScopeError with its own sentence.
"""
from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Dict

from ._arrays import kind_of
from ._figures import Figure, Live, live, page, show
from ._model import Model, NextToken, model
from ._program import NOT_IN_SHOW, AttnScopeError, Scene, Trace, options_of, run, run_trace
from ._torch import from_torch

__all__ = ["AttnScopeError", "Check", "Explanation", "Figure", "Live", "Model", "NextToken", "Trace", "check", "explain", "export_options",
           "from_torch", "live", "model", "page", "show", "trace"]


class Check:
    """What `attnscope check` found: `text`, and whether all expected values were met. Such a value is true if they were."""

    def __init__(self, text: str, passed: bool) -> None:
        self.text = text
        self.passed = passed

    def __bool__(self) -> bool:
        return self.passed

    def __repr__(self) -> str:
        return self.text


class Explanation(Dict[str, Any]):
    """Where a value comes from, as `attnscope explain --json` says; `str()` of it is the equation."""

    def __str__(self) -> str:
        return str(self.get("equation", dict(self)))


def trace(scene: Scene, *tensors: str, backend: str = "cpu") -> Trace:
    """Computes a scene: a path, the name of a lesson, or a dict as scene files have it. All tensors, or those named."""
    wanted = [word for name in tensors for word in ("--tensor", _word(name, "the name of a tensor"))]
    return run_trace(scene, "--backend", _word(backend, "the name of a backend"), *wanted)


def check(scene: Scene) -> Check:
    """Computes a scene and compares it with its expected values. Scenes as for trace()."""
    text, status = run(["check"], scene, fine=(0, 1))
    return Check(text.strip(), status == 0)


def explain(scene: Scene, cell: str | Sequence[Any], *, gradient: str | None = None, backend: str = "cpu") -> Explanation:
    """Where a value comes from: its equation, terms and operands. The cell is "scores[0,0,3,1]" or ("scores", 0, 0, 3, 1); with
    `gradient`, the name of a tensor, the cell's derivatives with respect to it. Scenes as for trace()."""
    if not isinstance(cell, str):
        if not isinstance(cell, (list, tuple)) or not cell or not isinstance(cell[0], str):
            raise TypeError(f"expected a cell, such as 'scores[0,0,3,1]' or ('scores', 0, 0, 3, 1), got {kind_of(cell)}")
        cell = f"{cell[0]}[{','.join(str(int(each)) for each in cell[1:])}]"
    words = ["explain", "--json", "--backend", _word(backend, "the name of a backend")]
    text, _ = run(words + ([] if gradient is None else ["--gradient", _word(gradient, "the name of a tensor")]), scene, [cell])
    return Explanation(json.loads(text))


def export_options() -> list[str]:
    """The options of show() beside its own, as the installed program has them."""
    return [name for name in options_of("export") if name not in NOT_IN_SHOW]


def _word(value: Any, what: str) -> str:
    if not isinstance(value, str):
        raise TypeError(f"expected {what}, got {kind_of(value)}")
    return value
