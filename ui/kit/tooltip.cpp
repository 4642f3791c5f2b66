// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/tooltip.h"

#include <QHelpEvent>
#include <QToolTip>

namespace attn {

QString wrappedToolTip(const QString& words)
{
    constexpr int one_line = 70; // letters
    if (words.size() <= one_line)
        return words;
    return QStringLiteral("<p>%1</p>").arg(words.toHtmlEscaped().replace(QLatin1Char('\n'), QStringLiteral("<br>")));
}

void showToolTip(const QHelpEvent& help, const QString& words, QWidget* of)
{
    QToolTip::showText(help.globalPos(), wrappedToolTip(words), of);
}

} // namespace attn
