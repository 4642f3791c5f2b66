# SPDX-License-Identifier: GPL-3.0-or-later
# Writes small random models of every family into a folder, in Hugging Face's layout, and beside each expected.npz: what
# PyTorch makes of some tokens (forward.py). families.py FOLDER
import json
import os
import struct
import sys

import numpy as np

sys.dont_write_bytecode = True
import forward
import ggufs

DT = {'F32': ('F32', lambda a: a.astype('<f4')), 'F16': ('F16', lambda a: a.astype('<f2')),
      'BF16': ('BF16', ggufs.bf16), 'F64': ('F64', lambda a: a.astype('<f8'))}
def write_st(path, tensors, dtype='F32'):
    head, blob, off = {}, [], 0
    for n, a in tensors.items():
        if isinstance(a, tuple): name, raw, shape = a[0], a[1], a[2]
        else:
            name, f = DT[dtype]; raw = f(a).tobytes(); shape = list(a.shape)
        head[n] = {'dtype': name, 'shape': shape, 'data_offsets': [off, off + len(raw)]}
        blob.append(raw); off += len(raw)
    h = json.dumps(head).encode(); h += b' ' * (-len(h) % 8)
    with open(path, 'wb') as f:
        f.write(struct.pack('<Q', len(h)) + h + b''.join(blob))

class M:
    def __init__(s, seed): s.r = np.random.default_rng(seed); s.t = {}
    def w(s, name, *shape, std=None):
        s.t[name] = (s.r.standard_normal(shape) * (std or 1.2 / np.sqrt(shape[-1]))).astype(np.float32)
    def v(s, name, n, mean=0.0, std=0.2): s.t[name] = (mean + std * s.r.standard_normal(n)).astype(np.float32)
    def norm(s, name, d, bias=True, mean=1.0, old=False):
        s.v(name + ('.gamma' if old else '.weight'), d, mean)
        if bias: s.v(name + ('.beta' if old else '.bias'), d)
    def lin(s, name, i, o, bias=True, conv=False):
        s.w(name + '.weight', *((i, o) if conv else (o, i)), std=1.2 / np.sqrt(i))
        if bias: s.v(name + '.bias', o)

def gpt2(seed, cfg, conv=True, prefix='', head=False):
    m = M(seed); d, V = cfg['n_embd'], cfg['vocab_size']; inner = cfg.get('n_inner') or 4 * d
    m.w(prefix + 'wte.weight', V, d, std=.6); m.w(prefix + 'wpe.weight', cfg['n_positions'], d, std=.4)
    for l in range(cfg['n_layer']):
        p = f'{prefix}h.{l}.'
        m.norm(p + 'ln_1', d); m.lin(p + 'attn.c_attn', d, 3 * d, conv=conv); m.lin(p + 'attn.c_proj', d, d, conv=conv)
        m.norm(p + 'ln_2', d); m.lin(p + 'mlp.c_fc', d, inner, conv=conv); m.lin(p + 'mlp.c_proj', inner, d, conv=conv)
        m.t[p + 'attn.bias'] = ('BOOL', b'\1' * 16, [1, 1, 4, 4])
        m.t[p + 'attn.masked_bias'] = ('I64', b'\0' * 8, [])
    m.norm(prefix + 'ln_f', d)
    if head: m.w('lm_head.weight', V, d)
    return m.t
def bert(seed, cfg, prefix='', old=False):
    m = M(seed); d, V, I = cfg['hidden_size'], cfg['vocab_size'], cfg['intermediate_size']; e = prefix + 'embeddings.'
    m.w(e + 'word_embeddings.weight', V, d, std=1); m.w(e + 'position_embeddings.weight', cfg['max_position_embeddings'], d, std=.5)
    m.w(e + 'token_type_embeddings.weight', cfg.get('type_vocab_size', 2), d, std=.5); m.norm(e + 'LayerNorm', d, old=old)
    m.t[e + 'position_ids'] = ('I64', b'\0' * 8, [1, 1])
    for l in range(cfg['num_hidden_layers']):
        p = f'{prefix}encoder.layer.{l}.'
        for n in 'query', 'key', 'value': m.lin(p + 'attention.self.' + n, d, d)
        m.lin(p + 'attention.output.dense', d, d); m.norm(p + 'attention.output.LayerNorm', d, old=old)
        m.lin(p + 'intermediate.dense', d, I); m.lin(p + 'output.dense', I, d); m.norm(p + 'output.LayerNorm', d, old=old)
    m.lin(prefix + 'pooler.dense', d, d)
    return m.t
