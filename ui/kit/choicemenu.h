// SPDX-License-Identifier: GPL-3.0-or-later
// One of several values, chosen in a menu: every entry holds its value, and one of them is checked.
#pragma once

#include <QString>
#include <QVariant>

#include <functional>
#include <vector>

class QActionGroup;
class QMenu;

namespace attn {

struct MenuChoice {
    QString label;
    QVariant value;
};

// The entries at the end of `menu`; `chosen` is called when a person takes one.
QActionGroup* addChoices(QMenu* menu, const std::vector<MenuChoice>& choices,
                         const std::function<void(const QVariant&)>& chosen);
// Checks the entry of a value; none where no entry has it.
void checkChoice(QActionGroup* group, const QVariant& value);

} // namespace attn
