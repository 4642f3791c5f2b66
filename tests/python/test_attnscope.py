#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The Python module against the program that the variable ATTNSCOPE names; packaging/python is on PYTHONPATH."""
import base64
import json
import os
import pathlib
import re
import subprocess
import tempfile
import unittest
import unittest.mock
import xml.etree.ElementTree as ElementTree

import numpy as np

import attnscope
from attnscope._arrays import weights_of
from attnscope._program import NOT_IN_SHOW

SVG = "{http://www.w3.org/2000/svg}"


def shown(figure):
    """The words of a figure, and its numbers in their order."""
    words = [title.text or "" for title in ElementTree.fromstring(figure.svg).iter(SVG + "title")]
    return words, [float(word) for word in words if re.fullmatch(r"\d\.\d+", word)]


def softmax_of_random(*shape):
    scores = np.random.default_rng(1).normal(size=shape)
    weights = np.exp(scores)
    return (weights / weights.sum(-1, keepdims=True)).astype(np.float32)


class Module(unittest.TestCase):
    def test_a_lesson_is_traced_as_the_command_traces_it(self):
        numbers = attnscope.trace("000.mha")
        told = json.loads(subprocess.run([os.environ["ATTNSCOPE"], "trace", "000.mha"], capture_output=True, check=True).stdout)
        self.assertEqual(list(numbers), list(told["tensors"]))
        self.assertEqual(numbers["weights"].dtype, np.float32)
        np.testing.assert_allclose(numbers["weights"].sum(-1), 1, rtol=1e-6)

    def test_tensors_are_chosen_by_name(self):
        self.assertEqual(list(attnscope.trace("000.mha", "scores", "q")), ["scores", "q"])

    def test_a_scene_is_a_path_or_a_dict(self):
        scene = {"format": "attnscope-scene/1", "inputs": {"x": [[1, 2], [3, 4]]},
                 "config": {"projection": "none", "num_heads": 1, "d_in": 2, "d_out": 2, "scale": "none"}}
        expected = [[[[5, 11], [11, 25]]]]
        np.testing.assert_array_equal(attnscope.trace(scene)["scores"], expected)
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder, "--odd name.attn")
            path.write_text(json.dumps(scene))
            np.testing.assert_array_equal(attnscope.trace(path)["scores"], expected)
            np.testing.assert_array_equal(attnscope.trace(str(path), backend="reference")["scores"], expected)

    def test_weights_are_shown_bit_for_bit(self):
        weights = softmax_of_random(3, 4, 4)
        figure = attnscope.show(weights, ["the", "cat", "<sat>", "猫"])
        words, numbers = shown(figure)
        self.assertEqual(words.count("<sat>"), 4)  # down once, across in each of three heads
        np.testing.assert_allclose(numbers[:48], weights.ravel(), atol=0.006)  # the colour bar's follow
        np.testing.assert_array_equal(attnscope.trace(figure._scene)["weights"][0], weights)

    def test_queries_and_keys_may_be_other_tokens(self):
        weights = softmax_of_random(2, 3, 5)
        figure = attnscope.show(weights, ["le", "chat", "dort"], ["the", "cat", "is", "fast", "asleep"])
        words, numbers = shown(figure)
        self.assertEqual((words.count("dort"), words.count("asleep")), (1, 2))
        np.testing.assert_allclose(numbers[:30], weights.ravel(), atol=0.006)
        np.testing.assert_allclose(attnscope.trace(figure._scene)["weights"][0], weights, atol=3e-7)
        one_key = attnscope.show([[0, 1, 0], [0.5, 0, 0.5]])
        np.testing.assert_array_equal(attnscope.trace(one_key._scene)["weights"][0, 0], [[0, 1, 0], [0.5, 0, 0.5]])
        self.assertIn("</svg>", attnscope.show(np.ones((2, 3))).svg)
        with self.assertRaisesRegex(ValueError, "expected 5 tokens, got 2"):
            attnscope.show(weights, keys=["a", "b"])

    def test_keys_keep_their_names_in_maps_that_go_as_arrays(self):
        with unittest.mock.patch.object(attnscope._program, "RECORDED_BY_FILE", 1):
            words, _ = shown(attnscope.show(softmax_of_random(2, 3, 5), ["le", "chat", "dort"], ["the", "cat", "is", "fast", "asleep"]))
        self.assertEqual((words.count("dort"), words.count("asleep")), (1, 2))

    def test_a_page_is_the_one_that_the_command_writes(self):
        with tempfile.TemporaryDirectory() as folder:
            ours, told = pathlib.Path(folder, "a.html"), pathlib.Path(folder, "b.html")
            attnscope.page("000.mha", ours)
            subprocess.run([os.environ["ATTNSCOPE"], "page", "000.mha", "--out", told], check=True)
            self.assertEqual(ours.read_bytes(), told.read_bytes())
            self.assertEqual(attnscope.live(attnscope.trace("000.mha", "q")).html, told.read_text(encoding="utf-8"))
            with self.assertRaisesRegex(attnscope.AttnScopeError, "ends in .html"):
                attnscope.page("000.mha", pathlib.Path(folder, "a.pdf"))

    def test_a_live_page_is_shut_into_its_frame(self):
        scene = {"format": "attnscope-scene/1", "title": 'A "<b>" & </iframe><script>', "inputs": {"x": [[1, 2], [3, 4]]},
                 "config": {"projection": "none", "num_heads": 1, "d_in": 2, "d_out": 2, "scale": "none"}}
        live = attnscope.live(scene, height=480)
        frame = ElementTree.fromstring(live._repr_html_())  # one element, and all of the page is an attribute of it
        self.assertEqual((frame.tag, len(frame), frame.get("sandbox")), ("iframe", 0, "allow-scripts allow-downloads"))
        self.assertIn('AttnScope: A "<b>" & </iframe><script>', frame.get("title"))
        self.assertIn("height: 480px", frame.get("style"))
        self.assertEqual(frame.get("srcdoc").split(), live.html.split())  # an attribute's line ends are blanks in XML

    def test_a_notebook_gets_a_picture(self):
        figure = attnscope.show(softmax_of_random(4, 4))
        html = figure._repr_html_()
        self.assertTrue(html.startswith("<img "))
        self.assertEqual(base64.b64decode(html.split("base64,")[1].split('"')[0]).decode(), figure.svg)
        self.assertEqual(figure._repr_svg_(), figure.svg)

    def test_what_was_traced_is_shown_too(self):
        numbers = attnscope.trace("000.mha")
        self.assertIn("</svg>", attnscope.show(numbers, stage="scores", heads=[1]).svg)
        self.assertIn("mean of", attnscope.show(numbers, stage="scores", heads="mean").svg)
        self.assertIn("</svg>", attnscope.show("000.causal.neg_inf", title="Mine", colors="magma", width=8).svg)
        with self.assertWarnsRegex(UserWarning, "^--range: the signed color map is centered on 0, so the range is -0.5 to 0.5"):
            attnscope.show("000.mha", stage="context", range=(-0.1, 0.5))

    def test_figures_are_saved_in_every_format(self):
        figure = attnscope.show(softmax_of_random(2, 3, 3), list("abc"))
        with tempfile.TemporaryDirectory() as folder:
            for ending, mark in (("png", b"\x89PNG"), ("svg", b"<?xml"), ("pdf", b"%PDF")):
                figure.save(pathlib.Path(folder, "f." + ending))
                self.assertTrue(pathlib.Path(folder, "f." + ending).read_bytes().startswith(mark))

    def test_tensors_of_pytorch_are_taken(self):
        import torch

        weights = torch.softmax(torch.randn(1, 2, 3, 3, requires_grad=True), -1)
        figure = attnscope.show(weights.bfloat16(), torch.tensor([464, 3797, 3332]))
        self.assertIn("3797", shown(figure)[0])
        np.testing.assert_array_equal(attnscope.trace(figure._scene)["weights"], weights.detach().bfloat16().float())
        self.assertEqual(weights_of(list(weights[0])).shape, (1, 2, 3, 3))

    def test_arrays_of_other_packages_are_taken(self):
        weights = softmax_of_random(2, 3, 3)

        class Numpy:  # as TensorFlow has it
            def numpy(self):
                return weights

        class Array:  # as JAX and xarray have it
            ndim, shape = 3, weights.shape

            def __array__(self, dtype=None):
                return weights.astype(dtype)

        class Frame(Array):  # as pandas has it
            ndim, index, columns = 2, ["the", "cat", "sat"], ["le", "chat", "dort"]

            def __array__(self, dtype=None):
                return weights[0].astype(dtype)

        for value in (Numpy(), Array(), weights.tolist(), tuple(map(tuple, weights))):
            np.testing.assert_array_equal(weights_of(value)[0], weights)
        self.assertTrue({"sat", "dort"} <= set(shown(attnscope.show(Frame()))[0]))
        masked = np.ma.masked_array(weights, mask=weights > 0.5)
        self.assertEqual(np.isnan(weights_of(masked)).sum(), (weights > 0.5).sum())

    def test_one_of_several_layers_is_asked_for(self):
        layer = np.full((1, 2, 3, 3), 1 / 3, np.float32)

        class Output:  # as Hugging Face has it
            attentions = (layer,) * 4

        for value, layers in (((layer,) * 3, 3), ([layer, layer], 2), ((layer[0],) * 2, 2), (np.stack([layer] * 5), 5), (Output(), 4)):
            with self.assertRaisesRegex(ValueError, rf"^got the attention of {layers} layers; choose one, such as layer={layers - 1}$"):
                attnscope.show(value)
        self.assertIn("</svg>", attnscope.show(Output().attentions[3]).svg)
        layers = [softmax_of_random(1, 2, 3, 3) ** power for power in (1, 2)]
        for several in (tuple(layers), np.stack(layers)):
            for layer in (1, -1):
                np.testing.assert_array_equal(attnscope.show(several, layer=layer)._scene["inputs"]["weights"], layers[1])
        for value, layer, says in ((several, 2, "layer: expected 0 to 1, got 2"), (layers[0], 0, "leave it out"), (several, "1", "expected a whole number")):
            with self.assertRaisesRegex(ValueError, says):
                attnscope.show(value, layer=layer)

    def test_wrong_arguments_are_one_sentence(self):
        for value, says in ((None, "got None; Hugging Face models return attentions only with output_attentions=True"), (5.5, r"got \[\]"),
                            (["a", "b"], "a value of type list"), ([[1, 2], [3]], "a value of type list"), (np.ones((0, 3, 3)), r"got \[0, 3, 3\]"),
                            (object(), "a value of type object")):
            with self.assertRaisesRegex(ValueError, says):
                attnscope.show(value)
        for tokens in ("ab", b"ab", 7):
            with self.assertRaisesRegex(ValueError, "expected a list of 2 tokens, got a value of type"):
                attnscope.show(np.eye(2), tokens)
        with self.assertRaisesRegex(TypeError, r"expected a scene \(a path, the name of a lesson, or a dict\), got a value of type int"):
            attnscope.trace(5)
        self.assertIn("café", shown(attnscope.show(np.eye(2), ["café".encode(), np.str_("b")]))[0])

    def test_a_scene_may_hold_arrays(self):
        scene = {"format": "attnscope-scene/1", "inputs": {"x": np.array([[1, 2], [3, np.inf]])},
                 "config": {"projection": "none", "num_heads": np.int64(1), "d_in": 2, "d_out": 2, "scale": "none"}}
        np.testing.assert_array_equal(attnscope.trace(scene)["x"], [scene["inputs"]["x"]])

    def test_every_option_of_export_has_its_name(self):
        told = subprocess.run([os.environ["ATTNSCOPE"], "export", "--help", "--lang", "en"], capture_output=True, encoding="utf-8", check=True).stdout
        words = set(re.findall(r"--[a-z][a-z-]+", told.partition("Options:")[2].partition("Examples:")[0]))
        options = attnscope.export_options()
        left = {"--" + name for name in NOT_IN_SHOW} | {"--theme", "--transparent"}  # named in other options' texts as well
        self.assertEqual(words - {"--" + name.replace("_", "-") for name in options} - left, set())
        self.assertTrue({"theme", "transparent", "width", "row_sums", "svg_text", "range"} <= set(options))

    def test_options_go_to_the_program(self):
        figure = attnscope.show(np.eye(3), width=8, dpi=np.int64(200), range=(0, 1), cell=[2, 1], row_sums=True, no_title=True, log=False, title=None)
        self.assertEqual(figure._options[2:], ["--width", "8", "--dpi", "200", "--range", "0,1", "--cell", "2,1", "--row-sums", "--no-title"])
        self.assertEqual(attnscope.show(np.eye(3), size=(800, 600))._options[2:], ["--size", "800x600"])
        for options, says in (({"colour": "magma"}, "show.. has no option 'colour'; did you mean 'colors'?"), ({"log": 1}, "log is on or off"),
                              ({"width": True}, "width: expected a text or a number"), ({"out": "a.png"}, "no option 'out'"), ({"title": {}}, "title: expected")):
            with self.assertRaisesRegex(ValueError, says):
                attnscope.show(np.eye(3), **options)

    def test_heads_are_numbers_in_any_form(self):
        weights = softmax_of_random(3, 2, 2)
        for heads, word in ((0, "0"), (2, "2"), ([0, 2], "0,2"), ("0-1", "0-1"), (np.array([1, 2]), "1,2"), (range(2), "0,1"), ("all", "all")):
            options = attnscope.show(weights, heads=heads)._options
            self.assertEqual(options[options.index("--head") + 1], word)
        for heads, says in ((True, "heads: expected 'all', a number"), (None, "got None"), ([], "such as .0, 2."), ([1.5], "such as .0, 2."), (-1, "counted from 0")):
            with self.assertRaisesRegex(ValueError, says):
                attnscope.show(weights, heads=heads)
        with self.assertRaisesRegex(ValueError, "stage: expected the name of a tensor"):
            attnscope.show("000.mha", stage=3)
        with self.assertRaisesRegex(ValueError, "tokens: a scene has its own"):
            attnscope.show("000.mha", ["a"])

    def test_names_of_xarray_become_tokens(self):
        class Labeled:
            ndim, dims = 3, ("head", "query", "key")
            coords = {"query": np.array(["le", "chat"]), "key": np.array(["the", "cat"])}

            def __array__(self, dtype=None):
                return softmax_of_random(2, 2, 2).astype(dtype)

        self.assertTrue({"le", "chat", "the", "cat"} <= set(shown(attnscope.show(Labeled()))[0]))

    def test_512_tokens_of_12_heads_are_shown(self):
        weights = softmax_of_random(12, 512, 512)
        np.testing.assert_array_equal(attnscope.trace(attnscope.show(weights, heads=0, no_digits=True)._scene, "weights")["weights"][0], weights)

    def test_1024_tokens_of_12_heads_are_shown(self):
        weights = softmax_of_random(12, 1024, 1024)
        figure = attnscope.show(weights, [f"t{i}" for i in range(1024)], heads=[0, 11], no_digits=True)
        self.assertIn("</svg>", figure.svg)
        np.testing.assert_array_equal(attnscope.trace(figure._scene, "weights")["weights"][0], weights)

    def test_a_scene_is_checked(self):
        checked = attnscope.check("000.mha")
        self.assertTrue(checked and checked.passed)
        self.assertRegex(checked.text, r"^values checked: \d+, differences: 0$")
        scene = {"format": "attnscope-scene/1", "inputs": {"x": [[1, 2], [3, 4]]}, "expected": {"scores": [[5, 11], [11, 26]]},
                 "config": {"projection": "none", "num_heads": 1, "d_in": 2, "d_out": 2, "scale": "none"}}
        checked = attnscope.check(scene)
        self.assertFalse(checked)
        self.assertIn("differences: 1", str(checked))

    def test_a_value_is_explained(self):
        told = attnscope.explain("000.mha", "context[0,1,0]")
        self.assertEqual((told["tensor"], told["index"]), ("context", [0, 1, 0]))
        self.assertTrue(str(told).startswith("context[0,1,0] = "))
        self.assertEqual(attnscope.explain("000.mha", ("context", 0, np.int64(1), 0)), told)
        self.assertIn("x", json.dumps(attnscope.explain("000.mha", "context[0,1,0]", gradient="x")))
        with self.assertRaisesRegex(TypeError, "expected a cell"):
            attnscope.explain("000.mha", 3)
        with self.assertRaises(attnscope.AttnScopeError):
            attnscope.explain("000.mha", "context[9,9,9]")

    def test_a_model_answers(self):
        model = attnscope.model("tiny")
        self.assertEqual(model["heads"], "4")
        self.assertEqual([piece for _, piece in model.tokens("The cat")], ["The", "Ġc", "at"])
        best = model.next("The cat", 3)
        self.assertEqual((len(best), best[0].text), (3, "s"))
        self.assertEqual(model.next([number for number, _ in model.tokens("The cat")], 3), best)
        self.assertNotEqual(model.next("The cat", 3, ablate=["0.1"]), best)
        layer = model.layer(1, "The cat")
        weights = attnscope.trace(layer)["weights"]
        self.assertEqual(weights.shape, (1, 4, 3, 3))
        all_layers = model.trace("The cat")
        np.testing.assert_allclose(all_layers["layers.1.weights"], weights[0], atol=1e-6)
        self.assertIn("</svg>", attnscope.show(layer).svg)
        with self.assertRaisesRegex(TypeError, "expected a text or a list of token ids"):
            model.next(5.5)
        with self.assertRaisesRegex(ValueError, "k: expected a whole number of at least 1"):
            model.next("The", 0)

    def test_a_model_answers_a_researcher(self):
        model = attnscope.model("tiny")
        best = model.next("The cat", 2)
        lens = model.lens("The cat", 2)
        self.assertEqual([row["hidden"] for row in lens], list(range(int(model["layers"]) + 1)))
        self.assertEqual((lens[-1]["top1"], lens[-1]["top2"]), (best[0].text, best[1].text))
        self.assertEqual(len(model.lens("The cat", position="all")), 3 * len(lens))
        parts = model.attribution("The cat", answer=best[0].id, against=best[1].text)
        self.assertAlmostEqual(sum(row["logit"] for row in parts), parts.facts["logit"], places=4)
        sweep = model.sweep("The cat")
        first = sweep[0]
        ablated = {token.text: token.probability for token in model.next("The cat", 500, ablate=[f"{first['layer']}.{first['head']}"])}
        self.assertAlmostEqual(ablated[sweep.facts["answer"]], first["probability"], places=6)
        patch = model.patch("The cat", "The dog", answer="s", against="e")
        self.assertAlmostEqual(patch[-1]["restored"], 1, places=4)
        self.assertEqual(len(model.patch("The cat", "The dog", heads=True, answer="s", against="e")), len(sweep))
        np.testing.assert_allclose(model.mean_attention(["The cat", "The cat"])[1, 0], model.trace("The cat")["layers.1.weights"])
        self.assertIn("layers.0.mlp_inner", model.trace("The cat", tensors=["mlp_inner"]))

    def test_the_package_is_the_programs(self):
        root = pathlib.Path(attnscope.__file__).parents[3]
        project = re.search(r"^project\(attnscope VERSION ([\d.]+)", (root / "CMakeLists.txt").read_text(), re.M)
        self.assertIn(f'version = "{project.group(1)}"', (root / "packaging/python/pyproject.toml").read_text())
        self.assertTrue(pathlib.Path(attnscope.__file__).with_name("py.typed").exists())

    @unittest.skipUnless(os.path.exists("/usr/bin/mypy"), "mypy is not installed")
    def test_the_types_are_right(self):
        folder = pathlib.Path(attnscope.__file__).parent
        checked = subprocess.run(["/usr/bin/mypy", "--strict", "--cache-dir", os.devnull, folder], capture_output=True, encoding="utf-8")
        self.assertEqual(checked.returncode, 0, checked.stdout)

    def test_numbers_without_a_value_are_shown(self):
        self.assertIn("</svg>", attnscope.show([[1.0, 0.0], [float("nan"), float("-inf")]]).svg)

    def test_what_the_program_refuses_is_its_own_sentence(self):
        with self.assertRaises(attnscope.AttnScopeError) as caught:
            attnscope.trace("nosuch")
        self.assertEqual(str(caught.exception), "nosuch: no such file or lesson")
        self.assertEqual(caught.exception.status, 4)
        with self.assertRaisesRegex(attnscope.AttnScopeError, "colors"):
            attnscope.show(np.eye(2), colors="rainbow")
        with self.assertRaisesRegex(ValueError, "expected 2 tokens, got 1"):
            attnscope.show(np.eye(2), ["only one"])
        with self.assertRaisesRegex(ValueError, r"got \[5\]"):
            attnscope.show(np.ones(5))

    def test_a_program_that_is_not_there_is_named(self):
        there = os.environ["ATTNSCOPE"]
        os.environ["ATTNSCOPE"] = "/nowhere/attnscope"
        try:
            with self.assertRaisesRegex(attnscope.AttnScopeError, "/nowhere/attnscope: no such program"):
                attnscope.trace("000.mha")
        finally:
            os.environ["ATTNSCOPE"] = there


unittest.main()
