# SPDX-License-Identifier: GPL-3.0-or-later
# Broken models of every kind, given to the program as a whole: each ends with status 4 (2 where the command is at fault),
# nothing on stdout, one line on stderr that says where and what, in 5 seconds and 300 MB. brokenmodels.py ATTNSCOPE
import array
import json
import os
import struct
import subprocess
import sys
import tempfile
import time

SECONDS, KIB = 5, 300 * 1024
BINARY = os.path.abspath(sys.argv[1])


def header(entries, length=None):
    text = entries if isinstance(entries, bytes) else json.dumps(entries).encode()
    return struct.pack('<Q', len(text) if length is None else length) + text


def zeros(*shape):
    count = 1
    for extent in shape: count *= extent
    return list(shape), array.array('f', [0.01 * (i % 7) for i in range(count)]).tobytes()


def gpt2_tensors(width=4, inner=16, words=5, positions=6):
    def norm(name): return {name + '.weight': zeros(width), name + '.bias': zeros(width)}
    def linear(name, i, o): return {name + '.weight': zeros(i, o), name + '.bias': zeros(o)}
    return {'wte.weight': zeros(words, width), 'wpe.weight': zeros(positions, width), **norm('h.0.ln_1'),
            **linear('h.0.attn.c_attn', width, 3 * width), **linear('h.0.attn.c_proj', width, width), **norm('h.0.ln_2'),
            **linear('h.0.mlp.c_fc', width, inner), **linear('h.0.mlp.c_proj', inner, width), **norm('ln_f')}


def safetensors(tensors, dtype='F32', change=None):
    head, data = {}, b''
    for name, (shape, raw) in tensors.items():
        head[name] = {'dtype': dtype, 'shape': shape, 'data_offsets': [len(data), len(data) + len(raw)]}
        data += raw
    if change: change(head)
    return header(head) + data


CONFIG = {'model_type': 'gpt2', 'n_embd': 4, 'n_layer': 1, 'n_head': 2, 'n_positions': 6, 'vocab_size': 5}
LLAMA = {'model_type': 'llama', 'hidden_size': 4, 'num_hidden_layers': 1, 'num_attention_heads': 2, 'intermediate_size': 8, 'vocab_size': 5}
WHOLE = safetensors(gpt2_tensors())
TOKENIZER = {'model': {'type': 'BPE', 'vocab': {'a': 0, 'b': 1}, 'merges': []}, 'pre_tokenizer': {'type': 'ByteLevel'}}


def text(s): return struct.pack('<Q', len(s)) + s.encode()


def gguf(keys=(), tensors=(), counts=None, data=b'', magic=b'GGUF', version=3):
    body = b''.join(text(k) + struct.pack('<I', t) + v for k, t, v in keys)
    body += b''.join(text(n) + struct.pack(f'<I{len(s)}QIQ', len(s), *s, t, at) for n, s, t, at in tensors)
    n, k = counts or (len(tensors), len(keys))
    head = magic + struct.pack('<IQQ', version, n, k) + body
    return head + b'\0' * (-len(head) % 32) + data


ARCHITECTURE = ('general.architecture', 8, text('llama'))

LLAMA_KEYS = [ARCHITECTURE] + [('llama.' + key, 4, struct.pack('<I', value)) for key, value in (
    ('block_count', 1), ('embedding_length', 32), ('feed_forward_length', 8), ('attention.head_count', 2))]


class Folder:
    """One model's folder, whole at first."""

    def __init__(self, path):
        self.path = path
        os.makedirs(path)
        self.put('config.json', CONFIG)
        self.put('model.safetensors', WHOLE)

    def at(self, name): return os.path.join(self.path, name)

    def put(self, name, content):
        if callable(content): content = content()
        if not isinstance(content, (bytes, str)): content = json.dumps(content)
        with open(self.at(name), 'wb') as file: file.write(content if isinstance(content, bytes) else content.encode())

    def gone(self, name): os.remove(self.at(name))


