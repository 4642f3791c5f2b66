// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/facts/lamplist.h"

#include "ui/kit/boxes.h"
#include "ui/kit/lamp.h"

namespace attn {

LampList::LampList(int spacing, QWidget* parent) : QWidget(parent) { columnOf(this, spacing); }

void LampList::setChecks(std::vector<Check> checks)
{
    if (checks == m_checks)
        return;
    m_checks = std::move(checks);
    while (QLayoutItem* item = layout()->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (const Check& check : m_checks)
        layout()->addWidget(new Lamp(check.severity, check.text));
}

} // namespace attn
