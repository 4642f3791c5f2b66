// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/controlrow.h"

#include <QHBoxLayout>
#include <QWidget>

namespace attn {

QWidget* controlRow(std::initializer_list<QWidget*> parts)
{
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    for (QWidget* part : parts)
        layout->addWidget(part);
    layout->addStretch();
    row->setFocusProxy(*parts.begin());
    return row;
}

} // namespace attn
