// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/shortcutlist.h"

#include "ui/kit/boxes.h"
#include "ui/kit/onscreen.h"
#include "ui/theme/fonts.h"

#include <QAbstractSlider>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QScrollBar>
#include <QShortcut>
#include <QTableWidget>

#include <algorithm>
#include <functional>
#include <utility>

namespace attn {

ShortcutList::ShortcutList(QMenuBar* menus, QWidget* parent)
    : QDialog(parent), m_menus(menus), m_field(new QLineEdit(this)), m_table(new QTableWidget(0, 2, this))
{
    setWindowTitle(tr("Keyboard shortcuts"));
    m_table->setAccessibleName(windowTitle());
    m_table->horizontalHeader()->hide();
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_table->horizontalHeader()->setSectionResizeMode(1, QHeaderView::Fixed); // in one place whatever is found
    m_table->setShowGrid(false);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionMode(QAbstractItemView::NoSelection);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setFocusPolicy(Qt::NoFocus);
    m_field->setPlaceholderText(tr("Find a shortcut"));
    m_field->setAccessibleName(m_field->placeholderText());
    m_field->setClearButtonEnabled(true);
    connect(m_field, &QLineEdit::textChanged, this, &ShortcutList::filter);
    columnOf(this, 6, {m_field, m_table})->setContentsMargins(8, 8, 8, 8);
    resizeOnScreen(this, {scaled(640), scaled(560)});
    // The field keeps the focus: the keys that move in a list scroll it from there.
    const std::pair<int, QAbstractSlider::SliderAction> moves[] = {
        {Qt::Key_Up, QAbstractSlider::SliderSingleStepSub},
        {Qt::Key_Down, QAbstractSlider::SliderSingleStepAdd},
        {Qt::Key_PageUp, QAbstractSlider::SliderPageStepSub},
        {Qt::Key_PageDown, QAbstractSlider::SliderPageStepAdd}};
    for (const auto& [key, move] : moves)
        connect(new QShortcut(key, this), &QShortcut::activated, this,
                [this, move = move] { m_table->verticalScrollBar()->triggerAction(move); });
}

void ShortcutList::present()
{
    m_table->clearSpans();
    m_table->setRowCount(0);
    const std::function<void(const QList<QAction*>&)> add = [&](const QList<QAction*>& actions) {
        for (const QAction* action : actions) {
            if (action->menu())
                add(action->menu()->actions());
            else if (action->isVisible() && !action->shortcut().isEmpty())
                addRow(action->text().remove(QLatin1Char('&')), action->shortcut().toString(QKeySequence::NativeText));
        }
    };
    for (const QAction* menu : m_menus->actions()) {
        addGroup(menu->text().remove(QLatin1Char('&')));
        if (menu->menu())
            add(menu->menu()->actions());
    }
    addGroup(tr("In the window"));
    addRow(tr("In the rail: walk the stages"), tr("← →, Home, End"));
    addRow(tr("On the line of the time bar: step, go by stages, to the ends"),
           tr("← →, Page Up, Page Down, Home, End"));
    addRow(tr("In the picture: choose another cell"), tr("← → ↑ ↓"));
    addRow(tr("In the picture: zoom about the pointer"), tr("Ctrl+wheel"));
    addRow(tr("In the picture: change the number under the pointer, in steps, finely"),
           tr("Alt+drag, with Ctrl, with Shift"));
    addRow(tr("In a block: turn it, another layer, its layers apart or together"),
           tr("drag or Alt+arrows, Alt+Page Up and Page Down, + −"));
    addRow(tr("In a number: change by dragging, in steps, finely"), tr("drag, with Ctrl, with Shift"));
    addGroup(tr("Presenting"));
    addRow(tr("Step on, step back, to the ends"), tr("Space, ← →, Page Up, Page Down, Home, End"));
    addRow(tr("Another row, another cell, another stage"), tr("↑ ↓, Alt+arrows, Ctrl+← →"));
    addRow(tr("Spotlight, pointer, blank, theme, notes"), tr("S, P, B, T, Tab"));
    m_field->setFocus();
    show();
    m_table->resizeColumnToContents(1);
    m_table->setColumnWidth(1, std::min(m_table->columnWidth(1), width() / 2));
    for (int row = 0; row < m_table->rowCount(); ++row)
        if (m_table->item(row, 1)) { // where the words need two lines
            m_table->resizeRowToContents(row);
            m_table->setRowHeight(row, std::max(m_table->rowHeight(row), scaled(24)));
        }
    filter();
    raise();
    activateWindow();
}

// A row over both columns.
void ShortcutList::addGroup(const QString& title)
{
    const int row = m_table->rowCount();
    m_table->insertRow(row);
    auto* item = new QTableWidgetItem(title);
    item->setFont(textFont(12.5, QFont::DemiBold));
    m_table->setItem(row, 0, item);
    m_table->setSpan(row, 0, 1, 2);
    m_table->setRowHeight(row, scaled(30));
}

// A group is seen with the rows of it that are.
void ShortcutList::filter()
{
    bool seen = false;
    for (int row = m_table->rowCount() - 1; row >= 0; --row) {
        const QTableWidgetItem* keys = m_table->item(row, 1);
        const bool fits = keys && (m_table->item(row, 0)->text().contains(m_field->text(), Qt::CaseInsensitive) ||
                                   keys->text().contains(m_field->text(), Qt::CaseInsensitive));
        m_table->setRowHidden(row, keys ? !fits : !seen);
        seen = keys ? seen || fits : false;
    }
}

void ShortcutList::addRow(const QString& what, const QString& keys)
{
    const int row = m_table->rowCount();
    m_table->insertRow(row);
    m_table->setItem(row, 0, new QTableWidgetItem(what));
    auto* item = new QTableWidgetItem(keys);
    item->setFont(numberFont(12));
    m_table->setItem(row, 1, item);
    m_table->setRowHeight(row, scaled(24));
}

} // namespace attn
