// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/lines/tipdrag.h"

#include "core/base/oneof.h"
#include "ui/language/said.h"

#include <QScopedValueRollback>
#include <QStringList>

namespace attn {

namespace {

const QString drag_key = QStringLiteral("drag the tip of an arrow");

QString symbolOf(VectorKind kind)
{
    return kind == VectorKind::Context ? QObject::tr("context") : QString::fromUtf8(letterOf(kind).data());
}

// "rotated q" where the arrow is what positions made of q.
QString symbolOf(VectorKind kind, const LayerVectors& vectors)
{
    const std::string& tensor = vectors.tensorOf(kind);
    return tensor.ends_with("_rotated")  ? QObject::tr("rotated %1").arg(symbolOf(kind))
           : tensor.ends_with("_normed") ? QObject::tr("normalized %1").arg(symbolOf(kind))
                                         : symbolOf(kind);
}

QString symbolsOf(const std::vector<VectorKind>& kinds)
{
    std::vector<std::string> symbols;
    for (const VectorKind kind : kinds)
        symbols.push_back(symbolOf(kind).toStdString());
    return QString::fromStdString(listed(symbols));
}

} // namespace

TipDrag::TipDrag(Document* document, QObject* parent) : QObject(parent), m_document(document)
{
    connect(document, &Document::changed, this, [this] {
        if (isActive() && !m_moving) // undone, or edited elsewhere: its scene has changed
            end(true);
    });
}

void TipDrag::begin(const ComputedPtr& computed, const LayerVectors& vectors, const ArrowPlane& plane,
                    VectorPlace place, const QString& token, bool byEmbedding)
{
    if (isActive())
        end(true);
    m_mover.emplace(computed, vectors, place);
    m_before = m_document->sharedScene();
    m_plane = plane;
    m_tip = plane.of(m_mover->start());
    m_token = token;
    m_byEmbedding = byEmbedding;
    m_document->endMerge();
}

void TipDrag::to(PlanePoint tip)
{
    const auto move = m_mover->to(m_plane.moved(m_mover->start(), tip), m_byEmbedding);
    if (!move)
        return Q_EMIT said(QString::fromStdString(move.error().message), true);
    m_tip = tip;
    std::optional<Error> refused;
    {
        QScopedValueRollback moving(m_moving, true);
        refused = m_document->edit(tr("Move %1 of “%2”").arg(symbolOf(place().kind, m_mover->vectors()), m_token),
                                   moved(*m_before, *move), ChangePart::Values, drag_key);
    }
    refused ? Q_EMIT said(QString::fromStdString(refused->message), true) : Q_EMIT said(doneWords(*move), false);
}

void TipDrag::end(bool keep)
{
    if (!isActive())
        return;
    if (!keep) { // merges into the drag, which then has no effect and is dropped
        QScopedValueRollback moving(m_moving, true);
        m_document->edit(tr("Drag"), *m_before, ChangePart::Values, drag_key);
        Q_EMIT said({}, false);
    }
    m_document->endMerge();
    m_mover.reset();
    m_before.reset();
    Q_EMIT ended();
}

QString TipDrag::doneWords(const TipMove& move) const
{
    const QString symbol = symbolOf(place().kind, m_mover->vectors());
    switch (move.by) {
    case TipMove::By::Embedding: {
        const QString solved = tr("x of “%1” changed as little as possible to give this %2.").arg(m_token, symbol);
        return move.others.empty() ? solved
                                   : inARow({solved, tr("The token's %1 moved too.").arg(symbolsOf(move.others))});
    }
    case TipMove::By::Given:
        return tr("%1 of “%2” is an input here, so its values were changed directly.").arg(symbol, m_token);
    case TipMove::By::Pinned: break;
    }
    const QString pinned =
        tr("%1 of “%2” is pinned. x and everything else about the token stay the same.").arg(symbol, m_token);
    if (!m_byEmbedding)
        return pinned;
    const QString why = m_mover->whyNotEmbedding().empty() ? tr("No embedding gives exactly this %1.").arg(symbol)
                                                           : QString::fromStdString(m_mover->whyNotEmbedding());
    return why + QLatin1Char(' ') + pinned;
}

} // namespace attn
