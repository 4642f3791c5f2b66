// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heatmap/headgrid.h"

#include "ui/heatmap/changeflash.h"
#include "ui/heatmap/headtitle.h"
#include "ui/heatmap/heatmapmarks.h"
#include "ui/heatmap/heatmapplottable.h"
#include "ui/heatmap/tilelayout.h"
#include "ui/kit/cellkeys.h"
#include "ui/paint/axislabels.h"
#include "ui/paint/headfactspainter.h"
#include "ui/theme/colors.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace attn {

HeadGrid::HeadGrid(QWidget* parent) : MapPlot(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_NoMousePropagation, false);
    setAccessibleName(tr("All heads"));
    setBackground(colors().base);
    plotLayout()->clear();
    plotLayout()->addElement(0, 0, new TileLayout);
}

void HeadGrid::setHeads(std::vector<HeatmapDataPtr> heads, const std::vector<MapPicture>& pictures, bool changed)
{
    const bool updated = updateTiles(heads, pictures);
    const std::vector<HeatmapDataPtr> before = std::exchange(m_heads, std::move(heads));
    if (updated)
        return;
    if (changed)
        flashChanges(before);
    else
        flash({});
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
    if (heads.empty() || m_heads.empty() || heads.front()->rowLabels != m_heads.front()->rowLabels ||
        !std::ranges::equal(heads, m_heads, sameTiles) || !geometryOf(0).asImage())
        return false;
    for (std::size_t head = 0; head < heads.size(); ++head) {
        HeatmapPlottable& map = *maps()[head];
        const QImage before = map.image();
        const QString titleBefore = largestText(int(head));
        map.setData(heads[head]);
        if (head < pictures.size())
            map.setPicture(pictures[head]);
        if (map.image() != before)
            update(map.imageRect());
        m_heads[head] = heads[head];
        if (largestText(int(head)) != titleBefore)
            update(titleRect(int(head)));
    }
    return true;
}

// Where cells share pixels no frame would be seen.
void HeadGrid::flashChanges(const std::vector<HeatmapDataPtr>& before)
{
    while (m_flashes.size() < m_heads.size())
        m_flashes.push_back(new ChangeFlash(this));
    const auto comparable = [](const HeatmapDataPtr& a, const HeatmapDataPtr& b) {
        return a->tensor == b->tensor && a->rows == b->rows && a->columns == b->columns;
    };
    if (!std::ranges::equal(before, m_heads, comparable) || m_heads.empty() || geometryOf(0).asImage())
        return flash({});
    for (std::size_t head = 0; head < m_heads.size(); ++head)
        m_flashes[head]->show(*before[head], *m_heads[head]);
}

void HeadGrid::flash(const std::vector<Cell>& cells)
{
    while (!cells.empty() && m_flashes.size() < m_heads.size())
        m_flashes.push_back(new ChangeFlash(this));
    for (ChangeFlash* flash : m_flashes)
        flash->showMade(cells, m_heads.empty() ? 0 : m_heads.front()->size());
    if (!cells.empty())
        update();
}

void HeadGrid::setFacts(std::vector<std::optional<HeadFacts>> facts)
{
    if (facts == m_facts)
        return;
    const bool had = !m_facts.empty(), has = !facts.empty();
    m_facts = std::move(facts);
    if (had != has)
        return arrange();
    for (int head = 0; head < int(m_heads.size()); ++head)
        update(m_layout.factsRect(head).toAlignedRect());
}

void HeadGrid::setChosen(std::optional<Cell> cell)
{
    if (std::exchange(m_chosen, cell) != cell)
        update();
}

