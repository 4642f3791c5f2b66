# SPDX-License-Identifier: GPL-3.0-or-later
# Writes small random models of every family into a folder, in Hugging Face's layout, and beside each expected.npz: what
# PyTorch makes of some tokens in float64 (forward.py). families.py FOLDER [DRAW]: DRAW gives other random numbers.
import json
import os
import struct
import sys

import numpy as np
import torch

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
    def __init__(s, seed): s.r = np.random.default_rng(seed + 1000 * int((sys.argv + ['0'])[2])); s.t = {}
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
def vit(seed, cfg, prefix='vit.', head=3):
    m = M(seed); d, I, P, n = cfg['hidden_size'], cfg['intermediate_size'], cfg['patch_size'], (cfg['image_size'] // cfg['patch_size']) ** 2; e = prefix + 'embeddings.'
    m.w(e + 'patch_embeddings.projection.weight', d, cfg['num_channels'], P, P, std=.3); m.v(e + 'patch_embeddings.projection.bias', d)
    m.w(e + 'cls_token', 1, 1, d, std=.5); m.w(e + 'position_embeddings', 1, n + 1, d, std=.5)
    for l in range(cfg['num_hidden_layers']):
        p = f'{prefix}encoder.layer.{l}.'; m.norm(p + 'layernorm_before', d); m.norm(p + 'layernorm_after', d)
        for part in 'query', 'key', 'value': m.lin(p + 'attention.attention.' + part, d, d, cfg.get('qkv_bias', True))
        m.lin(p + 'attention.output.dense', d, d); m.lin(p + 'intermediate.dense', d, I); m.lin(p + 'output.dense', I, d)
    m.norm(prefix + 'layernorm', d)
    if head: m.lin('classifier', d, head)
    else: m.lin('pooler.dense', d, d)
    return m.t
def encoder_head(m, dense, norm, bias, d, V, decoder=None):
    m.lin(dense, d, d); m.norm(norm, d); m.v(bias, V)
    if decoder: m.w(decoder + '.weight', V, d)
def bert(seed, cfg, prefix='', old=False, head=None, decoder=None):
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
    if head: encoder_head(m, *head, d, V, decoder)
    return m.t
def distilbert(seed, cfg, prefix='distilbert.', head=False):
    m = M(seed); d, V, I = cfg['dim'], cfg['vocab_size'], cfg['hidden_dim']; e = prefix + 'embeddings.'
    m.w(e + 'word_embeddings.weight', V, d, std=1); m.w(e + 'position_embeddings.weight', cfg['max_position_embeddings'], d, std=.5)
    m.norm(e + 'LayerNorm', d)
    for l in range(cfg['n_layers']):
        p = f'{prefix}transformer.layer.{l}.'
        for n in 'q_lin', 'k_lin', 'v_lin', 'out_lin': m.lin(p + 'attention.' + n, d, d)
        m.norm(p + 'sa_layer_norm', d); m.lin(p + 'ffn.lin1', d, I); m.lin(p + 'ffn.lin2', I, d); m.norm(p + 'output_layer_norm', d)
    if head: encoder_head(m, 'vocab_transform', 'vocab_layer_norm', 'vocab_projector.bias', d, V, 'vocab_projector')
    return m.t
def llama(seed, cfg, prefix='model.', qkv_bias=False, o_bias=False, mlp_bias=False, qk=False, gemma=0, fused=False):
    m = M(seed); d, V, I = cfg['hidden_size'], cfg['vocab_size'], cfg['intermediate_size']
    H = cfg['num_attention_heads']; KV = cfg.get('num_key_value_heads') or H; hd = cfg.get('head_dim') or d // H
    mean = 0.0 if gemma else 1.0
    m.w(prefix + 'embed_tokens.weight', V, d, std=.6)
    for l in range(cfg['num_hidden_layers']):
        p = f'{prefix}layers.{l}.'
        m.norm(p + 'input_layernorm', d, False, mean)
        if fused: m.lin(p + 'self_attn.qkv_proj', d, (H + 2 * KV) * hd, qkv_bias); m.lin(p + 'mlp.gate_up_proj', d, 2 * I, False)
        for n, o in ('q', H), ('k', KV), ('v', KV):
            if not fused: m.lin(p + f'self_attn.{n}_proj', d, o * hd, qkv_bias)
        m.lin(p + 'self_attn.o_proj', H * hd, d, o_bias)
        if qk: m.norm(p + 'self_attn.q_norm', hd, False, mean); m.norm(p + 'self_attn.k_norm', hd, False, mean)
        m.norm(p + 'post_attention_layernorm', d, False, mean)
        if gemma > 1: m.norm(p + 'pre_feedforward_layernorm', d, False, mean); m.norm(p + 'post_feedforward_layernorm', d, False, mean)
        for n in () if fused else ('gate', 'up'): m.lin(p + f'mlp.{n}_proj', d, I, mlp_bias)
        m.lin(p + 'mlp.down_proj', I, d, mlp_bias)
        m.t[p + 'self_attn.rotary_emb.inv_freq'] = ('F32', b'\0' * 4, [1])
    m.norm(prefix + 'norm', d, False, mean)
    if cfg.get('tie_word_embeddings') is False: m.w('lm_head.weight', V, d)
    return m.t
def opt(seed, cfg, prefix='model.decoder.'):
    m = M(seed); d, V, I = cfg['hidden_size'], cfg['vocab_size'], cfg['ffn_dim']
    m.w(prefix + 'embed_tokens.weight', V, d, std=.6); m.w(prefix + 'embed_positions.weight', cfg['max_position_embeddings'] + 2, d, std=.4)
    for l in range(cfg['num_hidden_layers']):
        p = f'{prefix}layers.{l}.'
        for n in 'q_proj', 'k_proj', 'v_proj', 'out_proj': m.lin(p + 'self_attn.' + n, d, d)
        m.norm(p + 'self_attn_layer_norm', d); m.norm(p + 'final_layer_norm', d); m.lin(p + 'fc1', d, I); m.lin(p + 'fc2', I, d)
    m.norm(prefix + 'final_layer_norm', d)
    return m.t
def gptj(seed, cfg, prefix='transformer.'):
    m = M(seed); d, V, I = cfg['n_embd'], cfg['vocab_size'], cfg.get('n_inner') or 4 * cfg['n_embd']
    m.w(prefix + 'wte.weight', V, d, std=.6)
    for l in range(cfg['n_layer']):
        p = f'{prefix}h.{l}.'; m.norm(p + 'ln_1', d)
        for n in 'q_proj', 'k_proj', 'v_proj', 'out_proj': m.lin(p + 'attn.' + n, d, d, False)
        m.lin(p + 'mlp.fc_in', d, I); m.lin(p + 'mlp.fc_out', I, d)
    m.norm(prefix + 'ln_f', d); m.lin('lm_head', d, V)
    return m.t
def phi(seed, cfg, prefix='model.'):
    m = M(seed); d, V, I = cfg['hidden_size'], cfg['vocab_size'], cfg['intermediate_size']
    m.w(prefix + 'embed_tokens.weight', V, d, std=.6)
    for l in range(cfg['num_hidden_layers']):
        p = f'{prefix}layers.{l}.'; m.norm(p + 'input_layernorm', d)
        for n in 'q_proj', 'k_proj', 'v_proj', 'dense': m.lin(p + 'self_attn.' + n, d, d)
        m.lin(p + 'mlp.fc1', d, I); m.lin(p + 'mlp.fc2', I, d)
    m.norm(prefix + 'final_layernorm', d); m.lin('lm_head', d, V)
    return m.t
def falcon(seed, cfg, prefix='transformer.'):
    m = M(seed); d, V = cfg['hidden_size'], cfg['vocab_size']; hd = d // cfg['num_attention_heads']
    m.w(prefix + 'word_embeddings.weight', V, d, std=.6)
    for l in range(cfg['num_hidden_layers']):
        p = f'{prefix}h.{l}.'; m.norm(p + 'input_layernorm', d); b = cfg['bias']
        m.lin(p + 'self_attention.query_key_value', d, d + 2 * hd, b); m.lin(p + 'self_attention.dense', d, d, b)
        m.lin(p + 'mlp.dense_h_to_4h', d, 4 * d, b); m.lin(p + 'mlp.dense_4h_to_h', 4 * d, d, b)
    m.norm(prefix + 'ln_f', d)
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
def gptneo(seed, cfg, prefix='transformer.'):
    m = M(seed); d, V, I = cfg['hidden_size'], cfg['vocab_size'], cfg.get('intermediate_size') or 4 * cfg['hidden_size']
    m.w(prefix + 'wte.weight', V, d, std=.3); m.w(prefix + 'wpe.weight', cfg['max_position_embeddings'], d, std=.2)
    for l in range(cfg['num_layers']):
        p = f'{prefix}h.{l}.'; m.norm(p + 'ln_1', d); m.norm(p + 'ln_2', d)
        for n in 'q_proj', 'k_proj', 'v_proj', 'out_proj': m.lin(p + 'attn.attention.' + n, d, d, n == 'out_proj')
        m.lin(p + 'mlp.c_fc', d, I); m.lin(p + 'mlp.c_proj', I, d)
        for n in 'q_proj', 'k_proj': m.t[p + f'attn.attention.{n}.weight'] *= np.float32(.4)
    m.norm(prefix + 'ln_f', d)
    return m.t
def bloom(seed, cfg, prefix='transformer.'):
    m = M(seed); d, V = cfg['hidden_size'], cfg['vocab_size']
    m.w(prefix + 'word_embeddings.weight', V, d, std=.6); m.norm(prefix + 'word_embeddings_layernorm', d)
    for l in range(cfg['n_layer']):
        p = f'{prefix}h.{l}.'; m.norm(p + 'input_layernorm', d); m.norm(p + 'post_attention_layernorm', d)
        m.lin(p + 'self_attention.query_key_value', d, 3 * d); m.lin(p + 'self_attention.dense', d, d)
        m.lin(p + 'mlp.dense_h_to_4h', d, 4 * d); m.lin(p + 'mlp.dense_4h_to_h', 4 * d, d)
    m.norm(prefix + 'ln_f', d)
    return m.t
def stable(seed, cfg, code, prefix='model.'):  # StableLM, or StarCoder2 with a plain MLP
    m = M(seed); d, V, I = cfg['hidden_size'], cfg['vocab_size'], cfg['intermediate_size']; H, KV = cfg['num_attention_heads'], cfg['num_key_value_heads']; hd = d // H
    m.w(prefix + 'embed_tokens.weight', V, d, std=.6)
    for l in range(cfg['num_hidden_layers']):
        p = f'{prefix}layers.{l}.'; m.norm(p + 'input_layernorm', d); m.norm(p + 'post_attention_layernorm', d)
        for n, o in ('q', H), ('k', KV), ('v', KV): m.lin(p + f'self_attn.{n}_proj', d, o * hd, code or cfg['use_qkv_bias'])
        m.lin(p + 'self_attn.o_proj', d, d, code)
        for n, i, o in (('c_fc', d, I), ('c_proj', I, d)) if code else (('gate_proj', d, I), ('up_proj', d, I), ('down_proj', I, d)): m.lin(p + 'mlp.' + n, i, o, code)
    m.norm(prefix + 'norm', d)
    if not code: m.w('lm_head.weight', V, d)
    return m.t
def clip(seed, cfg):
    m = M(seed); d, V, I = cfg['hidden_size'], cfg['vocab_size'], cfg['intermediate_size']; P = 'text_model.'
    m.w(P + 'embeddings.token_embedding.weight', V, d, std=.6); m.w(P + 'embeddings.position_embedding.weight', cfg['max_position_embeddings'], d, std=.4)
    for l in range(cfg['num_hidden_layers']):
        p = f'{P}encoder.layers.{l}.'; m.norm(p + 'layer_norm1', d); m.norm(p + 'layer_norm2', d); m.lin(p + 'mlp.fc1', d, I); m.lin(p + 'mlp.fc2', I, d)
        for n in 'q_proj', 'k_proj', 'v_proj', 'out_proj': m.lin(p + 'self_attn.' + n, d, d)
    m.norm(P + 'final_layer_norm', d); m.lin('text_projection', d, d, False)
    return m.t
def falcon40(seed, cfg, prefix='transformer.'):
    m = M(seed); d, V = cfg['hidden_size'], cfg['vocab_size']; hd = d // cfg['num_attention_heads']; b = cfg['bias']
    m.w(prefix + 'word_embeddings.weight', V, d, std=.6)
    for l in range(cfg['num_hidden_layers']):
        p = f'{prefix}h.{l}.'
        for n in ['input_layernorm'] if cfg.get('num_ln_in_parallel_attn') == 1 else ['ln_attn', 'ln_mlp']: m.norm(p + n, d)
        m.lin(p + 'self_attention.query_key_value', d, d + 2 * hd * (cfg['num_kv_heads'] or d // hd), b); m.lin(p + 'self_attention.dense', d, d, b)
        m.lin(p + 'mlp.dense_h_to_4h', d, 4 * d, b); m.lin(p + 'mlp.dense_4h_to_h', 4 * d, d, b)
    m.norm(prefix + 'ln_f', d)
    return m.t
def internlm2(seed, cfg, prefix='model.'):
    m = M(seed); d, V, I, b = cfg['hidden_size'], cfg['vocab_size'], cfg['intermediate_size'], cfg['bias']; hd = d // cfg['num_attention_heads']
    m.w(prefix + 'tok_embeddings.weight', V, d, std=.6)
    for l in range(cfg['num_hidden_layers']):
        p = f'{prefix}layers.{l}.'; m.norm(p + 'attention_norm', d, False); m.norm(p + 'ffn_norm', d, False)
        m.lin(p + 'attention.wqkv', d, d + 2 * hd * cfg['num_key_value_heads'], b); m.lin(p + 'attention.wo', d, d, b)
        for n, i, o in ('w1', d, I), ('w2', I, d), ('w3', d, I): m.lin(p + 'feed_forward.' + n, i, o, False)
    m.norm(prefix + 'norm', d, False); m.w('output.weight', V, d)
    return m.t
def mpt(seed, cfg, prefix='transformer.'):
    m = M(seed); d, V = cfg['d_model'], cfg['vocab_size']
    m.w(prefix + 'wte.weight', V, d, std=.6)
    for l in range(cfg['n_layers']):
        p = f'{prefix}blocks.{l}.'; m.norm(p + 'norm_1', d, False); m.norm(p + 'norm_2', d, False)
        for n, i, o in ('attn.Wqkv', d, 3 * d), ('attn.out_proj', d, d), ('ffn.up_proj', d, 4 * d), ('ffn.down_proj', 4 * d, d): m.lin(p + n, i, o, False)
    m.norm(prefix + 'norm_f', d, False)
    return m.t
def modernbert(seed, cfg, prefix='model.', head=True):
    m = M(seed); d, V, I, nb, ab, mb = (cfg[k] for k in ('hidden_size', 'vocab_size', 'intermediate_size', 'norm_bias', 'attention_bias', 'mlp_bias'))
    m.w(prefix + 'embeddings.tok_embeddings.weight', V, d, std=1); m.norm(prefix + 'embeddings.norm', d, nb)
    for l in range(cfg['num_hidden_layers']):
        p = f'{prefix}layers.{l}.'; m.norm(p + 'mlp_norm', d, nb)
        if l: m.norm(p + 'attn_norm', d, nb)
        m.lin(p + 'attn.Wqkv', d, 3 * d, ab); m.lin(p + 'attn.Wo', d, d, ab); m.lin(p + 'mlp.Wi', d, 2 * I, mb); m.lin(p + 'mlp.Wo', I, d, mb)
    m.norm(prefix + 'final_norm', d, nb)
    if head: m.lin('head.dense', d, d, cfg['classifier_bias']); m.norm('head.norm', d, nb); m.v('decoder.bias', V)
    return m.t
def electra(seed, cfg, head):
    e, d, V = cfg['embedding_size'], cfg['hidden_size'], cfg['vocab_size']; m = M(seed); m.t = bert(seed, cfg, 'electra.')
    for k in list(m.t):
        if 'pooler' in k: del m.t[k]
    E = 'electra.embeddings.'; m.w(E + 'word_embeddings.weight', V, e, std=1); m.w(E + 'position_embeddings.weight', cfg['max_position_embeddings'], e, std=.5)
    m.w(E + 'token_type_embeddings.weight', 2, e, std=.5); m.norm(E + 'LayerNorm', e)
    if e != d: m.lin('electra.embeddings_project', e, d)
    if head: m.lin('generator_predictions.dense', d, e); m.norm('generator_predictions.LayerNorm', e); m.v('generator_lm_head.bias', V)
    return m.t
def albert(seed, cfg, head=True):
    m = M(seed); e, d, V, I = (cfg[k] for k in ('embedding_size', 'hidden_size', 'vocab_size', 'intermediate_size')); E = 'albert.embeddings.'
    m.w(E + 'word_embeddings.weight', V, e, std=1); m.w(E + 'position_embeddings.weight', cfg['max_position_embeddings'], e, std=.5)
    m.w(E + 'token_type_embeddings.weight', 2, e, std=.5); m.norm(E + 'LayerNorm', e); m.lin('albert.encoder.embedding_hidden_mapping_in', e, d)
    p = 'albert.encoder.albert_layer_groups.0.albert_layers.0.'
    for n in 'query', 'key', 'value', 'dense': m.lin(p + 'attention.' + n, d, d)
    m.norm(p + 'attention.LayerNorm', d); m.norm(p + 'full_layer_layer_norm', d); m.lin(p + 'ffn', d, I); m.lin(p + 'ffn_output', I, d)
    if head: m.lin('predictions.dense', d, e); m.norm('predictions.LayerNorm', e); m.v('predictions.bias', V)
    return m.t
def olmo2(seed, cfg, prefix='model.'):
    m = M(seed); d, V, I = cfg['hidden_size'], cfg['vocab_size'], cfg['intermediate_size']; H, KV = cfg['num_attention_heads'], cfg['num_key_value_heads']; hd = d // H; b = cfg['attention_bias']
    m.w(prefix + 'embed_tokens.weight', V, d, std=.6); m.norm(prefix + 'norm', d, False); m.w('lm_head.weight', V, d)
    for l in range(cfg['num_hidden_layers']):
        p = f'{prefix}layers.{l}.'
        for n, i, o in ('q', d, H * hd), ('k', d, KV * hd), ('v', d, KV * hd), ('o', H * hd, d): m.lin(p + f'self_attn.{n}_proj', i, o, b)
        m.norm(p + 'self_attn.q_norm', H * hd, False); m.norm(p + 'self_attn.k_norm', KV * hd, False)
        m.norm(p + 'post_attention_layernorm', d, False); m.norm(p + 'post_feedforward_layernorm', d, False)
        for n, i, o in ('gate', d, I), ('up', d, I), ('down', I, d): m.lin(p + f'mlp.{n}_proj', i, o, False)
    return m.t
def cohere(seed, cfg, prefix='model.'):
    t = llama(seed, cfg, prefix)
    return {k: a for k, a in t.items() if 'post_attention' not in k}
def t5(seed, cfg, gated, decoder=False):
    m = M(seed); d, V, I, A = cfg['d_model'], cfg['vocab_size'], cfg['d_ff'], cfg['num_heads'] * cfg['d_kv']
    m.w('shared.weight', V, d, std=1); m.w('encoder.block.0.layer.0.SelfAttention.relative_attention_bias.weight', cfg['relative_attention_num_buckets'], cfg['num_heads'], std=1)
    for l in range(cfg['num_layers']):
        p = f'encoder.block.{l}.layer.'; m.norm(p + '0.layer_norm', d, False); m.norm(p + '1.layer_norm', d, False)
        for n, i, o in ('q', d, A), ('k', d, A), ('v', d, A), ('o', A, d): m.lin(p + '0.SelfAttention.' + n, i, o, False)
        for n in 'q', 'k': m.t[p + f'0.SelfAttention.{n}.weight'] *= np.float32(.6)
        for n in ('wi_0', 'wi_1') if gated else ('wi',): m.lin(p + '1.DenseReluDense.' + n, d, I, False)
        m.lin(p + '1.DenseReluDense.wo', I, d, False)
    m.norm('encoder.final_layer_norm', d, False)
    if not decoder: m.w('decoder.block.0.layer.0.SelfAttention.q.weight', A, d); return m.t
    m.norm('decoder.final_layer_norm', d, False); m.w('decoder.block.0.layer.0.SelfAttention.relative_attention_bias.weight', cfg['relative_attention_num_buckets'], cfg['num_heads'], std=1)
    for l in range(cfg.get('num_decoder_layers', cfg['num_layers'])):
        p = f'decoder.block.{l}.layer.'
        for part, at in (0, 'SelfAttention'), (1, 'EncDecAttention'):
            m.norm(p + f'{part}.layer_norm', d, False)
            for n, i, o in ('q', d, A), ('k', d, A), ('v', d, A), ('o', A, d): m.lin(p + f'{part}.{at}.{n}', i, o, False)
            for n in 'q', 'k': m.t[p + f'{part}.{at}.{n}.weight'] *= np.float32(.6)
        m.norm(p + '2.layer_norm', d, False)
        for n in ('wi_0', 'wi_1') if gated else ('wi',): m.lin(p + '2.DenseReluDense.' + n, d, I, False)
        m.lin(p + '2.DenseReluDense.wo', I, d, False)
    if not cfg.get('tie_word_embeddings', True): m.w('lm_head.weight', V, d)
    return m.t
R = {**B, 'model_type': 'roberta', 'type_vocab_size': 1, 'max_position_embeddings': 66, 'pad_token_id': 1, 'layer_norm_eps': 1e-5}
O = dict(model_type='opt', hidden_size=40, num_hidden_layers=3, num_attention_heads=4, ffn_dim=90, max_position_embeddings=64, vocab_size=101, activation_function='relu', do_layer_norm_before=True, word_embed_proj_dim=40)
J = dict(model_type='gptj', n_embd=48, n_layer=3, n_head=3, n_positions=64, rotary_dim=6, n_inner=None, vocab_size=91, activation_function='gelu_new', layer_norm_epsilon=1e-5, tie_word_embeddings=False)
P = dict(model_type='phi', hidden_size=48, num_hidden_layers=3, num_attention_heads=3, intermediate_size=70, vocab_size=91, hidden_act='gelu_new', layer_norm_eps=1e-5, partial_rotary_factor=0.5, rope_theta=10000.0, tie_word_embeddings=False)
F = dict(model_type='falcon', hidden_size=48, num_hidden_layers=3, num_attention_heads=4, vocab_size=91, layer_norm_epsilon=1e-5, bias=False, alibi=False, multi_query=True, parallel_attn=True, new_decoder_architecture=False)
GGUF = {'gpt2': 'F32', 'gpt2-f16': 'F16', 'bert': 'F32', 'bert-q8': 'Q8_0', 'llama': 'F32', 'llama-mha': 'F32', 'llama-q8': 'Q8_0', 'mistral': 'F32',
        'gemma': 'F32', 'gemma3': 'F32', 'llama-yarn': 'F32', 'phi3': 'F32', 'qwen2-full': 'F32', 'qwen2': 'BF16', 'qwen3': 'F32', 'gemma2-even': 'F32', 'neox': 'F32', 'neox-q8': 'Q8_0', 't5-gated': 'F32', 'mpt': 'F32', 'granite': 'F32', 'cohere': 'F32',
        'olmo2': 'F32'}
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
    c = {**L, 'model_type': 'gemma2', 'head_dim': 12, 'query_pre_attn_scalar': 20, 'attn_logit_softcapping': 3.0, 'final_logit_softcapping': 5.0, 'sliding_window': 4, 'hidden_activation': 'gelu_pytorch_tanh', 'rms_norm_eps': 1e-6, 'tie_word_embeddings': True}; c.pop('hidden_act'); yield 'gemma2', c, llama(17, c, gemma=2), 'F32'
    c = {**c, 'query_pre_attn_scalar': 12, 'attn_logit_softcapping': None, 'final_logit_softcapping': None}; yield 'gemma2-nocap', c, llama(18, c, gemma=2), 'F32'
    c = {**c, 'query_pre_attn_scalar': 12, 'attn_logit_softcapping': 3.0, 'final_logit_softcapping': 5.0}; yield 'gemma2-even', c, llama(21, c, gemma=2), 'F32'
    c = {**L, 'num_key_value_heads': None, 'rope_theta': 500.0}; yield 'llama-mha', c, llama(22, c), 'F32'
    c = {**c, 'model_type': 'qwen2', 'num_key_value_heads': 2}; del c['head_dim']; yield 'qwen2-full', c, llama(23, c, qkv_bias=True), 'F32'
    yield 'neox', N, neox(19, N), 'F32'
    c = {**N, 'use_parallel_residual': False, 'attention_bias': False, 'rotary_pct': 1.0}; yield 'neox-serial', c, neox(20, c), 'F32'
    # Beyond the lengths that they were trained on, too: of 1, 11 and 40 tokens.
    c = {**L, 'max_position_embeddings': 16, 'rope_scaling': dict(rope_type='dynamic', factor=2.0)}; yield 'llama-dynamic', c, llama(27, c), 'F32'
    c = {**L, 'rope_theta': 10000.0, 'head_dim': 16, 'rope_scaling': dict(rope_type='yarn', factor=4.0, original_max_position_embeddings=32)}; yield 'llama-yarn', c, llama(28, c), 'F32'
    c = {**c, 'rope_scaling': dict(type='yarn', factor=3.0, beta_fast=4, beta_slow=0.5, mscale=0.8, mscale_all_dim=1.1, truncate=False)}; yield 'llama-yarn-all', c, llama(29, c), 'F32'
    long = dict(type='longrope', short_factor=[1.0, 1.1, 1.3, 1.7, 2.0], long_factor=[1.2, 1.6, 2.2, 3.5, 4.0])
    c = {**L, 'model_type': 'phi3', 'original_max_position_embeddings': 16, 'rope_scaling': long, 'sliding_window': 9}; yield 'phi3', c, llama(32, c, fused=True), 'F32'
    c = {**L, 'model_type': 'phi3', 'num_key_value_heads': 4, 'rope_scaling': None, 'sliding_window': None}; yield 'phi3-short', c, llama(33, c, fused=True), 'BF16'
    c = {**L, 'model_type': 'gemma', 'head_dim': 12, 'hidden_activation': 'gelu_pytorch_tanh', 'tie_word_embeddings': True}; c.pop('hidden_act'); yield 'gemma', c, llama(34, c, gemma=1), 'F32'
    c = {**c, 'model_type': 'gemma3_text', 'query_pre_attn_scalar': 12, 'sliding_window': 5, 'sliding_window_pattern': 6, 'rope_theta': 1000000.0, 'rope_local_base_freq': 10000.0, 'rope_scaling': dict(rope_type='linear', factor=8.0)}
    c['num_hidden_layers'] = 7; yield 'gemma3', c, llama(35, c, gemma=2, qk=True), 'F32'
    c = {k: v for k, v in c.items() if k not in ('rope_theta', 'rope_scaling', 'rope_local_base_freq', 'sliding_window_pattern')}
    c.update(num_hidden_layers=3, query_pre_attn_scalar=20, layer_types=['full_attention', 'sliding_attention', 'full_attention'], rope_parameters=dict(full_attention=dict(rope_theta=5000.0, rope_type='default'), sliding_attention=dict(rope_theta=70.0, rope_type='default'))); yield 'gemma3-v5', c, llama(36, c, gemma=2, qk=True), 'F32'
    c = {**c, 'model_type': 'gemma3_text'}; t = llama(47, c, 'language_model.model.', gemma=2, qk=True); t['vision_tower.patch.weight'] = np.zeros((3, 3), np.float32)
    yield 'gemma3-images', {'model_type': 'gemma3', 'text_config': c, 'vision_config': {}, 'vocab_size': c['vocab_size']}, t, 'F32'
    t = llama(48, L, 'model.language_model.'); t['model.vision_tower.patch.weight'] = np.zeros((3, 3), np.float32)
    yield 'llava', {'model_type': 'llava', 'text_config': L, 'vocab_size': L['vocab_size']}, t, 'F32'
    yield 'bert-head', B, bert(37, B, 'bert.', head=('cls.predictions.transform.dense', 'cls.predictions.transform.LayerNorm', 'cls.predictions.bias')), 'F32'
    yield 'distilbert-head', D, distilbert(38, D, head=True), 'F32'
    yield 'roberta', R, bert(39, R, 'roberta.', head=('lm_head.dense', 'lm_head.layer_norm', 'lm_head.bias')), 'F32'
    c = {**R, 'model_type': 'xlm-roberta'}; yield 'roberta-bare', c, bert(40, c), 'F32'
    yield 'opt', O, opt(41, O), 'F32'
    c = {**O, 'activation_function': 'gelu'}; yield 'opt-bare', c, opt(42, c, 'decoder.'), 'F16'
    yield 'gptj', J, gptj(43, J), 'F32'
    yield 'phi', P, phi(44, P), 'F32'
    yield 'falcon', F, falcon(45, F), 'F32'
    c = {**L, 'model_type': 'olmo2', 'hidden_size': 48, 'attention_bias': False}; c.pop('head_dim', None); yield 'olmo2', c, olmo2(75, c), 'F32'
    c = {**c, 'num_key_value_heads': c['num_attention_heads'], 'attention_bias': True, 'rms_norm_eps': 1e-6}; yield 'olmo2-bias', c, olmo2(76, c), 'BF16'
    c = dict(model_type='vit', hidden_size=48, num_hidden_layers=3, num_attention_heads=4, intermediate_size=70, hidden_act='gelu', layer_norm_eps=1e-12, image_size=20, patch_size=5, num_channels=3, qkv_bias=True, id2label={'0': 'cat', '1': 'dog', '2': 'red fox'}); yield 'vit', c, vit(79, c), 'F32'
    c = {**c, 'image_size': 12, 'patch_size': 4, 'num_channels': 1, 'qkv_bias': False}; c.pop('id2label'); yield 'vit-bare', c, vit(80, c, '', 0), 'F16'
    c = {**F, 'bias': True}; yield 'falcon-bias', c, falcon(46, c), 'F32'
    c = dict(model_type='gpt_neo', hidden_size=40, num_layers=4, num_heads=4, intermediate_size=None, max_position_embeddings=64, vocab_size=91, activation_function='gelu_new', layer_norm_epsilon=1e-5, window_size=6, attention_layers=['global', 'local', 'global', 'local']); yield 'gpt_neo', c, gptneo(49, c), 'F32'
    c = dict(model_type='bloom', hidden_size=48, n_layer=3, n_head=6, vocab_size=91, layer_norm_epsilon=1e-5, apply_residual_connection_post_layernorm=False); yield 'bloom', c, bloom(50, c), 'F32'
    c = dict(model_type='stablelm', hidden_size=64, num_hidden_layers=3, num_attention_heads=4, num_key_value_heads=4, intermediate_size=70, vocab_size=91, hidden_act='silu', layer_norm_eps=1e-5, partial_rotary_factor=0.25, use_qkv_bias=True, rope_theta=10000.0, tie_word_embeddings=False); yield 'stablelm', c, stable(51, c, False), 'F32'
    c = dict(model_type='starcoder2', hidden_size=48, num_hidden_layers=3, num_attention_heads=4, num_key_value_heads=2, intermediate_size=90, vocab_size=91, hidden_act='gelu_pytorch_tanh', norm_epsilon=1e-5, sliding_window=7, use_bias=True, rope_theta=100000.0); yield 'starcoder2', c, stable(52, c, True), 'F32'
    c = dict(model_type='clip_text_model', hidden_size=40, num_hidden_layers=3, num_attention_heads=4, intermediate_size=70, vocab_size=91, max_position_embeddings=77, hidden_act='gelu', layer_norm_eps=1e-5); yield 'clip_text', c, clip(53, c), 'F16'
    c = {k: v for k, v in c.items() if k not in ('model_type', 'hidden_act', 'max_position_embeddings')}; t = clip(54, {**c, 'max_position_embeddings': 77}); t['vision_model.embeddings.class_embedding'] = np.zeros(7, np.float32); t['logit_scale'] = np.zeros((), np.float32)
    yield 'clip', {'model_type': 'clip', 'text_config': c, 'vision_config': {'hidden_size': 7}, 'vocab_size': c['vocab_size']}, t, 'F32'
    c = {**F, 'new_decoder_architecture': True, 'num_kv_heads': 2}; yield 'falcon40', c, falcon40(55, c), 'F32'
    c = {**c, 'bias': True, 'num_ln_in_parallel_attn': 1, 'num_kv_heads': None}; yield 'falcon11', c, falcon40(56, c), 'F32'
    c = dict(model_type='internlm2', hidden_size=48, num_hidden_layers=3, num_attention_heads=6, num_key_value_heads=2, intermediate_size=70, vocab_size=91, hidden_act='silu', rms_norm_eps=1e-5, bias=False, rope_theta=1000000, max_position_embeddings=16, rope_scaling=dict(type='dynamic', factor=2.0), tie_word_embeddings=False); yield 'internlm2', c, internlm2(57, c), 'F32'
    c = {**c, 'bias': True, 'rope_scaling': None}; yield 'internlm2-bias', c, internlm2(58, c), 'BF16'
    c = dict(model_type='mpt', d_model=48, n_layers=3, n_heads=6, vocab_size=91, expansion_ratio=4, max_seq_len=64, no_bias=True, learned_pos_emb=True, logit_scale=None, norm_type='low_precision_layernorm', attn_config=dict(alibi=True, alibi_bias_max=8, attn_impl='torch', attn_type='multihead_attention', clip_qkv=None, prefix_lm=False, qk_ln=False, softmax_scale=None)); yield 'mpt', c, mpt(59, c), 'F32'
    c = {**c, 'n_heads': 4, 'attn_config': dict(softmax_scale=0.2)}; yield 'mpt-scale', c, mpt(60, c), 'BF16'
    K = dict(model_type='modernbert', hidden_size=48, num_hidden_layers=5, num_attention_heads=4, intermediate_size=70, vocab_size=97, hidden_activation='gelu', max_position_embeddings=64, norm_eps=1e-5, norm_bias=False, global_rope_theta=160000.0, local_rope_theta=10000.0, attention_bias=False, mlp_bias=False, classifier_bias=False, decoder_bias=True, global_attn_every_n_layers=3, local_attention=8, tie_word_embeddings=True)
    yield 'modernbert', K, modernbert(61, K), 'F32'
    c = {**K, 'norm_bias': True, 'attention_bias': True, 'mlp_bias': True, 'classifier_bias': True, 'local_attention': 5, 'global_attn_every_n_layers': 2}; yield 'modernbert-bias', c, modernbert(62, c), 'F32'
    c = {k: v for k, v in K.items() if 'rope' not in k and 'every' not in k}; c.update(num_hidden_layers=3, layer_types=['sliding_attention', 'full_attention', 'sliding_attention'], rope_parameters=dict(full_attention=dict(rope_theta=5000.0, rope_type='default'), sliding_attention=dict(rope_theta=70.0, rope_type='default')))
    yield 'modernbert-v5', c, modernbert(63, c, '', False), 'F16'
    c = {**B, 'model_type': 'electra', 'embedding_size': 20}; yield 'electra', c, electra(64, c, True), 'F32'
    c = {**B, 'model_type': 'electra', 'embedding_size': 36}; yield 'electra-bare', c, electra(65, c, False), 'F32'
    c = {**R, 'model_type': 'camembert'}; yield 'camembert', c, bert(66, c, 'roberta.', head=('lm_head.dense', 'lm_head.layer_norm', 'lm_head.bias')), 'F32'
    c = {**B, 'model_type': 'albert', 'embedding_size': 20, 'hidden_act': 'gelu_new', 'num_hidden_groups': 1, 'inner_group_num': 1}; yield 'albert', c, albert(67, c), 'F32'
    c = {**L, 'model_type': 'granite', 'embedding_multiplier': 3.0, 'residual_multiplier': 0.3, 'attention_multiplier': 0.2, 'logits_scaling': 4.0, 'attention_bias': False, 'mlp_bias': False, 'tie_word_embeddings': True}; yield 'granite', c, llama(68, c), 'F32'
    c = {k: v for k, v in L.items() if k not in ('rms_norm_eps', 'head_dim', 'tie_word_embeddings')}; c.update(model_type='cohere', layer_norm_eps=1e-5, logit_scale=0.25, use_qk_norm=False); yield 'cohere', c, cohere(69, c), 'F32'
    c = dict(model_type='t5', d_model=40, d_kv=12, num_heads=4, num_layers=3, d_ff=70, vocab_size=91, relative_attention_num_buckets=32, relative_attention_max_distance=20, layer_norm_epsilon=1e-6, feed_forward_proj='relu', is_encoder_decoder=True); yield 't5', c, t5(70, c, False), 'F32'
    c = {**c, 'model_type': 'mt5', 'feed_forward_proj': 'gated-gelu', 'relative_attention_num_buckets': 16}; c.pop('relative_attention_max_distance'); yield 't5-gated', c, t5(71, c, True), 'F32'
    def end(tokens, place): return int(np.random.default_rng(tokens).integers(0, 91, tokens)[place])  # of the ids below
    c = {**c, 'model_type': 't5', 'tie_word_embeddings': False, 'eos_token_id': end(40, 25), 'decoder_start_token_id': 3}; yield 't5-decoder-gated', c, t5(77, c, True, True), 'F32'
    c = {**c, 'num_decoder_layers': 2, 'feed_forward_proj': 'relu', 'relative_attention_num_buckets': 32, 'relative_attention_max_distance': 20, 'tie_word_embeddings': True, 'eos_token_id': end(11, 6), 'decoder_start_token_id': end(11, 7)}
    yield 't5-decoder', c, t5(78, c, False, True), 'F32'
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
            r = np.random.default_rng(tokens); more = {}
            if 'image_size' in cfg: more['pixels'] = r.standard_normal((cfg['num_channels'], cfg['image_size'], cfg['image_size'])).astype(np.float32); ids = np.arange((cfg['image_size'] // cfg['patch_size']) ** 2 + 1)
            else: ids = r.integers(0, cfg['vocab_size'], tokens)
            np.savez(f'{p}/expected{tokens}.npz', ids=ids, **more, **forward.forward(p, ids.tolist(), torch.float64, **more))
