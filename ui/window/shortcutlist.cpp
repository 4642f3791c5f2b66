// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/shortcutlist.h"

#include "ui/kit/announce.h"
#include "ui/kit/boxes.h"
#include "ui/kit/onscreen.h"
#include "ui/theme/fonts.h"
#include "ui/window/keychanger.h"

#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QShortcut>
#include <QTableWidget>

#include <algorithm>
#include <functional>
#include <utility>

namespace attn {

namespace {

QAction* actionOf(const QTableWidgetItem* item)
{
    return item ? qobject_cast<QAction*>(item->data(Qt::UserRole).value<QObject*>()) : nullptr;
}

} // namespace

ShortcutList::ShortcutList(QMenuBar* menus, Keymap* keymap, QWidget* parent)
    : QDialog(parent), m_menus(menus), m_field(new QLineEdit(this)), m_table(new QTableWidget(0, 2, this)),
      m_changer(new KeyChanger(keymap, this))
{
    setWindowTitle(tr("Keyboard shortcuts"));
    m_table->setAccessibleName(windowTitle());
    m_table->horizontalHeader()->hide();
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_table->horizontalHeader()->setSectionResizeMode(1, QHeaderView::Fixed); // in one place whatever is found
    m_table->setShowGrid(false);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setFocusPolicy(Qt::NoFocus);
    m_field->setPlaceholderText(tr("Find a shortcut"));
    m_field->setAccessibleName(m_field->placeholderText());
    m_field->setClearButtonEnabled(true);
    connect(m_field, &QLineEdit::textChanged, this, &ShortcutList::filter);
    columnOf(this, 6, {m_field, m_table, m_changer})->setContentsMargins(8, 8, 8, 8);
    resizeOnScreen(this, {scaled(640), scaled(560)});
    // The field keeps the focus and forwards the keys that move in a list.
    const auto page = [this] { return std::max(m_table->viewport()->height() / std::max(scaled(24), 1) - 1, 1); };
    const std::pair<int, std::function<int()>> moves[] = {{Qt::Key_Up, [] { return -1; }},
                                                          {Qt::Key_Down, [] { return 1; }},
                                                          {Qt::Key_PageUp, [page] { return -page(); }},
                                                          {Qt::Key_PageDown, page}};
    for (const auto& [key, rows] : moves) {
        auto* shortcut = new QShortcut(key, m_field);
        shortcut->setContext(Qt::WidgetShortcut); // in the field for keys they are keys
        connect(shortcut, &QShortcut::activated, this, [this, rows = rows] { moveBy(rows()); });
    }
    connect(m_field, &QLineEdit::returnPressed, m_changer, &KeyChanger::takeFocus);
    connect(m_table, &QTableWidget::currentCellChanged, this, &ShortcutList::choose);
    connect(m_changer, &KeyChanger::left, m_field, qOverload<>(&QWidget::setFocus));
    connect(m_changer, &KeyChanger::changed, this, [this] {
        for (int row = 0; row < m_table->rowCount(); ++row)
            if (const QAction* action = actionOf(m_table->item(row, 0)))
                m_table->item(row, 1)->setText(action->shortcut().toString(QKeySequence::NativeText));
    });
}

void ShortcutList::present()
{
    m_changer->setAction(nullptr);
    fill();
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

void ShortcutList::moveBy(int rows)
{
    const int step = rows < 0 ? -1 : 1;
    int at = m_table->currentRow();
    for (int row = at + step; row >= 0 && row < m_table->rowCount() && rows != 0; row += step)
        if (!m_table->isRowHidden(row) && m_table->item(row, 1)) {
            at = row;
            rows -= step;
        }
    if (at >= 0)
        m_table->setCurrentCell(at, 0);
}

void ShortcutList::choose(int row)
{
    const QTableWidgetItem* item = row >= 0 ? m_table->item(row, 0) : nullptr;
    m_changer->setAction(actionOf(item));
    if (item && m_table->item(row, 1) && m_field->hasFocus())
        announce(m_table, item->text() + QStringLiteral(", ") + m_table->item(row, 1)->text());
}

void ShortcutList::fill()
{
    m_table->clearSpans();
    m_table->setRowCount(0);
    const std::function<void(const QList<QAction*>&)> add = [&](const QList<QAction*>& actions) {
        for (QAction* action : actions) {
            if (action->menu())
                add(action->menu()->actions());
            else if (action->isVisible() && !action->shortcut().isEmpty())
                addRow(action->text().remove(QLatin1Char('&')), action->shortcut().toString(QKeySequence::NativeText),
                       action);
        }
    };
    for (const QAction* menu : m_menus->actions()) {
        addGroup(menu->text().remove(QLatin1Char('&')));
        if (menu->menu())
            add(menu->menu()->actions());
    }
    addGroup(tr("In the window"));
    addRow(tr("In the stage bar: move between stages"), tr("← →, Home, End"));
    addRow(tr("On the time bar: step, move by stage, go to start or end"), tr("← →, Page Up, Page Down, Home, End"));
    addRow(tr("In the picture: select another cell"), tr("← → ↑ ↓"));
    addRow(tr("In the picture: zoom at the pointer"), tr("Ctrl+wheel"));
    addRow(tr("In the picture: change the value under the pointer freely, in steps or with fine control"),
           tr("Alt+drag, with Ctrl, with Shift; where Alt moves windows, Ctrl+Shift+drag"));
    addRow(tr("In a block: rotate, change layer, spread or close layers"),
           tr("drag or Alt+arrows, Alt+Page Up and Page Down, + −"));
    addRow(tr("On a number: drag to change it freely, in steps or with fine control"),
           tr("drag, with Ctrl, with Shift"));
    addGroup(tr("Presenting"));
    addRow(tr("Step forward, step back, go to start or end"), tr("Space, ← →, Page Up, Page Down, Home, End"));
    addRow(tr("Change row, change cell, change stage"), tr("↑ ↓, Alt+arrows, Ctrl+← →"));
    addRow(tr("Spotlight, pointer, blank, theme, notes"), tr("S, P, B, T, Tab"));
}

// A row over both columns.
void ShortcutList::addGroup(const QString& title)
{
    const int row = m_table->rowCount();
    m_table->insertRow(row);
    auto* item = new QTableWidgetItem(title);
    item->setFont(textFont(12.5, QFont::DemiBold));
    item->setFlags(Qt::ItemIsEnabled); // not selectable
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

void ShortcutList::addRow(const QString& what, const QString& keys, QAction* action)
{
    const int row = m_table->rowCount();
    m_table->insertRow(row);
    auto* name = new QTableWidgetItem(what);
    name->setData(Qt::UserRole, QVariant::fromValue<QObject*>(action));
    m_table->setItem(row, 0, name);
    auto* item = new QTableWidgetItem(keys);
    item->setFont(numberFont(12));
    m_table->setItem(row, 1, item);
    m_table->setRowHeight(row, scaled(24));
}

} // namespace attn
