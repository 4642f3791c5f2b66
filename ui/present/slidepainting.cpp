// SPDX-License-Identifier: GPL-3.0-or-later
// What a slide paints itself: the words round its map, and what lies over it.
#include "ui/document/selection.h"
#include "ui/heatmap/heatmapview.h"
#include "ui/matrix/ghost.h"
#include "ui/present/slide.h"
#include "ui/present/slidedesign.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"
#include "ui/theme/stylepaint.h"
#include "ui/timebar/stepper.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace attn {

using namespace slidedesign;

namespace {

bool anyMoved(const HeatmapData& map)
{
    for (int i = 0; i < int(map.size()); ++i)
        if (hasMoved(map, {i / map.columns, i % map.columns}))
            return true;
    return false;
}

} // namespace

// With what its two numbers are, while an edit is compared with what was before.
QString Slide::titleNote() const
{
    const HeatmapDataPtr map = m_map->data();
    if (!map || !map->other() || showsPicture() || !anyMoved(*map))
        return m_titleNote;
    const QString legend =
        map->ghost == Ghost::Before ? tr("before the edit") : tr("new value in bold, old value above it");
    return m_titleNote.isEmpty() ? legend : m_titleNote + QStringLiteral(", ") + legend;
}

QFont Slide::fitted(QFont font, double size, const QString& words, double room) const
{
    const double wide = QFontMetricsF(font).horizontalAdvance(words);
    if (wide > room)
        font.setPointSizeF(font.pointSizeF() * std::max(room / wide, least_size / size));
    return font;
}

void Slide::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.translate(left(), 0);
    paintTitle(painter);
    if (m_parts.foot)
        paintFoot(painter);
    if (asks())
        paintText(painter, slideText(lead_size * unit()), colors().text2,
                  QPointF((isOverPicture() ? margin : column_left) * unit(),
                          column_top * unit() + QFontMetricsF(slideText(lead_size * unit())).ascent()),
                  m_classStep.parts[std::size_t(m_part)].lead);
    if (!showsWords())
        return;
    paintQuestion(painter);
    if (m_parts.formula) {
        painter.setRenderHint(QPainter::Antialiasing);
        const double ascent = m_facts.formula->extent(m_formulaPx).ascent;
        m_facts.formula->paint(painter, {column_left * unit(), m_formulaTop + ascent}, m_formulaPx);
    }
    paintValue(painter);
    if (m_parts.lamp)
        paintLampLine(painter);
}

void Slide::paintTitle(QPainter& painter) const
{
    const QString beside = titleNote();
    const double u = unit(), note = QFontMetricsF(slideText(note_size * u)).horizontalAdvance(beside);
    const QFont font = fitted(slideText(title_size * u, QFont::DemiBold), title_size, m_title,
                              (page_width - 2 * margin - part_gap) * u - note);
    const double wide = QFontMetricsF(font).horizontalAdvance(m_title);
    const QRectF line(margin * u, 0, (page_width - 2 * margin) * u, 2 * title_middle * u);
    paintText(painter, font, colors().text, line, Qt::AlignLeft | Qt::AlignVCenter, m_title);
    paintText(painter, slideText(note_size * u), colors().text2, line.adjusted(wide + part_gap * u, 0, 0, 0),
              Qt::AlignLeft | Qt::AlignVCenter, beside);
}

void Slide::paintQuestion(QPainter& painter) const
{
    const double u = unit();
    const QFont lead = slideText(lead_size * u);
    const double top = columnTop(), below = top + QFontMetricsF(lead).height();
    paintText(painter, lead, colors().text2, QPointF(column_left * u, top + QFontMetricsF(lead).ascent()),
              m_facts.lead);
    const auto fontAt = [](double size, bool strong) {
        return slideText(size, strong ? QFont::DemiBold : QFont::Normal);
    };
    double wide = 0;
    for (const TintedWord& word : m_facts.words)
        wide += QFontMetricsF(fontAt(question_size * m_scale * u, word.strong)).horizontalAdvance(word.text);
    const double size = question_size * m_scale * u * std::min(1.0, column_width * u / wide);
    double x = column_left * u;
    for (const TintedWord& word : m_facts.words) {
        const QFont font = fontAt(size, word.strong);
        const QColor color = word.tint == Tint::Query ? colors().q
                             : word.tint == Tint::Key ? colors().k
                             : word.strong            ? colors().text
                                                      : colors().text2;
        paintText(painter, font, color,
                  QPointF(x, below + QFontMetricsF(slideText(question_size * m_scale * u)).ascent()), word.text);
        x += QFontMetricsF(font).horizontalAdvance(word.text);
    }
}

