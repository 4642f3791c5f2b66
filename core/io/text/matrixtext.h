// SPDX-License-Identifier: GPL-3.0-or-later
// A matrix as text that other programs take: a spreadsheet's cells, NumPy or PyTorch source, a LaTeX matrix.
#pragma once

#include <cstdint>
#include <span>
#include <string>

namespace attn {

// Latex: square brackets (bmatrix); LatexRound: round ones (pmatrix).
enum class MatrixForm { Tsv, Numpy, Torch, Latex, LatexRound };

// More numbers than these are refused by whoever copies.
inline constexpr std::int64_t max_copied_numbers = std::int64_t(1) << 23;
inline constexpr std::int64_t max_latex_numbers = 10'000;

// Rows of `columns` numbers each, row-major; ASCII. In Tsv, Numpy and Torch each number is the shortest decimal that
// gives the same float32 again, also when it is read as a double first, as Python does. The LaTeX forms round to
// `digits` decimals (0 to 8) and write infinity as \infty; beyond the ten columns that amsmath allows they begin with
// the line that allows more.
std::string matrixText(std::span<const float> values, std::int64_t columns, MatrixForm form, int digits = 4);

} // namespace attn
