// SPDX-License-Identifier: GPL-3.0-or-later
// How a tensor lies in a table: which part of it is shown, which axes are rows and columns, and what each line is
// called
// ("journey", "in 0", "out 1", "k head 1, 0"). Pure: a view of shapes and names, without the numbers.
#pragma once

#include "core/recipe/realize.h"
#include "core/scene/scene.h"

#include <QString>

#include <string>

namespace attn {

struct LineLabel {
    QString text;  // short, beside the line: "out 3"
    QString help;  // whole, for tooltips and screen readers: "out 3: head 1, element 1"
    QString block; // "head 1": on the first line of a head or of q, k and v; else empty
};

// What one axis of a tensor counts.
enum class LineMeaning {
    Number,
    Token,
    MemoryToken,
    In,
    Out,
    HeadIn,
    HeadOut,
    FusedInterleaved,
    FusedBlocks,
    Vocabulary,
    Single
};

class TensorLayout {
public:
    TensorLayout() = default; // empty: no rows, no columns
    // The matrix of `tensor` (one of plan.tensors): of item `batch` if it has a batch axis, of `head` if heads have
    // their own. Vectors of tokens are upright beside their words, other vectors (biases) are one row.
    TensorLayout(const Scene& scene, const Plan& plan, const std::string& tensor, int batch, int head = 0);

    const std::string& tensor() const { return m_tensor; }
    const Shape& shape() const { return m_shape; } // of the whole tensor
    Kind kind() const { return m_kind; }
    int rows() const { return m_rows; }
    int columns() const { return m_columns; }
    // Where (row, column) of the table lies in the whole tensor.
    Index index(int row, int column) const;
    LineLabel row(int line) const { return label(m_row_meaning, line); }
    LineLabel column(int line) const { return label(m_column_meaning, line); }
    LineMeaning rowMeaning() const { return m_row_meaning; }
    LineMeaning columnMeaning() const { return m_column_meaning; }

    // Row-major position of (row, column) of the table in the whole tensor.
    std::int64_t flat(int row, int column) const { return m_offset + row * m_row_step + column * m_column_step; }
    // Row-major position of `index` in the whole tensor, or -1. Leading axes of size 1 may be left out, as scenes do in
    // x.
    std::int64_t position(const Index& index) const;

    bool operator==(const TensorLayout&) const = default;

private:
    LineLabel label(LineMeaning meaning, int line) const;
    LineLabel headLabel(const QString& text, int line) const;
    LineLabel fusedLabel(bool interleaved, int line) const;
    LineLabel vocabularyLabel(int line) const;

    std::string m_tensor;
    Shape m_shape;
    Kind m_kind = Kind::Real;
    Index m_leading; // fixed leading indices
    int m_rows = 0, m_columns = 0;
    std::int64_t m_offset = 0, m_row_step = 0, m_column_step = 0;
    bool m_upright = false; // a vector shown as a column
    LineMeaning m_row_meaning = LineMeaning::Number;
    LineMeaning m_column_meaning = LineMeaning::Number;
    Dims m_dims;
    std::vector<std::string> m_words; // of the batch item, for tokens; of the rows that are in use, for a vocabulary
    std::vector<std::string> m_memory_words;
};

} // namespace attn
