// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/numbertext.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace attn {

QString formatCode(double value, int decimals)
{
    if (std::isnan(value))
        return QStringLiteral("nan");
    if (std::isinf(value))
        return value < 0 ? QStringLiteral("-inf") : QStringLiteral("inf");
    return QString::number(value, 'f', std::clamp(decimals, 0, 8));
}

QString formatNumber(double value, int decimals)
{
    if (std::isinf(value) && value < 0)
        return QStringLiteral("\u2212\u221e");
    return formatCode(value, decimals).replace(QLatin1Char('-'), QChar(0x2212));
}

int decimalsForCell(double cellPx, int digits)
{
    if (cellPx < 24)
        return -1;
    const int fitting = cellPx >= 52 ? 4 : cellPx >= 38 ? 3 : cellPx >= 30 ? 2 : 1;
    return std::min(fitting, digits);
}

QString formatCount(std::int64_t count) { return QLocale(QLocale::English).toString(qlonglong(count)); }

QString formatShape(const Shape& shape)
{
    std::size_t first = 0;
    while (first + 2 < shape.size() && shape[first] == 1)
        ++first;
    QString text;
    for (std::size_t axis = first; axis < shape.size(); ++axis)
        text += (axis > first ? QStringLiteral(" \u00d7 ") : QString()) + QString::number(shape[axis]);
    return text.isEmpty() ? QStringLiteral("1") : text;
}

} // namespace attn
