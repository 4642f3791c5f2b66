// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/tooltip.h"

#include <QToolTip>

namespace attn {

QString wrappedToolTip(const QString& words)
{
    constexpr qsizetype widest = 70; // letters
    QStringList lines;
    for (QString rest : words.split(QLatin1Char('\n'))) {
        while (rest.size() > widest) {
            const qsizetype before = rest.lastIndexOf(QLatin1Char(' '), widest);
            const qsizetype end = before > 0 ? before : rest.indexOf(QLatin1Char(' '), widest);
            if (end < 0)
                break;
            lines << rest.left(end);
            rest.remove(0, end + 1);
        }
        lines << rest;
    }
    return lines.join(QLatin1Char('\n'));
}

void showToolTip(const QPoint& at, const QString& words, QWidget* of, int milliseconds)
{
    QToolTip::showText(at, wrappedToolTip(words), of, {}, milliseconds);
}

} // namespace attn
