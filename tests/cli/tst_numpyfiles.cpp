// SPDX-License-Identifier: GPL-3.0-or-later
// Files that a trace is written to, opened by the program that they are for; and a file of NumPy's, imported.
#include "tests/cli/childprocess.h"
#include "tests/testpaths.h"

#include <doctest/doctest.h>

using namespace attn::test;

namespace {

// safetensors is no Debian package: its format is short enough to be read here by its specification.
const char* const check_script = R"(
import json, struct
import numpy as np
traced = json.load(open('t.json'))['tensors']
words = {'inf': np.inf, '-inf': -np.inf, 'nan': np.nan}
def same(array, name):
    expected = np.array(traced[name])
    if expected.dtype.kind == 'U':
        expected = np.vectorize(lambda word: words[word] if word in words else float(word))(expected)
    assert array.shape == expected.shape, (name, array.shape, expected.shape)
    assert np.array_equal(array, expected.astype(array.dtype), equal_nan=array.dtype.kind == 'f'), name
archive = np.load('t.npz', allow_pickle=False)
assert archive.files == list(traced)
for name in archive.files:
    same(archive[name], name)
assert archive['blocked'].dtype == bool and archive['ids'].dtype == np.int64 and archive['weights'].dtype == np.float32
same(np.load('t.npy', allow_pickle=False), 'weights')
data = open('t.safetensors', 'rb').read()
length, = struct.unpack('<Q', data[:8])
assert length % 8 == 0
types = {'F32': '<f4', 'I64': '<i8', 'BOOL': '|b1'}
header = json.loads(data[8:8 + length])
assert set(header) == {'__metadata__', *traced}
for name, entry in header.items():
    if name != '__metadata__':
        begin, end = entry['data_offsets']
        assert begin % np.dtype(types[entry['dtype']]).itemsize == 0
        same(np.frombuffer(data[8 + length + begin:8 + length + end], types[entry['dtype']]).reshape(entry['shape']), name)
table = np.loadtxt('t.csv', delimiter=',', skiprows=1, dtype=np.float32)
shape = np.array(traced['weights']).shape
assert table.shape == (shape[0] * shape[1] * shape[2], 3 + shape[3])
same(table[:, 3:].reshape(shape), 'weights')
same(np.loadtxt('w.csv', delimiter=',', dtype=np.float32), 'embed.weight')
x = np.arange(12, dtype='>f8').reshape(4, 3, order='F') / 7
np.save('x.npy', x)
np.savez('w.npz', W_query=np.eye(3), W_key=np.ones((3, 3)), W_value=x[:3])
np.savetxt('x.csv', x, delimiter=';', header='a;b;c', comments='')
)";

const char* const scene_text = R"({
  "format": "attnscope-scene/1",
  "inputs": {"ids": [[0, 1, 2], [0, 2, 1]], "blocked": [[false, false, true], [false, true, false]]},
  "draws": [
    {"op": "manual_seed", "seed": "123"},
    {"op": "embedding", "name": "embed", "num": 3, "dim": 4},
    {"op": "lookup", "table": "embed.weight", "ids": "ids", "out": "x"},
    {"op": "linear", "name": "qkv", "in": 4, "out_features": 12, "bias": false}
  ],
  "config": {
    "projection": "fused_blocks", "num_heads": 2, "d_in": 4, "d_out": 4, "scale": "sqrt_head_dim",
    "mask": {"kind": "padding", "apply": "fill_neg_inf", "tensor": "blocked"}
  }
})";

} // namespace

TEST_CASE("NumPy reads every format as the numbers of the JSON, and what NumPy writes can be imported")
{
    const ScratchFolder folder;
    folder.write("t.attn", scene_text);
    folder.write("check.py", check_script);
    const auto run = [&](const std::string& program, const std::vector<std::string>& arguments) {
        const ChildRun child = runChild(program, arguments, {folder.path(), {}, false, "", {}, {}});
        REQUIRE_MESSAGE(child.status == 0, child.err);
        return child.out;
    };
    for (const char* name : {"t.json", "t.npz", "t.safetensors"})
        run(attn::programFile(), {"trace", "t.attn", "--out", name});
    for (const char* name : {"t.npy", "t.csv"})
        run(attn::programFile(), {"trace", "t.attn", "--tensor", "weights", "--out", name});
    run(attn::programFile(), {"trace", "t.attn", "--tensor", "embed.weight", "--out", "w.csv"});
    run("/usr/bin/python3", {"check.py"});

    run(attn::programFile(), {"import", "x.npy", "w.npz", "--out", "numpy.attn"});
    run(attn::programFile(), {"import", "x.csv", "w.npz", "--out", "table.attn"});
    const std::string traced = run(attn::programFile(), {"trace", "numpy.attn"});
    CHECK(traced.find("\"context\"") != std::string::npos);
    CHECK(run(attn::programFile(), {"trace", "table.attn"}) == traced);
}
