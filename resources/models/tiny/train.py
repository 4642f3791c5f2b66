# SPDX-License-Identifier: GPL-3.0-or-later
"""Trains tiny, the model that ships with the program: see README.md beside it. Usage: train.py FOLDER [SEED [STEPS]]"""
import json
import math
import os
import sys
import time

import numpy as np
import torch
import torch.nn.functional as F

import bpe
import model
import texts

CONFIG = {"model_type": "gpt2", "architectures": ["GPT2LMHeadModel"], "n_layer": 4, "n_head": 4, "n_embd": 96, "n_positions": 256,
          "n_ctx": 256, "n_inner": None, "vocab_size": 2048, "activation_function": "gelu_new", "layer_norm_epsilon": 1e-5,
          "attn_pdrop": 0.0, "embd_pdrop": 0.0, "resid_pdrop": 0.0, "initializer_range": 0.02, "scale_attn_weights": True,
          "tie_word_embeddings": True, "bos_token_id": 2047, "eos_token_id": 2047, "torch_dtype": "float32"}
TOKENS, PEAK, TURN, WARMUP, COOL, DECAY, COPIES = 2048, 3e-3, 0.02, 50, 0.6, 0.1, 0.2
# In the first GUIDED of the steps a second loss, which fades, shows two heads (layer, head) where to look; see guide().
BEFORE, INDUCTION, GUIDED = (0, 1), (2, 2), 0.5
LENGTHS = [64, 128, 64, 128, 64, 256, 64, 128]
IGNORED = -100  # a target that the loss leaves out


def stream(tokenizer, documents, between):
    """All documents as one row of ids, and where each begins."""
    ids, starts = [], []
    for document in documents:
        starts.append(len(ids))
        ids += tokenizer.encode(document + "\n") + between
    return np.array(ids, np.int64), np.array(starts)


