// SPDX-License-Identifier: GPL-3.0-or-later
// Moves an arrow's tip by pointer or keys: each position is an edit of the document that replaces the one before, so
// that a whole drag is one undoable step of the history.
#pragma once

#include "core/geometry/arrowplane.h"
#include "core/geometry/tipmove.h"
#include "ui/document/document.h"

#include <QObject>

#include <optional>

namespace attn {

class TipDrag : public QObject {
    Q_OBJECT

public:
    explicit TipDrag(Document* document, QObject* parent = nullptr);

    // `token`: as the person calls it.
    void begin(const ComputedPtr& computed, const LayerVectors& vectors, const ArrowPlane& plane, VectorPlace place,
               const QString& token, bool byEmbedding);
    bool isActive() const { return m_mover.has_value(); }
    VectorPlace place() const { return m_mover->place(); }
    const ArrowPlane& plane() const { return m_plane; }
    PlanePoint tip() const { return m_tip; } // where it was last
    void to(PlanePoint tip);
    void end(bool keep);                       // else the scene is as it was
    bool isMoving() const { return m_moving; } // document signals are the drag's now

Q_SIGNALS:
    // What was done, or why it was not.
    void said(const QString& sentence, bool refused);
    void ended();

private:
    QString doneWords(const TipMove& move) const;

    Document* m_document;
    std::optional<TipMover> m_mover;
    std::shared_ptr<const Scene> m_before;
    ArrowPlane m_plane;
    PlanePoint m_tip;
    QString m_token;
    bool m_byEmbedding = true;
    bool m_moving = false;
};

} // namespace attn
