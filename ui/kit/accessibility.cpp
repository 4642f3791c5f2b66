// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/accessibility.h"

#include "ui/kit/accessiblegroup.h"
#include "ui/kit/accessibletable.h"
#include "ui/kit/accessibleview.h"
#include "ui/kit/announce.h"
#include "ui/kit/label.h"
#include "ui/kit/onevents.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QListView>
#include <QPointer>
#include <QTableView>
#include <QTimer>

namespace attn {

namespace {

// A value that keeps changing (dragged or stepped) is announced once it settles.
constexpr int rest_ms = 200;

class AccessibleDrawnButton : public QAccessibleWidget {
public:
    AccessibleDrawnButton(QWidget* button, const AccessibleButton* drawn) : QAccessibleWidget(button), m_drawn(drawn) {}

    QAccessible::Role role() const override { return m_drawn->accessibleRole(); }

    QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        const QAccessible::State own = m_drawn->accessibleState();
        state.expandable = own.expandable;
        state.expanded = own.expanded;
        state.collapsed = own.collapsed;
        state.checkable = own.checkable;
        state.checked = own.checked;
        return state;
    }

    QStringList actionNames() const override { return QStringList(pressAction()) + QAccessibleWidget::actionNames(); }

    void doAction(const QString& name) override
    {
        if (name == pressAction())
            static_cast<QAbstractButton*>(widget())->click();
        else
            QAccessibleWidget::doAction(name);
    }

private:
    const AccessibleButton* m_drawn;
};

QAccessibleInterface* makeAccessible(const QString& className, QObject* object)
{
    auto* widget = qobject_cast<QWidget*>(object);
    if (!widget)
        return nullptr;
    if (auto* cells = dynamic_cast<AccessibleCells*>(object))
        return new AccessibleTable(widget, cells);
    if (const auto* button = dynamic_cast<AccessibleButton*>(object))
        return new AccessibleDrawnButton(widget, button);
    if (dynamic_cast<AccessibleGroup*>(object))
        return new QAccessibleWidget(widget, QAccessible::Grouping);
    if (className == QLatin1String("QScrollArea"))
        return new QAccessibleWidget(widget, QAccessible::Pane);
    if (className == QLatin1String("QTableView") || className == QLatin1String("QListView"))
        return new AccessibleTable(widget, std::make_unique<AccessibleView>(qobject_cast<QAbstractItemView*>(object)));
    return nullptr;
}

AccessibleTable* tableOf(QWidget* widget)
{
    return widget ? dynamic_cast<AccessibleTable*>(QAccessible::queryAccessibleInterface(widget)) : nullptr;
}

// Announces the cell in focus: checks after every paint of the widget in focus, since a changed cell is repainted.
class FocusTeller : public QObject, public QAccessible::ActivationObserver {
public:
    explicit FocusTeller(QObject* parent) : QObject(parent), m_listened(QAccessible::isActive())
    {
        QAccessible::installActivationObserver(this);
        for (QTimer* timer : {&m_soon, &m_rest}) {
            timer->setSingleShot(true);
            connect(timer, &QTimer::timeout, this, [this, timer] { look(timer == &m_rest); });
        }
        m_rest.setInterval(rest_ms);
        connect(qApp, &QApplication::focusChanged, this, &FocusTeller::watch);
    }

    ~FocusTeller() override { QAccessible::removeActivationObserver(this); }

    void accessibilityActiveChanged(bool active) override
    {
        m_listened = active;
        m_soon.start();
    }

    bool eventFilter(QObject*, QEvent* event) override
    {
        if (event->type() == QEvent::Paint && m_listened && !m_soon.isActive())
            m_soon.start();
        return false;
    }

private:
    void watch(QWidget* before, QWidget* now)
    {
        for (const QPointer<QObject>& watched : {m_widget, m_viewport})
            if (watched)
                watched->removeEventFilter(this);
        if (m_listened)
            if (AccessibleTable* table = tableOf(before))
                table->forgetFocus();
        const auto* scrolled = qobject_cast<QAbstractScrollArea*>(now);
        m_widget = now;
        m_viewport = scrolled ? scrolled->viewport() : nullptr;
        for (const QPointer<QObject>& watched : {m_widget, m_viewport})
            if (watched)
                watched->installEventFilter(this);
        m_soon.start(); // after Qt's own announcement of the widget
    }

    void look(bool rested)
    {
        AccessibleTable* table = m_listened ? tableOf(qobject_cast<QWidget*>(m_widget)) : nullptr;
        const auto news = table ? table->news() : AccessibleTable::News::Nothing;
        if (news == AccessibleTable::News::Cell || (news == AccessibleTable::News::Words && rested)) {
            m_rest.stop();
            table->tellFocus();
        } else if (news == AccessibleTable::News::Words) {
            m_rest.start();
        }
    }

    QPointer<QObject> m_widget, m_viewport; // in focus
    QTimer m_soon, m_rest;
    bool m_listened; // a reader runs
};

} // namespace

void installAccessibility()
{
    QAccessible::installFactory(makeAccessible);
    tellOfShownWidgets();
    new FocusTeller(qApp);
}

QAccessible::State foldState(bool open)
{
    QAccessible::State state;
    state.expandable = true;
    state.expanded = open;
    state.collapsed = !open;
    return state;
}

QAccessible::State choiceState(bool chosen)
{
    QAccessible::State state;
    state.checkable = true;
    state.checked = chosen;
    return state;
}

void tellFold(QWidget* button)
{
    QAccessible::State changed;
    changed.expanded = true;
    QAccessibleStateChangeEvent event(button, changed);
    QAccessible::updateAccessibility(&event);
}

void nameChoices(QComboBox* list, const QString& name)
{
    list->setAccessibleName(name);
    const QPointer label = new PlainLabel(name, list->parentWidget()); // beside it, where Qt looks for it
    label->setBuddy(list);
    label->hide();
    onEvents(list, {QEvent::ParentChange}, [list, label] {
        if (label)
            label->setParent(list->parentWidget());
    });
    QObject::connect(list, &QObject::destroyed, label.data(), &QObject::deleteLater);
}

void describeTo(QWidget* widget, const QString& words)
{
    if (words != widget->accessibleDescription())
        widget->setAccessibleDescription(words);
}

} // namespace attn
