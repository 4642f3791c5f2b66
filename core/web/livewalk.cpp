// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/web/livewalk.h"

#include "core/base/say.h"
#include "core/layer/stages.h"

namespace attn {

void LiveWalk::follow(const Realized& realized)
{
    Walk walk(realized, 0, 0);
    if (m_place && *m_place != Walk::nothing())
        m_place = walk.empty() ? std::nullopt : std::optional(walk.keptPlace(m_walk, *m_place));
    m_walk = std::move(walk);
    if (m_place && *m_place == m_walk.last())
        m_place.reset();
}

void LiveWalk::go(StepUnit unit, Direction direction)
{
    if (m_walk.empty())
        return;
    const StepPlace place = m_place.value_or(m_walk.last());
    switch (direction) {
    case Direction::Forward: m_place = m_place ? m_walk.next(place, unit) : std::nullopt; break;
    case Direction::Back: m_place = atStart() ? m_place : m_walk.previous(place, unit).value_or(Walk::nothing()); break;
    case Direction::Start: m_place = Walk::nothing(); break;
    case Direction::End: m_place.reset(); break;
    }
    if (m_place && *m_place == m_walk.last())
        m_place.reset();
}

bool LiveWalk::done(const std::string& tensor, std::int64_t row, std::int64_t column) const
{
    return !m_place || m_walk.done(*m_place, tensor, row, column);
}

std::optional<CellRef> LiveWalk::last() const
{
    return m_place && !atStart() ? std::optional(m_walk.cellAt(*m_place)) : std::nullopt;
}

std::string LiveWalk::words(const Realized& realized) const
{
    if (!m_place)
        return say("Everything is computed.");
    if (atStart())
        return say("Nothing is computed yet.");
    const StepTensor& tensor = m_walk.tensors()[std::size_t(m_place->tensor)];
    return say("%1, stage %2 of %3: row %4 of %5", say(findStage(realized.plan.stages, tensor.name)->title),
               tensor.stage + 1, m_walk.stages(), m_place->row + 1, tensor.rows);
}

} // namespace attn
