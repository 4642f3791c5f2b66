// SPDX-License-Identifier: GPL-3.0-or-later
// A scene with its trace, ready to be asked about its cells, and how far a float32 backend may lie from an explanation.
#pragma once

#include "core/engine/engine.h"
#include "core/explain/explain.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <random>

namespace attn::test {

struct Explained {
    Scene scene;
    std::shared_ptr<const Realized> realized;
    std::shared_ptr<const Trace> trace;

    Explained(Scene of, const std::string& backend) : scene(std::move(of))
    {
        const auto made = realize(scene);
        REQUIRE_MESSAGE(made, (made ? "" : made.error().message));
        realized = *made;
        trace = run(*realized, **backendNamed(backend));
    }

    Explanation at(const CellRef& cell) const
    {
        const auto found = explain(scene, *realized, *trace, cell);
        REQUIRE_MESSAGE(found, (found ? "" : found.error().message));
        return *found;
    }
    Explanation at(const std::string& text) const
    {
        const auto cell = parseCellRef(*trace, text);
        REQUIRE_MESSAGE(cell, (cell ? "" : cell.error().message));
        return at(*cell);
    }
    double value(const CellRef& cell) const { return trace->cell(*trace->find(cell.tensor), cell.index); }
    std::vector<CellRef> readers(const CellRef& cell) const { return readersOf(scene, *realized, *trace, cell); }
};

class Dice {
public:
    explicit Dice(std::uint64_t seed) : m_random(seed) {}
    std::int64_t below(std::int64_t end)
    {
        return static_cast<std::int64_t>(m_random() % static_cast<std::uint64_t>(end));
    }
    CellRef cellOf(const TracedTensor& tensor)
    {
        CellRef cell{tensor.name, {}};
        for (const std::int64_t extent : tensor.shape)
            cell.index.push_back(below(extent));
        return cell;
    }
    // A cell of a block.
    CellRef cellIn(CellRef block, const Shape& shape)
    {
        for (std::size_t axis = 0; axis < shape.size(); ++axis)
            if (block.index[axis] < 0)
                block.index[axis] = below(shape[axis]);
        return block;
    }

private:
    std::mt19937_64 m_random;
};

// doctest has a toString of its own, which its macros prefer.
inline std::string named(const CellRef& cell) { return attn::toString(cell); }
inline std::string named(Operation operation) { return attn::toString(operation); }

inline bool same(double a, double b) { return a == b || (std::isnan(a) && std::isnan(b)); }

// How far the cpu backend's value may lie from the result, both starting from the same float32 terms: one step's
// rounding. inf where float32 cannot tell.
inline double roundingBound(const Explanation& explanation)
{
    constexpr double unit = 1.0 / (1 << 24), cannot_tell = std::numeric_limits<double>::infinity();
    constexpr double smallest = std::numeric_limits<float>::min();
    const double result = std::abs(explanation.result);
    switch (explanation.operation) {
    case Operation::Product: {
        double values = 0, factors = 0;
        for (const Term& term : explanation.terms) {
            values += term.value * term.value;
            factors += term.factor * term.factor;
        }
        const double terms = std::sqrt(static_cast<double>(explanation.terms.size()));
        return 2 * terms * unit * std::sqrt(values * factors) + 2 * unit * result + smallest;
    }
    case Operation::Norm:
    case Operation::Function:
    case Operation::Slope: return 8 * unit * result + smallest;
    case Operation::Rotate: {
        double all = 0;
        for (const Term& term : explanation.terms)
            all += std::abs(term.value);
        return 8 * unit * all + smallest;
    }
    case Operation::Scale:
    case Operation::Add:
    case Operation::MaskAdd:
    case Operation::Dropout:
    case Operation::Sum: return 4 * unit * result + smallest;
    case Operation::Softmax:
    case Operation::SinkShare:
    case Operation::SoftmaxNaive: {
        double largest = explanation.beside ? std::abs(explanation.beside->value / explanation.temperature) : 0;
        for (const Term& term : explanation.terms)
            if (std::isfinite(term.value))
                largest = std::max(largest, std::abs(term.value / explanation.temperature));
        const double off = 4 * unit * largest;
        if (explanation.operation == Operation::Softmax ||
            (explanation.operation == Operation::SinkShare && explanation.stable))
            return off > 0.1 ? cannot_tell : result * (std::expm1(2 * off) + 8 * unit) + smallest;
        const double log_of_largest = std::log(std::numeric_limits<float>::max());
        const double vanishing = std::numeric_limits<float>::denorm_min() / explanation.sum;
        const double terms = static_cast<double>(explanation.terms.size());
        const bool at_the_edge =
            std::abs(largest - log_of_largest) < 1e-3 || std::abs(std::log(explanation.sum) - log_of_largest) < 1e-3;
        return off > 0.1 || at_the_edge || terms * vanishing > 0.1
                   ? cannot_tell
                   : result * (std::expm1(2 * off) + 8 * unit) + 2 * vanishing + smallest;
    }
    default: return 0;
    }
}

} // namespace attn::test
