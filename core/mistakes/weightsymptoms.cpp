// SPDX-License-Identifier: GPL-3.0-or-later
// What shows in the weights: sums of rows and columns, -inf, and weight where the mask forbids it.
#include "core/base/say.h"
#include "core/mistakes/evidence.h"

#include "core/explain/diagnosis.h"

#include <algorithm>
#include <limits>

namespace attn::mistakes {

namespace {

double sizeOfRow(const Grid& grid, std::int64_t b, std::int64_t h, std::int64_t i)
{
    double size = 0;
    for (std::int64_t j = 0; j < grid.columns; ++j)
        size += std::abs(grid(b, h, i, j));
    return size;
}

// A row of numbers that should sum to 1 and does not. A row of zeros is one without a key.
bool isOff(const Grid& grid, std::int64_t b, std::int64_t h, std::int64_t i)
{
    const double size = sizeOfRow(grid, b, h, i);
    return std::isfinite(size) && size > 0 && !isOne(grid.rowSum(b, h, i), size);
}

// The same of the numbers of a row that also holds nan: where a whole column is nan, no row is a number throughout.
bool isOffWithoutNan(const Grid& grid, std::int64_t b, std::int64_t h, std::int64_t i)
{
    double sum = 0, size = 0;
    for (std::int64_t j = 0; j < grid.columns; ++j)
        if (const double weight = grid(b, h, i, j); !std::isnan(weight)) {
            sum += weight;
            size += std::abs(weight);
        }
    return std::isfinite(size) && size > 0 && !isOne(sum, size);
}

// How many columns sum to 1, of those that are numbers.
std::pair<std::int64_t, std::int64_t> wholeColumns(const Grid& grid)
{
    std::int64_t whole = 0, all = 0;
    for (std::int64_t b = 0; b < grid.items; ++b)
        for (std::int64_t h = 0; h < grid.heads; ++h)
            for (std::int64_t j = 0; j < grid.columns; ++j) {
                double size = 0;
                for (std::int64_t i = 0; i < grid.rows; ++i)
                    size += std::abs(grid(b, h, i, j));
                const double sum = grid.columnSum(b, h, j);
                if (!std::isfinite(sum) || size == 0) // of a column of zeros no exponential was within float32
                    continue;
                ++all;
                whole += isOne(sum, size);
            }
    return {whole, all};
}

// The mask as its tensor has it, whatever a layer makes of it.
MaskedCells maskAsGiven(const Computed& computed)
{
    Realized honest = *computed.realized;
    honest.config.mask.spares = MaskSpares::Nothing;
    return MaskedCells(honest);
}

// A row that sums to 1, as a correct example; empty: none.
std::string fineRow(const Evidence& evidence, const Grid& grid)
{
    const auto fine = evidence.rowFor([&](auto b, auto h, auto i) {
        const double size = sizeOfRow(grid, b, h, i);
        return std::isfinite(size) && isOne(grid.rowSum(b, h, i), size);
    });
    return fine ? say("Row %1 sums to 1.0000", evidence.quoted(*fine)) : "";
}

void addSums(const Evidence& evidence, const Grid& grid, const Index& row, Symptom& symptom)
{
    symptom.row = row;
    symptom.sentence =
        sentenceOf(say("Row %1 sums to %2"), {evidence.nameOf(row), {number(grid.rowSum(row[0], row[1], row[2]))}});
    symptom.right = fineRow(evidence, grid);
}

void addLeast(const Evidence& evidence, const Grid& grid, const Evidence::RowTest& off, Symptom& symptom)
{
    double least = std::numeric_limits<double>::infinity();
    Index at;
    (void)evidence.count([&](auto b, auto h, auto i) {
        if (off(b, h, i) && grid.rowSum(b, h, i) < least) {
            least = grid.rowSum(b, h, i);
            at = {b, h, i};
        }
        return false;
    });
    if (!at.empty())
        symptom.detail = say("smallest sum: %2 (row %1)", evidence.quoted(at), four(least));
}

} // namespace

std::optional<Symptom> columnsSumToOne(const Evidence& evidence)
{
    if (hasSinks(evidence.computed.realized->config)) // they take a share of every row
        return std::nullopt;
    const Grid grid = evidence.grid(evidence.normalised());
    const auto off = [&](auto b, auto h, auto i) { return isOffWithoutNan(grid, b, h, i); };
    const auto row = evidence.rowFor(off);
    if (!row)
        return std::nullopt;
    Symptom symptom;
    symptom.tensor = evidence.normalised();
    addSums(evidence, grid, *row, symptom);
    const auto [whole, columns] = wholeColumns(grid);
    const std::int64_t rows = evidence.count([](auto, auto, auto) { return true; });
    symptom.extent = say("Rows that do not sum to 1: %1", share(evidence.count(off), rows));
    symptom.proofs = {
        {columns > 0 && whole == columns, say("%1 columns with finite values sum to 1", share(whole, columns))}};
    if (symptom.proofs[0].holds) {
        symptom.cause = mistakeNamed("wrong_axis");
        symptom.proofs.push_back({true, say("So the softmax ran over the queries of each key (dim=-2)")});
    } else {
        symptom.like_this = say("a softmax over a different axis, or no softmax at all");
    }
    return symptom;
}

std::optional<Symptom> infiniteWeights(const Evidence& evidence)
{
    const Grid weights = evidence.grid("weights");
    const MaskedCells masked = maskAsGiven(evidence.computed);
    std::int64_t infinite = 0, of_masked = 0, all_masked = 0;
    const auto isMinusInfinity = [&](auto b, auto h, auto i, auto j) {
        return weights(b, h, i, j) == -std::numeric_limits<double>::infinity();
    };
    const auto holds = [&](auto b, auto h, auto i) {
        bool any = false;
        for (std::int64_t j = 0; j < weights.columns; ++j)
            any = any || isMinusInfinity(b, h, i, j);
        return any;
    };
    (void)evidence.count([&](auto b, auto h, auto i) {
        for (std::int64_t j = 0; j < weights.columns; ++j) {
            infinite += isMinusInfinity(b, h, i, j);
            of_masked += isMinusInfinity(b, h, i, j) && masked(b, i, j);
            all_masked += masked(b, i, j);
        }
        return false;
    });
    const auto row = evidence.rowFor(holds);
    if (!row)
        return std::nullopt;
    const Index& at = *row;
    std::int64_t key = 0;
    while (!isMinusInfinity(at[0], at[1], at[2], key))
        ++key;
    Symptom symptom;
    symptom.tensor = "weights";
    symptom.row = row;
    symptom.sentence =
        sentenceOf(say("Row %1 has a weight of %2 for key %3"), {evidence.nameOf(at),
                                                                 {{SymptomPart::Role::Number, "−∞"}},
                                                                 {{SymptomPart::Role::Key, evidence.key(at[0], key)}}});
    symptom.extent = say("Weights that are −∞: %1", share(infinite, std::int64_t(weights.values().size())));
    symptom.right = fineRow(evidence, weights);
    symptom.proofs = {{of_masked == infinite, say("These cells are masked: %1", share(of_masked, infinite))}};
    const Grid before = evidence.grid("weights_unmasked");
    if (!before.empty()) {
        const bool whole = !evidence.rowFor([&](auto b, auto h, auto i) { return isOff(before, b, h, i); });
        symptom.proofs.push_back({whole, say("Before −∞ was filled in, every row summed to 1")});
    }
    if (std::ranges::all_of(symptom.proofs, &SymptomProof::holds))
        symptom.cause = mistakeNamed("fill_after_softmax");
    else
        symptom.like_this = say("−∞ filled in after the softmax, or −∞ among the scores");
    return symptom;
}

std::optional<Symptom> weightOnMasked(const Evidence& evidence)
{
    const Grid weights = evidence.grid("weights");
    const MaskedCells masked = maskAsGiven(evidence.computed);
    if (!masked.applied())
        return std::nullopt;
    const auto seen = [&](auto b, auto h, auto i, auto j) {
        const double weight = weights(b, h, i, j);
        return masked(b, i, j) && std::isfinite(weight) && weight != 0;
    };
    const auto keyOf = [&](auto b, auto h, auto i) -> std::int64_t {
        for (std::int64_t j = 0; j < weights.columns; ++j)
            if (seen(b, h, i, j))
                return j;
        return -1;
    };
    const auto off = [&](auto b, auto h, auto i) { return keyOf(b, h, i) >= 0; };
    const auto row = evidence.rowFor(off);
    if (!row)
        return std::nullopt;
    const Index& at = *row;
    const std::int64_t key = keyOf(at[0], at[1], at[2]);
    Symptom symptom;
    symptom.tensor = "weights";
    symptom.row = row;
    const bool padding = evidence.computed.realized->config.mask.kind == MaskKind::Padding;
    symptom.sentence = sentenceOf(padding ? say("Key %1 is padding, yet row %2 gives it weight %3")
                                          : say("Key %1 is masked, yet row %2 gives it weight %3"),
                                  {{{SymptomPart::Role::Key, evidence.key(at[0], key)}},
                                   evidence.nameOf(at),
                                   {number(weights(at[0], at[1], at[2], key))}});
    const std::int64_t rows = evidence.count([](auto, auto, auto) { return true; });
    symptom.extent = say("Rows that give weight to a masked key: %1", share(evidence.count(off), rows));
    // Is it only the first padded key of each item?
    std::int64_t cells = 0, first = 0;
    (void)evidence.count([&](auto b, auto h, auto i) {
        bool before = false;
        for (std::int64_t j = 0; j < weights.columns; ++j) {
            cells += seen(b, h, i, j);
            first += seen(b, h, i, j) && !before;
            before = before || masked(b, i, j);
        }
        return false;
    });
    if (padding) {
        symptom.proofs = {
            {first == cells, say("The key is always the first padding key of its batch item: %1", share(first, cells))},
            {first == cells, say("All other padding keys have weight 0")}};
    }
    if (padding && first == cells)
        symptom.cause = mistakeNamed("padding_unmasked");
    else
        symptom.like_this = say("a mask that was not applied, or one with a gap");
    return symptom;
}

std::optional<Symptom> lostWeight(const Evidence& evidence)
{
    if (evidence.normalised() == "weights")
        return std::nullopt; // columnsSumToOne has looked at them
    const Grid before = evidence.grid(evidence.normalised()), weights = evidence.grid("weights");
    const auto off = [&](auto b, auto h, auto i) { return isOff(weights, b, h, i) && !isOff(before, b, h, i); };
    const auto row = evidence.rowFor(off);
    if (!row)
        return std::nullopt;
    Symptom symptom;
    symptom.tensor = "weights";
    addSums(evidence, weights, *row, symptom);
    addLeast(evidence, weights, off, symptom);
    const std::int64_t rows = evidence.count([](auto, auto, auto) { return true; });
    symptom.extent = say("Rows that sum to less than 1: %1", share(evidence.count(off), rows));
    const Grid right = evidence.rightGrid("weights");
    std::int64_t same = 0, all = 0;
    (void)evidence.count([&](auto b, auto h, auto i) {
        const double sum = weights.rowSum(b, h, i);
        for (std::int64_t j = 0; !right.empty() && sum != 0 && j < weights.columns; ++j)
            if (weights(b, h, i, j) != 0 && std::isfinite(weights(b, h, i, j))) {
                ++all;
                same += agree(weights(b, h, i, j) / sum, right(b, h, i, j), 4);
            }
        return false;
    });
    if (all > 0)
        symptom.proofs.push_back(
            {same == all, say("With each row divided by its sum, %1 values match A", share(same, all))});
    else
        symptom.proofs.push_back({true, say("Before the mask, every row summed to 1")});
    const auto [whole, columns] = wholeColumns(weights);
    symptom.proofs.push_back({whole < columns, say("The columns do not sum to 1, so the axis is correct")});
    symptom.proofs.push_back(
        {std::ranges::all_of(weights.values(), [](double weight) { return std::isfinite(weight); }),
         say("No weight is −∞ or nan")});
    if (symptom.proofs[0].holds)
        symptom.cause = mistakeNamed("mask_not_rescaled");
    else
        symptom.like_this = say("a mask after the softmax, or weights changed by hand");
    return symptom;
}

} // namespace attn::mistakes
