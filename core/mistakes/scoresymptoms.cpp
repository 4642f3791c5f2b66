// SPDX-License-Identifier: GPL-3.0-or-later
// Visible before the softmax: equal q, k and v, another token's query, another scale, dropout of the scores.
#include "core/base/say.h"
#include "core/mistakes/evidence.h"

#include "core/explain/diagnosis.h"

#include <algorithm>

namespace attn::mistakes {

namespace {

constexpr int digits = 4;

bool sameNumbers(const Grid& a, const Grid& b)
{
    return a.values().size() == b.values().size() &&
           std::ranges::equal(a.values(), b.values(), [](double x, double y) { return x == y; });
}

// Cells of both that are numbers, and how many of them have the same digits.
std::pair<std::int64_t, std::int64_t> sameDigits(const std::vector<double>& a, const std::vector<double>& b)
{
    std::int64_t same = 0, all = 0;
    for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i)
        if (std::isfinite(a[i]) && std::isfinite(b[i])) {
            ++all;
            same += agree(a[i], b[i], digits);
        }
    return {same, all};
}

// q·k of one query of `from` and one key, and the same without signs. Of keys there may be fewer heads.
std::pair<double, double> dot(const Grid& q, const Grid& k, std::int64_t b, std::int64_t h, std::int64_t from,
                              std::int64_t key)
{
    double sum = 0, size = 0;
    for (std::int64_t e = 0; e < q.columns; ++e) {
        const double product = q(b, h, from, e) * k(b, h / (q.heads / k.heads), key, e);
        sum += product;
        size += std::abs(product);
    }
    return {sum, size};
}

// Whether query `from` makes the scores of row i, as far as they are numbers.
bool makesRow(const Grid& q, const Grid& k, const Grid& scores, const Index& row, std::int64_t from)
{
    for (std::int64_t j = 0; j < scores.columns; ++j) {
        const auto [sum, size] = dot(q, k, row[0], row[1], from, j);
        const double score = scores(row[0], row[1], row[2], j);
        if (std::isfinite(sum) && std::isfinite(score) && std::abs(sum - score) > 1e-4 * size + 1e-7)
            return false;
    }
    return true;
}

} // namespace

std::optional<Symptom> sameVectors(const Evidence& evidence)
{
    const Grid x = evidence.grid("x"), q = evidence.grid("q"), k = evidence.grid("k"), v = evidence.grid("v");
    if (x.empty() || q.empty() || !sameNumbers(q, k) || (!v.empty() && !sameNumbers(q, v)) ||
        std::ranges::all_of(q.values(), [](double value) { return value == 0; }))
        return std::nullopt;
    bool is_x = x.columns == q.heads * q.columns; // no weights at all: that is no mistake
    for (std::int64_t b = 0; is_x && b < q.items; ++b)
        for (std::int64_t t = 0; t < q.rows; ++t)
            for (std::int64_t o = 0; o < x.columns; ++o)
                is_x = is_x && x(0, b, t, o) == q(b, o / q.columns, t, o % q.columns);
    if (is_x)
        return std::nullopt;
    Symptom symptom;
    const std::string names = v.empty() ? say("q and k contain the %1") : say("q, k and v contain the %1");
    symptom.sentence = sentenceOf(names, {{{SymptomPart::Role::Number, say("same numbers")}}});
    const auto count = std::int64_t(q.values().size());
    symptom.extent = say("%1 values of k match q", share(count, count));
    symptom.tensor = "k";
    const Grid right_q = evidence.rightGrid("q"), right_k = evidence.rightGrid("k");
    if (sameNumbers(q, right_q) && !right_k.empty() && !sameNumbers(q, right_k)) {
        symptom.cause = mistakeNamed("tied_weights");
        symptom.proofs = {{true, say("%1 values of q match A", share(count, count))},
                          {true, say("W_key gives a different k in A, so it was not used")}};
    } else {
        symptom.like_this = say("tied weights, or three matrices drawn with the same seed");
    }
    return symptom;
}

