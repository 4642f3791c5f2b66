// SPDX-License-Identifier: GPL-3.0-or-later
// The one undoable step: the scene before and the scene after. Scenes share their tensors, and of their edits all but what
// changed, so keeping both is cheap, and undo brings back exactly what was there. A step far away keeps what it changed alone.
#pragma once

#include "ui/document/document.h"

#include <QUndoCommand>

#include <string>

namespace attn {

class UndoStep : public QUndoCommand {
public:
    UndoStep(Document& document, StepParts parts);

    // The scene before a step that is the last one done.
    std::shared_ptr<const Scene> before() const;
    void undo() override;
    void redo() override;
    int id() const override;
    bool mergeWith(const QUndoCommand* other) override;
    // Keeps what the step changed instead of both scenes, until it is its turn again; false where that was tried before.
    bool fold() const;
    bool isFolded() const { return !m_before.scene; }

protected:
    virtual bool changesNothing() const;

private:
    // From what stands in the document: the scene after the step, where `done`, else the one before.
    void unfold(bool done) const;

    Document& m_document;
    mutable PlannedScene m_before, m_after;      // without scenes where it is folded
    mutable std::string m_backwards, m_forwards; // what turns one scene into the other
    mutable bool m_foldTried = false;
    Change m_change;
    QString m_mergeKey;
    int m_generation;
    bool m_done = false; // redo() ran before: the next one is a real redo
};

} // namespace attn
