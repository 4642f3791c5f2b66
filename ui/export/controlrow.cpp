// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/controlrow.h"

#include "ui/kit/boxes.h"

#include <QWidget>

namespace attn {

QWidget* controlRow(std::initializer_list<QWidget*> parts)
{
    auto* row = new QWidget;
    auto* layout = rowOf(row, 6);
    for (QWidget* part : parts)
        layout->addWidget(part);
    layout->addStretch();
    row->setFocusProxy(*parts.begin());
    return row;
}

} // namespace attn
