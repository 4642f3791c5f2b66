#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Scenes of live layers of PyTorch: their numbers are those of the layer, and the layer stays as it was."""
import copy
import math
import types
import unittest
import warnings

import numpy as np

try:
    import torch
except ImportError:
    print("PyTorch is not installed; nothing is tested")
    raise SystemExit(0)
from torch import nn

import attnscope


def softmax_weights(scores, blocked=None):
    if blocked is not None:
        scores = scores.masked_fill(blocked, -torch.inf)
    return torch.softmax(scores, -1)


def triangle(count):
    return torch.triu(torch.ones(count, count), diagonal=1).bool()


class BookAttention(nn.Module):
    """Build a Large Language Model From Scratch, chapter 3: MultiHeadAttention."""

    def __init__(self, d_in, d_out, context_length, dropout, num_heads):
        super().__init__()
        self.d_out, self.num_heads, self.head_dim = d_out, num_heads, d_out // num_heads
        self.W_query, self.W_key, self.W_value = (nn.Linear(d_in, d_out, bias=False) for _ in range(3))
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.triu(torch.ones(context_length, context_length), diagonal=1))

    def forward(self, x):
        b, count, _ = x.shape
        q, k, v = (layer(x).view(b, count, self.num_heads, self.head_dim).transpose(1, 2) for layer in (self.W_query, self.W_key, self.W_value))
        scores = q @ k.transpose(2, 3)
        self.weights = softmax_weights(scores / k.shape[-1] ** 0.5, self.mask.bool()[:count, :count])
        context = (self.dropout(self.weights) @ v).transpose(1, 2).reshape(b, count, self.d_out)
        return self.out_proj(context)


class BookHead(nn.Module):
    """The same chapter: SelfAttention_v1, with parameters, without a mask."""

    def __init__(self, d_in, d_out):
        super().__init__()
        self.W_query, self.W_key, self.W_value = (nn.Parameter(torch.rand(d_in, d_out)) for _ in range(3))

    def forward(self, x):
        self.weights = softmax_weights((x @ self.W_query) @ (x @ self.W_key).T / self.W_key.shape[-1] ** 0.5)
        return self.weights @ (x @ self.W_value)


class BookList(nn.Module):
    """The same chapter: MultiHeadAttentionWrapper."""

    def __init__(self, d_in, d_out, num_heads):
        super().__init__()
        self.heads = nn.ModuleList([BookAttention(d_in, d_out, 8, 0.0, 1) for _ in range(num_heads)])
        for head in self.heads:
            head.out_proj = nn.Identity()

    def forward(self, x):
        return torch.cat([head(x) for head in self.heads], dim=-1)


class Norm(nn.Module):
    def __init__(self, size):
        super().__init__()
        self.weight, self.variance_epsilon = nn.Parameter(torch.rand(size) + 0.5), 1e-5

    def forward(self, x):
        return self.weight * x * torch.rsqrt(x.pow(2).mean(-1, keepdim=True) + self.variance_epsilon)


