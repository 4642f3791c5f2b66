// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/explain/equationview.h"

#include "ui/kit/onevents.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"
#include "ui/theme/stylepaint.h"

#include <QFontMetricsF>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace attn {

namespace {

constexpr double part_gap = 5, fraction_gap = 3;

QFont fontOfPart(const EquationPart& part, double scale)
{
    return part.quiet ? textFont(12 * scale) : numberFont(12.5 * scale, part.strong ? QFont::Bold : QFont::Normal);
}

double widthOfPart(const EquationPart& part, double scale)
{
    return QFontMetricsF(fontOfPart(part, scale)).horizontalAdvance(part.text);
}

double widthOfParts(const std::vector<EquationPart>& parts, double scale)
{
    double width = 0;
    for (const EquationPart& part : parts)
        width += widthOfPart(part, scale) + part_gap * scale;
    return std::max(0.0, width - part_gap * scale);
}

} // namespace

EquationView::EquationView(QWidget* parent) : MapWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Equation"));
    onEvents(this, {QEvent::Resize, QEvent::FontChange}, [this] { arrange(); });
}

void EquationView::setLines(std::vector<EquationLine> lines)
{
    m_lines = std::move(lines);
    m_current = 0;
    arrange();
}

void EquationView::enlarge(double scale)
{
    m_scale = scale;
    m_linked = false;
    arrange();
}

QString EquationView::text() const
{
    QStringList all;
    for (const EquationLine& line : m_lines) {
        const auto joined = [](const std::vector<EquationPart>& parts) {
            QStringList words;
            for (const EquationPart& part : parts)
                words << part.text;
            return words.join(QLatin1Char(' '));
        };
        all << joined(line.parts) +
                   (line.below.empty() ? QString() : QStringLiteral(" / (%1)").arg(joined(line.below)));
    }
    return all.join(QLatin1Char('\n'));
}

std::vector<CellRef> EquationView::links() const
{
    std::vector<CellRef> cells;
    cells.reserve(m_links.size());
    for (const Placed& link : m_links)
        if (link.part->link)
            cells.push_back(*link.part->link);
    return cells;
}

EquationView::Arranged EquationView::arranged(double width) const
{
    Arranged result;
    const double line_height = scaled(20 * m_scale), gap = part_gap * m_scale, indent = scaled(16 * m_scale);
    // Parts from left to right, on a new line when the next one would not fit; returns where the last line ends.
    const auto flow = [&](const std::vector<EquationPart>& parts, double left, double room) {
        double x = left;
        for (std::size_t i = 0; i < parts.size(); ++i) {
            const EquationPart& part = parts[i];
            const double wide = widthOfPart(part, m_scale);
            if (part.quiet && !part.link && wide > room) { // words go on below, as in prose
                const QFontMetricsF metrics(fontOfPart(part, m_scale));
                QString written;
                const auto write = [&] {
                    const double length = metrics.horizontalAdvance(written);
                    result.parts.push_back({QRectF(x, result.height, length, line_height), &part, written});
                    x += length + gap;
                };
                for (const QString& word : part.text.split(QLatin1Char(' '))) {
                    const QString longer = written.isEmpty() ? word : written + QLatin1Char(' ') + word;
                    if (x + metrics.horizontalAdvance(longer) <= left + room || (x == left && written.isEmpty())) {
                        written = longer;
                        continue;
                    }
                    write();
                    x = left;
                    result.height += line_height;
                    written = word;
                }
                write();
                continue;
            }
            double together = wide; // with the parts that stay on its line
            for (std::size_t j = i + 1; j < parts.size() && parts[j].joined; ++j)
                together += gap + widthOfPart(parts[j], m_scale);
            const bool stays = part.joined && x + wide <= left + room;
            if (x > left && !stays && x + together > left + room) {
                x = left;
                result.height += line_height;
            }
            result.parts.push_back({QRectF(x, result.height, wide, line_height), &part, part.text});
            x += wide + gap;
        }
        result.height += line_height;
    };
    for (const EquationLine& line : m_lines) {
        if (line.below.empty()) {
            const double right = line.right.isEmpty()
                                     ? 0
                                     : QFontMetricsF(numberFont(12 * m_scale)).horizontalAdvance(line.right) + 2 * gap;
            const double top = result.height;
            flow(line.parts, 0, width - right);
            if (right > 0)
                result.rights.push_back({QRectF(width - right, top, right, line_height), line.right});
            continue;
        }
        const double above = widthOfParts(line.parts, m_scale), below = widthOfParts(line.below, m_scale);
        const double bar = std::min(width - indent, std::max(above, below) + 8);
        const double top = result.height;
        flow(line.parts, indent + std::max(0.0, (bar - above) / 2), width);
        result.bars.push_back(QRectF(indent, result.height + fraction_gap / 2, bar, 1));
        result.height += fraction_gap;
        flow(line.below, indent + std::max(4.0, (bar - below) / 2), width - indent - 4);
        result.rights.push_back({QRectF(0, top, -1, result.height - top), QStringLiteral("=")});
        result.height += fraction_gap;
    }
    return result;
}

