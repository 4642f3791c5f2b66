// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/present/mapboard.h"

#include "ui/figures/figuregrid.h"
#include "ui/figures/figurepalette.h"
#include "ui/heatmap/heatmapview.h"
#include "ui/kit/onevents.h"
#include "ui/paint/screencanvas.h"
#include "ui/present/slidedesign.h"
#include "ui/theme/stylepaint.h"

#include <QPainter>

#include <algorithm>
#include <iterator>
#include <ranges>

namespace attn {

using namespace slidedesign;

namespace {

constexpr double board_words = 20, board_gap = 18, lamp_room = 28, found_lamp = 23; // px of the design
constexpr double largest_label = 18, least_label_size = 15, least_found = 15;       // at least 2 % of the page's height
constexpr double digits_part = 0.7, own_digits = 0.85; // of a cell's height; of those beside marks of a cell's own
constexpr double curve_height = 0.32, curve_width = 0.55, found_height = 0.16, found_below_rows = 0.2; // of the board
constexpr double most_found_height = 0.4;                                                              // of the board
constexpr double row_height = 34, row_title = 26, rows_part = 0.55; // px of the design; of the board
constexpr int most_beside = 8, most_labeled = 2; // maps above rows, which have the words of the columns
constexpr double wide_board = 1.25;              // from this width to its height on, a figure's own columns
constexpr int most_maps = 16, most_side = 24;

double wrappedHeight(const QFont& font, const QString& words, double room)
{
    return QFontMetricsF(font).boundingRect(QRectF(0, 0, room, 1e4), Qt::TextWordWrap, words).height();
}

// The selected row of each map, one below the other; null if there is none. Skips maps with their own painters.
HeldMatrixPtr chosenRows(const Figure& figure)
{
    auto rows = std::make_shared<HeldMatrix>();
    for (const FigureMap& map : figure.maps) {
        const HeatmapData& data = *map.data;
        if (map.paint || !map.chosen || !data.contains(*map.chosen))
            continue;
        if (rows->rowLabels.isEmpty()) {
            static_cast<HeatmapFrame&>(*rows) = data;
            rows->rowLabels.clear();
            rows->rowRanges.clear();
        }
        if (data.columns != rows->columns)
            continue;
        rows->rowLabels << map.caption;
        rows->rowRanges.push_back(data.rowRanges.empty() ? std::pair(data.low, data.high)
                                                         : data.rowRanges[std::size_t(map.chosen->row)]);
        rows->smallest = std::min(rows->smallest, data.smallest);
        rows->largest = std::max(rows->largest, data.largest);
        for (int column = 0; column < data.columns; ++column) {
            rows->values.push_back(data.value({map.chosen->row, column}));
            rows->marks.push_back(data.mark({map.chosen->row, column}));
        }
        if (data.hasRowSums())
            rows->rowSums.push_back(data.rowSum(map.chosen->row));
    }
    rows->rows = int(rows->rowLabels.size());
    rows->edited.assign(rows->values.size(), false);
    if (rows->rowSums.size() != std::size_t(rows->rows))
        rows->rowSums.clear();
    return rows->rows > 0 ? rows : nullptr;
}

} // namespace

MapBoard::MapBoard(QWidget* parent) : QWidget(parent), m_rows(new HeatmapView(this))
{
    m_rows->setMapPainter([this](QPainter& painter, const HeatmapData& data, const MapGeometry& geometry,
                                 const Colors& c) { paintMap(painter, data, geometry, c, m_rowDigits); });
    onEvents(this, {QEvent::Resize, QEvent::PaletteChange, QEvent::FontChange}, [this] { arrange(); });
}

bool MapBoard::suits(const Figure& figure)
{
    return !figure.maps.empty() && figure.maps.size() <= most_maps &&
           std::ranges::all_of(figure.maps, [](const FigureMap& map) {
               return !map.whole && map.aspect == 1 && std::max(map.data->rows, map.data->columns) <= most_side;
           });
}

QFont MapBoard::font(double size, int weight) const { return slideText(size * m_unit, weight); }

void MapBoard::show(Figure figure, const ClassPicture& beside)
{
    m_figure = std::move(figure);
    m_beside = beside;
    while (int(m_views.size()) < count()) {
        m_views.push_back(new HeatmapView(this));
        m_views.back()->setMapPainter(
            [this, i = int(m_views.size()) - 1](QPainter& painter, const HeatmapData&, const MapGeometry& geometry,
                                                const Colors& c) { paintCells(painter, i, geometry, c); });
    }
    for (int i = 0; i < int(m_views.size()); ++i) {
        m_views[i]->setVisible(i < count());
        if (i >= count())
            continue;
        const FigureMap& map = m_figure.maps[i];
        m_views[i]->setData(map.data);
        m_views[i]->setChosen(map.chosen);
        m_views[i]->setMapName(QStringLiteral("%1. %2").arg(map.caption, map.note));
    }
    arrange();
}

void MapBoard::paintCells(QPainter& painter, int map, const MapGeometry& geometry, const Colors& colors) const
{
    const FigureMap& shown = m_figure.maps[std::size_t(map)];
    const DigitStyle& own = m_own[std::size_t(map)];
    if (!shown.paint || geometry.asImage())
        return paintMap(painter, *shown.data, geometry, colors, own);
    const FigurePalette palette(currentTheme());
    ScreenCanvas canvas(painter);
    const TextStyle digits{own.text.face, own.text.size * own_digits};
    for (int row = 0; row < shown.data->rows; ++row)
        for (int column = 0; column < shown.data->columns; ++column)
            shown.paint(canvas, *shown.data,
                        {geometry.cellRect(row, column), {row, column}, m_unit, digits, own.decimals});
}

void MapBoard::arrange()
{
    if (m_figure.maps.empty() || size().isEmpty())
        return;
    arrangeMaps(0);
    const HeldMatrixPtr rows = m_digits.decimals < 0 ? chosenRows(m_figure) : nullptr;
    m_rows->setVisible(rows != nullptr);
    if (!rows)
        return;
    const double u = m_unit;
    HeatmapParts parts;
    parts.titles = parts.bar = parts.legend = false;
    parts.close = true;
    parts.text = largest_label * u / 12 / textScale();
    parts.largestCell = row_height * u;
    parts.widestCell = widest_cell * largest_cell * u;
    parts.uprightBelow = parts.widestGutter = 1e4;
    parts.judgedSums =
        std::ranges::any_of(m_figure.maps, [](const FigureMap& map) { return map.severity != Severity::Off; });
    const auto layoutIn = [&](double high) {
        return layoutHeatmap(*rows, parts, QSizeF(width(), high), {}, {}, 1 / devicePixelRatioF());
    };
    const double high = layoutIn(rows_part * height()).used.height();
    arrangeMaps(high + row_title * u);
    for (int i = 0; i < count(); ++i)
        if (m_figure.maps[std::size_t(i)].paint && m_views[std::size_t(i)]->heatmapLayout().map.asImage()) {
            m_rows->hide(); // its own painting is more than colours
            return arrangeMaps(0);
        }
    m_rows->setData(rows);
    m_rows->setParts(parts);
    m_rows->setGeometry(QRectF(0, m_rowsTop + row_title * u, width(), high).toAlignedRect());
    const QSizeF cell = layoutIn(high).map.cell;
    m_rowDigits = largeDigits(*rows, cell.width(), readable_digits * page_height * u, own_digits * cell.height());
}

// Each map has its share of the board; the first of a line, which has the labels of all, is wider by them.
void MapBoard::arrangeMaps(double rowsHigh)
{
    const double u = m_unit, line = QFontMetricsF(font(board_words)).height();
    const int own = columnsFor(m_figure);
    const int columns = rowsHigh > 0                       ? std::min(count(), most_beside)
                        : width() >= wide_board * height() ? own
                                                           : std::min(own, 2);
    const int rows = (count() + columns - 1) / columns;
    const bool corner = count() % columns != 0; // of the grid: findings go there
    const double least_below = m_beside.curve                     ? curve_height
                               : m_beside.found.empty() || corner ? 0
                               : rowsHigh > 0                     ? found_below_rows
                                                                  : found_height;
    // As high as the findings are, so that none is cut.
    const double found_wide = (m_beside.curve ? 1 - curve_width : 1) * width() - (board_gap + found_lamp) * u;
    const double below =
        least_below == 0
            ? 0
            : std::clamp((foundHeight(m_beside.found, least_found, found_wide) + board_gap / 2 * u) / height(),
                         least_below, std::max(least_below, most_found_height));
    const double between = (m_figure.maps.back().sign.isEmpty() ? 1 : 2) * board_gap * u;
    const double high = (height() * (1 - below) - rowsHigh) / rows, around = 2 * line + board_gap / 2 * u;
    HeatmapParts parts;
    parts.titles = parts.bar = parts.legend = false;
    parts.labels = rowsHigh == 0 || columns <= most_labeled;
    parts.close = true;
    parts.largestCell = largest_cell * u;
    parts.widestCell = widest_cell * parts.largestCell;
    parts.uprightBelow = parts.widestGutter = 1e4; // labels are turned before they are cut
    double gutter = 0, wide = 0;
    for (double label = largest_label; label >= least_label_size; --label) { // smaller before they are turned
        parts.text = label * u / 12 / textScale();
        const HeatmapLayout first =
            layoutHeatmap(*m_figure.maps.front().data, parts, QSizeF(width(), high), {}, {}, 1 / devicePixelRatioF());
        gutter = first.rowLabels.width();
        wide = (width() - gutter - (columns - 1) * between) / columns;
        if (!layoutHeatmap(*m_figure.maps.front().data, parts, QSizeF(wide + gutter, high - around), {}, {}, 1).upright)
            break;
    }
    const auto placeOf = [&](int i) {
        const int column = i % columns, row = i / columns;
        parts.rowLabels = column == 0 || !shareRows(m_figure);
        parts.judgedSums = m_figure.maps[std::size_t(i)].severity != Severity::Off;
        parts.sums = rowsHigh == 0 || parts.judgedSums;
        return QRectF(column == 0 ? 0 : gutter + column * (wide + between), row * high + line,
                      wide + (column == 0 ? gutter : 0), high - around);
    };
    const auto layoutOf = [&](int i, QSizeF room) {
        return layoutHeatmap(*m_figure.maps[std::size_t(i)].data, parts, room, {}, {}, 1 / devicePixelRatioF());
    };
    QSizeF cell(parts.widestCell, parts.largestCell); // of all maps
    for (int i = 0; i < count(); ++i)
        cell = cell.boundedTo(layoutOf(i, placeOf(i).size()).map.cell);
    parts.widestCell = cell.width();
    parts.largestCell = cell.height();
    m_digits = {};
    const auto digitsOf = [&](int i, double most) {
        return largeDigits(*m_figure.maps[std::size_t(i)].data, cell.width(), readable_digits * page_height * u, most);
    };
    for (int i = 0; i < count(); ++i) {
        QRectF place = placeOf(i);
        place.setHeight(layoutOf(i, place.size()).used.height());
        m_views[i]->setParts(parts);
        m_views[i]->setGeometry(place.toAlignedRect());
        const DigitStyle style = digitsOf(i, digits_part * cell.height());
        if (i == 0 || style.decimals < m_digits.decimals ||
            (style.decimals == m_digits.decimals && style.text.size < m_digits.text.size))
            m_digits = style;
    }
    // Of one size, each with the decimals that its own numbers leave room for.
    m_own.clear();
    for (int i = 0; i < count(); ++i)
        m_own.push_back(m_digits.decimals < 0
                            ? m_digits
                            : digitsOf(i, m_digits.text.size * QFontInfo(numberFont(100)).pixelSize() / 100));
    m_rowsTop = rows * high;
    const double y = m_rowsTop + rowsHigh + board_gap / 2 * u, split = m_beside.curve ? curve_width * width() : 0;
    m_curve = QRectF(0, y, m_beside.found.empty() ? width() : split, m_beside.curve ? height() - y : 0);
    m_found = corner ? QRectF(gutter + count() % columns * (wide + between) - between, (rows - 1) * high + line,
                              wide + between, high - line)
                     : QRectF(split + board_gap * u, y, width() - split - board_gap * u, height() - y);
    update();
}

void MapBoard::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const double u = m_unit;
    const auto write = [&](const QRectF& line, const QString& words, int weight, const QColor& color) {
        double size = board_words; // smaller before it is cut
        while (size > least_size && QFontMetricsF(font(size, weight)).horizontalAdvance(words) > line.width())
            --size;
        const QFont fitting = font(size, weight);
        paintText(painter, fitting, color, line, Qt::AlignVCenter,
                  QFontMetricsF(fitting).elidedText(words, Qt::ElideRight, line.width()));
    };
    for (int i = 0; i < count(); ++i) {
        const FigureMap& map = m_figure.maps[std::size_t(i)];
        const QRectF area = m_views[i]->heatmapLayout().map.area.translated(m_views[i]->pos());
        const double line = QFontMetricsF(font(board_words)).height(), lamp = lamp_room * u;
        const QRectF over(area.left(), m_views[i]->y() - line, m_views[i]->geometry().right() - area.left(), line);
        QRectF under(area.left(), m_views[i]->geometry().bottom() + 1, over.width(), line);
        write(over, map.caption, QFont::DemiBold, colors().text);
        if (QFontMetricsF(font(least_size)).horizontalAdvance(map.note) > under.width() - lamp)
            under.setLeft(m_views[i]->x()); // below the row labels too
        if (map.severity != Severity::Off) {
            paintLamp(painter, QRectF(under.topLeft() + QPointF(0, 2 * u), QSizeF(board_words, board_words) * u),
                      map.severity);
            under.setLeft(under.left() + lamp);
        }
        write(under, map.note, QFont::Normal, colors().text2);
        paintText(painter, font(title_size), colors().text2,
                  QRectF(m_views[i]->x() - 2 * board_gap * u, area.top(), 2 * board_gap * u, area.height()),
                  Qt::AlignCenter, map.sign);
    }
    if (!m_rows->isHidden()) {
        const auto of =
            std::ranges::find_if(m_figure.maps, [](const FigureMap& map) { return map.chosen.has_value(); });
        paintText(painter, font(board_words, QFont::DemiBold), colors().text,
                  QRectF(0, m_rowsTop, width(), row_title * u), Qt::AlignVCenter,
                  tr("Row of “%1”").arg(of->data->rowLabels.value(of->chosen->row)));
    }
    paintFound(painter);
    if (m_curve.isEmpty())
        return;
    const QRectF curve = m_curve.adjusted(0, 1.5 * board_words * u, 0, 0);
    const double ratio = devicePixelRatioF();
    QPixmap picture = m_beside.curve((curve.size() * ratio).toSize(), 1.5 * u * ratio);
    picture.setDevicePixelRatio(ratio);
    painter.drawPixmap(curve.topLeft(), picture);
    paintText(painter, font(board_words, QFont::DemiBold), colors().text, m_curve, Qt::AlignTop, m_beside.curveTitle);
}

