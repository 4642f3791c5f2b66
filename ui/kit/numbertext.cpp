// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/numbertext.h"

#include "core/base/numbertext.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace attn {

namespace {

constexpr int most_decimals = 8;

QString trueMinus(QString text) { return text.replace(QLatin1Char('-'), QChar(0x2212)); }

QString superscript(int number)
{
    static const QString digits = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
    QString text;
    for (const QChar digit : QString::number(std::abs(number)))
        text += digits[digit.digitValue()];
    return (number < 0 ? QStringLiteral("⁻") : QString()) + text;
}

} // namespace

QString formatNumber(double value, int decimals)
{
    if (std::isinf(value) && value < 0)
        return QStringLiteral("\u2212\u221e");
    return trueMinus(formatCode(value, decimals));
}

QString formatSignificant(double value, int digits) { return trueMinus(significantCode(value, digits)); }

QString formatChange(double change, int decimals)
{
    const QString number = formatNumber(change, decimals);
    return change > 0 && std::isfinite(change) ? QLatin1Char('+') + number : number;
}

QString formatDifference(double value, int decimals)
{
    if (value == 0)
        return QStringLiteral("0");
    if (value >= 5 * std::pow(10.0, -decimals) || !std::isfinite(value))
        return formatNumber(value, decimals);
    int power = int(std::floor(std::log10(value)));
    double mantissa = std::round(value / std::pow(10.0, power) * 10) / 10;
    if (mantissa >= 10) { // 9.96e-8 is 1.0e-7
        mantissa /= 10;
        ++power;
    }
    return QStringLiteral("%1 × 10%2").arg(formatNumber(mantissa, 1), superscript(power));
}

QString formatRange(double low, double high)
{
    const auto end = [](double value) {
        return formatNumber(value, std::abs(value - std::round(value)) < 0.005 ? 0 : 2);
    };
    return end(low) == end(high) ? end(low) : QStringLiteral("%1 … %2").arg(end(low), end(high));
}

QString formatBeside(double value, double limit, int decimals)
{
    while (decimals < most_decimals && (value < limit) != (formatCode(value, decimals).toDouble() < limit))
        ++decimals;
    return formatNumber(value, decimals);
}

int decimalsForCell(double cellPx, int digits)
{
    if (cellPx < 24)
        return -1;
    const int fitting = cellPx >= 52 ? 4 : cellPx >= 38 ? 3 : cellPx >= 30 ? 2 : 1;
    return std::min(fitting, digits);
}

QString formatCount(std::int64_t count) { return QLocale(QLocale::English).toString(qlonglong(count)); }

QString counted(std::int64_t count, const QString& one, const QString& many)
{
    return QStringLiteral("%1 %2").arg(count).arg(count == 1 ? one : many);
}

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

QString formatCode(double value, int decimals)
{
    if (!std::isfinite(value))
        return shortestCode(value);
    return QString::number(value, 'f', std::clamp(decimals, 0, most_decimals));
}

QString shortestCode(float value) { return QString::fromStdString(shortest(value)); }

QString shortestCode(double value) { return QString::number(value, 'g', QLocale::FloatingPointShortest); }

QString significantCode(double value, int digits) { return QString::number(value, 'g', digits); }

} // namespace attn
