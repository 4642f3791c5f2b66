# SPDX-License-Identifier: GPL-3.0-or-later
# Runs every script *.py of a folder and writes what its dict `tensors` holds beside it, as NAME.json: for each tensor its
# shape and its numbers in one list, infinities and nan as texts; of a script that derives also what is in `gradient`, as
# NAME.gradient.json. A script that fails leaves its message in NAME.error.
import contextlib
import io
import json
import math
import pathlib
import runpy
import sys
import traceback


def plain(value):
    return value if math.isfinite(value) else "nan" if value != value else "inf" if value > 0 else "-inf"


for script in sorted(pathlib.Path(sys.argv[1]).glob("*.py")):
    try:
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            left = runpy.run_path(str(script), run_name="__main__")
        tensors = left["tensors"]
        out = {}
        for name, tensor in tensors.items():
            if name + " [" not in printed.getvalue():
                raise RuntimeError(name + " was not printed")
            out[name] = {"shape": list(tensor.shape), "type": str(tensor.dtype),
                         "values": [plain(value) for value in tensor.reshape(-1).tolist()]}
        script.with_suffix(".json").write_text(json.dumps(out))
        if "gradient" in left:
            gradient = left["gradient"]
            script.with_suffix(".gradient.json").write_text(json.dumps(
                {"shape": list(gradient.shape), "values": [plain(value) for value in gradient.reshape(-1).tolist()]}))
    except Exception:
        script.with_suffix(".error").write_text(traceback.format_exc())
