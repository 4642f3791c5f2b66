// SPDX-License-Identifier: GPL-3.0-or-later
// What a paste would do, before it does it: where the numbers go, what is odd about them, and what could be done instead.
#pragma once

#include "ui/editors/cellblocks.h"
#include "ui/kit/minitable.h"

#include <memory>
#include <optional>

namespace attn {

// One way to paste, and its words on a button.
struct PasteWay {
    QString label;                      // "Paste", "Replace x: 9 tokens"
    QString step;                       // of the history
    std::vector<CellValue> cells;       // numbers that go into the table …
    std::shared_ptr<const Scene> scene; // … or the scene that comes out
};

struct PastePlan {
    QString sentence;           // "2 × 3 numbers go to x[0, 0] … x[1, 2]."
    QString fault;              // what is odd or wrong; empty: paste at once
    std::vector<PasteWay> ways; // the first one is what was meant; none: nothing can be pasted
    MiniMatrix preview;
    bool asked = false; // it has to be looked at first
};

// How numbers on the clipboard may be written: as the desktop does, or as the language does that the program speaks, where
// one of them has a comma.
QLocale pastedLocale();

// The numbers of `text` at the upper left corner of `chosen`; see blockToPaste. A plain block that fits has one way and
// is not asked about.
PastePlan planPaste(const TensorModel& model, const Scene& scene, const QModelIndexList& chosen, const QString& text,
                    const QLocale& locale);

} // namespace attn
