// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/undostep.h"

#include "core/io/scene/scenedelta.h"

namespace attn {

namespace {

constexpr std::size_t most_folded = 20000; // bytes: what takes more shares its tensors with its neighbors

} // namespace

UndoStep::UndoStep(Document& document, StepParts parts)
    : QUndoCommand(parts.text), m_document(document), m_before(document.now()), m_after(std::move(parts.after)),
      m_change(parts.change), m_mergeKey(parts.mergeKey), m_generation(document.m_mergeGeneration)
{
}

bool UndoStep::fold() const
{
    if (std::exchange(m_foldTried, true))
        return false;
    const Scene &before = *m_before.scene, &after = *m_after.scene;
    if (before.model || after.model) // which layer of it stands there when it is undone is not known
        return true;
    m_backwards = encodeDelta(after, before);
    m_forwards = encodeDelta(before, after);
    const auto back = applyDelta(after, m_backwards), forth = applyDelta(before, m_forwards);
    if (m_backwards.size() + m_forwards.size() > most_folded || !back || !forth || !(*back == before) ||
        !(*forth == after)) {
        m_backwards = m_forwards = {};
        return true;
    }
    m_backwards.shrink_to_fit();
    m_forwards.shrink_to_fit();
    m_before.scene = m_after.scene = nullptr;
    return true;
}

void UndoStep::unfold(bool done) const
{
    if (m_before.scene)
        return;
    const std::shared_ptr<const Scene> now = m_document.now().scene;
    auto other = std::make_shared<const Scene>(*applyDelta(*now, done ? m_backwards : m_forwards));
    m_before.scene = done ? other : now;
    m_after.scene = done ? now : other;
    m_backwards = m_forwards = {};
    m_foldTried = false;
}

std::shared_ptr<const Scene> UndoStep::before() const
{
    unfold(true);
    return m_before.scene;
}

void UndoStep::undo()
{
    m_document.endMerge(); // what follows an undo is a step of its own, even when its key fits the step below
    unfold(true);
    m_document.take(m_after.scene, m_before, m_change);
}

void UndoStep::redo()
{
    if (m_done)
        m_document.endMerge();
    m_done = true;
    unfold(false);
    m_document.take(m_before.scene, m_after, m_change);
}

int UndoStep::id() const
{
    return m_mergeKey.isEmpty() ? -1 : 1; // -1: QUndoStack never asks mergeWith
}

bool UndoStep::mergeWith(const QUndoCommand* other)
{
    const auto* next = static_cast<const UndoStep*>(other); // the stack compares id() first
    if (next->m_mergeKey != m_mergeKey || next->m_generation != m_generation)
        return false;
    m_after = next->m_after;
    m_change |= next->m_change;
    setText(next->text());         // the value that the drag has reached
    setObsolete(changesNothing()); // dragged back to where it began: nothing to undo
    return true;
}

bool UndoStep::changesNothing() const { return *m_after.scene == *m_before.scene; }

} // namespace attn
