// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/undostep.h"

#include "ui/language/said.h"

namespace attn {

namespace {

// For the list of steps, and for the menus: Qt parts them at a line end.
QString listedAndInMenu(QString words)
{
    words.replace(QLatin1Char('\n'), QStringLiteral("\\n"));
    return words + QLatin1Char('\n') + unmarked(words);
}

} // namespace

UndoStep::UndoStep(Document& document, StepParts parts)
    : QUndoCommand(listedAndInMenu(parts.text)), m_document(document), m_before(document.now()),
      m_after(std::move(parts.after)), m_change(parts.change), m_mergeKey(parts.mergeKey),
      m_generation(document.m_mergeGeneration)
{
}

void UndoStep::undo()
{
    m_document.endMerge(); // an edit after an undo is its own step, even if its key matches the step below
    m_document.take(m_after.scene, m_before, m_change);
}

void UndoStep::redo()
{
    if (m_done)
        m_document.endMerge();
    m_done = true;
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
    setText(listedAndInMenu(next->text())); // the value that the drag has reached
    setObsolete(changesNothing());          // dragged back to where it began: nothing to undo
    return true;
}

bool UndoStep::changesNothing() const { return *m_after.scene == *m_before.scene; }

} // namespace attn
