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
        if (!projected(q))
            return false;
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

bool SheetBuilder::asksMask() const
{
    const auto pinned = m_computed->scene.overrides.of("allowed");
    return !m_place.hiddenByScene && m_realized.config.stage == Stage::Attention && m_computed->blocked.applied() &&
           masksByPosition(m_realized.config) && pinned->empty();
}

void SheetBuilder::mask()
{
    if (!asksMask())
        return;
    const std::int64_t rows = std::min<std::int64_t>(m_realized.plan.dims.T, most_sheet_keys);
    SheetTable table{say("mask"), {}, {}, {}, int(m_place.query)};
    for (std::int64_t key = 0; key < m_place.keys; ++key)
        table.columns.push_back(std::to_string(key));
    for (std::int64_t query = 0; query < rows; ++query) {
        table.rows.push_back(labelOf(query));
        for (std::int64_t key = 0; key < m_place.keys; ++key)
            table.numbers.push_back({0, 0, true, isForbidden(*m_computed, m_place, query, key) ? "×" : std::string()});
    }
    m_out.mask = std::move(table);
}

void SheetBuilder::note()
{
    const auto add = [this](const std::string& sentence) {
        m_out.inputs_note += (m_out.inputs_note.empty() ? "" : " ") + sentence;
    };
    const Mask& mask = m_realized.config.mask;
    if (asksMask()) {
        add(mask.kind == MaskKind::SlidingWindow
                ? say("A word may look at up to %1 words: itself and the ones right before it.", mask.window)
                : say("A word may look at itself and at the words before it."));
        if (const std::int64_t all = std::max(mask.global, mask.prefix); all > 0)
            add(sayCount("Every word may look at the first word.", "Every word may look at the first %n words.", all));
        add(say("Cross out all other cells in the mask and in your row."));
    }
    if (m_projected)
        add(say("W_query turns the numbers of a word into its query q. Two other matrices compute its key k and its "
                "value v, which are given here."));
    else if (!m_plain && !m_scores_given)
        add(say("Three matrices turned the numbers of each word into its query q, key k and value v."));
    if (const std::int64_t heads = m_realized.plan.dims.H; heads > 1)
        add(say("Each head has its own W_query; this layer has %1 heads.", heads));
}

// Blank also where the same weights made it as the query: it would tell a component of that.
SheetNumber SheetBuilder::vectorNumber(const StageTensor& stage, std::int64_t key, std::int64_t component, int decimals)
{
    SheetNumber number = numberOf(keyCell(stage, key, component), decimals);
    if (key == m_place.query && component < std::int64_t(m_out.sums.size())) {
        const SheetNumber& asked = m_out.sums[std::size_t(component)].result;
        number.blank = number.blank || (asked.blank && asked.text() == number.text());
    }
    return number;
}

void SheetBuilder::table(const StageTensor& stage, const std::string& title, std::vector<SheetTable>& into,
                         std::int64_t columns, std::int64_t rows, int decimals)
{
    SheetTable table{title, {}, {}, {}, -1};
    bool repeats = false;
    for (std::int64_t e = 0; e < columns; ++e)
        table.columns.push_back(std::to_string(e));
    for (std::int64_t key = 0; key < rows; ++key) {
        if (stage.name != "x" && !asksMask() && leftOut(key, *m_stages.front()))
            continue;
        if (key == m_place.query)
            table.chosen = int(table.rows.size());
        table.rows.push_back(labelOf(key));
        for (std::int64_t e = 0; e < columns; ++e) {
            table.numbers.push_back(vectorNumber(stage, key, e, decimals));
            repeats = repeats || (table.numbers.back().blank && !isBlank(keyCell(stage, key, e)));
        }
    }
    if (repeats)
        m_out.inputs_note += " " + say("A blank in %1 has the same value as q in that column.", title);
    into.push_back(std::move(table));
}

Explanation SheetBuilder::sumOf(const CellRef& cell) const
{
    Explanation explanation = m_work.explained(cell);
    while (explanation.operation == Operation::Copy && !explanation.terms.empty())
        explanation = m_work.explained(explanation.terms.front().input);
    return explanation;
}

bool SheetBuilder::projected(const StageTensor& q)
{
    SheetTable weights{"W_query", {}, {}, {}, -1};
    std::vector<std::vector<SheetNumber>> columns;
    bool example = false;
    for (std::int64_t e = 0; e < m_realized.plan.dims.hd; ++e) {
        const Explanation sum = sumOf(cell(q, e));
        SheetSum line{"q", int(e), {}, true, {}};
        weights.columns.push_back("out " + std::to_string(e));
        std::vector<SheetNumber>& column = columns.emplace_back();
        for (const Term& term : sum.terms) {
            const SheetNumber value = numberOf(term.input, given_decimals);
            column.push_back(term.factor_from ? numberOf(*term.factor_from, given_decimals) : value);
            line.terms.push_back({term.factor_from ? value.factor() : "", -1, column.back()});
            if (e == 0)
                weights.rows.push_back(term.factor_from ? "in " + std::to_string(column.size() - 1) : "bias");
        }
        if (!follow(cell(q, e)))
            return false;
        line.result = numberOf(cell(q, e));
        line.written = !line.result.blank;
        example = example || line.written;
        m_out.sums.push_back(std::move(line));
    }
    for (std::size_t row = 0; row < weights.rows.size(); ++row)
        for (const std::vector<SheetNumber>& column : columns)
            weights.numbers.push_back(column[row]);
    m_out.inputs.push_back(std::move(weights));
    m_out.sums_title = say("Query of “%1”: its row of x times W_query.", m_out.row);
    if (example && !m_place.hiddenByScene)
        m_out.sums_title += " " + say("The first number is worked out for you.");
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
