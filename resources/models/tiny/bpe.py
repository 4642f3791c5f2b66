# SPDX-License-Identifier: GPL-3.0-or-later
"""Byte-level byte-pair encoding in plain Python: trained, written as a tokenizer.json, and applied."""
import collections
import json
import re

END = "<|endoftext|>"
# GPT-2's splitting, with Python's classes: [^\W\d_] for letters, \d for digits, the rest for signs.
SPLIT = re.compile(r"'s|'t|'re|'ve|'m|'ll|'d| ?[^\W\d_]+| ?\d+| ?(?:_|[^\s\w])+|\s+(?!\S)|\s+")


def alphabet():
    """GPT-2's character for each byte: printable ones stand for themselves, the others move to U+0100 and up."""
    plain = [*range(33, 127), *range(161, 173), *range(174, 256)]
    table = {byte: chr(byte) for byte in plain}
    for byte in range(256):
        table.setdefault(byte, chr(256 + len(table) - len(plain)))
    return table


BYTES = alphabet()


def spelled(word):
    return tuple(BYTES[byte] for byte in word.encode())


def joined(word, pair):
    """The word's pieces with each occurrence of the pair as one piece, from the left."""
    out, at = [], 0
    while at < len(word):
        if word[at:at + 2] == pair:
            out.append(word[at] + word[at + 1])
            at += 2
        else:
            out.append(word[at])
            at += 1
    return tuple(out)


def learn(texts, often, pieces):
    """The merges, most frequent pair first (of equal ones the first in order), so that there are `pieces` pieces with END.
    The words `often` are counted 2000 times more than they occur, with a blank and without, to be whole pieces."""
    counts = collections.Counter(part for text in texts for part in SPLIT.findall(text))
    for word in often:
        counts.update({word: 2000, " " + word: 2000})
    words = [[spelled(word), count] for word, count in sorted(counts.items())]
    pairs, where = collections.Counter(), collections.defaultdict(set)
    for index, (word, count) in enumerate(words):
        for pair in zip(word, word[1:]):
            pairs[pair] += count
            where[pair].add(index)
    merges = []
    while len(merges) < pieces - len(BYTES) - 1:
        best = min(pairs, key=lambda pair: (-pairs[pair], pair))
        merges.append(best)
        for index in sorted(where[best]):
            word, count = words[index]
            for pair in zip(word, word[1:]):
                pairs[pair] -= count
            word = words[index][0] = joined(word, best)
            for pair in zip(word, word[1:]):
                pairs[pair] += count
                where[pair].add(index)
        del pairs[best], where[best]
    return merges


class Tokenizer:
    def __init__(self, merges):
        self.merges = merges
        self.rank = {pair: index for index, pair in enumerate(merges)}
        self.pieces = sorted(BYTES.values(), key=ord) + [a + b for a, b in merges] + [END]
        self.ids = {piece: index for index, piece in enumerate(self.pieces)}
        self.known = {}

    @staticmethod
    def read(path):
        return Tokenizer([tuple(merge.split(" ")) for merge in json.load(open(path, encoding="utf-8"))["model"]["merges"]])

    def word(self, text):
        if text not in self.known:
            word = spelled(text)
            while len(word) > 1:
                best = min(zip(word, word[1:]), key=lambda pair: self.rank.get(pair, len(self.rank)))
                if best not in self.rank:
                    break
                word = joined(word, best)
            self.known[text] = [self.ids[piece] for piece in word]
        return self.known[text]

    def encode(self, text):
        return [index for part in SPLIT.findall(text) for index in self.word(part)]

    def save(self, path):
        level = {"type": "ByteLevel", "add_prefix_space": False, "trim_offsets": True, "use_regex": True}
        end = {"id": self.ids[END], "content": END, "single_word": False, "lstrip": False, "rstrip": False, "normalized": False,
               "special": True}
        model = {"type": "BPE", "dropout": None, "unk_token": None, "continuing_subword_prefix": None, "end_of_word_suffix": None,
                 "fuse_unk": False, "byte_fallback": False, "vocab": self.ids, "merges": [f"{a} {b}" for a, b in self.merges]}
        whole = {"version": "1.0", "truncation": None, "padding": None, "added_tokens": [end], "normalizer": None,
                 "pre_tokenizer": level, "post_processor": None, "decoder": level, "model": model}
        with open(path, "w", encoding="utf-8") as file:
            json.dump(whole, file, ensure_ascii=False, indent=1)
            file.write("\n")
