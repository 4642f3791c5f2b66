#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes tests/data/arrays: array files as NumPy and PyTorch write them, and arrays.json, which says what they hold.

Run once with Debian's python3-numpy and python3-torch: /usr/bin/python3 tests/golden/make_arrays.py. The numbers are
told as the bits of their float32 values (nan as null), after NumPy's own conversion.
"""
import io
import json
import pathlib
import struct
import zipfile

import numpy as np
import torch

here = pathlib.Path(__file__).resolve().parent.parent / "data" / "arrays"
here.mkdir(parents=True, exist_ok=True)
random = np.random.default_rng(5)
told = {}


def tell(file, name, array, stored=None):
    with np.errstate(over="ignore"):
        narrow = np.asarray(array).astype(np.float32)
    if array.dtype.kind == "f":
        inexact = int(np.sum((narrow.astype(array.dtype) != array) & ~np.isnan(array))) if array.dtype.itemsize == 8 else 0
    else:
        inexact = sum(int(n) != int(a) for n, a in zip(narrow.ravel().tolist(), array.ravel().tolist()))
    bits = [None if np.isnan(v) else int(v.view(np.uint32)) for v in narrow.ravel(order="C")]
    told.setdefault(file, []).append({"name": name, "shape": list(array.shape), "stored": stored or array.dtype.name,
                                      "inexact": inexact, "bits": bits})


def npy(file, array, version=None):
    with open(here / file, "wb") as out:
        np.lib.format.write_array(out, array, version=version, allow_pickle=False)
    tell(file, file[:-4], array)


odd = [0.0, -0.0, 1.5, -2.25, np.inf, -np.inf, np.nan, 6.1e-5, 5.96e-8, 65504.0, 1 / 3, -1e-7]
for kind in ("<f2", ">f2", "<f4", ">f4", "<f8", ">f8"):
    values = np.array(odd).astype(kind).reshape(3, 4)
    npy("%s_%s.npy" % (values.dtype.name, "little" if kind[0] == "<" else "big"), values)
npy("denormal.npy", np.array([1, 0x7fffff, 0x80000001, 0x007fffff], np.uint32).view(np.float32))
npy("beyond.npy", np.array([1e300, -1e300, 3.4028235e38, 3.4028236e38, 1e-50, 0.1]))
for kind in ("i1", "u1", "i2", "u2", "i4", "u4", "i8", "u8"):
    limits = np.iinfo(kind)
    for order in "<>" if kind[1] != "1" else "<":
        array = np.array([int(v) for v in [0, 1, limits.min, limits.max, limits.max // 2, 100, 3 * (limits.max // 4)]],
                         dtype=order + kind)
        npy("%s_%s.npy" % (array.dtype.name, "little" if order == "<" else "big"), array)
npy("bool.npy", random.random((2, 3)) < 0.5)
npy("scalar.npy", np.array(2.5, np.float32))
npy("empty.npy", np.zeros((0, 3), np.float32))
npy("rank8.npy", random.standard_normal((1, 2, 1, 3, 1, 2, 1, 2)).astype(np.float32))
npy("fortran2.npy", np.asfortranarray(random.standard_normal((3, 5)).astype(np.float32)))
npy("fortran3.npy", np.asfortranarray(random.integers(0, 99, (2, 3, 4)).astype(">i4")))
npy("version2.npy", random.standard_normal((2, 2)).astype(np.float32), (2, 0))
npy("version3.npy", random.standard_normal((2, 2)).astype(np.float32), (3, 0))

together = {"x": random.standard_normal((4, 3)).astype(np.float32), "ids": np.arange(6).reshape(2, 3),
            "blocked": random.random((4, 4)) < 0.5, "zeros": np.zeros((64, 64)), "h.0.attn.w": np.float16([1.5, 2])}
np.savez(here / "savez.npz", **together)
np.savez_compressed(here / "savez_compressed.npz", **together)
for file in ("savez.npz", "savez_compressed.npz"):
    for name, array in together.items():
        tell(file, name, array)


class Unseekable(io.RawIOBase):  # a pipe: zipfile then writes the sizes behind the data
    def __init__(self, path):
        self.file = open(path, "wb")

    def writable(self):
        return True

    def write(self, data):
        return self.file.write(data)


for file, mode in (("streamed.npz", zipfile.ZIP_DEFLATED), ("streamed_stored.npz", zipfile.ZIP_STORED)):
    target = Unseekable(here / file)
    with zipfile.ZipFile(target, "w", mode) as archive:
        for name in ("x", "blocked"):
            with archive.open(name + ".npy", "w", force_zip64=True) as entry:
                np.lib.format.write_array(entry, together[name])
            tell(file, name, together[name])
    target.file.close()

# The format's own library is no Debian package; its README says what the bytes are.
types = {"F64": torch.float64, "F32": torch.float32, "F16": torch.float16, "BF16": torch.bfloat16, "I64": torch.int64,
         "I32": torch.int32, "I16": torch.int16, "I8": torch.int8, "U8": torch.uint8, "BOOL": torch.bool}
header, data = {"__metadata__": {"format": "pt", "title": "every type that PyTorch has"}}, b""
for name, kind in types.items():
    values = torch.tensor(odd, dtype=torch.float64).reshape(3, 4)
    if not kind.is_floating_point:
        values = torch.randint(0, 2 if kind == torch.bool else 120, (3, 4))
    tensor = values.to(kind)
    raw = tensor.view(torch.int16).numpy() if kind == torch.bfloat16 else tensor.numpy()
    header["t." + name] = {"dtype": name, "shape": [3, 4], "data_offsets": [len(data), len(data) + raw.nbytes]}
    data += raw.tobytes()
    exact = tensor.to(torch.float32).numpy() if kind == torch.bfloat16 else tensor.numpy()
    tell("types.safetensors", "t." + name, exact, "bfloat16" if kind == torch.bfloat16 else None)
text = json.dumps(header, separators=(",", ":")).encode()
text += b" " * (-len(text) % 8)
(here / "types.safetensors").write_bytes(struct.pack("<Q", len(text)) + text + data)

(here / "arrays.json").write_text("{\n" + ",\n".join(json.dumps(k) + ": " + json.dumps(v) for k, v in told.items()) + "\n}\n")
