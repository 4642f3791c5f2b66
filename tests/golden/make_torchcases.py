#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes torchcases.json: attention layers that PyTorch computed, with other seeds, shapes and options than the notebooks.

    /usr/bin/python3 tests/golden/make_torchcases.py > tests/golden/torchcases.json     (Debian's python3-torch, 1.13)

Every case is drawn on torch's own generator and computed by torch's own operators in float32. Format: that of
goldens.json. A tensor's tolerance is TOLERANCE (times its largest number, if that is above 1), or three times what torch's
float32 result misses its own float64 result by, where that is more. Large tensors are compared in slices. The MKL stream is a model of ours (Debian's torch is built
without MKL). Cases with "normals": "scalar" run in a second process without AVX2, where torch rounds nn.Linear's draws
differently unless its fan-in is a power of 4; they use such layers only.
"""
import json
import os
import random
import subprocess
import sys

import numpy
import torch

from torchchoices import choose
from torchlayer import compute, execute

CASES = 44
TOLERANCE = 5e-7


def numbers(tensor):
    """Nested lists; float32 as the shortest decimals, booleans and integers as such, inf and nan as strings."""
    if tensor.dim():
        return [numbers(part) for part in tensor]
    value = tensor.item()
    if tensor.dtype != torch.float32:
        return value
    text = str(numpy.float32(value))
    return text if text.strip("-") in ("inf", "nan") else int(value) if value in (0, 1) and str(value)[0] != "-" else float(text)


def slices(name, tensor, single_axes, r):
    """The whole tensor if it is small, else one of its leading parts: {"scores[1,7]": …}. Single B and H axes are dropped."""
    shape = [n for axis, n in enumerate(tensor.shape) if axis >= single_axes or n > 1]
    tensor, label = tensor.reshape(shape), []
    limit = 1700 if name in ("weights", "keep", "dropped", "context", "output") else 400
    while tensor.numel() > limit and tensor.dim() > 1:
        label.append(r.randrange(tensor.shape[0]))
        tensor = tensor[label[-1]]
    return {name + "[" + ",".join(map(str, label)) + "]" if label else name: tensor}


def largest(tensor):
    finite = tensor[torch.isfinite(tensor)].abs()
    return finite.max().item() if len(finite) else 0


def make(number):
    case = choose(number)
    r = random.Random(-number)
    config = case["config"]
    made = execute(case["inputs"], case["draws"])
    stages, keeps = compute(config, made)
    exact = {n: t.double() if t.dtype == torch.float32 else t for n, t in made.items()}
    stages64, _ = compute(config, exact, keeps)
    expected, tolerance = {}, {"default": TOLERANCE}
    for name, tensor in made.items():
        if name not in case["inputs"]:
            expected.update(slices(name, tensor, 1 if name == "x" else 0, r))
    for name, tensor in stages.items():
        axes = {"allowed": 0, "qkv": 1, "qkv_reshaped": 1, "context": 1, "output": 1}.get(name, 2)
        expected.update(slices(name, tensor, axes, r))
        miss = (tensor.double() - stages64[name]).abs()
        off = max(3 * largest(miss), TOLERANCE * largest(tensor))
        if off > TOLERANCE:
            tolerance[name] = float(f"{off:.2g}")
    case["expected"] = {name: numbers(tensor) for name, tensor in expected.items()}
    case["tolerance"] = tolerance
    shape = "x".join(map(str, made["x"].shape))
    case["id"] = f"torch.{number:02}.{config['projection']}"
    case["description"] = f"{shape}, {config['num_heads']} heads, mask {config['mask']['kind']}, {config['normalize']}"
    return case


def main():
    torch.set_num_threads(1)
    wanted = sys.argv[1] if len(sys.argv) > 1 else None
    if wanted is None:  # one process with AVX2, one without
        cases = []
        for normals, environment in (("avx2", {}), ("scalar", {"ATEN_CPU_CAPABILITY": "default"})):
            cases += json.loads(subprocess.check_output([sys.executable, __file__, normals], env={**os.environ, **environment}))
        cases.sort(key=lambda case: case["id"])
        head = {"format": {"name": "attnscope-cases/1", "numbers": "as in goldens.json, computed by torch " + torch.__version__}}
        print(json.dumps(head)[:-1] + ', "cases": [\n' + ",\n".join(json.dumps(c, separators=(",", ":")) for c in cases) + "\n]}")
        return
    print(json.dumps([make(n) for n in range(CASES) if choose(n)["config"]["normals"] == wanted]))


if __name__ == "__main__":
    main()
