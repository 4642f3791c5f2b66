# SPDX-License-Identifier: GPL-3.0-or-later
"""Figures and pages of scenes, in notebooks and as files."""
from __future__ import annotations

import base64
import html
import os
import pathlib
import re
import tempfile
from collections.abc import Iterable
from typing import Any

from ._arrays import kind_of, names_in, texts_of, weights_of
from ._program import Scene, Trace, run, words_of


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
        words = list(self._options)
        if "--dpi" in words and not os.fspath(path).lower().endswith(".png"):  # of pixels alone
            at = words.index("--dpi")
            del words[at:at + 2]
        run(["export", *words, "--out", os.fspath(path)], self._scene)

    def __repr__(self) -> str:
        return f"<attnscope.Figure {' '.join(self._options)}>"

    def _repr_svg_(self) -> str:
        return self.svg

    def _repr_html_(self) -> str:  # as a picture of its own: the names inside two figures of one page are the same
        picture = base64.b64encode(self.svg.encode()).decode()
        return f'<img alt="AttnScope" style="max-width: 100%" src="data:image/svg+xml;base64,{picture}">'


def show(weights: Any, tokens: Iterable[Any] | None = None, keys: Iterable[Any] | None = None, *, stage: str = "weights",
         heads: int | str | Iterable[int] = "all", layer: int | None = None, **options: Any) -> Figure:
    """A Figure of attention weights [H, T, S], [1, H, T, S] or [T, S], whose queries are called `tokens`; or of a stage of a scene,
    which is given as trace() takes it or as what trace() gave.

    Weights are lists or arrays of NumPy, PyTorch, TensorFlow, JAX, xarray or pandas, whose names become tokens. Of the layers of a
    model (a tuple, an array [L, B, H, T, S], or what a Hugging Face model returns) `layer` chooses one.

    `keys` are the tokens that are looked at, where they are others (cross-attention). `heads` is a number, a list of numbers, or a
    text like "0,2-4". All other options are those of `attnscope export`, by their names: width=8, dpi=300, colors="magma",
    range=(0, 1), digits=2, cell=(3, 2), row_sums=True, no_title=True, size=(1920, 1080). export_options() lists them.
    """
    scene: Scene
    if isinstance(weights, (str, os.PathLike, dict)):
        for name, value in (("tokens", tokens), ("keys", keys), ("layer", layer)):
            if value is not None:
                raise ValueError(f"{name}: a scene has its own; leave it out")
        scene = weights.scene if isinstance(weights, Trace) else weights
    else:
        scene = _scene_of(weights, tokens, keys, layer)
    if not isinstance(stage, str):
        raise ValueError(f"stage: expected the name of a tensor, such as 'scores', got {kind_of(stage)}")
    words = ["--stage", stage]
    chosen = _heads_word(heads)
    if _heads_of(scene) != 1 or chosen not in ("all", "0"):
        words += ["--head", chosen] + (["--sheet"] if not chosen.isdigit() and chosen != "mean" else [])
    return Figure(scene, words + words_of(options))


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


def page(scene: Scene, path: str | os.PathLike[str], *, static: bool = False) -> None:
    """Writes a scene or a lesson as a web page (.html), in which every number of a scene can be edited, unless it is `static`. Scenes
    as for trace()."""
    run(["page", *(["--static"] if static else []), "--out", os.fspath(path)], scene)


def live(scene: Scene, *, height: int = 640) -> Live:
    """The same page in a notebook cell, `height` pixels high."""
    if isinstance(height, bool) or not isinstance(height, (int, float)) or height < 1:
        raise ValueError(f"height: expected a number of pixels, got {height if isinstance(height, (int, float)) else kind_of(height)}")
    return Live(scene, int(height))


def _scene_of(given: Any, tokens: Iterable[Any] | None, keys: Iterable[Any] | None, layer: int | None) -> dict[str, Any]:
    """A scene of recorded attention."""
    weights = weights_of(given, layer)
    tokens = names_in(given, "index") if tokens is None else tokens
    columns = names_in(given, "columns")
    keys = columns if keys is None and columns != tokens else keys
    batches, heads, queries, count = weights.shape
    scene: dict[str, Any] = {"format": "attnscope-scene/1", "title": "Attention weights",
                             "config": {"starts_from": "weights", "num_heads": heads}, "inputs": {"weights": weights}}
    if keys is not None or queries != count:
        names = texts_of([f"k{i}" for i in range(count)] if keys is None else keys, count, "keys")
        scene["memory_tokens"] = [names] * batches
    if tokens is not None:
        scene["tokens"] = [texts_of(tokens, queries)] * batches
    return scene


def _heads_word(heads: Any) -> str:
    """0, [0, 2] and "0,2-4" as --head takes them."""
    if isinstance(heads, str):
        return heads
    if hasattr(heads, "tolist"):
        heads = heads.tolist()
    numbers = [heads] if isinstance(heads, int) else heads
    if isinstance(heads, bool) or not isinstance(numbers, Iterable):
        raise ValueError(f"heads: expected 'all', a number or a list of numbers, got {kind_of(heads)}")
    numbers = list(numbers)
    if not numbers or any(isinstance(each, bool) or not hasattr(each, "__index__") for each in numbers):
        raise ValueError("heads: expected 'all', a number or a list of numbers, such as [0, 2]")
    if min(numbers) < 0:
        raise ValueError(f"heads: heads are counted from 0, got {min(numbers)}")
    return ",".join(str(int(each)) for each in numbers)


def _heads_of(scene: Scene) -> Any:
    """How many heads a scene given as a dict has; nothing where only the program can tell."""
    config = scene.get("config") if isinstance(scene, dict) else None
    return config.get("num_heads") if isinstance(config, dict) else None
