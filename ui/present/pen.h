// SPDX-License-Identifier: GPL-3.0-or-later
// What a teacher draws over a slide with mouse, finger or pen, in px of the design, so that it keeps its place at every
// size. Shared by the class's slide and the teacher's copy; each slide has its own drawing.
#pragma once

#include <QFrame>
#include <QHash>
#include <QList>
#include <QPolygonF>
#include <QTimer>

class QPainter;

namespace attn {

class PenStrokes : public QObject {
    Q_OBJECT

public:
    enum class Tool { None, Pen, Eraser };

    void setSlide(const QString& slide); // by name: starts without strokes, or with those kept for it
    void setTool(Tool tool);             // the same again: none
    void setKept(bool kept);             // strokes return with their slide
    void begin(QPointF at, Tool tool);   // also with a pen's eraser end
    void go(QPointF at);
    void clear();
    void paint(QPainter& painter, double unit) const;

    Tool tool() const { return m_tool; }
    bool isKept() const { return m_kept; }
    const QList<QPolygonF>& strokes() const { return m_strokes; }

Q_SIGNALS:
    void changed();

private:
    Tool m_tool = Tool::None, m_drawing = Tool::None;
    bool m_kept = false;
    QString m_slide;
    QList<QPolygonF> m_strokes;
    QHash<QString, QList<QPolygonF>> m_all; // of other slides
};

// Its tools in the upper right corner, shown briefly whenever the mouse moves, so that the class sees little of them.
class PenBar : public QFrame {
public:
    PenBar(PenStrokes* pen, QWidget* slide);
    void appear();

private:
    QTimer m_rest;
};

} // namespace attn
