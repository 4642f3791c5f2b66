// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/explain/inspectorblock.h"

#include "ui/kit/boxes.h"
#include "ui/theme/colors.h"

#include <QPainter>

namespace attn {

InspectorBlock::InspectorBlock(QWidget* parent, bool last) : QWidget(parent), m_last(last)
{
    columnOf(this, 2)->setContentsMargins(14, 8, 14, 8);
}

void InspectorBlock::paintEvent(QPaintEvent*)
{
    if (!m_last)
        QPainter(this).fillRect(QRect(0, height() - 1, width(), 1), colors().line);
}

} // namespace attn
