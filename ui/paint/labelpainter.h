// SPDX-License-Identifier: GPL-3.0-or-later
// The words beside and above a map: labels of rows and columns, and the sums of rows.
#pragma once

#include "ui/matrix/heatmapdata.h"
#include "ui/paint/canvas.h"

#include <QObject>
#include <QStringList>

#include <functional>

namespace attn {

inline QString rowSumWord() { return QObject::tr("row sum"); }

// A label is cut in its middle where it is longer than `room`.
struct LabelStyle {
    TextStyle text;
    QColor foreground;
    double room = 0;
    bool turned = false; // of columns: read from bottom to top
};
// Ends at `end`, which is as high as the middle of its row.
void drawRowLabel(Canvas& canvas, const QString& label, QPointF end, const LabelStyle& style);
// Drawn upward from `foot`, above the middle of its column.
void drawColumnLabel(Canvas& canvas, const QString& label, QPointF foot, const LabelStyle& style);

// With at most four decimals; more where it is `wrong`, that is not 1, and would read 1; fewer where `room` has no more.
// Empty if nothing fits: a number that is cut reads as another one.
QString rowSumText(const Canvas& canvas, const HeatmapData& data, int row, const TextStyle& style, double room,
                   bool wrong = false);

// The widest of many labels. Measuring is slow: of very many only the longest by character count are measured, spread
// over all of one length, and the result has some slack.
double widestLabel(const QStringList& labels, const std::function<double(const QString&)>& width);
// In whole px on the screen. The last lists are remembered: while a number is dragged, hundreds of labels are the same in
// each frame.
double widestLabel(const QStringList& labels, const QFont& font);

} // namespace attn
