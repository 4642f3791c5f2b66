// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heatmap/headgrid.h"

#include "ui/heatmap/heatmapplottable.h"
#include "ui/kit/numbertext.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"
#include "ui/theme/stylepaint.h"

#include <QFontMetricsF>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace attn {
namespace {

constexpr double head_title_height = 20, roomy_title = 24, least_gap = 12, usual_gap = 16, title_row_gap = 9,
                 grid_margin = 8, top_margin = 8, grid_bottom_margin = 6;
constexpr double smallest_tile = 72, largest_tile_cell = 60; // px
constexpr double frame_gap = 3, frame_width = 2, keyboard_frame_width = 3;

QString largestText(const HeatmapData& data)
{
    return data.finished() ? HeadGrid::tr("max %1").arg(formatNumber(data.largest, 2)) : QString();
}

// Axes that stand where they are told to.
class TileLayout : public QCPLayout {
public:
    ~TileLayout() override { clear(); }
    void add(QCPAxisRect* axes)
    {
        m_tiles.push_back(axes);
        adoptElement(axes);
    }
    int elementCount() const override { return int(m_tiles.size()); }
    QCPLayoutElement* elementAt(int index) const override
    {
        return index >= 0 && index < elementCount() ? m_tiles[index] : nullptr;
    }
    QCPLayoutElement* takeAt(int index) override
    {
        QCPLayoutElement* element = elementAt(index);
        if (element) {
            releaseElement(element);
            m_tiles.erase(m_tiles.begin() + index);
        }
        return element;
    }
    bool take(QCPLayoutElement* element) override
    {
        const auto found = std::ranges::find(m_tiles, element);
        return found != m_tiles.end() && takeAt(int(found - m_tiles.begin()));
    }

private:
    std::vector<QCPLayoutElement*> m_tiles;
};

QCPAxisRect* bareAxes(QCustomPlot* plot)
{
    auto* axes = new QCPAxisRect(plot, false);
    axes->setAutoMargins(QCP::msNone);
    axes->setMargins({});
    axes->setMinimumSize(0, 0);
    for (const QCPAxis::AxisType type : {QCPAxis::atBottom, QCPAxis::atLeft}) {
        QCPAxis* axis = axes->addAxis(type);
        axis->setVisible(false);
        axis->grid()->setVisible(false);
    }
    return axes;
}

} // namespace

HeadGrid::HeadGrid(QWidget* parent) : MapPlot(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_NoMousePropagation, false);
    setAccessibleName(tr("All heads"));
    setBackground(colors().base);
    plotLayout()->clear();
    plotLayout()->addElement(0, 0, new TileLayout);
}

void HeadGrid::setHeads(std::vector<HeatmapDataPtr> heads, const std::vector<MapPicture>& pictures)
{
    const bool updated = updateTiles(heads, pictures);
    m_heads = std::move(heads);
    if (updated)
        return;
    m_focused = std::clamp(m_focused, 0, std::max(int(m_heads.size()) - 1, 0));
    if (maps().size() != m_heads.size()) {
        removeMaps();
        auto* tiles = new TileLayout;
        plotLayout()->addElement(0, 0, tiles);
        for (std::size_t head = 0; head < m_heads.size(); ++head) {
            QCPAxisRect* axes = bareAxes(this);
            tiles->add(axes);
            addMap(new HeatmapPlottable(axes->axis(QCPAxis::atBottom), axes->axis(QCPAxis::atLeft)));
        }
    }
    for (std::size_t head = 0; head < m_heads.size(); ++head) {
        maps()[head]->setData(m_heads[head]);
        if (head < pictures.size())
            maps()[head]->setPicture(pictures[head]);
    }
    arrange();
}

// Other numbers in the same places: true when only tiles with images are concerned, which then are painted anew.
bool HeadGrid::updateTiles(const std::vector<HeatmapDataPtr>& heads, const std::vector<MapPicture>& pictures)
{
    const auto sameTiles = [](const HeatmapDataPtr& a, const HeatmapDataPtr& b) {
        return a->rows == b->rows && a->columns == b->columns && a->attention == b->attention;
    };
    if (heads.empty() || !std::ranges::equal(heads, m_heads, sameTiles) || !geometryOf(0).asImage())
        return false;
    for (std::size_t head = 0; head < heads.size(); ++head) {
        HeatmapPlottable& map = *maps()[head];
        const QImage before = map.image();
        const bool sameTitle = largestText(*heads[head]) == largestText(*m_heads[head]);
        map.setData(heads[head]);
        if (head < pictures.size())
            map.setPicture(pictures[head]);
        if (map.image() != before)
            update(map.imageRect());
        if (!sameTitle)
            update(titleRect(int(head)));
    }
    return true;
}

