// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/say.h"
#include "core/sheets/sheetbuilder.h"

#include "core/sheets/studentscene.h"

#include <algorithm>
#include <cmath>

namespace attn {

namespace {

constexpr std::int64_t most_context = 3; // columns

} // namespace

bool SheetBuilder::context()
{
    const StageTensor* stage = stageNamed("head_context");
    const StageTensor* v = stageNamed("v");
    if (!stage || !v || headIsOff(m_realized.config, m_place.head))
        return true; // a head that is off has nothing to work out
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
            const CellRef& weight = values ? *term.factor_from : term.input;
            const std::int64_t key = weight.index.back();
            if (!m_work.written(weight))
                m_work.give(weight, work_decimals);
            if (key < m_place.keys && (asksMask() || !leftOut(key, *m_stages.back())))
                line.terms.push_back(
                    {symbol, int(key), vectorNumber(*v, key, e, m_plain ? given_decimals : work_decimals)});
        }
        if (!m_work.work(there))
            return false;
        line.result = numberOf(there);
        m_out.context.push_back(std::move(line));
    }
    const char* of = m_plain ? "x" : "v";
    m_out.context_title =
        dropped ? say("Context of “%1”: the weights after dropout, times the rows of %2, summed", m_out.row, of)
                : say("Context of “%1”: the weights, times the rows of %2, summed", m_out.row, of);
    if (asked < width)
        m_out.context_note = say("Work out the first %1 of %2 columns.", asked, width);
    return true;
}

void SheetBuilder::map()
{
    const StageTensor* shown = m_last;
    for (const StageTensor* stage : m_stages)
        if (stage->name == "weights" && m_realized.config.dropout.on == DropoutOn::Weights &&
            (isAsked(*stage) || !isAsked(*m_last)))
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
            SheetNumber number{0, work_decimals, dark && asksMask(), dark ? " " : ""};
            if (!dark)
                number = numberOf(rowCell(*m_computed, *shown, there, key));
            table.numbers.push_back(std::move(number));
        }
    }
    const bool probabilities = shown->probability && shown->name != "dropped";
    const std::size_t keys = table.columns.size();
    for (std::size_t at = 0; at < table.numbers.size(); ++at)
        if (int(at / keys) != table.chosen) // only the selected row has a query on the sheet
            table.numbers[at].blank = table.numbers[at].blank && !table.numbers[at].mark.empty();
    if (std::ranges::none_of(table.numbers, &SheetNumber::blank))
        return; // what the scene hides is in the steps
    const bool dropsLater = shown->name == "weights" && dropoutIsOn(m_realized.config) &&
                            m_realized.config.dropout.on == DropoutOn::Weights;
    m_out.map_title = !probabilities ? say("Fill in your row.")
                      : dropsLater   ? say("Fill in your row of the map with the weights before dropout.")
                                     : say("Fill in your row of the map.");
    m_out.map = std::move(table);
    ask(probabilities && layer);
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
    m_out.asked = say("Which word does “%1” look at the most?", m_out.row);
    m_out.answer = map.columns[std::size_t(most)] + ", " + at(most).text();
}

} // namespace attn
