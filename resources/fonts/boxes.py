#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes AttnScopeBoxes.ttf, the font of letters that no installed font has: every one is a box.

Usage: boxes.py > AttnScopeBoxes.ttf

Where no font can shape a script (Devanagari, Khmer, …), Qt draws a whole run as boxes: arrows, blanks and all that stands
beside the letters. This font says that it can shape them all, and has no letter: Qt takes every letter from the next font
that has it, and draws the box of this one where none has.
"""
import struct
import sys

SCRIPTS = """beng bng2 dev2 dev3 deva gjr2 gujr gur2 guru khmr knd2 knda mlm2 mlym nko_ ory2 orya sinh syrc taml tel2
telu thaa tml2""".split()
EM, WIDTH, LEFT, RIGHT, HEIGHT, LINE = 1000, 700, 80, 620, 730, 60


def box():
    """A frame: its outer edge clockwise, its inner one the other way round."""
    outer = [(LEFT, 0), (LEFT, HEIGHT), (RIGHT, HEIGHT), (RIGHT, 0)]
    left, right, low, high = LEFT + LINE, RIGHT - LINE, LINE, HEIGHT - LINE
    points = outer + [(left, low), (right, low), (right, high), (left, high)]
    steps = [(x - a, y - b) for (x, y), (a, b) in zip(points, [(0, 0)] + points)]
    data = struct.pack(">hhhhhHHH", 2, LEFT, 0, RIGHT, HEIGHT, 3, 7, 0) + b"\1" * 8
    data += b"".join(struct.pack(">h", x) for x, _ in steps) + b"".join(struct.pack(">h", y) for _, y in steps)
    return data + bytes(-len(data) % 4)


def names():
    words = {1: "AttnScope Boxes", 2: "Regular", 3: "AttnScope Boxes", 4: "AttnScope Boxes", 5: "Version 1.0",
             6: "AttnScopeBoxes"}
    records = texts = b""
    for number, word in words.items():
        text = word.encode("utf-16-be")
        records += struct.pack(">HHHHHH", 3, 1, 0x409, number, len(text), len(texts))
        texts += text
    return struct.pack(">HHH", 0, len(words), 6 + len(records)) + records + texts


def substitutions():
    """No rule for any of the scripts."""
    script = struct.pack(">HHHHH", 4, 0, 0, 0xFFFF, 0)
    table = struct.pack(">H", len(SCRIPTS))
    for number, tag in enumerate(SCRIPTS):
        table += tag.replace("_", " ").encode() + struct.pack(">H", 2 + 6 * len(SCRIPTS) + number * len(script))
    table += script * len(SCRIPTS)
    return struct.pack(">HHHHH", 1, 0, 10, 10 + len(table), 12 + len(table)) + table + bytes(4)


def tables():
    glyph = box()
    letters = struct.pack(">7H", 4, 32, 0, 4, 4, 1, 0) + struct.pack(">5H", 0x25A1, 0xFFFF, 0, 0x25A1, 0xFFFF)
    letters += struct.pack(">4H", (1 - 0x25A1) & 0xFFFF, 1, 0, 0)
    return {
        b"GSUB": substitutions(),
        b"OS/2": struct.pack(">HhHHH11h10s4L4s3H3h2H2LhhHHH", 4, WIDTH, 400, 5, 0, *[0] * 11, bytes(10), 0, 0, 0, 0,
                             b"NONE", 0x40, 0x25A1, 0x25A1, HEIGHT, -200, 0, HEIGHT, 200, 0, 0, 500, HEIGHT, 0, 32, 1),
        b"cmap": struct.pack(">HHHHL", 0, 1, 3, 1, 12) + letters,
        b"glyf": glyph,
        b"head": struct.pack(">LLLLHHqqhhhhHHhhh", 0x10000, 0x10000, 0, 0x5F0F3CF5, 3, EM, 0, 0, LEFT, 0, RIGHT, HEIGHT,
                             0, 8, 2, 1, 0),
        b"hhea": struct.pack(">LhhhHhhhhhhhhhhhH", 0x10000, HEIGHT, -200, 0, WIDTH, LEFT, WIDTH - RIGHT, RIGHT,
                             1, 0, 0, 0, 0, 0, 0, 0, 2),
        b"hmtx": struct.pack(">HhHh", WIDTH, LEFT, WIDTH, LEFT),
        b"loca": struct.pack(">LLL", 0, len(glyph), len(glyph)),
        b"maxp": struct.pack(">LHHHHHHHHHHHHHH", 0x10000, 2, 8, 2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0),
        b"name": names(),
        b"post": struct.pack(">LLhhLLLLL", 0x30000, 0, -100, 50, 0, 0, 0, 0, 0),
    }


def checksum(data):
    data += bytes(-len(data) % 4)
    return sum(struct.unpack(f">{len(data) // 4}L", data)) & 0xFFFFFFFF


def font():
    parts = tables()
    directory = struct.pack(">LHHHH", 0x10000, len(parts), 128, 3, len(parts) * 16 - 128)
    at, body = 12 + 16 * len(parts), b""
    for tag, data in sorted(parts.items()):
        directory += tag + struct.pack(">LLL", checksum(data), at + len(body), len(data))
        body += data + bytes(-len(data) % 4)
    whole = directory + body
    head = at + body.index(parts[b"head"])
    return whole[:head + 8] + struct.pack(">L", (0xB1B0AFBA - checksum(whole)) & 0xFFFFFFFF) + whole[head + 12:]


sys.stdout.buffer.write(font())
