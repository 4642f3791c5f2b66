// SPDX-License-Identifier: GPL-3.0-or-later
// A live page's position in a computation: what it shows, and what is not computed yet. Steps through one batch item
// and head; the others follow along.
#pragma once

#include "core/explain/walk.h"

#include <optional>
#include <string>
#include <string_view>

namespace attn {

class LiveWalk {
public:
    // After an edit: keeps the place if it still exists. A scene just opened is shown whole.
    void follow(const Realized& realized);
    void reset() { m_place.reset(); }

    enum class Direction { Forward, Back, Start, End };
    void go(StepUnit unit, Direction direction);

    bool showsAll() const { return !m_place; }
    bool atStart() const { return m_place == Walk::nothing(); }
    // Whether the number at this row and column of a matrix of the tensor is computed.
    bool done(const std::string& tensor, std::int64_t row, std::int64_t column) const;
    // The last number computed; nullopt at the start and if all are.
    std::optional<CellRef> last() const;
    // "Softmax, stage 6 of 7: row 2 of 6"
    std::string words(const Realized& realized) const;

private:
    Walk m_walk;
    std::optional<StepPlace> m_place; // nullopt: everything is shown
};

} // namespace attn
