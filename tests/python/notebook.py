#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs a notebook's cells as a notebook does, without Jupyter: notebook.py FILE.ipynb. What a cell ends with must be what the file shows.

A cell's last expression is asked for its _repr_html_ where it has one, else printed; text that it or print() wrote is compared with the output
in the file, which holds no pictures. Ends with 1 at the first cell that fails or differs.
"""
import ast
import contextlib
import io
import json
import sys

names = {"__name__": "__main__"}
with open(sys.argv[1], encoding="utf-8") as file:
    cells = json.load(file)["cells"]
ran = 0
for number, cell in enumerate(cells):
    if cell["cell_type"] != "code":
        continue
    tree = ast.parse("".join(cell["source"]))
    last = ast.Expression(tree.body.pop().value) if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        exec(compile(tree, f"cell {number}", "exec"), names)
        value = eval(compile(last, f"cell {number}", "eval"), names) if last else None
        picture = hasattr(value, "_repr_html_")
        if picture:
            html = value._repr_html_()
            assert html.startswith("<img") and len(html) > 1000, f"cell {number}: {html[:80]}"
        elif value is not None:
            print(repr(value))
    shown = "".join(text for output in cell["outputs"] for text in output.get("text", output.get("data", {}).get("text/plain", [])))
    if not picture and said.getvalue().strip() != shown.strip():
        sys.exit(f"cell {number} says\n{said.getvalue()}\nthe notebook shows\n{shown}")
    ran += 1
if not ran:
    sys.exit("no cell was run")
