// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/text/matrixtext.h"
#include "core/io/text/pastedtext.h"

#include <doctest/doctest.h>

#include <bit>
#include <cmath>
#include <limits>
#include <random>
#include <vector>

using namespace attn;

namespace {

constexpr float inf = std::numeric_limits<float>::infinity();
const float nan_number = std::nanf("");
const std::vector<float> small = {0.1f, -2, 1e-7f, inf, -inf, nan_number};

// Any number that float32 has, the same ones each time.
std::vector<float> anyNumbers(std::size_t count)
{
    std::mt19937 random(7);
    std::vector<float> numbers = {0.0f,           -0.0f,           1e-45f,     -1e-45f, 1.17549435e-38f,
                                  3.40282347e38f, -3.40282347e38f, 16777216.0f};
    while (numbers.size() < count)
        if (const float number = std::bit_cast<float>(static_cast<std::uint32_t>(random())); std::isfinite(number))
            numbers.push_back(number);
    return numbers;
}

} // namespace

TEST_CASE("a matrix is written as a spreadsheet, NumPy and PyTorch take it")
{
    CHECK(matrixText(small, 3, MatrixForm::Tsv) == "0.1\t-2\t1e-07\ninf\t-inf\tnan\n");
    CHECK(matrixText(small, 3, MatrixForm::Numpy) ==
          "np.array([[0.1, -2.0, 1e-07],\n          [np.inf, -np.inf, np.nan]], dtype=np.float32)\n");
    CHECK(matrixText(small, 3, MatrixForm::Torch) ==
          "torch.tensor([[0.1, -2.0, 1e-07],\n              [float('inf'), float('-inf'), float('nan')]])\n");
}

TEST_CASE("a LaTeX matrix has the digits that were asked for")
{
    CHECK(matrixText(small, 3, MatrixForm::Latex, 2) ==
          "\\begin{bmatrix}\n  0.10 & -2.00 & 0.00 \\\\\n  \\infty & -\\infty & \\mathrm{nan}\n\\end{bmatrix}\n");
    CHECK(matrixText(small, 2, MatrixForm::LatexRound, 0) == "\\begin{pmatrix}\n  0 & -2 \\\\\n  0 & \\infty \\\\\n  "
                                                             "-\\infty & \\mathrm{nan}\n\\end{pmatrix}\n");
}

TEST_CASE("a LaTeX matrix wider than amsmath allows begins with the line that allows it")
{
    const std::vector<float> wide(11, 1.0f);
    CHECK(
        matrixText(wide, 11, MatrixForm::Latex, 0).starts_with("\\setcounter{MaxMatrixCols}{11}\n\\begin{bmatrix}\n"));
    CHECK(matrixText(std::span(wide).first(10), 10, MatrixForm::Latex, 0).starts_with("\\begin{bmatrix}\n"));
}

TEST_CASE("a Markdown table has its names, escaped, and CSV its own digits or all")
{
    CHECK(matrixText(small, 3, MatrixForm::Markdown, 2, {"a|<s>", "c\nd"}, {"x", "y"}) ==
          "| | x | y |  |\n|---|---:|---:|---:|\n| a\\|\\<s\\> | 0.10 | -2.00 | 0.00 |\n| c d | inf | -inf | nan |\n");
    CHECK(matrixText(small, 3, MatrixForm::Csv, -1) == "0.1,-2,1e-07\ninf,-inf,nan\n");
    CHECK(matrixText(small, 3, MatrixForm::Csv, 1) == "0.1,-2.0,0.0\ninf,-inf,nan\n");
}

TEST_CASE("what was copied is pasted again bit for bit")
{
    std::vector<float> numbers = anyNumbers(4096 - 3);
    numbers.insert(numbers.end(), {inf, -inf, nan_number});
    for (const MatrixForm form : {MatrixForm::Tsv, MatrixForm::Numpy, MatrixForm::Torch}) {
        const auto pasted = parsePastedText(matrixText(numbers, 64, form));
        REQUIRE_MESSAGE(pasted, pasted.error().message);
        REQUIRE(pasted->shape() == Shape{64, 64});
        for (std::size_t i = 0; i < numbers.size(); ++i)
            CHECK(std::bit_cast<std::uint32_t>(pasted->data()[i]) == std::bit_cast<std::uint32_t>(numbers[i]));
    }
}
