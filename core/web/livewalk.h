// SPDX-License-Identifier: GPL-3.0-or-later
// Where a live page stands on its way through a computation: what is shown of it, and what is not computed yet. One batch item and
// head are walked, the others come about with it.
#pragma once

#include "core/explain/walk.h"

#include <optional>
#include <string>
#include <string_view>

namespace attn {

class LiveWalk {
public:
    // After an edit: the place is kept where there still is one. Of a scene that was just opened everything is shown.
    void follow(const Realized& realized);
    void reset() { m_place.reset(); }

    enum class Way { Forward, Back, Start, End };
    void go(StepUnit unit, Way way);

    bool showsAll() const { return !m_place; }
    bool atStart() const { return m_place == Walk::nothing(); }
    // Whether the number at this row and column of a matrix of the tensor is computed.
    bool done(const std::string& tensor, std::int64_t row, std::int64_t column) const;
    // The last number that is; nothing at the start and where everything is.
    std::optional<CellRef> last() const;
    // "Softmax, stage 6 of 7: row 2 of 6"
    std::string words(const Realized& realized) const;

private:
    Walk m_walk;
    std::optional<StepPlace> m_place; // nothing: everything is shown
};

} // namespace attn
