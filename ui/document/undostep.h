// SPDX-License-Identifier: GPL-3.0-or-later
// The one undoable step: the scene before and the scene after. Scenes share their tensors, and of their edits all but what
// changed, so keeping both is cheap, and undo brings back exactly what was there.
#pragma once

#include "ui/document/change.h"
#include "ui/document/document.h"

#include <QString>
#include <QUndoCommand>

namespace attn {

class UndoStep : public QUndoCommand {
public:
    // Steps with the same non-empty `mergeKey` and the same `generation` become one.
    UndoStep(Document& document, const QString& text, PlannedScene after, Change change, const QString& mergeKey,
             int generation);

    const std::shared_ptr<const Scene>& before() const { return m_before.scene; }
    void undo() override;
    void redo() override;
    int id() const override;
    bool mergeWith(const QUndoCommand* other) override;

private:
    Document& m_document;
    PlannedScene m_before;
    PlannedScene m_after;
    Change m_change;
    QString m_mergeKey;
    int m_generation;
    bool m_done = false; // redo() ran before: the next one is a real redo
};

} // namespace attn
