#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""PyTorch's side of `attnscope_bench model`: makes a random model of GPT-2's size, and passes the same tokens through it.

passes.py make FOLDER      config.json and model.safetensors: 124 M numbers, float32
passes.py serve FOLDER TOKENS THREADS FROM
    Prints "ready"; for each line on stdin a pass is made and two numbers are printed: the seconds of all of it, to the logits
    of the last token, and those of the blocks from FROM on.
"""
import json
import math
import struct
import sys
import time

import torch
import torch.nn.functional as F

WIDTH, LAYERS, HEADS, WORDS, POSITIONS = 768, 12, 12, 50257, 1024


def shapes():
    yield "wte.weight", (WORDS, WIDTH)
    yield "wpe.weight", (POSITIONS, WIDTH)
    for layer in range(LAYERS):
        for norm in "ln_1", "ln_2":
            yield f"h.{layer}.{norm}.weight", (WIDTH,)
            yield f"h.{layer}.{norm}.bias", (WIDTH,)
        for linear, before, after in (("attn.c_attn", WIDTH, 3 * WIDTH), ("attn.c_proj", WIDTH, WIDTH),
                                      ("mlp.c_fc", WIDTH, 4 * WIDTH), ("mlp.c_proj", 4 * WIDTH, WIDTH)):
            yield f"h.{layer}.{linear}.weight", (before, after)
            yield f"h.{layer}.{linear}.bias", (after,)
    yield "ln_f.weight", (WIDTH,)
    yield "ln_f.bias", (WIDTH,)


def make(folder):
    header, at = {}, 0
    for name, shape in shapes():
        size = 4 * math.prod(shape)
        header[name] = {"dtype": "F32", "shape": shape, "data_offsets": [at, at + size]}
        at += size
    text = json.dumps(header).encode()
    text += b" " * (-len(text) % 8)
    torch.manual_seed(1)
    with open(folder + "/model.safetensors", "wb") as file:
        file.write(struct.pack("<Q", len(text)) + text)
        for name, shape in shapes():
            numbers = torch.randn(shape) * 0.02 + (1 if ".ln_" in "." + name and name.endswith("weight") else 0)
            file.write(numbers.numpy().tobytes())
    with open(folder + "/config.json", "w") as file:
        json.dump({"model_type": "gpt2", "n_embd": WIDTH, "n_layer": LAYERS, "n_head": HEADS, "n_positions": POSITIONS,
                   "vocab_size": WORDS, "layer_norm_epsilon": 1e-5, "activation_function": "gelu_new"}, file)


def load(folder):
    with open(folder + "/model.safetensors", "rb") as file:
        raw = bytearray(file.read())
    length, = struct.unpack("<Q", raw[:8])
    header = json.loads(raw[8:8 + length])
    return {name: torch.frombuffer(raw, dtype=torch.float32, count=math.prod(entry["shape"]),
                                   offset=8 + length + entry["data_offsets"][0]).view(entry["shape"])
            for name, entry in header.items()}


class Passes:
    def __init__(self, folder):
        self.numbers = load(folder)

    def norm(self, x, name):
        return F.layer_norm(x, (WIDTH,), self.numbers[name + ".weight"], self.numbers[name + ".bias"])

    def linear(self, x, name):
        return torch.addmm(self.numbers[name + ".bias"], x, self.numbers[name + ".weight"])

    def embeddings(self, ids):
        return self.numbers["wte.weight"][ids] + self.numbers["wpe.weight"][:len(ids)]

    def block(self, x, layer):
        place, tokens = f"h.{layer}.", len(x)
        qkv = self.linear(self.norm(x, place + "ln_1"), place + "attn.c_attn")
        q, k, v = qkv.view(tokens, 3, HEADS, WIDTH // HEADS).permute(1, 2, 0, 3)
        hidden = torch.ones(tokens, tokens, dtype=torch.bool).triu(1)
        scores = (q @ k.transpose(1, 2) / math.sqrt(WIDTH // HEADS)).masked_fill(hidden, -math.inf)
        context = (scores.softmax(-1) @ v).transpose(0, 1).reshape(tokens, WIDTH)
        x = x + self.linear(context, place + "attn.c_proj")
        inner = F.gelu(self.linear(self.norm(x, place + "ln_2"), place + "mlp.c_fc"), approximate="tanh")
        return x + self.linear(inner, place + "mlp.c_proj")

    def logits(self, x):
        return self.norm(x[-1:], "ln_f") @ self.numbers["wte.weight"].T


@torch.inference_mode()
def serve(folder, tokens, threads, first):
    torch.set_num_threads(threads)
    passes = Passes(folder)
    ids = torch.arange(tokens) * 37 % WORDS
    print("ready", flush=True)
    for _ in sys.stdin:
        begin = time.perf_counter()
        x = passes.embeddings(ids)
        for layer in range(first):
            x = passes.block(x, layer)
        middle = time.perf_counter()
        for layer in range(first, LAYERS):
            x = passes.block(x, layer)
        last = passes.logits(x)
        end = time.perf_counter()
        print(end - begin, end - middle, int(last.argmax()), float(last.max()), flush=True)


if sys.argv[1] == "make":
    make(sys.argv[2])
else:
    serve(sys.argv[2], *(int(word) for word in sys.argv[3:6]))
