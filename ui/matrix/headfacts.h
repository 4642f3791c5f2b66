// SPDX-License-Identifier: GPL-3.0-or-later
// What is said about a head among others: its figures (core/heads/headfigures.h) and its loss if removed, as short
// facts for boxes and as a sentence, and how heads are sorted by them.
#pragma once

#include "core/heads/headfigures.h"
#include "core/heads/headloss.h"

#include <QString>

#include <optional>
#include <span>
#include <vector>

namespace attn {

struct HeadFacts {
    std::optional<HeadFigures> figures; // nullopt: unknown yet, or hidden
    std::optional<HeadLoss> loss;       // likewise
    bool operator==(const HeadFacts&) const = default;
};

// What heads are sorted by; the figures are those of HeadFigure.
enum class HeadSort { Number, Entropy, Largest, Distance, OnFirst, OnItself, Lost };
inline constexpr int head_sorts = 7;
QString sortName(HeadSort sort); // "number", "entropy", "share of the result lost"

struct HeadOrder {
    HeadSort by = HeadSort::Number;
    bool smallestFirst = false; // heads by number never are
    bool operator==(const HeadOrder&) const = default;
};
// The heads in this order; unknown figures come last, and ties go by head number.
std::vector<int> orderedHeads(std::span<const HeadFacts> heads, HeadOrder order);

// One of the small charts of a head: a word, a number, and what it is at most.
struct HeadFact {
    QString word;
    double value = 0, most = 1;
    int decimals = 3;
    QString unit = {};
    QString name = {}; // in full
};
// Three of them: entropy, largest weight, and the weight on the first token, or else what the heads are sorted by. None while
// the figures are not known.
std::vector<HeadFact> factsInBoxes(const HeadFacts& head, HeadSort sort);
// "entropy 1.12 of at most 1.77 bits, largest weight 0.737, …, each over the rows that see more than one key".
QString headInWords(const HeadFacts& head);
// "without it the output changes by 23.4 % of its length, most in output[0, 3, 1]: -0.4112".
QString lossInWords(const HeadLoss& loss, int digits);

} // namespace attn
