// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/helpdock.h"

#include "ui/document/selection.h"
#include "ui/help/helppanel.h"
#include "ui/help/helptexts.h"
#include "ui/matrix/stagecards.h"
#include "ui/studios/studio.h"
#include "ui/theme/fonts.h"
#include "ui/window/workarea.h"

#include <QApplication>

#include <algorithm>
#include <utility>

namespace attn {

HelpDock::HelpDock(WorkArea* work, Selection* selection)
    : QDockWidget(tr("Help"), work), m_work(work), m_selection(selection), m_panel(new HelpPanel)
{
    setObjectName(QStringLiteral("help"));
    setTitleBarWidget(new QWidget(this)); // an empty one takes no room
    setFeatures(QDockWidget::DockWidgetClosable);
    setWidget(m_panel);
    work->addDockWidget(Qt::RightDockWidgetArea, this);
    hide();
    connect(m_panel, &HelpPanel::closeAsked, this, &HelpDock::shut);
    connect(selection, &Selection::focusChanged, this, &HelpDock::follow);
    connect(work, &WorkArea::studioChanged, this, [this] {
        follow();
        makeRoom();
        if (!isOpen())
            giveBack();
    });
    // The explanation was requested, so it gets its place.
    connect(work->explainDock(), &QDockWidget::visibilityChanged, this, [this](bool visible) {
        if (!visible || !isOpen() || m_work->explainDock()->isHidden())
            return;
        m_owesExplanation = false;
        shut();
    });
}

void HelpDock::open()
{
    QDockWidget* explanation = m_work->explainDock();
    const int wide = explanation->isHidden() ? m_panel->sizeHint().width() : explanation->width();
    m_before = QApplication::focusWidget();
    if (!explanation->isHidden()) {
        m_owesExplanation = true;
        explanation->hide();
    }
    show();
    m_work->resizeDocks({this}, {wide}, Qt::Horizontal);
    makeRoom();
    follow();
    m_panel->setFocus(Qt::ShortcutFocusReason);
}

void HelpDock::shut()
{
    if (!isOpen())
        return;
    const bool inside = isAncestorOf(QApplication::focusWidget());
    hide();
    makeRoom();
    giveBack();
    if (inside && m_before && m_before->isVisible())
        m_before->setFocus(Qt::ShortcutFocusReason);
}

void HelpDock::makeRoom()
{
    QDockWidget* controls = m_work->editorsDock();
    const bool takes = isOpen() && m_work->studio() && m_work->width() < scaled(1500);
    if (takes && !controls->isHidden()) {
        m_owesControls = true;
        controls->hide();
        m_work->resizeDocks({this}, {controls->width()}, Qt::Horizontal);
    } else if (!takes && std::exchange(m_owesControls, false)) {
        controls->show();
    }
}

// Studios have no explanation: it returns afterwards.
void HelpDock::giveBack()
{
    if (!m_work->studio() && std::exchange(m_owesExplanation, false))
        m_work->explainDock()->show();
}

void HelpDock::setComputed(const ComputedPtr& computed)
{
    m_computed = computed;
    follow();
}

void HelpDock::follow()
{
    if (!isOpen())
        return;
    if (const Studio* studio = m_work->studio())
        return m_panel->show(studioTopic(studio->id()), studio->title(), nullptr, {});
    if (!m_computed)
        return;
    const std::vector<StageInfo> cards = cardsOf(*m_computed->realized);
    const auto card = std::ranges::find(cards, m_selection->stage(), &StageInfo::id);
    if (card != cards.end())
        m_panel->show(stageTopic(card->id), card->heading.isEmpty() ? card->title : card->heading, m_computed,
                      card->tensors);
}

} // namespace attn