IDS = ['--ids', '1,2', '--next', '1']
cases = []


def case(name, *words, args=IDS, status=4, inside=None, where=None):
    """A case: a function that breaks a whole folder, and words that the one line must hold: `where`, usually the folder, too."""
    def add(breaks):
        cases.append((name, breaks, words, args, status, inside, where))
        return breaks
    return add


def weights(name, content, *words):
    case(name, 'model.safetensors', *words)(lambda f: f.put('model.safetensors', content))


def change(name, how, *words):
    weights(name, safetensors(gpt2_tensors(), change=how), *words)


def config(name, changes, *words, base=CONFIG):
    case(name, *words)(lambda f: f.put('config.json', {**base, **changes}))


def broken_gguf(name, content, *words, args=IDS):
    case(name, 'm.gguf', *words, args=args, inside='m.gguf')(lambda f: f.put('m.gguf', content))


def index(name, value, *words, shards=()):
    def breaks(f):
        f.gone('model.safetensors')
        f.put('model.safetensors.index.json', value)
        for shard, content in shards: f.put(shard, content)
    case(name, *words)(breaks)


# The file of the weights.
weights('empty', b'', 'empty')
weights('cut in its length', b'\x10\0\0', 'length')
weights('cut in its header', WHOLE[:60], 'header')
weights('cut in its data', WHOLE[:-1], "'")
weights('header of 2^63', header(b'{}', 1 << 63), 'header')
weights('header that is no JSON', header(b'{"a": '), 'JSON')
weights('header nested 100000 deep', header(b'{"a":' * 100000), "'a'")
weights('header that is a list', header(b'[1, 2]'))
weights('bytes behind the last', WHOLE + b'\0', 'after the last tensor')
weights('overlap', safetensors(gpt2_tensors(), change=lambda h: h['wpe.weight'].update(data_offsets=[0, 96])), 'overlap')
change('gap', lambda h: h['wpe.weight'].update(data_offsets=[84, 176]), 'wpe.weight')
change('backwards', lambda h: h['wte.weight'].update(data_offsets=[80, 0]), 'wte.weight')
change('beyond the end', lambda h: h['ln_f.bias'].update(data_offsets=[1 << 40, (1 << 40) + 16]), 'ln_f.bias')
change('negative offset', lambda h: h['wte.weight'].update(data_offsets=[-1, 80]), 'wte.weight')
change('shape that overflows', lambda h: h['wte.weight'].update(shape=[1 << 33, 1 << 33]), 'wte.weight')
change('negative shape', lambda h: h['wte.weight'].update(shape=[-5, -4]), 'wte.weight')
change('shape of another size', lambda h: h['wte.weight'].update(shape=[5, 5]), 'wte.weight', '100 bytes')
change('dtype of another size', lambda h: h['wte.weight'].update(dtype='F64'), 'wte.weight', '160 bytes')
change('no data_offsets', lambda h: h['wte.weight'].pop('data_offsets'), 'wte.weight')
weights('a million members', lambda: header(b'{"__metadata__":{' + b','.join(b'"%x":"a"' % i for i in range(1 << 20)) + b'}}'), '65,536')
weights('zeros', b'\0' * 4096)
case('a gigabyte of zeros', 'model.safetensors')(lambda f: os.truncate(f.at('model.safetensors'), 0) or os.truncate(f.at('model.safetensors'), 1 << 30))
weights('pickle', b'\x80\x02}q\x00X\x03\x00\x00\x00wteq\x01.' * 10, 'pickle')
weights('zip with a pickle', b'PK\x03\x04' + b'\0' * 60, 'pickle')
weights('pointer of Git LFS', 'version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n', 'Git LFS')
weights('a GGUF under another name', gguf([ARCHITECTURE]), 'GGUF')
case('a folder as weights', 'model.safetensors')(lambda f: f.gone('model.safetensors') or os.mkdir(f.at('model.safetensors')))
case('a pipe as weights', 'model.safetensors')(lambda f: f.gone('model.safetensors') or os.mkfifo(f.at('model.safetensors')))
case('a link in a circle as weights')(lambda f: f.gone('model.safetensors') or os.symlink('model.safetensors', f.at('model.safetensors')))
case('a link to no weights', 'model.safetensors')(lambda f: f.gone('model.safetensors') or os.symlink('/etc/passwd', f.at('model.safetensors')))
case('no weights', 'model.safetensors')(lambda f: f.gone('model.safetensors'))