void HeadGrid::setFocusedHead(int head)
{
    if (head < 0 || head >= int(m_heads.size()) || head == m_focused)
        return;
    m_focused = head;
    setAccessibleDescription(tr("Head %1 of %2 in focus").arg(head).arg(m_heads.size()));
    update();
}

void HeadGrid::setVisibleHeight(int height)
{
    if (std::exchange(m_visibleHeight, height) != height)
        arrange();
}

// Picks the number of columns at which the cells come out largest; in a draw as near to four as can be.
void HeadGrid::arrange()
{
    if (m_heads.empty() || width() <= 0)
        return replotLater();
    const int count = int(m_heads.size());
    const HeatmapData& first = *m_heads.front();
    const double pixel = 1 / devicePixelRatioF();
    const double height = std::max(m_visibleHeight, int(top_margin + head_title_height + smallest_tile));
    double best = 0;
    for (int columns = 1; columns <= count; ++columns) {
        const int rows = (count + columns - 1) / columns;
        const double across = (width() - 2 * grid_margin - (columns - 1) * least_gap) / columns;
        const double down =
            (height - top_margin - grid_bottom_margin - (rows - 1) * title_row_gap) / rows - head_title_height;
        if (across < smallest_tile && columns > 1)
            break;
        // Where not all fit at once, tiles keep a readable size and the grid scrolls.
        const QSizeF fitting(fittingCell(across, first.columns, pixel),
                             fittingCell(std::max(down, smallest_tile), first.rows, pixel));
        const double cell = std::min({fitting.width(), fitting.height(), largest_tile_cell});
        if (cell > best * 1.0001 || (cell > best * 0.9999 && columns <= 4)) {
            best = cell;
            m_cell = stretchedOnScreen(cell, fitting, !first.attention, pixel);
            m_columns = columns;
        }
    }
    m_tile = QSizeF(std::ceil(first.columns * m_cell.width()), std::ceil(first.rows * m_cell.height()));
    // What is left over in height goes to the titles first.
    m_titleHeight = head_title_height;
    const int rows = (count + m_columns - 1) / m_columns;
    m_titleHeight = std::clamp(head_title_height + std::floor((height - sizeHint().height()) / rows), head_title_height,
                               roomy_title);
    setMinimumHeight(sizeHint().height());
    updateGeometry();
    placeMaps();
}

void HeadGrid::placeMaps()
{
    for (int head = 0; head < int(maps().size()); ++head) {
        MapGeometry geometry = geometryOf(head);
        geometry.area = geometry.area.toAlignedRect();
        maps()[head]->keyAxis()->axisRect()->setOuterRect(geometry.area.toRect());
        maps()[head]->setGeometry(geometry);
    }
    replotLater();
}

QSize HeadGrid::sizeHint() const
{
    const int rows = (int(m_heads.size()) + m_columns - 1) / std::max(m_columns, 1);
    const double height =
        top_margin + rows * (m_titleHeight + m_tile.height()) + (rows - 1) * title_row_gap + grid_bottom_margin;
    const double across = m_columns * m_tile.width() + (m_columns - 1) * columnGap() + 2 * grid_margin;
    return {int(std::ceil(across)), m_heads.empty() ? 0 : int(std::ceil(height))};
}

double HeadGrid::columnGap() const
{
    const double left = width() - 2 * grid_margin - m_columns * m_tile.width();
    return m_columns > 1 ? std::clamp(std::floor(left / (m_columns - 1)), least_gap, usual_gap) : usual_gap;
}

QRectF HeadGrid::tileRect(int head) const
{
    // A head of few columns leaves room: its title still needs some.
    const double step = std::max(m_tile.width(), smallest_tile) + columnGap();
    const double used = m_columns * step - columnGap();
    const double left = std::max(grid_margin, std::floor((width() - used) / 2));
    const int row = head / m_columns, column = head % m_columns;
    return {left + column * step, top_margin + m_titleHeight + row * (m_tile.height() + m_titleHeight + title_row_gap),
            m_tile.width(), m_tile.height()};
}

int HeadGrid::headAt(QPointF position) const
{
    for (int head = 0; head < int(m_heads.size()); ++head)
        if (tileRect(head).adjusted(-frame_gap, -m_titleHeight, frame_gap, frame_gap).contains(position))
            return head;
    return -1;
}

MapGeometry HeadGrid::geometryOf(int head) const
{
    const QRectF tile = tileRect(head);
    return {tile, tile.topLeft(), m_cell, 1 / devicePixelRatioF()};
}

void HeadGrid::choose(int head)
{
    if (head < 0 || head >= int(m_heads.size()))
        return;
    const bool another = head != m_focused;
    setFocusedHead(head);
    if (another)
        Q_EMIT headChosen(head);
}

