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
        "Attention without weight matrices", "weights",
        "Row “journey” shows how this token distributes its attention: six weights that sum to 1. The largest are for "
        "“journey” itself and for “starts”, because their embeddings point the same way.",
        "Change one value in x. In the scores, the row and the column of that token change, and with them every row "
        "of weights."),
    "000.simple.sumnorm": (
        "Shares instead of softmax", "weights",
        "Each row of scores is divided by its own sum, so a score twice as large gets a weight twice as large.",
        "Change the first value in the embedding of “Your” to −2, and some weights fall below 0 and one rises above "
        "1, which a softmax never allows."),
    "000.param.seed123": (
        "Queries, keys and values", "weights",
        "Three 3 × 2 matrices turn each embedding into a query, a key and a value. The weights depend only on queries "
        "and keys.",
        "Change a value in W_value, and only the values and the context change. Change one in W_key, and the weights "
        "change too."),
    "000.linear.seed123": (
        "Layers instead of matrices", "context",
        "The seed is the same, yet all numbers differ: here nn.Linear draws between −0.577 and 0.577, while "
        "torch.rand draws between 0 and 1.",
        "Change a value in the first row of W_value.weight, and only the first column of the context changes, "
        "because a layer stores its weights as [out, in]."),
    "000.causal.neg_inf": (
        "Causal attention", "weights",
        "Above the diagonal, every score becomes −∞ before the softmax. So no token attends to a later one, and row "
        "“Your” puts all its weight on itself.",
        "Change the embedding of “step”, the last token. Only the last row of the weights changes, because no "
        "earlier token can see it."),
    "000.dropout.ones": (
        "Dropout on ones", "dropped",
        "Some of the 36 ones become 0 and the others 2, which is 1 / (1 − p), so the sum stays the same on average.",
        "Change the seed, and different cells are dropped. Change p to 0.2. With the original seed, only 3 cells "
        "are dropped, although you would expect about 7, and the rest become 1.25."),
    "000.dropout_on_scores": (
        "Dropout on the scores", "dropped",
        "An instructive mistake: here dropout is applied to the raw scores, so the scores it keeps are doubled. For "
        "example, 0.9231 becomes 1.8463.",
        "Set “Normalized by” to softmax, and a dropped key still gets a weight, because 0 is a score like any other."),
    "000.causal_class.dropout": (
        "One sentence twice, two dropouts", "dropped",
        "Both items of the batch are the same sentence, but different cells are dropped in each. In the second one, "
        "“journey” lost all its weights, so its context is 0.",
        "Switch dropout from train to eval, and the two items become identical."),
    "000.heads_list": (
        "Two heads side by side", "context",
        "Each head has its own small layers. The first two columns of the context come from head 0, and the last two "
        "come from head 1.",
        "Change a value in head1.W_value.weight, and only the last two columns can change."),
    "000.mha": (
        "Multi-head attention", "output",
        "One set of layers is split into two heads of size 1. Each head attends in its own way, and the output layer "
        "mixes their results.",
        "Change a value in out_proj.bias, and a whole column of the output shifts by the same amount, but no weight "
        "changes."),
    "001.softmax_of_masked": (
        "Softmax alone", "weights",
        "These are four rows of masked scores, as printed by a notebook. −∞ becomes a weight of exactly 0, and the "
        "only key left in the first row gets all the weight.",
        "Change a score, and only its own row changes, because the softmax treats each row separately."),
    "001.shapes": (
        "Eight heads of a large layer", "weights",
        "Follow the shapes: 512 numbers for each of 4 tokens become 1536 in qkv, 8 heads of 64, weights of 4 × 4, and "
        "512 again. The notebook sets no seed, so only the shapes can be compared.",
        "Here a reshape joins the heads, which mixes them. Join them side by side, and the output keeps its shape "
        "but contains different numbers."),
    "002.simple.softmax": (
        "Context, one term at a time", "context",
        "The context of “journey” is a sum of weighted embeddings. The panel “Explain” adds it up one term at a time, "
        "and its column “so far” ends with the context. Each term is a weight times a value from one token's "
        "embedding.",
        "Make one embedding larger, and compare its term with the others."),
    "002.simple.sumnorm": (
        "The simplest weights", "weights",
        "Each weight in row “journey” is its score divided by 6.5617, the sum of the row.",
        "Set “Normalized by” to softmax. The two largest weights grow to 0.2379 and 0.2333, and their lead over the others "
        "grows too."),
    "002.simple.naive": (
        "Softmax by its formula", "weights",
        "Every weight is e to the power of its score, divided by the sum of those powers in its row.",
        "Change the first value in the embedding of “journey” to 10. The score of “journey” with itself then "
        "exceeds 88.7, and e to that power is too large for float32. The weight becomes nan until you set “Normalized "
        "by” to softmax."),
    "003.simple.softmax": (
        "Every token asks every token", "weights",
        "In each row, one token asks all six, including itself, and the row sums to 1.",
        "Give “one” and “step” the same embedding. Their two rows become equal, and so do their two columns."),
    "003.simple.sumnorm": (
        "Dividing by the row sum", "weights",
        "Dividing each row by its sum makes it sum to 1, apart from float32 rounding in the last digit.",
        "Set all three values in the embedding of “Your” to 0. Its scores become 0, and 0 / 0 is nan. A softmax "
        "would give six equal weights."),
    "003.simple.naive": (
        "Naive softmax, small scores", "weights",
        "With scores this small, the naive softmax prints the same digits as PyTorch's, which first subtracts the "
        "largest score.",
        "Switch between the two normalizers, and nothing visible changes. Then make the embedding of “journey” ten "
        "times larger. The naive softmax gives nan, but PyTorch's does not."),
    "003.param.seed123": (
        "One query, six keys", "scores",
        "Row “journey” is one query times six keys. The smallest score is 0.5577 for “one”, and the largest is 1.8524 "
        "for “journey” itself.",
        "Change the seed. All three matrices are redrawn and every score changes, but each row of weights still sums "
        "to 1."),
    "003.same_seed.param": (
        "The same seed three times", "scores",
        "The seed is set again before each matrix, so W_query, W_key and W_value are equal, and the scores are "
        "symmetric about the diagonal.",
        "Remove the second manual_seed from the recipe. W_key becomes a different matrix, and the symmetry is gone."),
    "003.same_seed.linear": (
        "A layer stores the transpose", "weights",
        "nn.Linear stores its weight as [out, in]. Filled with the transposed matrices, three layers give the same "
        "context as the matrices themselves.",
        "Change a value in R_W_value, and W_value.weight changes too, because it is the transpose of R_W_value."),
    "003.post_softmax_renorm": (
        "A mask after the softmax", "weights",
        "The softmax comes first. Then the weights of later tokens become 0, and each row is divided by the sum of "
        "what is left.",
        "Choose “× 0 after, not rescaled”, and every row but the last sums to less than 1."),
    "003.neg_inf": (
        "The same weights with −∞", "masked",
        "Scores of later tokens become −∞, and the softmax turns them into 0. The weights are the same as with a "
        "mask after the softmax, but no second division is needed.",
        "Show the mask without applying it. Each token sees the later ones again, and all rows but the last change."),
    "003.dropout.ones": (
        "A chance, not a share", "dropped",
        "Of these 36 ones, 15 are dropped, not 18, because p = 0.5 is the probability for each cell separately.",
        "Switch from train to eval, and nothing is dropped: every cell stays 1."),
    "003.dropout.weights": (
        "Dropout on the causal weights", "dropped",
        "About half of the weights are dropped and the others doubled, so rows no longer sum to 1. Row “journey” lost "
        "all its weights, so its context is 0.",
        "Change the last seed of the recipe, and different cells are dropped, but the weights before dropout stay "
        "the same."),
    "003.heads_list": (
        "Two heads from a fresh seed", "context",
        "Head 0 drew the same layers as the scene “Layers instead of matrices”. In row “step”, which sees every "
        "token, the first two columns are again −0.5299 and −0.1081.",
        "Set the mask to “no mask”, and the first two columns match that scene in every row."),
    "003.mha": (
        "Heads split from one layer", "weights",
        "The two heads share three layers: head 0 takes the first column of q, k and v, head 1 the second.",
        "Set the number of heads to 1. The two maps become one, and its scores are divided by the square root of 2 "
        "instead of 1."),
    "004.fused": (
        "Missing padding mask", "weights",
        "The two pads of the first item get weights just like words. These are the numbers the notebook printed "
        "before its cell 338 applied the padding mask.",
        "Apply the mask with −∞ before the softmax. In that item, both pad columns become exactly 0, and “A” and “B” "
        "share all the weight of each row."),
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
