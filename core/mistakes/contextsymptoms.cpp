// SPDX-License-Identifier: GPL-3.0-or-later
// What shows after the softmax: the factor of a dropout, heads that are mixed; and what only the right layer shows.
#include "core/base/oneof.h"
#include "core/base/say.h"
#include "core/mistakes/evidence.h"

#include "core/base/numbertext.h"
#include "core/explain/diagnosis.h"

#include <algorithm>

namespace attn::mistakes {

namespace {

bool sameNumber(double a, double b) { return a == b || (std::isnan(a) && std::isnan(b)); }

struct KeptCells {
    std::int64_t all = 0, off = 0; // of the kept numbers: those that are not `wanted` times the original
    double factor = 0;             // of the largest
};

KeptCells keptCells(const Grid& keep, const Grid& from, const Grid& dropped, double wanted)
{
    KeptCells cells;
    double largest = 0;
    for (std::size_t i = 0; i < dropped.values().size(); ++i) {
        const double before = from.values()[i], after = dropped.values()[i];
        if (keep.values()[i] == 0 || !std::isfinite(before) || !std::isfinite(after) || std::abs(before) < 1e-30)
            continue;
        ++cells.all;
        cells.off += !isNear(after, before * wanted) && std::abs(after - before * wanted) > 1e-4 * std::abs(after);
        if (std::abs(before) > largest) {
            largest = std::abs(before);
            cells.factor = after / before;
        }
    }
    return cells;
}

} // namespace

std::optional<Symptom> otherFactor(const Evidence& evidence)
{
    const Grid keep = evidence.grid("keep"), dropped = evidence.grid("dropped");
    const bool of_scores = evidence.comesBefore("dropped", "weights");
    const Grid from = evidence.grid(!of_scores                                 ? "weights"
                                    : evidence.comesBefore("masked", "scaled") ? "scaled"
                                                                               : "masked");
    const double p = evidence.computed.realized->config.dropout.p; // which both layers have
    if (keep.empty() || !(p > 0 && p < 1) || from.values().size() != dropped.values().size() ||
        keep.values().size() != dropped.values().size())
        return std::nullopt;
    const double wanted = 1 / (1 - p);
    const KeptCells cells = keptCells(keep, from, dropped, wanted);
    if (cells.off == 0)
        return std::nullopt;
    Symptom symptom;
    symptom.tensor = "dropped";
    symptom.sentence = sentenceOf(say("Kept weights are multiplied by %1 instead of %2", "%1", four(wanted)),
                                  {{number(cells.factor)}});
    symptom.extent = say("Affected: %1 kept weights", share(cells.off, cells.all));
    symptom.right = say("Dropped weights are 0");
    if (isNear(cells.factor, 1 / p)) {
        symptom.cause = mistakeNamed("dropout_by_p");
        const KeptCells by_p = keptCells(keep, from, dropped, 1 / p);
        symptom.proofs = {
            {true, say("The factor is %1 = 1 / %2 instead of 1 / (1 − %3) = %4", four(cells.factor), shortest(p),
                       shortest(p), four(wanted))},
            {by_p.off == 0, say("Kept weights multiplied by 1 / p: %1", share(by_p.all - by_p.off, by_p.all))}};
    } else {
        symptom.like_this = isNear(cells.factor, 1) ? say("kept weights that were not scaled up")
                                                    : say("a different p than the one set");
    }
    return symptom;
}

std::optional<Symptom> mixedTokens(const Evidence& evidence)
{
    const Grid heads = evidence.grid("head_context"), joined = evidence.grid("context"); // [1,B,T,O]
    const auto& [B, T, D, O, H, hd, S, KV, M] = evidence.dims;
    if (heads.empty() || joined.empty() || H < 2)
        return std::nullopt;
    const auto off = [&](std::int64_t b, std::int64_t t) {
        for (std::int64_t o = 0; o < H * hd; ++o)
            if (!sameNumber(joined(0, b, t, o), heads(b, o / hd, t, o % hd)))
                return true;
        return false;
    };
    std::int64_t rows = 0, straight = 0;
    std::optional<Index> row;
    for (std::int64_t b = 0; b < B; ++b)
        for (std::int64_t t = 0; t < T; ++t) {
            if (!off(b, t))
                continue;
            ++rows;
            const bool looked_at = b == evidence.place.batch && t == evidence.place.row;
            if (!row || looked_at)
                row = Index{b, 0, t};
        }
    if (!row)
        return std::nullopt;
    std::size_t flat = 0;
    for (const double value : joined.values())
        straight += sameNumber(value, heads.values()[flat++]);
    const auto all = std::int64_t(joined.values().size());
    Symptom symptom;
    symptom.tensor = "context";
    symptom.row = row;
    symptom.extent = say("Context rows that do not match their token's heads: %1", share(rows, B * T));
    const bool in_memory = straight == all;
    const Index& at = *row;
    const std::vector<SymptomPart> token = {{SymptomPart::Role::Query, evidence.token(at[0], at[2])}};
    const std::vector<SymptomPart> name = B > 1 ? sentenceOf(say("%1 of item %2", "%1", at[0]), {token}) : token;
    if (in_memory) { // the tokens whose numbers it holds
        std::vector<std::int64_t> tokens;
        for (std::int64_t o = 0; o < H * hd; ++o)
            tokens.push_back((at[2] * H * hd + o) / hd % T);
        tokens.erase(std::ranges::unique(tokens).begin(), tokens.end());
        std::vector<std::string> names;
        for (std::size_t i = 0; i < tokens.size() && i < 4; ++i)
            names.push_back(evidence.token(at[0], tokens[i]));
        const std::string shown = tokens.size() > 4 ? joinedTexts(names) + " …" : listed(names);
        symptom.sentence = sentenceOf(say("Row %1 of the context contains values from %2"),
                                      {name, {{SymptomPart::Role::Number, shown}}});
        symptom.cause = mistakeNamed("merge_without_transpose");
        symptom.proofs = {{true, say("In memory order, %1 values of the heads match", share(straight, all))},
                          {true, say("Each head's own context is correct, but the heads were joined incorrectly")}};
    } else {
        symptom.sentence = sentenceOf(say("Row %1 of the context does not contain its heads in order"), {name});
        symptom.like_this = say("heads joined in a different order");
    }
    if (rows < B * T)
        for (std::int64_t t = 0; t < T; ++t)
            if (!off(at[0], t)) {
                symptom.right = say("Row “%1” contains its own heads", evidence.token(at[0], t));
                break;
            }
    return symptom;
}

std::optional<Symptom> droppedAtAll(const Evidence& evidence)
{
    const Grid keep = evidence.grid("keep"), dropped = evidence.grid("dropped"), right = evidence.rightGrid("dropped");
    if (keep.empty() || !evidence.rightGrid("keep").empty() || right.values().size() != dropped.values().size() ||
        keep.values().size() != dropped.values().size())
        return std::nullopt;
    std::int64_t lost = 0, alive = 0, kept = 0, same = 0;
    double factor = 0, largest = 0;
    for (std::size_t i = 0; i < dropped.values().size(); ++i)
        if (keep.values()[i] != 0 && std::isfinite(right.values()[i]) && std::abs(right.values()[i]) > largest) {
            largest = std::abs(right.values()[i]);
            factor = dropped.values()[i] / right.values()[i];
        }
    for (std::size_t i = 0; i < dropped.values().size(); ++i) {
        if (right.values()[i] == 0 || !std::isfinite(right.values()[i]))
            continue;
        ++alive;
        lost += dropped.values()[i] == 0;
        if (keep.values()[i] != 0) {
            ++kept;
            same += agree(dropped.values()[i] / factor, right.values()[i], 4);
        }
    }
    Symptom symptom;
    symptom.beside = true;
    symptom.tensor = "dropped";
    symptom.sentence =
        sentenceOf(say("Unlike in A, %1 weights are 0"), {{{SymptomPart::Role::Number, share(lost, alive)}}});
    symptom.extent = say("Weights multiplied by %2: %1", share(kept, alive), four(factor));
    symptom.right = say("Each run of the layer would drop different weights");
    if (same == kept) {
        symptom.cause = mistakeNamed("eval_forgotten");
        symptom.proofs = {{true, say("Divided by %1, %2 kept weights match A", four(factor), share(same, kept))},
                          {true, say("The weights before dropout match A")}};
    } else {
        symptom.like_this = say("dropout that should be off, or dropout of different weights");
    }
    return symptom;
}

std::optional<Symptom> firstDifference(const Evidence& evidence)
{
    for (const TracedTensor& tensor : evidence.computed.trace->tensors()) {
        const Grid now = evidence.grid(tensor.name), right = evidence.rightGrid(tensor.name);
        if (now.empty() || right.values().size() != now.values().size())
            continue;
        std::int64_t off = 0;
        for (std::size_t i = 0; i < now.values().size(); ++i)
            off += !sameNumber(now.values()[i], right.values()[i]) && !agree(now.values()[i], right.values()[i], 4);
        if (off == 0)
            continue;
        Symptom symptom;
        symptom.beside = true;
        symptom.tensor = tensor.name;
        symptom.sentence = sentenceOf(say("Compared with A, the first values that differ are in %1"),
                                      {{{SymptomPart::Role::Number, tensor.name}}});
        symptom.extent = say("%1 values", share(off, std::int64_t(now.values().size())));
        symptom.like_this = say("a mistake in any input of %1", tensor.name);
        return symptom;
    }
    return std::nullopt;
}

} // namespace attn::mistakes
