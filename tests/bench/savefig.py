#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""matplotlib's side of `attnscope_bench figures`: the same heatmaps as PNG files of the same size, with the same labels.

savefig.py DATA HEADS TOKENS WIDTH HEIGHT DPI ROW_STEP COLUMN_STEP FOLDER     DATA: float32, heads x tokens x tokens;
WIDTH and HEIGHT in inches. Prints "ready"; for each line on stdin it saves all heads and prints two numbers: the seconds
spent in savefig alone, and those spent in all, with the making of the figures.
"""
import sys
import time

import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as plt
import numpy as np

data, heads, tokens, width, height, dpi, row_step, column_step, folder = sys.argv[1:]
heads, tokens, row_step, column_step = int(heads), int(tokens), int(row_step), int(column_step)
weights = np.fromfile(data, dtype=np.float32).reshape(heads, tokens, tokens)


def figure_of(head):
    figure, axes = plt.subplots(figsize=(float(width), float(height)), dpi=float(dpi), layout="constrained")
    image = axes.imshow(weights[head], cmap="viridis", vmin=0, vmax=1, interpolation="nearest")
    axes.xaxis.tick_top()
    axes.xaxis.set_label_position("top")
    axes.set_xticks(range(0, tokens, column_step), [f"t{i}" for i in range(0, tokens, column_step)], fontsize=8)
    axes.set_yticks(range(0, tokens, row_step), [f"t{i}" for i in range(0, tokens, row_step)], fontsize=8)
    axes.set_xlabel("key", fontsize=8)
    axes.set_ylabel("query", fontsize=8)
    axes.set_title(f"Softmax weights, head {head}", fontsize=10.5, fontweight="bold")
    figure.colorbar(image, ax=axes)
    return figure


print("ready", flush=True)
for _ in sys.stdin:
    saving, begin = 0.0, time.perf_counter()
    for head in range(heads):
        figure = figure_of(head)
        before = time.perf_counter()
        figure.savefig(f"{folder}/matplotlib_h{head}.png", dpi=float(dpi))
        saving += time.perf_counter() - before
        plt.close(figure)
    print(saving, time.perf_counter() - begin, flush=True)
