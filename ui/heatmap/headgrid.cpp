// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heatmap/headgrid.h"

#include "ui/heatmap/changeflash.h"
#include "ui/heatmap/headgroup.h"
#include "ui/heatmap/headtitle.h"
#include "ui/heatmap/heatmapplottable.h"
#include "ui/heatmap/mapplot.h"
#include "ui/kit/accessibility.h"
#include "ui/kit/onevents.h"
#include "ui/kit/tooltip.h"
#include "ui/language/headwords.h"
#include "ui/matrix/headfacts.h"
#include "ui/theme/colors.h"

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
    setToolTips(this, [this](QPoint place) { return toolTipAt(place); });
    onEvents(this, {QEvent::PaletteChange, QEvent::FontChange}, [this] {
        setBackground(colors().base);
        arrange();
    });
}

void HeadGrid::setHeads(std::vector<HeatmapDataPtr> heads, const std::vector<MapPicture>& pictures, bool changed)
{
    const bool updated = updateTiles(heads, pictures);
    const std::vector<HeatmapDataPtr> before = std::exchange(m_heads, std::move(heads));
    if (m_order.size() != m_heads.size())
        m_order.clear();
    m_focused = std::clamp(m_focused, 0, std::max(int(m_heads.size()) - 1, 0));
    describe();
    if (updated)
        return;
    if (changed)
        flashChanges(before);
    else
        flash({});
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

// New numbers in the same places: true if only tiles with images are affected, which are then repainted.
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
        const bool offBefore = m_heads[head]->headOff;
        map.setData(heads[head]);
        if (head < pictures.size())
            map.setPicture(pictures[head]);
        if (map.image() != before)
            update(map.imageRect());
        m_heads[head] = heads[head];
        if (largestText(int(head)) != titleBefore || heads[head]->headOff != offBefore)
            update(titleRect(int(head)).adjusted(0, -4, 0, 0));
        if (heads[head]->headOff != offBefore)
            update(tileRect(int(head)).toAlignedRect().adjusted(-8, -8, 8, 8));
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

void HeadGrid::setFacts(std::vector<HeadFacts> facts, HeadSort sort)
{
    if (facts == m_facts && sort == m_sort)
        return;
    const bool had = !m_facts.empty(), has = !facts.empty();
    m_facts = std::move(facts);
    m_sort = sort;
    describe();
    if (had != has)
        return arrange();
    for (int head = 0; head < int(m_heads.size()); ++head)
        update(m_layout.factsRect(placeOf(head)).toAlignedRect());
}

void HeadGrid::setOrder(std::vector<int> order)
{
    if (std::ranges::is_sorted(order))
        order.clear();
    if (std::exchange(m_order, std::move(order)) == m_order)
        return;
    describe();
    arrange();
}

void HeadGrid::setGroup(int heads)
{
    if (std::exchange(m_group, heads) == heads)
        return;
    describe();
    arrange();
}

void HeadGrid::setSwitchable(bool switchable)
{
    if (std::exchange(m_switchable, switchable) != switchable)
        update();
}

int HeadGrid::placeOf(int head) const
{
    const auto place = std::ranges::find(m_order, head);
    return place == m_order.end() ? head : int(place - m_order.begin());
}

int HeadGrid::headInPlace(int place) const
{
    if (place < 0 || place >= int(m_heads.size()))
        return -1;
    return m_order.size() == m_heads.size() ? m_order[std::size_t(place)] : place;
}

HeadFacts HeadGrid::factsOf(int head) const
{
    return head >= 0 && head < int(m_facts.size()) ? m_facts[std::size_t(head)] : HeadFacts();
}

QRectF HeadGrid::eyeRect(int head) const
{
    return m_switchable ? headEyeRect(m_layout, placeOf(head), factsAreBrief()) : QRectF();
}

// For screen readers: what a glance at the head in focus shows.
void HeadGrid::describe()
{
    describeTo(this, m_heads.empty()
                         ? QString()
                         : tr("Current head: %1 of %2").arg(m_focused).arg(m_heads.size()) + inWords(m_focused));
}

// Text after its number: ", switched off, mean entropy …".
QString HeadGrid::inWords(int head) const
{
    QStringList words{QString()};
    if (m_heads[std::size_t(head)]->headOff)
        words << tr("turned off");
    if (group() > 1)
        words << headGroupInWords(head / group(), group());
    if (m_sort != HeadSort::Number)
        words << tr("position %1, sorted by %2").arg(placeOf(head) + 1).arg(sortName(m_sort));
    if (const QString facts = headInWords(factsOf(head)); !facts.isEmpty())
        words << facts;
    return words.join(QStringLiteral(", "));
}

QSize HeadGrid::accessibleCount() const
{
    const int columns = std::min(m_layout.columns, int(m_heads.size()));
    return columns > 0 ? QSize(columns, (int(m_heads.size()) + columns - 1) / columns) : QSize();
}

Cell HeadGrid::placeOnGrid(int head) const
{
    return {placeOf(head) / m_layout.columns, placeOf(head) % m_layout.columns};
}

std::optional<Cell> HeadGrid::accessibleCurrent() const
{
    return m_heads.empty() || m_layout.columns < 1 ? std::nullopt : std::optional(placeOnGrid(m_focused));
}

// The last row may end early.
QString HeadGrid::accessibleWords(Cell place) const
{
    const int head = headAtPlace(place);
    if (head < 0)
        return {};
    QString words = titleOfHead(head) + inWords(head);
    const HeatmapData& map = *m_heads[std::size_t(head)];
    return m_chosen && map.contains(*m_chosen) ? words + QStringLiteral(", ") + describeCell(map, *m_chosen) : words;
}

QRect HeadGrid::accessiblePlace(Cell place) const
{
    const int head = headAtPlace(place);
    return head < 0 ? QRect() : tileRect(head).toAlignedRect();
}

std::optional<Cell> HeadGrid::accessibleAt(QPoint place) const
{
    const int head = headAt(place);
    return head < 0 ? std::nullopt : std::optional(placeOnGrid(head));
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
    describe();
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
                                         QSizeF(width(), visibleHeight), 1 / devicePixelRatioF(), group());
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
        if (tileRect(head)
                .united(m_layout.titleRect(placeOf(head)))
                .united(m_layout.factsRect(placeOf(head)))
                .contains(position))
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

} // namespace attn
