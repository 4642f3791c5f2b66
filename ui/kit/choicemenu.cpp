// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/choicemenu.h"

#include <QActionGroup>
#include <QMenu>

namespace attn {

QActionGroup* addChoices(QMenu* menu, const std::vector<MenuChoice>& choices,
                         const std::function<void(const QVariant&)>& chosen)
{
    auto* group = new QActionGroup(menu);
    for (const auto& [label, value] : choices) {
        QAction* action = group->addAction(menu->addAction(label));
        action->setCheckable(true);
        action->setData(value);
    }
    QObject::connect(group, &QActionGroup::triggered, menu, [chosen](QAction* action) { chosen(action->data()); });
    return group;
}

void checkChoice(QActionGroup* group, const QVariant& value)
{
    for (QAction* action : group->actions())
        action->setChecked(action->data() == value);
}

} // namespace attn
