#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes resources/lessons/ID.json, one lesson for each golden case, laid out exactly as the program writes scene files."""
import json
import pathlib

HERE = pathlib.Path(__file__).resolve().parent
LESSONS = HERE.parent.parent / "resources" / "lessons"

SENTENCE = ["Your", "journey", "starts", "with", "one", "step"]

# id: title, stage to look at, what to look at, what to change and what will happen.
TEXTS = {
    "000.simple.softmax": (
        "Attention without weights", "weights",
        "Row journey shows how it shares its attention: six weights that sum to 1, the largest for journey itself and for "
        "starts, because those two embeddings point the same way.",
        "Change one number of x and the row and the column of that token move in the scores, and every row of weights with "
        "them."),
    "000.simple.sumnorm": (
        "Shares instead of softmax", "weights",
        "Each row of scores is divided by its own sum, so a score twice as large gets a weight twice as large.",
        "Type −2 over the first number of Your: some weights fall below 0 and one rises above 1, which a softmax never "
        "lets happen."),
    "000.param.seed123": (
        "Queries, keys and values", "weights",
        "Three matrices of 3 × 2 turn each embedding into a query, a key and a value; the weights come from queries and "
        "keys alone.",
        "Change a number of W_value and only the values and the context move; change one of W_key and the weights move "
        "too."),
    "000.linear.seed123": (
        "Layers instead of matrices", "context",
        "The seed is the same, yet all numbers differ: nn.Linear draws between −0.577 and 0.577 here, torch.rand between 0 "
        "and 1.",
        "Change a number in the first row of W_value.weight: only the first column of the context moves, because a layer "
        "keeps its weights as [out, in]."),
    "000.causal.neg_inf": (
        "Causal attention", "weights",
        "Above the diagonal every score becomes −∞ before the softmax, so no token attends to a later one and row Your "
        "has all its weight on itself.",
        "Change the embedding of step, the last token: only the last row of the weights moves, since nobody before it may "
        "look there."),
    "000.dropout.ones": (
        "Dropout on ones", "dropped",
        "Some of the 36 ones become 0 and the others 2, which is 1 / (1 − p), so that the sum stays the same on average.",
        "Change the seed and other cells are dropped; change p to 0.2 and about a fifth of them is dropped, the rest "
        "becoming 1.25."),
    "000.dropout_on_scores": (
        "Dropout on the scores", "dropped",
        "A slip worth seeing: here dropout falls on the raw scores, so what is left doubles, as 0.9231 becoming 1.8463.",
        "Set the normaliser to softmax and a dropped key still gets a weight, because 0 is a score like any other."),
    "000.causal_class.dropout": (
        "One sentence twice, two dropouts", "dropped",
        "Both items of the batch are the same sentence, but each has its own dropped cells; in the second one journey "
        "lost every weight, so its context is 0.",
        "Switch dropout from train to eval and the two items become equal."),
    "000.heads_list": (
        "Two heads side by side", "context",
        "Each head has small layers of its own: the first two columns of the context come from head 0, the last two from "
        "head 1.",
        "Change a number of head1.W_value.weight and only the last two columns can move."),
    "000.mha": (
        "Multi-head attention", "output",
        "One set of layers is cut into two heads of size 1, each attends in its own way, and the output layer mixes what "
        "they found.",
        "Change out_proj.bias: a whole column of the output moves by the same amount, and no weight moves at all."),
    "001.softmax_of_masked": (
        "Softmax alone", "weights",
        "Four rows of masked scores, as a notebook printed them: −∞ becomes a weight of exactly 0, and the first row has "
        "one key left, which gets all.",
        "Change a score and only its own row moves, because the softmax looks at one row at a time."),
    "001.shapes": (
        "Eight heads of a large layer", "weights",
        "Follow the shapes: 512 numbers for each of 4 tokens become 1536 in qkv, 8 heads of 64, weights of 4 × 4, and 512 "
        "again; the notebook has no seed, so the shapes are all that can be compared.",
        "Here the heads are joined by a reshape that mixes them: join them side by side and the output keeps its shape, "
        "with other numbers in it."),
    "002.simple.softmax": (
        "Context, one term at a time", "context",
        "The cumulative context of journey starts at 0 and takes one weighted embedding after the other, until its last "
        "row is the context.",
        "Change a number of one embedding and compare its step with the others: the larger the weight, the longer the "
        "step."),
    "002.simple.sumnorm": (
        "The simplest weights", "weights",
        "Row journey is each of its scores divided by 6.5617, their sum.",
        "Set the normaliser to softmax: the two largest weights of the row grow, to 0.2379 and 0.2333, and with them the "
        "lead over the others."),
    "002.simple.naive": (
        "Softmax by its formula", "weights",
        "Every weight is e to the power of its score, divided by the sum of those powers in its row.",
        "Type 10 over the first number of journey: its score with itself passes 88.7, e to that power is too large for "
        "float32, and its weight becomes nan, until the normaliser is set to softmax."),
    "003.simple.softmax": (
        "Every token asks every token", "weights",
        "Each row is one token asking all six, itself included, and each row sums to 1.",
        "Give one and step the same embedding: their two rows become equal, and their two columns as well."),
    "003.simple.sumnorm": (
        "Dividing by the row sum", "weights",
        "Dividing each row by its sum makes it sum to 1, up to the last digit of float32.",
        "Set all three numbers of Your to 0: its row of scores is 0 and 0 / 0 is nan, where a softmax gives six equal "
        "weights."),
    "003.simple.naive": (
        "Naive softmax, small scores", "weights",
        "With scores this small the naive softmax prints the same digits as PyTorch's own, which subtracts the largest "
        "score first.",
        "Switch between the two normalisers and nothing visible moves; then make an embedding ten times larger and only "
        "one of them survives."),
    "003.param.seed123": (
        "One query, six keys", "scores",
        "Row journey is one query times six keys: the smallest score is 0.5577 for one, the largest 1.8524 for journey "
        "itself.",
        "Change the seed: all three matrices are drawn anew and every score moves, but each row of weights still sums to "
        "1."),
    "003.same_seed.param": (
        "The same seed three times", "scores",
        "The seed is set again before each matrix, so W_query, W_key and W_value are equal and the scores are mirrored at "
        "the diagonal.",
        "Take the second manual_seed out of the recipe: W_key becomes another matrix and the mirror is gone."),
    "003.same_seed.linear": (
        "A layer is a turned matrix", "weights",
        "nn.Linear keeps its weight as [out, in]: filled with the transposed matrices, three layers give the same context "
        "as the matrices themselves.",
        "Change a number of R_W_value and W_value.weight follows, because it is made from it."),
    "003.post_softmax_renorm": (
        "A mask after the softmax", "weights",
        "The softmax comes first, then the weights of later tokens become 0 and each row is divided by what is left.",
        "Choose × 0 without rescaling: every row but the last now sums to less than 1."),
    "003.neg_inf": (
        "The same weights by −∞", "masked",
        "Scores of later tokens become −∞, the softmax makes them 0, and the weights are those of the mask after the "
        "softmax, without a second division.",
        "Show the mask without applying it: each token takes in the later ones again and all rows but the last change."),
    "003.dropout.ones": (
        "A chance, not a share", "dropped",
        "Of these 36 ones 15 are dropped, not 18: p = 0.5 is the chance of each cell by itself.",
        "Switch from train to eval and nothing is dropped, every cell staying 1."),
    "003.dropout.weights": (
        "Dropout on the causal weights", "dropped",
        "About half of the weights are dropped and the others doubled, so rows no longer sum to 1; row journey lost every "
        "weight and its context is 0.",
        "Change the last seed of the recipe and other cells are dropped, while the weights before the dropout stay as "
        "they are."),
    "003.heads_list": (
        "Two heads from a fresh seed", "context",
        "Head 0 drew the same layers as the lesson on layers instead of matrices: in row step, which sees every token, the "
        "first two columns are −0.5299 and −0.1081 again.",
        "Set the mask to none and the first two columns agree with that lesson in every row."),
    "003.mha": (
        "Heads cut from one layer", "weights",
        "The two heads share three layers: head 0 takes the first column of q, k and v, head 1 the second.",
        "Set the number of heads to 1 and the two maps become one, its scores divided by the root of 2 instead of 1."),
    "004.fused": (
        "A padding mask left out", "weights",
        "The two pads of the first item get weights like any word, because the notebook made the padding mask and never "
        "applied it.",
        "Apply the mask by −∞ before the softmax: both pad columns become exactly 0, and A and B share their rows alone."),
}