std::vector<Check> MapBoard::shownFound() const
{
    std::vector<Check> shown = m_beside.found;
    while (shown.size() > 1 &&
           foundHeight(shown, least_found, m_found.width() - found_lamp * m_unit) > m_found.height()) {
        const auto least = std::ranges::min_element(shown | std::views::reverse, {}, [](const Check& check) {
            return check.severity == Severity::Off ? -1 : int(check.severity);
        });
        shown.erase(std::next(least).base());
    }
    return shown;
}

double MapBoard::foundHeight(const std::vector<Check>& found, double size, double wide) const
{
    double height = 0;
    for (const Check& check : found)
        height += wrappedHeight(font(size), check.text, wide) + size / 2 * m_unit;
    return height;
}

void MapBoard::paintFound(QPainter& painter) const
{
    const double u = m_unit;
    const QRectF words = m_found.adjusted(found_lamp * u, 0, 0, 0);
    const std::vector<Check> shown = shownFound();
    double size = board_words; // shrinks before a finding is left out
    while (size > least_found && foundHeight(shown, size, words.width()) > m_found.height())
        --size;
    double y = m_found.top();
    for (const Check& check : shown) {
        paintLamp(painter, QRectF(m_found.left(), y + 3 * u, size * u, size * u), check.severity);
        paintText(painter, font(size), colors().text, QRectF(words.left(), y, words.width(), height() - y),
                  int(Qt::AlignTop) | Qt::TextWordWrap, check.text);
        y += wrappedHeight(font(size), check.text, words.width()) + size / 2 * u;
    }
}

} // namespace attn
