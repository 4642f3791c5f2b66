// SPDX-License-Identifier: GPL-3.0-or-later
// An application that survives running out of memory: it abandons the event, reports that, and continues with the next.
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
