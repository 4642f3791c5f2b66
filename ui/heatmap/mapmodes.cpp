// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heatmap/mapmodes.h"

#include "ui/kit/segmentedcontrol.h"

namespace attn {

SegmentedControl* newMapModes(QWidget* parent)
{
    auto* modes = new SegmentedControl(QObject::tr("Map, operands or block"), parent);
    modes->addSegment(QObject::tr("map"), QObject::tr("Only the matrix, as large as possible (Ctrl+3)"));
    modes->addSegment(QObject::tr("operands"), QObject::tr("The matrix next to the operands of its cells (Ctrl+3)"));
    modes->addSegment(QObject::tr("block"),
                      QObject::tr("Every product as a cube, with the layers pulled apart (Ctrl+3)"));
    return modes;
}

} // namespace attn