TOKENS = {
    "000.dropout.ones": None, "003.dropout.ones": None, "001.softmax_of_masked": None, "001.shapes": None,
    "004.fused": [["A", "B", "pad", "pad"], ["A", "B", "C", "D"]],
}

# The notebook of 001.shapes has no seed: the lesson draws numbers of its own for it.
DRAWS = {
    "001.shapes": [
        {"op": "manual_seed", "seed": "123"},
        {"op": "randn", "shape": [1, 4, 512], "out": "x"},
        {"op": "linear", "name": "qkv", "in": 512, "out_features": 1536, "bias": True},
        {"op": "linear", "name": "feed_forward_layer", "in": 512, "out_features": 512, "bias": True},
    ],
}

DRAW_ORDER = ["op", "seed", "draws", "name", "table", "in", "out_features", "num", "dim", "padding_idx", "ids", "of", "n",
              "shape", "out", "bias", "mul"]
CONFIG_ORDER = ["stage", "projection", "num_heads", "d_in", "d_out", "head_dim", "qkv_bias", "scale", "scale_at", "mask",
                "masked_rows", "normalize", "temperature", "dropout", "merge", "out_proj", "normals", "row_sums", "cumulative"]
CONFIG_DEFAULTS = {"stage": "attention", "scale_at": "before_mask", "mask": {"kind": "none", "apply": "none"},
                   "normalize": "softmax", "dropout": {"p": 0.0, "on": "weights"}, "merge": "transpose", "out_proj": None}


