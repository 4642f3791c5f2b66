# SPDX-License-Identifier: GPL-3.0-or-later
"""What the layers of torchcases.json compute: inputs, draws and config of each case, chosen at random but always the same."""
import random

import numpy

PROJECTIONS = ["none", "param", "linear", "heads_list", "fused_interleaved", "fused_blocks", "mha_module"]
MASKS = [("none", "none"), ("causal", "fill_neg_inf"), ("causal", "add"), ("causal", "post_softmax_renorm"),
         ("causal", "post_softmax"), ("padding", "fill_neg_inf"), ("padding", "post_softmax_renorm"), ("padding", "none"),
         ("custom_bool", "fill_neg_inf"), ("custom_bool", "add"), ("additive", "add"), ("additive", "none")]
SEEDS = ["0", "1", "-1", "4294967296", "18446744073709551615", "-9223372036854775808", "2147483648", "31337", "42"]


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
