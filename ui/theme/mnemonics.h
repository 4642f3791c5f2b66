// SPDX-License-Identifier: GPL-3.0-or-later
// The underlined letters of menus and buttons: shown from the first Alt or F10 until the mouse is used again, so that
// keyboard users see them and others do not.
#pragma once

#include <QObject>

namespace attn {

// An event filter for the application.
class Mnemonics : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;
    static bool areShown();
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace attn
