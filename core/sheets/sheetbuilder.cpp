// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheets/sheetbuilder.h"

#include "core/base/numbertext.h"
#include "core/base/strides.h"
#include "core/explain/withhold.h"
#include "core/sheets/handwork.h"
#include "core/sheets/sheetplace.h"
#include "core/sheets/studentscene.h"

#include <algorithm>
#include <cmath>

namespace attn {

namespace {

constexpr std::int64_t most_terms = 4, most_columns = 4; // of a query that is worked out from x
constexpr std::int64_t most_components = 6;              // of queries and keys that scores are worked out from
constexpr std::int64_t most_context = 3;                 // columns
constexpr std::int64_t most_keys_followed = 256;         // in one row, with those beyond the page

// "the first of 2 heads", "head 1 of 0 to 3".
std::string placeOf(std::int64_t at, std::int64_t count, const std::string& noun)
{
    return at == 0 ? "the first of " + counted(count, noun)
                   : noun + " " + std::to_string(at) + " of 0 to " + std::to_string(count - 1);
}

std::string symbolOf(const StageTensor& stage)
{
    return stage.operation == Operation::MaskAfter ? "m" : stage.letter.empty() ? "value" : std::string(stage.letter);
}

class Builder {
public:
    Builder(const ComputedPtr& computed, const SheetPlace& place, bool rounds)
        : m_computed(computed), m_realized(*computed->realized), m_stages(rowStages(*computed)), m_place(place),
          m_work(*computed, rounds)
    {
    }

    std::optional<Error> build()
    {
        m_all = m_computed->trace->find(m_stages.front()->name)->shape.back();
        if (m_all > most_keys_followed)
            return Error{"a sheet follows rows of at most " + std::to_string(most_keys_followed) +
                         " keys, this one has " + std::to_string(m_all)};
        words();
        const bool layer = m_realized.config.stage == Stage::Attention;
        if (layer)
            beginning();
        hide();
        if (layer && !m_scores_given)
            inputs();
        for (const StageTensor* stage : m_stages)
            if (!step(*stage))
                return Error{"the step '" + stage->words + "' of this layer cannot be worked out by hand, row by row"};
        if (m_out.columns.empty())
            return Error{"this layer has no rows of attention to work out"};
        if (layer && mixesValues(m_realized.config) && normalises(m_realized.config) && !context())
            return Error{"the context of this layer cannot be worked out by hand"};
        map();
        return std::nullopt;
    }
    Exercise take() { return std::move(m_out); }

private:
    // --- words ---

    std::string labelOf(std::int64_t token) const { return m_labels[std::size_t(token)]; }
    void words()
    {
        const Scene& scene = m_computed->scene;
        const Config& config = m_realized.config;
        const Dims& dims = m_realized.plan.dims;
        if (config.stage == Stage::Attention)
            m_labels = tokenLabels(scene, m_place.batch, m_all);
        else
            for (std::int64_t key = 0; key < m_all; ++key)
                m_labels.push_back(std::to_string(key));
        m_out.labels.assign(m_labels.begin(), m_labels.begin() + m_place.keys);
        m_out.chosen = int(m_place.query);
        m_out.sentence = config.stage == Stage::Attention && !scene.tokens.empty();
        const bool token = config.stage == Stage::Attention;
        m_out.title = config.stage == Stage::SoftmaxOnly   ? "Softmax by hand"
                      : config.stage == Stage::DropoutOnly ? "Dropout by hand"
                                                           : "Attention by hand";
        m_out.about = scene.title;
        if (token)
            m_out.about += dims.H == 1 ? ", one head" : ", " + placeOf(m_place.head, dims.H, "head");
        if (dims.B > 1)
            m_out.about += ", " + placeOf(m_place.batch, dims.B, "sentence");
        m_out.about += m_out.about.empty() || m_out.about.ends_with('.') ? "" : ".";
        m_out.task = token ? "Work out the row of " : "Work out row ";
        m_out.row = token ? labelOf(m_place.query) : std::to_string(m_place.query);
        m_out.course = ". Round to 3 decimals on the way.";
        if (m_place.keys < m_all)
            m_out.course += " The first " + std::to_string(m_place.keys) + " of " + std::to_string(m_all) + " tokens.";
    }