def distilbert(seed, cfg, prefix='distilbert.'):
    m = M(seed); d, V, I = cfg['dim'], cfg['vocab_size'], cfg['hidden_dim']; e = prefix + 'embeddings.'
    m.w(e + 'word_embeddings.weight', V, d, std=1); m.w(e + 'position_embeddings.weight', cfg['max_position_embeddings'], d, std=.5)
    m.norm(e + 'LayerNorm', d)
    for l in range(cfg['n_layers']):
        p = f'{prefix}transformer.layer.{l}.'
        for n in 'q_lin', 'k_lin', 'v_lin', 'out_lin': m.lin(p + 'attention.' + n, d, d)
        m.norm(p + 'sa_layer_norm', d); m.lin(p + 'ffn.lin1', d, I); m.lin(p + 'ffn.lin2', I, d); m.norm(p + 'output_layer_norm', d)
    return m.t
def llama(seed, cfg, prefix='model.', qkv_bias=False, o_bias=False, mlp_bias=False, qk=False, gemma=False):
    m = M(seed); d, V, I = cfg['hidden_size'], cfg['vocab_size'], cfg['intermediate_size']
    H = cfg['num_attention_heads']; KV = cfg.get('num_key_value_heads') or H; hd = cfg.get('head_dim') or d // H
    mean = 0.0 if gemma else 1.0
    m.w(prefix + 'embed_tokens.weight', V, d, std=.6)
    for l in range(cfg['num_hidden_layers']):
        p = f'{prefix}layers.{l}.'
        m.norm(p + 'input_layernorm', d, False, mean)
        for n, o in ('q', H), ('k', KV), ('v', KV): m.lin(p + f'self_attn.{n}_proj', d, o * hd, qkv_bias)
        m.lin(p + 'self_attn.o_proj', H * hd, d, o_bias)
        if qk: m.norm(p + 'self_attn.q_norm', hd, False); m.norm(p + 'self_attn.k_norm', hd, False)
        m.norm(p + 'post_attention_layernorm', d, False, mean)
        if gemma: m.norm(p + 'pre_feedforward_layernorm', d, False, mean); m.norm(p + 'post_feedforward_layernorm', d, False, mean)
        for n in 'gate', 'up': m.lin(p + f'mlp.{n}_proj', d, I, mlp_bias)
        m.lin(p + 'mlp.down_proj', I, d, mlp_bias)
        m.t[p + 'self_attn.rotary_emb.inv_freq'] = ('F32', b'\0' * 4, [1])
    m.norm(prefix + 'norm', d, False, mean)
    if cfg.get('tie_word_embeddings') is False: m.w('lm_head.weight', V, d)
    return m.t
def neox(seed, cfg, prefix='gpt_neox.'):
    m = M(seed); d, V, I = cfg['hidden_size'], cfg['vocab_size'], cfg['intermediate_size']
    ab = cfg.get('attention_bias', True)
    m.w(prefix + 'embed_in.weight', V, d, std=.6)
    for l in range(cfg['num_hidden_layers']):
        p = f'{prefix}layers.{l}.'
        m.norm(p + 'input_layernorm', d); m.norm(p + 'post_attention_layernorm', d)
        m.lin(p + 'attention.query_key_value', d, 3 * d, ab); m.lin(p + 'attention.dense', d, d, ab)
        m.lin(p + 'mlp.dense_h_to_4h', d, I); m.lin(p + 'mlp.dense_4h_to_h', I, d)
    m.norm(prefix + 'final_layer_norm', d); m.w('embed_out.weight', V, d)
    return m.t

