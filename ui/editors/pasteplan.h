// SPDX-License-Identifier: GPL-3.0-or-later
// What a paste would do, before it happens: where the numbers go, what is odd about them, and what the alternatives
// are.
#pragma once

#include "ui/editors/cellblocks.h"
#include "ui/kit/minitable.h"

#include <memory>
#include <optional>

namespace attn {

// One option to paste, and its button text.
struct PasteOption {
    QString label;                      // "Paste", "Replace x: 9 tokens"
    QString step;                       // of the history
    std::vector<CellValue> cells;       // numbers that go into the table …
    std::shared_ptr<const Scene> scene; // … or the resulting scene
};

struct PastePlan {
    QString sentence;                 // "2 × 3 numbers go to x[0, 0] … x[1, 2]."
    QString fault;                    // what is odd or wrong; empty: paste at once
    std::vector<PasteOption> options; // first: what was meant; none: nothing can be pasted
    MiniMatrix preview;
    bool asked = false; // the user has to confirm it
};

// How numbers on the clipboard may be written: as the desktop does, or as the language does that the program speaks, where
// one of them has a comma.
QLocale pastedLocale();

// The numbers of `text` at the top left corner of `chosen`; see blockToPaste. A plain block that fits has one option
// and needs no question.
PastePlan planPaste(const TensorModel& model, const Scene& scene, const QModelIndexList& chosen, const QString& text,
                    const QLocale& locale);

} // namespace attn