    // --- cells ---

    const StageTensor* stageNamed(const char* name) const
    {
        return m_computed->trace->find(name) ? findStage(m_realized.plan.stages, name) : nullptr;
    }
    CellRef cell(const StageTensor& stage, std::int64_t at) const { return rowCell(*m_computed, stage, m_place, at); }
    CellRef keyCell(const StageTensor& stage, std::int64_t key, std::int64_t component) const
    {
        SheetPlace there = m_place;
        there.query = key;
        return rowCell(*m_computed, stage, there, component);
    }
    bool isBlank(const CellRef& cell) const
    {
        return m_withheld->withheld &&
               m_withheld->withheld->covers(cell.tensor,
                                            flatIndex(m_computed->trace->find(cell.tensor)->shape, cell.index));
    }
    bool forbidden(std::int64_t key) const { return isForbidden(*m_computed, m_place, m_place.query, key); }
    bool masksFirst() const { return m_realized.config.stage == Stage::SoftmaxOnly || masksBefore(m_realized.config); }
    // A key whose number is never worked out.
    bool leftOut(std::int64_t key, const StageTensor& stage) const
    {
        return forbidden(key) && (masksFirst() || stage.after_mask);
    }

    // --- where the row begins ---

    void beginning()
    {
        const Dims& dims = m_realized.plan.dims;
        const Config& config = m_realized.config;
        const bool small = dims.hd <= most_components && dims.T <= most_sheet_keys * 2;
        if (startsFromX(config) && config.projection == Projection::None)
            m_plain = dims.H == 1 && dims.D <= most_components;
        else if (startsFromX(config))
            m_projected = dims.D <= most_terms && dims.hd <= most_columns;
        m_scores_given = !small || !stageNamed("q") || !stageNamed("k");
        m_plain = m_plain && !m_scores_given;
        m_projected = m_projected && !m_scores_given && dims.T <= most_sheet_keys;
    }

    bool isColumn(const StageTensor& stage) const
    {
        const Operation operation = stage.operation;
        const bool shown = operation != Operation::Given && operation != Operation::Copy &&
                           operation != Operation::Keep && operation != Operation::Mask;
        return shown && !(operation == Operation::MaskAdd && !addsNumbers(stage));
    }
    // Whether a mask adds more than -inf.
    bool addsNumbers(const StageTensor& stage) const
    {
        const TracedTensor* mask = stage.with.empty() ? nullptr : m_computed->trace->find(stage.with);
        return mask && mask->kind == Kind::Real;
    }

    // What the scene hides, or the row.
    void hide()
    {
        std::vector<CellBlock> hidden;
        if (m_place.hiddenByScene) {
            hidden = m_computed->scene.view->hidden;
        } else {
            const StageTensor* q = stageNamed("q");
            if (m_projected && q)
                for (std::int64_t e = m_realized.plan.dims.hd > 1; e < m_realized.plan.dims.hd; ++e)
                    hidden.push_back({q->name, cell(*q, e).index});
            for (const StageTensor* stage : m_stages)
                if (isColumn(*stage) && !(stage->name == "scores" && m_scores_given)) {
                    Index row = cell(*stage, 0).index;
                    row.pop_back();
                    hidden.push_back({stage->name, row});
                }
            if (const StageTensor* context = stageNamed("head_context")) {
                Index row = cell(*context, 0).index;
                row.pop_back();
                hidden.push_back({context->name, row});
            }
        }
        m_withheld = withhold(m_computed, hidden);
    }

    SheetNumber numberOf(const CellRef& cell, int decimals = work_decimals)
    {
        const bool blank = isBlank(cell);
        const auto known = m_work.written(cell);
        return {known ? *known : m_work.give(cell, decimals), decimals, blank};
    }

    // --- x, weights, queries, keys and values ---

