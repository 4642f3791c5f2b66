// SPDX-License-Identifier: GPL-3.0-or-later
// What must hold in a computed layer, and what is true but surprising: the lamps of the inspector. Pure: no widget.
#pragma once

#include "ui/kit/severity.h"
#include "ui/matrix/computed.h"

#include <QString>

#include <vector>

namespace attn {

struct Check {
    Severity severity = Severity::Ok;
    QString text; // the fact and the reason, in one sentence
    bool operator==(const Check&) const = default;
};

// Row sums, masked weights, dropout, and the rows that the trace warns about. In layers of more than a million weights
// only the head in focus is read, and the sentences say so.
std::vector<Check> checksOf(const Computed& computed, int batch, int head);
// Whether what checksOf reads is read within a frame; otherwise somebody else than the GUI thread has to.
bool checksAreQuick(const Computed& computed);

} // namespace attn
