// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/headless/answertable.h"

#include "core/base/numbertext.h"
#include "core/base/shownword.h"
#include "core/io/scene/scenefiletext.h"
#include "core/io/text/csvcells.h"

#include <cstdio>

namespace attn {

namespace {

std::string cellText(const AnswerCell& cell, AnswerForm form)
{
    const bool json = form == AnswerForm::Json;
    if (const auto* whole = std::get_if<std::int64_t>(&cell))
        return std::to_string(*whole);
    if (const auto* text = std::get_if<std::string>(&cell))
        return json ? jsonText(*text) : form == AnswerForm::Csv ? csvCell(*text, ',') : unseenWritten(*text);
    const auto* number = std::get_if<double>(&cell);
    if (!number)
        return json ? "null" : "";
    if (form != AnswerForm::Text)
        return json ? jsonNumber(*number) : codeNumber(*number);
    char digits[32];
    std::snprintf(digits, sizeof digits, "%.7g", *number);
    return digits;
}

std::string lineOf(const std::vector<AnswerCell>& cells, AnswerForm form)
{
    std::string line;
    for (const AnswerCell& cell : cells)
        line += (&cell == cells.data() ? "" : form == AnswerForm::Csv ? "," : "\t") + cellText(cell, form);
    return line + "\n";
}

std::string jsonOf(const AnswerTable& table)
{
    JsonMembers members;
    for (const auto& [name, cell] : table.facts)
        members.put(name, cellText(cell, AnswerForm::Json));
    std::vector<std::string> rows;
    for (const auto& cells : table.rows) {
        JsonMembers row;
        for (std::size_t i = 0; i < cells.size(); ++i)
            row.put(table.columns[i], cellText(cells[i], AnswerForm::Json));
        rows.push_back(row.onOneLine());
    }
    return members.put("rows", listOnLines(rows, 2)).onLines(0) + "\n";
}

} // namespace

std::string written(const AnswerTable& table, AnswerForm form)
{
    if (form == AnswerForm::Json)
        return jsonOf(table);
    std::string text;
    for (const auto& [name, cell] : table.facts)
        if (form == AnswerForm::Text)
            text += lineOf({name, cell}, form);
    if (!text.empty())
        text += "\n";
    text += lineOf({table.columns.begin(), table.columns.end()}, form);
    for (const auto& cells : table.rows)
        text += lineOf(cells, form);
    return text;
}

} // namespace attn
