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
import xml.etree.ElementTree as ElementTree

import numpy as np

import attnscope
from attnscope._arrays import weights_of

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
        with self.assertRaisesRegex(ValueError, "each row sums to 1"):
            attnscope.show(np.ones((2, 3)))
        with self.assertRaisesRegex(ValueError, "expected 5 tokens, got 2"):
            attnscope.show(weights, keys=["a", "b"])

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
        self.assertIn("</svg>", attnscope.show("000.causal.neg_inf", title="Mine", colors="magma", width=8).svg)

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
            with self.assertRaisesRegex(ValueError, rf"^got the attention of {layers} layers; choose a layer, such as weights\[{layers - 1}\]$"):
                attnscope.show(value)
        self.assertIn("</svg>", attnscope.show(Output().attentions[3]).svg)

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
