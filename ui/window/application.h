// SPDX-License-Identifier: GPL-3.0-or-later
// An application that goes on where memory runs out: the event that wanted it ends, which is told, and the next one is taken.
#pragma once

#include <QApplication>

namespace attn {

class Application : public QApplication {
    Q_OBJECT

public:
    using QApplication::QApplication;

    bool notify(QObject* receiver, QEvent* event) override;

Q_SIGNALS:
    void ranOutOfMemory(const QString& sentence);
};

} // namespace attn
