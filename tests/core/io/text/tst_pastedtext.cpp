// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/text/pastedtext.h"
#include "core/scene/limits.h"

#include <doctest/doctest.h>

#include <cmath>
#include <limits>
#include <string>

using namespace attn;

namespace {

constexpr float inf = std::numeric_limits<float>::infinity();

Tensor pasted(const std::string& text, bool comma = false)
{
    const auto result = parsePastedText(text, comma);
    REQUIRE_MESSAGE(result, text << ": " << result.error().message);
    return *result;
}

std::string refused(const std::string& text, bool comma = false)
{
    const auto result = parsePastedText(text, comma);
    REQUIRE_MESSAGE(!result, text << " was accepted");
    return result.error().message;
}

const Tensor two_rows({2, 3}, {1, 2.5f, -3, 4, 5, 6});

} // namespace

TEST_CASE("a block of cells is read, whatever parts its cells")
{
    CHECK(pasted("1\t2.5\t-3\n4\t5\t6\n") == two_rows);
    CHECK(pasted("1\t2.5\t\u22123\r\n4\t5\t6\r\n") == two_rows);
    CHECK(pasted("1,2.5,-3\n4,5,6") == two_rows);
    CHECK(pasted("1, 2.5, -3\n4, 5, 6") == two_rows);
    CHECK(pasted("1;2.5;-3\n4;5;6") == two_rows);
    CHECK(pasted("  1   2.5 -3\n\n  4   5    6  \n") == two_rows);
    CHECK(pasted("\"1\",\"2.5\",\"-3\"\n\"4\",\"5\",\"6\"") == two_rows);
    CHECK(pasted("\uFEFF1 2.5 -3\r4 5 6") == two_rows);
    CHECK(pasted("0.5") == Tensor({1, 1}, {0.5f}));
    CHECK(pasted("1\n2\n3") == Tensor({3, 1}, {1, 2, 3}));
}

TEST_CASE("printed arrays are read with their wrapped lines and what is around them")
{
    CHECK(pasted("[[ 1.   2.5 -3. ]\n [ 4.   5.   6. ]]") == two_rows);
    CHECK(pasted("tensor([[ 1.0000,  2.5000, -3.0000],\n        [ 4.0000,  5.0000,  6.0000]])") == two_rows);
    CHECK(pasted("tensor([[1., 2.5, -3.],\n  [4., 5.,\n   6.]], dtype=torch.float64,\n       requires_grad=True)") ==
          two_rows);
    CHECK(pasted("Parameter containing:\ntensor([[1., 2.5, -3.],\n        [4., 5., 6.]], device='cuda:0', "
                 "grad_fn=<AddBackward0>)") == two_rows);
    CHECK(pasted("x = np.array([[1, 2.5, -3], [4, 5, 6]], dtype=float32)") == two_rows);
    CHECK(pasted("[[1,2.5,-3],[4,5,6]]") == two_rows);
    CHECK(pasted("[1, 2.5, -3]\n[4, 5, 6]") == two_rows);
    CHECK(pasted("[1, 2.5, -3],\n[4, 5, 6],") == two_rows);
    CHECK(pasted("[1 2 3]") == Tensor({1, 3}, {1, 2, 3}));
    CHECK(pasted("tensor([[True, False]])") == Tensor({1, 2}, {1, 0}));
}

