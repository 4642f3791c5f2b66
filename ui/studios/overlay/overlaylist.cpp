// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/overlay/overlaylist.h"

#include "ui/kit/accessibility.h"
#include "ui/kit/numbertext.h"
#include "ui/language/headwords.h"
#include "ui/theme/fonts.h"
#include "ui/theme/headcolor.h"
#include "ui/theme/stylepaint.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace attn {
namespace {

constexpr int list_line = 24; // px, after a line for the title
constexpr double swatch_width = 34, swatch_gap = 10;

} // namespace

OverlayList::OverlayList(QWidget* parent) : MapWidget(parent)
{
    setAccessibleName(tr("Heads and their weights in the selected cell"));
    setCursor(Qt::PointingHandCursor);
}

int OverlayList::wantedHeight() const { return scaled(list_line) * (1 + cellCount().height()); }

void OverlayList::setOverlay(HeadsOverlayPtr overlay, int focused)
{
    m_overlay = std::move(overlay);
    m_focused = focused;
    describe();
    update();
}

void OverlayList::setCell(std::optional<Cell> cell)
{
    m_cell = cell;
    describe();
    update();
}

QString OverlayList::numberOf(std::size_t place) const
{
    const HeldMatrix& map = *m_overlay->maps[place];
    if (!m_cell || !map.contains(*m_cell))
        return {};
    switch (map.mark(*m_cell)) {
    case CellMark::Masked: return tr("masked");
    case CellMark::Dropped: return tr("dropped");
    case CellMark::Hidden: return QStringLiteral("?");
    case CellMark::Pending:
    case CellMark::Begun: return notYet();
    default: return formatNumber(map.value(*m_cell), map.digits);
    }
}

QString OverlayList::wordsOfHead(std::size_t place) const
{
    const QString number = numberOf(place),
                  name = labelOfHead(m_overlay->heads[place], m_overlay->maps[place]->headOff);
    return number.isEmpty() ? name : tr("%1: %2").arg(name, number);
}

void OverlayList::describe()
{
    QStringList words;
    for (std::size_t place = 0; m_overlay && place < m_overlay->heads.size(); ++place)
        words << wordsOfHead(place);
    describeTo(this, words.join(QStringLiteral(", ")));
}

std::optional<Cell> OverlayList::cellAt(QPointF position) const
{
    const int line = int(std::floor(position.y() / scaled(list_line))) - 1;
    return line >= 0 && line < cellCount().height() ? std::optional(Cell{line, 0}) : std::nullopt;
}

std::optional<Cell> OverlayList::currentCell() const
{
    if (!m_overlay)
        return std::nullopt;
    const auto place = std::ranges::find(m_overlay->heads, m_focused);
    return place == m_overlay->heads.end() ? std::nullopt
                                           : std::optional(Cell{int(place - m_overlay->heads.begin()), 0});
}

void OverlayList::paintEvent(QPaintEvent*)
{
    if (!m_overlay)
        return;
    QPainter painter(this);
    const Colors& c = colors();
    const double line = scaled(list_line);
    QString title = tr("Heads, from top to bottom in a cell");
    if (const HeldMatrix& all = *m_overlay->largest; m_cell && all.contains(*m_cell))
        title = tr("%1 → %2").arg(all.rowLabels.value(m_cell->row), all.columnLabels.value(m_cell->column));
    const QFont strong = textFont(12.5, QFont::DemiBold);
    paintText(painter, strong, c.text, QRectF(0, 0, width(), line), Qt::AlignVCenter,
              QFontMetricsF(strong).elidedText(title, Qt::ElideMiddle, width()));
    const double names = QFontMetricsF(strong).horizontalAdvance(titleOfHead(m_overlay->heads.back())) + 12;
    const double numbers = QFontMetricsF(numberFont(12, QFont::Bold)).horizontalAdvance(notYet()) + 8;
    for (std::size_t place = 0; place < m_overlay->heads.size(); ++place) {
        const HeldMatrix& map = *m_overlay->maps[place];
        const int head = m_overlay->heads[place];
        const bool focused = head == m_focused;
        const QRectF area(0, double(place + 1) * line, width(), line);
        QPen pen(map.headOff ? c.off : headColor(head, c), 4, Qt::SolidLine, Qt::FlatCap);
        if (const auto dash = headDash(head); !dash.empty()) {
            QList<qreal> pattern; // Qt counts pen widths
            for (const double length : dash)
                pattern << length / pen.widthF();
            pen.setDashPattern(pattern);
        }
        painter.setPen(pen);
        painter.drawLine(QPointF(0, area.center().y()), QPointF(swatch_width, area.center().y()));
        const double left = swatch_width + swatch_gap;
        paintText(painter, textFont(12, focused ? QFont::DemiBold : QFont::Normal),
                  focused       ? c.accent
                  : map.headOff ? c.off
                                : c.text,
                  QRectF(left, area.top(), names, line), Qt::AlignVCenter, titleOfHead(head));
        const QString number = map.headOff && numberOf(place).isEmpty() ? tr("off") : numberOf(place);
        paintText(painter, numberFont(12, focused ? QFont::Bold : QFont::Normal), map.headOff ? c.off : c.text, area,
                  Qt::AlignVCenter | Qt::AlignRight, number);
        const double from = left + names, room = width() - from - numbers - 8;
        if (!m_cell || !map.contains(*m_cell) || room < 20)
            continue;
        const CellMark mark = map.mark(*m_cell);
        if ((mark != CellMark::None && mark != CellMark::Zero) || !(map.value(*m_cell) > 0))
            continue;
        const QRectF bar(from, area.top() + 6, std::max(1.0, room * std::min(1.0, double(map.value(*m_cell)))),
                         line - 12);
        if (!map.headOff) {
            painter.fillRect(bar, headColor(head, c));
        } else {
            painter.setPen(QPen(c.edge, 1, Qt::DashLine));
            painter.drawRect(bar.adjusted(0, 0, -1, -1));
        }
    }
    if (const auto current = currentCell(); hasFocus() && current)
        paintFocusRing(painter, QRectF(0, (current->row + 1) * line, width(), line), 2);
}

} // namespace attn
