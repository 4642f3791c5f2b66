// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/typednumber.h"

#include "core/base/expression.h"

#include <QObject>

namespace attn {

Result<double> typedNumber(const QString& text) { return evaluate(text.trimmed().toStdString()); }

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
    const QString sentence = QObject::tr("A seed must be a whole number from −2^63 to 2^64 − 1, got %1.")
                                 .arg(digits.isEmpty() ? QObject::tr("nothing") : digits);
    return Error{sentence.toStdString()};
}

} // namespace attn
