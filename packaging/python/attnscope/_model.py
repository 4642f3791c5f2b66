# SPDX-License-Identifier: GPL-3.0-or-later
"""Trained models: what `attnscope model` says of them."""
from __future__ import annotations

import json
import os
import pathlib
import tempfile
from collections.abc import Iterable, Mapping
from typing import Any, Dict, List, NamedTuple

import numpy as np
import numpy.typing as npt

from ._arrays import json_of, kind_of
from ._program import Trace, start


class NextToken(NamedTuple):
    """A possible next token."""

    id: int
    text: str
    probability: float


class Rows(List[Dict[str, Any]]):
    """The rows of an answer, each a dict, as pandas.DataFrame() takes them; `facts` hold for all of them."""

    def __init__(self, answer: Mapping[str, Any]) -> None:
        super().__init__(answer["rows"])
        self.facts = {name: value for name, value in answer.items() if name != "rows"}


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

    def lens(self, text: str | Iterable[int], k: int = 3, *, position: int | str | None = None, answer: str | int | None = None,
             ablate: Iterable[str] = (), edited: Mapping[int, Any] | None = None) -> Rows:
        """The logit lens: what each state of the residual stream would predict, from the embedding (hidden 0) on. `position` is "all" or
        a number, else the position that predicts the next token; `answer` is the token whose rank and probability are followed."""
        return self._ask([*_input(text), "--lens", "--next", str(k), *_given(position=position, answer=answer)], ablate, edited)

    def attribution(self, text: str | Iterable[int], *, answer: str | int | None = None, against: str | int | None = None,
                    ablate: Iterable[str] = (), edited: Mapping[int, Any] | None = None) -> Rows:
        """What the embedding, each head, each MLP and the biases add to the logit of a token, or to the difference from `against`."""
        return self._ask([*_input(text), "--attribution", *_given(answer=answer, against=against)], ablate, edited)

    def sweep(self, text: str | Iterable[int], *, answer: str | int | None = None, ablate: Iterable[str] = (),
              edited: Mapping[int, Any] | None = None) -> Rows:
        """How the logit and the probability of a token change without each head, the head that it needs the most first."""
        return self._ask([*_input(text), "--sweep", *_given(answer=answer)], ablate, edited)

    def patch(self, text: str | Iterable[int], source: str | Iterable[int], *, heads: bool = False, answer: str | int | None = None,
              against: str | int | None = None, ablate: Iterable[str] = (), edited: Mapping[int, Any] | None = None) -> Rows:
        """How far each activation of the text `source`, patched into the run of `text`, brings back what `source` predicts (`restored`:
        0 not at all, 1 all of it): the residual stream by layer and position, or the outputs of heads."""
        more = ["--heads"] if heads else []
        return self._ask([*_input(text), "--patch", _input(source)[1], *more, *_given(answer=answer, against=against)], ablate, edited)

    def mean_attention(self, texts: Iterable[str], *, ablate: Iterable[str] = (), edited: Mapping[int, Any] | None = None) -> npt.NDArray[Any]:
        """The mean attention weights [layers, 1, heads, T, T] over texts of T tokens each, for show(…, layer=3)."""
        with tempfile.TemporaryDirectory(prefix="attnscope-") as folder:
            path, mean = pathlib.Path(folder, "texts.txt"), pathlib.Path(folder, "mean.npy")
            path.write_text("\n".join(_text(text).replace("\n", " ") for text in texts), encoding="utf-8")
            self._run(["--texts", str(path), "--mean", str(mean)], ablate, edited)
            array: npt.NDArray[Any] = np.load(mean)
            return array

    def _ask(self, words: list[str], ablate: Iterable[str], edited: Mapping[int, Any] | None) -> Rows:
        return Rows(json.loads(self._run([*words, "--json"], ablate, edited)))

    def trace(self, text: str | Iterable[int], *, tensors: Iterable[str] = (), ablate: Iterable[str] = (), edited: Mapping[int, Any] | None = None) -> Trace:
        """The tensors of all layers, by their names. `tensors` adds others: "q", "between", "mlp_input", "mlp_inner", "mlp_output" …"""
        with tempfile.TemporaryDirectory(prefix="attnscope-") as folder:
            path = pathlib.Path(folder, "trace.npz")
            more = [word for name in tensors for word in ("--tensor", name)]
            self._run([*_input(text), "--trace", str(path), *more], ablate, edited)
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


def _given(**options: Any) -> list[str]:
    return [word for name, value in options.items() if value is not None for word in ("--" + name, str(value))]


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
