#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""PyTorch doing the same explicit steps on the same GPU, all intermediates kept, beside attnscope_bench gpu.

tests/bench/gpu.py [--sizes defg] [--rounds 9]      medians by CUDA's events; float32 with TF32 off
    ATTNSCOPE_BUILD=... the build that is measured instead of build/
    --device cpu        PyTorch alone, on the CPU: whether these steps run, and make what the program makes

Ends with 1 where a full trace is slower than PyTorch's, or an edit of a token at size f less than ten times as fast.
For the dropout the faster of two ways counts: torch's own draw on the GPU, and the keep mask given.
"""
import argparse
import json
import math
import os
import pathlib
import re
import statistics
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
BUILD = pathlib.Path(os.environ.get("ATTNSCOPE_BUILD", ROOT / "build"))
SIZES = {"a": (6, 3, 1), "b": (64, 128, 4), "c": (256, 512, 8), "d": (512, 768, 12), "e": (1024, 768, 12),
         "f": (2048, 1024, 16), "g": (4096, 1024, 16)}
P = 0.1
NEW_X = "full, new x"  # the row whose x comes from the host, in PyTorch, too


def make_layer(torch, device, tokens, width):
    """Numbers as attnscope_bench draws them, from the same seed."""
    torch.manual_seed(123)
    x = torch.randn(1, tokens, width)
    weights = []
    for _ in range(4):
        weights.append((torch.randn(width, width) / math.sqrt(width)).to(device))
        weights.append((0.02 * torch.randn(width)).to(device))
    return x.to(device), weights


def steps(torch, x, weights, heads, blocked, keep):
    """Every stage of the layer as a tensor of its own; all are returned, so that all are kept."""
    batch, tokens, width = x.shape
    head_dim = width // heads
    wq, bq, wk, bk, wv, bv, wo, bo = weights
    q, k, v = (torch.nn.functional.linear(x, w, b).view(batch, tokens, heads, head_dim).transpose(1, 2)
               for w, b in ((wq, bq), (wk, bk), (wv, bv)))
    scores = q @ k.transpose(2, 3)
    scaled = scores / math.sqrt(head_dim)
    masked = scaled.masked_fill(blocked, -math.inf)
    weights_ = torch.softmax(masked, -1)
    if keep is None:
        dropped = torch.nn.functional.dropout(weights_, P, training=True)
    else:
        dropped = weights_ * keep
    head_context = dropped @ v
    context = head_context.transpose(1, 2).reshape(batch, tokens, width)
    output = torch.nn.functional.linear(context, wo, bo)
    return {"q": q, "k": k, "v": v, "scores": scores, "scaled": scaled, "masked": masked, "weights": weights_,
            "dropped": dropped, "head_context": head_context, "context": context, "output": output}


def median_seconds(torch, device, rounds, call):
    kept = None
    for _ in range(3):
        kept = call()
    times = []
    for _ in range(rounds):
        kept = None  # the allocator hands the same memory out again
        if device == "cpu":
            begin = time.perf_counter()
            kept = call()
            times.append(time.perf_counter() - begin)
        else:
            begin, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
            begin.record()
            kept = call()
            end.record()
            end.synchronize()
            times.append(begin.elapsed_time(end) / 1000)
    del kept
    return statistics.median(times)


def torch_seconds(torch, device, size, rounds, new_x=False):
    """With `new_x` x comes from the host each time."""
    tokens, width, heads = SIZES[size]
    x, weights = make_layer(torch, device, tokens, width)
    host = x.cpu()
    blocked = torch.triu(torch.ones(tokens, tokens, dtype=torch.bool, device=device), 1)
    given = (torch.rand(1, heads, tokens, tokens, device=device) < 1 - P).float() / (1 - P)
    with torch.no_grad():
        return min(median_seconds(torch, device, rounds, lambda: steps(torch, host.to(device) if new_x else x, weights, heads,
                                                                       blocked, keep))
                   for keep in (None, given))


def our_seconds(sizes, rounds):
    """{size: {row: seconds}} of attnscope_bench gpu, whose output goes through."""
    run = subprocess.run([BUILD / "attnscope_bench", "gpu", sizes, "--rounds", str(rounds)],
                         stdout=subprocess.PIPE, text=True)
    print(run.stdout, end="", flush=True)
    return run.returncode, parse(run.stdout)


def parse(text):
    found, rows = {}, {}
    for line in text.splitlines():
        if head := re.match(r"([a-g]): \d+ tokens", line):
            rows = found.setdefault(head[1], {})
        elif row := re.match(r"  (\S.*?)\s+([\d.]+) (us|ms)   ", line):
            rows[row[1]] = float(row[2]) * (1e-6 if row[3] == "us" else 1e-3)
    return found


def shortfalls(size, ratios):
    """Sentences about what is slower than it is meant to be; `ratios` is {row: times as fast as PyTorch}."""
    found = []
    for row, ratio in ratios.items():
        if row.startswith("full") and ratio < 1:
            found.append(f"{size}, {row}: slower than PyTorch ({ratio:.2f} times as fast)")
        if size == "f" and row == "edit-x" and ratio < 10:
            found.append(f"{size}, {row}: {ratio:.2f} times as fast as PyTorch, 10 are wanted")
    return found


def check_steps(torch, size):
    """The steps on the CPU against the program's own trace of the same draws."""
    tokens, width, heads = SIZES[size]
    scale = str(1 / math.sqrt(width))
    draws = [{"op": "manual_seed", "seed": "123"}, {"op": "randn", "shape": [1, tokens, width], "out": "x"}]
    for name in ("W_query", "W_key", "W_value", "out_proj"):
        draws.append({"op": "randn", "shape": [width, width], "out": name + ".weight", "mul": float(scale)})
        draws.append({"op": "randn", "shape": [width], "out": name + ".bias", "mul": 0.02})
    scene = {"format": "attnscope-scene/1", "draws": draws,
             "config": {"projection": "linear", "num_heads": heads, "d_in": width, "d_out": width,
                        "scale": "sqrt_head_dim", "mask": {"kind": "causal", "apply": "fill_neg_inf"},
                        "out_proj": "out_proj"}}
    with tempfile.TemporaryDirectory() as folder:
        file, out = pathlib.Path(folder, "layer.attn"), pathlib.Path(folder, "trace.json")
        file.write_text(json.dumps(scene))
        subprocess.run([BUILD / "attnscope", "trace", file, "--out", out], check=True)
        traced = json.loads(out.read_text())["tensors"]
    x, weights = make_layer(torch, "cpu", tokens, width)
    blocked = torch.triu(torch.ones(tokens, tokens, dtype=torch.bool), 1)
    made = steps(torch, x, weights, heads, blocked, torch.ones(1))
    worst = 0.0
    for name in ("q", "scores", "weights", "context", "output"):
        ours = torch.tensor(traced[name])
        worst = max(worst, float((made[name] - ours).abs().max() / ours.abs().max()))
    print(f"size {size}: PyTorch's steps are the program's to {worst:.1e} of the largest number")
    return worst < 1e-5


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sizes", default="defg")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--device", default="cuda")
    arguments = parser.parse_args()
    try:
        import torch
    except ImportError:
        print("gpu.py: there is no PyTorch", file=sys.stderr)
        return 2
    if arguments.device == "cpu":
        for size in arguments.sizes:
            if not check_steps(torch, size):
                return 1
            print(f"size {size}: PyTorch on the CPU {torch_seconds(torch, 'cpu', size, arguments.rounds) * 1e3:.3f} ms")
        return 0
    if not torch.cuda.is_available():
        print("gpu.py: this PyTorch sees no GPU", file=sys.stderr)
        return 2
    torch.backends.cuda.matmul.allow_tf32 = False
    torch.backends.cudnn.allow_tf32 = False
    status, ours = our_seconds(arguments.sizes, arguments.rounds)
    if status:
        return status
    slow = []
    for size in arguments.sizes:
        theirs, theirs_new = (torch_seconds(torch, "cuda", size, arguments.rounds, new_x) for new_x in (False, True))
        ratios = {row: (theirs_new if row == NEW_X else theirs) / seconds for row, seconds in ours[size].items()}
        text = ", ".join(f"{row} {ratio:.2f} times as fast" for row, ratio in ratios.items())
        print(f"{size}: PyTorch {torch.__version__} {theirs * 1e3:.3f} ms, of a new x {theirs_new * 1e3:.3f} ms; {text}",
              flush=True)
        slow += shortfalls(size, ratios)
    for sentence in slow:
        print(f"gpu.py: {sentence}", file=sys.stderr)
    return 1 if slow else 0


if __name__ == "__main__":
    sys.exit(main())
