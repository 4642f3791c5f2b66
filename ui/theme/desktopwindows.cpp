// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/desktoplooks.h"

#include <QSettings>

#include <windows.h>

namespace attn {

std::optional<DesktopLooks> askDesktop()
{
    const QSettings chosen(
        QStringLiteral("HKEY_CURRENT_USER\\Software\\Microsoft\\Windows\\CurrentVersion\\Themes\\Personalize"),
        QSettings::NativeFormat);
    HIGHCONTRASTW contrast{};
    contrast.cbSize = sizeof contrast;
    BOOL animated = TRUE;
    SystemParametersInfoW(SPI_GETHIGHCONTRAST, sizeof contrast, &contrast, 0);
    SystemParametersInfoW(SPI_GETCLIENTAREAANIMATION, 0, &animated, 0);
    return DesktopLooks{chosen.value(QStringLiteral("AppsUseLightTheme"), 1).toInt() == 0,
                        (contrast.dwFlags & HCF_HIGHCONTRASTON) != 0, !animated};
}

} // namespace attn
