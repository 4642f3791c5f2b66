// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/geometry/tipmove.h"

#include "core/base/say.h"
#include "core/layer/stages.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace attn {

namespace {

constexpr std::int64_t most_solved = 512; // components; with more, drags would start late

// Adds how a cell, times `factor`, changes with each number of the token's row of x. False where it is pinned, or not made
// from x by sums.
bool addSlope(const Computed& computed, CellRef cell, double factor, std::vector<double>& slope)
{
    for (;;) {
        if (cell.tensor == "x") {
            slope[std::size_t(cell.index.back())] += factor;
            return true;
        }
        const auto made = explain(computed.scene, *computed.realized, *computed.trace, cell);
        if (!made || made->overridden)
            return false;
        if (made->operation == Operation::Copy && made->terms.size() == 1) {
            cell = made->terms.front().input;
            continue;
        }
        if (made->operation == Operation::Rotate)
            return std::ranges::all_of(made->terms, [&](const Term& term) {
                return addSlope(computed, term.input, factor * term.factor, slope);
            });
        if (made->operation != Operation::Product)
            return false;
        for (const Term& term : made->terms)
            if (term.input.tensor == "x")
                slope[std::size_t(term.input.index.back())] += factor * term.factor;
        return true;
    }
}

std::optional<std::vector<double>> slopeOf(const Computed& computed, const CellRef& cell, std::int64_t inputs)
{
    std::vector<double> slope(std::size_t(inputs), 0.0);
    return addSlope(computed, cell, 1, slope) ? std::optional(std::move(slope)) : std::nullopt;
}

bool fitsFloat(double number) { return std::isfinite(number) && std::isfinite(float(number)); }

} // namespace

Scene moved(Scene scene, const TipMove& move)
{
    EditList& list = move.by == TipMove::By::Pinned ? scene.overrides : scene.edits;
    for (const Edit& edit : move.edits)
        list.set(edit.tensor, edit.index, edit.value);
    return scene;
}

TipMover::TipMover(ComputedPtr computed, LayerVectors vectors, VectorPlace place)
    : m_computed(std::move(computed)), m_vectors(std::move(vectors)), m_place(place)
{
    const Config& config = m_computed->realized->config;
    const std::string &name = m_vectors.tensorOf(place.kind), letter(letterOf(place.kind));
    const TracedTensor* x = m_computed->trace->find("x");
    const StageTensor* stage = findStage(m_computed->realized->plan.stages, name);
    if (place.kind == VectorKind::Context) {
        m_why = say("A context is a mixture of values, so no single embedding produces it.");
    } else if (!x || !startsFromX(config) || !stage || !stage->computed()) {
        m_why = say("%1 is an input here, so it is not computed from an embedding.", letter);
    } else if (normsQueries(config) && (place.kind == VectorKind::Query || place.kind == VectorKind::Key)) {
        m_why = say("%1 is normalized, so no embedding can be solved for it.", letter);
    } else if (m_vectors.components() > most_solved) {
        m_why = say("An embedding can be solved for at most %1 components.", countText(most_solved));
    } else {
        const std::int64_t inputs = x->shape.back();
        m_row = m_computed->trace->row(*x, m_vectors.batch, place.token);
        std::vector<std::vector<double>> rows;
        for (std::int64_t c = 0; c < m_vectors.components() && m_why.empty(); ++c) {
            auto slope = slopeOf(*m_computed, m_vectors.cellOf(place.kind, place.token, c), inputs);
            if (slope && std::ranges::all_of(*slope, [](double number) { return std::isfinite(number); }))
                rows.push_back(std::move(*slope));
            else
                m_why = say("A value of this vector (%1) is already pinned, so x does not affect it.", letter);
        }
        if (m_why.empty())
            m_change.emplace(std::move(rows));
    }
}

std::optional<TipMove> TipMover::byEmbedding(std::span<const double> wanted) const
{
    if (!m_change)
        return std::nullopt;
    std::vector<double> difference;
    double size = 1;
    for (std::size_t c = 0; c < wanted.size(); ++c) {
        difference.push_back(wanted[c] - start()[c]);
        size = std::max({size, std::abs(wanted[c]), std::abs(start()[c])});
    }
    const auto change = (*m_change)(difference);
    if (!change)
        return std::nullopt;
    TipMove move{TipMove::By::Embedding, {}, {}, {}};
    std::vector<double> rounded(change->size());
    for (std::size_t d = 0; d < change->size(); ++d) {
        const double number = m_row[d] + (*change)[d];
        if (!fitsFloat(number))
            return std::nullopt;
        rounded[d] = double(float(number)) - m_row[d];
        if (rounded[d] != 0)
            move.edits.push_back({"x", {m_vectors.batch, m_place.token, std::int64_t(d)}, float(number)});
    }
    const std::vector<double> outcome = m_change->outcome(rounded);
    for (std::size_t c = 0; c < wanted.size(); ++c) {
        move.reached.push_back(start()[c] + outcome[c]);
        if (!(std::abs(move.reached[c] - wanted[c]) <= 5e-6 * size))
            return std::nullopt; // what the projection shrinks so much is lost in the rounding of x
    }
    for (const VectorKind kind : {VectorKind::Query, VectorKind::Key, VectorKind::Value})
        if (const StageTensor* stage = findStage(m_computed->realized->plan.stages, letterOf(kind));
            kind != m_place.kind && stage && stage->computed())
            move.others.push_back(kind);
    return move;
}

Result<TipMove> TipMover::to(std::span<const double> wanted, bool by_embedding) const
{
    if (by_embedding)
        if (auto move = byEmbedding(wanted))
            return std::move(*move);
    const std::string& name = m_vectors.tensorOf(m_place.kind);
    const StageTensor* stage = findStage(m_computed->realized->plan.stages, name);
    const bool computed = stage && stage->computed();
    TipMove move{computed ? TipMove::By::Pinned : TipMove::By::Given, {}, {}, {}};
    // A value shared by several heads occurs in several components: it moves to their mean.
    std::map<Index, std::vector<std::size_t>> components;
    for (std::size_t c = 0; c < wanted.size(); ++c) {
        if (!fitsFloat(wanted[c]))
            return Error{say("The arrow would be too long for float32.")};
        components[m_vectors.cellOf(m_place.kind, m_place.token, std::int64_t(c)).index].push_back(c);
    }
    move.reached.assign(start().begin(), start().end());
    for (const auto& [index, alike] : components) {
        double number = 0;
        for (const std::size_t c : alike)
            number += wanted[c] / double(alike.size());
        if (number == start()[alike.front()])
            continue;
        move.edits.push_back({name, index, float(number)});
        for (const std::size_t c : alike)
            move.reached[c] = double(float(number));
    }
    return move;
}

} // namespace attn
