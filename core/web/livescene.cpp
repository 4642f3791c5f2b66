// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/web/livescene.h"

#include "core/backends/cpu/kernels/kernels.h"
#include "core/backends/workspace.h"
#include "core/base/expression.h"
#include "core/base/say.h"
#include "core/engine/computescene.h"
#include "core/engine/engine.h"
#include "core/rewrite/overrides.h"

#include <algorithm>

namespace attn {

namespace {

constexpr std::size_t most_steps = 1000; // of the history; drops oldest first

}

LiveScene::LiveScene() : m_workspace(std::make_shared<Workspace>(1, cpu::kernelsNamed("plain"))) {}

std::optional<Error> LiveScene::open(Scene scene)
{
    if (auto fault = compute(scene))
        return fault;
    m_before.reset();
    m_held.clear();
    m_history = {std::move(scene)};
    m_at = 0;
    return {};
}

std::optional<Error> LiveScene::change(Scene to, const Stroke& stroke)
{
    const bool goes_on = goesOn(stroke.name), moves = to != scene();
    if (moves) {
        if (const auto refused = m_guard ? m_guard(scene(), to) : std::nullopt)
            return Error{*refused};
        const ComputedPtr before = m_before;
        if (auto fault = compute(to))
            return fault;
        if (goes_on) {
            m_before = before;
            m_history[m_at] = std::move(to);
        } else {
            push(std::move(to));
        }
    }
    m_held = stroke.held && (moves || goes_on) ? stroke.name : "";
    if (goes_on && m_held.empty() && m_history[m_at] == m_history[m_at - 1]) {
        m_history.pop_back();
        --m_at;
    }
    return {};
}

void LiveScene::push(Scene to)
{
    m_history.resize(m_at + 1);
    if (m_history.size() == most_steps)
        m_history.erase(m_history.begin() + 1); // the first is where one starts again
    m_history.push_back(std::move(to));
    m_at = m_history.size() - 1;
}

std::optional<Error> LiveScene::type(const CellRef& cell, std::string_view number)
{
    const auto value = evaluate(number);
    if (!value)
        return value.error();
    return change(withNumber(scene(), m_computed->realized->plan, cell.tensor, cell.index, static_cast<float>(*value)));
}

std::optional<Error> LiveScene::release(const CellRef& cell)
{
    Scene to = scene();
    if (!to.edits.remove(cell.tensor, cell.index) && !to.overrides.remove(cell.tensor, cell.index))
        return Error{say("%1 has not been changed", toString(cell))};
    return change(std::move(to));
}

std::optional<Error> LiveScene::undo() { return canUndo() ? goTo(m_at - 1) : std::nullopt; }

std::optional<Error> LiveScene::redo() { return canRedo() ? goTo(m_at + 1) : std::nullopt; }

std::optional<Error> LiveScene::sayAgain()
{
    const ComputedPtr before = m_before;
    auto fault = isOpen() ? compute(scene()) : std::nullopt;
    m_before = before;
    return fault;
}

std::optional<Error> LiveScene::goTo(std::size_t at)
{
    if (auto fault = compute(m_history[at]))
        return fault;
    m_at = at;
    m_held.clear();
    return {};
}

void LiveScene::hide(const std::vector<CellBlock>& hidden)
{
    const auto withHidden = [&](Scene& each) {
        if (!each.view)
            each.view.emplace().stage = "weights";
        each.view->hidden = hidden;
    };
    std::ranges::for_each(m_history, withHidden);
    auto computed = std::make_shared<Computed>(*m_computed);
    withHidden(computed->scene);
    m_computed = std::move(computed);
}

std::optional<Error> LiveScene::compute(Scene scene)
{
    std::string missing;
    auto made = computeScene(std::move(scene), backends().front(), {}, missing, m_workspace);
    if (!made)
        return made.error();
    m_before = std::exchange(m_computed, std::make_shared<const Computed>(std::move(*made)));
    return {};
}

} // namespace attn
