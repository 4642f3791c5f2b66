// SPDX-License-Identifier: GPL-3.0-or-later
// The program's own line icons, painted in the palette's current text colour at any size and pixel ratio.
#pragma once

#include <QColor>
#include <QIcon>
#include <QString>

class QPainter;
class QRectF;

namespace attn {

// `name` is a file of resources/icons without .svg: "undo", "lock", "export" …
// On an accent background (QIcon::Selected) the icon takes the colour of text on accent.
QIcon icon(const QString& name);
// For painters: the same drawing in `color`, filling the square `rect`.
void paintIcon(QPainter& painter, const QRectF& rect, const QString& name, const QColor& color);

} // namespace attn
