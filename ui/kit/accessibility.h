// SPDX-License-Identifier: GPL-3.0-or-later
// What is announced to screen readers beyond what Qt does: widgets with cells of their own, buttons that are more than
// a button, and which cell has the focus.
#pragma once

#include <QString>
#include <QtGui/qaccessible_base.h>

class QComboBox;
class QWidget;

namespace attn {

// A painted button that is not what Qt takes it for: one of several choices, or one that unfolds what is below it.
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
// Names a combo box without a visible label: Qt announces the current choice of a combo box, and names it only by its
// label.
void nameChoices(QComboBox* list, const QString& name);
// Sets a widget's description for screen readers, and announces it if it changed.
void describeTo(QWidget* widget, const QString& words);

} // namespace attn
