// SPDX-License-Identifier: GPL-3.0-or-later
// What screen readers are told beyond what Qt tells by itself: widgets with cells of their own, buttons that are more than a button,
// and which cell has the focus.
#pragma once

#include <QString>
#include <QtGui/qaccessible_base.h>

class QComboBox;
class QWidget;

namespace attn {

// A button that is drawn by hand and is not what Qt takes it for: one of several, or one that unfolds what is below it.
class AccessibleButton {
public:
    virtual ~AccessibleButton() = default;
    virtual QAccessible::Role accessibleRole() const = 0;
    virtual QAccessible::State accessibleState() const = 0; // besides what every widget has
};
// Of a button that is open or closed, and of one that is chosen or not.
QAccessible::State foldState(bool open);
QAccessible::State choiceState(bool chosen);
void tellFold(QWidget* button); // that it was opened or closed

// Once for the application, before its windows.
void installAccessibility();
// Names a list of choices that has no label to be seen: Qt says of a list what is chosen in it, and calls it after its label alone.
void nameChoices(QComboBox* list, const QString& name);
// What a screen reader says of a widget besides its name: set, and told, where it is another one.
void describeTo(QWidget* widget, const QString& words);

} // namespace attn
