// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/model/modelsheet.h"

#include "ui/kit/accessibility.h"
#include "ui/kit/onevents.h"
#include "ui/kit/tooltip.h"
#include "ui/model/sheetlegend.h"
#include "ui/model/sheetwords.h"
#include "ui/theme/fonts.h"

#include <QScrollBar>

#include <algorithm>
#include <cmath>

namespace attn {

namespace {

bool sameNumber(double a, double b) { return a == b || (std::isnan(a) && std::isnan(b)); }

bool sameMap(const HeldMatrixPtr& a, const HeldMatrixPtr& b)
{
    return a == b || (a && b && a->headOff == b->headOff && a->low == b->low && a->high == b->high &&
                      a->rowRanges == b->rowRanges && a->colorMap == b->colorMap && a->logarithmic == b->logarithmic &&
                      a->values == b->values && a->marks == b->marks);
}

// Whether the tile's content, except for its map, reads the same.
bool sameTile(const PageHead& a, const PageHead& b)
{
    return a.off == b.off && sameNumber(a.change, b.change) && sameNumber(a.entropy, b.entropy) &&
           sameNumber(a.distance, b.distance) && sameNumber(a.onFirst, b.onFirst);
}

bool sameHeads(const PagePicture& a, const PagePicture& b)
{
    const auto count = [](const auto& layer) { return layer.heads.size(); };
    return std::ranges::equal(a.layers, b.layers, {}, count, count);
}

// Beside a tile: "2.1", then a word and a number twice.
QSizeF roomForWords()
{
    const QFontMetrics words(textFont(12)), numbers(numberFont(12));
    const int wide = std::max(words.horizontalAdvance(QObject::tr("on first")),
                              numbers.horizontalAdvance(QStringLiteral("00.0000")));
    return QSizeF(wide + 4, 5 * scaled(17));
}

} // namespace

ModelSheet::ModelSheet(QWidget* parent) : QAbstractScrollArea(parent), m_legend(new SheetLegend(this))
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    viewport()->setMouseTracking(true);
    viewport()->setAutoFillBackground(true);
    viewport()->setBackgroundRole(QPalette::Base);
    setAccessibleName(tr("All heads"));
    setToolTips(viewport(), [this](QPoint place) { return toolTipAt(place); });
    onEvents(this, {QEvent::PaletteChange, QEvent::FontChange}, [this] {
        m_images.clear();
        relayout();
        viewport()->update();
    });
}

void ModelSheet::setPicture(PagePicturePtr picture)
{
    if (picture == m_picture)
        return;
    const PagePicturePtr before = std::exchange(m_picture, std::move(picture));
    if (m_picture && !m_picture->has(m_focused))
        m_focused = {};
    if (m_pointed && !(m_picture && m_picture->has(m_pointed->head)))
        m_pointed.reset();
    const SheetLayout had = m_layout;
    if (!before || !m_picture || !sameHeads(*before, *m_picture))
        m_images.clear();
    relayout();
    const auto sameSpots = [](const SheetLayout::Spot& a, const SheetLayout::Spot& b) { return a.head == b.head; };
    if (before && m_picture && sameHeads(*before, *m_picture))
        updateChanged(*before);
    if (had.first != m_layout.first || had.pitch != m_layout.pitch || !had.sameMaps(m_layout) ||
        !std::ranges::equal(had.spots, m_layout.spots, sameSpots))
        viewport()->update();
    updateLegend();
    describe();
}

// Repaints only what reads differently: an edit does not affect the layers before it.
void ModelSheet::updateChanged(const PagePicture& before)
{
    const bool barsMoved = firstBarredLayer(before) != firstBarredLayer(*m_picture);
    for (const SheetLayout::Spot& spot : m_layout.spots) {
        const PageHead &was = before.head(spot.head), &is = m_picture->head(spot.head);
        const bool sameImage = m_shown == Ghost::Before ? sameMap(was.before, is.before) : sameMap(was.now, is.now);
        if (!sameImage)
            m_images.erase({spot.head.layer, spot.head.head});
        if (!sameImage || barsMoved || !sameTile(was, is))
            updateTile(spot.head);
    }
}

