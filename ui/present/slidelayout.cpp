// SPDX-License-Identifier: GPL-3.0-or-later
// Where everything on a slide is: the map as large as possible, the words below each other, and what is dropped first.
#include "ui/document/selection.h"
#include "ui/explain/equationview.h"
#include "ui/explain/rowbars.h"
#include "ui/heatmap/heatmapview.h"
#include "ui/lesson/proseview.h"
#include "ui/paint/axislabels.h"
#include "ui/present/slide.h"
#include "ui/present/slidedesign.h"
#include "ui/theme/fonts.h"

#include <QFontMetricsF>

#include <algorithm>
#include <tuple>

namespace attn {

using namespace slidedesign;

double Slide::left() const { return (width() - page_width * unit()) / 2; }

QPointF Slide::onDesign(QPointF place) const { return QPointF(place.x() - left(), place.y()) / unit(); }

bool Slide::showsRow() const
{
    return showsWords() && m_facts.row && m_facts.row->data.attention && m_facts.row->data.columns >= long_sentence;
}

void Slide::arrange()
{
    m_overlay->setGeometry(rect());
    m_overlay->raise();
    if (size().isEmpty())
        return;
    m_map->setVisible(m_map->data() && !showsPicture());
    if (m_map->data())
        arrangeMap(); // also behind a picture: its keys go through the map
    arrangeWords();
    if (showsPicture())
        arrangePicture();
    if (m_pen && isVisible()) // else its title is of another one
        m_pen->setSlide(QStringLiteral("%1 %2 %3").arg(m_classStep.number).arg(m_title, m_titleNote));
    m_overlay->update();
    update();
}

void Slide::arrangePicture()
{
    const double u = unit(), wide = (m_besidePicture ? column_left - margin - part_gap : page_width - 2 * margin) * u;
    const double top =
        m_classStep.exists() && !m_besidePicture ? m_prose->geometry().bottom() + part_gap * u : map_place.top() * u;
    m_picture->setUnit(u);
    m_picture->setGeometry(QRectF(left() + margin * u, top, wide, footTop() - top).toRect());
}

void Slide::arrangeMap()
{
    const double u = unit();
    const HeatmapData& data = *m_map->data();
    const QRect place = QRectF(left() + map_place.left() * u, map_place.top() * u, map_place.width() * u,
                               height() - (page_height - map_place.height()) * u)
                            .toAlignedRect();
    HeatmapParts parts;
    parts.titles = parts.sums = parts.bar = parts.legend = false;
    parts.largestCell = largest_cell * u;
    parts.widestGutter = place.width() * 0.45;
    // Labels are smaller before they are turned, and turned before they are cut.
    const double pixel = 1 / devicePixelRatioF();
    HeatmapLayout layout;
    const auto fits = [&](double size, bool turned) {
        parts.text = size * u / 12 / textScale();
        parts.uprightBelow = turned ? place.width() : 0;
        layout = layoutHeatmap(data, parts, place.size(), std::nullopt, {}, pixel);
        return labelsFit(data, layout);
    };
    const auto fit = [&] {
        double size = label_size;
        while (!fits(size, false) && size > least_label)
            size *= 0.95;
        if (!labelsFit(data, layout))
            for (size = label_size; !fits(size, true) && size > least_turned_label;)
                size *= 0.9;
        const QSizeF cell = layout.map.cell;
        const double most = std::min(most_digits * cell.width(), most_digits_high * cell.height());
        m_digits = largeDigits(data, cell.width(), wanted_digits * height(), most);
        if (m_digits.decimals < 0)
            m_digits = largeDigits(data, cell.width(), readable_digits * height(), most);
    };
    fit();
    // Numbers in the cells show what their colors mean; if none has any, or some exceed the range, a bar does. A lesson
    // that mentions the bar always gets it.
    const bool needed = m_digits.decimals < 0 || layout.map.asImage() || data.rangeLocked;
    if (needed || m_classStep.exists()) {
        parts.bar = true;
        fit();
        if (!needed && layout.map.narrow() < cell_beside_bar * u) {
            parts.bar = false;
            fit();
        }
    }
    m_map->setParts(parts);
    m_map->setGeometry(place);
    if (layout.map.asImage())
        m_map->setMapPainter({});
    else
        m_map->setMapPainter([this](QPainter& painter, const HeatmapData& map, const MapGeometry& geometry,
                                    const Colors& c) { paintMap(painter, map, geometry, c, m_digits); });
}

double Slide::lampHeight() const
{
    const double u = unit();
    const QRectF room(0, 0, (column_width - lamp_words) * u, height());
    return QFontMetricsF(slideText(lamp_size * u)).boundingRect(room, Qt::TextWordWrap, m_lamp.text).height();
}

// Stacks the words of the selected cell and returns where they end.
double Slide::wordsHeight(double scale)
{
    const double u = unit();
    m_scale = scale;
    double y = columnTop() + QFontMetricsF(slideText(lead_size * u)).height() +
               QFontMetricsF(slideText(question_size * scale * u)).height();
    if (m_parts.formula) {
        const double size = formula_size * u / textScale(), wide = m_facts.formula->extent(size).width;
        m_formulaPx = size * std::min(1.0, column_width * u / wide);
        m_formulaTop = y + part_gap * u;
        y = m_formulaTop + m_facts.formula->extent(m_formulaPx).height();
    }
    const bool equation = m_equationWanted && !m_facts.lines.empty() && showsWords() && !showsRow();
    m_equation->setVisible(equation);
    if (equation) {
        m_equation->resize(int(column_width * u), m_equation->height());
        m_equation->enlarge(equation_size * scale * u / equation_font / textScale());
        m_equation->move(int(left() + column_left * u), int(y + part_gap * u));
        y = m_equation->geometry().bottom();
    }
    m_valueTop = y + part_gap / 2 * u;
    y = m_valueTop + QFontMetricsF(slideNumber(value_size * scale * u, QFont::Bold)).height();
    if (m_parts.lamp) {
        m_lampTop = y + part_gap / 2 * u;
        y = m_lampTop + lampHeight();
    }
    m_row->setVisible(showsRow());
    if (showsRow()) {
        m_row->setRow(*m_facts.row);
        m_row->enlarge(row_size * scale * u / row_font / textScale());
        m_row->setGeometry(
            QRectF(left() + column_left * u, y + part_gap * u, column_width * u, m_row->sizeHint().height()).toRect());
        y = m_row->geometry().bottom();
    }
    return y;
}

double Slide::columnTop() const
{
    return m_classStep.exists() ? m_prose->geometry().bottom() + 2 * part_gap * unit() : column_top * unit();
}

double Slide::footTop() const { return height() - (m_parts.foot ? foot_height : foot_height / 3) * unit(); }

// Questions are larger and under their lead. Over a picture, page-wide.
void Slide::arrangeProse(double scale)
{
    const double u = unit(), wide = isOverPicture() ? page_width - 2 * margin : column_width;
    const double under = asks() ? QFontMetricsF(slideText(lead_size * u)).height() + part_gap / 2 * u : 0;
    m_prose->setPx((asks() ? asked_size : prose_size) * scale * u);
    m_prose->setComputed(m_told ? m_told : m_computed, m_selection->digits(), m_next);
    m_prose->setFixedWidth(int(wide * u));
    m_prose->move(int(left() + (isOverPicture() ? margin : column_left) * u), int(column_top * u + under));
}

void Slide::arrangeWords()
{
    constexpr double smaller = 0.9, with_formula = 0.8, readable = 0.7, least = 0.5;
    const double least_prose = asks() ? 0.7 : 0.85; // questions start larger
    double scale = 1, prose = 1;                    // of the words of the cell, of the text
    // A check may give away what the step asks next.
    const bool lamp = !m_lamp.text.isEmpty() && m_classStep.parts.size() <= 1;
    m_parts = {m_equationWanted && m_facts.formula != nullptr && showsWords() && !showsRow(), lamp && showsWords(),
               true};
    m_besidePicture = false;
    if (m_classStep.exists())
        arrangeProse(prose);
    if (m_classStep.exists() && showsPicture() && columnTop() + picture_least * unit() > footTop()) {
        m_besidePicture = true;
        arrangeProse(prose);
    }
    const auto end = [&] { return showsWords() ? wordsHeight(scale) : columnTop(); }; // of the stacked parts
    while (end() > footTop()) {
        const bool text = m_classStep.exists() && prose * smaller >= least_prose;
        if (m_parts.formula && scale * smaller >= with_formula)
            scale *= smaller;
        else if (m_parts.formula)
            std::tie(m_parts.formula, scale) = std::pair(false, 1.0);
        else if (m_parts.lamp)
            m_parts.lamp = false;
        else if (showsWords() && scale * smaller >= readable)
            scale *= smaller;
        else if (text)
            arrangeProse(prose *= smaller);
        else if (m_parts.foot)
            m_parts.foot = false;
        else if (!showsWords() || scale * smaller < least)
            break;
        else
            scale *= smaller;
    }
    if (!showsWords()) {
        m_equation->hide();
        m_row->hide();
    }
}

} // namespace attn
