// SPDX-License-Identifier: GPL-3.0-or-later
// What an icon is painted of. The program that is built first records the drawings of resources/icons, so that this one needs no
// reader of SVG; both use these.
#pragma once

#include <QColor>
#include <QDataStream>
#include <QList>
#include <QMap>
#include <QPainterPath>
#include <QSizeF>

namespace attn {

struct IconShape {
    QPainterPath path;
    QColor fill, line; // transparent: none; not valid: the color of text where it is painted
    double width = 0;  // of the line, whose ends and joins are round
};

struct IconDrawing {
    QSizeF size;
    QList<IconShape> shapes;
};

using IconDrawings = QMap<QString, IconDrawing>; // by the names of their files, without .svg

inline QDataStream& operator<<(QDataStream& to, const IconShape& shape)
{
    return to << shape.path << shape.fill << shape.line << shape.width;
}
inline QDataStream& operator>>(QDataStream& from, IconShape& shape)
{
    return from >> shape.path >> shape.fill >> shape.line >> shape.width;
}
inline QDataStream& operator<<(QDataStream& to, const IconDrawing& drawing)
{
    return to << drawing.size << drawing.shapes;
}
inline QDataStream& operator>>(QDataStream& from, IconDrawing& drawing)
{
    return from >> drawing.size >> drawing.shapes;
}

} // namespace attn
