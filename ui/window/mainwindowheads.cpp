// SPDX-License-Identifier: GPL-3.0-or-later
// Several heads: the menu that switches them off, sorts them and compares two.
#include "core/heads/headloss.h"
#include "ui/heatmap/headspage.h"
#include "ui/heatmap/heatmappage.h"
#include "ui/kit/choicemenu.h"
#include "ui/language/headwords.h"
#include "ui/theme/icons.h"
#include "ui/window/actionpalette.h"
#include "ui/window/centre.h"
#include "ui/window/mainwindow.h"
#include "ui/window/workarea.h"

#include <QMenu>

namespace attn {

void MainWindow::buildHeadsMenu(QMenu* view)
{
    QMenu* menu = view->addMenu(tr("H&eads"));
    m_onScene.push_back(menu->menuAction());
    m_switchHead = addAction(menu, tr("Turn head &off"), QKeySequence(Qt::Key_O), [this] { switchHeadByKey(); });
    m_switchHead->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    m_switchHead->setIconVisibleInMenu(false);
    setSearchWords(m_switchHead, tr("ablate ablation head switch off on what is lost"));
    m_inMaps.push_back(m_switchHead);
    m_headsOn = addAction(menu, tr("Turn &all heads on"), {}, [this] { m_work->switchHeadsOn(); });
    menu->addSeparator();
    QMenu* order = menu->addMenu(tr("&Sort by"));
    std::vector<MenuChoice> sorts;
    for (int sort = 0; sort < head_sorts; ++sort)
        sorts.push_back({sortName(HeadSort(sort)), sort});
    m_headOrder = addChoices(order, sorts, [this](const QVariant& sort) {
        sortHeads({HeadSort(sort.toInt()), m_smallestFirst->isChecked() && sort.toInt() != 0});
    });
    order->addSeparator();
    m_smallestFirst = addAction(order, tr("S&mallest first"), {}, [this] {
        sortHeads({m_work->centre()->page()->headsPage()->order().by, m_smallestFirst->isChecked()});
    });
    m_smallestFirst->setCheckable(true);
    m_compareHead = menu->addMenu(tr("&Compare with"));
    connect(m_compareHead, &QMenu::aboutToShow, this, [this] { fillCompareMenu(m_compareHead); });
    connect(&m_selection, &Selection::focusChanged, this, &MainWindow::followHeads);
}

// The letter may have been typed by mistake: said where one looks.
void MainWindow::switchHeadByKey()
{
    const int head = m_selection.head();
    const auto isOff = [this, head] { return headIsOff(m_document.scene().config, head); };
    const bool before = isOff();
    m_work->switchHeadOff(head);
    if (isOff() != before)
        m_work->offerUndo((before ? tr("Head %1 is on.") : tr("Head %1 is off.")).arg(head));
}

// Sorting also shows all of them.
void MainWindow::sortHeads(HeadOrder order)
{
    m_work->centre()->page()->headsPage()->setOrder(order);
    m_selection.setAllHeads(true);
}

void MainWindow::fillCompareMenu(QMenu* menu)
{
    menu->clear();
    const int heads = m_computed ? int(m_computed->realized->plan.dims.H) : 0;
    for (int head = 0; head < heads; ++head)
        if (head != m_selection.head())
            addAction(menu, titleOfHead(head), {}, [this, head] { m_work->compareHeads(m_selection.head(), head); });
}

void MainWindow::followHeads()
{
    if (!m_work)
        return; // it is being built
    const HeadOrder order = m_work->centre()->page()->headsPage()->order();
    checkChoice(m_headOrder, int(order.by));
    m_smallestFirst->setChecked(order.smallestFirst);
    m_smallestFirst->setEnabled(order.by != HeadSort::Number);
    if (!m_computed)
        return;
    const Config& config = m_computed->realized->config;
    const int heads = int(m_computed->realized->plan.dims.H), head = m_selection.head();
    const bool off = headIsOff(config, head);
    m_switchHead->setText(heads > 1 ? (off ? tr("Turn head %1 &on") : tr("Turn head %1 &off")).arg(head)
                                    : tr("Turn head &off"));
    m_switchHead->setIcon(icon(off ? QStringLiteral("eyeoff") : QStringLiteral("eye")));
    m_switchHead->setEnabled(heads > 1 || off);
    m_headsOn->setEnabled(!config.heads_off.empty());
    m_compareHead->setTitle(tr("&Compare head %1 with").arg(head));
    m_compareHead->setEnabled(heads > 1);
}

} // namespace attn
