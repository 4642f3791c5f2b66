// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/say.h"
#include "core/sheets/sheetbuilder.h"

#include "core/sheets/studentscene.h"

#include <algorithm>

namespace attn {

namespace {

// "k"; "k rotated".
std::string titleOfVectors(const StageTensor& stage)
{
    std::string title = stage.name;
    std::ranges::replace(title, '_', ' ');
    return title;
}

} // namespace

bool SheetBuilder::inputs()
{
    const Config& config = m_realized.config;
    const StageTensor &q = *stageNamed(finalQueries(config)), &k = *stageNamed(finalKeys(config));
    const std::int64_t width = m_realized.plan.dims.hd;
    if (m_plain || m_projected)
        table(*stageNamed("x"), "x", m_out.inputs, m_realized.plan.dims.D, m_place.keys, given_decimals);
    if (m_projected) {
        if (!projected(q, "W query"))
            return false;
        weights(k, "W key");
        if (const StageTensor* v = stageNamed("v"); v && !headIsOff(config, m_place.head))
            weights(*v, "W value");
    } else if (!m_plain) {
        SheetTable& own = m_out.given.emplace_back(SheetTable{titleOfVectors(q), {labelOf(m_place.query)}, {}, {}, 0});
        for (std::int64_t e = 0; e < width; ++e) {
            own.columns.push_back(std::to_string(e));
            own.numbers.push_back(numberOf(cell(q, e)));
        }
    }
    for (std::int64_t key = 0; key < m_all; ++key)
        for (std::int64_t e = 0; e < width; ++e) {
            m_work.give(keyCell(k, key, e), work_decimals);
            if (m_plain)
                m_work.give(keyCell(q, key, e), work_decimals);
        }
    if (!m_plain)
        table(k, titleOfVectors(k), m_out.given, width, m_place.keys, work_decimals);
    return true;
}

void SheetBuilder::table(const StageTensor& stage, const std::string& title, std::vector<SheetTable>& into,
                         std::int64_t columns, std::int64_t rows, int decimals)
{
    SheetTable table{title, {}, {}, {}, -1};
    for (std::int64_t e = 0; e < columns; ++e)
        table.columns.push_back(std::to_string(e));
    for (std::int64_t key = 0; key < rows; ++key) {
        if (stage.name != "x" && leftOut(key, *m_stages.front()))
            continue;
        if (key == m_place.query)
            table.chosen = int(table.rows.size());
        table.rows.push_back(labelOf(key));
        for (std::int64_t e = 0; e < columns; ++e) {
            table.numbers.push_back(numberOf(keyCell(stage, key, e), decimals));
            // The same weights made it: it would tell a component of the query.
            const SheetSum* asked =
                key == m_place.query && e < std::int64_t(m_out.sums.size()) ? &m_out.sums[e] : nullptr;
            if (asked && asked->result.blank && asked->result.text() == table.numbers.back().text())
                table.numbers.back().blank = true;
        }
    }
    into.push_back(std::move(table));
}

Explanation SheetBuilder::sumOf(const CellRef& cell) const
{
    Explanation explanation = m_work.explained(cell);
    while (explanation.operation == Operation::Copy && !explanation.terms.empty())
        explanation = m_work.explained(explanation.terms.front().input);
    return explanation;
}

void SheetBuilder::weights(const StageTensor& stage, const std::string& title)
{
    const std::int64_t width = m_realized.plan.dims.hd;
    std::vector<Explanation> sums;
    for (std::int64_t e = 0; e < width; ++e)
        sums.push_back(sumOf(cell(stage, e)));
    SheetTable table{title, {}, {}, {}, -1};
    for (std::int64_t e = 0; e < width; ++e)
        table.columns.push_back("out " + std::to_string(e));
    for (std::size_t term = 0; term < sums.front().terms.size(); ++term) {
        const bool bias = !sums.front().terms[term].factor_from;
        table.rows.push_back(bias ? "bias" : "in " + std::to_string(term));
        for (const Explanation& sum : sums)
            table.numbers.push_back(
                numberOf(bias ? sum.terms[term].input : *sum.terms[term].factor_from, given_decimals));
    }
    m_out.inputs.push_back(std::move(table));
}

bool SheetBuilder::projected(const StageTensor& q, const std::string& title)
{
    weights(q, title);
    bool example = false;
    for (std::int64_t e = 0; e < m_realized.plan.dims.hd; ++e) {
        const Explanation sum = sumOf(cell(q, e));
        SheetSum line{"q", int(e), {}, true, {}};
        for (const Term& term : sum.terms) {
            const SheetNumber value = numberOf(term.input, given_decimals);
            line.terms.push_back(term.factor_from
                                     ? SheetTerm{value.text(), -1, numberOf(*term.factor_from, given_decimals).text()}
                                     : SheetTerm{"", -1, value.text()});
        }
        if (!follow(cell(q, e)))
            return false;
        line.result = numberOf(cell(q, e));
        line.written = !line.result.blank;
        example = example || line.written;
        m_out.sums.push_back(std::move(line));
    }
    m_out.sums_title = say("Query of %1: its numbers times W query.", m_out.row);
    if (example && !m_place.hiddenByScene)
        m_out.sums_title += say(" The first is done for you.");
    return true;
}

bool SheetBuilder::follow(const CellRef& cell)
{
    if (m_work.work(cell))
        return true;
    const Explanation explanation = m_work.explained(cell);
    return explanation.operation == Operation::Copy && follow(explanation.terms.front().input) &&
           m_work.work(cell).has_value();
}

} // namespace attn