void Slide::paintValue(QPainter& painter) const
{
    const double u = unit(), room = column_width * u;
    const double high = QFontMetricsF(slideNumber(value_size * m_scale * u, QFont::Bold)).height();
    const QRectF line(column_left * u, m_valueTop, room, high);
    if (m_facts.value.isEmpty())
        return paintText(painter, slideText(formula_size * u), colors().text2, line, Qt::AlignLeft | Qt::AlignVCenter,
                         tr("not computed yet"));
    if (m_facts.hidden)
        return paintQuestionMark(painter, line);
    const QString words = m_before.isEmpty() ? QStringLiteral("= ") + m_facts.value
                                             : QStringLiteral("%1 → %2").arg(m_before, m_facts.value);
    const QString note = m_facts.begun ? tr("so far") : m_before.isEmpty() ? QString() : tr("before → now");
    const double beside = QFontMetricsF(slideText(lead_size * u)).horizontalAdvance(note) + part_gap * u;
    const QFont font = fitted(slideNumber(value_size * m_scale * u, QFont::Bold), value_size, words, room - beside);
    paintText(painter, font, colors().accent, line, Qt::AlignLeft | Qt::AlignVCenter, words);
    paintText(painter, slideText(lead_size * u), colors().text2,
              line.adjusted(QFontMetricsF(font).horizontalAdvance(words) + part_gap * u, 0, 0, 0),
              Qt::AlignLeft | Qt::AlignVCenter, note);
}

