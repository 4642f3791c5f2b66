// SPDX-License-Identifier: GPL-3.0-or-later
// The one undoable step: the scene before and the scene after. Scenes share their tensors, so keeping both is cheap,
// and undo brings back exactly what was there.
#pragma once

#include "core/scene/scene.h"
#include "ui/document/change.h"

#include <QString>
#include <QUndoCommand>

#include <memory>

namespace attn {

class Document;

class SetScene : public QUndoCommand {
public:
    // Walk with the same non-empty `mergeKey` and the same `generation` become one.
    SetScene(Document& document, const QString& text, std::shared_ptr<const Scene> after, Change change,
             const QString& mergeKey, int generation);

    void undo() override;
    void redo() override;
    int id() const override;
    bool mergeWith(const QUndoCommand* other) override;

private:
    Document& m_document;
    std::shared_ptr<const Scene> m_before;
    std::shared_ptr<const Scene> m_after;
    Change m_change;
    QString m_mergeKey;
    int m_generation;
    bool m_done = false; // redo() ran before: the next one is a real redo
};

} // namespace attn
