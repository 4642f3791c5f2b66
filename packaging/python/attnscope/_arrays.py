# SPDX-License-Identifier: GPL-3.0-or-later
"""What callers hand over as arrays and tokens, as NumPy arrays and texts: of NumPy, PyTorch, TensorFlow, JAX, pandas, xarray and lists."""
from __future__ import annotations

import json
import math
from collections.abc import Iterable
from typing import Any

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float32]
SHAPES = "[H, T, S], [1, H, T, S] or [T, S]"


def weights_of(value: Any, layer: int | None = None) -> Floats:
    """Attention weights with four axes. Of those of several layers, `layer` is the one that is taken."""
    value = getattr(value, "attentions", value)  # of a Hugging Face output
    if value is None:
        raise ValueError(f"expected weights {SHAPES}, got None; Hugging Face models return attentions only with "
                         "output_attentions=True and attn_implementation='eager'")
    axes = [getattr(each, "ndim", 0) for each in value] if isinstance(value, (tuple, list)) else []
    layers = len(axes) if axes and min(axes) >= (3 if isinstance(value, tuple) else 4) else 0
    if not layers and getattr(value, "ndim", 0) == 5:
        layers = len(value)
    if layer is not None and (isinstance(layer, bool) or not hasattr(layer, "__index__")):
        raise ValueError(f"layer: expected a whole number, got {kind_of(layer)}")
    if layer is not None and not layers:
        raise ValueError("layer: these weights are those of one layer; leave it out")
    if layer is not None and not -layers <= layer < layers:
        raise ValueError(f"layer: expected 0 to {layers - 1}, got {layer}")
    if layers > 1 and layer is None:
        raise ValueError(f"got the attention of {layers} layers; choose one, such as layer={layers - 1}")
    if layers:
        value = value[layer or 0]
    weights = floats_of(value)
    if weights.ndim not in (2, 3, 4) or not weights.size:
        raise ValueError(f"expected weights {SHAPES}, got {list(weights.shape)}")
    return weights.reshape((1,) * (4 - weights.ndim) + weights.shape)


def floats_of(value: Any) -> Floats:
    """An array in float32. Tensors of PyTorch may be on a device and require a gradient; masked values are nan."""
    try:
        if hasattr(value, "detach"):
            value = value.detach().cpu().float()
        elif isinstance(value, (tuple, list)):
            value = [floats_of(each) if hasattr(each, "ndim") else each for each in value]
        elif hasattr(value, "numpy") and not hasattr(value, "__array__"):
            value = value.numpy()
        if isinstance(value, np.ma.MaskedArray):
            value = np.ma.filled(value.astype(np.float32), np.nan)  # type: ignore[no-untyped-call]
        return np.asarray(value, dtype=np.float32)
    except (TypeError, ValueError):
        raise ValueError(f"expected weights {SHAPES}, got {kind_of(value)}") from None


def names_in(value: Any, axis: str) -> list[str] | None:
    """The texts that a DataFrame has for its rows ("index") or columns, or a DataArray of xarray for its last two axes; None for
    other values and for numbers."""
    names = list(getattr(value, axis, ())) if hasattr(value, "index") and hasattr(value, "columns") else []
    dims, coords = getattr(value, "dims", ()), getattr(value, "coords", {})
    if not names and isinstance(dims, tuple) and len(dims) >= 2 and hasattr(coords, "__getitem__"):
        dim = dims[-2] if axis == "index" else dims[-1]
        names = np.asarray(coords[dim]).tolist() if dim in coords else []
    return names if names and all(isinstance(name, str) for name in names) else None


def texts_of(tokens: Any, count: int, what: str = "tokens") -> list[str]:
    """As many texts: of tokens, bytes or ids."""
    if isinstance(tokens, (str, bytes)) or not isinstance(tokens, Iterable):
        raise ValueError(f"expected a list of {count} {what}, got {kind_of(tokens)}")
    texts = [_text_of(token) for token in tokens]
    if len(texts) != count:
        raise ValueError(f"expected {count} tokens, got {len(texts)}")
    return texts


def _text_of(token: Any) -> str:
    if hasattr(token, "item"):  # of an array of ids
        token = token.item()
    return token.decode("utf-8", "replace") if isinstance(token, bytes) else str(token)


def json_of(value: Any) -> str:
    """A value as scene files have it: arrays as lists of the shortest numbers that are the same float32, and numbers that JSON
    cannot express as words."""
    if isinstance(value, dict):
        return "{" + ",".join(json.dumps(str(key)) + ":" + json_of(each) for key, each in value.items()) + "}"
    if hasattr(value, "detach"):
        value = value.detach().cpu()
        value = (value.float() if value.is_floating_point() else value).numpy()
    if isinstance(value, np.ndarray):
        return _json_of_array(value.astype(np.float32) if value.dtype.kind == "f" else value)
    if hasattr(value, "tolist"):
        value = value.tolist()
    if isinstance(value, (list, tuple)):
        return "[" + ",".join(json_of(each) for each in value) + "]"
    if isinstance(value, float) and not math.isfinite(value):
        return f'"{value}"'
    return json.dumps(value)


def _json_of_array(array: npt.NDArray[Any]) -> str:
    if array.ndim > 1:
        return "[" + ",".join(_json_of_array(row) for row in array) + "]"
    if array.dtype.kind != "f" or array.ndim == 0:
        return json_of(array.tolist())
    numbers = map("%.9g".__mod__, array.tolist())
    return "[" + ",".join(numbers if np.isfinite(array).all() else (f'"{each}"' if each[-1] in "fn" else each for each in numbers)) + "]"


def kind_of(value: Any) -> str:
    return "None" if value is None else f"a value of type {type(value).__name__}"
