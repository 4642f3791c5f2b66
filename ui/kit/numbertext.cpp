// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/numbertext.h"

#include "core/base/numbertext.h"
#include "core/base/say.h"
#include "core/base/withheld.h"

#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace attn {

namespace {

constexpr int most_decimals = 8;
constexpr double no_decimals_from = 1e6; // a float32 has one decimal left there, and no cell has room for it
constexpr double endless = 1e9;          // whole numbers are written out up to here
constexpr int large_decimals = 3;        // that an exponent's number has at least where it is large
constexpr double whole_within = 1e-5;    // a sum that is whole but for rounding

QString trueMinus(QString text) { return text.replace(QLatin1Char('-'), QChar(0x2212)); }

// "1e-05" as "1e−5", "9e+18" as "9e18".
QString onScreen(QString code)
{
    static const QRegularExpression exponent(QStringLiteral("e([+-])0*"));
    code.replace(exponent, QStringLiteral("e\\1"));
    return trueMinus(code.remove(QLatin1Char('+')));
}

bool readsAsZero(const QString& code)
{
    return std::none_of(code.begin(), code.end(),
                        [](QChar c) { return c >= QLatin1Char('1') && c <= QLatin1Char('9'); });
}

bool isLarge(double value, int decimals) { return std::abs(value) >= (decimals > 0 ? no_decimals_from : endless); }

// A number too small for its decimals: with an exponent, or with as many decimals as it needs where that is no longer.
QString smallNumber(double value, int decimals)
{
    const QString scientific = formatScientific(value, decimals);
    const int digits =
        int(scientific.indexOf(QLatin1Char('e'))) - (value < 0) - (scientific.contains(QLatin1Char('.')) ? 2 : 1);
    const int power = scientific.mid(scientific.indexOf(QLatin1Char('e')) + 2).toInt();
    if (power + digits > most_decimals)
        return scientific;
    const QString fixed = trueMinus(formatCode(value, power + digits));
    return fixed.size() <= scientific.size() ? fixed : scientific;
}

QString superscript(int number)
{
    static const QString digits = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
    QString text;
    for (const QChar digit : QString::number(std::abs(number)))
        text += digits[digit.digitValue()];
    return (number < 0 ? QStringLiteral("⁻") : QString()) + text;
}

} // namespace

QString powerOfTen(int power) { return QStringLiteral("10") + superscript(power); }

QString formatNumber(double value, int decimals)
{
    if (value == 0)
        return QStringLiteral("0");
    if (std::isinf(value) && value < 0)
        return QStringLiteral("\u2212\u221e");
    if (!std::isfinite(value))
        return shortestCode(value);
    if (isLarge(value, decimals))
        return formatScientific(value, std::max(decimals, large_decimals));
    const QString code = formatCode(value, heldDecimals(value, decimals));
    return readsAsZero(code) ? smallNumber(value, decimals) : trueMinus(code);
}

std::string shownNumber(double value, int decimals) { return formatNumber(value, decimals).toStdString(); }

QString formatCell(double value, int decimals, int room)
{
    if (value == 0 || !std::isfinite(value))
        return formatNumber(value);
    const bool large = isLarge(value, decimals), small = std::abs(value) < 1;
    for (int fewer = heldDecimals(value, decimals); fewer >= 0 && !large; --fewer) {
        const QString code = formatCode(value, fewer);
        if (readsAsZero(code))
            break;
        if (code.size() <= room)
            return trueMinus(code);
    }
    // An exponent takes the place of decimals.
    for (int fewer = std::max(decimals - 2, 0); fewer >= 0 && (small || large); --fewer)
        if (const QString text = small ? smallNumber(value, fewer) : formatScientific(value, fewer);
            text.size() <= room)
            return text;
    return std::abs(value) < 0.5 ? QStringLiteral("≈0") : QStringLiteral("…");
}

int cellCharacters(double low, double high, int decimals)
{
    const auto characters = [&](double value) {
        return !std::isfinite(value)      ? formatNumber(value).size()
               : isLarge(value, decimals) ? formatScientific(value, 0).size()
                                          : formatCode(value, decimals).size();
    };
    return int(std::max(characters(low), characters(high)));
}

QString formatScientific(double value, int decimals)
{
    const QString code = QString::number(value, 'e', std::clamp(decimals, 0, most_decimals));
    static const QRegularExpression zeros(QStringLiteral("\\.?0*e"));
    return onScreen(code.contains(QLatin1Char('.')) ? QString(code).replace(zeros, QStringLiteral("e")) : code);
}

QString formatSignificant(double value, int digits) { return onScreen(significantCode(value, digits)); }

QString formatShortest(float value) { return onScreen(shortestCode(value)); }

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
    return QStringLiteral("%1 × %2").arg(formatNumber(mantissa, 1), powerOfTen(power));
}

QString formatRange(double low, double high)
{
    if (isWithheld(low) || isWithheld(high))
        return QString::fromLatin1(withheld_text);
    const auto end = [](double value) {
        const double whole = std::round(value);
        return std::abs(value - whole) < whole_within ? formatNumber(whole, 0) : formatBeside(value, whole, 2);
    };
    return end(low) == end(high) ? end(low) : QStringLiteral("%1 … %2").arg(end(low), end(high));
}

QString formatBeside(double value, double limit, int decimals)
{
    const auto lies = [&](double number) { return (number > limit) - (number < limit); };
    while (decimals < most_decimals && lies(value) != lies(formatCode(value, decimals).toDouble()))
        ++decimals;
    return formatNumber(value, decimals);
}

int decimalsForCell(double cellPx, int digits)
{
    if (cellPx < 24)
        return -1;
    const int fitting = cellPx >= 48 ? 4 : cellPx >= 38 ? 3 : cellPx >= 30 ? 2 : 1;
    return std::min(fitting, digits);
}

QString notYet() { return QString::fromStdString(say("not yet")); }

QString formatCount(std::int64_t count)
{
    return (count < 0 ? QStringLiteral("−") : QString()) +
           QString::fromStdString(countText(std::uint64_t(std::abs(count))));
}

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

QString shortestCode(double value)
{
    return isWithheld(value) ? QString::fromLatin1(withheld_text)
                             : QString::number(value, 'g', QLocale::FloatingPointShortest);
}

QString significantCode(double value, int digits)
{
    return std::isfinite(value) ? QString::number(value, 'g', digits) : shortestCode(value);
}

} // namespace attn
