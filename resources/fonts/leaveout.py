#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Leaves the ligatures of code out of a font, so that ==, != and -> stay what is typed, and what must be asked for.

Usage: leaveout.py JetBrainsMono-*.ttf (needs python3-fonttools; writes the files anew)

The 400 rules for ligatures took a tenth of the time that the first picture's text needs. Letters, their numbers and
their outlines stay as they are. Inter keeps its rules: they lift the times sign between digits.
"""
import sys

from fontTools import subset
from fontTools.ttLib import TTFont

KEPT = ["ccmp", "dnom", "frac", "kern", "liga", "locl", "mark", "mkmk", "numr", "rlig"]

for path in sys.argv[1:]:
    font = TTFont(path, recalcBBoxes=False, recalcTimestamp=False)
    options = subset.Options(layout_features=KEPT, retain_gids=True, glyph_names=True, notdef_outline=True,
                             hinting=True, name_IDs=["*"], name_languages=["*"], name_legacy=True, legacy_kern=True,
                             passthrough_tables=True, prune_unicode_ranges=False, recalc_average_width=False)
    options.drop_tables = []
    options.no_subset_tables += [tag for tag in font.keys() if tag not in ("GSUB", "GPOS")]
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=font.getBestCmap().keys(), glyphs=font.getGlyphOrder())
    subsetter.subset(font)
    font.save(path)
