// SPDX-License-Identifier: GPL-3.0-or-later
// Where a number comes from, as a small framed tag: read from the model's file, computed, set by hand, or drawn. Placed
// beside titles and groups, never in cells.
#pragma once

#include <QSize>
#include <QString>
#include <QWidget>

class QPainter;
class QRectF;

namespace attn {

enum class NumberFrom { File, Computed, Edited, Drawn };

QString tagWord(NumberFrom from);    // "from the file"
QString tagMeaning(NumberFrom from); // "read from the model"
QSize tagSize(NumberFrom from);
// The tag in a rectangle of that size, for views that paint themselves.
void paintTag(QPainter& painter, const QRectF& rect, NumberFrom from);

class TagLabel : public QWidget {
    Q_OBJECT

public:
    explicit TagLabel(NumberFrom from, QWidget* parent = nullptr);

    void setFrom(NumberFrom from);
    NumberFrom from() const { return m_from; }
    QSize sizeHint() const override { return tagSize(m_from); }
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    NumberFrom m_from;
};

// "off": a tag with a dashed frame, of a head that is switched off.
QSize offTagSize();
void paintOffTag(QPainter& painter, const QRectF& rect);

} // namespace attn
