// SPDX-License-Identifier: GPL-3.0-or-later
// A scene edited without a window: the scene, the numbers that follow from it, and its undo history. What a page in a
// browser shows; it computes at once, in the caller's thread, with the kernels whose digits are the same on every
// machine.
#pragma once

#include "core/base/result.h"
#include "core/engine/computed.h"
#include "core/explain/explain.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace attn {

class Workspace;

// Consecutive changes of one name, while held, are one step of the history: a slider drag, a stroke of the mask.
struct Stroke {
    std::string name;
    bool held = false; // the next change of this name belongs to it
};

class LiveScene {
public:
    LiveScene();

    // Begins with this scene, without a past. On an error everything stays as it was, here and below.
    std::optional<Error> open(Scene scene);
    bool isOpen() const { return bool(m_computed); }

    const Scene& scene() const { return m_computed->scene; }
    const Scene& opened() const { return m_history.front(); }
    // All numbers. What may be shown of them is withheldByScene of this.
    const ComputedPtr& computed() const { return m_computed; }
    // As it was before the last change, or before the current stroke; null before the first one.
    const ComputedPtr& before() const { return m_before; }

    // Why a change is refused, in one sentence; nullopt: it is not. Called before each change; null: all may pass.
    using Guard = std::function<std::optional<std::string>(const Scene& before, const Scene& after)>;
    void guardBy(Guard guard) { m_guard = std::move(guard); }

    // Replaces the scene, as one step of the history. A change without effect adds none, nor does a stroke that ends
    // where it began.
    std::optional<Error> change(Scene to, const Stroke& stroke = {});
    // Whether a change of this name would belong to the last step.
    bool goesOn(const std::string& name) const { return !name.empty() && name == m_held; }
    // Enters a number as typed ("1/sqrt(8)") into a cell: edits what is given, pins what is computed.
    std::optional<Error> type(const CellRef& cell, std::string_view number);
    // The cell has its own number again.
    std::optional<Error> release(const CellRef& cell);

    bool canUndo() const { return m_at > 0; }
    bool canRedo() const { return m_at + 1 < m_history.size(); }
    std::optional<Error> undo();
    std::optional<Error> redo();
    // Sets what is hidden from now on, regardless of undo and redo.
    void hide(const std::vector<CellBlock>& hidden);
    // Call after a language change: sentences about a layer are made when it is computed. No step of the history.
    std::optional<Error> sayAgain();
    // Restores the scene as opened; one step of the history.
    std::optional<Error> startAgain() { return change(m_history.front()); }

private:
    void push(Scene to);
    std::optional<Error> compute(Scene scene);
    std::optional<Error> goTo(std::size_t at);

    std::shared_ptr<Workspace> m_workspace;
    Guard m_guard;
    std::vector<Scene> m_history; // never empty once one is open
    std::size_t m_at = 0;
    std::string m_held; // the current stroke
    ComputedPtr m_computed, m_before;
};

} // namespace attn
