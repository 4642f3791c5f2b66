// SPDX-License-Identifier: GPL-3.0-or-later
// A matrix as text for other programs: a spreadsheet's cells, NumPy or PyTorch source, a LaTeX matrix, a table.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace attn {

// Latex: square brackets (bmatrix); LatexRound: round ones (pmatrix).
enum class MatrixForm { Tsv, Numpy, Torch, Latex, LatexRound, Markdown, Csv };

// Callers refuse to copy more numbers than these.
inline constexpr std::int64_t max_copied_numbers = std::int64_t(1) << 23;
inline constexpr std::int64_t max_latex_numbers = 10'000;

// Rows of `columns` numbers each, row-major; ASCII. In Tsv, Numpy and Torch each number is the shortest decimal that
// gives the same float32 again, even if read as a double first, as in Python. The LaTeX forms round to `digits`
// decimals (0 to 8) and write infinity as \infty; beyond amsmath's ten columns they begin with the line that allows
// more. Markdown rounds too, Csv only where digits >= 0. The names are those of a Markdown table alone.
std::string matrixText(std::span<const float> values, std::int64_t columns, MatrixForm form, int digits = 4,
                       const std::vector<std::string>& row_names = {},
                       const std::vector<std::string>& column_names = {});

} // namespace attn
