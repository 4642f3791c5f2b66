// SPDX-License-Identifier: GPL-3.0-or-later
// Shows one formula, centered; takes no room if there is none.
#pragma once

#include "ui/explain/formulabox.h"

#include <QWidget>

namespace attn {

class FormulaView : public QWidget {
    Q_OBJECT

public:
    explicit FormulaView(QWidget* parent = nullptr);

    void setFormula(Formula formula);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    // The size at which the formula fits the width; 17 px where it can.
    double fittingPx() const;

    Formula m_formula;
};

} // namespace attn
