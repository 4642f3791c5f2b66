// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/typednumber.h"

#include "core/base/expression.h"
#include "core/base/numbertext.h"

#include <QObject>

#include <cmath>

namespace attn {

Result<double> typedNumber(const QString& text)
{
    QString expression = text.trimmed();
    if (expression.startsWith(QLatin1Char('='))) // a habit from spreadsheets
        expression.remove(0, 1);
    return evaluate(expression.toStdString());
}

Result<float> asFloat32(double value)
{
    const auto number = static_cast<float>(value);
    if (std::isinf(number) && std::isfinite(value))
        return Error{QObject::tr("%1 is beyond float32: the largest is 3.4028235e+38.")
                         .arg(QString::fromStdString(significant(value, 8)))
                         .toStdString()};
    return number;
}

Result<std::uint64_t> parseSeed(const QString& text)
{
    const QString digits = text.trimmed();
    bool fits = false;
    const std::uint64_t seed = digits.toULongLong(&fits);
    if (fits)
        return seed;
    const std::int64_t negative = digits.toLongLong(&fits);
    if (fits)
        return static_cast<std::uint64_t>(negative);
    const QString sentence = QObject::tr("A seed is a whole number from -2^63 to 2^64 - 1, got %1.")
                                 .arg(digits.isEmpty() ? QObject::tr("nothing") : digits);
    return Error{sentence.toStdString()};
}

} // namespace attn
