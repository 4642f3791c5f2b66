// SPDX-License-Identifier: GPL-3.0-or-later
// What a badge, a lamp or a message says about a fact, with the colour and the shape of each: shapes differ, so that
// nothing is told by colour alone.
#pragma once

#include <QColor>
#include <QString>

class QPainter;
class QRectF;

namespace attn {

enum class Tone { Ok, Warn, Bad, Off };

QColor toneColor(Tone tone);
// The tinted ground of badges and messages.
QColor toneGround(Tone tone);
// An icon of resources/icons: tick, info, cross, dash.
QString toneIcon(Tone tone);
// The lamp of a check: green circle with a tick, yellow triangle, red square with a cross, hollow circle.
void paintLamp(QPainter& painter, const QRectF& square, Tone tone);

} // namespace attn
