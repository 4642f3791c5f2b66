// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/sensitivity/strongestlist.h"

#include "ui/kit/accessibility.h"
#include "ui/kit/numbertext.h"
#include "ui/theme/colormap.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace attn {

namespace {

constexpr int line_height = 21, title_height = 24, column_gap = 24, two_from = 490, widest_bar = 150; // px

} // namespace

StrongestList::StrongestList(QWidget* parent) : MapWidget(parent)
{
    setAccessibleName(tr("Strongest: edits that raise the result most"));
    describe();
}

void StrongestList::setEntries(std::vector<StrongestEntry> entries, const QString& what)
{
    if (m_entries == entries && m_what == what)
        return;
    m_entries = std::move(entries);
    m_what = what;
    m_chosen = m_hovered = -1;
    describe();
    updateGeometry();
    update();
}

void StrongestList::setChosen(int entry)
{
    if (std::exchange(m_chosen, entry) == entry)
        return;
    describe();
    update();
}

int StrongestList::leastWidth() { return scaled(270); }

int StrongestList::columnsAt(int width) const { return width >= scaled(two_from) && m_entries.size() > 3 ? 2 : 1; }
int StrongestList::columns() const { return columnsAt(width()); }
int StrongestList::lines() const { return (int(m_entries.size()) + columns() - 1) / columns(); }

QSize StrongestList::sizeFor(int width) const
{
    const int columns = columnsAt(width), lines = (int(m_entries.size()) + columns - 1) / columns;
    return {width, scaled(title_height) + std::max(lines, 1) * scaled(line_height) + 4};
}

QSize StrongestList::cellCount() const { return {columns(), lines()}; }

int StrongestList::entryAt(Cell cell) const
{
    const int entry = cell.column * lines() + cell.row;
    return entry < int(m_entries.size()) ? entry : int(m_entries.size()) - 1;
}

QRect StrongestList::rectOf(int entry) const
{
    const int wide = (width() - (columns() - 1) * scaled(column_gap)) / columns();
    return {entry / lines() * (wide + scaled(column_gap)), scaled(title_height) + entry % lines() * scaled(line_height),
            wide, scaled(line_height)};
}

std::optional<Cell> StrongestList::cellAt(QPointF position) const
{
    for (int entry = 0; entry < int(m_entries.size()); ++entry)
        if (rectOf(entry).contains(position.toPoint()))
            return Cell{entry % lines(), entry / lines()};
    return std::nullopt;
}

std::optional<Cell> StrongestList::currentCell() const
{
    return m_chosen < 0 ? std::nullopt : std::optional(Cell{m_chosen % lines(), m_chosen / lines()});
}

void StrongestList::pointAt(std::optional<Cell> cell)
{
    const int entry = cell ? entryAt(*cell) : -1;
    if (std::exchange(m_hovered, entry) == entry)
        return;
    update();
    Q_EMIT pointed(entry < 0 ? QString() : wordsOf(*cell));
}

void StrongestList::choose(Cell cell)
{
    if (m_entries.empty())
        return;
    setChosen(entryAt(cell));
    Q_EMIT entryChosen(m_chosen);
}

void StrongestList::keyPressEvent(QKeyEvent* event)
{
    if (m_entries.empty() || (event->key() != Qt::Key_Return && event->key() != Qt::Key_Enter))
        return MapWidget::keyPressEvent(event);
    choose(currentCell().value_or(Cell{0, 0}));
    Q_EMIT stepAsked();
}

QString StrongestList::wordsOf(Cell cell) const
{
    const StrongestEntry& entry = m_entries[std::size_t(entryAt(cell))];
    return (entry.lower ? tr("Lowering %1 raises the result (%2 %3)") : tr("Raising %1 raises the result (%2 %3)"))
        .arg(entry.words, m_what, formatChange(entry.size, 4));
}

void StrongestList::describe()
{
    const auto current = m_entries.empty() ? std::nullopt : currentCell();
    describeTo(this, m_entries.empty() ? tr("No edit has an effect")
                     : current ? tr("%1 of %2: %3").arg(m_chosen + 1).arg(m_entries.size()).arg(wordsOf(*current))
                               : tr("%n edits. First: %1", nullptr, int(m_entries.size())).arg(wordsOf({0, 0})));
}

