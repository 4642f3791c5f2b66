// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a number that a person thinks of is the hidden one, as far as the digits go that are shown, and what to say.
#pragma once

#include "core/engine/computed.h"
#include "core/explain/explain.h"
#include "ui/kit/severity.h"

#include <QString>

namespace attn {

struct Answer {
    Severity severity = Severity::Off; // Ok: right
    QString words;
};

// `typed` for a cell that `computed` hides. A usual mistake is named: "0.8626 is the score, not the weight."
Answer judged(const QString& typed, const Computed& computed, const CellRef& cell, int digits);

} // namespace attn
