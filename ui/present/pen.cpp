// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/present/pen.h"

#include "ui/kit/boxes.h"
#include "ui/present/slidedesign.h"
#include "ui/theme/colors.h"

#include <QLineF>
#include <QPainter>
#include <QPen>
#include <QToolButton>

#include <algorithm>

namespace attn {

namespace {

constexpr double pen_width = 4, eraser_radius = 16; // px of the design

} // namespace

void PenStrokes::setSlide(const QString& slide)
{
    if (slide == m_slide)
        return;
    if (m_kept)
        m_all[m_slide] = m_strokes;
    m_slide = slide;
    m_strokes = m_all.take(slide);
    m_drawing = Tool::None;
    Q_EMIT changed();
}

void PenStrokes::setTool(Tool tool)
{
    m_tool = tool == m_tool ? Tool::None : tool;
    Q_EMIT changed();
}

void PenStrokes::setKept(bool kept)
{
    m_kept = kept;
    m_all.clear();
    Q_EMIT changed();
}

void PenStrokes::begin(QPointF at, Tool tool)
{
    m_drawing = tool;
    if (tool == Tool::Pen)
        m_strokes.push_back(QPolygonF() << at);
    go(at);
}

void PenStrokes::go(QPointF at)
{
    if (m_drawing == Tool::Pen)
        m_strokes.back() << at;
    else if (m_drawing == Tool::Eraser)
        m_strokes.removeIf([at](const QPolygonF& stroke) {
            return std::ranges::any_of(stroke, [at](QPointF p) { return QLineF(p, at).length() < eraser_radius; });
        });
    Q_EMIT changed();
}

void PenStrokes::clear()
{
    m_strokes.clear();
    m_drawing = Tool::None;
    Q_EMIT changed();
}

void PenStrokes::paint(QPainter& painter, double unit) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(unit, unit);
    painter.setPen(QPen(colors().bad, pen_width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    for (const QPolygonF& stroke : m_strokes)
        painter.drawPolyline(stroke);
}

PenBar::PenBar(PenStrokes* pen, QWidget* slide) : QFrame(slide)
{
    setAutoFillBackground(true);
    auto* row = rowOf(this, 4);
    const auto add = [&](const QString& text, auto pressed, auto isOn) {
        auto* button = new QToolButton;
        button->setText(text);
        button->setCheckable(true);
        button->setFocusPolicy(Qt::NoFocus); // the presenter keeps focus
        connect(button, &QToolButton::clicked, pen, pressed);
        connect(pen, &PenStrokes::changed, button, [=] { button->setChecked(isOn()); });
        row->addWidget(button);
    };
    const auto tool = [&](const QString& text, PenStrokes::Tool tool) {
        add(
            text, [=] { pen->setTool(tool); }, [=] { return pen->tool() == tool; });
    };
    tool(PenStrokes::tr("Pen (D)"), PenStrokes::Tool::Pen);
    tool(PenStrokes::tr("Eraser (X)"), PenStrokes::Tool::Eraser);
    add(
        PenStrokes::tr("Clear (C)"), [=] { pen->clear(); }, [] { return false; });
    add(
        PenStrokes::tr("Keep (K)"), [=] { pen->setKept(!pen->isKept()); }, [=] { return pen->isKept(); });
    m_rest.setSingleShot(true);
    m_rest.callOnTimeout(this, &QWidget::hide);
    hide();
}

void PenBar::appear()
{
    setFont(slidedesign::controlFont(parentWidget()));
    adjustSize();
    move(parentWidget()->width() - width() - 8, 8);
    show();
    raise();
    m_rest.start(2500);
}

} // namespace attn
