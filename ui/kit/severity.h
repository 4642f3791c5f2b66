// SPDX-License-Identifier: GPL-3.0-or-later
// What a badge, check or message says about a fact, with its color and shape: shapes differ, so that nothing depends on
// color alone.
#pragma once

#include "core/base/severity.h"

#include <QColor>
#include <QString>

class QPainter;
class QRectF;

namespace attn {

QColor severityColor(Severity severity);
// The tinted ground of badges and messages.
QColor severityGround(Severity severity);
// An icon of resources/icons: tick, info, cross, dash.
QString severityIcon(Severity severity);
// The mark of a check: green circle with a tick, yellow triangle, red square with a cross, hollow circle.
void paintLamp(QPainter& painter, const QRectF& square, Severity severity);

} // namespace attn
