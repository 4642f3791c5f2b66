// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/figurelayout.h"

#include "ui/figures/figurebar.h"
#include "ui/figures/figuredigits.h"
#include "ui/figures/figuregrid.h"
#include "ui/figures/figurelabels.h"
#include "ui/figures/typeset.h"
#include "ui/language/said.h"
#include "ui/paint/labelpainter.h"

#include <algorithm>
#include <cmath>

namespace attn {
namespace {

// Points at scale 1.
constexpr double margin_pt = 9, title_size = 10.5, label_size = 8, sheet_label_size = 7, tick_size = 7.5;
constexpr double line_height = 1.25;  // of a size
constexpr double least_label = 5;     // points, whatever the scale: labels become smaller before any is left out
constexpr int most_shrunk = 64;       // labels on one side; more of them are a scale, not words
constexpr double chosen_title = 1.15; // of a chosen size of text
constexpr double title_gap = 5, axis_gap = 3, label_gap_pt = 5, caption_gap = 4;
constexpr double bar_gap_pt = 13, bar_width_pt = 9, bar_text_gap_pt = 6, shortest_bar_pt = 60;
constexpr double bar_words_gap = 3;
constexpr double flat_gap = 5, flat_bar = 5; // of bars that lie under their maps
constexpr double longest_turned = 90;        // column labels
constexpr double sums_gap = 6, panel_gap = 12, least_gap = 5, sign_room = 10, legend_gap = 8;
constexpr double usual_from_cm = 8, usual_to_cm = 18; // narrower figures have smaller words, wider ones larger
constexpr double least_scale = 0.75, no_bound = 1e9;

double scaleOf(double widthCm)
{
    return widthCm < usual_from_cm ? std::max(widthCm / usual_from_cm, least_scale)
                                   : std::max(1.0, widthCm / usual_to_cm);
}

// What is beside and above the maps, and how many there are each way.
struct Grid {
    int columns = 1, rows = 1;
    bool sharedRows = true, sharedColumns = true, shaped = false, labels = false, sums = false, captions = false,
         ownBars = false, sharedBar = false;
    double gutter = 0, sumsWidth = 0, barWidth = 0; // a bar with its texts and the gap before it
    double captionHeight = 0, ownBarHeight = 0, noteHeight = 0, gap = 0;

    // One row of maps of different widths: their cells are all of one size, and each is as wide as it needs.
    bool packed() const { return rows == 1 && sharedRows && (!sharedColumns || shaped); }
};

class Layouter {
public:
    // `label`: size of the token labels; 0: the usual one. `share`: of the width that they may take as a rule.
    Layouter(const Figure& figure, const FigureLook& look, double label = 0, double share = 1);
    FigureLayout layout();
    // Thinned row labels may leave out the longest one, which gives its room to the maps: true if that is worth another
    // layout, by a layouter that knows it.
    bool mayWiden(Layouter& again) const;
    // Of a slide: the most that the cells of a map may take, and how far all that is below the title is moved down.
    void setRoom(double mapHeight, double lower = 0)
    {
        m_mapHeight = mapHeight;
        m_lower = lower;
    }

private:
    double s(double points) const { return points * m_layout.scale; }
    bool isSlide() const { return m_look.heightCm > 0; }
    double highest(double width) const { return isSlide() ? m_mapHeight : width * 1.25; }
    const HeatmapData& data(int i) const { return *m_figure.maps[i].data; }
    int count() const { return int(m_figure.maps.size()); }
    int lastColumn(int row) const { return std::min(m_grid.columns, count() - row * m_grid.columns); }
    void measure();
    std::vector<QSizeF> chooseCells();
    std::vector<QSizeF> chooseDrawings() const;
    void placePanels(double left, double top);
    void placePanel(int i, QPointF corner, QSizeF cell);
    void fitCaptions();
    void chooseTitle();
    void placeTitle();
    double titleHeight() const;
    double beyondLine(double extent, double plain) const;
    void placeLegend();
    void placeAxes(double top);
    void placeBars();
    void centre();
    QRectF mapsBox() const;