    void inputs()
    {
        const StageTensor &q = *stageNamed("q"), &k = *stageNamed("k");
        const std::int64_t width = m_realized.plan.dims.hd;
        if (m_plain || m_projected)
            table(*stageNamed("x"), "x", m_out.inputs, m_realized.plan.dims.D, m_place.keys, given_decimals);
        if (m_projected) {
            projected(q, "W query");
            weights(k, "W key");
            if (const StageTensor* v = stageNamed("v"))
                weights(*v, "W value");
        } else if (!m_plain) {
            SheetTable& own = m_out.given.emplace_back(SheetTable{"q", {labelOf(m_place.query)}, {}, {}, 0});
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
            table(k, "k", m_out.given, width, m_place.keys, work_decimals);
    }

    void table(const StageTensor& stage, const std::string& title, std::vector<SheetTable>& into, std::int64_t columns,
               std::int64_t rows, int decimals)
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

    // The sum that a component of a query, key or value is: behind the copies that cut it out of a fused one.
    Explanation sumOf(const CellRef& cell) const
    {
        Explanation explanation = m_work.explained(cell);
        while (explanation.operation == Operation::Copy && !explanation.terms.empty())
            explanation = m_work.explained(explanation.terms.front().input);
        return explanation;
    }

    // The weights that make `stage`, as a matrix from x to its components, whatever way the layer keeps them in.
    void weights(const StageTensor& stage, const std::string& title)
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

    void projected(const StageTensor& q, const std::string& title)
    {
        weights(q, title);
        bool example = false;
        for (std::int64_t e = 0; e < m_realized.plan.dims.hd; ++e) {
            const Explanation sum = sumOf(cell(q, e));
            SheetSum line{"q", int(e), {}, true, {}};
            for (const Term& term : sum.terms) {
                const SheetNumber value = numberOf(term.input, given_decimals);
                line.terms.push_back(
                    term.factor_from ? SheetTerm{value.text(), -1, numberOf(*term.factor_from, given_decimals).text()}
                                     : SheetTerm{"", -1, value.text()});
            }
            follow(cell(q, e));
            line.result = numberOf(cell(q, e));
            line.written = !line.result.blank;
            example = example || line.written;
            m_out.sums.push_back(std::move(line));
        }
        m_out.sums_title = "Query of " + m_out.row + ": its numbers times W query.";
        if (example && !m_place.hiddenByScene)
            m_out.sums_title += " The first is done for you.";
    }

    // Works a cell out, with what it is a copy of.
    bool follow(const CellRef& cell)
    {
        if (m_work.work(cell))
            return true;
        const Explanation explanation = m_work.explained(cell);
        return explanation.operation == Operation::Copy && follow(explanation.terms.front().input) &&
               m_work.work(cell).has_value();
    }

    // --- the row ---

    bool step(const StageTensor& stage)
    {
        const bool given = stage.operation == Operation::Given || stage.operation == Operation::Keep ||
                           (stage.name == "scores" && m_scores_given);
        if (stage.operation == Operation::MaskAdd && addsNumbers(stage))
            maskColumn(stage);
        for (std::int64_t key = 0; key < m_all; ++key) {
            const CellRef there = cell(stage, key);
            if (leftOut(key, stage) && !stage.after_mask && m_realized.config.stage == Stage::Attention)
                continue;
            const bool alone = m_realized.config.stage != Stage::Attention;
            if (given || leftOut(key, stage))
                m_work.give(there, alone && stage.kind == Kind::Real && stage.operation == Operation::Given
                                       ? given_decimals
                                       : work_decimals);
            else if (!m_work.work(there))
                return false;
        }
        if (stage.operation == Operation::Dropout)
            keptColumn();
        if (isRowOperation(stage.operation))
            rowColumns(stage);
        if (isColumn(stage) || stage.operation == Operation::Given)
            column(stage);
        return true;
    }

    // What stands where nothing is to be worked out.
    std::string markOf(std::int64_t key, const StageTensor& stage) const
    {
        if (!leftOut(key, stage))
            return {};
        if (m_realized.config.stage == Stage::SoftmaxOnly)
            return stage.operation == Operation::Given ? "−∞" : "0";
        const bool weights = stage.probability || !masksFirst();
        return weights ? "0" : "masked";
    }

    void column(const StageTensor& stage)
    {
        SheetColumn column{titleOf(stage), ruleOf(stage), {}, std::nullopt};
        const bool given = stage.operation == Operation::Given;
        for (std::int64_t key = 0; key < m_place.keys; ++key) {
            const CellRef there = cell(stage, key);
            SheetNumber number{0, given ? given_decimals : work_decimals, false, markOf(key, stage)};
            if (number.mark.empty())
                number = numberOf(there, number.decimals);
            if (given)
                number.decimals = given_decimals;
            column.numbers.push_back(std::move(number));
        }
        if (isRowOperation(stage.operation))
            column.sum = SheetNumber{1, work_decimals};
        m_out.columns.push_back(std::move(column));
        m_symbol = symbolOf(stage);
        m_last = &stage;
        if (stage.operation == Operation::Given)
            m_symbol = m_realized.config.stage == Stage::SoftmaxOnly ? "z" : "x";
    }

    // Before a normaliser: the exponentials with their sum, or the sum of the numbers themselves.
    void rowColumns(const StageTensor& stage)
    {
        const auto open = [&] {
            for (std::int64_t key = 0; key < m_all; ++key)
                if (!leftOut(key, stage))
                    return key;
            return m_all;
        }();
        if (open == m_all)
            return;
        const Explanation row = m_work.explained(cell(stage, open));
        bool blank = false;
        for (std::int64_t key = 0; key < m_place.keys; ++key)
            blank = blank || (!leftOut(key, stage) && isBlank(cell(stage, key)));
        const SheetNumber sum{m_work.sum(row), work_decimals, blank};
        if (stage.operation == Operation::Sum) {
            if (!m_out.columns.empty())
                m_out.columns.back().sum = sum;
            return;
        }
        const std::string from = row.temperature == 1 ? m_symbol : m_symbol + " / " + significant(row.temperature, 4);
        SheetColumn column{"exponential",
                           m_work.takesMaximumOff(row) ? "e to the " + m_symbol + " − max" : "e to the " + from,
                           {},
                           sum};
        if (m_work.takesMaximumOff(row) && row.temperature != 1)
            column.rule = "e to (" + m_symbol + " − max) / " + significant(row.temperature, 4);
        for (std::int64_t key = 0; key < m_place.keys; ++key) {
            SheetNumber number{0, work_decimals, false, leftOut(key, stage) ? "0" : ""};
            if (number.mark.empty())
                number = {m_work.exponential(row, std::size_t(key)), work_decimals, isBlank(cell(stage, key))};
            column.numbers.push_back(std::move(number));
        }
        m_out.columns.push_back(std::move(column));
    }

    void keptColumn()
    {
        const StageTensor& keep = *stageNamed("keep");
        SheetColumn column{"kept?", "1 yes, 0 no", {}, std::nullopt};
        for (std::int64_t key = 0; key < m_place.keys; ++key)
            column.numbers.push_back({m_work.give(cell(keep, key), 0), 0, false});
        m_out.columns.push_back(std::move(column));
    }

    void maskColumn(const StageTensor& stage)
    {
        SheetColumn column{"mask", "added", {}, std::nullopt};
        for (std::int64_t key = 0; key < m_all; ++key) {
            if (forbidden(key)) {
                if (key < m_place.keys)
                    column.numbers.push_back({0, given_decimals, false, "−∞"});
                continue;
            }
            for (const Term& term : m_work.explained(cell(stage, key)).terms)
                if (term.input.tensor == stage.with) {
                    const double added = m_work.give(term.input, given_decimals);
                    if (key < m_place.keys)
                        column.numbers.push_back({added, given_decimals, false});
                }
        }
        m_out.columns.push_back(std::move(column));
    }

    std::string titleOf(const StageTensor& stage) const
    {
        switch (stage.operation) {
        case Operation::Given: return m_realized.config.stage == Stage::SoftmaxOnly ? "score" : "number";
        case Operation::Product: return "score";
        case Operation::Scale: return "scaled";
        case Operation::MaskAdd: return "masked";
        case Operation::Softmax:
        case Operation::SoftmaxNaive: return "weight";
        case Operation::Sum:
            return stage.name == "weights_unmasked" || m_last->operation != Operation::MaskAfter ? "weight"
                                                                                                 : "rescaled";
        case Operation::MaskAfter: return "masked";
        case Operation::Dropout: return "after dropout";
        default: return stage.words;
        }
    }

    std::string ruleOf(const StageTensor& stage)
    {
        const std::string own = symbolOf(stage);
        switch (stage.operation) {
        case Operation::Given: return "given";
        case Operation::Product: return m_scores_given ? "given" : m_plain ? "s = x · x" : "s = q · k";
        case Operation::Scale: {
            const double factor = m_work.explained(cell(stage, m_place.query)).terms.front().factor;
            return own + " = " + m_symbol + " / " + SheetNumber{1 / factor}.text();
        }
        case Operation::MaskAdd: return m_symbol + " + mask";
        case Operation::Softmax:
        case Operation::SoftmaxNaive: return "e / sum";
        case Operation::Sum: return m_symbol + " / sum";
        case Operation::MaskAfter: return own + " = " + m_symbol + " × mask";
        case Operation::Dropout: {
            const double p = m_realized.config.dropout.p;
            return p < 1 ? "kept: " + m_symbol + " × " + SheetNumber{1 / (1 - p)}.text() : "nothing is kept";
        }
        case Operation::Function: return written(stage.function.text, m_symbol, "");
        default: return "";
        }
    }

    // --- the context, and the map ---

    bool context()
    {
        const StageTensor* stage = stageNamed("head_context");
        const StageTensor* v = stageNamed("v");
        if (!stage || !v)
            return true;
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
        m_out.context_title = "Context of " + m_out.row + ": " + (dropped ? "what dropout left" : "weights") +
                              " times rows of " + (m_plain ? "x" : "v") + ", added up";
        if (asked < width)
            m_out.context_note = "The first " + std::to_string(asked) + " of " + std::to_string(width) + " columns.";
        return true;
    }

    // The weights, or what a row ends with that has none.
    void map()
    {
        const StageTensor* shown = m_last;
        for (const StageTensor* stage : m_stages)
            if (stage->name == "weights" && m_realized.config.dropout.on == DropoutOn::Weights)
                shown = stage;
        const Shape& shape = m_computed->trace->find(shown->name)->shape;
        const std::int64_t rows =
            shape.size() < 2 ? 1 : std::min<std::int64_t>(shape[shape.size() - 2], most_sheet_keys);
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
        m_out.map_title = probabilities ? "Fill in your row of the map." : "Fill in your row.";
        m_out.map = std::move(table);
        ask(probabilities && layer);
    }

    void ask(bool wanted)
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
        m_out.asked = "Which word does " + m_out.row + " look at most?";
        m_out.answer = map.columns[std::size_t(most)] + ", " + at(most).text();
    }

    const ComputedPtr& m_computed;
    const Realized& m_realized;
    const std::vector<const StageTensor*> m_stages;
    const SheetPlace m_place;
    HandWork m_work;
    ComputedPtr m_withheld;
    std::int64_t m_all = 0; // keys of the row, also those that are not on the page
    std::vector<std::string> m_labels;
    bool m_plain = false;        // q, k and v are x
    bool m_projected = false;    // the query is worked out from x
    bool m_scores_given = false; // the layer is too wide for more
    std::string m_symbol;
    const StageTensor* m_last = nullptr;
    Exercise m_out;
};

} // namespace

Result<Exercise> buildExercise(const ComputedPtr& computed, bool rounds)
{
    const auto place = sheetPlaceOf(*computed);
    if (!place)
        return place.error();
    Builder builder(computed, *place, rounds);
    if (const auto fault = builder.build())
        return *fault;
    return builder.take();
}

} // namespace attn
