// SPDX-License-Identifier: GPL-3.0-or-later
// The color maps as tables of 256 colors, and the default map of each tensor.
#pragma once

#include <QRgb>
#include <QString>
#include <QStringList>

#include <array>

namespace attn {

using ColorTable = std::array<QRgb, 256>;

// Those of core/look/colormaps.h.
const QStringList& colorMapNames();
// The table of a map; an unknown name gives viridis. Only the diverging map has a dark version, whose middle melts into
// the dark canvas; exports always take the light one.
const ColorTable& colorTable(const QString& name, bool dark);
bool isDiverging(const QString& name); // its middle is the color of zero

} // namespace attn
