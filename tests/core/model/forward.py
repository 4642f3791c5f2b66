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
ACT = dict(gelu=F.gelu, silu=F.silu, relu=F.relu, quick_gelu=lambda x: x * torch.sigmoid(1.702 * x))
def gelu_new(x): return 0.5 * x * (1 + torch.tanh(math.sqrt(2 / math.pi) * (x + 0.044715 * x ** 3)))
ACT['gelu_new'] = ACT['gelu_pytorch_tanh'] = gelu_new
def attend(q, k, v, scale, mask, cap=None, off=(), add=None):
    rep = q.shape[0] // k.shape[0]
    k, v = k.repeat_interleave(rep, 0), v.repeat_interleave(rep, 0)
    s = q @ k.transpose(1, 2) * scale
    if add is not None: s = s + add
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
def inv_freq(c, dims, dtype, T, local=False):
    """The frequencies and the factor of cosines and sines, for T tokens."""
    rp = c.get('rope_parameters') or {}; rp = rp.get('sliding_attention' if local else 'full_attention', rp)
    base = rp.get('rope_theta', c.get('rope_theta', c.get('rotary_emb_base', 10000.0)))
    if local and 'rope_local_base_freq' in c: base = c['rope_local_base_freq']
    pair = torch.arange(0, dims, 2, dtype=torch.int64).float() / dims; f = 1.0 / base ** pair; times = 1.0
    s = {} if local else c.get('rope_scaling') or rp; kind = s.get('rope_type', s.get('type', 'default')); now = c.get('max_position_embeddings')
    old = s.get('original_max_position_embeddings') or c.get('original_max_position_embeddings') or now
    if kind == 'linear': f = f / s['factor']
    if kind == 'llama3':
        wl = 2 * math.pi / f; lo, hi = s['low_freq_factor'], s['high_freq_factor']
        g = torch.where(wl > old / lo, f / s['factor'], f); sm = (old / wl - lo) / (hi - lo)
        mid = (1 - sm) * g / s['factor'] + sm * g
        g = torch.where((wl >= old / hi) & (wl <= old / lo), mid, g); f = g
    if kind == 'dynamic' and T > now: f = 1.0 / (base * (s['factor'] * T / now - (s['factor'] - 1)) ** (dims / (dims - 2))) ** pair
    if kind == 'yarn':  # "YaRN: Efficient Context Window Extension of Large Language Models", sections 3.2 to 3.4
        def m(x=1.0): return 0.1 * x * math.log(s['factor']) + 1
        times = m(s['mscale']) / m(s['mscale_all_dim']) if 'mscale' in s else m()
        at = [dims * math.log(old / (r * 2 * math.pi)) / (2 * math.log(base)) for r in (s.get('beta_fast', 32), s.get('beta_slow', 1))]
        if s.get('truncate', True): at = [math.floor(at[0]), math.ceil(at[1])]
        lo, hi = max(at[0], 0), min(at[1], dims - 1)
        slow = torch.clamp((torch.arange(dims // 2).float() - lo) / (hi - lo), 0, 1); f = f / s['factor'] * slow + f * (1 - slow)
    if kind == 'longrope':  # "LongRoPE: Extending LLM Context Window Beyond 2 Million Tokens"
        f = f / torch.tensor(s['long_factor'] if T > old else s['short_factor']); times = math.sqrt(1 + math.log(now / old) / math.log(old))
    return f.to(dtype), times
def rope(x, f, every_two=False):
    f, times = f; T = x.shape[1]; a = torch.arange(T, dtype=f.dtype)[:, None] * f[None]
    if every_two:
        d = 2 * a.shape[-1]; even, odd, p = x[..., 0:d:2], x[..., 1:d:2], x[..., d:]
        return torch.cat((torch.stack((even * a.cos() - odd * a.sin(), odd * a.cos() + even * a.sin()), -1).flatten(-2), p), -1)
    a = torch.cat((a, a), -1); d = a.shape[-1]
    r, p = x[..., :d], x[..., d:]; h = torch.cat((-r[..., d // 2:], r[..., :d // 2]), -1)
    return torch.cat((r * (a.cos() * times) + h * (a.sin() * times), p), -1)
def rms(x, w, eps, off=0.0): return x * torch.rsqrt(x.pow(2).mean(-1, keepdim=True) + eps) * (off + w)
def forward(folder, ids, dtype=torch.float32, off=None, pixels=None):
    off = off or {}
    c = json.load(open(folder + '/config.json')); c = {'model_type': c['model_type'], **c.get('text_config', c)}; t = {k: v.to(dtype) for k, v in load(folder).items()}
    torch.set_num_threads(1); ids = torch.tensor(ids); T = len(ids); out = {}; mt = c['model_type']; hid = []; W = []; lg = None
    def fin(h):
        out.update({f'hidden.{i}': x.numpy() for i, x in enumerate(hid)}); out.update({f'layers.{i}.weights': x.numpy() for i, x in enumerate(W)})
        if lg is not None: out['logits'] = lg.numpy()
        return out
    def ln(x, p, eps):
        w = t.get(p + '.weight', t.get(p + '.gamma')); b = t.get(p + '.bias', t.get(p + '.beta'))
        return F.layer_norm(x, (x.shape[-1],), w, b, eps)
    def lin(x, p): return F.linear(x, t[p + '.weight'], t.get(p + '.bias'))
    def grouped(y, H, KV):  # for each key/value head: its query heads, its key, its value
        y = y.view(T, KV, H // KV + 2, -1)
        return y[:, :, :-2].reshape(T, H, -1).transpose(0, 1), y[:, :, -2].transpose(0, 1), y[:, :, -1].transpose(0, 1)
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
    def masked(h, dense, norm, bias, words, act):
        if dense + '.weight' not in t: return None
        return ln(act(lin(h, dense)), norm, eps) @ t[words + '.weight'].T + t[bias]
    if mt in ('bert', 'roberta', 'xlm-roberta', 'camembert'):
        P = next((p for p in ('bert.', 'roberta.') if p + 'embeddings.word_embeddings.weight' in t), ''); first = 0 if mt == 'bert' else 2; eps = c['layer_norm_eps']; H = c['num_attention_heads']; e = P + 'embeddings.'
        h = ln(t[e + 'word_embeddings.weight'][ids] + t[e + 'token_type_embeddings.weight'][0] + t[e + 'position_embeddings.weight'][first:first + T], e + 'LayerNorm', eps); hid.append(h)
        for l in range(c['num_hidden_layers']):
            p = f'{P}encoder.layer.{l}.'; q, k, v = (heads(lin(h, p + 'attention.self.' + n), H) for n in ('query', 'key', 'value'))
            w, a = attend(q, k, v, 1 / math.sqrt(q.shape[-1]), None, off=off.get(l, ())); W.append(w)
            h = ln(lin(a, p + 'attention.output.dense') + h, p + 'attention.output.LayerNorm', eps)
            h = ln(lin(ACT[c['hidden_act']](lin(h, p + 'intermediate.dense')), p + 'output.dense') + h, p + 'output.LayerNorm', eps); hid.append(h)
        parts = ('cls.predictions.transform.dense', 'cls.predictions.transform.LayerNorm', 'cls.predictions.bias') if mt == 'bert' else ('lm_head.dense', 'lm_head.layer_norm', 'lm_head.bias')
        lg = masked(h, *parts, e + 'word_embeddings', ACT[c['hidden_act']]); return fin(h)
    if mt == 'vit':  # "An Image is Worth 16x16 Words", equations 1 to 4
        P = 'vit.' if 'vit.layernorm.weight' in t else ''; e = P + 'embeddings.'; H = c['num_attention_heads']; eps = c['layer_norm_eps']; size = c['patch_size']; proj = e + 'patch_embeddings.projection'
        x = F.conv2d(torch.tensor(pixels).to(dtype)[None], t[proj + '.weight'], t[proj + '.bias'], stride=size)[0].flatten(1).T
        h = torch.cat((t[e + 'cls_token'][0], x)) + t[e + 'position_embeddings'][0]; hid.append(h)
        for l in range(c['num_hidden_layers']):
            p = f'{P}encoder.layer.{l}.'; x = ln(h, p + 'layernorm_before', eps); q, k, v = (heads(lin(x, p + 'attention.attention.' + n), H) for n in ('query', 'key', 'value'))
            w, a = attend(q, k, v, q.shape[-1] ** -.5, None, off=off.get(l, ())); W.append(w); h = h + lin(a, p + 'attention.output.dense')
            h = h + lin(ACT[c['hidden_act']](lin(ln(h, p + 'layernorm_after', eps), p + 'intermediate.dense')), p + 'output.dense'); hid.append(h)
        if 'classifier.weight' in t: lg = lin(ln(h, P + 'layernorm', eps)[:1], 'classifier')
        return fin(h)
    if mt == 'distilbert':
        P = 'distilbert.'; eps = 1e-12; H = c['n_heads']; e = P + 'embeddings.'
        h = ln(t[e + 'word_embeddings.weight'][ids] + t[e + 'position_embeddings.weight'][:T], e + 'LayerNorm', eps); hid.append(h)
        for l in range(c['n_layers']):
            p = f'{P}transformer.layer.{l}.'; q, k, v = (heads(lin(h, p + f'attention.{n}_lin'), H) for n in 'qkv')
            w, a = attend(q / math.sqrt(q.shape[-1]), k, v, 1.0, None, off=off.get(l, ())); W.append(w)
            h = ln(lin(a, p + 'attention.out_lin') + h, p + 'sa_layer_norm', eps)
            h = ln(lin(ACT[c['activation']](lin(h, p + 'ffn.lin1')), p + 'ffn.lin2') + h, p + 'output_layer_norm', eps); hid.append(h)
        lg = masked(h, 'vocab_transform', 'vocab_layer_norm', 'vocab_projector.bias', 'vocab_projector', ACT[c['activation']]); return fin(h)
    if mt == 'opt':
        P = 'model.decoder.' if 'model.decoder.embed_tokens.weight' in t else 'decoder.'; H = c['num_attention_heads']; eps = 1e-5; act = ACT[c['activation_function']]
        h = t[P + 'embed_tokens.weight'][ids] + t[P + 'embed_positions.weight'][2:2 + T]; hid.append(h)
        for l in range(c['num_hidden_layers']):
            p = f'{P}layers.{l}.'; x = ln(h, p + 'self_attn_layer_norm', eps); q, k, v = (heads(lin(x, p + f'self_attn.{n}_proj'), H) for n in 'qkv')
            w, a = attend(q, k, v, q.shape[-1] ** -.5, causal(T), off=off.get(l, ())); W.append(w); h = h + lin(a, p + 'self_attn.out_proj')
            h = h + lin(act(lin(ln(h, p + 'final_layer_norm', eps), p + 'fc1')), p + 'fc2'); hid.append(h)
        lg = ln(h, P + 'final_layer_norm', eps) @ t[P + 'embed_tokens.weight'].T; return fin(h)
    if mt in ('gptj', 'phi'):  # attention and MLP read the same norm
        J = mt == 'gptj'; P = 'transformer.' if J else 'model.'; H = c['n_head'] if J else c['num_attention_heads']; eps = c['layer_norm_epsilon'] if J else c['layer_norm_eps']
        d = c['n_embd'] if J else c['hidden_size']; f = inv_freq(c, c['rotary_dim'] if J else int(d // H * c['partial_rotary_factor']), dtype, T)
        norm, attn, proj, up, down, last = ('ln_1', 'attn.', 'out_proj', 'mlp.fc_in', 'mlp.fc_out', 'ln_f') if J else ('input_layernorm', 'self_attn.', 'dense', 'mlp.fc1', 'mlp.fc2', 'final_layernorm')
        h = t[P + ('wte' if J else 'embed_tokens') + '.weight'][ids]; hid.append(h)
        for l in range(c['n_layer'] if J else c['num_hidden_layers']):
            p = f'{P}h.{l}.' if J else f'{P}layers.{l}.'; x = ln(h, p + norm, eps); q, k, v = (heads(lin(x, p + f'{attn}{n}_proj'), H) for n in 'qkv')
            w, a = attend(rope(q, f, J), rope(k, f, J), v, q.shape[-1] ** -.5, causal(T), off=off.get(l, ())); W.append(w)
            h = h + lin(a, p + attn + proj) + lin(gelu_new(lin(x, p + up)), p + down); hid.append(h)
        lg = lin(ln(h, P + last, eps), 'lm_head'); return fin(h)
    if mt == 'falcon':
        P = 'transformer.'; H = c['num_attention_heads']; hd = c['hidden_size'] // H; eps = c['layer_norm_epsilon']; f = inv_freq(c, hd, dtype, T)
        h = t[P + 'word_embeddings.weight'][ids]; hid.append(h)
        for l in range(c['num_hidden_layers']):
            p = f'{P}h.{l}.'; two = p + 'ln_attn.weight' in t; x = ln(h, p + ('ln_attn' if two else 'input_layernorm'), eps); qkv = lin(x, p + 'self_attention.query_key_value')
            q, k, v = grouped(qkv, H, (c['num_kv_heads'] or H) if c['new_decoder_architecture'] else 1)
            w, a = attend(rope(q, f), rope(k, f), v, hd ** -.5, causal(T), off=off.get(l, ())); W.append(w)
            if two: x = ln(h, p + 'ln_mlp', eps)
            h = h + lin(a, p + 'self_attention.dense') + lin(F.gelu(lin(x, p + 'mlp.dense_h_to_4h')), p + 'mlp.dense_4h_to_h'); hid.append(h)
        lg = ln(h, P + 'ln_f', eps) @ t[P + 'word_embeddings.weight'].T; return fin(h)
    if mt == 'gpt_neox':
        P = 'gpt_neox.'; eps = c['layer_norm_eps']; H = c['num_attention_heads']; hd = c['hidden_size'] // H; f = inv_freq(c, int(hd * c['rotary_pct']), dtype, T)
        h = t[P + 'embed_in.weight'][ids]; hid.append(h)
        for l in range(c['num_hidden_layers']):
            p = f'{P}layers.{l}.'; qkv = lin(ln(h, p + 'input_layernorm', eps), p + 'attention.query_key_value').view(T, H, 3 * hd).transpose(0, 1)
            q, k, v = qkv.split(hd, -1)
            w, a = attend(rope(q, f), rope(k, f), v, hd ** -.5, causal(T), off=off.get(l, ())); W.append(w); a = lin(a, p + 'attention.dense')
            mlp = lambda x: lin(ACT[c['hidden_act']](lin(ln(x, p + 'post_attention_layernorm', eps), p + 'mlp.dense_h_to_4h')), p + 'mlp.dense_4h_to_h')
            h = h + a + mlp(h) if c['use_parallel_residual'] else (h + a) + mlp(h + a); hid.append(h)
        lg = lin(ln(h, P + 'final_layer_norm', eps), 'embed_out'); return fin(h)
    if mt == 'gpt_neo':
        P = 'transformer.'; H = c['num_heads']; eps = c['layer_norm_epsilon']; h = t[P + 'wte.weight'][ids] + t[P + 'wpe.weight'][:T]; hid.append(h)
        for l in range(c['num_layers']):
            p = f'{P}h.{l}.'; x = ln(h, p + 'ln_1', eps); q, k, v = (heads(lin(x, p + f'attn.attention.{n}_proj'), H) for n in 'qkv')
            w, a = attend(q, k, v, 1.0, causal(T, c['window_size'] if c['attention_layers'][l] == 'local' else None), off=off.get(l, ())); W.append(w)
            h = h + lin(a, p + 'attn.attention.out_proj'); h = h + lin(gelu_new(lin(ln(h, p + 'ln_2', eps), p + 'mlp.c_fc')), p + 'mlp.c_proj'); hid.append(h)
        lg = ln(h, P + 'ln_f', eps) @ t[P + 'wte.weight'].T; return fin(h)
    if mt == 'bloom':
        P = 'transformer.'; H = c['n_head']; eps = c['layer_norm_epsilon']; hd = c['hidden_size'] // H; near = 2 ** math.floor(math.log2(H))
        slopes = [2 ** (-8 * (i + 1) / near) for i in range(near)] + [2 ** (-4 * (2 * i + 1) / near) for i in range(H - near)]
        alibi = torch.tensor(slopes, dtype=dtype)[:, None, None] * torch.arange(T, dtype=dtype)[None, None]
        h = ln(t[P + 'word_embeddings.weight'][ids], P + 'word_embeddings_layernorm', eps); hid.append(h)
        for l in range(c['n_layer']):
            p = f'{P}h.{l}.'; q, k, v = lin(ln(h, p + 'input_layernorm', eps), p + 'self_attention.query_key_value').view(T, H, 3, hd).permute(2, 1, 0, 3)
            w, a = attend(q, k, v, hd ** -.5, causal(T), off=off.get(l, ()), add=alibi); W.append(w); h = h + lin(a, p + 'self_attention.dense')
            h = h + lin(gelu_new(lin(ln(h, p + 'post_attention_layernorm', eps), p + 'mlp.dense_h_to_4h')), p + 'mlp.dense_4h_to_h'); hid.append(h)
        lg = ln(h, P + 'ln_f', eps) @ t[P + 'word_embeddings.weight'].T; return fin(h)
    if mt in ('stablelm', 'starcoder2'):
        P = 'model.'; code = mt == 'starcoder2'; H, KV = c['num_attention_heads'], c['num_key_value_heads']; hd = c['hidden_size'] // H; eps = c['norm_epsilon' if code else 'layer_norm_eps']
        f = inv_freq(c, int(hd * c.get('partial_rotary_factor', 1)), dtype, T); h = t[P + 'embed_tokens.weight'][ids]; hid.append(h)
        for l in range(c['num_hidden_layers']):
            p = f'{P}layers.{l}.'; x = ln(h, p + 'input_layernorm', eps); q, k, v = (heads(lin(x, p + f'self_attn.{n}_proj'), o) for n, o in (('q', H), ('k', KV), ('v', KV)))
            w, a = attend(rope(q, f), rope(k, f), v, hd ** -.5, causal(T, c.get('sliding_window')), off=off.get(l, ())); W.append(w); h = h + lin(a, p + 'self_attn.o_proj')
            x = ln(h, p + 'post_attention_layernorm', eps); h = h + (lin(gelu_new(lin(x, p + 'mlp.c_fc')), p + 'mlp.c_proj') if code else lin(F.silu(lin(x, p + 'mlp.gate_proj')) * lin(x, p + 'mlp.up_proj'), p + 'mlp.down_proj')); hid.append(h)
        lg = ln(h, P + 'norm', eps) @ t.get('lm_head.weight', t[P + 'embed_tokens.weight']).T; return fin(h)
    if mt in ('clip', 'clip_text_model'):
        P = 'text_model.'; e = P + 'embeddings.'; H = c['num_attention_heads']; eps = c['layer_norm_eps']; act = ACT[c.get('hidden_act', 'quick_gelu')]
        h = t[e + 'token_embedding.weight'][ids] + t[e + 'position_embedding.weight'][:T]; hid.append(h)
        for l in range(c['num_hidden_layers']):
            p = f'{P}encoder.layers.{l}.'; x = ln(h, p + 'layer_norm1', eps); q, k, v = (heads(lin(x, p + f'self_attn.{n}_proj'), H) for n in 'qkv')
            w, a = attend(q, k, v, q.shape[-1] ** -.5, causal(T), off=off.get(l, ())); W.append(w); h = h + lin(a, p + 'self_attn.out_proj')
            h = h + lin(act(lin(ln(h, p + 'layer_norm2', eps), p + 'mlp.fc1')), p + 'mlp.fc2'); hid.append(h)
        return fin(h)
    if mt == 'internlm2':
        P = 'model.'; H, KV = c['num_attention_heads'], c['num_key_value_heads']; hd = c['hidden_size'] // H; eps = c['rms_norm_eps']; f = inv_freq(c, hd, dtype, T)
        h = t[P + 'tok_embeddings.weight'][ids]; hid.append(h)
        for l in range(c['num_hidden_layers']):
            p = f'{P}layers.{l}.'; q, k, v = grouped(lin(rms(h, t[p + 'attention_norm.weight'], eps), p + 'attention.wqkv'), H, KV)
            w, a = attend(rope(q, f), rope(k, f), v, hd ** -.5, causal(T), off=off.get(l, ())); W.append(w); h = h + lin(a, p + 'attention.wo')
            x = rms(h, t[p + 'ffn_norm.weight'], eps); h = h + lin(F.silu(lin(x, p + 'feed_forward.w1')) * lin(x, p + 'feed_forward.w3'), p + 'feed_forward.w2'); hid.append(h)
        lg = lin(rms(h, t[P + 'norm.weight'], eps), 'output'); return fin(h)
    if mt == 'mpt':
        P = 'transformer.'; H, hd, eps = c['n_heads'], c['d_model'] // c['n_heads'], 1e-5; many = 2 ** math.ceil(math.log2(H)); sc = c['attn_config'].get('softmax_scale') or hd ** -.5
        slopes = torch.tensor([2.0 ** (-8 * (i + 1) / many) for i in range(many)], dtype=dtype)
        if many != H: slopes = torch.cat((slopes[1::2], slopes[::2]))[:H]
        alibi = slopes[:, None, None] * torch.arange(1 - T, 1, dtype=dtype); h = t[P + 'wte.weight'][ids]; hid.append(h)
        for l in range(c['n_layers']):
            p = f'{P}blocks.{l}.'; q, k, v = (heads(y, H) for y in lin(ln(h, p + 'norm_1', eps), p + 'attn.Wqkv').chunk(3, -1))
            w, a = attend(q, k, v, sc, causal(T), off=off.get(l, ()), add=alibi); W.append(w); h = h + lin(a, p + 'attn.out_proj')
            h = h + lin(F.gelu(lin(ln(h, p + 'norm_2', eps), p + 'ffn.up_proj')), p + 'ffn.down_proj'); hid.append(h)
        lg = ln(h, P + 'norm_f', eps) @ t[P + 'wte.weight'].T; return fin(h)
    if mt == 'modernbert':
        P = 'model.' if 'model.final_norm.weight' in t else ''; H = c['num_attention_heads']; hd = c['hidden_size'] // H; eps = c['norm_eps']; n = c['num_hidden_layers']
        near = (torch.arange(T)[:, None] - torch.arange(T)[None]).abs() <= c['local_attention'] // 2; types = c.get('layer_types')
        h = ln(t[P + 'embeddings.tok_embeddings.weight'][ids], P + 'embeddings.norm', eps); hid.append(h)
        for l in range(n):
            local = types[l] == 'sliding_attention' if types else l % c['global_attn_every_n_layers'] != 0; p = f'{P}layers.{l}.'
            theta = c['rope_parameters']['sliding_attention' if local else 'full_attention']['rope_theta'] if types else c['local_rope_theta' if local else 'global_rope_theta']
            f = inv_freq(dict(rope_theta=theta), hd, dtype, T); q, k, v = lin(ln(h, p + 'attn_norm', eps) if l else h, p + 'attn.Wqkv').view(T, 3, H, hd).permute(1, 2, 0, 3)
            w, a = attend(rope(q, f), rope(k, f), v, hd ** -.5, near if local else None, off=off.get(l, ())); W.append(w); h = h + lin(a, p + 'attn.Wo')
            first, gate = lin(ln(h, p + 'mlp_norm', eps), p + 'mlp.Wi').chunk(2, -1); h = h + lin(F.gelu(first) * gate, p + 'mlp.Wo'); hid.append(h)
        if 'head.dense.weight' in t: lg = ln(F.gelu(lin(ln(h, P + 'final_norm', eps), 'head.dense')), 'head.norm', eps) @ t[P + 'embeddings.tok_embeddings.weight'].T + t['decoder.bias']
        return fin(h)
    if mt in ('electra', 'albert'):
        A = mt == 'albert'; P = mt + '.'; e = P + 'embeddings.'; H = c['num_attention_heads']; eps = c['layer_norm_eps']; act = ACT[c['hidden_act']]; down = P + ('encoder.embedding_hidden_mapping_in' if A else 'embeddings_project')
        h = ln(t[e + 'word_embeddings.weight'][ids] + t[e + 'token_type_embeddings.weight'][0] + t[e + 'position_embeddings.weight'][:T], e + 'LayerNorm', eps)
        if down + '.weight' in t: h = lin(h, down)
        hid.append(h)
        for l in range(c['num_hidden_layers']):
            p = P + ('encoder.albert_layer_groups.0.albert_layers.0.' if A else f'encoder.layer.{l}.'); at = 'attention.' if A else 'attention.self.'
            q, k, v = (heads(lin(h, p + at + n), H) for n in ('query', 'key', 'value')); w, a = attend(q, k, v, q.shape[-1] ** -.5, None, off=off.get(l, ())); W.append(w)
            h = ln(lin(a, p + ('attention.dense' if A else 'attention.output.dense')) + h, p + ('attention.LayerNorm' if A else 'attention.output.LayerNorm'), eps)
            h = ln(lin(act(lin(h, p + ('ffn' if A else 'intermediate.dense'))), p + ('ffn_output' if A else 'output.dense')) + h, p + ('full_layer_layer_norm' if A else 'output.LayerNorm'), eps); hid.append(h)
        g = 'predictions.' if A else 'generator_predictions.'; lg = masked(h, g + 'dense', g + 'LayerNorm', 'predictions.bias' if A else 'generator_lm_head.bias', e + 'word_embeddings', act if A else F.gelu); return fin(h)
    if mt == 'cohere':
        P = 'model.'; H, KV = c['num_attention_heads'], c['num_key_value_heads']; hd = c['hidden_size'] // H; eps = c['layer_norm_eps']; f = inv_freq(c, hd, dtype, T); h = t[P + 'embed_tokens.weight'][ids]; hid.append(h)
        for l in range(c['num_hidden_layers']):
            p = f'{P}layers.{l}.'; x = ln(h, p + 'input_layernorm', eps); q, k, v = (heads(lin(x, p + f'self_attn.{n}_proj'), o) for n, o in (('q', H), ('k', KV), ('v', KV)))
            w, a = attend(rope(q, f, True), rope(k, f, True), v, hd ** -.5, causal(T), off=off.get(l, ())); W.append(w)
            h = h + lin(a, p + 'self_attn.o_proj') + lin(F.silu(lin(x, p + 'mlp.gate_proj')) * lin(x, p + 'mlp.up_proj'), p + 'mlp.down_proj'); hid.append(h)
        lg = ln(h, P + 'norm', eps) @ t[P + 'embed_tokens.weight'].T * c['logit_scale']; return fin(h)
    if mt in ('t5', 'mt5') and 'decoder.block.0.layer.1.EncDecAttention.q.weight' in t:
        H = c['num_heads']; eps = c['layer_norm_epsilon']; first, end = c['decoder_start_token_id'], c['eos_token_id']; all = ids.tolist()
        cut = all.index(end) + 1 if end in all else T; enc, dec = all[:cut], all[cut:]
        if not dec or dec[0] != first: dec = [first] + dec
        def add(stack, n, both):  # mesh_tensorflow's relative_position_bucket, in float32 as its own
            gap = torch.arange(n)[None] - torch.arange(n)[:, None]; many = c['relative_attention_num_buckets'] // (2 if both else 1); exact = many // 2
            far = gap.abs() if both else (-gap).clamp(min=0)
            log = exact + (torch.log(far.float() / exact) / math.log(c.get('relative_attention_max_distance', 128) / exact) * (many - exact)).clamp(-1e9, 1e9).long()
            at = torch.where(far < exact, far, log.clamp(max=many - 1)) + ((gap > 0).long() * many if both else 0)
            return t[stack + '.block.0.layer.0.SelfAttention.relative_attention_bias.weight'][at].permute(2, 0, 1)
        def mix(h, s, norm, mem, mask, bias, l):
            x = rms(h, t[norm], eps); q, k, v = heads(lin(x, s + 'q'), H), heads(lin(x if mem is None else mem, s + 'k'), H), heads(lin(x if mem is None else mem, s + 'v'), H)
            w, a = attend(q, k, v, 1.0, mask, off=off.get(l, ()), add=bias); W.append(w); return h + lin(a, s + 'o')
        def mlp(h, p):
            x = rms(h, t[p + 'layer_norm.weight'], eps); m = p + 'DenseReluDense.'
            return h + lin(F.relu(lin(x, m + 'wi')) if m + 'wi.weight' in t else gelu_new(lin(x, m + 'wi_0')) * lin(x, m + 'wi_1'), m + 'wo')
        h = t['shared.weight'][enc]; hid.append(h); b = add('encoder', len(enc), True)
        for l in range(c['num_layers']):
            p = f'encoder.block.{l}.layer.'; h = mlp(mix(h, p + '0.SelfAttention.', p + '0.layer_norm.weight', None, None, b, l), p + '1.'); hid.append(h)
        mem = rms(h, t['encoder.final_layer_norm.weight'], eps); h = t['shared.weight'][dec]; b = add('decoder', len(dec), False)
        for l in range(c.get('num_decoder_layers', c['num_layers'])):
            p = f'decoder.block.{l}.layer.'; n = c['num_layers'] + 2 * l
            h = mix(h, p + '0.SelfAttention.', p + '0.layer_norm.weight', None, causal(len(dec)), b, n); hid.append(h)
            h = mlp(mix(h, p + '1.EncDecAttention.', p + '1.layer_norm.weight', mem, None, None, n + 1), p + '2.'); hid.append(h)
        h = rms(h, t['decoder.final_layer_norm.weight'], eps); tied = c['tie_word_embeddings']
        lg = h * c['d_model'] ** -.5 @ t['shared.weight'].T if tied else h @ t['lm_head.weight'].T
        return fin(h)
    if mt in ('t5', 'mt5'):
        H = c['num_heads']; eps = c['layer_norm_epsilon']; half = c['relative_attention_num_buckets'] // 2; exact = half // 2
        gap = torch.arange(T)[None] - torch.arange(T)[:, None]; far = gap.abs()  # "Exploring the Limits of Transfer Learning", section 2.1, with its code's buckets
        log = exact + (torch.log(far.float() / exact) / math.log(c.get('relative_attention_max_distance', 128) / exact) * (half - exact)).clamp(-1e9, 1e9).long()
        bucket = (gap > 0).long() * half + torch.where(far < exact, far, log.clamp(max=half - 1))
        add = t['encoder.block.0.layer.0.SelfAttention.relative_attention_bias.weight'][bucket].permute(2, 0, 1); h = t['shared.weight'][ids]; hid.append(h)
        for l in range(c['num_layers']):
            p = f'encoder.block.{l}.layer.'; s = p + '0.SelfAttention.'; x = rms(h, t[p + '0.layer_norm.weight'], eps); q, k, v = (heads(lin(x, s + n), H) for n in 'qkv')
            w, a = attend(q, k, v, 1.0, None, off=off.get(l, ()), add=add); W.append(w); h = h + lin(a, s + 'o'); x = rms(h, t[p + '1.layer_norm.weight'], eps); m = p + '1.DenseReluDense.'
            h = h + lin(F.relu(lin(x, m + 'wi')) if m + 'wi.weight' in t else gelu_new(lin(x, m + 'wi_0')) * lin(x, m + 'wi_1'), m + 'wo'); hid.append(h)
        return fin(h)
    # llama and its kin; g: Gemma 1 to 3
    P = next(p for p in ('model.', 'language_model.model.', 'model.language_model.', '') if p + 'embed_tokens.weight' in t); d, H = c['hidden_size'], c['num_attention_heads']; KV = c.get('num_key_value_heads') or H
    hd = c.get('head_dim') or d // H; eps = c['rms_norm_eps']; g = {'gemma': 1, 'gemma2': 2, 'gemma3_text': 3}.get(mt, 0); o = 1.0 if g else 0.0; f = inv_freq(c, hd, dtype, T)
    act = ACT[c['hidden_activation'] if g else c['hidden_act']]; n = c['num_hidden_layers']; sw = c.get('sliding_window'); win = [None] * n
    if mt in ('mistral', 'phi3'): win = [sw] * n
    if g == 2: win = [sw if i % 2 == 0 else None for i in range(n)]
    if g == 3: win = [sw if (c['layer_types'][i] == 'sliding_attention' if 'layer_types' in c else (i + 1) % c['sliding_window_pattern'] != 0) else None for i in range(n)]
    if mt in ('qwen2', 'qwen3') and c.get('use_sliding_window'): win = [sw if (c['layer_types'][i] == 'sliding_attention' if 'layer_types' in c else i >= c['max_window_layers']) else None for i in range(n)]
    sc = (c['query_pre_attn_scalar'] if g > 1 else hd) ** -.5; more = c.get('residual_multiplier', 1.0)
    if mt == 'granite': sc = c['attention_multiplier']
    h = t[P + 'embed_tokens.weight'][ids] * (d ** .5 if g else c.get('embedding_multiplier', 1.0)); hid.append(h)
    for l in range(n):
        p = f'{P}layers.{l}.'; x = h if mt == 'olmo2' else rms(h, t[p + 'input_layernorm.weight'], eps, o); fl = inv_freq(c, hd, dtype, T, True) if g == 3 and win[l] else f
        if mt == 'phi3': q, k, v = (y.view(T, -1, hd).transpose(0, 1) for y in lin(x, p + 'self_attn.qkv_proj').split([H * hd, KV * hd, KV * hd], -1))
        else: q, k, v = heads(lin(x, p + 'self_attn.q_proj'), H), heads(lin(x, p + 'self_attn.k_proj'), KV), heads(lin(x, p + 'self_attn.v_proj'), KV)
        if mt == 'olmo2': q, k = heads(rms(lin(x, p + 'self_attn.q_proj'), t[p + 'self_attn.q_norm.weight'], eps), H), heads(rms(lin(x, p + 'self_attn.k_proj'), t[p + 'self_attn.k_norm.weight'], eps), KV)
        if mt == 'qwen3' or g == 3: q, k = rms(q, t[p + 'self_attn.q_norm.weight'], eps, o), rms(k, t[p + 'self_attn.k_norm.weight'], eps, o)
        w, a = attend(rope(q, fl), rope(k, fl), v, sc, causal(T, win[l]), c.get('attn_logit_softcapping') if g == 2 else None, off.get(l, ())); W.append(w)
        a = lin(a, p + 'self_attn.o_proj')
        def ml(y):
            gate, up = lin(y, p + 'mlp.gate_up_proj').chunk(2, -1) if mt == 'phi3' else (lin(y, p + 'mlp.gate_proj'), lin(y, p + 'mlp.up_proj'))
            return lin(act(gate) * up, p + 'mlp.down_proj')
        if mt == 'olmo2':
            h = h + rms(a, t[p + 'post_attention_layernorm.weight'], eps); h = h + rms(ml(h), t[p + 'post_feedforward_layernorm.weight'], eps)
        elif g > 1:
            h = h + rms(a, t[p + 'post_attention_layernorm.weight'], eps, o)
            h = h + rms(ml(rms(h, t[p + 'pre_feedforward_layernorm.weight'], eps, o)), t[p + 'post_feedforward_layernorm.weight'], eps, o)
        else:
            h = h + more * a; h = h + more * ml(rms(h, t[p + 'post_attention_layernorm.weight'], eps, o))
        hid.append(h)
    lg = rms(h, t[P + 'norm.weight'], eps, o) @ t.get('lm_head.weight', t[P + 'embed_tokens.weight']).T / c.get('logits_scaling', 1.0)
    if g == 2 and c.get('final_logit_softcapping'): lg = c['final_logit_softcapping'] * torch.tanh(lg / c['final_logit_softcapping'])
    return fin(h)
