// SPDX-License-Identifier: GPL-3.0-or-later
// The corner of a matrix, previewed before it is accepted: tinted numbers as in the tables of inputs, and the invalid
// cell in red.
#pragma once

#include "core/base/tensor.h"

#include <QString>
#include <QWidget>

#include <vector>

namespace attn {

struct MiniCell {
    QString text;
    double tint = 0; // -1 .. 1
    bool wrong = false;
};

struct MiniMatrix {
    int rows = 0, columns = 0; // shown ones
    std::vector<MiniCell> cells;
    bool moreRows = false, moreColumns = false; // not shown
    bool operator==(const MiniMatrix&) const = default;
};

inline bool operator==(const MiniCell& a, const MiniCell& b)
{
    return a.text == b.text && a.tint == b.tint && a.wrong == b.wrong;
}

// The upper left corner of the first matrix of `tensor`; a vector is one row. nan and infinities are marked as wrong.
MiniMatrix miniMatrix(const Tensor& tensor, int mostRows, int mostColumns, int decimals);

class MiniTable : public QWidget {
    Q_OBJECT

public:
    explicit MiniTable(QWidget* parent = nullptr);

    void setMatrix(MiniMatrix matrix);
    const MiniMatrix& matrix() const { return m_matrix; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int cellWidth() const;

    MiniMatrix m_matrix;
};

} // namespace attn
