// SPDX-License-Identifier: GPL-3.0-or-later
// One cell worked out in two layers, one above the other, as far as both go.
#pragma once

#include "core/engine/computed.h"
#include "core/explain/explain.h"

#include <QWidget>

#include <optional>

class QLabel;

namespace attn {

class EquationView;

class WorkedTwice : public QWidget {
    Q_OBJECT

public:
    explicit WorkedTwice(QWidget* parent = nullptr);

    // `a`, `b`: null where that one is not there. `title`: "starts → journey". No cell: `hint` alone.
    void setCell(const ComputedPtr& a, const ComputedPtr& b, const std::optional<CellRef>& cell, const QString& title,
                 const QString& hint);
    void setDigits(int digits) { m_digits = digits; }

Q_SIGNALS:
    void followed(const attn::CellRef& cell);

private:
    QLabel *m_title, *m_hint;
    QWidget* m_rows[2];
    QLabel* m_names[2];
    EquationView* m_equations[2];
    int m_digits = 4;
};

} // namespace attn
