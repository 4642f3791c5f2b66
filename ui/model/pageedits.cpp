// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/model/pageedits.h"

#include "ui/kit/numbertext.h"

#include <QObject>

namespace attn {

std::vector<PageEdit> pageEdits(const ModelEdits& edits)
{
    std::vector<PageEdit> all;
    for (const auto& [layer, change] : edits) {
        for (const std::int64_t head : change.heads_off)
            all.push_back({int(layer), int(head), QObject::tr("Head %1.%2 switched off").arg(layer).arg(head)});
        QStringList rest;
        if (!change.edits.empty())
            rest << QObject::tr("%n numbers edited", nullptr, int(change.edits.size()));
        if (!change.overrides.empty())
            rest << QObject::tr("%n results pinned", nullptr, int(change.overrides.size()));
        if (!change.inputs.empty() || !change.gone.empty() || !change.draws.empty())
            rest << QObject::tr("other weights or another mask");
        else if (change.config)
            rest << QObject::tr("other choices");
        if (!rest.isEmpty())
            all.push_back(
                {int(layer), {}, QObject::tr("Layer %1: %2").arg(layer).arg(rest.join(QStringLiteral(", ")))});
    }
    return all;
}

} // namespace attn
