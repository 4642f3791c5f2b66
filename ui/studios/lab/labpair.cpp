// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/lab/labpair.h"

#include "core/explain/withhold.h"

#include <QScopedValueRollback>

namespace attn {

LabPair::LabPair(Document* document, Selection* selection, QObject* parent)
    : QObject(parent), m_document(document), m_selection(selection), m_base(document->sharedScene()),
      m_right(new Earlier(this)), m_wrong(new Earlier(this))
{
    for (Earlier* each : {m_right, m_wrong})
        connect(each, &Earlier::ready, this, &LabPair::ready);
    connect(document, &Document::changed, this, [this](Change change) {
        if (m_opening || !(change & ChangePart::Scene))
            return;
        // A file was opened, or a lesson goes on: what was on is gone with its window.
        m_guest = false;
        turnOff();
        takeBase();
        Q_EMIT closed();
    });
}

void LabPair::takeBase()
{
    if (!m_on)
        m_base = m_document->sharedScene();
}

// Where the mistake is seen best, with the cell in hand.
View LabPair::viewOn(const ClassicMistake& mistake) const
{
    View view = m_base->view.value_or(View());
    view.stage = std::string(mistake.stage);
    view.batch = m_selection->batch();
    view.head = m_selection->head();
    view.step.reset();
    view.range = {};
    view.all_heads = false;
    view.operands.reset();
    view.hidden = m_selection->hidden();
    view.cell.reset();
    if (const auto cell = m_selection->chosen())
        view.cell = View::CellPlace{cell->row, cell->column};
    return view;
}

std::optional<Error> LabPair::turnOn(const ClassicMistake& mistake, bool beside)
{
    takeBase();
    auto pair = withMistake(mistake, *m_base);
    if (!pair)
        return pair.error();
    // Where a lesson has lent the window its scene, B does not take that place.
    m_beside = beside || (m_document->hasGuest() && !m_guest);
    m_brought = pair->brought;
    pair->right.view = pair->wrong.view = viewOn(mistake);
    auto right = std::make_shared<const Scene>(std::move(pair->right));
    m_wrongScene = std::make_shared<const Scene>(std::move(pair->wrong));
    if (m_guest && m_beside) {
        const QScopedValueRollback opening(m_opening, true);
        m_guest = false;
        m_document->closeGuest();
    }
    m_on = &mistake;
    m_right->want(right, nullptr);
    m_wrong->want(m_beside ? m_wrongScene : nullptr, nullptr);
    if (!m_beside) {
        const QScopedValueRollback opening(m_opening, true);
        m_guest = true;
        m_document->openGuest(*m_wrongScene);
        m_document->guardGuestBy([this](const Scene&, const Scene&) -> std::optional<std::string> {
            if (!m_guest)
                return std::nullopt;
            return tr("The error lab shows a copy: leave it to edit your own scene.").toStdString();
        });
    }
    return std::nullopt;
}

void LabPair::turnOff()
{
    m_on = nullptr;
    m_beside = false;
    m_wrongScene.reset();
    m_right->want(nullptr, nullptr);
    m_wrong->want(nullptr, nullptr);
    if (m_guest) {
        const QScopedValueRollback opening(m_opening, true);
        m_guest = false;
        m_document->guardGuestBy(nullptr);
        m_document->closeGuest();
    }
}

void LabPair::setShown(const ComputedPtr& computed) { m_shown = computed; }

ComputedPtr LabPair::wrong() const
{
    if (!m_on)
        return nullptr;
    if (m_beside)
        return m_shown ? withheldLike(m_shown, m_wrong->computed()) : nullptr;
    return m_shown && m_shown->scene.config == m_wrongScene->config && m_document->hasGuest() ? m_shown : nullptr;
}

ComputedPtr LabPair::right() const { return m_on && m_shown ? withheldLike(m_shown, m_right->computed()) : nullptr; }

} // namespace attn