# What is in it.
def without(name): return safetensors({k: v for k, v in gpt2_tensors().items() if k != name})
case('no embedding', 'wte.weight')(lambda f: f.put('model.safetensors', without('wte.weight')))
case('no bias', 'h.0.attn.c_attn.bias')(lambda f: f.put('model.safetensors', without('h.0.attn.c_attn.bias')))
case('no last norm', 'ln_f.weight')(lambda f: f.put('model.safetensors', without('ln_f.weight')))
case('wrong shape', 'h.0.attn.c_attn.weight', '[4, 13]', '[4, 12]')(
    lambda f: f.put('model.safetensors', safetensors({**gpt2_tensors(), 'h.0.attn.c_attn.weight': zeros(4, 13)})))
case('an axis too few', 'wte.weight', '[20]')(lambda f: f.put('model.safetensors', safetensors({**gpt2_tensors(), 'wte.weight': zeros(20)})))
case('an unreadable dtype', 'wte.weight', 'I32')(lambda f: f.put(
    'model.safetensors', safetensors(gpt2_tensors(), change=lambda h: h['wte.weight'].update(dtype='I32'))))
case('no tensor at all', 'wte.weight')(lambda f: f.put('model.safetensors', safetensors({})))

# Shards.
index('index that leads out', {'weight_map': {'wte.weight': '../escape.safetensors'}}, 'index.json', '../escape')
index('index with an absolute path', {'weight_map': {'wte.weight': '/etc/passwd'}}, 'index.json', '/etc/passwd')
index('index with a missing shard', {'weight_map': {'wte.weight': 'a.safetensors'}}, 'a.safetensors')
index('index without a map', {'metadata': {}}, 'weight_map')
index('index with a number', {'weight_map': {'wte.weight': 7}}, 'wte.weight')
index('index nested 100000 deep', '{"weight_map":' * 100000, 'index.json')
index('index of a tensor in no shard', {'weight_map': {'x': 'a.safetensors'}}, "'x'", shards=[('a.safetensors', WHOLE)])
index('a tensor in two shards', {'weight_map': {'wte.weight': 'a.safetensors', 'wpe.weight': 'b.safetensors'}}, 'wte.weight',
      shards=[('a.safetensors', WHOLE), ('b.safetensors', WHOLE)])
index('index of a million tensors', lambda: b'{"weight_map":{' + b','.join(b'"%x":"a"' % i for i in range(1 << 20)) + b'}}', 'index.json', 'tensors')
index('index of a million others', lambda: b'{"metadata":{' + b','.join(b'"%x":1' % i for i in range(1 << 20)) + b'}}', 'index.json', 'members')
index('a broken shard', {'weight_map': {'wte.weight': 'a.safetensors'}}, 'a.safetensors', shards=[('a.safetensors', WHOLE[:-5])])