TEST_CASE("what people copy along with numbers is taken off")
{
    CHECK(pasted("import torch\n\ninputs = torch.tensor(\n  [[1, 2.5, -3], # Your     (x^1)\n   [4, 5, 6]] # it's "
                 "[one]\n)\n") == two_rows);
    CHECK(pasted("[[1, 2.5, -3], #first\n [4, 5, 6]]") == two_rows);
    CHECK(pasted("# layer 3\n1 2.5 -3\n4 5 6 # last\n#\n") == two_rows);
    CHECK(
        pasted("[[np.float32(1.0), np.float32(2.5), np.float64(-3.0)], [np.int64(4), numpy.float16(5.0), float(6)]]") ==
        two_rows);
    CHECK(pasted("[np.float32(nan), np.float32(-inf), np.True_, np.False_]")[1] == -inf);
    CHECK(pasted("[tensor(1.), tensor(2.5000, grad_fn=<SelectBackward0>), tensor(-3., device='cuda:0', "
                 "dtype=torch.float64)]") == Tensor({1, 3}, {1, 2.5f, -3}));
    CHECK(pasted("torch.Size([2, 3])\ntensor([[1., 2.5, -3.],\n        [4., 5., 6.]])") == two_rows);
    CHECK(pasted("x.shape: torch.Size([2, 3])\n[[1, 2.5, -3], [4, 5, 6]]\ntorch.Size([2, 3])\n") == two_rows);
    CHECK(pasted("(2, 3)\n[[1, 2.5, -3], [4, 5, 6]]") == two_rows);
    CHECK(pasted("torch.Size([2, 3])") == Tensor({1, 2}, {2, 3}));
    CHECK(pasted("Out[7]: \ntensor([[1., 2.5, -3.],\n        [4., 5., 6.]])") == two_rows);
    CHECK(pasted("In [3]: w[0]\nOut[3]: array([[1., 2.5, -3.],\n              [4., 5., 6.]], dtype=float32)") ==
          two_rows);
    CHECK(pasted(">>> w[0, 1:]\ntensor([[1., 2.5, -3.],\n        [4., 5., 6.]], grad_fn=<AddBackward0>)\n>>> ") ==
          two_rows);
    CHECK(pasted(">>> x = torch.tensor([[1, 2.5, -3],\n...                   [4, 5, 6]])") == two_rows);
    CHECK(pasted("In [1]: x = np.array([[1, 2.5, -3],\n   ...:               [4, 5, 6]])") == two_rows);
    CHECK(
        pasted(
            "<tf.Tensor: shape=(2, 3), dtype=float32, numpy=\narray([[ 1. ,  2.5, -3. ],\n       [ 4. ,  5. ,  6. ]], "
            "dtype=float32)>") == two_rows);
    CHECK(pasted("<tf.Variable 'w:0' shape=(3,) dtype=float32, numpy=array([1. , 2.5, -3.], dtype=float32)>") ==
          Tensor({1, 3}, {1, 2.5f, -3}));
    CHECK(pasted("[1 2.5 -3; 4 5 6]") == two_rows);
    CHECK(pasted("A = [1, 2.5, -3;\n     4, 5, 6;];") == two_rows);
    CHECK(pasted("A =\n\n    1.0000    2.5000   -3.0000\n    4.0000    5.0000    6.0000\n\n") == two_rows);
    CHECK(refused("[1 2; 3]") == "Row 2 has 1 number, but the previous rows have 2.");
    CHECK(refused("1\t#N/A\n2\t#N/A") == "Row 1, column 2: '#N/A' is not a number.");
    CHECK(refused("[[1 2]\n ...\n [3 4]] # short").ends_with("Print all numbers first."));
}

TEST_CASE("a printed DataFrame is read without its names")
{
    CHECK(pasted("     0    1    2\n0  1.0  2.5 -3.0\n1  4.0  5.0  6.0") == two_rows);
    CHECK(pasted("       Wir  lesen  Buch\nWir    1.0    2.5  -3.0\nlesen  4.0    5.0   6.0\n\n[2 rows x 3 columns]") ==
          two_rows);
    CHECK(pasted("\t0\t1\t2\n0\t1.0\t2.5\t-3.0\n1\t4.0\t5.0\t6.0") == two_rows);
    CHECK(pasted("     0    1  \\\n0  1.0  2.5   \n1  4.0  5.0   \n\n     2  \n0 -3.0  \n1  6.0  \n\n[2 rows x 3 "
                 "columns]") == two_rows);
    CHECK(refused("0 1 \\\n0 1 2\n\n2\n0 3\n1 4").ends_with("is not a number."));
    CHECK(pasted(",a,b,c\nr,1,2.5,-3\ns,4,5,6") == two_rows);
    CHECK(refused("1 2\n3 4 5") == "Row 2 has 3 numbers, but the previous rows have 2.");
    CHECK(refused(",5,6\n1,2,3") == "Row 1, column 1: the cell is empty.");
    CHECK(refused("a b\nr 1 x") == "Row 2, column 3: 'x' is not a number.");
    CHECK(refused("   0  ...    9\n0  1.0  ...  2.0").ends_with("Print all numbers first."));
    const PastedGlimpse glimpse = glimpseOfPasted("a b\nr 1 x", 6, 6);
    CHECK(glimpse.bad_row == 1);
    CHECK(glimpse.bad_column == 2);
}