void ModelSheet::updateLegend()
{
    SheetLegend::State state;
    state.keys = m_switchable;
    if (m_picture && m_picture->has({})) {
        state.colours = shownMap({});
        if (state.colours && state.colours->headOff) { // the others are in color
            auto colours = std::make_shared<HeldMatrix>(*state.colours);
            colours->headOff = false;
            state.colours = std::move(colours);
        }
        state.masked = state.colours && (state.colours->marksThere() >> unsigned(CellMark::Masked) & 1);
        state.changed = firstBarredLayer(*m_picture) < int(m_picture->layers.size());
        for (const HeadPlace& head : sheetOrder(*m_picture, SheetOrder::LayerAndHead))
            state.off |= shownOff(head);
    }
    m_legend->setState(state);
}

void ModelSheet::setSwitchable(bool switchable)
{
    m_switchable = switchable;
    updateLegend();
}

void ModelSheet::setOrder(SheetOrder order)
{
    if (std::exchange(m_order, order) == order)
        return;
    relayout();
    verticalScrollBar()->setValue(0);
    if (const int place = m_layout.placeOf(m_focused); place >= 0)
        reveal(place);
    viewport()->update();
    describe();
}

void ModelSheet::setShown(Ghost shown)
{
    const bool another = (shown == Ghost::Before) != (m_shown == Ghost::Before);
    m_shown = shown;
    if (!another || !m_picture)
        return;
    for (const SheetLayout::Spot& spot : m_layout.spots) {
        const PageHead& head = m_picture->head(spot.head);
        if (sameMap(head.before, head.now) && !head.off)
            continue;
        m_images.erase({spot.head.layer, spot.head.head});
        updateTile(spot.head);
    }
    updateLegend();
}

void ModelSheet::setFocused(const HeadPlace& head)
{
    if (!m_picture || !m_picture->has(head) || head == m_focused)
        return;
    const HeadPlace before = std::exchange(m_focused, head);
    updateTile(before);
    updateTile(head);
    if (!m_layout.sorted) { // the names of its row and column
        viewport()->update(QRect(0, 0, viewport()->width(), int(m_layout.first.y())));
        viewport()->update(QRect(0, 0, int(m_layout.first.x()), viewport()->height()));
    }
    if (const int place = m_layout.placeOf(head); place >= 0)
        reveal(place);
    describe();
}

void ModelSheet::choose(int place)
{
    if (place < 0 || place >= int(m_layout.spots.size()))
        return;
    const HeadPlace head = m_layout.spots[std::size_t(place)].head;
    if (head == m_focused)
        return;
    setFocused(head);
    Q_EMIT headChosen(head);
}

// For a screen reader: what a glance at the focused head shows.
void ModelSheet::describe()
{
    describeTo(this, m_picture && m_picture->has(m_focused) ? inWords(m_focused) : QString());
}

QString ModelSheet::inWords(const HeadPlace& head) const
{
    const QString words = pageHeadInWords(*m_picture, head);
    return m_layout.sorted ? tr("%1, position %2 of %3, sorted by %4")
                                 .arg(words, QString::number(m_layout.placeOf(head) + 1),
                                      QString::number(m_layout.spots.size()), sheetOrderName(m_order))
                           : words;
}

int ModelSheet::spotAt(Cell place) const
{
    const auto spot = std::ranges::find_if(m_layout.spots, [place](const SheetLayout::Spot& each) {
        return each.row == place.row && each.column == place.column;
    });
    return spot == m_layout.spots.end() ? -1 : int(spot - m_layout.spots.begin());
}

std::optional<Cell> ModelSheet::accessibleCurrent() const
{
    const int place = m_layout.placeOf(m_focused);
    if (place < 0)
        return std::nullopt;
    const SheetLayout::Spot& spot = m_layout.spots[std::size_t(place)];
    return Cell{spot.row, spot.column};
}

QString ModelSheet::accessibleWords(Cell place) const
{
    const int spot = spotAt(place);
    return spot < 0 ? QString() : inWords(m_layout.spots[std::size_t(spot)].head);
}

QRect ModelSheet::accessiblePlace(Cell place) const
{
    const int spot = spotAt(place);
    return spot < 0 ? QRect() : m_layout.tileRect(spot).translated(-scrolled()).toAlignedRect();
}

std::optional<Cell> ModelSheet::accessibleAt(QPoint position) const
{
    const int place = placeAt(position);
    if (place < 0)
        return std::nullopt;
    return Cell{m_layout.spots[std::size_t(place)].row, m_layout.spots[std::size_t(place)].column};
}

QString ModelSheet::accessibleRow(int row) const { return m_layout.sorted ? QString() : tr("Layer %1").arg(row); }

