// SPDX-License-Identifier: GPL-3.0-or-later
// A short field for a measure followed by its unit: "12.0 cm". Typing takes effect at once; Up and Down step it.
#pragma once

#include "ui/kit/numbertext.h"

#include <QLineEdit>

#include <optional>

namespace attn {

struct Measure {
    double least = 0, most = 0, step = 1;
    int decimals = 0;
};

class MeasureField : public QLineEdit {
    Q_OBJECT

public:
    explicit MeasureField(const Measure& measure, QWidget* parent = nullptr);

    void setValue(double value); // no signal
    // nullopt if the text is no number or out of the measure's range.
    std::optional<double> value() const;
    // "Width must be from 2 to 100 cm, got 0.5."; empty while there is a value.
    QString problem(const QString& what, const QString& unit) const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

Q_SIGNALS:
    void changed();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    std::optional<double> typed() const;
    QString textOf(double value) const { return formatCode(value, m_measure.decimals); }

    Measure m_measure;
};

} // namespace attn