G = dict(model_type='gpt2', n_embd=48, n_layer=3, n_head=4, n_positions=64, vocab_size=101, activation_function='gelu_new', layer_norm_epsilon=1e-5)
B = dict(model_type='bert', hidden_size=36, num_hidden_layers=3, num_attention_heads=4, intermediate_size=70, max_position_embeddings=64, vocab_size=97, hidden_act='gelu', layer_norm_eps=1e-12, type_vocab_size=2)
D = dict(model_type='distilbert', dim=40, n_layers=2, n_heads=4, hidden_dim=88, max_position_embeddings=64, vocab_size=97, activation='gelu')
L = dict(model_type='llama', hidden_size=40, num_hidden_layers=3, num_attention_heads=4, num_key_value_heads=2, intermediate_size=76, vocab_size=103, hidden_act='silu', rms_norm_eps=1e-5, head_dim=None, max_position_embeddings=128, rope_theta=10000.0, tie_word_embeddings=False)
N = dict(model_type='gpt_neox', hidden_size=48, num_hidden_layers=3, num_attention_heads=3, intermediate_size=100, vocab_size=91, hidden_act='gelu', layer_norm_eps=1e-5, rotary_pct=0.25, rotary_emb_base=10000, use_parallel_residual=True, tie_word_embeddings=False)
GGUF = {'gpt2': 'F32', 'gpt2-f16': 'F16', 'bert': 'F32', 'bert-q8': 'Q8_0', 'llama': 'F32', 'llama-mha': 'F32', 'llama-q8': 'Q8_0', 'mistral': 'F32',
        'qwen2-full': 'F32', 'qwen2': 'BF16', 'qwen3': 'F32', 'gemma2-even': 'F32', 'neox': 'F32', 'neox-q8': 'Q8_0'}
