// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/say.h"
#include "core/sheets/sheetbuilder.h"

#include "core/sheets/studentscene.h"

#include <cmath>

namespace attn {

namespace {

// "√2" for the root of a whole number, which is shorter and exact.
std::string divisorText(double divisor)
{
    const double square = std::round(divisor * divisor), root = std::round(divisor);
    if (std::abs(divisor - root) < 1e-6)
        return std::to_string(std::int64_t(root));
    return divisor > 0 && square >= 1 && std::abs(divisor * divisor - square) < 1e-5
               ? "√" + std::to_string(std::int64_t(square))
               : SheetNumber{divisor}.text();
}

std::string symbolOf(const StageTensor& stage)
{
    return stage.operation == Operation::MaskAfter ? "m" : stage.letter.empty() ? "value" : std::string(stage.letter);
}

} // namespace

bool SheetBuilder::step(const StageTensor& stage)
{
    if (stage.name == "position_bias") {
        biasColumn(stage);
        return true;
    }
    const bool given = stage.operation == Operation::Given || stage.operation == Operation::Keep ||
                       (stage.name == "scores" && m_scores_given);
    if (stage.operation == Operation::MaskAdd && addsNumbers(stage))
        maskColumn(stage);
    for (std::int64_t key = 0; key < m_all; ++key) {
        const CellRef there = cell(stage, key);
        if (leftOut(key, stage) && !stage.after_mask && m_realized.config.stage == Stage::Attention)
            continue;
        if (leftOut(key, stage) && m_computed->scene.overrides.contains(stage.name, there.index))
            return false; // a number where the mask leaves none
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

std::string SheetBuilder::markOf(std::int64_t key, const StageTensor& stage) const
{
    if (!leftOut(key, stage))
        return {};
    if (m_realized.config.stage == Stage::SoftmaxOnly)
        return stage.operation == Operation::Given ? "−∞" : "0";
    const bool weights = stage.probability || !masksFirst();
    return weights ? "0" : say("masked");
}

double SheetBuilder::scaleOf(const StageTensor& stage) const
{
    return m_work.explained(cell(stage, m_place.query)).terms.front().factor;
}

void SheetBuilder::column(const StageTensor& stage)
{
    SheetColumn column{titleOf(stage), ruleOf(stage), {}, std::nullopt};
    const bool given = stage.operation == Operation::Given;
    for (std::int64_t key = 0; key < m_place.keys; ++key) {
        const CellRef there = cell(stage, key);
        SheetNumber number{0, given ? given_decimals : work_decimals, asksMask(), markOf(key, stage)};
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

void SheetBuilder::rowColumns(const StageTensor& stage)
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
    const SheetNumber sum{m_work.sum(row), work_decimals, isAsked(stage)};
    if (stage.operation == Operation::Sum) {
        if (!m_out.columns.empty())
            m_out.columns.back().sum = sum;
        return;
    }
    m_out.maximum_off = m_work.takesMaximumOff(row);
    const std::string shifted = m_out.maximum_off ? say("(%1 − max)", m_symbol) : m_symbol;
    const std::string divided = "(" + shifted + " / " + divisorText(row.temperature) + ")";
    SheetColumn column{say("exponential"), say("e to the %1", row.temperature == 1 ? shifted : divided), {}, sum};
    for (std::int64_t key = 0; key < m_place.keys; ++key) {
        SheetNumber number{0, work_decimals, asksMask(), leftOut(key, stage) ? "0" : ""};
        if (number.mark.empty())
            number = {m_work.exponential(row, std::size_t(key)), work_decimals, isBlank(cell(stage, key))};
        column.numbers.push_back(std::move(number));
    }
    m_out.columns.push_back(std::move(column));
}

void SheetBuilder::keptColumn()
{
    const StageTensor& keep = *stageNamed("keep");
    SheetColumn column{say("kept?"), say("1: yes, 0: no"), {}, std::nullopt};
    for (std::int64_t key = 0; key < m_place.keys; ++key) {
        const bool masked = leftOut(key, keep); // nothing is left there to keep
        column.numbers.push_back({m_work.give(cell(keep, key), 0), 0, masked && asksMask(), masked ? " " : ""});
    }
    m_out.columns.push_back(std::move(column));
}

void SheetBuilder::biasColumn(const StageTensor& stage)
{
    SheetColumn column{say("position bias"), say("given"), {}, std::nullopt};
    for (std::int64_t key = 0; key < m_all; ++key) {
        m_work.give(cell(stage, key), work_decimals);
        if (key < m_place.keys)
            column.numbers.push_back(leftOut(key, stage) ? SheetNumber{0, work_decimals, asksMask(), markOf(key, stage)}
                                                         : numberOf(cell(stage, key)));
    }
    m_out.columns.push_back(std::move(column));
}

void SheetBuilder::maskColumn(const StageTensor& stage)
{
    SheetColumn column{say("mask"), say("added"), {}, std::nullopt};
    for (std::int64_t key = 0; key < m_all; ++key) {
        if (forbidden(key)) {
            if (key < m_place.keys)
                column.numbers.push_back({0, given_decimals, asksMask(), "−∞"});
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

std::string SheetBuilder::titleOf(const StageTensor& stage) const
{
    switch (stage.operation) {
    case Operation::Given: return m_realized.config.stage == Stage::SoftmaxOnly ? say("score") : say("number");
    case Operation::Product: return say("score");
    case Operation::Scale: return say("scaled");
    case Operation::MaskAdd: return say("masked");
    case Operation::Add: return say("with bias");
    case Operation::Function: return stage.name == "capped" ? say("capped") : say(stage.words);
    case Operation::Softmax:
    case Operation::SoftmaxNaive: return say("weight");
    case Operation::Sum:
        return stage.name == "weights_unmasked" || m_last->operation != Operation::MaskAfter ? say("weight")
                                                                                             : say("rescaled");
    case Operation::MaskAfter: return say("masked");
    case Operation::Dropout: return say("after dropout");
    default: return say(stage.words);
    }
}

std::string SheetBuilder::ruleOf(const StageTensor& stage)
{
    const std::string own = symbolOf(stage);
    switch (stage.operation) {
    case Operation::Given: return say("given");
    case Operation::Product: return m_scores_given ? say("given") : m_plain ? "s = x · x" : "s = q · k";
    case Operation::Add: return say("%1 = %2 + bias", own, m_symbol);
    case Operation::Scale: return own + " = " + m_symbol + " / " + divisorText(1 / scaleOf(stage));
    case Operation::MaskAdd: return say("%1 + mask", m_symbol);
    case Operation::Softmax:
    case Operation::SoftmaxNaive: return say("exponential / sum");
    case Operation::Sum: return say("%1 / sum", m_symbol);
    case Operation::MaskAfter: return say("%1 = %2 × mask", own, m_symbol);
    case Operation::Dropout: {
        const Dropout& dropout = m_realized.config.dropout;
        return dropout.p < 1 ? say("kept: %1 × %2", m_symbol, divisorText(keptFactor(dropout)))
                             : say("nothing is kept");
    }
    case Operation::Function: return written(stage.function.text, m_symbol, "");
    default: return "";
    }
}

} // namespace attn