TEST_CASE("lists deeper than a matrix keep their shape")
{
    CHECK(pasted("tensor([[[1., 2.],\n         [3., 4.]],\n\n        [[5., 6.],\n         [7., 8.]]])") ==
          Tensor({2, 2, 2}, {1, 2, 3, 4, 5, 6, 7, 8}));
    CHECK(pasted("[[[[1]]]]").shape() == Shape{1, 1, 1, 1});
    CHECK(pasted("[[[[[[[[1]]]]]]]]").shape() == Shape(8, 1));
}

TEST_CASE("values print as they are stored: inf, nan and both exponents")
{
    const Tensor special = pasted("[inf, -inf, nan, 1e-03, 1.5E+2]");
    CHECK(special[0] == inf);
    CHECK(special[1] == -inf);
    CHECK(std::isnan(special[2]));
    CHECK(special[3] == 1e-3f);
    CHECK(special[4] == 150);
    CHECK(pasted("NaN\tInfinity\t\u2212\u221E")[2] == -inf);
    CHECK(pasted("1e-60")[0] == 0);
    CHECK(pasted("1e-400")[0] == 0);
    CHECK(pasted("-1e-40")[0] == -1e-40f);
    CHECK(pasted("0.29611194")[0] == 0.29611194f);
}

TEST_CASE("a decimal comma is tried only after the point, and only when asked for")
{
    CHECK(pasted("1,5\t2,25", true) == Tensor({1, 2}, {1.5f, 2.25f}));
    CHECK(pasted("1,5 2,25\n3 4", true) == Tensor({2, 2}, {1.5f, 2.25f, 3, 4}));
    CHECK(pasted("1,5", true) == Tensor({1, 1}, {1.5f}));
    CHECK(pasted("1,5;-2,25", true) == Tensor({1, 2}, {1.5f, -2.25f}));
    CHECK(pasted("1.000,5\t1.5", true) == Tensor({1, 2}, {1000.5f, 1.5f}));
    CHECK(pasted("1,2,3", true) == Tensor({1, 3}, {1, 2, 3}));
    CHECK(pasted("1, 2", true) == Tensor({1, 2}, {1, 2}));
    CHECK(pasted("1.5,2.5", true) == Tensor({1, 2}, {1.5f, 2.5f}));
    CHECK(pasted("1,5") == Tensor({1, 2}, {1, 5}));
    CHECK(refused("1,5\t2") == "Row 1, column 1: '1,5' is not a number.");
    CHECK(refused("10.00,5\t2", true) == "Row 1, column 1: '10.00,5' is not a number.");
}

TEST_CASE("the error names the first bad cell")
{
    CHECK(refused("") == "The text is empty.");
    CHECK(refused(" \n\t ") == "The text is empty.");
    CHECK(refused("1 2 3\n4 5 abc") == "Row 2, column 3: 'abc' is not a number.");
    CHECK(refused("1\t\t3") == "Row 1, column 2: the cell is empty.");
    CHECK(refused("1,2\n3") == "Row 2 has 1 number, but the previous rows have 2.");
    CHECK(refused("1e39 2") == "Row 1, column 1: '1e39' is too large for float32 (maximum 3.4e38).");
    CHECK(refused("1e400") == "Row 1, column 1: '1e400' is too large for float32 (maximum 3.4e38).");
    CHECK(refused("0x10") == "Row 1, column 1: '0x10' is not a number.");
    CHECK(refused("--1") == "Row 1, column 1: '--1' is not a number.");
    CHECK(refused("[[1, 2], [3]]") == "Row 2 has 1 number, but the previous rows have 2.");
    CHECK(refused("[[1, 2], [3, x]]") == "Row 2, column 2: 'x' is not a number.");
    CHECK(refused("[1, , 2]") == "Row 1, column 2: the cell is empty.");
    CHECK(refused("[[[1], [2]], [[3]]]") == "The list that ends at row 3 has 1 row, but the previous lists have 2.");
    CHECK(refused("[[1], 2]") == "Row 2, column 1: found '2', but the previous rows have a list.");
    CHECK(refused("[1, [2]]") == "Row 1, column 1: found a list, but the previous rows have numbers.");
    CHECK(refused("[[1, 2]") == "The text ends before the last list is closed with ']'.");
    CHECK(refused("[]") == "Row 1 is an empty list.");
    CHECK(refused("tensor([[1.]])\ntensor([[2.]])") == "Could not read 'tensor([[2.]])' after the last list.");
    CHECK(refused("{\"a\": [1]}") == "Could not read '{\"a\":' before the first list.");
    CHECK(refused("1 [2]") == "Could not read '1' before the first list.");
    CHECK(refused("[[[[[[[[[1]]]]]]]]]") == "The lists are nested more than 8 levels deep.");
    CHECK(refused(std::string(100, 'a')) == "Row 1, column 1: '" + std::string(40, 'a') + "…' is not a number.");
}

