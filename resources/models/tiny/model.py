# SPDX-License-Identifier: GPL-3.0-or-later
"""GPT-2 in NumPy, float64, from the saved files alone: the independent reading of what train.py writes."""
import json
import math
import struct

import numpy as np


def load(path):
    """All tensors of a safetensors file of float32, by name, as float64."""
    data = open(path, "rb").read()
    size = struct.unpack("<Q", data[:8])[0]
    header = json.loads(data[8:8 + size])
    return {name: np.frombuffer(data[8 + size:][slice(*entry["data_offsets"])], "<f4").reshape(entry["shape"]).astype(float)
            for name, entry in header.items() if name != "__metadata__"}


def save(path, tensors):
    header, body = {"__metadata__": {"format": "pt"}}, b""
    for name, tensor in sorted(tensors.items()):
        piece = np.ascontiguousarray(tensor, "<f4").tobytes()
        header[name] = {"dtype": "F32", "shape": list(tensor.shape), "data_offsets": [len(body), len(body) + len(piece)]}
        body += piece
    text = json.dumps(header, separators=(",", ":")).encode()
    text += b" " * (-len(text) % 8)
    with open(path, "wb") as file:
        file.write(struct.pack("<Q", len(text)) + text + body)


def norm(x, p, name, eps):
    x = x - x.mean(-1, keepdims=True)
    return x / np.sqrt((x * x).mean(-1, keepdims=True) + eps) * p[name + ".weight"] + p[name + ".bias"]


def softmax(x):
    x = np.exp(x - x.max(-1, keepdims=True))
    return x / x.sum(-1, keepdims=True)


def forward(p, config, ids, off=()):
    """ids [B, T] -> logits [B, T, V] and the weights of each layer [B, H, T, T]; `off`: pairs (layer, head) whose context is 0."""
    ids = np.asarray(ids)
    heads, eps = config["n_head"], config["layer_norm_epsilon"]
    batch, length = ids.shape
    x = p["wte.weight"][ids] + p["wpe.weight"][:length]
    future = np.triu(np.ones((length, length), bool), 1)
    weights = []
    for layer in range(config["n_layer"]):
        at = f"h.{layer}."
        mixed = norm(x, p, at + "ln_1", eps) @ p[at + "attn.c_attn.weight"] + p[at + "attn.c_attn.bias"]
        q, k, v = (part.reshape(batch, length, heads, -1).transpose(0, 2, 1, 3) for part in np.split(mixed, 3, -1))
        a = softmax(np.where(future, -np.inf, q @ k.transpose(0, 1, 3, 2) / math.sqrt(q.shape[-1])))
        weights.append(a)
        context = a @ v
        for head in (h for l, h in off if l == layer):
            context[:, head] = 0
        x = x + context.transpose(0, 2, 1, 3).reshape(x.shape) @ p[at + "attn.c_proj.weight"] + p[at + "attn.c_proj.bias"]
        y = norm(x, p, at + "ln_2", eps) @ p[at + "mlp.c_fc.weight"] + p[at + "mlp.c_fc.bias"]
        y = 0.5 * y * (1 + np.tanh(math.sqrt(2 / math.pi) * (y + 0.044715 * y ** 3)))
        x = x + y @ p[at + "mlp.c_proj.weight"] + p[at + "mlp.c_proj.bias"]
    return norm(x, p, "ln_f", eps) @ p["wte.weight"].T, weights


def scores(p, config, text):
    """What each head looks at, [layers, heads] each: the token before and the first one, in rows of held-out text [B, T] from
    their 16th position on; and, on random ids that come twice, the token after the same one's first place."""
    _, weights = forward(p, config, text)
    far = np.arange(16, text.shape[1])
    before = [a[:, :, far, far - 1].mean((0, 2)) for a in weights]
    first = [a[:, :, far, 0].mean((0, 2)) for a in weights]
    half = 40
    once = np.random.default_rng(7).integers(0, config["vocab_size"], (16, half))
    logits, weights = forward(p, config, np.concatenate([once, once], 1))
    second = np.arange(half, 2 * half)
    copied = [a[:, :, second, second - half + 1].mean((0, 2)) for a in weights]
    right = softmax(logits[:, half:-1])[np.arange(16)[:, None], np.arange(half - 1)[None], once[:, 1:]].mean()
    return {"before": np.array(before), "first": np.array(first), "induction": np.array(copied), "copy": right}
