// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/text/matrixtext.h"

#include "core/base/readreal.h"
#include "core/base/withheld.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <string_view>

namespace attn {

namespace {

constexpr std::int64_t amsmath_columns = 10; // its MaxMatrixCols
constexpr std::size_t longest_float = 64;    // FLT_MAX with 8 decimals takes 48

struct FormWords {
    std::string_view begin, row_begin, between, row_end, row_break, end;
    std::string_view nan, inf, minus_inf;
};

FormWords wordsOf(MatrixForm form)
{
    switch (form) {
    case MatrixForm::Tsv: return {"", "", "\t", "\n", "", "", "nan", "inf", "-inf"};
    case MatrixForm::Numpy:
        return {"np.array([", "[", ", ", "]", ",\n          ", "], dtype=np.float32)\n", "np.nan", "np.inf", "-np.inf"};
    case MatrixForm::Torch:
        return {"torch.tensor([", "[", ", ", "]", ",\n              ", "])\n", "float('nan')", "float('inf')",
                "float('-inf')"};
    case MatrixForm::Latex:
        return {"\\begin{bmatrix}\n", "  ",      " & ",     "", " \\\\\n", "\n\\end{bmatrix}\n",
                "\\mathrm{nan}",      "\\infty", "-\\infty"};
    case MatrixForm::Markdown: return {"", "| ", " | ", " |\n", "", "", "nan", "inf", "-inf"};
    case MatrixForm::Csv: return {"", "", ",", "\n", "", "", "nan", "inf", "-inf"};
    case MatrixForm::LatexRound: break;
    }
    return {"\\begin{pmatrix}\n", "  ",      " & ",     "", " \\\\\n", "\n\\end{pmatrix}\n",
            "\\mathrm{nan}",      "\\infty", "-\\infty"};
}

// Python reads a double and rounds that to float32. For a decimal beside the middle between two floats this may end at
// the wrong one; nine digits lie nearer to the number.
char* appendShortest(char* to, float value)
{
    char* const limit = to + longest_float;
    char* end = std::to_chars(to, limit, value).ptr;
    double read = 0;
    readReal(to, end, read);
    return static_cast<float>(read) == value
               ? end
               : std::to_chars(to, limit, double(value), std::chars_format::general, 9).ptr;
}

// Python reads 1 as an integer, and a list of integers as another type of tensor.
char* appendPoint(char* begin, char* end)
{
    const bool has = std::any_of(begin, end, [](char c) { return c == '.' || c == 'e'; });
    if (!has) {
        *end++ = '.';
        *end++ = '0';
    }
    return end;
}

void appendFloat(std::string& text, float value, MatrixForm form, const FormWords& words, int digits)
{
    if (isWithheld(value) && form != MatrixForm::Numpy && form != MatrixForm::Torch) {
        text += withheld_text; // code that is run needs a number, and gets nan
        return;
    }
    if (std::isnan(value) || std::isinf(value)) {
        text += std::isnan(value) ? words.nan : value < 0 ? words.minus_inf : words.inf;
        return;
    }
    char buffer[longest_float + 2];
    char* end = buffer;
    if (form == MatrixForm::Latex || form == MatrixForm::LatexRound || form == MatrixForm::Markdown ||
        (form == MatrixForm::Csv && digits >= 0))
        end = std::to_chars(buffer, buffer + longest_float, value, std::chars_format::fixed, std::clamp(digits, 0, 8))
                  .ptr;
    else
        end = appendShortest(buffer, value);
    if (form == MatrixForm::Numpy || form == MatrixForm::Torch)
        end = appendPoint(buffer, end);
    text.append(buffer, end);
}

// A name in a table's cell.
std::string markdownName(const std::vector<std::string>& names, std::size_t i)
{
    std::string text;
    for (const char c : i < names.size() ? names[i] : std::string())
        text += c == '\n' || c == '\r'                                                  ? std::string(1, ' ')
                : std::string_view("\\|<>&*_`[]~$#!").find(c) != std::string_view::npos ? std::string("\\") + c
                                                                                        : std::string(1, c);
    return text;
}

std::string markdownHead(std::int64_t columns, const std::vector<std::string>& names)
{
    std::string head = "|", rule = "\n|---|";
    for (std::int64_t column = 0; column < columns; ++column) {
        head += " | " + markdownName(names, std::size_t(column));
        rule += "---:|";
    }
    return head + " |" + rule + "\n";
}

} // namespace

std::string matrixText(std::span<const float> values, std::int64_t columns, MatrixForm form, int digits,
                       const std::vector<std::string>& row_names, const std::vector<std::string>& column_names)
{
    const FormWords words = wordsOf(form);
    const std::int64_t rows = columns > 0 ? static_cast<std::int64_t>(values.size()) / columns : 0;
    std::string text;
    text.reserve(values.size() * 13 + 64);
    const bool latex = form == MatrixForm::Latex || form == MatrixForm::LatexRound;
    if (latex && columns > amsmath_columns)
        text = "\\setcounter{MaxMatrixCols}{" + std::to_string(columns) + "}\n";
    text += words.begin;
    if (form == MatrixForm::Markdown)
        text += markdownHead(columns, column_names);
    for (std::int64_t row = 0; row < rows; ++row) {
        if (row > 0)
            text += words.row_break;
        text += words.row_begin;
        if (form == MatrixForm::Markdown)
            text += markdownName(row_names, std::size_t(row)) + " | ";
        for (std::int64_t column = 0; column < columns; ++column) {
            if (column > 0)
                text += words.between;
            appendFloat(text, values[row * columns + column], form, words, digits);
        }
        text += words.row_end;
    }
    text += words.end;
    return text;
}

} // namespace attn