# The configuration.
case('no configuration', 'config.json')(lambda f: f.gone('config.json'))
case('a pipe as configuration', 'config.json')(lambda f: f.gone('config.json') or os.mkfifo(f.at('config.json')))
case('a folder as configuration', 'config.json')(lambda f: f.gone('config.json') or os.mkdir(f.at('config.json')))
case('a device as configuration', 'config.json')(lambda f: f.gone('config.json') or os.symlink('/dev/zero', f.at('config.json')))
case('a configuration that is empty', 'config.json')(lambda f: f.put('config.json', b''))
case('a configuration that is no JSON', 'config.json')(lambda f: f.put('config.json', b'{"model_type": "gpt2",'))
case('a configuration nested 1000000 deep', 'config.json')(lambda f: f.put('config.json', b'[' * 1000000))
case('a nested configuration that is whole', 'config.json')(lambda f: f.put('config.json', b'{"a":' * 600000 + b'1' + b'}' * 600000))
case('a configuration of a gigabyte', 'config.json')(lambda f: os.truncate(f.at('config.json'), 1 << 30))
case('a configuration that is no UTF-8', 'config.json')(lambda f: f.put('config.json', b'{"model_type": "\xff\xfe"}'))
config('no model_type', {'model_type': None}, 'model_type')
config('unknown model_type', {'model_type': 'mamba'}, 'mamba', 'expected')
config('heads that do not divide', {'n_head': 3}, '3, the number of heads')
config('no heads', {'n_head': 0}, 'n_head')
config('negative width', {'n_embd': -4}, 'n_embd')
config('huge width', {'n_embd': 10**30}, 'n_embd')
config('width as text', {'n_embd': '4'}, 'n_embd')
config('half a layer', {'n_layer': .5}, 'n_layer')
config('a billion layers', {'n_layer': 10**9}, 'n_layer')
config('one layer too many', {'n_layer': 2}, 'h.1.')
config('huge heads', {'n_head': 1 << 30, 'n_embd': 1 << 30})
config('another vocabulary', {'vocab_size': 6}, 'wte.weight')
config('unknown activation', {'activation_function': 'tanhshrink'}, 'activation_function')
config('negative eps', {'layer_norm_epsilon': -1}, 'layer_norm_epsilon')
config('unknown rope', {'rope_scaling': {'rope_type': 'spiral', 'factor': 4}}, 'rope_scaling', 'spiral', base=LLAMA)
config('rope scaling that does not say how', {'rope_scaling': {'factor': 4}}, 'rope_scaling', base=LLAMA)
config('rope for each kind of layer', {'rope_parameters': {'full_attention': {'rope_type': 'default', 'rope_theta': 1e4}}},
       'rope_parameters', 'full_attention', base=LLAMA)
config('key/value heads that do not divide', {'num_key_value_heads': 3}, '3', base=LLAMA)

# GGUF.
ONE = ('token_embd.weight', (4, 5), 0, 0)
broken_gguf('empty .gguf', b'', 'empty')
broken_gguf('wrong magic', gguf(magic=b'GGML'), 'GGUF')
broken_gguf('version 9', gguf(version=9), 'version 9')
broken_gguf('2^60 tensors', gguf([ARCHITECTURE], counts=(1 << 60, 1)), 'tensors')
broken_gguf('2^60 keys', gguf([ARCHITECTURE], counts=(0, 1 << 60)), 'keys')
broken_gguf('text of 2^60 bytes', gguf([('general.name', 8, struct.pack('<Q', 1 << 60))]), 'general.name')
broken_gguf('name of 2^60 bytes', gguf(counts=(0, 1)) + struct.pack('<Q', 1 << 60))
broken_gguf('list of 2^60 items', gguf([('a.b', 9, struct.pack('<IQ', 0, 1 << 60))]), 'a.b')
broken_gguf('list of lists', gguf([('a.b', 9, struct.pack('<IQ', 9, 1))]), 'a.b')
broken_gguf('unknown type of a value', gguf([('a.b', 99, b'')]), 'a.b')
broken_gguf('the same key twice', gguf([ARCHITECTURE, ARCHITECTURE]), 'twice')
broken_gguf('alignment of 3', gguf([('general.alignment', 4, struct.pack('<I', 3)), ARCHITECTURE]), 'general.alignment')
broken_gguf('alignment of 0', gguf([('general.alignment', 4, struct.pack('<I', 0)), ARCHITECTURE]), 'general.alignment')
broken_gguf('three million texts', lambda: gguf([ARCHITECTURE, ('llama.b', 9, struct.pack('<IQ', 8, 3 << 20) + text('seventeen letters') * (3 << 20))]), 'llama.b')
broken_gguf('extents that overflow', gguf([ARCHITECTURE], [('x', (1 << 40, 1 << 40), 0, 0)], data=b'\0' * 80), "'x'")
broken_gguf('200 axes', gguf([ARCHITECTURE], [('x', (1,) * 200, 0, 0)]), "'x'")
broken_gguf('data that are not there', gguf([ARCHITECTURE], [ONE], data=b'\0' * 79), 'token_embd.weight')
broken_gguf('an offset beyond the end', gguf([ARCHITECTURE], [('x', (4,), 0, 1 << 50)], data=b'\0' * 80), "'x'")
broken_gguf('an offset that is not aligned', gguf([ARCHITECTURE], [('x', (4,), 0, 1)], data=b'\0' * 80), "'x'", '32')
broken_gguf('rows that are no blocks', gguf([ARCHITECTURE], [('x', (33,), 8, 0)], data=b'\0' * 80), "'x'", '32')
for number, shown in (20, 'IQ4_NL'), (77, '77'):
    broken_gguf(f'a tensor of type {number}', gguf(LLAMA_KEYS, [('token_embd.weight', (32, 5), number, 0)], data=b'\0' * 96),
                'token_embd.weight', shown)
