// SPDX-License-Identifier: GPL-3.0-or-later
// The one undoable step: the scene before and the scene after. Scenes share their tensors, and of their edits all but what
// changed, so keeping both is cheap, and undo brings back exactly what was there.
#pragma once

#include "ui/document/document.h"

#include <QUndoCommand>

namespace attn {

class UndoStep : public QUndoCommand {
public:
    UndoStep(Document& document, StepParts parts);

    const std::shared_ptr<const Scene>& before() const { return m_before.scene; }
    const std::shared_ptr<const Scene>& after() const { return m_after.scene; }
    Change change() const { return m_change; }
    void undo() override;
    void redo() override;
    int id() const override;
    bool mergeWith(const QUndoCommand* other) override;

protected:
    virtual bool changesNothing() const;

private:
    Document& m_document;
    PlannedScene m_before, m_after;
    Change m_change;
    QString m_mergeKey;
    int m_generation;
    bool m_done = false; // redo() ran before: the next one is a real redo
};

} // namespace attn