// In place of the number, as in the map: a dashed frame.
void Slide::paintQuestionMark(QPainter& painter, const QRectF& line) const
{
    const double u = unit();
    const QFont font = slideNumber(value_size * m_scale * u, QFont::Bold);
    const double equals = QFontMetricsF(font).horizontalAdvance(QStringLiteral("= "));
    const QRectF frame(line.left() + equals, line.top() + 2 * u, line.height() * 1.5, line.height() - 4 * u);
    paintText(painter, font, colors().accent, line, Qt::AlignLeft | Qt::AlignVCenter, QStringLiteral("="));
    painter.setPen(QPen(colors().accent, 3 * u, Qt::DashLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(frame, 4 * u, 4 * u);
    paintText(painter, font, colors().accent, frame, Qt::AlignCenter, QStringLiteral("?"));
}

void Slide::paintLampLine(QPainter& painter) const
{
    const double u = unit();
    const QFont font = slideText(lamp_size * u);
    const double line = QFontMetricsF(font).height(), side = lamp_size * u;
    paintLamp(painter, QRectF(column_left * u, m_lampTop + (line - side) / 2, side, side), m_lamp.severity);
    paintText(painter, font, colors().text,
              QRectF((column_left + lamp_words) * u, m_lampTop, (column_width - lamp_words) * u, height() - m_lampTop),
              Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, m_lamp.text);
}

// A lesson step counts as one dot, since Space goes through it.
std::vector<Slide::Dot> Slide::dots() const
{
    std::vector<Dot> dots;
    if (m_classStep.exists()) {
        for (int step = 0; step < m_classStep.count; ++step)
            dots.push_back({step == m_classStep.number, step <= m_classStep.number});
        return dots;
    }
    for (const StageInfo& stage : m_computed ? m_stepper->stages() : std::vector<StageInfo>()) {
        if (!stage.on || stage.tensors.empty())
            continue;
        const int tensor = m_selection->steps().find(stage.tensors.front());
        dots.push_back(
            {stage.id == m_selection->stage(), !m_selection->step() || tensor <= m_selection->step()->tensor});
    }
    return dots;
}

QStringList Slide::place() const
{
    if (!m_classStep.exists())
        return {m_computed ? m_stepper->placeInWords() : QString()};
    const QString step = tr("step %1 of %2").arg(m_classStep.number + 1).arg(m_classStep.count);
    return m_stepper->isAtEnd() ? QStringList{step}
                                : QStringList{tr("%1; %2").arg(step, m_stepper->placeInWords()), step};
}

// Filled: computed, or presented. Accent: shown now. Hollow: pending.
void Slide::paintFoot(QPainter& painter) const
{
    const double u = unit(), middle = height() - foot_middle * u;
    const std::vector<Dot> dots = this->dots();
    const double distance = std::min(dot_distance, most_dots_width / double(std::max<std::size_t>(dots.size(), 1)));
    const double room = ((page_width - 2 * margin) - double(dots.size() + 1) * distance) / 2 * u;
    // The first that fits, else the last one cut.
    const auto write = [&](const QStringList& choices, Qt::Alignment side) {
        const auto fits = [&](const QString& words) {
            return QFontMetricsF(fitted(slideText(foot_size * u), foot_size, words, room)).horizontalAdvance(words) <=
                   room;
        };
        const auto found = std::ranges::find_if(choices, fits);
        const QString words = found == choices.end() ? choices.back() : *found;
        const QFont font = fitted(slideText(foot_size * u), foot_size, words, room);
        const double left = side == Qt::AlignLeft ? margin * u : (page_width - margin) * u - room;
        paintText(painter, font, colors().text2, QRectF(left, middle - foot_middle * u, room, 2 * foot_middle * u),
                  int(side | Qt::AlignVCenter),
                  QFontMetricsF(font).elidedText(words, side == Qt::AlignLeft ? Qt::ElideRight : Qt::ElideLeft, room));
    };
    write({m_sceneName}, Qt::AlignLeft);
    write(place(), Qt::AlignRight);
    painter.setRenderHint(QPainter::Antialiasing);
    double x = (page_width - double(dots.size() - 1) * distance) / 2 * u;
    for (const Dot& dot : dots) {
        const double radius = (dot.here ? 7 : 5.5) * u * distance / dot_distance;
        const QColor color = dot.here ? colors().accent : colors().text2;
        painter.setPen(QPen(color, 1.5 * u));
        painter.setBrush(dot.filled ? QBrush(color) : QBrush(Qt::NoBrush));
        painter.drawEllipse(QPointF(x, middle), radius, radius);
        x += distance * u;
    }
}

void Slide::paintStrokes(QPainter& painter) const
{
    if (m_blank) {
        painter.fillRect(rect(), Qt::black);
        return paintText(painter, slideText(question_size * unit()), Qt::white, rect(), Qt::AlignCenter, m_blankWords);
    }
    const auto chosen = m_selection->chosen();
    if (m_spotlight != Spotlight::Off && m_map->isVisible() && m_map->data() && chosen &&
        m_map->data()->contains(*chosen)) {
        constexpr double frame = 6; // px around the selected cell
        const HeatmapLayout& layout = m_map->heatmapLayout();
        const QRectF cell = layout.map.cellRect(chosen->row, chosen->column), area = layout.map.area;
        const QRectF rows = layout.rowLabels, columns = layout.columnLabels;
        QPainterPath all, lit;
        all.setFillRule(Qt::WindingFill);
        lit.setFillRule(Qt::WindingFill);
        for (const QRectF& part : {area, rows, columns})
            all.addRect(part.adjusted(-frame, -frame, frame, frame));
        lit.addRect(cell.adjusted(-frame, -frame, frame, frame));
        const bool row = m_spotlight == Spotlight::Row, column = m_spotlight == Spotlight::Column;
        lit.addRect(row ? columns : QRectF(cell.left(), columns.top(), cell.width(), columns.height()));
        lit.addRect(column ? rows : QRectF(rows.left(), cell.top(), rows.width(), cell.height()));
        if (row)
            lit.addRect(QRectF(area.left(), cell.top(), area.width(), cell.height()));
        if (column)
            lit.addRect(QRectF(cell.left(), area.top(), cell.width(), area.height()));
        QColor shade = colors().base;
        shade.setAlphaF(dimmed);
        painter.fillPath(all.subtracted(lit).translated(m_map->pos()), shade);
    }
    if (m_pen) {
        painter.save();
        painter.translate(left(), 0);
        m_pen->paint(painter, unit());
        painter.restore();
    }
    if (!m_pointer)
        return;
    const double u = unit();
    const QPointF at(m_pointer->x() * width(), m_pointer->y() * height());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(Qt::white, 3 * u));
    painter.setBrush(colors().bad);
    painter.drawEllipse(at, pointer_radius * u, pointer_radius * u);
}

} // namespace attn
