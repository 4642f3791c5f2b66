// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/controlactions.h"

#include "ui/kit/offeredmenu.h"
#include "ui/kit/section.h"
#include "ui/kit/segmentedcontrol.h"

#include <QAbstractButton>
#include <QAction>
#include <QComboBox>
#include <QMenu>
#include <QPointer>

namespace attn {

namespace {

const QString then = QStringLiteral(" › ");

QString nameOf(const QAbstractButton& button)
{
    const QString text = button.text().isEmpty() ? button.accessibleName() : button.text();
    return QString(text).remove(QLatin1Char('&'));
}

// Folded controls count; those hidden because they do not apply do not.
bool isThere(const QWidget* control, const QWidget* root)
{
    for (const QWidget* part = control; part != root; part = part->parentWidget())
        if (part->isHidden() && !qobject_cast<const Section*>(part->parentWidget()))
            return false;
    return control->isEnabledTo(root);
}

class Collecting {
public:
    Collecting(const ControlPart& part, QObject* owner) : m_part(part), m_owner(owner) {}

    void add(QComboBox* list)
    {
        const QString before =
            m_part.title + then + (list->accessibleName().isEmpty() ? QString() : list->accessibleName() + then);
        for (int item = 0; item < list->count(); ++item)
            if (list->model()->flags(list->model()->index(item, list->modelColumn())) & Qt::ItemIsEnabled)
                add(before + list->itemText(item), list->toolTip(), [list = QPointer(list), item] {
                    if (!list)
                        return;
                    list->setCurrentIndex(item);
                    Q_EMIT list->activated(item);
                });
    }

    void add(QAbstractButton* button)
    {
        const QString name = nameOf(*button);
        if (name.isEmpty() || qobject_cast<const Section*>(button->parentWidget()) || // which folds it
            qobject_cast<const QComboBox*>(button->parentWidget()))
            return;
        const auto* group = qobject_cast<const SegmentedControl*>(button->parentWidget());
        if (QMenu* menu = menuOf(*button)) {
            QObject::connect(m_owner, &QObject::destroyed, menu, &QObject::deleteLater);
            for (QAction* action : menu->actions())
                if (action->isEnabled() && !action->isSeparator())
                    add(m_part.title + then + action->text().remove(QLatin1Char('&')),
                        name + QLatin1Char(' ') + action->toolTip(), [action = QPointer(action)] {
                            if (action)
                                action->trigger();
                        });
            return;
        }
        add(m_part.title + then + (group ? group->accessibleName() + then : QString()) + name, button->toolTip(),
            [button = QPointer(button)] {
                if (button)
                    button->click();
            });
    }

    std::vector<ControlAction> found;

private:
    void add(const QString& path, const QString& words, const std::function<void()>& use)
    {
        auto* action = new QAction(path.section(then, -1), m_owner);
        QObject::connect(action, &QAction::triggered, action, [show = m_part.show, use] {
            show();
            use();
        });
        found.push_back({action, path, words});
    }

    const ControlPart& m_part;
    QObject* m_owner;
};

} // namespace

std::vector<ControlAction> controlActions(const ControlPart& part, QObject* owner)
{
    Collecting all(part, owner);
    for (QWidget* control : part.root->findChildren<QWidget*>()) {
        auto* list = qobject_cast<QComboBox*>(control);
        auto* button = qobject_cast<QAbstractButton*>(control);
        if ((!list && !button) || !isThere(control, part.root))
            continue;
        list ? all.add(list) : all.add(button);
    }
    return std::move(all.found);
}

} // namespace attn
