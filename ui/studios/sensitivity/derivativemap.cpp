// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/sensitivity/derivativemap.h"

#include "ui/figures/figurepalette.h"
#include "ui/kit/numbertext.h"
#include "ui/matrix/matrixdata.h"
#include "ui/matrix/numberwords.h"
#include "ui/paint/cellpainter.h"
#include "ui/paint/mappainter.h"
#include "ui/paint/screencanvas.h"
#include "ui/theme/colors.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace attn {

namespace {

constexpr int most_decimals_shown = 6;

// With a plus, in `room` characters.
QString signedText(double value, int decimals, int room)
{
    if (!(value > 0) || !std::isfinite(value))
        return formatCell(value, decimals, room);
    const QString number = formatCell(value, decimals, room - 1);
    return number == QLatin1String("≈0") || number == QStringLiteral("…") ? number : QLatin1Char('+') + number;
}

// Enough that the map's largest number has two nonzero digits.
int decimalsFor(const HeatmapData& data)
{
    const double largest = std::max(std::abs(data.smallest), std::abs(data.largest));
    if (!(largest > 0) || !std::isfinite(largest))
        return data.digits;
    const int needed = int(std::ceil(-std::log10(largest))) + 1;
    return std::clamp(needed, std::min(data.digits, most_decimals_shown), most_decimals_shown);
}

CellLook signedLook(const HeatmapData& data, const ColorScale& scale, Cell cell, int decimals, int room)
{
    CellLook look = lookOf(data, scale, cell, {-1, 0});
    if (look.mark == CellMark::None && room > 0)
        look.text = signedText(data.value(cell), decimals, room);
    return look;
}

void paintSigned(QPainter& painter, const HeatmapData& data, const MapGeometry& geometry, const Colors& colors)
{
    constexpr double least_width = 34, least_height = 18; // px, for digits
    if (geometry.asImage() || geometry.cell.width() < least_width || geometry.cell.height() < least_height)
        return paintMap(painter, data, geometry, colors, false);
    const QRect seen = geometry.visibleCells(data.rows, data.columns);
    if (!seen.isValid())
        return;
    painter.save();
    const double gap = geometry.gap();
    painter.setClipRect(geometry.area.adjusted(-gap, -gap, gap, gap), Qt::IntersectClip);
    painter.setRenderHint(QPainter::Antialiasing, false);
    if (colors.highContrast) // the gaps become a white frame round every cell
        painter.fillRect(geometry.cellRect(seen.top(), seen.left())
                             .united(geometry.cellRect(seen.bottom(), seen.right()))
                             .adjusted(-gap, -gap, gap, gap),
                         colors.line);
    const TextStyle digits{TextFace::Numbers, geometry.cell.width() >= 46 ? 12.0 : 10.5};
    const double character = QFontMetricsF(screenFont(digits)).horizontalAdvance(QLatin1Char('0'));
    const int room = int((geometry.cell.width() - 3) / character);
    ScreenCanvas canvas(painter);
    const CellStyle style{colors, geometry.origin, digits};
    const ColorScale scale(data, colors);
    const int decimals = decimalsFor(data);
    for (int row = seen.top(); row <= seen.bottom(); ++row)
        for (int column = seen.left(); column <= seen.right(); ++column)
            drawCell(canvas, geometry.cellRect(row, column), signedLook(data, scale, {row, column}, decimals, room),
                     style);
    painter.restore();
}

QStringList prefixed(const QStringList& labels, const QString& words)
{
    QStringList named;
    for (const QString& label : labels)
        named << words.arg(label);
    return named;
}

void nameAxes(HeatmapFrame& data)
{
    const QString in = QObject::tr("in %1"), out = QObject::tr("out %1");
    const auto name = [&](QStringList& labels, AxisMeaning meaning) {
        if (meaning == AxisMeaning::Input || meaning == AxisMeaning::Output)
            labels = prefixed(labels, meaning == AxisMeaning::Input ? in : out);
    };
    name(data.rowLabels, data.rowMeaning);
    name(data.columnLabels, data.columnMeaning);
}

void adjust(HeatmapFrame& data, const DerivativeLooks& looks)
{
    data.valueName =
        looks.form == DerivativeForm::Derivative ? QObject::tr("derivative") : QObject::tr("derivative × value");
    data.computed = false;
    data.digits = looks.digits;
    nameAxes(data);
}

} // namespace

