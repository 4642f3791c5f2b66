// SPDX-License-Identifier: GPL-3.0-or-later
// A derivative's target: one number of a layer, or the norm of a block, and its value in float64.
#pragma once

#include "core/base/result.h"
#include "core/base/stop.h"
#include "core/layer/trace.h"
#include "core/recipe/realize.h"
#include "core/scene/scene.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace attn {

// Shape and kind of a tensor of the trace; nullopt if the scene makes none of that name.
struct KnownTensor {
    Shape shape;
    Kind kind = Kind::Real;
};
std::optional<KnownTensor> tensorOf(const Realized& realized, const std::string& name);

// Why a tensor has no derivatives, or none by it.
std::optional<Error> whyNotReal(const Realized& realized, const std::string& name);
// Why there is no such target.
std::optional<Error> whyNoTarget(const Realized& realized, const CellBlock& target);

class DerivedTarget {
public:
    // There must be such a target.
    DerivedTarget(const Realized& realized, const CellBlock& block);

    bool isCell() const { return m_cell; }
    // The batch items that it has numbers in; none where it is given, not computed.
    std::int64_t firstItem() const { return m_first_item; }
    std::int64_t lastItem() const { return m_last_item; }

    // Its numbers in the reference's trace of one item, or of all that is given.
    struct Part {
        std::int64_t first = 0; // flat position in that tensor
        std::vector<double> numbers;
    };
    Part partOf(const Trace& forward) const;
    Part partOfGiven(const Realized& realized) const;

private:
    struct Block {
        std::int64_t first = 0, count = 0;
    };
    Block blockIn(const Shape& shape, Index leading) const;

    const CellBlock& m_block;
    bool m_cell, m_of_one_item;
    std::int64_t m_first_item = 0, m_last_item = 0;
};

// The value of a target: the number of a cell, the Euclidean norm of a block; nullopt if `stop` was requested
// meanwhile.
std::optional<double> valueOf(const Realized& realized, const CellBlock& target, const StopToken& stop);

} // namespace attn
