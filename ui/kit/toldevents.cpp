// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/toldevents.h"

#include <QAccessible>
#include <QElapsedTimer>
#include <QMultiHash>
#include <QWidget>

#include <limits>

namespace attn {

namespace {

struct Told {
    QAccessible::UpdateHandler before = nullptr;
    QMultiHash<const QObject*, QAccessible::Event> owed; // of hidden widgets, until they are shown
    QElapsedTimer last;
};

Told& told()
{
    static Told all;
    return all;
}

void tell(QAccessibleEvent* event);

// Qt takes an event from its handler back only while there is none.
void passOn(QAccessibleEvent* event)
{
    told().last.start();
    QAccessible::installUpdateHandler(told().before);
    QAccessible::updateAccessibility(event);
    QAccessible::installUpdateHandler(tell);
}

bool isOwed(QAccessible::Event type)
{
    return type == QAccessible::NameChanged || type == QAccessible::DescriptionChanged;
}

// What readers ask for anew when they come to the widget.
bool isAskedFor(QAccessible::Event type)
{
    switch (type) {
    case QAccessible::ValueChanged:
    case QAccessible::Selection:
    case QAccessible::SelectionAdd:
    case QAccessible::SelectionRemove:
    case QAccessible::SelectionWithin:
    case QAccessible::TextInserted:
    case QAccessible::TextRemoved:
    case QAccessible::TextUpdated:
    case QAccessible::TextCaretMoved:
    case QAccessible::TextSelectionChanged: return true;
    default: return false;
    }
}

void tell(QAccessibleEvent* event)
{
    const auto* widget = qobject_cast<const QWidget*>(event->object());
    const QAccessible::Event type = event->type();
    if (type == QAccessible::TableModelChanged) // Qt has renewed its own cells, and would once more
        return;
    if (widget && !widget->isVisible()) {
        if (isOwed(type) && !told().owed.contains(widget, type))
            told().owed.insert(widget, type);
        if (isOwed(type) || isAskedFor(type))
            return;
    }
    if (type == QAccessible::ObjectDestroyed)
        told().owed.remove(event->object());
    passOn(event);
    if (type != QAccessible::ObjectShow)
        return;
    const QList<QAccessible::Event> owed = told().owed.values(event->object());
    told().owed.remove(event->object());
    for (const QAccessible::Event each : owed) {
        QAccessibleEvent later(event->object(), each);
        passOn(&later);
    }
}

} // namespace

void tellOfShownWidgets() { told().before = QAccessible::installUpdateHandler(tell); }

qint64 silentFor() { return told().last.isValid() ? told().last.elapsed() : std::numeric_limits<qint64>::max(); }

} // namespace attn
