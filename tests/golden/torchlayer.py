# SPDX-License-Identifier: GPL-3.0-or-later
"""An attention layer as PyTorch's own operations compute it: the recipe of a case, executed, and all its stages."""
import sys

import numpy
import torch
import torch.nn.functional as F

INFINITY = float("inf")


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
