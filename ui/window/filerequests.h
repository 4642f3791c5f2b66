// SPDX-License-Identifier: GPL-3.0-or-later
// Files that the desktop asks the running program to open: on a Mac a double click arrives as an event, not as an
// argument.
#pragma once

#include <QObject>

#include <functional>

namespace attn {

class FileRequests : public QObject {
public:
    FileRequests(); // watches the application; keeps the last request until openBy()

    void openBy(std::function<void(const QString& path)> open);

protected:
    bool eventFilter(QObject* receiver, QEvent* event) override;

private:
    void openNext();

    std::function<void(const QString&)> m_open;
    QString m_asked; // the last one, as long as it waits
};

} // namespace attn
