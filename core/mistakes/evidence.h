// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers of a layer as the search for symptoms reads them, and what cells and rows are called.
#pragma once

#include "core/mistakes/symptoms.h"

#include <cmath>
#include <functional>

namespace attn::mistakes {

// A tensor [B,H,T,n] of the trace; one of fewer axes has 1 in their places.
class Grid {
public:
    Grid() = default;
    Grid(const Trace& trace, const std::string& name);

    bool empty() const { return m_values.empty(); }
    std::int64_t items = 0, heads = 0, rows = 0, columns = 0;
    double operator()(std::int64_t b, std::int64_t h, std::int64_t i, std::int64_t j) const
    {
        return m_values[std::size_t(((b * heads + h) * rows + i) * columns + j)];
    }
    const std::vector<double>& values() const { return m_values; }
    double rowSum(std::int64_t b, std::int64_t h, std::int64_t i) const;
    double columnSum(std::int64_t b, std::int64_t h, std::int64_t j) const;

private:
    std::vector<double> m_values;
};

// Whether a sum of shares is 1 but for rounding. `size`: of the numbers that were summed, without their signs.
inline bool isOne(double sum, double size) { return std::abs(sum - 1) <= 1e-4 + 1e-5 * size; }
inline bool isNear(double a, double b) { return a == b || std::abs(a - b) <= 1e-4 * std::abs(b) + 1e-7; }

struct Evidence {
    Evidence(const Computed& wrong, const Computed* a, const SymptomPlace& looked);

    const Computed& computed;
    const Computed* right; // may be null
    SymptomPlace place;
    Dims dims;

    Grid grid(const std::string& name) const { return {*computed.trace, name}; }
    Grid rightGrid(const std::string& name) const { return right ? Grid(*right->trace, name) : Grid(); }
    bool has(const std::string& name) const { return computed.trace->find(name) != nullptr; }
    bool comesBefore(const std::string& first, const std::string& second) const;
    // The normalizer's result, before any mask that follows it.
    std::string normalised() const { return has("weights_unmasked") ? "weights_unmasked" : "weights"; }
    // What the normaliser started from.
    std::string logits() const;

    // The row that `wrong` holds for and the user sees: the place's own, one of its head, or any. nullopt: none.
    using RowTest = std::function<bool(std::int64_t b, std::int64_t h, std::int64_t i)>;
    std::optional<Index> rowFor(const RowTest& wrong) const;
    // How many rows it holds for.
    std::int64_t count(const RowTest& wrong) const;
    std::string token(std::int64_t b, std::int64_t t) const;
    std::string key(std::int64_t b, std::int64_t s) const; // of the memory if there is one
    // "starts in head 1 of item 2", as far as there are several.
    std::vector<SymptomPart> nameOf(const Index& row) const;
    std::string quoted(const Index& row) const; // the same as text: "“starts” in head 1 of item 2"
};

std::string four(double number);                        // four decimals, with a true minus
std::string share(std::int64_t some, std::int64_t all); // "5 of 6"
SymptomPart number(double value);
// A sentence of say() with these in the places of %1 to %9.
std::vector<SymptomPart> sentenceOf(std::string_view sentence, const std::vector<std::vector<SymptomPart>>& values);

// Each looks for one thing in the numbers; in the order of the computation.
std::optional<Symptom> sameVectors(const Evidence& evidence);
std::optional<Symptom> otherQuery(const Evidence& evidence);
std::optional<Symptom> otherScale(const Evidence& evidence);
std::optional<Symptom> droppedScores(const Evidence& evidence);
std::optional<Symptom> columnsSumToOne(const Evidence& evidence);
std::optional<Symptom> infiniteWeights(const Evidence& evidence);
std::optional<Symptom> weightOnMasked(const Evidence& evidence);
std::optional<Symptom> lostWeight(const Evidence& evidence);
std::optional<Symptom> otherFactor(const Evidence& evidence);
std::optional<Symptom> mixedTokens(const Evidence& evidence);
// These need the right layer.
std::optional<Symptom> droppedAtAll(const Evidence& evidence);
std::optional<Symptom> firstDifference(const Evidence& evidence);

} // namespace attn::mistakes
