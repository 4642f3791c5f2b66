// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/systemfonts.h"

#include <QLibrary>

namespace attn {

std::jthread readSystemFonts()
{
    return std::jthread([] {
        if (const auto read = QLibrary::resolve(QStringLiteral("fontconfig"), 1, "FcInit"))
            read();
    });
}

} // namespace attn
