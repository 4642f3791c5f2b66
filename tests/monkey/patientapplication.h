// SPDX-License-Identifier: GPL-3.0-or-later
// An application that measures how long each event keeps the window deaf, and calls it a fault where that is too long.
#pragma once

#include <QApplication>

namespace attn {

class PatientApplication : public QApplication {
public:
    using QApplication::QApplication;

    bool notify(QObject* receiver, QEvent* event) override;

private:
    int m_depth = 0;
};

} // namespace attn
