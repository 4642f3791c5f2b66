// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/typednumber.h"

#include "core/base/expression.h"

#include <QLocale>

namespace attn {

Result<double> typedNumber(const QString& text)
{
    QString expression = text.trimmed();
    if (expression.startsWith(QLatin1Char('='))) // a habit from spreadsheets
        expression.remove(0, 1);
    auto number = evaluate(expression.toStdString());
    if (number)
        return number;
    QLocale locale;
    locale.setNumberOptions(QLocale::RejectGroupSeparator);
    bool read = false;
    const double value = locale.toDouble(expression.trimmed(), &read);
    return read ? Result<double>(value) : number;
}

} // namespace attn
