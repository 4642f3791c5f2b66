// SPDX-License-Identifier: GPL-3.0-or-later
// What is wrong with the numbers of a layer, and the likely cause: found in the numbers alone, never in the choices of
// its configuration. A cause is named only if a proof of it was computed.
#pragma once

#include "core/engine/computed.h"
#include "core/mistakes/classicmistakes.h"

#include <optional>
#include <string>
#include <vector>

namespace attn {

// A piece of a sentence: words, the label of a query or a key, a number that is wrong.
struct SymptomPart {
    enum class Role { Words, Query, Key, Number } role = Role::Words;
    std::string text;
    bool operator==(const SymptomPart&) const = default;
};

// A computation that tells one cause from another.
struct SymptomProof {
    bool holds = true;
    std::string text; // "Each row ÷ its sum gives A again: 21 of 21 same digits"
    bool operator==(const SymptomProof&) const = default;
};

struct Symptom {
    std::vector<SymptomPart> sentence; // "Row starts sums to 0.5952"
    std::string extent;                // how many: "Rows that sum to less than 1: 5 of 6"
    std::string detail;                // "least: Your, 0.1551"; may be empty
    std::string right;                 // one that is as it should be: "Row step sums to 1.0000"; empty: none
    std::string tensor;                // where it shows
    std::optional<Index> row;          // the row of it that the sentence names
    bool beside = false;               // only the right layer shows it

    const ClassicMistake* cause = nullptr; // null: several look like this
    std::vector<SymptomProof> proofs;
    std::string like_this; // without a cause: what else looks like this

    std::string text() const; // the sentence as one
};

// Where a person looks: that row is named where it is wrong, else one of the same head.
struct SymptomPlace {
    std::int64_t batch = 0, head = 0;
    std::optional<std::int64_t> row = {};
};

// In the order of the computation; none of a layer that is right. `right` (it may be null) is the same layer without the
// mistake: it proves causes, and shows what no numbers alone show, as a dropout in a layer that should not have one.
std::vector<Symptom> symptomsOf(const Computed& computed, const Computed* right = nullptr,
                                const SymptomPlace& place = {});

} // namespace attn
