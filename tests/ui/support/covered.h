// SPDX-License-Identifier: GPL-3.0-or-later
// Whether the mouse reaches what can be clicked: an empty widget over it takes the clicks and is not seen.
#pragma once

#include <QAbstractButton>
#include <QComboBox>
#include <QLineEdit>

namespace attn {

// The controls of `window` in whose middle something else would be clicked; empty: none.
inline QStringList coveredControls(QWidget& window)
{
    QStringList covered;
    for (QWidget* control : window.findChildren<QWidget*>()) {
        const bool clicked = qobject_cast<QAbstractButton*>(control) || qobject_cast<QComboBox*>(control) ||
                             qobject_cast<QLineEdit*>(control);
        if (!clicked || !control->isVisible() || control->window() != &window || control->visibleRegion().isEmpty())
            continue;
        const QPoint middle = control->mapTo(&window, control->visibleRegion().boundingRect().center());
        const QWidget* there = window.childAt(middle);
        if (there && !control->isAncestorOf(there)) // which it is of itself
            covered << QStringLiteral("%1 under a %2")
                           .arg(control->accessibleName(), QString::fromLatin1(there->metaObject()->className()));
    }
    return covered;
}

} // namespace attn