HeatmapDataPtr derivativeMap(const SortedDerivatives& derivatives, const std::string& tensor, int batch, int head,
                             const DerivativeLooks& looks, double largest, std::optional<Cell> edited)
{
    const DerivedTensor* derived = derivatives.find(tensor);
    if (!derived)
        return nullptr;
    const std::size_t form = std::size_t(looks.form);
    const double own = derived->largest[form], most = looks.range == DerivativeRange::AllMaps ? largest : own;
    Looks as;
    as.colorMap = QStringLiteral("diverging");
    as.digits = looks.digits;
    as.range.mode = looks.range == DerivativeRange::PerRow ? RangeMode::Row : RangeMode::Tensor;
    as.range.logarithmic = looks.logarithmic;
    if (looks.locked)
        as.range.locked = std::pair(-*looks.locked, *looks.locked);
    const ValueStats whole = most > 0 ? ValueStats{-most, most, most * 1e-6} : ValueStats();
    const HeatmapDataPtr made = mapData(derivatives.by[form], tensor, batch, head, as, whole);
    if (const auto* held = dynamic_cast<const HeldMatrix*>(made.get())) {
        auto map = std::make_shared<HeldMatrix>(*held);
        adjust(*map, looks);
        map->rowSums.clear();
        map->valuesBefore.clear();
        map->edited.assign(map->values.size(), false);
        if (edited && map->contains(*edited))
            map->edited[map->indexOf(*edited)] = true;
        return map;
    }
    if (const auto* large = dynamic_cast<const LargeMatrix*>(made.get())) {
        auto map = std::make_shared<LargeMatrix>(*large);
        adjust(*map, looks);
        map->summed = false;
        return map;
    }
    return made;
}

QString limitWords(const HeatmapData& data)
{
    if (!data.rowRanges.empty())
        return QObject::tr("per row");
    return QStringLiteral("±%1").arg(data.high >= 0.001 && data.high < 1000 ? formatNumber(data.high, 3)
                                                                            : formatSignificant(data.high, 2));
}

void drawDerivative(Canvas& canvas, const HeatmapData& data, const FigureCell& cell)
{
    const Colors& colors = figureColors();
    const ColorScale scale(data, colors);
    const double character = canvas.textWidth(QStringLiteral("0"), cell.digits);
    const int room = cell.decimals < 0 || character <= 0 ? 0 : int(cell.box.width() / character);
    CellLook look = signedLook(data, scale, cell.cell, decimalsFor(data), room);
    look.edited = false; // it is no edit on paper
    drawCell(canvas, cell.box, look, {colors, cell.box.topLeft(), cell.digits, cell.unit});
}

DerivativeView::DerivativeView(QWidget* parent) : HeatmapView(parent) { setMapPainter(paintSigned); }

void DerivativeView::setAsked(const QString& asked, bool times, const QString& unit)
{
    m_asked = asked;
    m_unit = unit;
    m_times = times;
}

QString DerivativeView::nameOfMap() const
{
    return tr("Derivatives with respect to %1, %2 by %3").arg(data()->tensor).arg(data()->rows).arg(data()->columns);
}

QString DerivativeView::wordsOf(Cell cell) const
{
    if (!data()->contains(cell))
        return {};
    HeatmapFrame frame = *data(); // whose labels carry "in" and "out" already
    const auto bare = [](QStringList& labels, AxisMeaning meaning, int at) {
        QString label = labels.value(at);
        if (meaning == AxisMeaning::Input || meaning == AxisMeaning::Output)
            label = label.section(QLatin1Char(' '), -1);
        return label;
    };
    const QString row = bare(frame.rowLabels, frame.rowMeaning, cell.row),
                  column = bare(frame.columnLabels, frame.columnMeaning, cell.column);
    frame.rowLabels = QStringList{row};
    frame.columnLabels = QStringList{column};
    const QString by = numberWords(frame, m_unit, {0, 0});
    const CellMark mark = data()->mark(cell);
    const QString number = mark == CellMark::Zero     ? tr("exactly 0, so it has no effect")
                           : mark == CellMark::Masked ? tr("masked")
                           : mark == CellMark::Hidden ? tr("hidden")
                                                      : formatChange(data()->value(cell), std::max(frame.digits, 4));
    return m_times ? tr("derivative of %1 with respect to %2, times the value: %3").arg(m_asked, by, number)
                   : tr("derivative of %1 with respect to %2: %3").arg(m_asked, by, number);
}

} // namespace attn
