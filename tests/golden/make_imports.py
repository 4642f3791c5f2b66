#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes tests/data/imports: layers of random weights as PyTorch programs keep them, beside what PyTorch computes of them.

Run once with Debian's python3-numpy and python3-torch: /usr/bin/python3 tests/golden/make_imports.py. imports.json says
of each file how it is imported, and what must come out.
"""
import json
import math
import pathlib

import numpy as np
import torch

here = pathlib.Path(__file__).resolve().parent.parent / "data" / "imports"
here.mkdir(parents=True, exist_ok=True)
torch.manual_seed(20)
cases = []


def write(file, arrays, heads, output, **case):
    np.savez(here / file, **{name: np.asarray(value.detach() if torch.is_tensor(value) else value)
                             for name, value in arrays.items()})
    cases.append({"file": file, "heads": heads, "output": output.detach().numpy().tolist(), **case})


def attention(q, k, v, heads, causal):
    q, k, v = (t.view(*t.shape[:2], heads, -1).transpose(1, 2) for t in (q, k, v))
    scores = q @ k.transpose(2, 3) / math.sqrt(q.shape[-1])
    if causal:
        scores = scores.masked_fill(torch.triu(torch.ones_like(scores), 1).bool(), -torch.inf)
    context = torch.softmax(scores, -1) @ v
    return context.transpose(1, 2).reshape(*context.shape[:1], context.shape[2], -1)


# nn.MultiheadAttention, alone and with a mask to add
x = torch.randn(2, 5, 8)
mha = torch.nn.MultiheadAttention(8, 2, batch_first=True)
torch.nn.init.normal_(mha.in_proj_bias)
torch.nn.init.normal_(mha.out_proj.bias)
write("mha.npz", {"x": x, **mha.state_dict()}, 2, mha(x, x, x)[0])
added = torch.randn(5, 5)
write("mha_mask.npz", {"x": x, "attn_mask": added, **mha.state_dict()}, 2, mha(x, x, x, attn_mask=added)[0])
blocked = torch.triu(torch.ones(5, 5), 1).bool()
write("mha_causal.npz", {"x": x, "attn_mask": blocked, **mha.state_dict()}, 2, mha(x, x, x, attn_mask=blocked)[0])

# GPT-2: Conv1D holds [in, out]; two layers in one file, the buffer "bias" is the causal mask, "masked_bias" nothing
hidden, layers = torch.randn(1, 6, 12), {}
for number in range(2):
    layer = {"c_attn.weight": torch.randn(12, 36) * 0.2, "c_attn.bias": torch.randn(36) * 0.2,
             "c_proj.weight": torch.randn(12, 12) * 0.2, "c_proj.bias": torch.randn(12) * 0.2,
             "bias": torch.tril(torch.ones(6, 6)).view(1, 1, 6, 6), "masked_bias": torch.tensor(-1e4)}
    layers.update({"transformer.h.%d.attn.%s" % (number, name): value for name, value in layer.items()})
    layers["transformer.h.%d.mlp.c_proj.weight" % number] = torch.randn(12, 12)
q, k, v = (hidden @ layer["c_attn.weight"] + layer["c_attn.bias"]).split(12, 2)
output = attention(q, k, v, 3, True) @ layer["c_proj.weight"] + layer["c_proj.bias"]
write("gpt2.npz", {"hidden_states": hidden, **layers}, 3, output, prefix="transformer.h.1")

# BERT: three layers and an output layer, no mask
prefix = "encoder.layer.0.attention."
linear = {name: torch.nn.Linear(8, 8) for name in ("self.query", "self.key", "self.value", "output.dense")}
hidden = torch.randn(2, 4, 8)
output = linear["output.dense"](attention(*(linear["self." + n](hidden) for n in ("query", "key", "value")), 4, False))
state = {prefix + name + "." + part: value for name, module in linear.items() for part, value in module.state_dict().items()}
state["encoder.layer.0.output.dense.weight"] = torch.randn(8, 32)
write("bert.npz", {"embeddings": hidden, **state}, 4, output)

# timm's ViT: one qkv layer without bias, "proj"
qkv, proj = torch.nn.Linear(6, 18, bias=False), torch.nn.Linear(6, 6)
hidden = torch.randn(1, 3, 6)
output = proj(attention(*qkv(hidden).split(6, 2), 2, False))
write("vit.npz", {"x": hidden, "attn.qkv.weight": qkv.weight, "attn.proj.weight": proj.weight, "attn.proj.bias": proj.bias}, 2,
      output)

# plain matrices, x @ W, of another width than x
hidden, matrices = torch.rand(6, 3), {name: torch.rand(3, 2) for name in ("W_query", "W_key", "W_value")}
output = attention(*((hidden @ matrices[name]).unsqueeze(0) for name in matrices), 1, False)
write("matrices.npz", {"x": hidden, **matrices}, 1, output)

# a list of heads, each with its own layers and its own copy of the mask, for more tokens than there are
heads = [{name: torch.nn.Linear(6, 2, bias=False) for name in ("query", "key", "value")} for _ in range(3)]
proj, hidden = torch.nn.Linear(6, 6), torch.randn(1, 4, 6)
output = proj(torch.cat([attention(*(head[n](hidden) for n in ("query", "key", "value")), 1, True) for head in heads], -1))
state = {"sa.heads.%d.%s.weight" % (i, name): layer.weight for i, head in enumerate(heads) for name, layer in head.items()}
state.update({"sa.heads.%d.tril" % i: torch.tril(torch.ones(8, 8)) for i in range(3)})
write("heads.npz", {"x": hidden, **state, "sa.proj.weight": proj.weight, "sa.proj.bias": proj.bias}, None, output)

# Bloom, GPT-NeoX: one layer, head by head its query, its key, its value. Falcon: group by group the queries that share a key, that key,
# its value; of one group, the queries of all heads, one key, one value. Positions, which all of these add in their code, left out.
for file, name, heads, groups, bias in (("bloom.npz", "h.0.self_attention.", 4, 4, True), ("neox.npz", "layers.0.attention.", 2, 2, True),
                                        ("falcon.npz", "h.0.self_attention.", 6, 2, True),
                                        ("falcon_one.npz", "transformer.h.0.self_attention.", 4, 1, False)):
    size = 2
    each, width = heads // groups, heads * size
    fused = torch.nn.Linear(width, (heads + 2 * groups) * size, bias=bias)
    dense, hidden = torch.nn.Linear(width, width, bias=bias), torch.randn(1, 5, width)
    made = fused(hidden).view(1, 5, groups, each + 2, size)
    query = made[:, :, :, :-2].reshape(1, 5, width)
    key, value = (made[:, :, :, part].repeat_interleave(each, 2).reshape(1, 5, width) for part in (-2, -1))
    state = {name + layer + "." + part: tensor for layer, module in (("query_key_value", fused), ("dense", dense))
             for part, tensor in module.state_dict().items()}
    shares = {} if groups == heads else {"kv_heads": groups}
    write(file, {"hidden_states": hidden, **state}, heads, dense(attention(query, key, value, heads, False)), **shares)

(here / "imports.json").write_text("[\n" + ",\n".join(json.dumps(case) for case in cases) + "\n]\n")