class Data:
    """Rows of ids and targets: books, stories with made-up names, and ids at random that come again."""

    def __init__(self, tokenizer, books, seed):
        cut = [len(book) * 97 // 100 for book in books]
        self.book, self.chapters = stream(tokenizer, [p for book, c in zip(books, cut) for p in book[:c]], [])
        self.held, _ = stream(tokenizer, [p for book, c in zip(books, cut) for p in book[c:]], [])
        pages = [p for book, c in zip(books[1:], cut[1:]) for p in book[:c]]
        made = texts.stories(seed, 16000, pages)
        np.random.default_rng(seed).shuffle(made)
        self.made, self.opens = stream(tokenizer, made, [tokenizer.ids[bpe.END]])
        self.rng = np.random.default_rng(seed)

    def piece(self, ids, starts, length):
        at = self.rng.choice(starts) if self.rng.random() < 0.5 else self.rng.integers(len(ids))
        at = min(int(at), len(ids) - length - 1)
        return ids[at:at + length + 1].copy()

    def anything(self, count):
        """Ids that say nothing: of all pieces alike, or as often as in the books."""
        if self.rng.random() < 0.6:
            return self.rng.integers(0, CONFIG["vocab_size"], count)
        return self.rng.choice(self.book, count)

    def again(self, length):
        """Ids that come again, in one of two ways; only what can be known from before is a target."""
        row, known = self.anything(length + 1), np.zeros(length + 1, bool)
        if self.rng.random() < 0.6:
            period = int(self.rng.integers(3, length // 2 + 1))
            row = np.resize(row[:period], length + 1)
            known[period + 1:] = True
        else:
            at = int(self.rng.integers(4, 12))
            while at < length - 8:
                size = int(self.rng.integers(2, 9))
                source = int(self.rng.integers(0, at - size + 1)) if at > size else 0
                row[at:at + size] = row[source:source + size]
                known[at + 1:at + size] = True
                at += size + int(self.rng.integers(1, 12))
        return row, known

    def batch(self, length, copies):
        """Rows of this length, and this share of them ids that come again; the rest two parts books and one part stories."""
        inputs, targets = [], []
        for _ in range(TOKENS // length):
            kind, known = self.rng.random(), None
            if kind < copies:
                row, known = self.again(length)
            elif kind < copies + (1 - copies) / 3:
                row = self.piece(self.made, self.opens, length)
            else:
                row = self.piece(self.book, self.chapters, length)
            inputs.append(row[:-1])
            targets.append(row[1:] if known is None else np.where(known, row, IGNORED)[1:])
        return torch.from_numpy(np.array(inputs)), torch.from_numpy(np.array(targets))

    def rows(self, length, count):
        """The first `count` rows of what was held out, with their targets."""
        return np.lib.stride_tricks.sliding_window_view(self.held, length + 1)[::length][:count]


def waves(length, width):
    """Sines and cosines of a position, as in "Attention Is All You Need": where the learned positions begin."""
    angle = torch.arange(length)[:, None] * torch.exp(torch.arange(0, width, 2) * (-math.log(200) / width))
    return torch.stack([angle.sin(), angle.cos()], 2).view(length, width)


def begin():
    """Parameters at the start: normal, by the square root of what a matrix takes in; what adds to the residual stream smaller."""
    d, layers = CONFIG["n_embd"], CONFIG["n_layer"]
    p = {"wte.weight": torch.randn(CONFIG["vocab_size"], d) * 0.12, "wpe.weight": waves(CONFIG["n_positions"], d) * 0.15}
    for at in [f"h.{layer}." for layer in range(layers)]:
        for name, rows, columns, share in [("attn.c_attn", d, 3 * d, 1), ("attn.c_proj", d, d, 2 * layers),
                                           ("mlp.c_fc", d, 4 * d, 1), ("mlp.c_proj", 4 * d, d, 2 * layers)]:
            p[at + name + ".weight"] = torch.randn(rows, columns) / math.sqrt(rows * share)
            p[at + name + ".bias"] = torch.zeros(columns)
        for name in ["ln_1", "ln_2"]:
            p[at + name + ".weight"], p[at + name + ".bias"] = torch.ones(d), torch.zeros(d)
    p["ln_f.weight"], p["ln_f.bias"] = torch.ones(d), torch.zeros(d)
    return {name: tensor.requires_grad_() for name, tensor in p.items()}


class Muon:
    """Momentum whose matrix is made orthogonal by five Newton-Schulz steps (K. Jordan, 2024): fewer tokens than AdamW."""

    def __init__(self, matrices):
        self.matrices = [(matrix, torch.zeros_like(matrix)) for matrix in matrices]

    @torch.no_grad()
    def step(self, rate):
        for matrix, momentum in self.matrices:
            momentum.mul_(0.95).add_(matrix.grad)
            for part, update in zip(matrix.split(matrix.shape[0], 1), (matrix.grad + 0.95 * momentum).split(matrix.shape[0], 1)):
                x = update / (update.norm() + 1e-7)
                for _ in range(5):
                    square = x.t() @ x if x.shape[0] > x.shape[1] else x @ x.t()
                    square = -4.775 * square + 2.0315 * square @ square
                    x = 3.4445 * x + (x @ square if x.shape[0] > x.shape[1] else square @ x)
                part.mul_(1 - rate * DECAY).sub_(x, alpha=rate * max(1, x.shape[0] / x.shape[1]) ** 0.5)


def forward(p, ids):
    """The last norm's output, and the weights of the guided heads."""
    d, heads = CONFIG["n_embd"], CONFIG["n_head"]
    batch, length = ids.shape
    future = torch.full((length, length), -math.inf).triu(1)
    x, seen = p["wte.weight"][ids] + p["wpe.weight"][:length], {}

    def norm(x, name):
        return F.layer_norm(x, (d,), p[name + ".weight"], p[name + ".bias"], CONFIG["layer_norm_epsilon"])

    def linear(x, name):
        return torch.addmm(p[name + ".bias"], x.reshape(-1, x.shape[-1]), p[name + ".weight"]).view(batch, length, -1)

    for layer in range(CONFIG["n_layer"]):
        at = f"h.{layer}."
        q, k, v = (part.view(batch, length, heads, d // heads).transpose(1, 2)
                   for part in linear(norm(x, at + "ln_1"), at + "attn.c_attn").split(d, 2))
        weights = F.softmax(q @ k.transpose(2, 3) / math.sqrt(d // heads) + future, -1)
        seen.update({head: weights[:, head[1]] for head in (BEFORE, INDUCTION) if head[0] == layer})
        x = x + linear((weights @ v).transpose(1, 2).reshape(batch, length, d), at + "attn.c_proj")
        y = linear(norm(x, at + "ln_2"), at + "mlp.c_fc")
        x = x + linear(F.gelu(y, approximate="tanh"), at + "mlp.c_proj")
    return norm(x, "ln_f"), seen


def guide(seen, ids):
    """How far two heads are from where they should look: BEFORE at the token before; INDUCTION at what followed the same token
    earlier (all such places together), or at the first token where there is none. The mean of -log of the weight there."""
    length = ids.shape[1]
    same = (ids[:, :, None] == ids[:, None, :]) & torch.ones(length, length, dtype=torch.bool).tril(-1)
    after = F.pad(same, (1, 0))[:, :, :-1]  # column j: the same token stands at j - 1
    after[:, :, 0] = ~after.any(2)
    before = torch.diagonal(seen[BEFORE], -1, 1, 2)
    copied = (seen[INDUCTION] * after).sum(2)
    return -torch.log(before + 1e-6).mean() - torch.log(copied + 1e-6).mean()


def loss(p, ids, targets, guided=0.0):
    asked = targets != IGNORED
    out, seen = forward(p, ids)
    value = F.cross_entropy(out[asked] @ p["wte.weight"].t(), targets[asked])
    return value + guided * guide(seen, ids) if guided else value


def held_out(p, data, count=80):
    """The loss in nats for each token of the held-out text, in rows of 128."""
    with torch.no_grad():
        rows = torch.from_numpy(data.rows(128, count).copy())
        return float(np.mean([loss(p, part[:, :-1], part[:, 1:]) for part in rows.split(20)]))


def report(p, data, step, started):
    found = model.scores({name: tensor.detach().double().numpy() for name, tensor in p.items()}, CONFIG,
                         data.rows(64, 16)[:, :-1])
    best = {name: f"{found[name].max():.2f}@{'.'.join(map(str, np.unravel_index(found[name].argmax(), found[name].shape)))}"
            for name in ["before", "first", "induction"]}
    print(f"{step:5} {time.time() - started:6.0f} s  held out {held_out(p, data):.3f}  copy {found['copy']:.2f}  {best}  induction "
          f"{np.round(found['induction'], 2).tolist()}", flush=True)


def fit(data, steps, path):
    """The parameters after so many steps, written to the path from time to time."""
    p = begin()
    hidden = [tensor for name, tensor in p.items() if name.startswith("h.") and tensor.dim() == 2]
    rest = [tensor for name, tensor in p.items() if not name.startswith("h.") or tensor.dim() == 1]
    muon, adam = Muon(hidden), torch.optim.AdamW(rest, lr=PEAK, betas=(0.9, 0.98), weight_decay=0.0)
    started = time.time()
    for step in range(steps):
        share = min((step + 1) / WARMUP, (steps - step) / (steps * COOL), 1)
        value = loss(p, *data.batch(LENGTHS[step % len(LENGTHS)], COPIES), max(0, 1 - step / (steps * GUIDED)))
        for tensor in p.values():
            tensor.grad = None
        value.backward()
        torch.nn.utils.clip_grad_norm_(list(p.values()), 1.0)
        for group in adam.param_groups:
            group["lr"] = PEAK * share
        adam.step()
        muon.step(TURN * share)
        if step % 100 == 99 or step + 1 == steps:
            report(p, data, step + 1, started)
            model.save(path, {name: tensor.detach().numpy() for name, tensor in p.items()})
    return p


def main(folder, seed=1, steps=2200):
    torch.manual_seed(seed)
    torch.use_deterministic_algorithms(True)
    torch.set_num_threads(1)
    os.makedirs(folder, exist_ok=True)
    books = texts.books()
    tokenizer = bpe.Tokenizer(bpe.learn((p for book in books for p in book), texts.OFTEN, CONFIG["vocab_size"]))
    tokenizer.save(f"{folder}/tokenizer.json")
    data = Data(tokenizer, books, seed)
    print(f"{len(data.book)} ids of books, {len(data.made)} of stories, {len(data.held)} held out", flush=True)
    with open(f"{folder}/config.json", "w", encoding="utf-8") as file:
        json.dump(CONFIG, file, indent=2)
        file.write("\n")
    p = fit(data, steps, f"{folder}/model.safetensors")
    rows = data.rows(256, 4)[:, :-1].copy()
    read = model.forward(model.load(f"{folder}/model.safetensors"), CONFIG, rows)[0]
    with torch.no_grad():
        logits = (forward(p, torch.from_numpy(rows))[0] @ p["wte.weight"].t()).numpy()
    print("largest difference of NumPy's logits:", np.abs(logits - read).max())


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
