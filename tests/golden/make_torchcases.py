#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes torchcases.json: attention layers that PyTorch computed, with other seeds, shapes and options than the notebooks.

    /usr/bin/python3 tests/golden/make_torchcases.py > tests/golden/torchcases.json     (Debian's python3-torch, 1.13)

Every case is drawn on torch's own generator and computed by torch's own operators in float32. Format: that of
goldens.json. A tensor's tolerance is TOLERANCE (times its largest number, if that is above 1), or three times what torch's
float32 result misses its own float64 result by, where that is more. Large tensors are compared in slices. The MKL stream is a model of ours (Debian's torch is built
without MKL). Cases with "normals": "scalar" run in a second process without AVX2, where torch rounds nn.Linear's draws
differently unless its fan-in is a power of 4; they use such layers only.
"""
import json
import os
import random
import subprocess
import sys

import numpy
import torch
import torch.nn.functional as F

CASES = 44
TOLERANCE = 5e-7
INFINITY = float("inf")
PROJECTIONS = ["none", "param", "linear", "heads_list", "fused_interleaved", "fused_blocks", "mha_module"]
MASKS = [("none", "none"), ("causal", "fill_neg_inf"), ("causal", "add"), ("causal", "post_softmax_renorm"),
         ("causal", "post_softmax"), ("padding", "fill_neg_inf"), ("padding", "post_softmax_renorm"), ("padding", "none"),
         ("custom_bool", "fill_neg_inf"), ("custom_bool", "add"), ("additive", "add"), ("additive", "none")]
SEEDS = ["0", "1", "-1", "4294967296", "18446744073709551615", "-9223372036854775808", "2147483648", "31337", "42"]


# --- what a case computes ---

def choose(number):
    """Inputs, draws and config of case `number`; every list of choices is walked at its own pace."""
    r = random.Random(number)
    scalar = number % 7 == 5
    big = number % 6 == 0
    B, T = (3, 40) if big else (r.randint(1, 3), r.randint(1, 12))
    H = 8 if big else r.choice([1, 2, 3, 4, 8])
    projection = PROJECTIONS[number % 7] if not scalar else r.choice(["param", "linear", "fused_interleaved", "none"])
    D = 64 if big else r.choice([4, 16, 64]) if scalar else r.randint(1, 64)
    hd = 8 if big else r.randint(1, 8)
    if projection in ("none", "mha_module"):
        D = H * hd
    O = H * hd
    kind, apply = MASKS[number % len(MASKS)]
    config = {"projection": projection, "num_heads": H, "d_in": D, "d_out": O,
              "scale": r.choice(["none", "sqrt_head_dim", "sqrt_head_dim"]),
              "scale_at": r.choice(["before_mask", "after_mask"]),
              "mask": {"kind": kind, "apply": apply},
              "masked_rows": r.choice(["nan", "zero"]),
              "normalize": r.choice(["softmax"] * 6 + ["softmax_naive", "sum", "none"][big:]),
              "temperature": r.choice([1, 1, 1, 0.5, 2, 1.7]),
              "dropout": {"p": r.choice([0, 0.1, 0.1, 0.5, 0.5, 0.9, 1]), "on": r.choice(["weights", "weights", "scores"]),
                          "train": r.random() < 0.9, "stream": r.choice(["default", "default", "mkl"])},
              "merge": r.choice(["transpose", "transpose", "reshape_only"]),
              "out_proj": None, "row_sums": r.random() < 0.4, "cumulative": not big and r.random() < 0.2,
              "normals": "scalar" if scalar else "avx2"}
    if projection == "mha_module" and r.random() < 0.4:  # exactly what the module computes by itself
        config.update(scale="sqrt_head_dim", normalize="softmax", temperature=1, merge="transpose", masked_rows="nan")
        config["dropout"]["p"] = 0
        config["mask"] = {"kind": kind, "apply": r.choice(["fill_neg_inf", "add"])} if kind != "additive" else config["mask"]
    inputs, draws = {}, [{"op": "manual_seed", "seed": r.choice(SEEDS)}]
    if r.random() < 0.3:
        draws.append({"op": "skip", "draws": r.randint(1, 700)})

    def matrix(name, shape):
        op = {"op": r.choice(["rand", "randn"]), "shape": shape, "out": name}
        if r.random() < 0.5:
            op["mul"] = r.choice([0.125, 0.3, 0.5])
        draws.append(op)

    def layer(name, out, width):
        bias = r.random() < 0.5
        if r.random() < 0.2:
            matrix("R_" + name, [width, out])
            draws.append({"op": "linear_from_T", "name": name, "of": "R_" + name})
        else:
            draws.append({"op": "linear", "name": name, "in": width, "out_features": out, "bias": bias})

    # The embeddings: typed in, drawn, stacked or looked up.
    way = r.choice(["typed", "randn", "stack", "lookup"])
    if way == "typed":
        inputs["x"] = [[[round(r.uniform(-1, 1), 2) for _ in range(D)] for _ in range(T)] for _ in range(B)]
    elif way == "randn":
        draws.append({"op": "randn", "shape": [B, T, D], "out": "x"})
    elif way == "stack":
        matrix("x1", [T, D])
        draws.append({"op": "stack", "of": "x1", "n": B, "out": "x"})
    else:
        words = r.randint(2, 9)
        inputs["ids"] = [[r.randrange(words) for _ in range(T)] for _ in range(B)]
        draws.append({"op": "embedding", "name": "embed", "num": words, "dim": D, "padding_idx": r.randrange(-words, words)})
        draws.append({"op": "lookup", "table": "embed.weight", "ids": "ids", "out": "x"})

    if projection == "param":
        for name in ("W_query", "W_key", "W_value"):
            matrix(name, [D, O])
    elif projection == "linear":
        for name in ("W_query", "W_key", "W_value"):
            layer(name, O, D)
    elif projection == "heads_list":
        for h in range(H):
            for name in ("W_query", "W_key", "W_value"):
                layer(f"head{h}.{name}", hd, D)
    elif projection.startswith("fused"):
        layer("qkv", 3 * O, D)
    elif projection == "mha_module":
        draws.append({"op": "mha", "name": "mha", "embed_dim": D, "num_heads": H, "bias": r.random() < 0.6})
    if projection != "mha_module" and r.random() < 0.5 and not scalar:
        config["out_proj"] = "out_proj"
        layer("out_proj", r.randint(1, 64), O)

    if kind in ("padding", "custom_bool", "additive"):
        config["mask"]["tensor"] = "mask"
        rows = [B, T] if kind == "padding" else [B, T, T] if r.random() < 0.5 else [T, T]
        blocked = [r.random() < 0.3 for _ in range(int(numpy.prod(rows)))]
        if r.random() < 0.5:  # one row without any key
            start = r.randrange(len(blocked) // T) * T
            blocked[start:start + T] = [True] * T
        if kind == "additive":
            blocked = ["-inf" if b else round(r.uniform(-2, 2), 3) for b in blocked]
        inputs["mask"] = numpy.array(blocked, dtype=object).reshape(rows).tolist()
    if r.random() < 0.4:
        draws.append({"op": "manual_seed", "seed": str(r.randint(0, 10**6))})
    return {"inputs": inputs, "draws": draws, "config": config}


# --- the recipe, executed by torch ---

def tensor_of(value):
    as_numbers = numpy.array(value)
    if as_numbers.dtype == object or as_numbers.dtype.kind == "U":
        as_numbers = numpy.array(value, dtype=object).astype(float)
    return torch.tensor(as_numbers, dtype=torch.float32 if as_numbers.dtype.kind == "f" else None)


def next_word():
    """The generator's next 32-bit word (except that 2^32 - 1 comes as 0)."""
    return int(torch.empty(1, dtype=torch.int64).random_(0, 2**32 - 1))


def execute(inputs, draws):
    made = {name: tensor_of(value) for name, value in inputs.items()}
    for draw in draws:
        op = draw["op"]
        if op == "manual_seed":
            torch.manual_seed(int(draw["seed"]))
        elif op == "skip":
            torch.rand(draw["draws"])
        elif op in ("rand", "randn"):
            made[draw["out"]] = getattr(torch, op)(*draw["shape"])
            if "mul" in draw:
                made[draw["out"]] *= numpy.float32(draw["mul"]).item()
        elif op == "linear":
            module = torch.nn.Linear(draw["in"], draw["out_features"], draw["bias"])
            made.update({draw["name"] + "." + n: p.detach() for n, p in module.named_parameters()})
        elif op == "linear_from_T":
            made[draw["name"] + ".weight"] = made[draw["of"]].T.contiguous()
        elif op == "embedding":
            module = torch.nn.Embedding(draw["num"], draw["dim"], draw["padding_idx"])
            made[draw["name"] + ".weight"] = module.weight.detach()
        elif op == "lookup":
            made[draw["out"]] = F.embedding(made[draw["ids"]], made[draw["table"]])
        elif op == "stack":
            made[draw["out"]] = torch.stack([made[draw["of"]]] * draw["n"])
        elif op == "mha":
            module = torch.nn.MultiheadAttention(draw["embed_dim"], draw["num_heads"], bias=draw["bias"], batch_first=True)
            made.update({draw["name"] + "." + n: p.detach() for n, p in module.named_parameters()})
    return made


# --- the layer ---

class Dropout:
    """torch's dropout; remembers the keep masks, so that float64 can be given the same."""

    def __init__(self, config, keeps=None):
        self.p, self.stream = config["p"], config["stream"]
        self.on = config["on"] if config["train"] and config["p"] > 0 else None
        self.given, self.keeps = list(keeps or []), []

    def __call__(self, x):
        if self.on is None:
            return x
        keep = self.given.pop(0) if self.given else None
        if keep is None and self.stream == "default":
            before = torch.get_rng_state()
            dropped = F.dropout(x, self.p, True)
            after = torch.get_rng_state()
            torch.set_rng_state(before)
            self.keeps.append((F.dropout(torch.ones_like(x), self.p, True) != 0).float())
            assert torch.equal(after, torch.get_rng_state())
            return dropped
        if keep is None:
            keep = torch.zeros_like(x) if self.p == 1 else mkl_bernoulli(x.shape, 1 - self.p)
        self.keeps.append(keep)
        return x * 0 if self.p == 1 else x * (keep.to(x.dtype) / numpy.float32(1 - self.p).item())


def mkl_bernoulli(shape, p):
    state, keep = next_word() % (2**31 - 1) or 1, []
    for _ in range(int(numpy.prod(shape))):
        keep.append(state / (2**31 - 1) < p)
        state = 1132489760 * state % (2**31 - 1)
    return torch.tensor(keep, dtype=torch.float32).reshape(shape)


def blocked_and_added(config, made, T, lead):
    """Boolean [B or 1, (1,) T, T] and, for an additive mask, its numbers, shaped to go with `lead` leading axes."""
    kind = config["mask"]["kind"]
    if kind == "none":
        return None, None
    if kind == "causal":
        mask = torch.ones(T, T, dtype=torch.bool).triu(1)[None]
    else:
        mask = made["mask"]
        mask = mask[:, None, :].expand(-1, T, -1) if kind == "padding" else mask[None] if mask.dim() == 2 else mask
    if lead == 2:
        mask = mask[:, None]
    return (torch.isneginf(mask), mask) if kind == "additive" else (mask, None)


def attend(config, made, q, k, v, dropout):
    """One or all heads: q, k, v [B,T,hd] or [B,H,T,hd]."""
    stages = {"q": q, "k": k, "v": v}
    T, hd = q.shape[-2:]
    apply, normalize = config["mask"]["apply"], config["normalize"]
    blocked, added = blocked_and_added(config, made, T, q.dim() - 2)
    scores = stages["scores"] = q @ k.transpose(-2, -1)
    if normalize == "none":
        stages["dropped"] = dropout(scores) if dropout.on == "scores" else scores
        return stages

    def scale(x):
        stages["scaled"] = x / hd ** 0.5 if config["scale"] == "sqrt_head_dim" else x
        return stages["scaled"]

    def mask(x):
        if blocked is not None and apply == "fill_neg_inf":
            x = x.masked_fill(blocked, -INFINITY)
        elif blocked is not None and apply == "add":
            x = x + (torch.zeros_like(x).masked_fill(blocked, -INFINITY) if added is None else added.to(x.dtype))
        stages["masked"] = x
        return x

    logits = mask(scale(scores)) if config["scale_at"] == "before_mask" else scale(mask(scores))
    if dropout.on == "scores":
        logits = dropout(logits)
    z = logits / config["temperature"]
    if normalize == "softmax":
        weights = torch.softmax(z, dim=-1)
    elif normalize == "softmax_naive":
        weights = torch.exp(z) / torch.exp(z).sum(dim=-1, keepdim=True)
    else:
        weights = logits / logits.sum(dim=-1, keepdim=True)
    if blocked is not None and apply.startswith("post_softmax"):
        stages["weights_unmasked"] = weights
        weights = stages["weights_times_mask"] = weights * (~blocked).to(weights.dtype)
        if apply == "post_softmax_renorm":
            weights = weights / weights.sum(dim=-1, keepdim=True)
    if blocked is not None and config["masked_rows"] == "zero" and apply not in ("none", "post_softmax"):
        weights = weights.masked_fill(blocked.all(dim=-1, keepdim=True), 0)
    stages["weights"] = weights
    if config["row_sums"]:
        stages["row_sums"] = weights.sum(dim=-1)
    dropped = dropout(weights) if dropout.on == "weights" else weights
    stages["dropped"] = logits if dropout.on == "scores" or config["dropout"]["on"] == "scores" else dropped
    stages["head_context"] = dropped @ v
    if config["cumulative"]:
        terms = dropped[..., None] * v[..., None, :, :]
        stages["cumulative_context"] = torch.cat([torch.zeros_like(terms[..., :1, :]), terms.cumsum(dim=-2)], dim=-2)
    return stages


def project(config, made):
    """q, k, v [B,H,T,hd] and the fused layer's stages."""
    x, H = made["x"], config["num_heads"]
    B, T = x.shape[:2]

    def split(y):
        return y.view(B, T, H, -1).transpose(1, 2)

    def layer(name):
        return F.linear(x, made[name + ".weight"], made.get(name + ".bias"))

    kind = config["projection"]
    if kind == "none":
        return (split(x),) * 3, {}
    if kind == "param":
        return tuple(split(x @ made[name]) for name in ("W_query", "W_key", "W_value")), {}
    if kind == "linear":
        return tuple(split(layer(name)) for name in ("W_query", "W_key", "W_value")), {}
    if kind == "fused_interleaved":
        qkv = layer("qkv")
        reshaped = qkv.reshape(B, T, H, -1)
        permuted = reshaped.permute(0, 2, 1, 3)
        return permuted.chunk(3, dim=-1), {"qkv": qkv, "qkv_reshaped": reshaped, "qkv_permuted": permuted}
    qkv = layer("qkv") if kind == "fused_blocks" else F.linear(x, made["mha.in_proj_weight"], made.get("mha.in_proj_bias"))
    return tuple(split(part) for part in qkv.chunk(3, dim=-1)), {"qkv": qkv}


def compute(config, made, keeps=None):
    """All stages; `keeps` are the masks that an earlier run drew."""
    dropout = Dropout(config["dropout"], keeps)
    if config["projection"] == "heads_list":
        heads = []
        for h in range(config["num_heads"]):
            q, k, v = (F.linear(made["x"], made[f"head{h}.{name}.weight"], made.get(f"head{h}.{name}.bias"))
                       for name in ("W_query", "W_key", "W_value"))
            heads.append(attend(config, made, q, k, v, dropout))
        stages = {name: torch.stack([head[name] for head in heads], dim=1) for name in heads[0]}
        if dropout.keeps:
            stages["keep"] = torch.stack(dropout.keeps, dim=1)
    else:
        (q, k, v), stages = project(config, made)
        stages.update(attend(config, made, q, k, v, dropout))
        if dropout.keeps:
            stages["keep"] = dropout.keeps[0]
    if config["normalize"] != "none":
        merged = stages["head_context"]
        B, H, T, hd = merged.shape
        if config["merge"] == "transpose" or config["projection"] == "heads_list":
            merged = merged.transpose(1, 2)
        stages["context"] = merged.reshape(B, T, H * hd)
        name = "mha.out_proj" if config["projection"] == "mha_module" else config["out_proj"]
        if name:
            stages["output"] = F.linear(stages["context"], made[name + ".weight"], made.get(name + ".bias"))
            compare_with_module(config, made, stages)
    if config["mask"]["kind"] == "causal":
        stages["allowed"] = torch.ones(stages["q"].shape[2], stages["q"].shape[2]).tril()
    return stages, dropout.keeps


def compare_with_module(config, made, stages):
    """Where the config is what nn.MultiheadAttention computes, its own forward must agree."""
    mask = config["mask"]
    plain = (config["projection"] == "mha_module" and config["normalize"] == "softmax" and config["scale"] != "none" and
             config["temperature"] == 1 and config["merge"] == "transpose" and "keep" not in stages and
             config["masked_rows"] == "nan" and mask["apply"] in ("none", "fill_neg_inf", "add") and mask["kind"] != "additive")
    if not plain or made["x"].dtype != torch.float32:
        return
    module = torch.nn.MultiheadAttention(config["d_in"], config["num_heads"], bias="mha.in_proj_bias" in made, batch_first=True)
    module.load_state_dict({name[4:]: value for name, value in made.items() if name.startswith("mha.")})
    module.train()  # the ordinary path; no dropout
    T, extra = made["x"].shape[1], {}
    masked = mask["kind"] != "none" and mask["apply"] != "none"
    if masked and mask["kind"] == "padding":
        extra["key_padding_mask"] = made["mask"]
    elif masked:
        blocked = torch.ones(T, T, dtype=torch.bool).triu(1) if mask["kind"] == "causal" else made["mask"]
        extra["attn_mask"] = blocked.repeat_interleave(config["num_heads"], dim=0) if blocked.dim() == 3 else blocked
    output, weights = module(made["x"], made["x"], made["x"], average_attn_weights=False, **extra)
    torch.testing.assert_close(output, stages["output"], equal_nan=True, rtol=1e-5, atol=2e-6)
    torch.testing.assert_close(weights, stages["weights"], equal_nan=True, rtol=1e-5, atol=2e-6)
    print("agrees with nn.MultiheadAttention", file=sys.stderr)


# --- writing ---

def numbers(tensor):
    """Nested lists; float32 as the shortest decimals, booleans and integers as such, inf and nan as strings."""
    if tensor.dim():
        return [numbers(part) for part in tensor]
    value = tensor.item()
    if tensor.dtype != torch.float32:
        return value
    text = str(numpy.float32(value))
    return text if text.strip("-") in ("inf", "nan") else int(value) if value in (0, 1) and str(value)[0] != "-" else float(text)


def slices(name, tensor, single_axes, r):
    """The whole tensor if it is small, else one of its leading parts: {"scores[1,7]": …}. Single B and H axes are dropped."""
    shape = [n for axis, n in enumerate(tensor.shape) if axis >= single_axes or n > 1]
    tensor, label = tensor.reshape(shape), []
    limit = 1700 if name in ("weights", "keep", "dropped", "context", "output") else 400
    while tensor.numel() > limit and tensor.dim() > 1:
        label.append(r.randrange(tensor.shape[0]))
        tensor = tensor[label[-1]]
    return {name + "[" + ",".join(map(str, label)) + "]" if label else name: tensor}


def largest(tensor):
    finite = tensor[torch.isfinite(tensor)].abs()
    return finite.max().item() if len(finite) else 0


def make(number):
    case = choose(number)
    r = random.Random(-number)
    config = case["config"]
    made = execute(case["inputs"], case["draws"])
    stages, keeps = compute(config, made)
    exact = {n: t.double() if t.dtype == torch.float32 else t for n, t in made.items()}
    stages64, _ = compute(config, exact, keeps)
    expected, tolerance = {}, {"default": TOLERANCE}
    for name, tensor in made.items():
        if name not in case["inputs"]:
            expected.update(slices(name, tensor, 1 if name == "x" else 0, r))
    for name, tensor in stages.items():
        axes = {"allowed": 0, "qkv": 1, "qkv_reshaped": 1, "context": 1, "output": 1}.get(name, 2)
        expected.update(slices(name, tensor, axes, r))
        miss = (tensor.double() - stages64[name]).abs()
        off = max(3 * largest(miss), TOLERANCE * largest(tensor))
        if off > TOLERANCE:
            tolerance[name] = float(f"{off:.2g}")
    case["expected"] = {name: numbers(tensor) for name, tensor in expected.items()}
    case["tolerance"] = tolerance
    shape = "x".join(map(str, made["x"].shape))
    case["id"] = f"torch.{number:02}.{config['projection']}"
    case["description"] = f"{shape}, {config['num_heads']} heads, mask {config['mask']['kind']}, {config['normalize']}"
    return case


def main():
    torch.set_num_threads(1)
    wanted = sys.argv[1] if len(sys.argv) > 1 else None
    if wanted is None:  # one process with AVX2, one without
        cases = []
        for normals, environment in (("avx2", {}), ("scalar", {"ATEN_CPU_CAPABILITY": "default"})):
            cases += json.loads(subprocess.check_output([sys.executable, __file__, normals], env={**os.environ, **environment}))
        cases.sort(key=lambda case: case["id"])
        head = {"format": {"name": "attnscope-cases/1", "numbers": "as in goldens.json, computed by torch " + torch.__version__}}
        print(json.dumps(head)[:-1] + ', "cases": [\n' + ",\n".join(json.dumps(c, separators=(",", ":")) for c in cases) + "\n]}")
        return
    print(json.dumps([make(n) for n in range(CASES) if choose(n)["config"]["normals"] == wanted]))


if __name__ == "__main__":
    main()