void HeadGrid::setHovered(std::optional<Cell> cell)
{
    if (std::exchange(m_hovered, cell) != cell)
        update();
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

void HeadGrid::arrange()
{
    if (m_heads.empty() || width() <= 0)
        return replotLater();
    m_layout = layoutAt(m_visibleHeight);
    setMinimumHeight(sizeHint().height());
    updateGeometry();
    placeMaps();
    Q_EMIT arranged();
}

HeadLayout HeadGrid::layoutAt(int visibleHeight) const
{
    return m_heads.empty() ? HeadLayout()
                           : layoutHeads(*m_heads.front(), int(m_heads.size()), !m_facts.empty(),
                                         QSizeF(width(), visibleHeight), 1 / devicePixelRatioF());
}

void HeadGrid::placeMaps()
{
    if (m_heads.empty())
        return replotLater();
    const DigitStyle digits = digitStyle(m_heads, m_layout.cell);
    for (int head = 0; head < int(maps().size()); ++head) {
        MapGeometry geometry = geometryOf(head);
        geometry.area = geometry.area.toAlignedRect();
        maps()[head]->keyAxis()->axisRect()->setOuterRect(geometry.area.toRect());
        maps()[head]->setGeometry(geometry);
        maps()[head]->setDigits(digits);
    }
    replotLater();
}

QSize HeadGrid::sizeHint() const
{
    return m_heads.empty() ? QSize(0, 0)
                           : QSize(int(std::ceil(m_layout.needed.width())), int(std::ceil(m_layout.needed.height())));
}

int HeadGrid::headAt(QPointF position) const
{
    for (int head = 0; head < int(m_heads.size()); ++head)
        if (tileRect(head).united(m_layout.titleRect(head)).united(m_layout.factsRect(head)).contains(position))
            return head;
    return -1;
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

std::optional<Cell> HeadGrid::cellAt(int head, QPointF position) const
{
    return head < 0 ? std::nullopt : geometryOf(head).cellAt(position, m_heads[head]->rows, m_heads[head]->columns);
}

void HeadGrid::hover(int head, std::optional<Cell> cell)
{
    if (!cell)
        head = -1;
    if (std::exchange(m_hoveredHead, head) == head && m_hovered == cell)
        return;
    setHovered(cell);
    Q_EMIT cellHovered(cell);
}

QRect HeadGrid::titleRect(int head) const { return m_layout.titleRect(head).toAlignedRect(); }

QString HeadGrid::largestText(int head) const { return headTileLargest(*m_heads[head], !m_facts.empty()); }

void HeadGrid::paintTitle(QPainter& painter, int head) const
{
    const bool known = head < int(m_facts.size()) && m_facts[head];
    paintHeadTitle(painter, m_layout, head,
                   {head == m_focused, factsAreBrief(), largestText(head), known ? &*m_facts[head] : nullptr});
}

void HeadGrid::paintFrame(QPainter& painter, int head) const
{
    paintHeadFrame(painter, tileRect(head), head == m_focused, hasFocus() && m_byKeyboard);
}

// What is framed in the map, and the labels of its rows and columns.
void HeadGrid::paintMarks(QPainter& painter, int head) const
{
    const HeatmapData& data = *m_heads[head];
    const HeatmapLayout layout = m_layout.of(head);
    if (head < int(m_flashes.size()))
        paintChangedCells(painter, layout, m_flashes[head]->cells());
    if (m_chosen && data.contains(*m_chosen)) {
        if (head == m_focused)
            paintChosenCell(painter, data, layout, *m_chosen);
        else
            paintCellElsewhere(painter, data, layout, *m_chosen);
    }
    if (m_hovered && m_hovered != m_chosen && data.contains(*m_hovered))
        paintHoveredCell(painter, data, layout, *m_hovered);
}

void HeadGrid::paintOver(QPainter& painter, const QRegion& region)
{
    if (m_heads.empty())
        return;
    if (region.intersects(m_layout.axisRect().toAlignedRect())) {
        HeatmapLayout axis;
        axis.rowTitle = m_layout.axisRect();
        paintFurniture(painter, *m_heads.front(), axis, {}, colors());
    }
    for (int head = 0; head < int(m_heads.size()); ++head) {
        const QRect tile = tileRect(head).toAlignedRect();
        const HeatmapLayout layout = m_layout.of(head);
        const QRect beside = layout.rowLabels.united(layout.columnLabels).toAlignedRect();
        if (region.intersects(beside))
            paintFurniture(painter, *m_heads[head], layout, {}, colors());
        if (region.intersects(titleRect(head)) || region.intersects(m_layout.factsRect(head).toAlignedRect()))
            paintTitle(painter, head);
        if (region.intersects(beside.united(tile.adjusted(-8, -8, 8, 8))))
            paintMarks(painter, head);
    }
    for (int head = 0; head < int(m_heads.size()); ++head) {
        const QRect tile = tileRect(head).toAlignedRect();
        if (region.intersects(tile.adjusted(-8, -8, 8, 8)) && !tile.contains(region.boundingRect()))
            paintFrame(painter, head);
    }
}

QString HeadGrid::toolTipAt(QPointF position) const
{
    const int head = headAt(position);
    if (head < 0)
        return {};
    if (const auto cell = cellAt(head, position))
        return tr("Head %1: %2").arg(head).arg(describeCell(*m_heads[head], *cell));
    if (head < int(m_facts.size()) && m_facts[head])
        return tr("Head %1: %2").arg(head).arg(headFactsInWords(*m_facts[head]));
    return tr("Head %1").arg(head);
}

bool HeadGrid::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return MapPlot::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    QToolTip::showText(help->globalPos(), toolTipAt(help->pos()), this);
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
    if (event->modifiers() & Qt::ShiftModifier && !m_heads.empty()) {
        const QSize cells(m_heads.front()->columns, m_heads.front()->rows);
        if (const auto cell = cellByKey(*event, m_chosen, cells))
            Q_EMIT cellChosen(*cell);
        return;
    }
    switch (event->key()) {
    case Qt::Key_Left: return choose(std::max(m_focused - 1, 0));
    case Qt::Key_Right: return choose(std::min(m_focused + 1, last));
    case Qt::Key_Up: return choose(m_focused - m_layout.columns);
    case Qt::Key_Down: return choose(m_focused + m_layout.columns);
    case Qt::Key_Home: return choose(0);
    case Qt::Key_End: return choose(last);
    case Qt::Key_Return:
    case Qt::Key_Enter: Q_EMIT headOpened(m_focused); return;
    default: event->ignore();
    }
}

void HeadGrid::mousePressEvent(QMouseEvent* event)
{
    const bool left = event->button() == Qt::LeftButton;
    if (left || event->button() == Qt::RightButton) { // the menu that comes speaks of it
        m_byKeyboard = false;
        const int head = headAt(event->position());
        choose(head);
        if (const auto cell = cellAt(head, event->position()))
            Q_EMIT cellChosen(*cell);
    }
    event->setAccepted(left);
}

void HeadGrid::leaveEvent(QEvent* event)
{
    MapPlot::leaveEvent(event);
    hover(-1, std::nullopt);
}

void HeadGrid::mouseDoubleClickEvent(QMouseEvent* event)
{
    const int head = headAt(event->position());
    if (event->button() == Qt::LeftButton && head >= 0)
        Q_EMIT headOpened(head);
}

void HeadGrid::mouseMoveEvent(QMouseEvent* event)
{
    const int head = headAt(event->position());
    hover(head, cellAt(head, event->position()));
}

void HeadGrid::mouseReleaseEvent(QMouseEvent* event) { event->ignore(); }

void HeadGrid::wheelEvent(QWheelEvent* event) { event->ignore(); }

} // namespace attn
