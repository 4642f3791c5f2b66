# SPDX-License-Identifier: GPL-3.0-or-later
# The same models as one GGUF file each, changed on the way as llama.cpp's convert_hf_to_gguf.py changes them: other names,
# Conv1D turned, rows of Llama's q and k permuted, interleaved q, k, v in blocks, Gemma's norms with their 1 added.
import struct

import numpy as np


def text(s): return struct.pack('<Q', len(s.encode())) + s.encode()


def value(v):
    if isinstance(v, bool): return struct.pack('<I?', 7, v)
    if isinstance(v, int): return struct.pack('<II', 4, v)
    if isinstance(v, float): return struct.pack('<If', 6, v)
    return struct.pack('<I', 8) + text(v)


def bf16(a):
    bits = np.ascontiguousarray(a, np.float32).view(np.uint32)
    return ((bits + ((bits >> 16) & 1) + 0x7FFF) >> 16).astype('<u2')


def q8_0(a):
    """The bytes of blocks of 32 numbers: a half for the scale, and whole numbers that it is multiplied by."""
    rows = a.astype(np.float64).reshape(-1, 32)
    scale = (np.abs(rows).max(1, keepdims=True) / 127).astype('<f2')
    whole = np.round(rows / np.where(scale == 0, 1, scale).astype(np.float64)).astype(np.int8)
    return np.concatenate([scale.view(np.uint8), whole.view(np.uint8)], 1)


def rounded_q8_0(a):
    """What a Q8_0 tensor of these numbers holds."""
    blocks = q8_0(a)
    scale = np.ascontiguousarray(blocks[:, :2]).view('<f2').astype(np.float32)
    return (scale * blocks[:, 2:].view(np.int8).astype(np.float32)).reshape(a.shape)


TYPES = {'F32': (0, lambda a: a.astype('<f4')), 'F16': (1, lambda a: a.astype('<f2')), 'BF16': (30, bf16), 'Q8_0': (8, q8_0)}


def write(path, keys, tensors, dtype):
    head = b'GGUF' + struct.pack('<IQQ', 3, len(tensors), len(keys))
    for k, v in keys.items(): head += text(k) + value(v)
    data = b''
    for name, a in tensors.items():
        number, stored = TYPES[dtype if a.ndim == 2 or dtype != 'Q8_0' else 'F32']
        head += text(name) + struct.pack('<I', a.ndim) + struct.pack(f'<{a.ndim}Q', *a.shape[::-1]) + struct.pack('<IQ', number, len(data))
        data += stored(a).tobytes(); data += b'\0' * (-len(data) % 32)
    with open(path, 'wb') as f: f.write(head + b'\0' * (-len(head) % 32) + data)


