// SPDX-License-Identifier: GPL-3.0-or-later
// What text fields must not take: undo of the scene while nothing was typed, keys with another use in the whole window,
// and pasting an empty clipboard, which crashes Qt 6.4.2's editors (QTBUG-110070). Also Enter for buttons, Shift+F10
// for menus.
#pragma once

#include <QObject>

namespace attn {

// An event filter for the application.
class FieldKeys : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace attn