def one_line(value):
    return json.dumps(value, ensure_ascii=False)


def lines(items, indent, brackets):
    inner = ",\n".join(" " * (indent + 2) + item for item in items)
    return brackets[0] + "\n" + inner + "\n" + " " * indent + brackets[1]


def nested(value, indent):
    """A list of numbers on one line, lists of lists one below the other."""
    if not isinstance(value, list) or not isinstance(value[0], list):
        return one_line(value)
    return lines([nested(item, indent + 2) for item in value], indent, "[]")


def members(pairs, indent):
    return lines([one_line(name) + ": " + text for name, text in pairs], indent, "{}")


def ordered(value, order):
    assert not set(value) - set(order), value
    return {name: value[name] for name in order if name in value}


def config_members(config):
    for name, value in ordered(config, CONFIG_ORDER).items():
        if name in CONFIG_DEFAULTS and value == CONFIG_DEFAULTS[name]:
            continue
        if name == "mask":
            value = ordered(value, ["kind", "apply", "tensor"])
        if name == "dropout":
            value = ordered(value, ["p", "on", "train"])
        yield name, one_line(value)


def batch_of(case):
    stacked = [draw["n"] for draw in case["draws"] if draw["op"] == "stack"]
    return stacked[0] if stacked else 1


def lesson(case):
    title, stage, look, change = TEXTS[case["id"]]
    tokens = TOKENS.get(case["id"], [SENTENCE] * batch_of(case))
    draws = [ordered(draw, DRAW_ORDER) for draw in DRAWS.get(case["id"], case["draws"])]
    parts = [("format", one_line("attnscope-scene/1")), ("title", one_line(title)), ("notes", one_line(look + " " + change))]
    if tokens:
        parts.append(("tokens", lines([one_line(item) for item in tokens], 2, "[]")))
    parts.append(("view", one_line({"stage": stage})))
    if case["inputs"]:
        parts.append(("inputs", members([(name, nested(value, 4)) for name, value in case["inputs"].items()], 2)))
    if draws:
        parts.append(("draws", lines([one_line(draw) for draw in draws], 2, "[]")))
    parts.append(("config", members(config_members(case["config"]), 2)))
    if case["expected"]:
        parts.append(("expected", members([(name, nested(value, 4)) for name, value in case["expected"].items()], 2)))
    if "expected_shapes" in case:
        shapes = [(name, one_line(shape)) for name, shape in case["expected_shapes"].items()]
        parts.append(("expected_shapes", members(shapes, 2)))
    parts.append(("tolerance", members([(name, one_line(value)) for name, value in case["tolerance"].items()], 2)))
    return members(parts, 0) + "\n"


def main():
    cases = json.loads((HERE / "goldens.json").read_text(encoding="utf-8"))["cases"]
    assert {case["id"] for case in cases} == set(TEXTS)
    LESSONS.mkdir(parents=True, exist_ok=True)
    for case in cases:
        (LESSONS / (case["id"] + ".json")).write_text(lesson(case), encoding="utf-8")


if __name__ == "__main__":
    main()
