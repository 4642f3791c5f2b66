# SPDX-License-Identifier: GPL-3.0-or-later
"""Scenes of live attention layers of PyTorch. The layer is called once, with hooks that are removed afterwards; nothing of it is
changed. What its code does beside the projections cannot be read off it, so the scene is computed and compared with its output."""
from __future__ import annotations

import inspect
import itertools
import math
import sys
import warnings
from collections.abc import Iterable, Iterator
from typing import Any, Dict

import numpy as np
import numpy.typing as npt

from ._arrays import kind_of, texts_of
from ._program import MOST_GIVEN, AttnScopeError, run_trace

Numbers = npt.NDArray[np.float32]
TOLERANCE = 2e-6  # of weights; outputs may be larger than 1 and differ in proportion

SEPARATE = (("q_proj", "k_proj", "v_proj"), ("W_query", "W_key", "W_value"), ("query", "key", "value"), ("q_lin", "k_lin", "v_lin"),
            ("to_q", "to_k", "to_v"), ("W_q", "W_k", "W_v"), ("w_q", "w_k", "w_v"), ("Wq", "Wk", "Wv"), ("wq", "wk", "wv"), ("W_Q", "W_K", "W_V"),
            ("fc_q", "fc_k", "fc_v"), ("w_qs", "w_ks", "w_vs"), ("q", "k", "v"))
FUSED = {"qkv_proj": "fused_blocks", "qkv": "fused_blocks", "to_qkv": "fused_blocks", "Wqkv": "fused_blocks", "c_attn": "fused_blocks",
         "query_key_value": "fused_interleaved"}
OUTPUT = ("o_proj", "out_proj", "dense", "c_proj", "out_lin", "to_out", "proj", "W_out", "W_o", "w_o", "Wo", "wo", "W_O", "o", "fc_o", "fc")
HEADS = ("num_heads", "num_attention_heads", "n_heads", "n_head", "nhead", "heads", "h")
KEY_HEADS = ("num_key_value_heads", "num_kv_heads", "n_kv_heads", "n_kv_head", "kv_heads")
HEAD_SIZE = ("head_dim", "attention_head_size", "d_head", "dim_head", "d_k")
MASKS = ("mask", "bias", "tril", "causal_mask", "attn_mask")


def from_torch(module: Any, *inputs: Any, tokens: Iterable[Any] | None = None, causal: bool | None = None, heads: int | None = None,
               kv_heads: int | None = None, title: str | None = None, **arguments: Any) -> Dict[str, Any]:
    """A scene of a live attention layer of PyTorch, called as module(*inputs, **arguments), for trace(), show(), live() …

    The layer is torch.nn.MultiheadAttention, an attention layer of Hugging Face, or any module with projections of queries, keys and
    values: q_proj/k_proj/v_proj, W_query/W_key/W_value, query/key/value, c_attn, qkv … with or without an output layer. Of
    nn.MultiheadAttention x alone will do, or query, key and value.

    The mask follows from the call (attn_mask, key_padding_mask, attention_mask, is_causal) and from the module (a buffer with a
    triangle, is_causal); `causal` decides instead. `heads` and `kv_heads` are needed where the module has no attribute with them. The
    scene is without dropout. A warning says if its output is not the module's.
    """
    torch = sys.modules.get("torch")
    if torch is None or not isinstance(module, torch.nn.Module):
        raise TypeError(f"expected a torch.nn.Module with attention, got {kind_of(module)}")
    for name, value in (("heads", heads), ("kv_heads", kv_heads)):
        if value is not None and (isinstance(value, bool) or not isinstance(value, int) or value < 1):
            raise ValueError(f"{name}: expected a whole number of at least 1, got {value if isinstance(value, int) else kind_of(value)}")
    if causal is not None and not isinstance(causal, bool):
        raise ValueError(f"causal: expected True or False, got {kind_of(causal)}")
    if not inputs and not arguments:
        raise ValueError("from_torch needs what the module is called with: from_torch(module, x)")
    layer = _Layer(torch, _attention_in(torch, module), causal, heads, kv_heads)
    layer.call(module, inputs, arguments)
    scene = layer.best()
    scene["title"] = str(title) if title is not None else type(layer.module).__name__
    if tokens is not None:
        batches, count = layer.x.shape[:2]
        scene["tokens"] = [texts_of(tokens, count)] * batches
    return scene


