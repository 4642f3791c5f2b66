// SPDX-License-Identifier: GPL-3.0-or-later
// What a person did who computed a cell by hand and got another number: the usual mistakes are made once more, and the
// one that gives the same number is named.
#pragma once

#include "core/engine/computed.h"
#include "core/explain/explain.h"

#include <optional>
#include <string>

namespace attn {

enum class Mistake {
    NoScale,      // of scores, and what follows from that
    NotScaledUp,  // what dropout keeps was not divided by 1 - p
    MaskedLate,   // the softmax also saw the masked keys
    AnotherStage, // the score instead of the weight
    Transposed,   // query and key exchanged
    OtherRow,
    OtherColumn,
    RoundedEarly, // the numbers that went in had too few decimals
};

struct Diagnosis {
    Mistake mistake = Mistake::AnotherStage;
    std::string what;     // the number is: "what comes out without the scale"
    std::string equation; // how it goes, in symbols: "scaled = score / sqrt(head_dim)"; empty where that says nothing
};

// Whether both are the same number where so many decimals are written.
bool agree(double a, double b, int decimals);

// Of `answer`, known to `decimals` decimals, for a cell of `computed`. Nothing when it is right, no usual mistake gives
// it, or it is too coarse to tell (less than two decimals). Cells that `computed` hides are never named as the ones that
// were mistaken: nobody could have read them. Mistakes that need another run are left out for layers of more than 4
// million products; the reference backend runs them.
std::optional<Diagnosis> diagnosed(const Computed& computed, const CellRef& cell, double answer, int decimals);

} // namespace attn
