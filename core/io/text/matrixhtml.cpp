// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/text/matrixhtml.h"

#include "core/io/text/matrixtext.h"
#include "core/prose/htmltext.h"

#include <cmath>

namespace attn {

namespace {

// One number as spreadsheet cells have it, without the line's end.
std::string numberText(float value)
{
    std::string text = matrixText({&value, 1}, 1, MatrixForm::Tsv);
    text.pop_back();
    return text;
}

std::string cellHtml(float value)
{
    const std::string text = numberText(value);
    if (!std::isfinite(value))
        return "<td>" + text + "</td>";
    // sdnum: in English of the United States, whatever the reader speaks.
    return "<td sdval=\"" + text + "\" sdnum=\"1033;\" x:num=\"" + text + "\">" + text + "</td>";
}

// A text for Excel and for LibreOffice, also where it looks like a formula.
std::string labelHtml(const std::string& label)
{
    return "<th x:str style=\"mso-number-format:'\\@'\" sdnum=\"1033;0;@\">" + htmlText(label) + "</th>";
}

} // namespace

std::string matrixHtml(std::span<const float> values, std::int64_t columns, const std::vector<std::string>& row_labels,
                       const std::vector<std::string>& column_labels)
{
    const std::int64_t rows = columns > 0 ? static_cast<std::int64_t>(values.size()) / columns : 0;
    std::string html = "<html xmlns:x=\"urn:schemas-microsoft-com:office:excel\"><head><meta charset=\"utf-8\"></head>"
                       "<body><table>\n";
    if (!column_labels.empty()) {
        html += row_labels.empty() ? "<tr>" : "<tr><th></th>";
        for (const std::string& label : column_labels)
            html += labelHtml(label);
        html += "</tr>\n";
    }
    for (std::int64_t row = 0; row < rows; ++row) {
        html += "<tr>";
        if (!row_labels.empty())
            html += labelHtml(row_labels[static_cast<std::size_t>(row)]);
        for (std::int64_t column = 0; column < columns; ++column)
            html += cellHtml(values[static_cast<std::size_t>(row * columns + column)]);
        html += "</tr>\n";
    }
    return html + "</table></body></html>\n";
}

} // namespace attn