broken_gguf('no architecture', gguf([], [ONE], data=b'\0' * 80), 'general.architecture')
broken_gguf('unknown architecture', gguf([('general.architecture', 8, text('rwkv'))], [ONE], data=b'\0' * 80), 'rwkv')
broken_gguf('architecture without sizes', gguf([ARCHITECTURE], [ONE], data=b'\0' * 80), 'embedding_length')

# What is asked of a model that is whole.
whole = lambda f: None
case('an id beyond the vocabulary', '5', args=['--ids', '1,5', '--next', '1'])(whole)
case('a negative id', args=['--ids', '-1', '--next', '1'])(whole)
case('more ids than positions', '7 tokens', '6', args=['--ids', '0,0,0,0,0,0,0'])(whole)
case('no tokenizer', 'tokenizer.json', args=['--text', 'a'])(whole)
case('no tokenizer for --tokens', 'tokenizer.json', args=['--tokens', 'a'])(whole)
for made, args in ('--text', ['--text', 'a']), ('--tokens', ['--tokens', 'a']):
    def tokenizer(name, content, *words):
        case(name + ', ' + made, 'tokenizer.json', *words, args=args)(lambda f: f.put('tokenizer.json', content))
    tokenizer('a tokenizer that is empty', b'')
    case('a tokenizer nested 1000000 deep, ' + made, 'is nested deeper than 32 levels', args=args)(
        lambda f: f.put('tokenizer.json', b'[' * 1000000))
    tokenizer('millions of merges', lambda: b'{"model":{"type":"BPE","vocab":{"a":0,"b":1,"ab":2},"merges":[' + b'"a b",' * (7 << 20) + b'"a b"]}}', 'merges')
    tokenizer('an unknown kind of tokenizer', {'model': {'type': 'Magic'}}, 'Magic')
    case('a folder as tokenizer, ' + made, 'tokenizer.json', args=args)(lambda f: os.mkdir(f.at('tokenizer.json')))
    case('a pipe as tokenizer, ' + made, 'tokenizer.json', args=args)(lambda f: os.mkfifo(f.at('tokenizer.json')))
    case('a gigabyte as tokenizer, ' + made, 'tokenizer.json', args=args)(
        lambda f: f.put('tokenizer.json', b'') or os.truncate(f.at('tokenizer.json'), 1 << 30))
