// SPDX-License-Identifier: GPL-3.0-or-later
// How far an edit reaches on one card of the rail, beside its thumbnail.
#pragma once

#include <QString>

namespace attn {

struct CardChange {
    QString card;        // its id
    double share = 0;    // its largest change, of the largest of all cards: 0 .. 1
    bool edited = false; // the edit enters here
    QString words;       // "largest change 0.0246"
    bool operator==(const CardChange&) const = default;
};

} // namespace attn
