// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/say.h"
#include "core/sheets/sheetbuilder.h"

#include "core/sheets/studentscene.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace attn {

namespace {

constexpr std::int64_t most_context = 3; // columns

} // namespace

bool SheetBuilder::context()
{
    const StageTensor* stage = stageNamed("head_context");
    const StageTensor* v = stageNamed("v");
    if (!stage || !v || headIsOff(m_realized.config, m_place.head))
        return true; // of a head that is switched off there is nothing to work out
    const std::int64_t width = m_realized.plan.dims.hd, asked = std::min(width, most_context);
    const std::string mixing(mixedBy(m_realized.config));
    for (std::int64_t key = 0; key < m_all; ++key)
        for (std::int64_t e = 0; e < asked; ++e)
            m_work.give(keyCell(*v, key, e), m_plain ? given_decimals : work_decimals);
    if (!m_plain)
        table(*v, "v", m_out.given, asked, m_place.keys, work_decimals);
    const bool dropped = mixing == "dropped" && dropoutIsOn(m_realized.config);
    const std::string symbol = dropped ? "d" : "w";
    for (std::int64_t e = 0; e < asked; ++e) {
        const CellRef there = cell(*stage, e);
        SheetSum line{"c", int(e), {}, true, {}};
        for (const Term& term : m_work.explained(there).terms) {
            const bool values = term.input.tensor == "v";
            const CellRef &value = values ? term.input : *term.factor_from,
                          &weight = values ? *term.factor_from : term.input;
            const std::int64_t key = weight.index.back();
            if (!m_work.written(weight))
                m_work.give(weight, work_decimals);
            if (key < m_place.keys && !leftOut(key, *m_stages.back()))
                line.terms.push_back(
                    {symbol, int(key), numberOf(value, m_plain ? given_decimals : work_decimals).text()});
        }
        if (!m_work.work(there))
            return false;
        line.result = numberOf(there);
        m_out.context.push_back(std::move(line));
    }
    m_out.context_title = say("Context of %1: %2 times rows of %3, added up", m_out.row,
                              dropped ? say("what dropout left") : say("weights"), m_plain ? "x" : "v");
    if (asked < width)
        m_out.context_note = say("The first %1 of %2 columns.", asked, width);
    return true;
}

void SheetBuilder::map()
{
    const StageTensor* shown = m_last;
    for (const StageTensor* stage : m_stages)
        if (stage->name == "weights" && m_realized.config.dropout.on == DropoutOn::Weights)
            shown = stage;
    const Shape& shape = m_computed->trace->find(shown->name)->shape;
    const std::int64_t rows = shape.size() < 2 ? 1 : std::min<std::int64_t>(shape[shape.size() - 2], most_sheet_keys);
    if (rows < 2)
        return;
    const bool layer = m_realized.config.stage == Stage::Attention;
    SheetTable table{"", {}, m_out.labels, {}, -1};
    for (std::int64_t row = 0; row < rows; ++row) {
        if (row == m_place.query)
            table.chosen = int(table.rows.size());
        table.rows.push_back(layer ? labelOf(row) : std::to_string(row));
        for (std::int64_t key = 0; key < m_place.keys; ++key) {
            SheetPlace there = m_place;
            there.query = row;
            const bool dark = isForbidden(*m_computed, there, row, key) && (masksFirst() || shown->after_mask);
            SheetNumber number{0, work_decimals, false, dark ? " " : ""};
            if (!dark)
                number = numberOf(rowCell(*m_computed, *shown, there, key));
            table.numbers.push_back(std::move(number));
        }
    }
    const bool probabilities = shown->probability && shown->name != "dropped";
    openOtherRows(table, probabilities);
    m_out.map_title = probabilities ? say("Fill in your row of the map.") : say("Fill in your row.");
    m_out.map = std::move(table);
    ask(probabilities && layer);
}

// Of the other rows nobody has a query: a number that the scene hides there is asked for only where it is what its row lacks
// to 1, and printed elsewhere.
void SheetBuilder::openOtherRows(SheetTable& table, bool probabilities)
{
    const std::size_t keys = table.columns.size();
    std::string rows;
    for (std::size_t row = 0; row < table.rows.size(); ++row) {
        const std::span<SheetNumber> numbers(table.numbers.data() + row * keys, keys);
        const auto blanks = std::ranges::count_if(
            numbers, [](const SheetNumber& number) { return number.blank && number.mark.empty(); });
        if (int(row) == table.chosen || blanks == 0)
            continue;
        double sum = 0; // after some masks a row of weights has less than 1
        for (const SheetNumber& number : numbers)
            sum += number.mark.empty() ? number.value : 0;
        if (blanks > 1 || !probabilities || std::abs(sum - 1) > 0.01)
            for (SheetNumber& number : numbers)
                number.blank = false;
        else
            rows += (rows.empty() ? "" : ", ") + table.rows[row];
    }
    if (!rows.empty())
        m_out.map_note = say("A row sums to 1: the blank of %1 is what the others leave.", rows);
}

void SheetBuilder::ask(bool wanted)
{
    const SheetTable& map = *m_out.map;
    if (!wanted || map.chosen < 0)
        return;
    int most = -1;
    bool whole = true;
    const auto at = [&](int key) -> const SheetNumber& {
        return map.numbers[std::size_t(map.chosen) * map.columns.size() + std::size_t(key)];
    };
    for (int key = 0; key < int(map.columns.size()); ++key)
        if (at(key).mark.empty()) {
            whole = whole && at(key).blank;
            if (most < 0 || at(key).value > at(most).value)
                most = key;
        }
    int alike = 0;
    for (int key = 0; most >= 0 && key < int(map.columns.size()); ++key)
        alike += at(key).mark.empty() && std::abs(at(key).value - at(most).value) < 0.002;
    if (!whole || alike != 1)
        return;
    m_out.asked = say("Which word does %1 look at most?", m_out.row);
    m_out.answer = map.columns[std::size_t(most)] + ", " + at(most).text();
}

} // namespace attn