case('text too long for the positions', '7 tokens', args=['--text', 'abababa'])(lambda f: f.put('tokenizer.json', TOKENIZER))
case('a text without tokens', 'expected at least one token, got none', args=['--text', 'zzz'])(lambda f: f.put('tokenizer.json', TOKENIZER))
case('an empty text', '--text', args=['--text', ''], status=2)(whole)
case('a missing model', args=IDS, inside='nowhere')(whole)
case('a picture as model', 'expected', args=IDS, inside='x.png')(lambda f: f.put('x.png', b'\x89PNG'))
case('no file for --with', args=['--ids', '1', '--with', '0=none.attn'], where='none.attn')(whole)
case('a folder that is not there', args=['--ids', '1', '--trace', '/no/where/t.npz'], where='/no/where/t.npz')(whole)
case('ids that are no numbers', '--ids', args=['--ids', '1,a'], status=2)(whole)
case('no ids', '--ids', args=['--ids', ''], status=2)(whole)
case('ids and a text', '--text', args=['--ids', '1', '--text', 'a'], status=2)(whole)
case('a layer that is not there', '--layer', args=['--ids', '1', '--layer', '1', '--out', 'f.attn'], status=2)(whole)
case('a head that is not there', '--ablate', args=['--ids', '1', '--ablate', '0.2'], status=2)(whole)
case('a tensor that is not there', '--tensor', args=['--ids', '1', '--trace', 't.npz', '--tensor', 'q9'], status=2)(whole)
case('none of the next', '--next', args=['--ids', '1', '--next', '0'], status=2)(whole)


def run(name, breaks, words, args, status, inside, where, base):
    folder = Folder(os.path.join(base, ''.join(c if c.isalnum() else '-' for c in name)))
    if not (other := os.fork()):  # another process, for what this one takes would be counted as the program's
        breaks(folder)
        os._exit(0)
    os.waitpid(other, 0)
    before = sorted(os.listdir(folder.path))
    path = os.path.join(folder.path, inside) if inside else folder.path
    with open(os.path.join(base, 'out'), 'w+b') as out, open(os.path.join(base, 'err'), 'w+b') as err:
        started = time.monotonic()
        child = subprocess.Popen([BINARY, 'model', path, *args], stdin=subprocess.DEVNULL, stdout=out, stderr=err, cwd=folder.path)
        while True:
            pid, ended, used = os.wait4(child.pid, os.WNOHANG)
            taken = time.monotonic() - started
            if pid or taken > 4 * SECONDS: break
            time.sleep(.002)
        if not pid: child.kill()
        out.seek(0), err.seek(0)
        printed, message = out.read(), err.read().decode(errors='replace')
    faults = []
    if not pid: return ['does not end']
    child.returncode = os.waitstatus_to_exitcode(ended)
    if child.returncode != status: faults.append(f'ends with {child.returncode}, expected {status}')
    if printed: faults.append(f'prints {printed[:80]!r}')
    if message.count('\n') != 1 or not message.endswith('\n') or len(message) > 1500: faults.append(f'not one line: {message[:400]!r}')
    if '\ufffd' in message or any(ord(c) < 32 for c in message[:-1]): faults.append('not plain text')
    for word in words if status == 2 else (where or folder.path, *words):
        if word not in message: faults.append(f'does not say {word!r}')
    if taken > SECONDS: faults.append(f'takes {taken:.1f} s')
    if used.ru_maxrss > KIB: faults.append(f'takes {used.ru_maxrss >> 10} MiB')
    if sorted(os.listdir(folder.path)) != before: faults.append('leaves files behind')
    return [f'{fault}: {message.strip()}' for fault in faults] if len(sys.argv) < 3 else faults + [message.strip()]


def main():
    with tempfile.TemporaryDirectory() as base:
        good = Folder(os.path.join(base, 'whole'))
        subprocess.run([BINARY, 'model', good.path, *IDS], check=True, stdout=subprocess.DEVNULL)
        wrong = 0
        for one in cases:
            faults = run(*one, base)
            wrong += bool(faults)
            for fault in faults: print(f'{one[0]}: {fault}')
    print(f'{len(cases)} broken models, {wrong} not as expected')
    sys.exit(wrong != 0)


main()
