// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/fitparts.h"

#include <QLayout>
#include <QWidget>

namespace attn {

void fitParts(QWidget* row, const std::vector<QWidget*>& givingWay)
{
    const auto width = [row](const QWidget* part) {
        return part->minimumSizeHint().expandedTo(part->minimumSize()).width() + row->layout()->spacing();
    };
    int needed = row->layout()->totalMinimumSize().width();
    for (const QWidget* part : givingWay)
        needed += part->isHidden() ? width(part) : 0;
    for (QWidget* part : givingWay) {
        const bool shown = needed <= row->width();
        if (!shown)
            needed -= width(part);
        if (part->isHidden() == shown)
            part->setVisible(shown);
    }
}

} // namespace attn
