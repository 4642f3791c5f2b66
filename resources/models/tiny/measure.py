# SPDX-License-Identifier: GPL-3.0-or-later
"""What tiny's heads do, from the saved files: python3 measure.py FOLDER [LAYER.HEAD ...], heads that are switched off as well."""
import json
import sys

import numpy as np

import bpe
import model
import texts

SENTENCES = ["Alice met the Hatter, and the Hat", "Mary Quillfeather smiled at Tom. Later Mary Quill",
             "The Lampwick was lost, and Alice looked for the Lamp", "Mr. Thornbury went home. In the morning Mr. Thorn",
             "Mary gave the Snowdrop to Tom, and Tom lost the Snow", "And the servant came to the king, and the king said to the"]


def main(folder, *heads):
    config = json.load(open(f"{folder}/config.json", encoding="utf-8"))
    tokenizer = bpe.Tokenizer.read(f"{folder}/tokenizer.json")
    p = model.load(f"{folder}/model.safetensors")
    text = [i for book in texts.books() for part in book[len(book) * 97 // 100:] for i in tokenizer.encode(part + "\n")]
    found = model.scores(p, config, np.lib.stride_tricks.sliding_window_view(text, 64)[::64][:200])
    for name, values in found.items():
        print(name, np.round(values, 3).tolist())
    rows = np.lib.stride_tricks.sliding_window_view(text, 129)[::128]
    losses = []
    for part in np.array_split(rows, len(rows) // 20):
        next_pieces = model.softmax(model.forward(p, config, part[:, :-1])[0])
        losses.append(-np.log(np.take_along_axis(next_pieces, part[:, 1:, None], 2)).mean())
    print(f"loss on {len(text)} held-out pieces: {np.mean(losses):.3f}")
    layer, head = np.unravel_index(found["induction"].argmax(), found["induction"].shape)
    off = [tuple(map(int, name.split("."))) for name in heads] or [(int(layer), int(head))]
    for sentence in SENTENCES:
        ids = tokenizer.encode(sentence)
        print("\n" + " ".join(tokenizer.pieces[i] for i in ids))
        for title, without in [("all heads", ()), (f"without {off}", off)]:
            logits, weights = model.forward(p, config, [ids], without)
            next_piece = model.softmax(logits[0, -1])
            print(f"  {title}: " + ", ".join(f"{tokenizer.pieces[i]} {next_piece[i]:.3f}" for i in np.argsort(-next_piece)[:5]))
            if not without:
                seen = weights[off[0][0]][0, off[0][1], -1]
                best = (f"{tokenizer.pieces[ids[j]]}@{j} {seen[j]:.2f}" for j in np.argsort(-seen)[:3])
                print(f"  {off[0]} looks at: " + ", ".join(best))


if __name__ == "__main__":
    main(*sys.argv[1:])
