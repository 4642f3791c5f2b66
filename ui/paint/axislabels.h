// SPDX-License-Identifier: GPL-3.0-or-later
// Everything round the map: titles, token labels, row sums, colour bar, legend.
#pragma once

#include "ui/matrix/heatmapdata.h"
#include "ui/paint/heatmaplayout.h"
#include "ui/theme/colors.h"

class QPainter;

namespace attn {

void paintFurniture(QPainter& painter, const HeatmapData& data, const HeatmapLayout& layout, const HeatmapParts& parts,
                    const Colors& colors);
// `title` from a baseline on, in the words and colours of the map's columns.
void paintColumnTitle(QPainter& painter, const HeatmapData& data, const QString& title, QPointF baseline,
                      const Colors& colors);
// The labels of one cell's row and column over their plain versions, in the colours of query and key: those of the chosen
// cell tinted 14 % and bold, those of a hovered one in a thin frame.
enum class LabelState { Chosen, Hovered };
void paintLabelTints(QPainter& painter, const HeatmapData& data, const HeatmapLayout& layout, Cell cell,
                     const Colors& colors, LabelState state = LabelState::Chosen);
// Whether all labels that are shown are seen whole, also where they are bold.
bool labelsFit(const HeatmapData& data, const HeatmapLayout& layout);
// The cell at a position, or the one meant by a label there: in its row and the chosen column, or the other way round.
std::optional<Cell> cellMeant(const HeatmapData& data, const HeatmapLayout& layout, QPointF position,
                              std::optional<Cell> chosen);
// The full label at a position, if it was elided or left out for lack of room; else empty.
QString hiddenLabelAt(const HeatmapData& data, const HeatmapLayout& layout, QPointF position);

} // namespace attn