    const Figure& m_figure;
    const FigureLook& m_look;
    FigureLayout m_layout;
    Grid m_grid;
    double m_width, m_share, m_mapWidth = 0, m_mapHeight = no_bound, m_lower = 0, m_bottom = 0, m_right = 0;
    double m_titleSize,
        m_mapScale; // of a title that fits; and of what follows from the width, whatever the text's size is
    int m_leastRowStep = 1;
    double m_shownGutter = 0; // of the row labels that are written; 0: not known yet
};

Layouter::Layouter(const Figure& figure, const FigureLook& look, double labelSize, double share)
    : m_figure(figure), m_look(look), m_width(look.widthCm * points_per_cm), m_share(share)
{
    const bool chosen = look.fontSize > 0;
    m_layout.scale = chosen ? look.fontSize / label_size : scaleOf(look.widthCm);
    m_mapScale = std::max(scaleOf(look.widthCm), m_layout.scale);
    const double label = count() > 1 && !chosen ? sheet_label_size : label_size;
    m_titleSize = chosen ? look.fontSize * chosen_title : s(title_size);
    m_layout.title = {TextFace::Strong, m_titleSize};
    m_layout.caption = {TextFace::Strong, s(label)};
    m_layout.axis = m_layout.label = {TextFace::Words, s(label)};
    if (labelSize > 0)
        m_layout.label.size = labelSize;
    m_layout.tick = {TextFace::Words, s(chosen ? label_size : tick_size)};
    m_layout.sums = {TextFace::Numbers, m_layout.tick.size};
    m_layout.panels.resize(count());
    if (isSlide()) // is read from far
    {
        m_layout.largestDigits *= 1.5;
        m_layout.leastDigits = 0.02 * m_look.heightCm * points_per_cm;
    }
}

void Layouter::measure()
{
    Grid& grid = m_grid;
    grid.columns = isSlide() ? columnsFor(m_figure, m_look.heightCm / m_look.widthCm) : columnsFor(m_figure);
    grid.rows = (count() + grid.columns - 1) / grid.columns;
    grid.sharedRows = shareRows(m_figure);
    grid.sharedColumns = shareColumns(m_figure);
    grid.labels = m_look.tokenLabels;
    grid.gap = std::min(s(panel_gap), std::max(s(least_gap), m_width / grid.columns / 10));
    for (std::size_t i = 0; i < m_figure.maps.size(); ++i) {
        const FigureMap& map = m_figure.maps[i];
        grid.captions |= !captionOf(m_figure, m_look, i).isEmpty();
        grid.shaped |= map.aspect != 1;
        if (!map.note.isEmpty() || (m_look.digits && map.data->tens != 0))
            grid.noteHeight = m_layout.label.size * line_height + s(caption_gap);
        if (!map.sign.isEmpty())
            grid.gap = s(panel_gap + sign_room);
        grid.sums |= m_look.rowSums && map.data->hasRowSums();
        if (grid.labels && m_shownGutter == 0)
            grid.gutter = std::max(grid.gutter, std::min(widestText(map.data->rowLabels, m_layout.label),
                                                         m_width * m_share * (grid.sharedRows ? 0.24 : 0.12)) +
                                                    s(label_gap_pt));
        grid.barWidth = std::max(grid.barWidth, barTextWidth(*map.data, m_layout.tick));
    }
    grid.gutter = std::max(grid.gutter, m_shownGutter);
    grid.sharedBar = m_look.colorBar && shareRange(m_figure);
    grid.ownBars = m_look.colorBar && !grid.sharedBar && std::ranges::any_of(m_figure.maps, isColoured);
    grid.barWidth = grid.sharedBar ? grid.barWidth + s(bar_gap_pt + bar_width_pt + bar_text_gap_pt) : 0;
    if (grid.sharedBar && m_look.barLabel)
        m_layout.barWords = m_look.barWords.isEmpty() ? m_figure.barWords : m_look.barWords;
    if (!m_layout.barWords.isEmpty()) {
        const TypesetExtent words = typesetExtent(m_layout.barWords, m_layout.axis);
        grid.barWidth += words.ascent + words.descent + s(bar_words_gap);
    }
    grid.ownBarHeight = grid.ownBars ? s(flat_gap + flat_bar) + m_layout.tick.size * 1.3 : 0;
    if (grid.sums)
        grid.sumsWidth = s(sums_gap) + std::max(textWidth(QStringLiteral("1.0000"), m_layout.sums),
                                                grid.labels ? textWidth(rowSumWord(), m_layout.label) : 0);
    grid.captionHeight = grid.captions ? m_layout.caption.size * line_height + s(caption_gap - 1) : 0;
    if (!m_look.axes)
        return;
    m_layout.rowAxis = m_look.rowAxis;
    m_layout.columnAxis = m_look.columnAxis;
    if (m_look.rowAxis.isEmpty() && grid.labels && haveOne(m_figure, &HeatmapData::rowMeaning))
        m_layout.rowAxis = said(axisWords(data(0).rowMeaning).name);
    if (m_look.columnAxis.isEmpty() && grid.labels && haveOne(m_figure, &HeatmapData::columnMeaning))
        m_layout.columnAxis = said(axisWords(data(0).columnMeaning).name);
}

void Layouter::placePanel(int i, QPointF corner, QSizeF cell)
{
    PanelLayout& panel = m_layout.panels[i];
    const HeatmapData& map = data(i);
    panel.cell = cell;
    panel.map = QRectF(corner, QSizeF(map.columns * cell.width(), map.rows * cell.height()));
    if (m_grid.labels) {
        panel.rows =
            rowLabelLayout(map, cell.height(), m_layout.label, m_grid.gutter - s(label_gap_pt), m_leastRowStep);
        panel.rows.shown = !m_grid.sharedRows || i % m_grid.columns == 0;
        panel.columns.shown = !m_grid.sharedColumns || i < m_grid.columns;
    }
    panel.sumsRight = m_grid.sums && map.hasRowSums() ? panel.map.right() + m_grid.sumsWidth : 0;
}

// Each as wide as there is room; of one height in a single row.
std::vector<QSizeF> Layouter::chooseDrawings() const
{
    double widths = 0; // of drawings that are 1 high
    for (const FigureMap& map : m_figure.maps)
        widths += map.aspect;
    const double height = std::min(m_mapWidth * m_grid.columns / widths, m_mapHeight);
    std::vector<QSizeF> cells;
    cells.reserve(m_figure.maps.size());
    for (const FigureMap& map : m_figure.maps)
        cells.push_back(m_grid.packed() ? QSizeF(height * map.aspect, height)
                                        : QSizeF(m_mapWidth, std::min(m_mapWidth / map.aspect, m_mapHeight)));
    return cells;
}

// The cells of all maps; of one height if rows of the same meaning are side by side.
std::vector<QSizeF> Layouter::chooseCells()
{
    if (std::ranges::all_of(m_figure.maps, &FigureMap::whole))
        return chooseDrawings();
    const double height = highest(count() == 1 ? m_width : m_mapWidth);
    const double largest = isSlide() ? m_mapHeight : largest_cell_pt * m_mapScale;
    std::vector<QSizeF> cells;
    double columns = 0;
    double lowest = 1e9;
    for (const FigureMap& map : m_figure.maps) {
        cells.push_back(cellFor(*map.data, m_mapWidth, height, m_mapScale, largest));
        if (isSlide() && !map.data->attention)
            cells.back().setWidth(std::min(m_mapWidth / map.data->columns, 2 * cells.back().height()));
        if (map.aspect > 1)
            cells.back().setHeight(cells.back().width() / map.aspect);
        lowest = std::min(lowest, cells.back().height());
        columns += map.data->columns * map.aspect;
    }
    if (m_grid.packed()) {
        const double cell = std::min({m_mapWidth * m_grid.columns / columns, highest(m_width) / data(0).rows, largest});
        for (std::size_t i = 0; i < cells.size(); ++i)
            cells[i] = QSizeF(cell * m_figure.maps[i].aspect, cell);
        return cells;
    }
    for (int i = 0; i < count() && m_grid.sharedRows; ++i)
        cells[i] =
            QSizeF(data(i).attention ? lowest
                                     : std::min(cells[i].width(), std::max(lowest, figure_stretch.below * m_mapScale)),
                   lowest);
    return cells;
}

void Layouter::placePanels(double left, double top)
{
    const std::vector<QSizeF> cells = chooseCells();
    for (int i = 0; i < count(); ++i)
        m_layout.panels[i].columns = columnLabelLayout(data(i), cells[i].width(), m_layout.label,
                                                       m_share * std::min(s(longest_turned), m_width * 0.18));
    double y = top;
    for (int row = 0; row < m_grid.rows; ++row) {
        const int first = row * m_grid.columns, end = first + lastColumn(row);
        const bool labelled = m_grid.labels && (row == 0 || !m_grid.sharedColumns);
        double band = 0, height = 0;
        for (int i = first; i < end; ++i) {
            const LabelLayout& labels = m_layout.panels[i].columns;
            if (labelled)
                band = std::max(band, labels.turned ? labels.room : m_layout.label.size * line_height);
            height = std::max(height, cells[i].height() * data(i).rows);
        }
        const double mapTop = y + m_grid.captionHeight + band + (labelled ? s(label_gap_pt - 1) : 0);
        double x = left;
        for (int i = first; i < end; ++i) {
            x += m_grid.sharedRows ? 0 : m_grid.gutter;
            placePanel(i, {x, mapTop}, cells[i]);
            const double slot = m_grid.packed() ? m_layout.panels[i].map.width() : m_mapWidth;
            m_layout.panels[i].caption = {x, y + m_layout.caption.size};
            m_layout.panels[i].captionRoom =
                std::min(slot + m_grid.sumsWidth + s(panel_gap / 2), m_width - s(margin_pt) - x);
            const QRectF& map = m_layout.panels[i].map;
            m_layout.panels[i].note = {x,
                                       map.top() + height + m_grid.ownBarHeight + m_grid.noteHeight - s(line_height)};
            m_layout.panels[i].sign = {x - m_grid.gap / 2, map.center().y()};
            m_right = std::max(m_right, m_layout.panels[i].map.right() + m_grid.sumsWidth);
            x += slot + m_grid.sumsWidth + m_grid.gap;
        }
        y = mapTop + height + m_grid.ownBarHeight + m_grid.noteHeight + (row + 1 < m_grid.rows ? s(panel_gap) : 0);
    }
    m_bottom = y;
}

// All smaller where one does not fit; what then does not is cut.
void Layouter::fitCaptions()
{
    const double usual = m_layout.caption.size;
    double share = 1;
    for (int i = 0; i < count(); ++i)
        if (const double width = textWidth(captionOf(m_figure, m_look, std::size_t(i)), m_layout.caption); width > 0)
            share = std::min(share, m_layout.panels[i].captionRoom / width);
    m_layout.caption.size = std::max(usual * share, std::min(usual, least_label));
}

QRectF Layouter::mapsBox() const
{
    QRectF box;
    for (const PanelLayout& panel : m_layout.panels)
        box |= panel.map;
    return box;
}

void Layouter::placeBars()
{
    if (m_grid.sharedBar) {
        const QRectF maps = mapsBox();
        m_layout.bar =
            QRectF(m_right + s(bar_gap_pt), maps.top(), s(bar_width_pt), std::max(maps.height(), s(shortest_bar_pt)));
        m_bottom = std::max(m_bottom, m_layout.bar.bottom());
        m_right += m_grid.barWidth;
        if (!m_layout.barWords.isEmpty()) {
            const TypesetExtent words = typesetExtent(m_layout.barWords, m_layout.axis);
            const double middle = std::max(m_layout.bar.center().y(), m_layout.bar.top() + words.width / 2 - s(1));
            m_layout.barWordsMiddle = {m_right - words.descent, middle};
            m_bottom = std::max(m_bottom, middle + words.width / 2);
        }
    }
    for (int i = 0; i < count(); ++i)
        if (PanelLayout& panel = m_layout.panels[i]; m_grid.ownBars && isColoured(m_figure.maps[i]))
            panel.bar = QRectF(panel.map.left(), panel.map.bottom() + s(flat_gap), panel.map.width(), s(flat_bar));
}

void Layouter::placeAxes(double top)
{
    const QRectF maps = mapsBox();
    if (!m_layout.columnAxis.isEmpty())
        m_layout.columnAxisMiddle = {maps.center().x(), top};
    if (m_layout.rowAxis.isEmpty())
        return;
    // A low map is lower than the word beside it, which then grows downwards from the map's top.
    const TypesetExtent axis = typesetExtent(m_layout.rowAxis, m_layout.axis);
    const double half = axis.width / 2;
    const double middle = std::max(maps.center().y(), maps.top() + half - s(1));
    m_layout.rowAxisMiddle = {s(margin_pt) + axis.ascent - m_layout.axis.size * 0.05, middle};
    m_bottom = std::max(m_bottom, middle + half);
}

// Smaller where it does not fit, then in lines; what has no blank is cut.
void Layouter::chooseTitle()
{
    if (!m_look.title || m_figure.title.isEmpty())
        return;
    const double room = m_width - 2 * s(margin_pt);
    const auto widthOf = [&](const QString& words) { return typesetExtent(words, m_layout.title).width; };
    while (widthOf(m_figure.title) > room && m_layout.title.size > s(label_size))
        m_layout.title.size -= 0.25;
    const QStringList words = typesetWords(m_figure.title);
    if (words.isEmpty())
        return;
    QString line;
    const auto end = [&] { m_layout.titleLines.push_back({typesetFitted(line, m_layout.title, room), {}}); };
    for (const QString& word : words) {
        const QString longer = line.isEmpty() ? word : line + QLatin1Char(' ') + word;
        if (!line.isEmpty() && widthOf(longer) > room && int(m_layout.titleLines.size()) + 1 < m_figure.titleLines) {
            end();
            line = word;
        } else {
            line = longer;
        }
    }
    end();
}

void Layouter::placeTitle()
{
    const double room = m_width - 2 * s(margin_pt);
    double y = s(margin_pt) + m_titleSize * 0.85;
    for (FigureLayout::Line& line : m_layout.titleLines) {
        const TypesetExtent extent = typesetExtent(line.text, m_layout.title);
        y += beyondLine(extent.ascent, 0.85);
        const double width = std::min(extent.width, room);
        line.start = {std::clamp(mapsBox().center().x() - width / 2, s(margin_pt), s(margin_pt) + room - width), y};
        y += m_layout.title.size * line_height + beyondLine(extent.descent, 0.25);
    }
}

// How far a formula of the title rises above a line of plain words, or hangs below it.
double Layouter::beyondLine(double extent, double plain) const
{
    return std::max(extent - m_layout.title.size * plain - 0.01, 0.0);
}

double Layouter::titleHeight() const
{
    if (m_layout.titleLines.empty())
        return 0;
    double height =
        (m_titleSize + double(m_layout.titleLines.size() - 1) * m_layout.title.size) * line_height + s(title_gap);
    for (const FigureLayout::Line& line : m_layout.titleLines) {
        const TypesetExtent extent = typesetExtent(line.text, m_layout.title);
        height += beyondLine(extent.ascent, 0.85) + beyondLine(extent.descent, 0.25);
    }
    return height;
}

void Layouter::placeLegend()
{
    std::vector<LegendEntry> entries;
    entries.reserve(m_figure.heads.size());
    for (const int head : m_figure.heads)
        entries.push_back({.head = head});
    std::vector<HeatmapDataPtr> maps;
    for (const FigureMap& map : m_figure.maps)
        if (m_look.legend && m_look.marks)
            maps.push_back(map.data);
    for (const LegendEntry& entry : legendOfEach(maps, figureColors()))
        if (entry.mark != CellMark::Masked || !m_look.blankMasked)
            entries.push_back(entry);
    const double left = std::max(mapsBox().left(), s(margin_pt));
    m_layout.legend = layoutLegend(entries, m_layout.label, m_layout.unit(), {left, m_bottom + s(legend_gap)},
                                   m_width - s(margin_pt) - left);
    m_bottom = m_layout.legend.entries.empty() ? m_bottom : m_layout.legend.bottom;
}

// Centers content narrower than the figure.
void Layouter::centre()
{
    const double shift = (m_width - s(margin_pt) - m_right) / 2;
    if (shift < 0.5)
        return;
    m_layout.rowAxisMiddle.rx() += shift;
    m_layout.columnAxisMiddle.rx() += shift;
    m_layout.barWordsMiddle.rx() += shift;
    m_layout.bar.translate(m_layout.bar.isEmpty() ? 0 : shift, 0);
    for (PanelLayout& panel : m_layout.panels) {
        panel.map.translate(shift, 0);
        panel.bar.translate(panel.bar.isEmpty() ? 0 : shift, 0);
        for (QPointF* place : {&panel.caption, &panel.note, &panel.sign})
            place->rx() += shift;
        panel.sumsRight += panel.sumsRight > 0 ? shift : 0;
    }
}

bool Layouter::mayWiden(Layouter& again) const
{
    double room = 0;
    for (const PanelLayout& panel : m_layout.panels) {
        again.m_leastRowStep = std::max(again.m_leastRowStep, panel.rows.step);
        room = std::max(room, panel.rows.room);
    }
    again.m_shownGutter = room + s(label_gap_pt);
    return m_grid.labels && again.m_shownGutter < m_grid.gutter - s(1);
}

FigureLayout Layouter::layout()
{
    measure();
    const TypesetExtent rowAxis = typesetExtent(m_layout.rowAxis, m_layout.axis);
    const double axis =
        m_layout.rowAxis.isEmpty() ? 0 : rowAxis.ascent + rowAxis.descent + m_layout.axis.size * 0.15 + s(axis_gap);
    const double left = s(margin_pt) + axis + (m_grid.sharedRows ? m_grid.gutter : 0);
    const double beside = left + s(margin_pt) + (m_grid.sharedRows ? 0 : m_grid.gutter * m_grid.columns) +
                          m_grid.sumsWidth * m_grid.columns + m_grid.barWidth + m_grid.gap * (m_grid.columns - 1);
    m_mapWidth = std::max((m_width - beside) / m_grid.columns, 4.0);

    double y = s(margin_pt);
    chooseTitle();
    y += titleHeight() + m_lower;
    const TypesetExtent columnAxis = typesetExtent(m_layout.columnAxis, m_layout.axis);
    const double axisBaseline = y + columnAxis.ascent;
    if (!m_layout.columnAxis.isEmpty())
        y += columnAxis.ascent + columnAxis.descent + m_layout.axis.size * 0.15 + s(axis_gap);
    placePanels(left, y);
    fitCaptions();
    placeBars();
    m_layout.needed = m_right + s(margin_pt);
    placeAxes(axisBaseline);
    centre();
    placeTitle();
    placeLegend();
    m_layout.size = QSizeF(m_width, m_bottom + s(margin_pt));
    if (m_look.digits)
        chooseDigits(m_figure, m_layout);
    return m_layout;
}

} // namespace

QString captionOf(const Figure& figure, const FigureLook& look, std::size_t map)
{
    constexpr std::size_t letters = 26;
    const QString caption = figure.maps[map].caption;
    if (!look.letters || figure.maps.size() < 2)
        return caption;
    QString letter(QChar(char16_t(u'a' + map % letters)));
    if (map >= letters)
        letter.prepend(QChar(char16_t(u'a' + (map / letters - 1) % letters)));
    return caption.isEmpty() ? letter : letter + QStringLiteral("  ") + caption;
}

namespace {

struct Room {
    double mapHeight = no_bound, lower = 0;
};

FigureLayout layoutWith(const Figure& figure, const FigureLook& look, const Room& room, double label, double share)
{
    Layouter first(figure, look, label, share), again(figure, look, label, share);
    first.setRoom(room.mapHeight, room.lower);
    again.setRoom(room.mapHeight, room.lower);
    const FigureLayout layout = first.layout();
    return first.mayWiden(again) ? again.layout() : layout;
}

// Labels become smaller, then shorter, before any of them is left out.
FigureLayout layoutIn(const Figure& figure, const FigureLook& look, const Room& room)
{
    FigureLayout usual = layoutWith(figure, look, room, 0, 1);
    const int step = labelStep(usual);
    const bool scale = std::ranges::any_of(
        figure.maps, [](const FigureMap& map) { return std::max(map.data->rows, map.data->columns) > most_shrunk; });
    if (step == 1 || scale)
        return usual;
    const double least = std::min(std::max(least_label, usual.leastDigits), usual.label.size);
    FigureLayout small = layoutWith(figure, look, room, least, 1);
    if (labelStep(small) == 1) { // as large as they can be
        FigureLayout larger = layoutWith(figure, look, room, std::clamp(sizeForAll(small), least, usual.label.size), 1);
        return labelStep(larger) == 1 ? larger : small;
    }
    constexpr double shorter = 0.5;
    if (FigureLayout cut = layoutWith(figure, look, room, least, shorter); labelStep(cut) == 1)
        return cut;
    return labelStep(small) < step ? small : usual;
}

} // namespace

FigureLayout layoutFigure(const Figure& figure, const FigureLook& look)
{
    const FigurePalette palette(look.theme);
    const FigureFont font(look.font);
    if (look.heightCm <= 0)
        return layoutIn(figure, look, {});
    // The largest maps with which everything fits on the slide, found by halves.
    const double height = look.heightCm * points_per_cm;
    double fits = 0, tooHigh = height;
    for (int halves = 0; halves < 12; ++halves) {
        const double middle = (fits + tooHigh) / 2;
        (layoutIn(figure, look, {middle, 0}).size.height() <= height ? fits : tooHigh) = middle;
    }
    const double spare = height - layoutIn(figure, look, {fits, 0}).size.height();
    FigureLayout layout = layoutIn(figure, look, {fits, std::max(spare / 2, 0.0)});
    layout.size.setHeight(height);
    return layout;
}

} // namespace attn