def permuted(w, heads):
    return w.reshape(heads, 2, w.shape[0] // heads // 2, *w.shape[1:]).swapaxes(1, 2).reshape(w.shape)


def blocks(w, heads):  # of q, k and v of one head after the other
    return w.reshape(heads, 3, -1, *w.shape[1:]).swapaxes(0, 1).reshape(w.shape)


LLAMA = {'embed_tokens': 'token_embd', 'input_layernorm': 'attn_norm', 'self_attn.q_proj': 'attn_q', 'self_attn.k_proj': 'attn_k',
         'self_attn.v_proj': 'attn_v', 'self_attn.o_proj': 'attn_output', 'post_attention_layernorm': 'ffn_norm', 'mlp.gate_proj': 'ffn_gate',
         'mlp.up_proj': 'ffn_up', 'mlp.down_proj': 'ffn_down', 'norm': 'output_norm', 'lm_head': 'output',
         'self_attn.q_norm': 'attn_q_norm', 'self_attn.k_norm': 'attn_k_norm'}
NAMES = {
    'llama': LLAMA, 'granite': LLAMA, 'cohere': LLAMA, 'gemma': LLAMA, 'mistral': LLAMA, 'qwen2': LLAMA, 'qwen3': LLAMA,
    'gemma2': {**LLAMA, 'post_attention_layernorm': 'post_attention_norm', 'pre_feedforward_layernorm': 'ffn_norm',
               'post_feedforward_layernorm': 'post_ffw_norm'},
    'olmo2': {**LLAMA, 'post_attention_layernorm': 'post_attention_norm', 'post_feedforward_layernorm': 'post_ffw_norm'},
    'phi3': {**LLAMA, 'self_attn.qkv_proj': 'attn_qkv', 'mlp.gate_up_proj': 'ffn_up'},
    'gemma3_text': {**LLAMA, 'post_attention_layernorm': 'post_attention_norm', 'pre_feedforward_layernorm': 'ffn_norm',
                    'post_feedforward_layernorm': 'post_ffw_norm'},
    'gpt2': {'wte': 'token_embd', 'wpe': 'position_embd', 'ln_1': 'attn_norm', 'attn.c_attn': 'attn_qkv', 'attn.c_proj': 'attn_output',
             'ln_2': 'ffn_norm', 'mlp.c_fc': 'ffn_up', 'mlp.c_proj': 'ffn_down', 'ln_f': 'output_norm'},
    'mt5': {'shared': 'token_embd', 'layer.0.layer_norm': 'attn_norm', 'layer.1.layer_norm': 'ffn_norm', 'final_layer_norm': 'output_norm',
            **{f'layer.0.SelfAttention.{n}': 'attn_' + n for n in 'qkvo'}, 'layer.0.SelfAttention.relative_attention_bias': 'attn_rel_b',
            'layer.1.DenseReluDense.wi_0': 'ffn_gate', 'layer.1.DenseReluDense.wi_1': 'ffn_up', 'layer.1.DenseReluDense.wo': 'ffn_down'},
    'mpt': {'wte': 'token_embd', 'norm_1': 'attn_norm', 'attn.Wqkv': 'attn_qkv', 'attn.out_proj': 'attn_output', 'norm_2': 'ffn_norm',
            'ffn.up_proj': 'ffn_up', 'ffn.down_proj': 'ffn_down', 'norm_f': 'output_norm'},
    'bert': {'word_embeddings': 'token_embd', 'position_embeddings': 'position_embd', 'token_type_embeddings': 'token_types',
             'embeddings.LayerNorm': 'token_embd_norm', 'attention.self.query': 'attn_q', 'attention.self.key': 'attn_k',
             'attention.self.value': 'attn_v', 'attention.output.dense': 'attn_output', 'attention.output.LayerNorm': 'attn_output_norm',
             'intermediate.dense': 'ffn_up', 'output.dense': 'ffn_down', 'output.LayerNorm': 'layer_output_norm'},
    'gpt_neox': {'embed_in': 'token_embd', 'input_layernorm': 'attn_norm', 'attention.query_key_value': 'attn_qkv',
                 'attention.dense': 'attn_output', 'post_attention_layernorm': 'ffn_norm', 'mlp.dense_h_to_4h': 'ffn_up',
                 'mlp.dense_4h_to_h': 'ffn_down', 'final_layer_norm': 'output_norm', 'embed_out': 'output'}}


def named(name, table):
    """The GGUF name of a tensor, or None for one that it leaves out."""
    part, ending = name.rsplit('.', 1)
    words = part.split('.')
    layer = next((w for w in words if w.isdigit()), None)
    rest = '.'.join(words[words.index(layer) + 1:]) if layer else part
    for tail in sorted(table, key=len, reverse=True):
        if rest == tail or (not layer and rest.endswith('.' + tail)):
            return (f'blk.{layer}.' if layer else '') + table[tail] + '.' + ending


def convert(path, cfg, tensors, dtype):
    kind = cfg['model_type']; arch = {'gpt_neox': 'gptneox', 'mistral': 'llama', 'gemma3_text': 'gemma3', 'cohere': 'command-r', 'mt5': 't5encoder'}.get(kind, kind)
    heads = cfg.get('num_attention_heads') or cfg.get('n_head') or cfg.get('n_heads') or cfg['num_heads']; kv = cfg.get('num_key_value_heads') or heads
    width = cfg.get('hidden_size') or cfg.get('n_embd') or cfg['d_model']; hd = cfg.get('head_dim') or width // heads
    keys = {'general.architecture': arch, f'{arch}.block_count': cfg.get('num_hidden_layers') or cfg.get('n_layer') or cfg.get('n_layers') or cfg['num_layers'],
            f'{arch}.embedding_length': width, f'{arch}.feed_forward_length': cfg.get('intermediate_size') or cfg.get('d_ff') or 4 * width,
            f'{arch}.attention.head_count': heads, f'{arch}.context_length': cfg.get('n_positions') or cfg.get('max_position_embeddings', 64)}
    if kind in ('gpt2', 'bert', 'gpt_neox', 'mpt', 'cohere'):
        keys[f'{arch}.attention.layer_norm_epsilon'] = float(cfg.get('layer_norm_eps') or cfg.get('layer_norm_epsilon', 1e-5))
    else: keys[f'{arch}.attention.layer_norm_rms_epsilon'] = cfg.get('rms_norm_eps') or cfg['layer_norm_epsilon']
    if kind == 'mt5':
        keys.update({'t5encoder.attention.key_length': cfg['d_kv'], 't5encoder.attention.relative_buckets_count': cfg['relative_attention_num_buckets']})
    if 'rope_theta' in cfg:
        keys.update({f'{arch}.rope.freq_base': cfg['rope_theta'],
                     f'{arch}.attention.head_count_kv': kv, f'{arch}.attention.key_length': hd, f'{arch}.rope.dimension_count': hd})
    if kind == 'mpt': keys['mpt.attention.max_alibi_bias'] = float(cfg['attn_config']['alibi_bias_max'])
    if kind == 'cohere': keys['command-r.logit_scale'] = cfg['logit_scale']
    if kind == 'granite':
        keys.update({'granite.attention.scale': cfg['attention_multiplier'], 'granite.embedding_scale': cfg['embedding_multiplier'],
                     'granite.residual_scale': cfg['residual_multiplier'], 'granite.logit_scale': cfg['logits_scaling']})
    if kind == 'bert': keys['bert.attention.causal'] = False
    if kind == 'gpt_neox':
        keys.update({'gptneox.rope.dimension_count': int(hd * cfg['rotary_pct']), 'gptneox.use_parallel_residual': cfg['use_parallel_residual']})
    if kind == 'gemma2':
        keys.update({'gemma2.attention.sliding_window': cfg['sliding_window'], 'gemma2.attn_logit_softcapping': cfg['attn_logit_softcapping'],
                     'gemma2.final_logit_softcapping': cfg['final_logit_softcapping']})
    if kind == 'gemma3_text': keys['gemma3.attention.sliding_window'] = cfg['sliding_window']
    scaling = cfg.get('rope_scaling') or {}
    if 'rope_type' in scaling and scaling['rope_type'] != 'llama3':
        keys.update({f'{arch}.rope.scaling.type': scaling['rope_type'], f'{arch}.rope.scaling.factor': scaling['factor']})
        if 'original_max_position_embeddings' in scaling:
            keys[f'{arch}.rope.scaling.original_context_length'] = scaling['original_max_position_embeddings']
    if kind == 'mistral': keys['llama.attention.sliding_window'] = cfg['sliding_window']
    out = {}
    for name, a in tensors.items():
        to = None if isinstance(a, tuple) or 'pooler' in name or name.startswith('decoder.') else named(name, NAMES[kind])
        if not to: continue
        if kind == 'mt5' and 'embd' not in to: to = 'enc.' + to
        if kind == 'gpt2' and a.ndim == 2 and 'embd' not in to: a = a.T
        if arch in ('llama', 'granite') and 'attn_q' in to: a = permuted(a, heads)
        if arch in ('llama', 'granite') and 'attn_k' in to: a = permuted(a, kv)
        if kind == 'gpt_neox' and 'attn_qkv' in to: a = blocks(a, heads)
        if kind.startswith('gemma') and 'norm' in to: a = a + 1
        out[to] = np.ascontiguousarray(a)
    if 'long_factor' in scaling:
        old = cfg['original_max_position_embeddings']
        keys.update({f'{arch}.rope.scaling.original_context_length': old, f'{arch}.attention.sliding_window': cfg['sliding_window'],
                     f'{arch}.rope.scaling.attn_factor': float(np.sqrt(1 + np.log(cfg['max_position_embeddings'] / old) / np.log(old)))})
        for n in 'long', 'short': out[f'rope_factors_{n}.weight'] = np.array(scaling[n + '_factor'], np.float32)
    write(path, keys, out, dtype)
