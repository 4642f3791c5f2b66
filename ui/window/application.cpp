// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/application.h"

#include <new>

namespace attn {

bool Application::notify(QObject* receiver, QEvent* event)
{
    try {
        return QApplication::notify(receiver, event);
    } catch (const std::bad_alloc&) {
    }
    try {
        Q_EMIT ranOutOfMemory(tr("Not enough memory for this. Your edits are kept."));
    } catch (const std::bad_alloc&) { // nor for the words
    }
    return true;
}

} // namespace attn