void EquationView::arrange()
{
    m_arranged = arranged(std::max(width(), 40));
    m_links.clear();
    for (const Placed& placed : m_arranged.parts)
        if (leads(*placed.part))
            m_links.push_back(placed);
    setFixedHeight(static_cast<int>(std::ceil(m_arranged.height)) + 2); // as high as its lines at this width
    m_hovered = -1;
    m_current = std::clamp(m_current, 0, std::max(0, static_cast<int>(m_links.size()) - 1));
    update();
}

QSize EquationView::sizeHint() const { return {scaled(280), height()}; }

void EquationView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Colors& c = colors();
    const auto isLink = [&](int number, const Placed& placed) {
        return number >= 0 && number < static_cast<int>(m_links.size()) && m_links[number].box == placed.box;
    };
    for (const Placed& placed : m_arranged.parts) {
        const EquationPart& part = *placed.part;
        const bool hovered = isLink(m_hovered, placed), current = hasFocus() && isLink(m_current, placed);
        if (hovered || current)
            painter.fillRect(placed.box.adjusted(-2, 1, 2, -1), c.soft);
        paintText(painter, fontOfPart(part, m_scale),
                  part.quiet                                                     ? c.text2
                  : part.link && m_linked && (part.strong || hovered || current) ? c.accent
                                                                                 : c.text,
                  placed.box, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, placed.text);
        if (leads(part) && m_linked) { // dotted below: it leads somewhere
            QPen pen(hovered || current ? c.accent : c.edge, 1, hovered || current ? Qt::SolidLine : Qt::DotLine);
            painter.setPen(pen);
            const double y = placed.box.bottom() - 2.5;
            painter.drawLine(QPointF(placed.box.left(), y), QPointF(placed.box.right(), y));
        }
        if (current) {
            painter.setPen(QPen(c.accent, 1));
            painter.drawRect(placed.box.adjusted(-2.5, 0.5, 2.5, -0.5));
        }
    }
    for (const QRectF& bar : m_arranged.bars)
        painter.fillRect(bar, c.text);
    for (const auto& [box, text] : m_arranged.rights) {
        painter.setFont(numberFont(12 * m_scale));
        painter.setPen(box.width() < 0 ? c.text : c.text2);
        if (box.width() < 0) // the sign before a fraction
            painter.drawText(QRectF(0, box.top(), scaled(16 * m_scale), box.height()), Qt::AlignLeft | Qt::AlignVCenter,
                             text);
        else
            painter.drawText(box, Qt::AlignRight | Qt::AlignVCenter, text);
    }
}

std::optional<Cell> EquationView::cellAt(QPointF position) const
{
    for (int link = 0; link < int(m_links.size()); ++link)
        if (m_links[link].box.adjusted(-3, 0, 3, 0).contains(position))
            return Cell{0, link};
    return std::nullopt;
}

void EquationView::pointAt(std::optional<Cell> cell)
{
    const int link = cell ? cell->column : -1;
    if (std::exchange(m_hovered, link) != link) {
        setCursor(link < 0 ? Qt::ArrowCursor : Qt::PointingHandCursor);
        update();
    }
}

void EquationView::choose(Cell cell)
{
    m_current = cell.column;
    update();
}

void EquationView::follow(int link)
{
    const EquationPart& part = *m_links[link].part;
    if (part.link)
        Q_EMIT followed(CellRef(*part.link));
    else
        Q_EMIT unfolded();
}

QString EquationView::wordsOf(Cell cell) const
{
    const auto& link = m_links[cell.column].part->link;
    return link ? tr("Go to %1").arg(QString::fromStdString(toString(*link))) : tr("Show all terms");
}

std::optional<Cell> EquationView::accessibleCurrent() const
{
    return m_links.empty() ? std::nullopt : std::optional(Cell{0, m_current});
}

QString EquationView::accessibleWords(Cell cell) const
{
    return QStringLiteral("%1, %2").arg(m_links[std::size_t(cell.column)].part->text, wordsOf(cell));
}

QRect EquationView::accessiblePlace(Cell cell) const { return m_links[std::size_t(cell.column)].box.toAlignedRect(); }

void EquationView::keyPressEvent(QKeyEvent* event)
{
    const int last = int(m_links.size()) - 1;
    switch (event->key()) {
    case Qt::Key_Up: // the links wrap: up and down go on along them
        return choose({0, std::max(0, m_current - 1)});
    case Qt::Key_Down: return choose({0, std::clamp(m_current + 1, 0, std::max(0, last))});
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (m_current <= last)
            follow(m_current);
        return;
    default: MapWidget::keyPressEvent(event);
    }
}

} // namespace attn
