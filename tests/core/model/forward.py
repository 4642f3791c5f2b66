# SPDX-License-Identifier: GPL-3.0-or-later
# Every family in PyTorch, written from what its own model code does and from nothing of this program. forward() takes the
# folder of a model and ids, and gives hidden.N, layers.L.weights and logits as arrays.
import json
import math
import os
import struct

import numpy as np
import torch
import torch.nn.functional as F

def load(folder):
    files = ['model.safetensors']
    if os.path.exists(folder + '/model.safetensors.index.json'):
        files = sorted(set(json.load(open(folder + '/model.safetensors.index.json'))['weight_map'].values()))
    t = {}
    for f in files:
        raw = open(f'{folder}/{f}', 'rb').read(); n = struct.unpack('<Q', raw[:8])[0]; h = json.loads(raw[8:8 + n])
        for k, e in h.items():
            if k == '__metadata__': continue
            b = raw[8 + n + e['data_offsets'][0]:8 + n + e['data_offsets'][1]]
            if e['dtype'] in ('F32', 'F16', 'F64'): a = np.frombuffer(b, {'F32': '<f4', 'F16': '<f2', 'F64': '<f8'}[e['dtype']])
            elif e['dtype'] == 'BF16': a = (np.frombuffer(b, '<u2').astype(np.uint32) << 16).view(np.float32)
            else: continue
            t[k] = torch.tensor(a.reshape(e['shape']).astype(np.float32))
    return t
ACT = dict(gelu=F.gelu, silu=F.silu, relu=F.relu)
def gelu_new(x): return 0.5 * x * (1 + torch.tanh(math.sqrt(2 / math.pi) * (x + 0.044715 * x ** 3)))
ACT['gelu_new'] = ACT['gelu_pytorch_tanh'] = gelu_new
def attend(q, k, v, scale, mask, cap=None, off=()):
    rep = q.shape[0] // k.shape[0]
    k, v = k.repeat_interleave(rep, 0), v.repeat_interleave(rep, 0)
    s = q @ k.transpose(1, 2) * scale
    if cap: s = cap * torch.tanh(s / cap)
    if mask is not None: s = s.masked_fill(~mask, -math.inf)
    w = s.softmax(-1); c = w @ v
    for h in off: c[h] = 0
    return w, c.transpose(0, 1).reshape(q.shape[1], -1)
def heads(x, n): return x.view(x.shape[0], n, -1).transpose(0, 1)
def causal(T, window=None):
    i, j = torch.arange(T)[:, None], torch.arange(T)[None]
    m = j <= i
    return m & (i - j < window) if window else m
def inv_freq(c, dims, dtype):
    rp = c.get('rope_parameters') or {}; base = rp.get('rope_theta', c.get('rope_theta', c.get('rotary_emb_base', 10000.0)))
    f = 1.0 / base ** (torch.arange(0, dims, 2, dtype=torch.int64).float() / dims)
    s = c.get('rope_scaling') or rp; kind = s.get('rope_type', s.get('type', 'default'))
    if kind == 'linear': f = f / s['factor']
    if kind == 'llama3':
        wl = 2 * math.pi / f; lo, hi, old = s['low_freq_factor'], s['high_freq_factor'], s['original_max_position_embeddings']
        g = torch.where(wl > old / lo, f / s['factor'], f); sm = (old / wl - lo) / (hi - lo)
        mid = (1 - sm) * g / s['factor'] + sm * g
        g = torch.where((wl >= old / hi) & (wl <= old / lo), mid, g); f = g
    return f.to(dtype)
