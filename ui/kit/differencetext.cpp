// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/differencetext.h"

#include "ui/kit/numbertext.h"

#include <cmath>

namespace attn {

namespace {

QString superscript(int number)
{
    static const QString digits = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
    QString text;
    for (const QChar digit : QString::number(std::abs(number)))
        text += digits[digit.digitValue()];
    return (number < 0 ? QStringLiteral("⁻") : QString()) + text;
}

} // namespace

QString differenceText(double value, int decimals)
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

} // namespace attn
