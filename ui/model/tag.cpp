// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/model/tag.h"

#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"
#include "ui/theme/icons.h"
#include "ui/theme/stylepaint.h"

#include <QFontMetrics>
#include <QPainter>

namespace attn {

namespace {

constexpr double tag_height = 18, tag_icon = 12, tag_left = 6, tag_icon_gap = 4, tag_right = 8; // px

QFont tagFont(NumberFrom from) { return textFont(12, from == NumberFrom::Edited ? QFont::DemiBold : QFont::Normal); }

QString tagIcon(NumberFrom from)
{
    return from == NumberFrom::File       ? QStringLiteral("file")
           : from == NumberFrom::Computed ? QStringLiteral("equal")
                                          : QStringLiteral("dice");
}

// The triangle that an edited cell has in its corner.
void paintEditedMark(QPainter& painter, const QRectF& square, const QColor& color)
{
    const QRectF mark = square.adjusted(2, 2, -1, -1);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.drawPolygon(QPolygonF({mark.topLeft(), mark.topRight(), mark.bottomRight()}));
    painter.restore();
}

} // namespace

QString tagWord(NumberFrom from)
{
    switch (from) {
    case NumberFrom::File: return TagLabel::tr("from the file");
    case NumberFrom::Computed: return TagLabel::tr("computed");
    case NumberFrom::Edited: return TagLabel::tr("edited");
    case NumberFrom::Drawn: return TagLabel::tr("drawn");
    }
    return {};
}

QString tagMeaning(NumberFrom from)
{
    switch (from) {
    case NumberFrom::File: return TagLabel::tr("read from the model");
    case NumberFrom::Computed: return TagLabel::tr("computed here from other values");
    case NumberFrom::Edited: return TagLabel::tr("changed by you");
    case NumberFrom::Drawn: return TagLabel::tr("from a seed");
    }
    return {};
}

QSize tagSize(NumberFrom from)
{
    const int word = QFontMetrics(tagFont(from)).horizontalAdvance(tagWord(from));
    return {word + scaled(tag_icon) + int(tag_left + tag_icon_gap + tag_right), scaled(tag_height)};
}

void paintTag(QPainter& painter, const QRectF& rect, NumberFrom from)
{
    const bool edited = from == NumberFrom::Edited;
    const QColor foreground = edited ? colors().accent : colors().text2;
    paintFrame(painter, rect, edited ? colors().accent : colors().edge, Qt::transparent, 1, rect.height() / 2);
    const double side = scaled(tag_icon);
    const QRectF mark(rect.left() + tag_left, rect.center().y() - side / 2, side, side);
    if (edited)
        paintEditedMark(painter, mark, foreground);
    else
        paintIcon(painter, mark, tagIcon(from), foreground);
    paintText(painter, tagFont(from), foreground, rect.adjusted(tag_left + side + tag_icon_gap, 0, 0, 0),
              Qt::AlignVCenter, tagWord(from));
}

TagLabel::TagLabel(NumberFrom from, QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setFrom(from);
}

void TagLabel::setFrom(NumberFrom from)
{
    m_from = from;
    setAccessibleName(tagWord(from));
    setToolTip(tagMeaning(from));
    updateGeometry();
    update();
}

void TagLabel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paintTag(painter, rect(), m_from);
}

QSize offTagSize()
{
    return {QFontMetrics(textFont(12)).horizontalAdvance(TagLabel::tr("off")) + 2 * int(tag_right), scaled(tag_height)};
}

void paintOffTag(QPainter& painter, const QRectF& rect)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    QPen dashes(colors().edge, 1);
    dashes.setDashPattern({3, 3});
    painter.setPen(dashes);
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), rect.height() / 2, rect.height() / 2);
    painter.restore();
    paintText(painter, textFont(12), colors().text2, rect, Qt::AlignCenter, TagLabel::tr("off"));
}

} // namespace attn
