#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes torchvectors.json: random recipes, executed by PyTorch itself, with the bits of every number they made.

Run it with Debian's python3-torch (/usr/bin/python3) or with PyTorch 2.7 or later, since older builds with MKL draw other
dropout masks:  maketorchvectors.py OUT [cases [largest extent]]   (without numbers: the file as it is committed)
The scalar cases come from a second process that is told to use PyTorch's default kernels (ATEN_CPU_CAPABILITY=default).
"""
import json
import os
import random
import subprocess
import sys

import torch

SEEDS = [0, 1, 123, 2**31, 2**32 - 1, 2**32, 2**32 + 123, 2**63, 2**64 - 1, -1, -2, -123, -(2**63)]


class Recipe:
    """One case in the making: the draws as the scene format has them, and what torch made of each."""

    def __init__(self, rng, largest):
        self.rng, self.largest = rng, largest
        self.draws, self.made = [], {}

    def name(self):
        return "t%d" % len(self.draws)

    def extent(self):
        return self.rng.randint(1, self.largest)

    def add(self, op, **members):
        self.draws.append({"op": op, **members})

    def manual_seed(self):
        seed = self.rng.choice(SEEDS + [self.rng.randrange(-(2**63), 2**64) for _ in range(8)])
        torch.manual_seed(seed)
        self.add("manual_seed", seed=str(seed))

    def skip(self):
        words = self.rng.choice([0, 1, 5, 623, 624, self.rng.randint(1, 5000)])
        if words:
            torch.rand(words)
        self.add("skip", draws=words)

    def filled(self, op, make):
        shape = [self.extent() for _ in range(self.rng.randint(1, 2))]
        if self.rng.random() < 0.7:  # around the border of 16 elements, and both sides of whole blocks
            shape = [self.rng.randint(1, 200)]
        out, members, values = self.name(), {}, make(*shape)
        if self.rng.random() < 0.2:
            members["mul"] = self.rng.choice([0.1, 2, -0.02])
            values = values * members["mul"]
        self.add(op, shape=shape, out=out, **members)
        self.made[out] = values

    def rand(self):
        self.filled("rand", torch.rand)

    def randn(self):
        self.filled("randn", torch.randn)

    def linear(self):
        into, out, bias = self.extent(), self.extent(), self.rng.random() < 0.5
        name, layer = self.name(), torch.nn.Linear(into, out, bias=bias)
        self.add("linear", name=name, **{"in": into}, out_features=out, bias=bias)
        self.take(name, layer)

    def embedding(self):
        num, dim = self.extent(), self.extent()
        padding = self.rng.choice([None, 0, -1, self.rng.randrange(-num, num)])
        name, layer = self.name(), torch.nn.Embedding(num, dim, padding_idx=padding)
        self.add("embedding", name=name, num=num, dim=dim, padding_idx=padding)
        self.take(name, layer)

    def mha(self):
        heads, bias = self.rng.choice([1, 2, 4]), self.rng.random() < 0.5
        embed = heads * self.rng.randint(1, max(1, self.largest // heads))
        name, layer = self.name(), torch.nn.MultiheadAttention(embed, heads, bias=bias)
        self.add("mha", name=name, embed_dim=embed, num_heads=heads, bias=bias)
        self.take(name, layer)

    def take(self, name, layer):
        for part, values in layer.state_dict().items():
            self.made[name + "." + part] = values

    def steps(self):
        self.manual_seed()
        ops = [self.rand, self.randn, self.randn, self.embedding, self.skip, self.linear, self.mha]
        for _ in range(self.rng.randint(1, 8)):
            self.rng.choice(ops)()
            if self.rng.random() < 0.1:
                self.manual_seed()


def keep_mask(rng, p):
    """A dropout in the place where the scene's own comes: over x, over [B,H,T,T], or head after head."""
    kind = rng.choice(["dropout_only", "none", "heads_list"])
    batch, heads, tokens = rng.randint(1, 3), rng.randint(1, 4), rng.randint(1, 9)
    drop = lambda shape: (torch.nn.functional.dropout(torch.ones(shape), p, True) != 0)
    if kind == "dropout_only":
        return kind, [tokens, heads], drop([tokens, heads])
    if kind == "none":
        return kind, [batch, heads, tokens], drop([batch, heads, tokens, tokens])
    return kind, [batch, heads, tokens], torch.stack([drop([batch, tokens, tokens]) for _ in range(heads)], 1)


def cases(count, largest, scalar):
    rng = random.Random(1 if scalar else 0)
    for _ in range(count):
        recipe = Recipe(rng, largest)
        recipe.steps()
        p = rng.choice([0.1, 0.5, 0.9, rng.random()])
        kind, sizes, keep = keep_mask(rng, p)
        yield {
            "normals": "scalar" if scalar else "avx2",
            "draws": recipe.draws,
            "made": {name: values.detach().numpy().astype(">f4").tobytes().hex() for name, values in recipe.made.items()},
            "dropout": {"kind": kind, "sizes": sizes, "p": p,
                        "keep": "".join("1" if bit else "0" for bit in keep.flatten().tolist())},
        }


def main(out, count=45, largest=9):
    count, largest = int(count), int(largest)
    if out == "--scalar":
        json.dump(list(cases(count, largest, True)), sys.stdout)
        return
    old = tuple(int(part) for part in torch.__version__.split(".")[:2]) < (2, 7)
    assert not (old and torch.backends.mkl.is_available()), "this PyTorch draws MKL's dropout masks"
    default = dict(os.environ, ATEN_CPU_CAPABILITY="default")
    scalar = subprocess.run([sys.executable, __file__, "--scalar", str(count // 3), str(largest)], env=default,
                            stdout=subprocess.PIPE, check=True)
    vectors = {"torch": torch.__version__, "cases": list(cases(count, largest, False)) + json.loads(scalar.stdout)}
    with open(out, "w") as file:
        file.write(json.dumps(vectors, separators=(",", ":")).replace('{"normals"', '\n{"normals"') + "\n")


main(*sys.argv[1:])