TEST_CASE("a printout that was shortened is refused, because numbers are missing")
{
    const std::string why = "the text was shortened with '...', so numbers are missing. Print all numbers first.";
    CHECK(refused("tensor([[1., 2., ..., 9.],\n [1., 2., ..., 9.]])") == "Row 1, column 3: " + why);
    CHECK(refused("[[1 2]\n ...\n [3 4]]") == "Row 2, column 1: " + why);
    CHECK(refused("1 2 \u2026 4") == "Row 1, column 3: " + why);
}

TEST_CASE("more numbers than a scene may hold are refused")
{
    std::string text;
    for (std::int64_t i = 0; i < max_given_numbers + 1; ++i)
        text += "1 ";
    CHECK(refused(text) == "The text has more than 4 million numbers.");
    CHECK(refused(std::string(max_pasted_bytes + 1, '1')) == "The text is longer than 64 MiB.");
}

TEST_CASE("every cut of a printout is answered, never with half a row")
{
    const std::string whole =
        "tensor([[ 1.0000,  2.5000, -3.0000],\n        [ 4.0000,  5.0000,  6.0000]], dtype=torch.float64)";
    const std::string flow = "<tf.Tensor: shape=(2, 3), numpy=\narray([[1, 2.5, -3], [4, 5, 6]], dtype=float32)>";
    for (const std::string& text : {whole, flow, std::string("A = [1 2.5 -3; 4 5 6];")})
        for (std::size_t length = 0; length < text.size(); ++length) {
            const auto result = parsePastedText(text.substr(0, length));
            if (result)
                CHECK(*result == two_rows);
        }
}

TEST_CASE("a glimpse shows the first bad cell among its neighbours")
{
    const PastedGlimpse glimpse = glimpseOfPasted("1\t2\t3\n4\tfive\t6\n7\t8\t9\n", 6, 6);
    REQUIRE(glimpse.cells.size() == 3);
    CHECK(glimpse.bad_row == 1);
    CHECK(glimpse.bad_column == 1);
    CHECK(glimpse.cells[1][1] == "five");
    CHECK(glimpseOfPasted("1 2\n3 4", 6, 6).bad_row == -1);
    CHECK(glimpseOfPasted("[[1, x]]", 6, 6).cells.empty());
    CHECK(glimpseOfPasted("", 6, 6).cells.empty());
}

TEST_CASE("a glimpse of a long table is cut around the bad cell")
{
    std::string text;
    for (int row = 0; row < 100; ++row)
        for (int column = 0; column < 20; ++column)
            text += (row == 50 && column == 15 ? "bad" : std::to_string(row * 100 + column)) +
                    std::string(column == 19 ? "\n" : ",");
    const PastedGlimpse glimpse = glimpseOfPasted(text, 6, 4);
    CHECK(glimpse.cells.size() <= 6);
    REQUIRE(glimpse.bad_row >= 0);
    REQUIRE(glimpse.bad_row < std::ssize(glimpse.cells));
    const auto& row = glimpse.cells[static_cast<std::size_t>(glimpse.bad_row)];
    REQUIRE(row.size() == 4);
    CHECK(row[static_cast<std::size_t>(glimpse.bad_column)] == "bad");
    CHECK(glimpse.row + glimpse.bad_row == 50);
    CHECK(glimpse.column + glimpse.bad_column == 15);
}