std::optional<Symptom> otherQuery(const Evidence& evidence)
{
    const Config& config = evidence.computed.realized->config;
    const Grid q = evidence.grid(std::string(finalQueries(config))), k = evidence.grid(std::string(finalKeys(config)));
    const Grid scores = evidence.grid("scores");
    if (k.empty() || q.rows < 2 || q.rows != scores.rows || q.heads != scores.heads || q.items != scores.items)
        return std::nullopt;
    const std::int64_t T = q.rows;
    const auto own = [&](auto b, auto h, auto i) { return makesRow(q, k, scores, {b, h, i}, i); };
    const auto wrong = [&](auto b, auto h, auto i) { return !own(b, h, i); };
    const auto row = evidence.rowFor(wrong);
    if (!row)
        return std::nullopt;
    const std::int64_t rows = evidence.count([](auto, auto, auto) { return true; }), off = evidence.count(wrong);
    const std::int64_t next = evidence.count([&](auto b, auto h, auto i) {
        return makesRow(q, k, scores, {b, h, i}, (i + 1) % T);
    });
    Symptom symptom;
    symptom.tensor = "scores";
    symptom.row = row;
    if (next == rows) {
        const SymptomPart other{SymptomPart::Role::Number, evidence.token((*row)[0], ((*row)[2] + 1) % T)};
        symptom.sentence = sentenceOf(say("Row %1 has the scores of query %2"), {evidence.nameOf(*row), {other}});
        symptom.cause = mistakeNamed("query_off_by_one");
        symptom.proofs = {
            {true, say("Rows with the dot products of the next token's query and the keys: %1", share(next, rows))},
            {true, say("The last row has the scores of the first token's query")}};
    } else {
        symptom.sentence = sentenceOf(say("Row %1 does not contain the dot products of its own query with the keys"),
                                      {evidence.nameOf(*row)});
        symptom.like_this = say("the query or key of a different token or head");
    }
    symptom.extent = say("Rows without the dot products of their own query and the keys: %1", share(off, rows));
    return symptom;
}

std::optional<Symptom> otherScale(const Evidence& evidence)
{
    const Grid scaled = evidence.grid("scaled");
    const Grid before = evidence.grid(evidence.comesBefore("masked", "scaled") ? "masked" : "scores");
    const double width = double(evidence.dims.hd), wanted = 1 / std::sqrt(width);
    if (scaled.empty() || before.values().size() != scaled.values().size())
        return std::nullopt;
    double largest = 0, factor = wanted;
    std::int64_t cells = 0, off = 0;
    for (std::size_t i = 0; i < scaled.values().size(); ++i) {
        const double from = before.values()[i], to = scaled.values()[i];
        if (!std::isfinite(from) || !std::isfinite(to) || std::abs(from) < 1e-30)
            continue;
        ++cells;
        off += std::abs(to - from * wanted) > 1e-4 * std::abs(from * wanted);
        if (std::abs(from) > largest) {
            largest = std::abs(from);
            factor = to / from;
        }
    }
    if (off == 0)
        return std::nullopt;
    Symptom symptom;
    symptom.tensor = "scaled";
    symptom.sentence =
        sentenceOf(say("Scores are multiplied by %1 instead of %2", "%1", four(wanted)), {{number(factor)}});
    symptom.extent =
        say("%1 scaled scores do not equal their score divided by √%2", share(off, cells), evidence.dims.hd);
    const std::vector<double> right = evidence.rightGrid("scaled").values();
    std::vector<double> mended;
    for (const double value : scaled.values())
        mended.push_back(value / factor * wanted);
    const auto proveByA = [&] {
        if (right.empty())
            return true;
        const auto [same, all] = sameDigits(mended, right);
        symptom.proofs.push_back(
            {same == all, say("Divided by √%1, %2 scores match A", evidence.dims.hd, share(same, all))});
        return same == all;
    };
    const std::int64_t model = evidence.has("q") && evidence.has("x") ? evidence.dims.D : evidence.dims.O;
    if (isNear(factor, 1)) {
        symptom.proofs.push_back({true, say("The factor is 1.0000, so nothing was divided")});
        if (proveByA())
            symptom.cause = mistakeNamed("no_scale");
    } else if (isNear(factor, 1 / std::sqrt(double(model)))) {
        symptom.proofs.push_back(
            {true, say("%1 is 1 / √%2, computed with the width of an embedding, not of a head", four(factor), model)});
        symptom.cause = mistakeNamed("scale_of_model");
    }
    if (!symptom.cause)
        symptom.like_this = say("a different temperature, or scaling by a different width");
    return symptom;
}