def _attention_in(torch: Any, module: Any) -> Any:
    """The module itself, or the only attention layer inside it."""
    if _is_attention(torch, module):
        return module
    found = [(name, each) for name, each in module.named_modules() if _is_attention(torch, each)]
    outer = [(name, each) for name, each in found if not any(name.startswith(other + ".") for other, _ in found if other != name)]
    if len(outer) == 1:
        return outer[0][1]
    if outer:
        raise ValueError(f"{type(module).__name__} has {len(outer)} attention layers: {', '.join(name for name, _ in outer[:6])}"
                         f"{' …' if len(outer) > 6 else ''}; give one of them, with what it is called with")
    raise ValueError(f"{type(module).__name__} has no projections of queries, keys and values that are known by their names, such as q_proj, k_proj "
                     "and v_proj, or W_query, W_key and W_value")


def _is_attention(torch: Any, module: Any) -> bool:
    return isinstance(module, torch.nn.MultiheadAttention) or _names(module) is not None or _list_of_heads(module) is not None


def _names(module: Any) -> tuple[str, ...] | None:
    """The names of the projections: three, or one that makes all."""
    for three in SEPARATE:
        if all(_weight(getattr(module, name, None)) is not None for name in three):
            return three
    for name in FUSED:
        if _weight(getattr(module, name, None)) is not None:
            return (name,)
    return None


def _list_of_heads(module: Any) -> list[Any] | None:
    """The heads of a module that has a list of them, each with projections of its own."""
    heads = getattr(module, "heads", None)
    if isinstance(heads, Iterable) and not isinstance(heads, (str, dict)):
        all_heads = list(heads)
        if all_heads and all(hasattr(head, "named_parameters") and len(_names(head) or ()) == 3 for head in all_heads):
            return all_heads
    return None


def _weight(part: Any) -> Any:
    """The matrix of a projection, which is a module or a parameter."""
    weight = part if getattr(part, "ndim", 0) == 2 else getattr(part, "weight", None)
    return weight if getattr(weight, "ndim", 0) == 2 else None


def _number(module: Any, names: Iterable[str]) -> int | None:
    for place in (module, getattr(module, "config", None)):
        for name in names:
            value = getattr(place, name, None)
            if isinstance(value, int) and not isinstance(value, bool) and value > 0:
                return value
    return None


def _same(one: Any, other: Any) -> bool:
    return one is other or (one is not None and other is not None and one.shape == other.shape and bool((one == other).all()))


def _array(tensor: Any) -> Numbers:
    return np.asarray(tensor.detach().cpu().float().numpy(), dtype=np.float32)


