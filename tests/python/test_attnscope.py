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
        self.assertIn("</svg>", attnscope.show(weights, list("abc")).svg)

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