QRect HeadGrid::titleRect(int head) const
{
    const QRectF tile = tileRect(head);
    return QRectF(tile.left(), tile.top() - m_titleHeight, std::max(tile.width(), smallest_tile),
                  m_titleHeight - frame_gap)
        .toAlignedRect();
}

void HeadGrid::paintTitle(QPainter& painter, int head) const
{
    const HeatmapData& data = *m_heads[head];
    const QRectF tile = tileRect(head);
    const bool focused = head == m_focused;
    const QFont font = textFont(12.5, focused ? QFont::DemiBold : QFont::Normal), small = numberFont(11);
    const double baseline = tile.top() - 8; // clear of the frame
    const QString title = tr("Head %1").arg(head), most = largestText(data);
    paintText(painter, font, focused ? colors().accent : colors().text, QPointF(tile.left(), baseline), title);
    const double right = std::max(tile.right(), tile.left() + smallest_tile);
    const double room = right - tile.left() - QFontMetricsF(font).horizontalAdvance(title) - 8;
    painter.setFont(small);
    painter.setPen(colors().text2);
    const double length = QFontMetricsF(small).horizontalAdvance(most);
    if (length <= room)
        painter.drawText(QPointF(right - length, baseline), most);
}

void HeadGrid::paintFrame(QPainter& painter, int head) const
{
    const QRectF tile = tileRect(head);
    painter.setBrush(Qt::NoBrush);
    if (colors().highContrast) {
        painter.setPen(colors().line);
        painter.drawRect(tile.adjusted(-1, -1, 0, 0));
    }
    if (head != m_focused)
        return;
    const double width = hasFocus() && m_byKeyboard ? keyboard_frame_width : frame_width;
    const double out = frame_gap + width / 2.0;
    painter.setPen(QPen(colors().accent, width));
    painter.drawRect(tile.adjusted(-out, -out, out, out));
}

void HeadGrid::paintOver(QPainter& painter, const QRegion& region)
{
    for (int head = 0; head < int(m_heads.size()); ++head) {
        const QRect tile = tileRect(head).toAlignedRect();
        if (region.intersects(titleRect(head)))
            paintTitle(painter, head);
        if (region.intersects(tile.adjusted(-8, -8, 8, 8)) && !tile.contains(region.boundingRect()))
            paintFrame(painter, head);
    }
}

bool HeadGrid::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return MapPlot::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const int head = headAt(help->pos());
    QString text;
    if (head >= 0) {
        const HeatmapData& data = *m_heads[head];
        const auto cell = geometryOf(head).cellAt(help->pos(), data.rows, data.columns);
        text = cell ? tr("Head %1: %2").arg(head).arg(describeCell(data, *cell)) : tr("Head %1").arg(head);
    }
    QToolTip::showText(help->globalPos(), text, this);
    return true;
}

void HeadGrid::changeEvent(QEvent* event)
{
    MapPlot::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        setBackground(colors().base);
        arrange();
    }
}

void HeadGrid::resizeEvent(QResizeEvent* event)
{
    if (event->size().isEmpty())
        return;
    setViewport(rect()); // the base would plot at once
    if (event->size().width() != event->oldSize().width())
        arrange();
    else
        placeMaps();
}

void HeadGrid::focusInEvent(QFocusEvent* event)
{
    m_byKeyboard = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
    update();
}

void HeadGrid::keyPressEvent(QKeyEvent* event)
{
    const int last = int(m_heads.size()) - 1;
    m_byKeyboard = true;
    switch (event->key()) {
    case Qt::Key_Left: return choose(std::max(m_focused - 1, 0));
    case Qt::Key_Right: return choose(std::min(m_focused + 1, last));
    case Qt::Key_Up: return choose(m_focused - m_columns);
    case Qt::Key_Down: return choose(m_focused + m_columns);
    case Qt::Key_Home: return choose(0);
    case Qt::Key_End: return choose(last);
    case Qt::Key_Return:
    case Qt::Key_Enter: Q_EMIT headOpened(m_focused); return;
    default: event->ignore();
    }
}

void HeadGrid::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return event->ignore();
    m_byKeyboard = false;
    choose(headAt(event->position()));
}

void HeadGrid::mouseDoubleClickEvent(QMouseEvent* event)
{
    const int head = headAt(event->position());
    if (event->button() == Qt::LeftButton && head >= 0)
        Q_EMIT headOpened(head);
}

void HeadGrid::mouseMoveEvent(QMouseEvent* event) { event->ignore(); }

void HeadGrid::mouseReleaseEvent(QMouseEvent* event) { event->ignore(); }

void HeadGrid::wheelEvent(QWheelEvent* event) { event->ignore(); }

} // namespace attn
