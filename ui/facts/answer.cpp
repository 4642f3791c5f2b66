// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/facts/answer.h"

#include "core/explain/diagnosis.h"
#include "ui/kit/numbertext.h"
#include "ui/kit/typednumber.h"

#include <QObject>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace attn {

namespace {

// -1: it is not a plain decimal number.
int decimalsOf(const QString& typed)
{
    static const QRegularExpression plain(QStringLiteral("^\\s*[-+\u2212]?\\d*[.,](\\d+)\\s*$"));
    const auto found = plain.match(typed);
    return found.hasMatch() ? int(found.capturedLength(1)) : -1;
}

} // namespace

Answer judged(const QString& typed, const Computed& computed, const CellRef& cell, int digits)
{
    const auto number = typedNumber(typed);
    if (!number)
        return {Severity::Off, QString::fromStdString(number.error().message)};
    const Computed& all = computed.answers ? *computed.answers : computed;
    const double value = all.trace->cell(*all.trace->find(cell.tensor), cell.index);
    const QString said = typed.trimmed();
    if (agree(*number, value, digits) || (std::isnan(*number) && std::isnan(value)))
        return {Severity::Ok, QObject::tr("Right: it is %1.").arg(formatNumber(value, digits))};
    const int decimals = decimalsOf(typed);
    if (decimals > 0 && decimals < digits && agree(*number, value, decimals))
        return {Severity::Warn,
                QObject::tr("%1 is right as far as it goes: %2 decimals are asked for.").arg(said).arg(digits)};
    // Worked out from numbers as they are shown, it may end beside the last digit.
    if (decimals == digits && std::abs(*number - value) < 1.5 * std::pow(10.0, -digits))
        return {Severity::Ok,
                QObject::tr("Right: it is %1, from numbers that are not rounded.").arg(formatNumber(value, digits))};
    const auto slip = diagnosed(computed, cell, *number, decimals > 0 ? std::min(decimals, digits) : digits);
    if (!slip)
        return {Severity::Bad, QObject::tr("%1 is not it.").arg(said)};
    const QString what = QString::fromStdString(slip->what), equation = QString::fromStdString(slip->equation);
    return {Severity::Bad, equation.isEmpty() ? QObject::tr("%1 is %2.").arg(said, what)
                                              : QObject::tr("%1 is %2: %3").arg(said, what, equation)};
}

} // namespace attn
