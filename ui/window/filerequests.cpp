// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/filerequests.h"

#include <QApplication>
#include <QFileOpenEvent>
#include <QTimer>

#include <chrono>
#include <utility>

namespace attn {

using namespace std::chrono_literals;

FileRequests::FileRequests() { QCoreApplication::instance()->installEventFilter(this); }

void FileRequests::openBy(std::function<void(const QString& path)> open)
{
    m_open = std::move(open);
    openNext();
}

bool FileRequests::eventFilter(QObject* receiver, QEvent* event)
{
    if (event->type() != QEvent::FileOpen)
        return QObject::eventFilter(receiver, event);
    m_asked = static_cast<QFileOpenEvent*>(event)->file();
    openNext();
    return true;
}

void FileRequests::openNext()
{
    if (!m_open || m_asked.isEmpty())
        return;
    if (QApplication::activeModalWidget()) // it works on what is open now
        QTimer::singleShot(250ms, this, [this] { openNext(); });
    else
        m_open(std::exchange(m_asked, {}));
}

} // namespace attn
