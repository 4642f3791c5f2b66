// SPDX-License-Identifier: GPL-3.0-or-later
// What the sheet of all heads paints: maps as images, what lies on and below them, and the names that stay in sight.
#include "ui/heatmap/headtitle.h"
#include "ui/model/changebar.h"
#include "ui/model/mapblocks.h"
#include "ui/model/modelsheet.h"
#include "ui/model/sheetwords.h"
#include "ui/paint/mapimage.h"
#include "ui/theme/fonts.h"
#include "ui/theme/icons.h"
#include "ui/theme/stylepaint.h"

#include <QPainter>
#include <QPaintEvent>

#include <algorithm>
#include <cmath>

namespace attn {

const QImage& ModelSheet::imageOf(int place)
{
    const HeadPlace head = m_layout.spots[std::size_t(place)].head;
    QImage& image = m_images[{head.layer, head.head}];
    const HeldMatrixPtr map = shownMap(head);
    if (image.isNull() && map) {
        const HeldMatrixPtr blocks = inBlocks(map, most_map_cells);
        MapGeometry geometry = m_layout.geometry(place);
        geometry.area.moveTo(0, 0);
        geometry.origin = {};
        geometry.cell = QSizeF(m_layout.side / blocks->columns, m_layout.side / blocks->rows);
        image = mapImage(*blocks, geometry, colors());
        ++m_imagesMade;
    }
    return image;
}

void ModelSheet::paintBar(QPainter& painter, int place) const
{
    const HeadPlace head = m_layout.spots[std::size_t(place)].head;
    if (head.layer >= firstBarredLayer(*m_picture))
        paintChangeBar(painter, m_layout.barRect(place), m_picture->head(head).change);
}

// Centered; if an eye is beside it, or below it in a map too narrow for both, the newest rows stay visible.
void ModelSheet::paintOffPlate(QPainter& painter, const QRectF& map, const QRectF& eye) const
{
    const QString word = tr("off");
    const bool small = map.width() < scaled(40);
    const QFont font = textFont(small ? 11 : 12.5, QFont::DemiBold);
    const QFontMetrics metrics(font);
    const double width = metrics.horizontalAdvance(word) + (small ? 4 : 12),
                 height = metrics.height() + (small ? 0 : 2);
    QRectF plate(0, 0, std::ceil(width), height);
    plate.moveCenter(map.center());
    if (!eye.isEmpty()) {
        const bool beside = eye.left() - plate.width() - 2 >= map.left();
        plate.moveTopRight(beside ? QPointF(eye.left() - 2, map.top() + 2) : QPointF(map.right(), eye.bottom() + 1));
    }
    plate.moveTopLeft({std::round(plate.left()), std::round(plate.top())});
    paintFrame(painter, plate, colors().edge, colors().base, 1, 3);
    paintText(painter, font, colors().text, plate, Qt::AlignCenter, word);
}

void ModelSheet::paintEye(QPainter& painter, const HeadPlace& head) const
{
    const QRectF plate = eyeRect(head).translated(scrolled());
    if (plate.isEmpty())
        return;
    paintFrame(painter, plate, colors().edge, colors().raised, 1, 3);
    const double inset = std::max(1.0, std::floor((plate.width() - scaled(15)) / 2));
    paintIcon(painter, plate.adjusted(inset, inset, -inset, -inset),
              shownOff(head) ? QStringLiteral("eyeoff") : QStringLiteral("eye"), colors().text);
}

// "2.1", and below it what the sheet is sorted by and one figure more.
void ModelSheet::paintWords(QPainter& painter, int place) const
{
    const HeadPlace head = m_layout.spots[std::size_t(place)].head;
    const bool focused = head == m_focused;
    const PageHead& page_head = m_picture->head(head);
    QRectF line = m_layout.wordsRect(place);
    line.setHeight(scaled(17));
    paintText(painter, textFont(13, QFont::DemiBold), focused ? colors().accent : colors().text, line, Qt::AlignVCenter,
              headName(head));
    for (const SheetFigure& figure : sheetTileFigures(page_head, m_order)) {
        line.translate(0, line.height());
        paintText(painter, textFont(12), colors().text2, line, Qt::AlignVCenter, figure.name);
        line.translate(0, line.height());
        paintText(painter, numberFont(12), colors().text, line, Qt::AlignVCenter, figure.value);
    }
}

void ModelSheet::paintTile(QPainter& painter, int place)
{
    const HeadPlace head = m_layout.spots[std::size_t(place)].head;
    const QRectF map = m_layout.mapRect(place);
    const bool off = shownOff(head), focused = head == m_focused;
    painter.drawImage(map.topLeft(), imageOf(place));
    paintBar(painter, place);
    if (m_layout.sorted)
        paintWords(painter, place);
    paintHeadFrame(painter, map, false, false, off);
    if (focused)
        paintHeadFrame(painter, m_layout.frameRect(place), true, hasFocus() && m_byKeyboard, false);
    if (off)
        paintOffPlate(painter, map, eyeRect(head).translated(scrolled()));
    paintEye(painter, head);
}

void ModelSheet::paintNames(QPainter& painter) const
{
    const QPointF by = scrolled();
    const double right = m_layout.first.x() - 6, bottom = m_layout.first.y() - 6;
    painter.fillRect(QRectF(0, 0, right, viewport()->height()), colors().base);
    painter.fillRect(QRectF(0, 0, viewport()->width(), bottom), colors().base);
    const auto foreground = [](bool focused, const QColor& other) { return focused ? colors().accent : other; };
    const auto weight = [](bool focused) { return focused ? QFont::DemiBold : QFont::Normal; };
    painter.save();
    painter.setClipRect(QRectF(0, bottom, right, viewport()->height()));
    for (int row = 0; row < m_layout.rows; ++row) {
        const bool focused = row == m_focused.layer;
        const double top = m_layout.first.y() + row * m_layout.pitch.height() - by.y();
        const QRectF place(16, top, right - 16, std::max(m_layout.side, double(scaled(16))));
        paintText(painter, textFont(12, weight(focused)), foreground(focused, colors().text), place, Qt::AlignVCenter,
                  tr("Layer %1").arg(row));
    }
    painter.setClipRect(QRectF(right, 0, viewport()->width(), bottom));
    for (int column = 0; column < m_layout.columns; ++column) {
        const bool focused = column == m_focused.head;
        const QRectF place(m_layout.first.x() + column * m_layout.pitch.width() - by.x() - 8, 0, m_layout.side + 16,
                           bottom);
        paintText(painter, numberFont(12, weight(focused)), foreground(focused, colors().text2), place, Qt::AlignCenter,
                  QString::number(column));
    }
    painter.restore();
    paintText(painter, textFont(12), colors().text2, QRectF(16, 0, right - 16, bottom), Qt::AlignVCenter, tr("Head"));
}

void ModelSheet::paintEvent(QPaintEvent* event)
{
    if (!m_picture || m_layout.empty())
        return;
    QPainter painter(viewport());
    const QPointF by = scrolled();
    painter.translate(-by);
    int focused = -1;
    for (int place = 0; place < int(m_layout.spots.size()); ++place) {
        if (!event->region().intersects(m_layout.tileRect(place).translated(-by).toAlignedRect()))
            continue;
        if (m_layout.spots[std::size_t(place)].head == m_focused)
            focused = place; // its frame lies over the tiles beside it
        else
            paintTile(painter, place);
    }
    if (focused >= 0)
        paintTile(painter, focused);
    painter.resetTransform();
    if (!m_layout.sorted)
        paintNames(painter);
}

} // namespace attn