def rope(x, f):
    T = x.shape[1]; a = torch.arange(T, dtype=f.dtype)[:, None] * f[None]; a = torch.cat((a, a), -1); d = a.shape[-1]
    r, p = x[..., :d], x[..., d:]; h = torch.cat((-r[..., d // 2:], r[..., :d // 2]), -1)
    return torch.cat((r * a.cos() + h * a.sin(), p), -1)
def rms(x, w, eps, off=0.0): return x * torch.rsqrt(x.pow(2).mean(-1, keepdim=True) + eps) * (off + w)
def forward(folder, ids, dtype=torch.float32, off=None):
    off = off or {}
    c = json.load(open(folder + '/config.json')); t = {k: v.to(dtype) for k, v in load(folder).items()}
    torch.set_num_threads(1); ids = torch.tensor(ids); T = len(ids); out = {}; mt = c['model_type']; hid = []; W = []; lg = None
    def fin(h):
        out.update({f'hidden.{i}': x.numpy() for i, x in enumerate(hid)}); out.update({f'layers.{i}.weights': x.numpy() for i, x in enumerate(W)})
        if lg is not None: out['logits'] = lg.numpy()
        return out
    def ln(x, p, eps):
        w = t.get(p + '.weight', t.get(p + '.gamma')); b = t.get(p + '.bias', t.get(p + '.beta'))
        return F.layer_norm(x, (x.shape[-1],), w, b, eps)
    def lin(x, p): return F.linear(x, t[p + '.weight'], t.get(p + '.bias'))
    if mt == 'gpt2':
        P = 'transformer.' if 'transformer.wte.weight' in t else ''; d, H = c['n_embd'], c['n_head']; eps = c['layer_norm_epsilon']
        conv = t[P + 'h.0.attn.c_attn.weight'].shape[0] == d
        def cv(x, p): return (x @ t[p + '.weight'] + t[p + '.bias']) if conv else lin(x, p)
        h = t[P + 'wte.weight'][ids] + t[P + 'wpe.weight'][:T]; hid.append(h); act = ACT[c['activation_function']]
        for l in range(c['n_layer']):
            p = f'{P}h.{l}.'; q, k, v = cv(ln(h, p + 'ln_1', eps), p + 'attn.c_attn').split(d, -1)
            sc = 1 / math.sqrt(d // H) if c.get('scale_attn_weights', True) else 1.0
            if c.get('scale_attn_by_inverse_layer_idx'): sc /= l + 1
            w, a = attend(heads(q, H), heads(k, H), heads(v, H), sc, causal(T), off=off.get(l, ())); W.append(w)
            h = h + cv(a, p + 'attn.c_proj'); h = h + cv(act(cv(ln(h, p + 'ln_2', eps), p + 'mlp.c_fc')), p + 'mlp.c_proj'); hid.append(h)
        lg = ln(h, P + 'ln_f', eps) @ t.get('lm_head.weight', t[P + 'wte.weight']).T
        return fin(h)
    if mt == 'bert':
        P = 'bert.' if 'bert.embeddings.word_embeddings.weight' in t else ''; eps = c['layer_norm_eps']; H = c['num_attention_heads']; e = P + 'embeddings.'
        h = ln(t[e + 'word_embeddings.weight'][ids] + t[e + 'token_type_embeddings.weight'][0] + t[e + 'position_embeddings.weight'][:T], e + 'LayerNorm', eps); hid.append(h)
        for l in range(c['num_hidden_layers']):
            p = f'{P}encoder.layer.{l}.'; q, k, v = (heads(lin(h, p + 'attention.self.' + n), H) for n in ('query', 'key', 'value'))
            w, a = attend(q, k, v, 1 / math.sqrt(q.shape[-1]), None, off=off.get(l, ())); W.append(w)
            h = ln(lin(a, p + 'attention.output.dense') + h, p + 'attention.output.LayerNorm', eps)
            h = ln(lin(ACT[c['hidden_act']](lin(h, p + 'intermediate.dense')), p + 'output.dense') + h, p + 'output.LayerNorm', eps); hid.append(h)
        return fin(h)
    if mt == 'distilbert':
        P = 'distilbert.'; eps = 1e-12; H = c['n_heads']; e = P + 'embeddings.'
        h = ln(t[e + 'word_embeddings.weight'][ids] + t[e + 'position_embeddings.weight'][:T], e + 'LayerNorm', eps); hid.append(h)
        for l in range(c['n_layers']):
            p = f'{P}transformer.layer.{l}.'; q, k, v = (heads(lin(h, p + f'attention.{n}_lin'), H) for n in 'qkv')
            w, a = attend(q / math.sqrt(q.shape[-1]), k, v, 1.0, None, off=off.get(l, ())); W.append(w)
            h = ln(lin(a, p + 'attention.out_lin') + h, p + 'sa_layer_norm', eps)
            h = ln(lin(ACT[c['activation']](lin(h, p + 'ffn.lin1')), p + 'ffn.lin2') + h, p + 'output_layer_norm', eps); hid.append(h)
        return fin(h)
    if mt == 'gpt_neox':
        P = 'gpt_neox.'; eps = c['layer_norm_eps']; H = c['num_attention_heads']; hd = c['hidden_size'] // H; f = inv_freq(c, int(hd * c['rotary_pct']), dtype)
        h = t[P + 'embed_in.weight'][ids]; hid.append(h)
        for l in range(c['num_hidden_layers']):
            p = f'{P}layers.{l}.'; qkv = lin(ln(h, p + 'input_layernorm', eps), p + 'attention.query_key_value').view(T, H, 3 * hd).transpose(0, 1)
            q, k, v = qkv.split(hd, -1)
            w, a = attend(rope(q, f), rope(k, f), v, hd ** -.5, causal(T), off=off.get(l, ())); W.append(w); a = lin(a, p + 'attention.dense')
            mlp = lambda x: lin(ACT[c['hidden_act']](lin(ln(x, p + 'post_attention_layernorm', eps), p + 'mlp.dense_h_to_4h')), p + 'mlp.dense_4h_to_h')
            h = h + a + mlp(h) if c['use_parallel_residual'] else (h + a) + mlp(h + a); hid.append(h)
        lg = lin(ln(h, P + 'final_layer_norm', eps), 'embed_out'); return fin(h)
    # llama and its kin
    P = 'model.' if 'model.embed_tokens.weight' in t else ''; d, H = c['hidden_size'], c['num_attention_heads']; KV = c.get('num_key_value_heads') or H
    hd = c.get('head_dim') or d // H; eps = c['rms_norm_eps']; g = mt == 'gemma2'; o = 1.0 if g else 0.0; f = inv_freq(c, hd, dtype)
    act = ACT[c['hidden_activation'] if g else c['hidden_act']]; n = c['num_hidden_layers']; sw = c.get('sliding_window'); win = [None] * n
    if mt == 'mistral': win = [sw] * n
    if g: win = [sw if i % 2 == 0 else None for i in range(n)]
    if mt in ('qwen2', 'qwen3') and c.get('use_sliding_window'): win = [sw if (c['layer_types'][i] == 'sliding_attention' if 'layer_types' in c else i >= c['max_window_layers']) else None for i in range(n)]
    sc = (c['query_pre_attn_scalar'] if g else hd) ** -.5
    h = t[P + 'embed_tokens.weight'][ids] * (d ** .5 if g else 1); hid.append(h)
    for l in range(n):
        p = f'{P}layers.{l}.'; x = rms(h, t[p + 'input_layernorm.weight'], eps, o)
        q, k, v = heads(lin(x, p + 'self_attn.q_proj'), H), heads(lin(x, p + 'self_attn.k_proj'), KV), heads(lin(x, p + 'self_attn.v_proj'), KV)
        if mt == 'qwen3': q, k = rms(q, t[p + 'self_attn.q_norm.weight'], eps), rms(k, t[p + 'self_attn.k_norm.weight'], eps)
        w, a = attend(rope(q, f), rope(k, f), v, sc, causal(T, win[l]), c.get('attn_logit_softcapping') if g else None, off.get(l, ())); W.append(w)
        a = lin(a, p + 'self_attn.o_proj'); ml = lambda y: lin(act(lin(y, p + 'mlp.gate_proj')) * lin(y, p + 'mlp.up_proj'), p + 'mlp.down_proj')
        if g:
            h = h + rms(a, t[p + 'post_attention_layernorm.weight'], eps, o)
            h = h + rms(ml(rms(h, t[p + 'pre_feedforward_layernorm.weight'], eps, o)), t[p + 'post_feedforward_layernorm.weight'], eps, o)
        else:
            h = h + a; h = h + ml(rms(h, t[p + 'post_attention_layernorm.weight'], eps))
        hid.append(h)
    lg = rms(h, t[P + 'norm.weight'], eps, o) @ t.get('lm_head.weight', t[P + 'embed_tokens.weight']).T
    if g and c.get('final_logit_softcapping'): lg = c['final_logit_softcapping'] * torch.tanh(lg / c['final_logit_softcapping'])
    return fin(h)
