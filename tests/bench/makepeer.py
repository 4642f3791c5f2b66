#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Prepares ONNX Runtime to stand beside the engine: tests/bench/makepeer.py FOLDER, then goals.py --peers FOLDER.

Installs the npm package onnxruntime-node in FOLDER and writes there the layers that are measured, as ONNX models, and
the program that runs them. Wants npm, node, and Python's onnx (Debian: python3-onnx).

Every array that a dense trace holds is an output of the graph, so that none of them is left out; only the last one is
handed to JavaScript, because the binding copies what it hands over. The weights are constants, which ONNX Runtime packs
once; x and the dropout's factors are inputs.
"""
import json
import pathlib
import subprocess
import sys

try:
    import numpy
    import onnx
    from onnx import TensorProto, helper, numpy_helper
except ImportError as error:
    sys.exit(f"makepeer.py: {error}; Debian's are in python3-onnx, for /usr/bin/python3")

SIZES = {"a": (6, 3, 1), "b": (64, 128, 4), "c": (256, 512, 8), "d": (512, 768, 12), "e": (1024, 768, 12),
         "f": (2048, 1024, 16)}  # tokens, width, heads

PEER = """// Answers each line N with the seconds that one of N runs took: peer.js SIZE THREADS
const ort = require('onnxruntime-node');
const readline = require('readline');
const sizes = SIZES;
const [size, threads] = process.argv.slice(2), [tokens, width, heads] = sizes[size];
const filled = (length, number) => Float32Array.from({ length }, number);
const normal = () => Math.sqrt(-2 * Math.log(1 - Math.random())) * Math.cos(2 * Math.PI * Math.random());
(async () => {
  const session = await ort.InferenceSession.create(`${__dirname}/${size}.onnx`,
    { intraOpNumThreads: Number(threads), interOpNumThreads: 1, executionMode: 'sequential',
      graphOptimizationLevel: 'all' });
  const tensor = (shape, number) => new ort.Tensor('float32', filled(shape.reduce((a, b) => a * b), number), shape);
  const dropout = tensor([heads, tokens, tokens], () => Math.random() < 0.1 ? 0 : 1 / 0.9);
  const feeds = [0, 1].map(() => ({ dropout, x: tensor([tokens, width], normal) }));
  await session.run(feeds[0], ['output']);
  const answer = async (calls) => {
    const before = performance.now();
    for (let i = 0; i < calls; i++) await session.run(feeds[i % 2], ['output']);
    console.log((performance.now() - before) / calls / 1e3);
  };
  let turns = Promise.resolve();
  const lines = readline.createInterface({ input: process.stdin });
  lines.on('line', (line) => { turns = turns.then(() => answer(Number(line))); });
  console.log('ready');
})();
"""


def layer(tokens, width, heads):
    """The ONNX model of a layer with random weights."""
    random, head_dim = numpy.random.default_rng(1), width // heads
    constants, nodes, outputs = [], [], []

    def constant(name, values):
        constants.append(numpy_helper.from_array(numpy.ascontiguousarray(values), name))
        return name

    def step(operator, inputs, name, shape=None, **settings):
        nodes.append(helper.make_node(operator, inputs, [name], **settings))
        if shape:
            outputs.append(helper.make_tensor_value_info(name, TensorProto.FLOAT, shape))
        return name

    def linear(x, name, result):
        weight = constant(name + ".weight", (random.standard_normal((width, width)) / width**0.5).astype(numpy.float32))
        bias = constant(name + ".bias", (0.02 * random.standard_normal(width)).astype(numpy.float32))
        return step("Add", [step("MatMul", [x, weight], result + ".product"), bias], result, [tokens, width])

    square, rows = [heads, tokens, tokens], [tokens, width]
    split = constant("split", numpy.array([tokens, heads, head_dim], numpy.int64))
    joined = constant("joined", numpy.array(rows, numpy.int64))
    above = numpy.triu(numpy.full((tokens, tokens), -numpy.inf, numpy.float32), 1)
    per_head = {}
    for name, order in (("q", [1, 0, 2]), ("k", [1, 2, 0]), ("v", [1, 0, 2])):
        step("Reshape", [linear("x", "W_" + name, name), split], name + ".split")
        per_head[name] = step("Transpose", [name + ".split"], name + ".heads", perm=order)
    step("MatMul", [per_head["q"], per_head["k"]], "scores", square)
    step("Mul", ["scores", constant("scale", numpy.float32(head_dim**-0.5))], "scaled", square)
    step("Add", ["scaled", constant("mask", above)], "masked", square)
    step("Softmax", ["masked"], "weights", square, axis=-1)
    step("Mul", ["weights", "dropout"], "dropped", square)
    step("MatMul", ["dropped", per_head["v"]], "head_context", [heads, tokens, head_dim])
    step("Transpose", ["head_context"], "swapped", perm=[1, 0, 2])
    step("Reshape", ["swapped", joined], "context", rows)
    linear("context", "out_proj", "output")
    inputs = [helper.make_tensor_value_info(name, TensorProto.FLOAT, shape)
              for name, shape in (("x", rows), ("dropout", square))]
    model = helper.make_model(helper.make_graph(nodes, "attention", inputs, outputs, constants),
                              opset_imports=[helper.make_opsetid("", 13)])
    model.ir_version = 7  # what every runtime of the last years reads
    onnx.checker.check_model(model)
    return model


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    folder = pathlib.Path(sys.argv[1]).resolve()
    folder.mkdir(parents=True, exist_ok=True)
    subprocess.run(["npm", "install", "--ignore-scripts", "--no-audit", "--no-fund", "--prefix", str(folder),
                    "onnxruntime-node"], check=True, stdout=sys.stderr)
    for size, shape in SIZES.items():
        onnx.save(layer(*shape), str(folder / f"{size}.onnx"))
    (folder / "peer.js").write_text(PEER.replace("SIZES;", json.dumps(SIZES) + ";"))
    (folder / "full.json").write_text(json.dumps({"contestants": {"onnxruntime": {
        "cmd": ["node", str(folder / "peer.js"), "{S}", "{T}"], "env": {"ORT_DISABLE_TELEMETRY": "1"}}}}, indent=1))


main()