# What a file of theirs in Q8_0 can hold: its rows are whole blocks of 32 numbers.
def in_q8(tensors): return {k: ggufs.rounded_q8_0(a) if not isinstance(a, tuple) and a.ndim == 2 else a for k, a in tensors.items()}
def models():
    yield 'gpt2', G, gpt2(1, G), 'F32'
    c = {**G, 'n_inner': 50, 'activation_function': 'gelu', 'scale_attn_by_inverse_layer_idx': True, 'reorder_and_upcast_attn': True}; yield 'gpt2-idx', c, gpt2(2, c, prefix='transformer.', head=True), 'F32'
    yield 'gpt2-linear', G, gpt2(3, G, conv=False, prefix='transformer.'), 'F32'
    c = {**G, 'scale_attn_weights': False}; yield 'gpt2-noscale', c, gpt2(30, c), 'F32'
    yield 'gpt2-f16', G, gpt2(31, G), 'F16'
    yield 'bert', B, bert(4, B), 'F32'
    yield 'bert-old', B, bert(5, B, 'bert.', True), 'F64'
    yield 'distilbert', D, distilbert(6, D), 'F32'
    yield 'llama', L, llama(7, L), 'F32'
    c = {**L, 'rope_scaling': dict(rope_type='llama3', factor=8.0, low_freq_factor=1.0, high_freq_factor=4.0, original_max_position_embeddings=64), 'rope_theta': 500000.0, 'attention_bias': True, 'mlp_bias': True}
    yield 'llama3', c, llama(8, c, qkv_bias=True, o_bias=True, mlp_bias=True), 'BF16'
    c = {**L, 'rope_scaling': dict(type='linear', factor=4.0), 'head_dim': 14, 'num_key_value_heads': None}; yield 'llama-lin', c, llama(9, c, prefix=''), 'F16'
    c = {k: v for k, v in L.items() if k != 'rope_theta'}; c.update(rope_parameters=dict(rope_theta=777.0, rope_type='default')); yield 'llama-v5', c, llama(10, c), 'F32'
    c = {**L, 'model_type': 'mistral', 'sliding_window': 5, 'num_key_value_heads': 1}; yield 'mistral', c, llama(11, c), 'F32'
    c = {**c, 'sliding_window': None}; yield 'mistral-full', c, llama(12, c), 'F32'
    c = {**L, 'model_type': 'qwen2', 'sliding_window': 4, 'use_sliding_window': False, 'max_window_layers': 1, 'tie_word_embeddings': True, 'rms_norm_eps': 1e-6, 'rope_theta': 1000000.0}; del c['head_dim']; yield 'qwen2', c, llama(13, c, qkv_bias=True), 'BF16'
    c = {**c, 'use_sliding_window': True}; yield 'qwen2-window', c, llama(14, c, qkv_bias=True), 'F32'
    c = {**c, 'layer_types': ['sliding_attention', 'full_attention', 'sliding_attention']}; yield 'qwen2-types', c, llama(15, c, qkv_bias=True), 'F32'
    c = {**L, 'model_type': 'qwen3', 'head_dim': 16, 'use_sliding_window': False, 'sliding_window': None}; yield 'qwen3', c, llama(16, c, qk=True), 'F32'
    c = {**L, 'model_type': 'gemma2', 'head_dim': 12, 'query_pre_attn_scalar': 20, 'attn_logit_softcapping': 3.0, 'final_logit_softcapping': 5.0, 'sliding_window': 4, 'hidden_activation': 'gelu_pytorch_tanh', 'rms_norm_eps': 1e-6, 'tie_word_embeddings': True}; c.pop('hidden_act'); yield 'gemma2', c, llama(17, c, gemma=True), 'F32'
    c = {**c, 'query_pre_attn_scalar': 12, 'attn_logit_softcapping': None, 'final_logit_softcapping': None}; yield 'gemma2-nocap', c, llama(18, c, gemma=True), 'F32'
    c = {**c, 'query_pre_attn_scalar': 12, 'attn_logit_softcapping': 3.0, 'final_logit_softcapping': 5.0}; yield 'gemma2-even', c, llama(21, c, gemma=True), 'F32'
    c = {**L, 'num_key_value_heads': None, 'rope_theta': 500.0}; yield 'llama-mha', c, llama(22, c), 'F32'
    c = {**c, 'model_type': 'qwen2', 'num_key_value_heads': 2}; del c['head_dim']; yield 'qwen2-full', c, llama(23, c, qkv_bias=True), 'F32'
    yield 'neox', N, neox(19, N), 'F32'
    c = {**N, 'use_parallel_residual': False, 'attention_bias': False, 'rotary_pct': 1.0}; yield 'neox-serial', c, neox(20, c), 'F32'
    c = {**L, 'hidden_size': 64, 'intermediate_size': 96}; yield 'llama-q8', c, in_q8(llama(24, c)), 'F32'
    c = {**B, 'hidden_size': 64, 'intermediate_size': 96}; yield 'bert-q8', c, in_q8(bert(25, c)), 'F32'
    c = {**N, 'hidden_size': 96, 'intermediate_size': 64}; yield 'neox-q8', c, in_q8(neox(26, c)), 'F32'
if __name__ == '__main__':
    out = sys.argv[1]
    for name, cfg, t, dt in models():
        p = f'{out}/{name}'; os.makedirs(p, exist_ok=True)
        json.dump(cfg, open(p + '/config.json', 'w'), indent=1)
        if name in ('llama3', 'neox'):
            keys = list(t); half = len(keys) // 2; files = {}
            for i, part in enumerate((keys[:half], keys[half:])):
                f = f'model-{i+1:05d}-of-00002.safetensors'; write_st(f'{p}/{f}', {k: t[k] for k in part}, dt); files.update({k: f for k in part})
            json.dump(dict(metadata={}, weight_map=files), open(p + '/model.safetensors.index.json', 'w'))
        else: write_st(p + '/model.safetensors', t, dt)
        if name in GGUF: ggufs.convert(p + '/model.gguf', cfg, t, GGUF[name])
        for tokens in 1, 11, 40:
            ids = np.random.default_rng(tokens).integers(0, cfg['vocab_size'], tokens)
            np.savez(f'{p}/expected{tokens}.npz', ids=ids, **forward.forward(p, ids.tolist()))
