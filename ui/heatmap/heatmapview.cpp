// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heatmap/heatmapview.h"

#include "ui/heatmap/changeflash.h"
#include "ui/heatmap/heatmapmarks.h"
#include "ui/heatmap/heatmapplottable.h"
#include "ui/heatmap/paintlayer.h"
#include "ui/kit/accessibility.h"
#include "ui/kit/cellkeys.h"
#include "ui/kit/focus.h"
#include "ui/kit/onevents.h"
#include "ui/kit/tooltip.h"
#include "ui/matrix/ghost.h"
#include "ui/matrix/mapwords.h"
#include "ui/paint/axislabels.h"
#include "ui/paint/cellpainter.h"
#include "ui/paint/mappainter.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"
#include "ui/theme/motion.h"

#include <algorithm>
#include <cmath>

namespace attn {
namespace {

constexpr double largest_zoom = 160; // px a cell
constexpr double zoom_step = 1.25;
constexpr double drag_distance = 4;            // px: less is a click
constexpr std::size_t most_settling = 64 * 64; // cells
constexpr double wheel_notch = 120, scroll_per_notch = 60;

const QString around_layer = QStringLiteral("around");

// The next step of zoom: whole device pixels from one on.
double zoomed(double cell, bool in, double pixel)
{
    const double device = cell / pixel;
    double next = in ? device * zoom_step : device / zoom_step;
    if (device >= 1 || next >= 1)
        next =
            in ? std::max(std::round(next), std::floor(device) + 1) : std::min(std::round(next), std::ceil(device) - 1);
    return std::min(next * pixel, largest_zoom);
}

} // namespace

HeatmapView::HeatmapView(QWidget* parent) : MapPlot(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setBackground(colors().base);
    for (QCPAxis* axis : {xAxis, yAxis, xAxis2, yAxis2})
        axis->setVisible(false);
    xAxis->grid()->setVisible(false);
    yAxis->grid()->setVisible(false);
    axisRect()->setAutoMargins(QCP::msNone);
    axisRect()->setMinimumSize(0, 0);
    m_map = new HeatmapPlottable(xAxis, yAxis);
    addMap(m_map);
    addLayer(around_layer);
    new PaintLayer(this, around_layer, [this](QPainter& painter) { paintAround(painter); });
    m_flash = new ChangeFlash(this);
    m_settling.setUpdateInterval(16);
    setToolTips(this, [this](QPoint place) { return toolTipAt(place); });
    onEvents(this, {QEvent::PaletteChange, QEvent::FontChange}, [this] {
        setBackground(colors().base);
        relayout();
    });
    describe();
}

void HeatmapView::setData(HeatmapDataPtr data)
{
    m_flash->end();
    showData(std::move(data));
}

void HeatmapView::updateData(HeatmapDataPtr data)
{
    const bool comparable = data && m_data && data->tensor == m_data->tensor && data->rows == m_data->rows &&
                            data->columns == m_data->columns;
    if (comparable)
        m_flash->show(*m_data, *data);
    else
        m_flash->end();
    const HeatmapDataPtr before = comparable ? m_data : nullptr;
    showData(std::move(data));
    settle(before);
}

// What a new mask hides falls away, and the rest of its row grows to its new numbers.
void HeatmapView::settle(const HeatmapDataPtr& before)
{
    const auto from = std::dynamic_pointer_cast<const HeldMatrix>(before),
               to = std::dynamic_pointer_cast<const HeldMatrix>(m_data);
    if (!from || !to || from->marks.size() != to->marks.size() || to->size() > most_settling || reducedMotion())
        return;
    // What is hidden or not computed yet must not show in the animation.
    const auto isSeen = [](CellMark mark) { return mark == CellMark::None || mark == CellMark::Masked; };
    const auto moves = [from, to, isSeen](std::size_t i) { return isSeen(from->marks[i]) && isSeen(to->marks[i]); };
    bool falls = false;
    for (std::size_t i = 0; i < to->size() && !falls; ++i)
        falls = moves(i) && from->marks[i] != to->marks[i];
    if (!falls)
        return;
    m_settling.stop();
    m_settling.disconnect(this);
    const auto show = [this, from, to, moves](double part) {
        const auto between = std::make_shared<HeldMatrix>(*to);
        const float least = to->weights ? 0 : float(to->low);
        const auto finite = [least](float value) { return std::isfinite(value) ? value : least; };
        for (std::size_t i = 0; i < to->size(); ++i) {
            if (!moves(i))
                continue;
            between->values[i] = std::lerp(finite(from->values[i]), finite(to->values[i]), float(part));
            between->marks[i] = from->marks[i] == CellMark::Masked ? to->marks[i] : from->marks[i];
        }
        if (m_data == to)
            m_map->setData(part < 1 ? HeatmapDataPtr(between) : to);
        replotLater();
    };
    show(0);
    connect(&m_settling, &QTimeLine::valueChanged, this, show);
    m_settling.start();
}

void HeatmapView::flash(std::vector<Cell> cells)
{
    if (!m_data)
        return;
    m_flash->showMade(std::move(cells), m_data->size());
    update();
}

void HeatmapView::showData(HeatmapDataPtr data)
{
    const bool sameSize = data && m_data && data->rows == m_data->rows && data->columns == m_data->columns;
    m_data = std::move(data);
    if (!sameSize) {
        m_cell.reset();
        m_scroll = {};
    }
    const auto inside = [this](std::optional<Cell>& cell) {
        if (cell && !(m_data && m_data->contains(*cell)))
            cell.reset();
    };
    inside(m_chosen);
    inside(m_hovered);
    m_map->setData(m_data);
    describe();
    relayout();
}

void HeatmapView::setPicture(const MapPicture& picture) { m_map->setPicture(picture); }

void HeatmapView::setMapName(const QString& name)
{
    m_name = name;
    describe();
}

void HeatmapView::setParts(const HeatmapParts& parts)
{
    if (std::exchange(m_parts, parts) != parts)
        relayout();
}

void HeatmapView::setMapPainter(MapPainter paint)
{
    m_map->setMapPainter(std::move(paint));
    relayout();
}

void HeatmapView::setChosen(std::optional<Cell> cell)
{
    if (cell && !(m_data && m_data->contains(*cell)))
        cell.reset();
    if (std::exchange(m_chosen, cell) != cell) {
        describe();
        update();
    }
}

void HeatmapView::setInputs(std::vector<QRect> inputs)
{
    if (std::exchange(m_inputs, inputs) != inputs)
        update();
}

void HeatmapView::setHovered(std::optional<Cell> cell)
{
    if (cell && !(m_data && m_data->contains(*cell)))
        cell.reset();
    if (std::exchange(m_hovered, cell) != cell)
        update();
}

std::optional<Cell> HeatmapView::cellAt(QPointF position) const
{
    return m_data ? m_layout.map.cellAt(position, m_data->rows, m_data->columns) : std::nullopt;
}

void HeatmapView::reveal(Cell cell)
{
    if (!m_data || !m_layout.scrolls())
        return;
    const QRectF wanted = m_layout.map.cellRect(cell.row, cell.column), area = m_layout.map.area;
    const auto past = [](double low, double high, double from, double to) {
        return low < from ? low - from : high > to ? high - to : 0.0;
    };
    scrollTo(m_scroll + QPointF(past(wanted.left(), wanted.right(), area.left(), area.right()),
                                past(wanted.top(), wanted.bottom(), area.top(), area.bottom())));
}

void HeatmapView::fit()
{
    m_cell.reset();
    m_scroll = {};
    relayout();
}

void HeatmapView::relayout()
{
    if (size().isEmpty())
        return;
    if (m_data) {
        m_layout = layoutHeatmap(*m_data, m_parts, size(), m_cell, m_scroll, 1 / bufferDevicePixelRatio());
        m_scroll = m_layout.map.area.topLeft() - m_layout.map.origin;
        MapGeometry onAxes = m_layout.map;
        const QRect rect = onAxes.area.toAlignedRect();
        onAxes.area = rect;
        axisRect()->setMargins({rect.left(), rect.top(), std::max(width() - rect.right() - 1, 0),
                                std::max(height() - rect.bottom() - 1, 0)});
        m_map->setGeometry(onAxes);
    }
    replotLater();
}

void HeatmapView::zoomAbout(QPointF position, bool in)
{
    if (!m_data)
        return;
    const double cell = zoomed(m_layout.map.narrow(), in, m_layout.map.pixel);
    if (cell <= m_layout.fitCell)
        return fit();
    // The cell under the pointer stays under it.
    const QPointF offset = position - m_layout.map.origin;
    const QSizeF before = m_layout.map.cell;
    m_cell = cell;
    relayout();
    const QPointF after(offset.x() / before.width() * m_layout.map.cell.width(),
                        offset.y() / before.height() * m_layout.map.cell.height());
    scrollTo(after - (position - m_layout.map.area.topLeft()));
}

void HeatmapView::scrollTo(QPointF scroll)
{
    m_scroll = scroll;
    relayout();
}

void HeatmapView::hover(std::optional<Cell> cell)
{
    if (m_hovered == cell)
        return;
    setHovered(cell);
    Q_EMIT cellHovered(cell);
}

QString HeatmapView::nameOfMap() const { return m_name.isEmpty() ? describeMap(*m_data) : m_name; }

void HeatmapView::describe()
{
    if (const QString name = m_data ? nameOfMap() : tr("Heatmap"); name != accessibleName())
        setAccessibleName(name);
    describeTo(this, m_data && m_chosen ? wordsOf(*m_chosen) : tr("No cell selected"));
}

QString HeatmapView::toolTipAt(QPointF position) const
{
    if (!m_data)
        return {};
    if (const auto cell = cellAt(position))
        return wordsOf(*cell);
    if (m_layout.bar.adjusted(-4, -12, 4, 12).contains(position) && (m_data->beyondLow || m_data->beyondHigh))
        return tr("Some values lie outside the range");
    return hiddenLabelAt(*m_data, m_layout, position);
}

void HeatmapView::paintAround(QPainter& painter) const
{
    if (!m_data)
        return;
    paintFurniture(painter, *m_data, m_layout, m_parts, colors());
    paintScrollBars(painter, m_layout, m_scroll);
}

std::optional<MapGeometry> HeatmapView::wholeChosen() const
{
    MapGeometry map = m_layout.map;
    if (!m_parts.wholeChosen || !m_chosen || !isNumber(m_data->mark(*m_chosen)))
        return std::nullopt;
    const QRectF cell = map.cellRect(m_chosen->row, m_chosen->column);
    const double width = scaled(60), height = map.cell.height();
    const int fit = digitStyle(*m_data, map.cell.width(), height).decimals;
    if (fit < 0 || fit >= digitStyle(*m_data, width, height).decimals || map.area.width() < width ||
        !map.area.contains(cell.center()))
        return std::nullopt;
    // To the side where it covers no number, as over the masked cells of a causal row.
    const auto isCovered = [&](int column) {
        return column >= 0 && column < m_data->columns && isNumber(m_data->mark({m_chosen->row, column}));
    };
    const bool before = isCovered(m_chosen->column - 1), after = isCovered(m_chosen->column + 1);
    const double wanted = before == after ? cell.center().x() - width / 2 : before ? cell.left() : cell.right() - width;
    const double left = std::clamp(wanted, map.area.left(), map.area.right() - width);
    map.origin.setX(left - m_chosen->column * width);
    map.cell.setWidth(width);
    map.area = {left, cell.top(), width, cell.height()};
    return map;
}

void HeatmapView::paintOver(QPainter& painter, const QRegion&)
{
    paintChangedCells(painter, m_layout, m_flash->cells());
    if (!m_data)
        return;
    if (hasFocus() && m_byKeyboard)
        paintFocusRing(painter);
    paintInputBlocks(painter, m_layout, m_inputs);
    if (m_chosen)
        paintChosenCell(painter, *m_data, m_layout, *m_chosen);
    if (const auto wide = wholeChosen()) {
        m_map->paintCells(painter, *wide);
        paintCellFrame(painter, wide->area, CellFrame::Chosen, colors());
    }
    if (m_hovered && m_hovered != m_chosen)
        paintHoveredCell(painter, *m_data, m_layout, *m_hovered);
}

void HeatmapView::paintFocusRing(QPainter& painter) const
{
    painter.save();
    painter.setPen(QPen(colors().accent, 2));
    painter.drawRect(m_layout.map.area.adjusted(-2, -2, 2, 2));
    painter.restore();
}

void HeatmapView::resizeEvent(QResizeEvent* event)
{
    if (event->size().isEmpty())
        return;
    setViewport(rect()); // the base would plot at once
    relayout();
}

void HeatmapView::focusInEvent(QFocusEvent* event)
{
    QCustomPlot::focusInEvent(event);
    m_byKeyboard = comesByKeys(event->reason());
}

void HeatmapView::keyPressEvent(QKeyEvent* event)
{
    // Page Up and Page Down step through stages: left to the window.
    const auto cell = m_data ? cellByKey(*event, m_chosen, {m_data->columns, m_data->rows}) : std::nullopt;
    if (!cell && beginsNumber(*event))
        return Q_EMIT editAsked(*m_chosen, event->text());
    if (!cell)
        return event->ignore();
    m_byKeyboard = true;
    take(*cell);
}

void HeatmapView::take(Cell cell)
{
    setChosen(cell);
    update();
    reveal(cell);
    Q_EMIT cellChosen(cell);
}

QRect HeatmapView::accessiblePlace(Cell cell) const
{
    return (m_layout.map.cellRect(cell.row, cell.column) & m_layout.map.area).toAlignedRect();
}

// A digit, a sign, a bracket or the = of spreadsheets: the beginning of a number or an expression for the chosen cell.
bool HeatmapView::beginsNumber(const QKeyEvent& event) const
{
    static const QString beginnings = QStringLiteral("0123456789.-+(=");
    return m_chosen && event.text().size() == 1 && beginnings.contains(event.text()) &&
           !(event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
}

void HeatmapView::leaveEvent(QEvent* event)
{
    QCustomPlot::leaveEvent(event);
    hover(std::nullopt);
}

void HeatmapView::mousePressEvent(QMouseEvent* event)
{
    const bool right = event->button() == Qt::RightButton && m_data;
    const auto cell = right ? cellMeant(*m_data, m_layout, event->position(), m_chosen) : std::nullopt;
    if (cell) { // the context menu refers to it
        setChosen(cell);
        Q_EMIT cellChosen(*cell);
    }
    if (event->button() != Qt::LeftButton)
        return event->ignore();
    m_byKeyboard = false;
    update();
    m_pressed = event->position();
    m_scrollAtPress = m_scroll;
    m_dragging = false;
}

void HeatmapView::mouseMoveEvent(QMouseEvent* event)
{
    const QPointF moved = event->position() - m_pressed;
    if (event->buttons() & Qt::LeftButton) {
        m_dragging = m_dragging || (m_layout.scrolls() && moved.manhattanLength() > drag_distance);
        if (m_dragging) {
            setCursor(Qt::ClosedHandCursor);
            return scrollTo(m_scrollAtPress - moved);
        }
    }
    hover(cellAt(event->position()));
}

void HeatmapView::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return event->ignore();
    unsetCursor();
    const auto cell = cellAt(event->position());
    if (m_dragging || !cell || cell != cellAt(m_pressed))
        return;
    setChosen(cell);
    Q_EMIT cellChosen(*cell);
}

void HeatmapView::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    const auto cell = cellAt(event->position());
    if (cell && !m_layout.map.asImage()) // in a smaller one no number can be read either
        return Q_EMIT editAsked(*cell, {});
    fit();
}

void HeatmapView::wheelEvent(QWheelEvent* event)
{
    const QPointF notches = QPointF(event->angleDelta()) / wheel_notch;
    if (event->modifiers() & Qt::ControlModifier) {
        if (notches.y() != 0)
            zoomAbout(event->position(), notches.y() > 0);
        return event->accept();
    }
    if (!m_layout.scrolls())
        return event->ignore();
    const bool sideways = event->modifiers() & Qt::ShiftModifier;
    const QPointF step = (sideways ? notches.transposed() : notches) * scroll_per_notch;
    scrollTo(m_scroll - step);
    event->accept();
}

} // namespace attn