class HuggingFace(nn.Module):
    """As modeling_qwen3.py: shared keys, norms, rotary positions, an additive mask."""

    def __init__(self, hidden=24, heads=4, keys=2, size=8, norms=True):
        super().__init__()
        self.config = types.SimpleNamespace(num_attention_heads=heads, num_key_value_heads=keys, head_dim=size, rope_theta=10000.0)
        self.head_dim, self.scaling, self.is_causal = size, size ** -0.5, True
        self.q_proj, self.k_proj, self.v_proj = nn.Linear(hidden, heads * size), nn.Linear(hidden, keys * size), nn.Linear(hidden, keys * size)
        self.o_proj = nn.Linear(heads * size, hidden, bias=False)
        if norms:
            self.q_norm, self.k_norm = Norm(size), Norm(size)

    def forward(self, hidden_states, position_embeddings=None, attention_mask=None):
        b, count, _ = hidden_states.shape
        q, k, v = (layer(hidden_states).view(b, count, -1, self.head_dim).transpose(1, 2) for layer in (self.q_proj, self.k_proj, self.v_proj))
        if hasattr(self, "q_norm"):
            q, k = self.q_norm(q), self.k_norm(k)
        if position_embeddings is not None:
            cos, sin = (each.unsqueeze(1) for each in position_embeddings)
            turned = [torch.cat((-each[..., self.head_dim // 2:], each[..., :self.head_dim // 2]), -1) for each in (q, k)]
            q, k = q * cos + turned[0] * sin, k * cos + turned[1] * sin
        times = q.shape[1] // k.shape[1]
        scores = q @ k.repeat_interleave(times, 1).transpose(2, 3) * self.scaling
        if attention_mask is not None:
            scores = scores + attention_mask
        weights = torch.softmax(scores, -1)
        context = (weights @ v.repeat_interleave(times, 1)).transpose(1, 2).reshape(b, count, -1)
        return self.o_proj(context), weights


class Conv1D(nn.Module):
    def __init__(self, out, width):
        super().__init__()
        self.weight, self.bias = nn.Parameter(torch.randn(width, out) * 0.3), nn.Parameter(torch.randn(out))

    def forward(self, x):
        return x @ self.weight + self.bias


class Fused(nn.Module):
    """GPT-2 with Conv1D and a buffer `bias`; or, interleaved, GPT-NeoX' cut under a name that does not tell it."""

    def __init__(self, width, heads, interleaved=False):
        super().__init__()
        self.num_heads, self.interleaved = heads, interleaved
        self.layer = "qkv" if interleaved else "c_attn"
        setattr(self, self.layer, nn.Linear(width, 3 * width) if interleaved else Conv1D(3 * width, width))
        self.c_proj = nn.Linear(width, width) if interleaved else Conv1D(width, width)
        if not interleaved:
            self.register_buffer("bias", torch.tril(torch.ones(16, 16)).bool().view(1, 1, 16, 16))

    def forward(self, x):
        b, count, width = x.shape
        made = getattr(self, self.layer)(x)
        if self.interleaved:
            q, k, v = made.view(b, count, self.num_heads, -1).transpose(1, 2).chunk(3, -1)
        else:
            q, k, v = (part.view(b, count, self.num_heads, -1).transpose(1, 2) for part in made.split(width, -1))
        self.weights = softmax_weights(q @ k.transpose(2, 3) / math.sqrt(q.shape[-1]), None if self.interleaved else triangle(count))
        return self.c_proj((self.weights @ v).transpose(1, 2).reshape(b, count, width))


class FromTorch(unittest.TestCase):
    def setUp(self):
        torch.manual_seed(5)
        warnings.simplefilter("error")

    def same(self, module, weights, *inputs, **arguments):
        """The scene's weights are those that the module had; the module stays as it was."""
        before = copy.deepcopy(module.state_dict())
        hooks = [(len(each._forward_hooks), len(each._forward_pre_hooks), each.training) for each in module.modules()]
        scene = attnscope.from_torch(module, *inputs, **arguments)
        numbers = attnscope.trace(scene)
        ours = numbers["weights"]
        expected = weights() if callable(weights) else weights
        np.testing.assert_allclose(ours, expected.detach().numpy().reshape(ours.shape), atol=2e-6, rtol=0)
        after = module.state_dict()
        self.assertTrue(all(torch.equal(before[name], after[name]) for name in before) and list(before) == list(after))
        self.assertEqual(hooks, [(len(each._forward_hooks), len(each._forward_pre_hooks), each.training) for each in module.modules()])
        return scene

    def test_multihead_attention(self):
        x = torch.randn(2, 5, 12)
        causal = triangle(5)
        padding = torch.tensor([[False] * 5, [False] * 3 + [True] * 2])
        for batch_first in (True, False):
            mha = nn.MultiheadAttention(12, 3, batch_first=batch_first, dropout=0.2).eval()
            given = x if batch_first else x.transpose(0, 1)
            for arguments in ({}, {"attn_mask": causal}, {"attn_mask": torch.randn(5, 5)}, {"key_padding_mask": padding},
                              {"attn_mask": causal, "key_padding_mask": padding}, {"attn_mask": torch.randn(6, 5, 5) > 1.2}):
                weights = mha(given, given, given, average_attn_weights=False, **arguments)[1]
                with self.subTest(batch_first=batch_first, arguments=list(arguments)):
                    self.same(mha, weights, given, **arguments)
            self.assertEqual(self.same(mha, mha(given, given, given, average_attn_weights=False, attn_mask=causal)[1], given, attn_mask=causal)["config"]["mask"]["kind"], "causal")

    def test_another_sequence(self):
        mha = nn.MultiheadAttention(12, 3, batch_first=True, kdim=7, vdim=7).eval()
        x, memory = torch.randn(1, 4, 12), torch.randn(1, 6, 7)
        self.same(mha, mha(x, memory, memory, average_attn_weights=False)[1], x, memory, memory)
        with self.assertRaisesRegex(ValueError, "different sequences"):
            attnscope.from_torch(mha, x, memory, torch.randn(1, 6, 7))

    def test_the_layers_of_the_book(self):
        module = BookAttention(6, 8, 10, 0.5, 2).eval()
        x = torch.randn(2, 5, 6)
        scene = self.same(module, lambda: module.weights, x, tokens=list("abcde"), title="Mine")
        self.assertEqual((scene["title"], scene["tokens"][1]), ("Mine", list("abcde")))
        self.assertEqual(scene["config"]["mask"]["kind"], "causal")
        self.same(module.train(), lambda: module.weights, x)
        head = BookHead(3, 2)
        self.assertNotIn("mask", self.same(head, lambda: head.weights, torch.rand(6, 3))["config"])
        both = BookList(6, 4, 2).eval()
        self.same(both, lambda: torch.stack([each.weights for each in both.heads], 1), x)

    def test_the_layers_of_hugging_face(self):
        x = torch.randn(2, 6, 24)
        angles = torch.outer(torch.arange(6.0), 1 / 10000 ** (torch.arange(0, 8, 2) / 8))
        angles = torch.cat((angles, angles), -1)[None]
        mask = torch.zeros(1, 1, 6, 6).masked_fill(triangle(6), torch.finfo(torch.float32).min)
        for norms in (True, False):
            for arguments in ({}, {"position_embeddings": (angles.cos(), angles.sin())}, {"attention_mask": mask},
                              {"position_embeddings": (angles.cos(), angles.sin()), "attention_mask": mask}):
                module = HuggingFace(norms=norms).eval()
                with self.subTest(norms=norms, arguments=list(arguments)):
                    scene = self.same(module, module(x, **arguments)[1], x, **arguments)
                    self.assertEqual("mask" in scene["config"], "attention_mask" in arguments)
                    self.assertEqual(scene["config"]["num_kv_heads"], 2)

    def test_fused_layers(self):
        for interleaved in (False, True):
            module = Fused(12, 3, interleaved).eval()
            scene = self.same(module, lambda: module.weights, torch.randn(2, 5, 12))
            self.assertEqual(scene["config"]["projection"], "fused_interleaved" if interleaved else "fused_blocks")

    def test_the_only_layer_inside_a_module_is_found(self):
        module = nn.Sequential(nn.LayerNorm(12), Fused(12, 3)).eval()
        self.same(module, lambda: module[1].weights, torch.randn(1, 5, 12))
        with self.assertRaisesRegex(ValueError, "has 2 attention layers: 0, 1; give one of them"):
            attnscope.from_torch(nn.Sequential(Fused(12, 3), Fused(12, 3)), torch.randn(1, 5, 12))

    def test_the_callers_word_decides(self):
        module = HuggingFace(norms=False).eval()
        x = torch.randn(1, 5, 24)
        with self.assertWarnsRegex(UserWarning, "differs from that of HuggingFace"):
            scene = attnscope.from_torch(module, x, causal=True)
        self.assertEqual(scene["config"]["mask"]["kind"], "causal")

    def test_hooks_go_when_the_layer_fails(self):
        module = BookAttention(6, 8, 10, 0.5, 2)
        with self.assertRaises(RuntimeError):
            attnscope.from_torch(module, torch.randn(2, 5, 7))
        self.assertFalse(any(each._forward_hooks for each in module.modules()))
        self.assertTrue(module.training)

    def test_wrong_arguments_are_one_sentence(self):
        module = BookHead(3, 2)
        x = torch.rand(6, 3)
        for call, says in ((lambda: attnscope.from_torch(5, x), "expected a torch.nn.Module with attention, got a value of type int"),
                           (lambda: attnscope.from_torch(nn.Linear(3, 2), x), "Linear has no projections of queries, keys and values"),
                           (lambda: attnscope.from_torch(module), "needs what the module is called with"),
                           (lambda: attnscope.from_torch(module, x, heads=0), "heads: expected a whole number of at least 1, got 0"),
                           (lambda: attnscope.from_torch(module, x, causal="yes"), "causal: expected True or False, got a value of type str"),
                           (lambda: attnscope.from_torch(module, x, tokens=["a"]), "expected 6 tokens, got 1")):
            with self.assertRaisesRegex((TypeError, ValueError), says):
                call()


unittest.main()
