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
        // A file was opened, or a lesson continues: what was on went with its window.
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

// Where the mistake shows best, keeping the cell.
View LabPair::viewOn(std::string stage) const
{
    View view = m_base->view.value_or(View());
    view.stage = std::move(stage);
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

std::optional<Error> LabPair::turnOn(const ClassicMistake& mistake, bool secret)
{
    takeBase();
    auto pair = withMistake(mistake, *m_base);
    if (!pair)
        return pair.error();
    // If a lesson has lent the window its scene, neither replaces it.
    const bool lent = m_document->hasGuest() && !m_guest;
    m_beside = secret || lent;
    m_brought = pair->brought;
    pair->right.view = pair->wrong.view =
        viewOn(secret && m_shown ? tensorInFocus(*m_shown, *m_selection) : std::string(mistake.stage));
    auto right = std::make_shared<const Scene>(std::move(pair->right));
    m_wrongScene = std::make_shared<const Scene>(std::move(pair->wrong));
    m_on = &mistake;
    m_right->want(right, nullptr);
    m_wrong->want(m_beside ? m_wrongScene : nullptr, nullptr);
    if (!lent) {
        const QScopedValueRollback opening(m_opening, true);
        m_guest = true;
        m_document->openGuest(secret ? *right : *m_wrongScene);
        m_document->guardGuestBy([this](const Scene&, const Scene&) -> std::optional<std::string> {
            if (!m_guest)
                return std::nullopt;
            return tr("The error lab shows a copy. Leave the lab to edit your own scene.").toStdString();
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