class _Layer:
    """What is known of a layer: its parameters, and what it got and returned in one call."""

    def __init__(self, torch: Any, module: Any, causal: bool | None, heads: int | None, kv_heads: int | None) -> None:
        self.torch, self.module, self.causal = torch, module, causal
        self.is_mha = isinstance(module, torch.nn.MultiheadAttention)
        self.list = None if self.is_mha else _list_of_heads(module)
        self.heads, self.kv_heads = heads, kv_heads
        self.inputs: Dict[str, Numbers] = {}
        self.config: Dict[str, Any] = {}
        self.given: Dict[str, Any] = {}  # the arguments of the call, by name
        self.output: Any = None
        self.x: Numbers = np.zeros((0, 0, 0), np.float32)
        self.memory: Numbers | None = None

    # The call.

    def call(self, module: Any, inputs: tuple[Any, ...], arguments: Dict[str, Any]) -> None:
        """Calls the module, and keeps what the attention layer in it gets and returns."""
        if self.is_mha and module is self.module and len(inputs) == 1 and not {"key", "value"} & set(arguments):
            inputs *= 3
        parts = [getattr(self.module, name) for name in _names(self.module) or () if hasattr(getattr(self.module, name), "register_forward_hook")]
        seen: Dict[str, Any] = {}
        hooks: list[Any] = []
        forward = type(self.module).forward
        known = self.module.__dict__.get("forward")

        def keep_arguments(*positional: Any, **named: Any) -> None:
            names = [name for name in inspect.signature(forward).parameters if name != "self"]
            self.given = {**dict(zip(names, positional)), **named}

        def keep_input(index: int) -> Any:
            def hook(_module: Any, got: tuple[Any, ...], _made: Any) -> None:
                seen.setdefault(f"input{index}", got[0])
            return hook

        def keep_output(_module: Any, got: tuple[Any, ...], made: Any) -> None:
            if module is not self.module and not self.given:
                keep_arguments(*got)
            self.output = made

        if module is self.module:
            keep_arguments(*inputs, **arguments)
        try:
            hooks.append(self.module.register_forward_hook(keep_output))
            hooks += [part.register_forward_hook(keep_input(index)) for index, part in enumerate(parts)]
            with self.torch.no_grad():
                module(*inputs, **arguments)
        finally:
            for hook in hooks:
                hook.remove()
        assert self.module.__dict__.get("forward") is known
        if self.output is None:
            raise ValueError(f"the attention layer {type(self.module).__name__} was not reached by the call")
        x = seen.get("input0")
        if x is None:  # parameters instead of modules, or nn.MultiheadAttention
            x = self.given.get("query", next((value for value in self.given.values() if getattr(value, "ndim", 0) in (2, 3)), None))
        if getattr(x, "ndim", 0) not in (2, 3):
            raise ValueError(f"expected x [T, d_in] or [B, T, d_in], got {kind_of(x)}")
        other = self.given.get("key") if self.is_mha else seen.get("input1")
        if self.is_mha:
            value = self.given.get("value")
            if not _same(value, other):
                raise ValueError("key and value are different sequences; a scene takes both from one")
        self.x = self._batches(x)
        if other is not None and not _same(other, x):
            self.memory = self._batches(other)

    def _batches(self, tensor: Any) -> Numbers:
        """[B, T, d_in]."""
        array = _array(tensor)
        if array.ndim == 2:
            return array[None]
        return array.swapaxes(0, 1) if self.is_mha and not getattr(self.module, "batch_first", False) else array

    # The scene.

    def best(self) -> Dict[str, Any]:
        """Of the scenes that are possible the one that gives the module's output; else the first, with a warning."""
        self._parameters()
        made = self._made()
        nearest = math.inf
        first: Dict[str, Any] | None = None
        for scene in self._scenes():
            if first is None:
                first = scene
                if made is None:
                    return scene
            try:
                away = self._distance(scene, made)
            except AttnScopeError:
                if scene is first:
                    raise
                continue
            if away <= 1:
                return scene
            nearest = min(nearest, away)
        assert first is not None
        if self.module.training and any(getattr(each, "p", 0) for each in self.module.modules()) or self.module.training and getattr(self.module, "dropout", 0):
            return first  # its output was drawn
        warnings.warn(f"the scene's output differs from that of {type(self.module).__name__} (at best {nearest:.2g} times what rounding explains): the "
                      "module does something beside projections, scale, mask and softmax, or its heads or mask are others; set causal=, heads= or kv_heads=",
                      stacklevel=3)
        return first

    def _made(self) -> Numbers | None:
        """The layer's output [B, T, d_out]; None if it returns something else."""
        made = self.output
        while isinstance(made, (tuple, list)) and made:
            made = made[0]
        if getattr(made, "ndim", 0) not in (2, 3):
            return None
        return self._batches(made)

    def _distance(self, scene: Dict[str, Any], made: Numbers | None) -> float:
        """How far the scene's output is from the module's, in units of what rounding explains."""
        tensors = run_trace(scene)
        ours = tensors.get("output", tensors.get("context"))
        if made is None or ours is None or ours.shape != made.shape:
            return math.inf
        finite = np.isfinite(made)
        if not np.array_equal(finite, np.isfinite(ours)):
            return math.inf
        size = max(1.0, float(np.abs(made[finite]).max(initial=0)))
        return float(np.abs(ours - made)[finite].max(initial=0)) / (20 * TOLERANCE * size)

    def _parameters(self) -> None:
        """Projections, heads, norms and rotary positions."""
        width = self.x.shape[2]
        self.inputs = {"x": self.x}
        self.config = {"d_in": width, "scale": "sqrt_head_dim"}
        if self.memory is not None:
            self.inputs["memory"] = self.memory
            self.config["memory"] = "memory"
            if self.memory.shape[2] != width:
                self.config["d_memory"] = self.memory.shape[2]
        if self.is_mha:
            self._mha()
        elif self.list is not None:
            self._heads_list(self.list)
        else:
            self._projections(self.module)
        self._add_output()
        self._add_scale()
        self._add_norms()
        self._add_rope()
        given = sum(array.size for array in self.inputs.values())
        if given > MOST_GIVEN:
            raise ValueError(f"{type(self.module).__name__} has {given:,} numbers with x, but a scene can contain at most {MOST_GIVEN:,}")

    def _mha(self) -> None:
        module = self.module
        if module.bias_k is not None or module.add_zero_attn:
            raise ValueError("nn.MultiheadAttention with add_bias_kv or add_zero_attn is not supported")
        self.config.update(num_heads=module.num_heads, d_out=module.embed_dim)
        width = module.embed_dim
        if module.in_proj_weight is not None and self.memory is None:
            self.config["projection"] = "fused_blocks"
            self.inputs["qkv.weight"] = _array(module.in_proj_weight)
            if module.in_proj_bias is not None:
                self.inputs["qkv.bias"] = _array(module.in_proj_bias)
            return
        self.config["projection"] = "linear"
        if module.in_proj_weight is not None:
            weights = _array(module.in_proj_weight).reshape(3, width, -1)
        else:
            weights = [_array(part) for part in (module.q_proj_weight, module.k_proj_weight, module.v_proj_weight)]  # type: ignore[assignment]
        for index, name in enumerate(("W_query", "W_key", "W_value")):
            self.inputs[name + ".weight"] = weights[index]
            if module.in_proj_bias is not None:
                self.inputs[name + ".bias"] = _array(module.in_proj_bias)[index * width:(index + 1) * width]

    def _heads_list(self, all_heads: list[Any]) -> None:
        self.config.update(projection="heads_list", num_heads=len(all_heads))
        for index, head in enumerate(all_heads):
            names = _names(head) or ()
            for part, ours in zip(names, ("W_query", "W_key", "W_value")):
                self._add_linear(getattr(head, part), f"head{index}.{ours}")
        self.config["d_out"] = sum(self.inputs[f"head{index}.W_value.weight"].shape[0] for index in range(len(all_heads)))

    def _projections(self, module: Any) -> None:
        names = _names(module) or ()
        heads = self.heads or _number(module, HEADS)
        size = _number(module, HEAD_SIZE)
        if len(names) == 1:
            self._add_linear(getattr(module, names[0]), "qkv")
            columns = self.inputs["qkv.weight"].shape[0]
            heads = heads or (columns // 3 // size if size else 1)
            keys = self.kv_heads or _number(module, KEY_HEADS) or heads
            size = columns // (heads + 2 * keys)
            self.config["projection"] = FUSED[names[0]]
            queries = heads * size
        else:
            plain = all(getattr(getattr(module, name), "ndim", 0) == 2 for name in names)
            self.config["projection"] = "param" if plain else "linear"
            for part, ours in zip(names, ("W_query", "W_key", "W_value")):
                if plain:
                    self.inputs[ours] = _array(getattr(module, part))
                else:
                    self._add_linear(getattr(module, part), ours)
            axis = 1 if plain else 0
            queries, key_columns = (self.inputs[ours if plain else ours + ".weight"].shape[axis] for ours in ("W_query", "W_key"))
            if heads is None:
                heads = queries // size if size and queries % size == 0 else 1
            keys = self.kv_heads or (max(1, key_columns * heads // queries) if key_columns < queries else heads)
        self.config.update(num_heads=heads, d_out=queries)
        if keys != heads:
            self.config["num_kv_heads"] = keys

    def _add_linear(self, part: Any, name: str) -> None:
        """A projection as nn.Linear has it, [out, in]; Conv1D of GPT-2 and parameters are [in, out]."""
        weight = _array(_weight(part))
        turned = part is _weight(part) or type(part).__name__ == "Conv1D"
        self.inputs[name + ".weight"] = np.ascontiguousarray(weight.T) if turned else weight
        bias = getattr(part, "bias", None)
        if getattr(bias, "ndim", 0) == 1:
            self.inputs[name + ".bias"] = _array(bias)

    def _add_output(self) -> None:
        for name in OUTPUT:
            part = getattr(self.module, name, None)
            if isinstance(part, self.torch.nn.Sequential) or isinstance(part, self.torch.nn.ModuleList):
                part = part[0] if len(part) else None
            weight = _weight(part)
            if weight is None or part is weight or name in (_names(self.module) or ()):
                continue
            turned = type(part).__name__ == "Conv1D"
            if weight.shape[0 if turned else 1] != self.config["d_out"]:
                continue
            self._add_linear(part, "out_proj")
            self.config["out_proj"] = "out_proj"
            return

    def _add_scale(self) -> None:
        size = self.config["d_out"] // self.config["num_heads"]
        scale = next((value for value in (getattr(self.module, name, None) for name in ("scaling", "scale", "softmax_scale"))
                      if isinstance(value, (int, float)) and not isinstance(value, bool) and value > 0), None)
        if "GPTNeo" in type(self.module).__name__ and "NeoX" not in type(self.module).__name__:
            scale = 1.0
        cap = getattr(self.module, "attn_logit_softcapping", None)
        if isinstance(cap, (int, float)) and cap > 0:
            self.config["softcap"] = float(cap)
        if scale is None or math.isclose(scale, 1 / math.sqrt(size), rel_tol=1e-6) or math.isclose(scale, math.sqrt(size), rel_tol=1e-6):
            return
        if scale == 1:
            self.config["scale"] = "none"
        else:
            self.config.update(scale="factor", scale_factor=float(scale))

    def _add_norms(self) -> None:
        norms: list[Any] = [next((part for name in names if getattr(part := getattr(self.module, name, None), "weight", None) is not None), None)
                 for names in (("q_norm", "query_norm", "q_layernorm", "norm_q"), ("k_norm", "key_norm", "k_layernorm", "norm_k"))]
        size = self.config["d_out"] // self.config["num_heads"]
        if any(norm is None or norm.weight.numel() != size or getattr(norm, "bias", None) is not None for norm in norms):
            return
        eps = next((float(value) for value in (getattr(norms[0], name, None) for name in ("variance_epsilon", "eps")) if isinstance(value, float)), 1e-6)
        self.inputs["q_norm"], self.inputs["k_norm"] = (_array(norm.weight) for norm in norms if norm is not None)
        self.config["qk_norm"] = {"query": "q_norm", "key": "k_norm", "eps": eps, "unit_offset": type(norms[0]).__name__.startswith("Gemma")}

    def _add_rope(self) -> None:
        """The frequencies of the cosines and sines that Hugging Face gives to its layers."""
        angles = self.given.get("position_embeddings")
        if not isinstance(angles, (tuple, list)) or len(angles) != 2 or angles[0].shape[-2] < 2:
            return
        cosines, sines = (each.detach().cpu().double().numpy().reshape(-1, *each.shape[-2:])[0] for each in angles)
        if not np.allclose(sines[0], 0, atol=1e-6):
            raise ValueError("position_embeddings do not begin with position 0, which is not supported")
        half = cosines.shape[1] // 2
        self.inputs["inv_freq"] = np.arctan2(sines[1, :half], cosines[1, :half]).astype(np.float32)
        self.config["rope"] = {"layout": "half", "inv_freq": "inv_freq"}
        size = self.config["d_out"] // self.config["num_heads"]
        if 2 * half != size:
            self.config["rope"]["dims"] = 2 * half

    def _scenes(self) -> Iterator[Dict[str, Any]]:
        """Scenes that are possible, the likeliest first."""
        cuts = [self.config["projection"]]
        if cuts[0] in ("fused_blocks", "fused_interleaved") and not self.is_mha and self.config["num_heads"] > 1:
            cuts.append("fused_interleaved" if cuts[0] == "fused_blocks" else "fused_blocks")
        layouts = ["half", "interleaved"] if "rope" in self.config else [""]
        for cut, layout, (mask, extra) in itertools.product(cuts, layouts, self._masks()):
            config = {**self.config, "projection": cut, **mask}
            if layout:
                config["rope"] = {**self.config["rope"], "layout": layout}
            yield {"format": "attnscope-scene/1", "title": "", "config": config, "inputs": {**self.inputs, **extra}}

    def _masks(self) -> list[tuple[Dict[str, Any], Dict[str, Any]]]:
        """Masks that are possible: members of the configuration, and their tensors."""
        causal_mask: Dict[str, Any] = {"mask": {"kind": "causal", "apply": "fill_neg_inf"}}
        window = getattr(self.module, "sliding_window", None)
        if isinstance(window, int) and not isinstance(window, bool) and window > 0:
            causal_mask = {"mask": {"kind": "sliding_window", "window": window, "apply": "fill_neg_inf"}}
        if self.causal is not None:
            return [(causal_mask if self.causal else {}, {})]
        called = self._mask_of_call()
        if called is not None:
            return [called]
        hinted = self.given.get("is_causal") is True or self._has_triangle() or getattr(self.module, "is_causal", None) is True
        if self.memory is not None and not hinted:
            return [({}, {})]
        both: list[tuple[Dict[str, Any], Dict[str, Any]]] = [(causal_mask, {}), ({}, {})]
        return both if hinted else both[::-1]

    def _has_triangle(self) -> bool:
        for part in [self.module, *(self.list or [])]:
            for name in MASKS:
                mask: Any = getattr(part, name, None)
                if getattr(mask, "ndim", 0) >= 2 and mask.shape[-1] == mask.shape[-2] > 1 and _is_triangle(_array(mask).reshape(-1, *mask.shape[-2:])[0] != 0):
                    return True
        return False

    def _mask_of_call(self) -> tuple[Dict[str, Any], Dict[str, Any]] | None:
        """The mask that the call gave, if it gave one."""
        batches, queries = self.x.shape[:2]
        keys = queries if self.memory is None else self.memory.shape[1]
        blocked: Numbers | None = None
        mask: Any = next((value for name in ("attn_mask", "attention_mask", "mask") if getattr(value := self.given.get(name), "ndim", 0) >= 2), None)
        padding = self.given.get("key_padding_mask")
        if mask is not None and mask.ndim == 2 and tuple(mask.shape) == (batches, keys) and not self.is_mha and tuple(mask.shape) != (queries, keys):
            padding, mask = mask == 0, None  # Hugging Face's attention_mask
        if mask is not None:
            numbers = _array(mask)
            if mask.dtype == self.torch.bool:  # nn.MultiheadAttention blocks where it is true, scaled_dot_product_attention allows
                numbers = np.where(numbers != 0 if self.is_mha else numbers == 0, -np.inf, 0).astype(np.float32)
            blocked = np.where(numbers <= -1e4, -np.inf, numbers).astype(np.float32)[..., :queries, :keys]
        if padding is not None:
            numbers = _array(padding)
            numbers = np.where(numbers != 0, -np.inf, 0) if padding.dtype == self.torch.bool else numbers
            row = numbers.astype(np.float32).reshape(-1, 1, 1, keys)
            blocked = row if blocked is None else self._four_axes(blocked, batches) + row
        if blocked is None:
            return None
        blocked = np.broadcast_to(self._four_axes(blocked, batches), (blocked.shape[0] if blocked.ndim == 4 else batches, *self._four_axes(blocked, batches).shape[1:]))
        if blocked.shape[2] == 1:
            blocked = np.broadcast_to(blocked, (*blocked.shape[:2], queries, keys))
        if np.isin(blocked, (0, -np.inf)).all() and queries == keys and all(_is_triangle(each < 0) and not each[-1, 0] < 0 for each in blocked.reshape(-1, queries, keys)):
            return {"mask": {"kind": "causal", "apply": "fill_neg_inf"}}, {}
        if blocked.shape[1] > 1:  # one for each head
            return {"position_bias": {"kind": "tensor", "tensor": "head_mask"}}, {"head_mask": np.ascontiguousarray(blocked)}
        cells = np.ascontiguousarray(blocked[:, 0] if (blocked != blocked[:1]).any() else blocked[0, 0])
        if np.isin(cells, (0, -np.inf)).all():
            return {"mask": {"kind": "custom_bool", "apply": "fill_neg_inf", "tensor": "mask"}}, {"mask": cells < 0}
        return {"mask": {"kind": "additive", "apply": "add", "tensor": "mask"}}, {"mask": cells}

    def _four_axes(self, mask: Numbers, batches: int) -> Numbers:
        """[B or 1, H or 1, T, S]."""
        if mask.ndim == 2:
            return mask[None, None]
        if mask.ndim == 3:
            return mask[:, None] if mask.shape[0] in (1, batches) and not self.is_mha else mask.reshape(batches, -1, *mask.shape[1:])
        return mask


def _is_triangle(cells: npt.NDArray[np.bool_]) -> bool:
    """Whether they are true in one of their halves, with or without the diagonal, and false in the other."""
    upper = np.triu(np.ones(cells.shape, dtype=bool), 1)
    return bool(cells.shape[-1] > 1 and ((cells == upper).all() or (cells == ~upper).all()))


