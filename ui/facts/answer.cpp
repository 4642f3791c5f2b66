// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/facts/answer.h"

#include "ui/kit/numbertext.h"
#include "ui/kit/typednumber.h"
#include "ui/matrix/tensormatrix.h"

#include <QObject>
#include <QRegularExpression>

#include <cmath>

namespace attn {

namespace {

// Written with so many decimals both are the same number.
bool agree(double a, double b, int decimals)
{
    constexpr double rounding = 1 + 1e-6; // of float32, where a half of the last decimal stands
    return a == b || std::abs(a - b) <= 0.5 * std::pow(10.0, -decimals) * rounding;
}

// -1: it is not a plain decimal number.
int decimalsOf(const QString& typed)
{
    static const QRegularExpression plain(QStringLiteral("^\\s*[-+\u2212]?\\d*[.,](\\d+)\\s*$"));
    const auto found = plain.match(typed);
    return found.hasMatch() ? int(found.capturedLength(1)) : -1;
}

// What else is so at this place, and is not hidden: "scaled score".
QString mistakenFor(double number, const Computed& computed, const CellRef& cell, int digits)
{
    const TracedTensor& own = *computed.trace->find(cell.tensor);
    for (const TracedTensor& tensor : computed.trace->tensors())
        if (tensor.name != cell.tensor && tensor.shape == own.shape && tensor.kind == Kind::Real &&
            agree(number, computed.trace->cell(tensor, cell.index), digits))
            return valueName(computed, tensor.name);
    return {};
}

} // namespace

Answer judged(const QString& typed, const Computed& computed, const CellRef& cell, int digits)
{
    const auto number = typedNumber(typed);
    if (!number)
        return {Severity::Off, QString::fromStdString(number.error().message)};
    const Computed& all = computed.answers ? *computed.answers : computed;
    const double value = all.trace->cell(*all.trace->find(cell.tensor), cell.index);
    const QString said = typed.trimmed(), name = valueName(computed, cell.tensor);
    if (agree(*number, value, digits) || (std::isnan(*number) && std::isnan(value)))
        return {Severity::Ok, QObject::tr("Right: it is %1.").arg(formatNumber(value, digits))};
    if (const int decimals = decimalsOf(typed); decimals > 0 && decimals < digits && agree(*number, value, decimals))
        return {Severity::Warn,
                QObject::tr("%1 is right as far as it goes: %2 decimals are asked for.").arg(said).arg(digits)};
    if (const QString other = mistakenFor(*number, computed, cell, digits); !other.isEmpty() && other != name)
        return {Severity::Bad, QObject::tr("%1 is the %2, not the %3.").arg(said, other, name)};
    return {Severity::Bad, QObject::tr("%1 is not it.").arg(said)};
}

} // namespace attn
