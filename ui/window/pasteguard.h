// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps Qt 6.4.2 alive: its text editors crash when something is pasted while the clipboard is empty (QTBUG-110070).
#pragma once

#include <QObject>

namespace attn {

// An event filter for the application: swallows Ctrl+V and the middle click where there is nothing to paste.
class PasteGuard : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace attn
