// SPDX-License-Identifier: GPL-3.0-or-later
// Titles and subtitles over the maps of the dropout studio.
#pragma once

#include "ui/studios/dropout/dropoutfacts.h"

#include <QPointF>

#include <vector>

class QPainter;

namespace attn {

// Each at its corner, with fewer words where it would reach the next one; the last one ends at `right`.
void paintHeadings(QPainter& painter, const std::vector<Heading>& headings, const std::vector<QPointF>& corners,
                   double right);

} // namespace attn
