# SPDX-License-Identifier: GPL-3.0-or-later
"""AttnScope from Python and from notebooks, on top of its command line.

    import attnscope
    numbers = attnscope.trace("000.mha")       # every tensor of a scene, as NumPy arrays
    attnscope.show(weights, tokens)            # heatmaps of attention weights [H, T, T], in a notebook
    attnscope.show(numbers, stage="scores")    # of what was traced
    attnscope.live("000.mha")                  # the layer to edit, in a notebook cell
    attnscope.page("000.mha", "mha.html")      # the same as a file for any browser

The program is found as `attnscope` on the PATH, or by the environment variable ATTNSCOPE. What it refuses becomes an
AttnScopeError with its own sentence.
"""
from __future__ import annotations

import base64
import html
import json
import os
import pathlib
import re
import subprocess
import tempfile
from collections.abc import Iterable
from typing import Any, Dict, Union

import numpy as np
import numpy.typing as npt

from ._arrays import Floats, kind_of, names_in, plain, texts_of, weights_of

__all__ = ["AttnScopeError", "Figure", "Live", "Trace", "live", "page", "show", "trace"]


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


# A path, the name of a lesson, a dict as scene files have it, or what trace() gave.
Scene = Union[str, "os.PathLike[str]", Dict[str, Any], Trace]


class Figure:
    """A figure of a scene. A notebook shows it; save() writes it as .png, .svg or .pdf."""

    def __init__(self, scene: Scene, options: list[str]) -> None:
        self._scene = scene
        self._options = options
        with tempfile.TemporaryDirectory(prefix="attnscope-") as folder:
            path = pathlib.Path(folder, "figure.svg")
            self.save(path)
            self.svg = path.read_text(encoding="utf-8")

    def save(self, path: str | os.PathLike[str]) -> None:
        _run(["export", *self._options, "--out", os.fspath(path)], self._scene)

    def _repr_svg_(self) -> str:
        return self.svg

    def _repr_html_(self) -> str:  # as a picture of its own: the names inside two figures of one page are the same
        picture = base64.b64encode(self.svg.encode()).decode()
        return f'<img alt="AttnScope" style="max-width: 100%" src="data:image/svg+xml;base64,{picture}">'


def trace(scene: Scene, *tensors: str, backend: str = "cpu") -> Trace:
    """Computes a scene: a path, the name of a lesson, or a dict as scene files have it. All tensors, or those named."""
    wanted = [word for name in tensors for word in ("--tensor", name)]
    with tempfile.TemporaryDirectory(prefix="attnscope-") as folder:
        path = pathlib.Path(folder, "trace.npz")
        _run(["trace", "--backend", backend, *wanted, "--out", str(path)], scene)
        with np.load(path) as arrays:
            return Trace(dict(arrays), scene)


def show(weights: Any, tokens: Iterable[Any] | None = None, keys: Iterable[Any] | None = None, *, stage: str = "weights",
         heads: str | Iterable[int] = "all", title: str | None = None, colors: str | None = None, width: float | None = None) -> Figure:
    """A Figure of attention weights [H, T, S], [1, H, T, S] or [T, S], whose queries are called `tokens`; or of a stage of a scene,
    which is given as trace() takes it or as what trace() gave.

    Weights are lists or arrays of NumPy, PyTorch, TensorFlow, JAX, xarray or pandas, whose names become tokens. Of the layers of a model
    one must be chosen: weights[3].

    `keys` are the tokens that are looked at, where they are others (cross-attention). `heads` are numbers, as a list or like "0,2"; `colors` is viridis, cividis, magma, greys or diverging; `width` in cm.
    """
    scene: Scene = weights if isinstance(weights, (str, os.PathLike, dict)) else _scene_of(weights, tokens, keys)
    if isinstance(scene, Trace):
        scene = scene.scene
    options = ["--stage", stage]
    chosen = heads if isinstance(heads, str) else ",".join(str(head) for head in heads)
    if _heads_of(scene) != 1:
        options += ["--head", chosen] + (["--sheet"] if not chosen.isdigit() else [])
    for option, value in (("--title", title), ("--colors", colors), ("--width", width)):
        if value is not None:
            options += [option, str(value)]
    return Figure(scene, options)


