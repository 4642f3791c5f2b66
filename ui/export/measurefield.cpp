// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/measurefield.h"

#include "core/base/expression.h"
#include "ui/theme/fonts.h"

#include <QKeyEvent>

#include <algorithm>
#include <cmath>

namespace attn {

MeasureField::MeasureField(const Measure& measure, QWidget* parent) : QLineEdit(parent), m_measure(measure)
{
    useNumberFont(this, 12);
    setAlignment(Qt::AlignRight);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(this, &QLineEdit::textEdited, this, &MeasureField::changed);
}

void MeasureField::setValue(double value)
{
    const auto now = this->value();
    if (!now || *now != value)
        setText(textOf(value));
}

std::optional<double> MeasureField::typed() const
{
    bool ok = false;
    const double number = text().trimmed().toDouble(&ok);
    return ok && std::isfinite(number) ? std::optional(number) : std::nullopt;
}

std::optional<double> MeasureField::value() const
{
    const auto number = typed();
    const bool whole = number && (m_measure.decimals > 0 || *number == std::round(*number));
    return whole && *number >= m_measure.least && *number <= m_measure.most ? number : std::nullopt;
}

QString MeasureField::problem(const QString& what, const QString& unit) const
{
    if (value())
        return {};
    if (hasDecimalComma(text().toStdString()))
        return QString::fromStdString(decimalCommaFault().message);
    return tr("%1 must be from %2 to %3 %4, got %5.")
        .arg(what, QString::number(m_measure.least), QString::number(m_measure.most), unit,
             text().trimmed().isEmpty() ? tr("nothing") : text().trimmed());
}

QSize MeasureField::sizeHint() const { return {scaled(m_measure.decimals > 0 ? 64 : 56), scaled(24)}; }

void MeasureField::keyPressEvent(QKeyEvent* event)
{
    const int steps = event->key() == Qt::Key_Up ? 1 : event->key() == Qt::Key_Down ? -1 : 0;
    const auto number = typed();
    if (steps == 0 || !number)
        return QLineEdit::keyPressEvent(event);
    // To the next multiple of the step.
    const double at = *number / m_measure.step;
    const double next = steps > 0 ? std::floor(at + 1e-9) + 1 : std::ceil(at - 1e-9) - 1;
    setText(textOf(std::clamp(next * m_measure.step, m_measure.least, m_measure.most)));
    selectAll();
    Q_EMIT changed();
}

} // namespace attn