std::optional<Symptom> droppedScores(const Evidence& evidence)
{
    const Grid keep = evidence.grid("keep"), dropped = evidence.grid("dropped"), weights = evidence.grid("weights");
    const Grid logits = evidence.grid(evidence.comesBefore("masked", "scaled") ? "scaled" : "masked");
    if (keep.empty() || keep.values().size() != weights.values().size() ||
        dropped.values().size() != weights.values().size() || logits.values().size() != weights.values().size())
        return std::nullopt;
    // Are the kept numbers a multiple of the weights or the scores?
    const auto isMultipleOf = [&](const Grid& from) {
        double largest = 0, factor = 0;
        for (std::size_t i = 0; i < from.values().size(); ++i)
            if (keep.values()[i] != 0 && std::isfinite(from.values()[i]) && std::abs(from.values()[i]) > largest) {
                largest = std::abs(from.values()[i]);
                factor = dropped.values()[i] / from.values()[i];
            }
        for (std::size_t i = 0; i < from.values().size(); ++i) {
            const double whole = from.values()[i] * factor;
            if (keep.values()[i] != 0 && std::isfinite(whole) && std::isfinite(dropped.values()[i]) &&
                std::abs(dropped.values()[i] - whole) > 1e-4 * std::abs(whole) + 1e-6 * largest * std::abs(factor))
                return false;
        }
        return largest > 0;
    };
    if (!evidence.comesBefore("dropped", "weights") || isMultipleOf(weights) || !isMultipleOf(logits))
        return std::nullopt;
    const auto lost = [&](auto b, auto h, auto i) { // a dropped score of -inf makes nan of the whole row
        for (std::int64_t j = 0; j < keep.columns; ++j)
            if (keep(b, h, i, j) == 0 && std::isinf(logits(b, h, i, j)))
                return std::isnan(weights(b, h, i, j));
        return false;
    };
    const auto keptWeight = [&](auto b, auto h, auto i) -> std::int64_t { // a dropped key that has weight all the same
        for (std::int64_t j = 0; j < keep.columns; ++j)
            if (keep(b, h, i, j) == 0 && std::isfinite(weights(b, h, i, j)) && weights(b, h, i, j) != 0)
                return j;
        return -1;
    };
    const auto weighs = [&](auto b, auto h, auto i) { return keptWeight(b, h, i) >= 0; };
    const std::int64_t rows = evidence.count([](auto, auto, auto) { return true; }), nans = evidence.count(lost);
    Symptom symptom;
    symptom.cause = mistakeNamed("dropout_before");
    symptom.tensor = "weights";
    if (const auto row = evidence.rowFor(lost)) {
        symptom.row = row;
        symptom.sentence = sentenceOf(say("Row %1 is %2, although its scores are numbers"),
                                      {evidence.nameOf(*row), {{SymptomPart::Role::Number, "nan"}}});
        symptom.extent = say("Rows that are nan: %1", share(nans, rows));
    } else if (const auto other = evidence.rowFor(weighs)) {
        const Index& at = *other;
        const std::int64_t key = keptWeight(at[0], at[1], at[2]);
        symptom.row = at;
        symptom.sentence = sentenceOf(say("Key %1 is dropped for %2, yet has weight %3"),
                                      {{{SymptomPart::Role::Key, evidence.key(at[0], key)}},
                                       evidence.nameOf(at),
                                       {number(weights(at[0], at[1], at[2], key))}});
        symptom.extent = say("Rows that give weight to a dropped key: %1", share(evidence.count(weighs), rows));
    } else {
        return std::nullopt;
    }
    if (const auto fine = evidence.rowFor([&](auto b, auto h, auto i) {
            return !lost(b, h, i) && !weighs(b, h, i) && isOne(weights.rowSum(b, h, i), 1);
        }))
        symptom.right = say("Row %1 is not affected", evidence.quoted(*fine));
    symptom.proofs = {{true, say("Kept values are multiples of the scores, not of the weights")},
                      {true, nans ? say("Dropping a score of −∞ gives −∞ × 0, which is nan")
                                  : say("A dropped score is 0, and e^0 = 1 still gives the key weight")}};
    return symptom;
}

} // namespace attn::mistakes