class Live:
    """A live page of a scene or a lesson, `html`. A notebook shows it in a frame that can reach neither the notebook nor a file."""

    def __init__(self, scene: Scene, height: int) -> None:
        self._height = height
        with tempfile.TemporaryDirectory(prefix="attnscope-") as folder:
            path = pathlib.Path(folder, "page.html")
            page(scene, path)
            self.html = path.read_text(encoding="utf-8")

    def _repr_html_(self) -> str:
        title = re.search(r"<title>(.*?)</title>", self.html, re.DOTALL)
        name = html.escape("AttnScope: " + html.unescape(title.group(1))) if title else "AttnScope"
        return (f'<iframe title="{name}" sandbox="allow-scripts allow-downloads" style="width: 100%; height: {self._height}px; '
                f'border: 0" srcdoc="{html.escape(self.html)}"></iframe>')


def page(scene: Scene, path: str | os.PathLike[str]) -> None:
    """Writes a scene or a lesson as a web page (.html), in which every number of a scene can be edited. Scenes as for trace()."""
    _run(["page", "--out", os.fspath(path)], scene)


def live(scene: Scene, *, height: int = 640) -> Live:
    """The same page in a notebook cell, `height` pixels high."""
    return Live(scene, int(height))


def _scene_of(given: Any, tokens: Iterable[Any] | None, keys: Iterable[Any] | None) -> dict[str, Any]:
    """A scene of recorded attention."""
    weights = weights_of(given)
    tokens = names_in(given, "index") if tokens is None else tokens
    columns = names_in(given, "columns")
    keys = columns if keys is None and columns != tokens else keys
    scene: dict[str, Any]
    if keys is None and weights.shape[2] == weights.shape[3]:
        scene = {"config": {"starts_from": "weights", "num_heads": weights.shape[1]}, "inputs": {"weights": weights}}
    else:
        scene = _crossed(weights)
        count = weights.shape[3]
        scene["memory_tokens"] = [texts_of([f"k{i}" for i in range(count)] if keys is None else keys, count, "keys")]
    if tokens is not None:
        scene["tokens"] = [texts_of(tokens, weights.shape[2])] * weights.shape[0]
    return {"format": "attnscope-scene/1", "title": "Attention weights", **scene}


def _crossed(weights: Floats) -> dict[str, Any]:
    """Queries and keys that are different tokens: a layer whose scores are the logarithms of the weights, so that its softmax is they."""
    batches, heads, queries, keys = weights.shape
    if batches != 1 or not np.allclose(weights.sum(-1), 1, atol=1e-3):
        raise ValueError("weights whose queries and keys are different tokens are shown of one batch item, where each row sums to 1")
    with np.errstate(divide="ignore"):
        scores = np.log(weights[0])
    nothing = {name: np.zeros((1, heads)) for name in ("W_query", "W_key", "W_value")}
    return {
        "config": {"projection": "param", "num_heads": heads, "d_in": 1, "d_out": heads, "scale": "none", "memory": "memory",
                   "position_bias": {"kind": "tensor", "tensor": "recorded"}},
        "inputs": {"x": np.zeros((queries, 1)), "memory": np.zeros((keys, 1)), "recorded": scores, **nothing},
    }


def _heads_of(scene: Scene) -> Any:
    """How many heads a scene given as a dict has; nothing where only the program can tell."""
    config = scene.get("config") if isinstance(scene, dict) else None
    return config.get("num_heads") if isinstance(config, dict) else None


def _run(arguments: list[str], scene: Scene) -> None:
    """The command's words, then the scene, which goes by stdin where it is no file."""
    if isinstance(scene, Trace):
        scene = scene.scene
    if not isinstance(scene, (str, os.PathLike, dict)):
        raise TypeError(f"expected a scene (a path, the name of a lesson, or a dict), got {kind_of(scene)}")
    given = json.dumps(plain(scene)) if isinstance(scene, dict) else None
    command = [os.environ.get("ATTNSCOPE", "attnscope"), *arguments, "--", "-" if isinstance(scene, dict) else os.fspath(scene)]
    try:
        done = subprocess.run(command, input=given, capture_output=True, encoding="utf-8")
    except FileNotFoundError:
        raise AttnScopeError(f"{command[0]}: no such program; the variable ATTNSCOPE says where it is", 127) from None
    if done.returncode:
        raise AttnScopeError(done.stderr.strip().removeprefix("attnscope: "), done.returncode)
