#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Compares keep masks with those of the PyTorch there is: the mkl stream with builds with MKL (the x86 wheels) before 2.7,
the default one with all others.

tests/gpu/dropoutstream.py [--binary build/attnscope]  exit status 0: all equal, 1: some differ, 77: there is no PyTorch
    --mkl FOLDER     Intel's library itself instead of PyTorch: the folder with libmkl_core.so (Debian: libmkl-core,
                     libmkl-sequential, libmkl-intel-lp64, libmkl-def, libmkl-avx2 and libmkl-vml-*, non-free)
"""
import argparse
import ctypes
import json
import os
import pathlib
import subprocess
import sys
import tempfile

import numpy

ROOT = pathlib.Path(__file__).resolve().parents[2]
# From one element to more than PyTorch gives to one thread; odd ones, so that no block ends where a mask does.
SHAPES = [[1], [37], [624], [64, 64], [3, 7, 11, 13], [600, 701]]
PROBABILITIES = [0.1, 0.25, 0.5, 0.9]
SEEDS = [0, 1, 123, 2**31 - 1, 2**31, 2**32 - 1, 987654321]


def ours(binary, seed, shape, p, stream):
    scene = {"format": "attnscope-scene/1",
             "draws": [{"op": "manual_seed", "seed": str(seed)}, {"op": "rand", "shape": shape, "out": "x"}],
             "config": {"stage": "dropout_only", "dropout": {"p": p, "stream": stream}}}
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder, "scene.attn")
        file.write_text(json.dumps(scene))
        out = pathlib.Path(folder, "keep.npy")
        subprocess.run([binary, "trace", file, "--tensor", "keep", "--out", out], check=True)
        return numpy.load(out).astype(bool)


def torchs(torch, seed, shape, p):
    torch.manual_seed(seed)
    torch.rand(shape)
    return (torch.nn.functional.dropout(torch.ones(shape), p, training=True) != 0).numpy()


def draws_by_mkl(torch):
    """PyTorch 2.7 left MKL's generator (pull request 146174)."""
    release = tuple(int(part) for part in torch.__version__.split(".")[:2])
    return torch.backends.mkl.is_available() and release < (2, 7)


class Mkl:
    """bernoulli_ as PyTorch's DistributionKernels.cpp asks MKL for it: a stream of its own, seeded by one word."""

    def __init__(self, folder):
        for name in ("libmkl_core.so", "libmkl_sequential.so", "libmkl_intel_lp64.so"):
            self.library = ctypes.CDLL(os.path.join(folder, name), mode=ctypes.RTLD_GLOBAL | os.RTLD_LAZY)

    def keep(self, seed, shape, p):
        words = numpy.random.RandomState(seed).randint(0, 2**32, int(numpy.prod(shape)) + 1, numpy.uint32)
        count, stream, mcg31, inverse = int(numpy.prod(shape)), ctypes.c_void_p(), 1 << 20, 0
        ones = numpy.zeros(count, numpy.int32)
        assert self.library.vslNewStream(ctypes.byref(stream), mcg31, ctypes.c_uint(int(words[-1]))) == 0
        assert self.library.viRngBernoulli(inverse, stream, count, ones.ctypes.data_as(ctypes.c_void_p),
                                           ctypes.c_double(1 - p)) == 0
        self.library.vslDeleteStream(ctypes.byref(stream))
        return ones.astype(bool).reshape(shape)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--binary", default=str(ROOT / "build" / "attnscope"))
    parser.add_argument("--mkl")
    arguments = parser.parse_args()
    if arguments.mkl:
        stream, expected = "mkl", Mkl(arguments.mkl).keep
    else:
        try:
            import torch
        except ImportError:
            print("skipped: there is no PyTorch")
            return 77
        stream = "mkl" if draws_by_mkl(torch) else "default"
        expected = lambda *case: torchs(torch, *case)
        print(f"PyTorch {torch.__version__}, {'with' if torch.backends.mkl.is_available() else 'without'} MKL")

    masks = elements = differing = 0
    for seed in SEEDS:
        for shape in SHAPES:
            for p in PROBABILITIES:
                found, wanted = ours(arguments.binary, seed, shape, p, stream), expected(seed, shape, p)
                wrong = int((found != wanted).sum())
                if wrong:
                    print(f"seed {seed}, shape {shape}, p {p}: {wrong} of {found.size} differ")
                masks, elements, differing = masks + 1, elements + found.size, differing + wrong
    print(f"{stream} stream: {masks} masks, {elements} elements, {differing} differ")
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
