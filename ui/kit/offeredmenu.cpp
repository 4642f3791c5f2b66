// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/offeredmenu.h"

#include <QAbstractButton>
#include <QMenu>

namespace attn {

namespace {

class MenuMaker : public QObject {
public:
    MenuMaker(QAbstractButton* button, std::function<QMenu*()> making) : QObject(button), make(std::move(making)) {}
    const std::function<QMenu*()> make;
};

} // namespace

void offerMenu(QAbstractButton* button, const std::function<QMenu*()>& make)
{
    auto* maker = new MenuMaker(button, make);
    QObject::connect(button, &QAbstractButton::clicked, maker, [button, maker] {
        if (QMenu* menu = maker->make()) {
            menu->setAttribute(Qt::WA_DeleteOnClose);
            menu->popup(button->mapToGlobal(QPoint(0, button->height())));
        }
    });
}

QMenu* menuOf(const QAbstractButton& button)
{
    for (QObject* child : button.children())
        if (const auto* maker = dynamic_cast<const MenuMaker*>(child))
            return maker->make();
    return nullptr;
}

} // namespace attn
