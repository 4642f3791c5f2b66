// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/systemfonts.h"

#include <QLibrary>
#include <QThread>

namespace attn {

std::jthread readSystemFonts()
{
    QThread::currentThread(); // the first thread that Qt sees is its main one, and only there windows work
    return std::jthread([] {
        if (const auto read = QLibrary::resolve(QStringLiteral("fontconfig"), 1, "FcInit"))
            read();
    });
}

} // namespace attn