void StrongestList::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Colors& c = colors();
    painter.setFont(textFont(13.5, QFont::DemiBold));
    painter.setPen(c.text);
    const QRect title(0, 0, width(), scaled(title_height) - 4);
    painter.drawText(title, Qt::AlignLeft | Qt::AlignVCenter, tr("Strongest"));
    const int after = QFontMetrics(painter.font()).horizontalAdvance(tr("Strongest")) + scaled(8);
    painter.setFont(textFont(12));
    painter.setPen(c.text2);
    painter.drawText(title.adjusted(after, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                     m_entries.empty() ? tr("none, because no edit has an effect")
                                       : tr("edits that raise the result most"));
    if (m_entries.empty())
        return;
    const QFont mono = numberFont(12), text = textFont(12);
    const QFontMetrics metrics(mono);
    const QString directions[] = {tr("raise"), tr("lower")};
    const int direction = std::max(QFontMetrics(text).horizontalAdvance(directions[0]),
                                   QFontMetrics(text).horizontalAdvance(directions[1])) +
                          scaled(11);
    int label = 0, number = 0;
    for (const StrongestEntry& entry : m_entries) {
        label = std::max(label, metrics.horizontalAdvance(entry.label) + 2);
        number = std::max(number, metrics.horizontalAdvance(formatChange(entry.size, 4)));
    }
    const ColorTable& table = colorTable(QStringLiteral("diverging"), c.dark || c.highContrast);
    const double most = std::abs(m_entries.front().size);
    for (int i = 0; i < int(m_entries.size()); ++i) {
        const StrongestEntry& entry = m_entries[std::size_t(i)];
        const QRect whole = rectOf(i), line = whole.adjusted(direction, 0, 0, 0);
        const bool chosen = i == m_chosen;
        if (chosen)
            painter.fillRect(whole.adjusted(-2, 0, 0, 0), c.soft);
        painter.setFont(text);
        painter.setPen(chosen ? c.accent : c.text2);
        painter.drawText(whole.adjusted(5, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, directions[entry.lower]);
        const int names = std::min(label, line.width() - number - scaled(40));
        painter.setFont(mono);
        painter.setPen(chosen ? c.accent : c.text);
        painter.drawText(QRect(line.left() + 2, line.top(), names, line.height()), Qt::AlignLeft | Qt::AlignVCenter,
                         metrics.elidedText(entry.label, Qt::ElideMiddle, names));
        const int room = std::min(line.width() - names - number - scaled(20), scaled(widest_bar));
        const double share = most > 0 ? std::abs(entry.size) / most : 0;
        const QRectF bar(line.left() + names + scaled(10), line.center().y() - scaled(6), std::max(2.0, room * share),
                         scaled(13));
        const double at = 0.5 + 0.5 * std::copysign(share, entry.size);
        painter.fillRect(bar, QColor::fromRgb(table[std::size_t(std::clamp(at, 0.0, 1.0) * 255)]));
        painter.setPen(c.edge);
        painter.drawRect(bar.adjusted(0.5, 0.5, -0.5, -0.5));
        painter.setPen(c.text);
        painter.drawText(QRect(int(bar.left()) + room + scaled(8), line.top(), number + 4, line.height()),
                         Qt::AlignLeft | Qt::AlignVCenter, formatChange(entry.size, 4));
        if (chosen && hasFocus()) {
            painter.setPen(QPen(c.accent, 2));
            painter.drawRect(whole.adjusted(1, 1, -1, -1));
        } else if (i == m_hovered) {
            painter.setPen(c.edge);
            painter.drawRect(whole.adjusted(-2, 0, -1, -1));
        }
    }
    if (hasFocus() && m_chosen < 0) {
        painter.setPen(QPen(c.accent, 2));
        painter.drawRect(rect().adjusted(1, scaled(title_height) - 2, -1, -1));
    }
}

} // namespace attn
