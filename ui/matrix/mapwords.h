// SPDX-License-Identifier: GPL-3.0-or-later
// A whole matrix in words: read aloud in the window, and in the description of a figure.
#pragma once

#include "ui/matrix/heatmapdata.h"

#include <QObject>

namespace attn {

// "Heatmap of weights, 6 by 6"
inline QString describeMap(const HeatmapData& data)
{
    return QObject::tr("Heatmap of %1, %2 by %3").arg(data.tensor).arg(data.rows).arg(data.columns);
}

} // namespace attn