void ModelSheet::pressAccessible(Cell place) { choose(spotAt(place)); }

void ModelSheet::relayout()
{
    const SheetLayout before = m_layout;
    m_layout = {};
    const int legend = m_legend->heightFor(width());
    if (viewportMargins().bottom() != legend)
        setViewportMargins(0, 0, 0, legend);
    if (m_picture && !m_picture->layers.empty() && !viewport()->size().isEmpty()) {
        SheetPlan plan;
        plan.order = m_order;
        plan.pixel = 1 / devicePixelRatioF();
        plan.words = roomForWords();
        const QString lastLayer = tr("Layer %1").arg(m_picture->layers.size() - 1);
        m_rowNames = QFontMetrics(textFont(12, QFont::DemiBold)).horizontalAdvance(lastLayer) + 12;
        m_names = scaled(20);
        plan.rowNames = m_rowNames;
        plan.names = m_names;
        plan.room = maximumViewportSize();
        m_layout = layoutSheet(*m_picture, plan);
        if (m_layout.needed.height() > plan.room.height()) { // beside the bar that scrolls
            plan.room.rwidth() -= verticalScrollBar()->sizeHint().width();
            m_layout = layoutSheet(*m_picture, plan);
        }
    }
    if (!m_layout.sameMaps(before) || m_layout.pixel != before.pixel)
        m_images.clear();
    const QSize room = maximumViewportSize(), needed = m_layout.needed.toSize();
    const int beside = needed.height() > room.height() ? verticalScrollBar()->sizeHint().width() : 0;
    verticalScrollBar()->setRange(0, std::max(0, needed.height() - room.height()));
    verticalScrollBar()->setPageStep(std::max(room.height(), 1));
    verticalScrollBar()->setSingleStep(std::max(int(m_layout.pitch.height() / 2), 1));
    horizontalScrollBar()->setRange(0, std::max(0, needed.width() - room.width() + beside));
    horizontalScrollBar()->setPageStep(std::max(room.width(), 1));
    horizontalScrollBar()->setSingleStep(std::max(int(m_layout.pitch.width() / 2), 1));
}

void ModelSheet::resizeEvent(QResizeEvent* event)
{
    QAbstractScrollArea::resizeEvent(event);
    relayout();
    const QRect view = viewport()->geometry();
    m_legend->setGeometry(view.left(), view.bottom() + 1, view.width(), viewportMargins().bottom());
    viewport()->update();
}

void ModelSheet::scrollContentsBy(int, int)
{
    point(std::nullopt);
    viewport()->update();
}

QPointF ModelSheet::scrolled() const
{
    return {double(horizontalScrollBar()->value()), double(verticalScrollBar()->value())};
}

QRectF ModelSheet::mapRect(const HeadPlace& head) const
{
    const int place = m_layout.placeOf(head);
    return place < 0 ? QRectF() : m_layout.mapRect(place).translated(-scrolled());
}

void ModelSheet::updateTile(const HeadPlace& head)
{
    if (const int place = m_layout.placeOf(head); place >= 0)
        viewport()->update(m_layout.tileRect(place).translated(-scrolled()).toAlignedRect());
}

// Just as far as it takes to see the whole tile beside the names that stay.
void ModelSheet::reveal(int place)
{
    const QRectF tile = m_layout.tileRect(place).translated(-scrolled());
    const double left = m_layout.sorted ? 0 : m_layout.first.x() - 6,
                 top = m_layout.sorted ? 0 : m_layout.first.y() - 6;
    const auto past = [](double low, double high, double from, double to) {
        return low < from ? std::floor(low - from) : high > to ? std::ceil(high - to) : 0.0;
    };
    for (const auto& [bar, by] :
         {std::pair(horizontalScrollBar(), past(tile.left(), tile.right(), left, viewport()->width())),
          std::pair(verticalScrollBar(), past(tile.top(), tile.bottom(), top, viewport()->height()))})
        if (by != 0)
            bar->setValue(bar->value() + int(by));
}

HeldMatrixPtr ModelSheet::shownMap(const HeadPlace& head) const
{
    const PageHead& shown = m_picture->head(head);
    return m_shown == Ghost::Before && shown.before ? shown.before : shown.now;
}

bool ModelSheet::shownOff(const HeadPlace& head) const { return m_shown != Ghost::Before && m_picture->head(head).off; }

} // namespace attn
