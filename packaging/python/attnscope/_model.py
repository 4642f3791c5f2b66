# SPDX-License-Identifier: GPL-3.0-or-later
"""Trained models: what `attnscope model` says of them."""
from __future__ import annotations

import json
import os
import pathlib
import tempfile
from collections.abc import Iterable, Mapping
from typing import Any, Dict, NamedTuple

import numpy as np

from ._arrays import json_of, kind_of
from ._program import Trace, start


class NextToken(NamedTuple):
    """A possible next token."""

    id: int
    text: str
    probability: float


class Model(Dict[str, str]):
    """A trained model: its summary as a dict (`model["heads"]`), and what it makes of a text. `path` is where it is."""

    def __init__(self, path: str, summary: Mapping[str, str]) -> None:
        super().__init__(summary)
        self.path = path

    def __repr__(self) -> str:
        return f"<attnscope.Model {self.path}: {', '.join(f'{key} {value}' for key, value in self.items())}>"

    def tokens(self, text: str) -> list[tuple[int, str]]:
        """The tokens of a text, each with its id."""
        rows = (line.split("\t", 1) for line in self._run(["--tokens", _text(text)]).splitlines())
        return [(int(number), piece) for number, piece in rows]

    def next(self, text: str | Iterable[int], k: int = 5, *, ablate: Iterable[str] = (), edited: Mapping[int, Any] | None = None) -> list[NextToken]:
        """The k most probable next tokens after a text, or after ids. `ablate` turns heads off, such as ["3.1"] for head 1 of layer 3;
        `edited` computes layers with scenes, by their numbers."""
        if isinstance(k, bool) or not isinstance(k, int) or k < 1:
            raise ValueError(f"k: expected a whole number of at least 1, got {k if isinstance(k, int) else kind_of(k)}")
        rows = (line.split("\t") for line in self._run([*_input(text), "--next", str(k)], ablate, edited).splitlines())
        return [NextToken(int(number), piece, float(share)) for number, piece, share in rows]

    def layer(self, layer: int, text: str | Iterable[int]) -> dict[str, Any]:
        """The attention of a layer, computed of a text, as a scene for trace(), show(), live() …"""
        with tempfile.TemporaryDirectory(prefix="attnscope-") as folder:
            path = pathlib.Path(folder, "layer.attn")
            self._run([*_input(text), "--layer", str(layer), "--out", str(path)])
            scene: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        if isinstance(scene.get("model"), dict) and self.path != "tiny":
            scene["model"]["path"] = os.path.abspath(self.path)
        return scene

    def trace(self, text: str | Iterable[int], *, ablate: Iterable[str] = (), edited: Mapping[int, Any] | None = None) -> Trace:
        """The tensors of all layers, by their names."""
        with tempfile.TemporaryDirectory(prefix="attnscope-") as folder:
            path = pathlib.Path(folder, "trace.npz")
            self._run([*_input(text), "--trace", str(path)], ablate, edited)
            with np.load(path) as arrays:
                return Trace(dict(arrays), {})

    def _run(self, words: list[str], ablate: Iterable[str] = (), edited: Mapping[int, Any] | None = None) -> str:
        if isinstance(ablate, str):
            ablate = [ablate]
        for head in ablate:
            words += ["--ablate", str(head)]
        with tempfile.TemporaryDirectory(prefix="attnscope-") as folder:
            for layer, scene in (edited or {}).items():
                place = os.fspath(scene) if isinstance(scene, (str, os.PathLike)) else str(pathlib.Path(folder, f"{layer}.attn"))
                if not isinstance(scene, (str, os.PathLike)):
                    pathlib.Path(place).write_text(json_of(scene.scene if isinstance(scene, Trace) else scene), encoding="utf-8")
                words += ["--with", f"{layer}={place}"]
            return start(["model", *words, "--", self.path])[0]


def model(path: str | os.PathLike[str]) -> Model:
    """A trained model: a Hugging Face folder, a .safetensors or .gguf file, or "tiny", which is built in."""
    if not isinstance(path, (str, os.PathLike)):
        raise TypeError(f"expected the path of a model, got {kind_of(path)}")
    text, _ = start(["model", "--lang", "en", "--", os.fspath(path)])
    return Model(os.fspath(path), dict((line.split("\t") + [""])[:2] for line in text.splitlines() if line))


def _text(text: Any) -> str:
    if not isinstance(text, str):
        raise TypeError(f"expected a text, got {kind_of(text)}")
    return text


def _input(text: Any) -> list[str]:
    if isinstance(text, str):
        return ["--text", text]
    if hasattr(text, "tolist"):
        text = text.tolist()
    if not isinstance(text, Iterable):
        raise TypeError(f"expected a text or a list of token ids, got {kind_of(text)}")
    ids = list(text)
    if not ids or any(isinstance(each, bool) or not isinstance(each, int) for each in ids):
        raise TypeError("expected a text or a list of token ids, such as [5, 0, 3]")
    return ["--ids", ",".join(map(str, ids))]
