// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheets/sheetbuilder.h"

#include "core/base/oneof.h"
#include "core/base/say.h"
#include "core/base/strides.h"
#include "core/explain/withhold.h"
#include "core/sheets/studentscene.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace attn {

namespace {

constexpr std::int64_t most_terms = 4, most_columns = 4; // of a query that is worked out from x
constexpr std::int64_t most_components = 6;              // of queries and keys that scores are worked out from
constexpr std::int64_t most_keys_followed = 256;         // per row, including those off the page

std::string headOf(std::int64_t head, std::int64_t count)
{
    return count == 1  ? say("one head")
           : head == 0 ? say("the first of %1 heads", count)
                       : say("head %1 (0 to %2)", head, count - 1);
}

} // namespace

std::optional<Error> SheetBuilder::build()
{
    m_all = m_computed->trace->find(m_stages.front()->name)->shape.back();
    if (m_all > most_keys_followed)
        return Error{say("a worksheet can handle rows of up to %1 keys, but this row has %2",
                         countText(most_keys_followed), countText(m_all))};
    words();
    const bool layer = m_realized.config.stage == Stage::Attention;
    if (layer) {
        beginning();
        mask();
        note();
    }
    hide();
    if (layer && !m_scores_given && !inputs())
        return Error{say("the queries of this layer cannot be worked out by hand")};
    for (const StageTensor* stage : m_stages)
        if (!step(*stage))
            return Error{
                say("the step '%1' of this layer cannot be worked out by hand one row at a time", stage->words)};
    if (m_out.columns.empty())
        return Error{say("this layer has no rows of attention to work out")};
    if (layer && mixesValues(m_realized.config) && normalises(m_realized.config) && !context())
        return Error{say("the context of this layer cannot be worked out by hand")};
    map();
    return std::nullopt;
}

void SheetBuilder::words()
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
    m_out.title = config.stage == Stage::SoftmaxOnly   ? say("Softmax by hand")
                  : config.stage == Stage::DropoutOnly ? say("Dropout by hand")
                                                       : say("Attention by hand");
    std::vector<std::string> about = {scene.title.empty() ? say("This layer") : scene.title};
    if (token)
        about.push_back(headOf(m_place.head, dims.H));
    if (token && headIsOff(config, m_place.head))
        about.push_back(say("which is turned off and adds nothing"));
    if (dims.B > 1)
        about.push_back(m_place.batch == 0 ? say("the first of %1 sentences", dims.B)
                                           : say("sentence %1 (0 to %2)", m_place.batch, dims.B - 1));
    m_out.about = joinedTexts(about);
    m_out.about += m_out.about.empty() || m_out.about.ends_with('.') ? "" : ".";
    m_out.row = token ? labelOf(m_place.query) : std::to_string(m_place.query);
    m_out.task = token ? say("Work out the row of “%1”. Round every intermediate result to 3 decimals.", m_out.row)
                       : say("Work out row %1. Round every intermediate result to 3 decimals.", m_out.row);
    if (m_place.keys < m_all)
        m_out.task += " " + say("The sheet shows the first %1 of %2 tokens.", m_place.keys, m_all);
}

const StageTensor* SheetBuilder::stageNamed(std::string_view name) const
{
    return m_computed->trace->find(std::string(name)) ? findStage(m_realized.plan.stages, name) : nullptr;
}

CellRef SheetBuilder::keyCell(const StageTensor& stage, std::int64_t key, std::int64_t component) const
{
    SheetPlace there = m_place;
    there.query = key;
    return rowCell(*m_computed, stage, there, component);
}

bool SheetBuilder::isBlank(const CellRef& cell) const
{
    return m_withheld->withheld && m_withheld->withheld->covers(
                                       cell.tensor, flatIndex(m_computed->trace->find(cell.tensor)->shape, cell.index));
}

bool SheetBuilder::isAsked(const StageTensor& stage) const
{
    for (std::int64_t key = 0; key < m_place.keys; ++key)
        if (!leftOut(key, stage) && isBlank(cell(stage, key)))
            return true;
    return false;
}

bool SheetBuilder::leftOut(std::int64_t key, const StageTensor& stage) const
{
    return forbidden(key) && (masksFirst() || stage.after_mask);
}

bool SheetBuilder::isPinned() const
{
    return std::ranges::any_of(std::array{"q", "k", "v"},
                               [&](const char* name) { return !m_computed->scene.overrides.of(name)->empty(); });
}

bool SheetBuilder::begins(bool weights) const
{
    const auto isPrinted = [](double value) { return std::abs(value - roundedTo(value, given_decimals)) < 1e-6; };
    for (const char* name : {"q", "k", "v"}) {
        const StageTensor* stage = stageNamed(name);
        for (std::int64_t key = 0; stage && key < m_place.keys; ++key)
            for (std::int64_t e = 0; e < m_realized.plan.dims.hd; ++e) {
                const Explanation sum = sumOf(keyCell(*stage, key, e));
                if (sum.terms.empty() && !isPrinted(sum.value)) // a copy of x
                    return false;
                for (const Term& term : sum.terms)
                    if (!isPrinted(term.value) || (weights && !isPrinted(term.factor)))
                        return false;
            }
    }
    return true;
}

void SheetBuilder::beginning()
{
    const Dims& dims = m_realized.plan.dims;
    const Config& config = m_realized.config;
    const bool direct = finalQueries(config) == "q" && finalKeys(config) == "k"; // neither normed nor rotated
    const bool small = dims.hd <= most_components && dims.T <= most_sheet_keys * 2;
    if (!direct)
        m_plain = m_projected = false; // the queries and keys are given as they meet
    else if (startsFromX(config) && config.projection == Projection::None)
        m_plain = !isPinned() && dims.H == 1 && dims.D <= most_components;
    else if (startsFromX(config))
        m_projected = dims.D <= most_terms && dims.hd <= most_columns;
    m_scores_given = !small || !stageNamed("q") || !stageNamed("k");
    m_plain = m_plain && !m_scores_given && begins(false);
    m_projected = m_projected && !m_scores_given && dims.T <= most_sheet_keys && begins(true);
}

bool SheetBuilder::isColumn(const StageTensor& stage) const
{
    const Operation operation = stage.operation;
    const bool shown = operation != Operation::Given && operation != Operation::Copy && operation != Operation::Keep &&
                       operation != Operation::Mask && stage.name != "position_bias";
    return shown && !(operation == Operation::MaskAdd && !addsNumbers(stage)) &&
           !(operation == Operation::Scale && scaleOf(stage) == 1);
}

bool SheetBuilder::addsNumbers(const StageTensor& stage) const
{
    const TracedTensor* mask = stage.with.empty() ? nullptr : m_computed->trace->find(stage.with);
    return mask && mask->kind == Kind::Real;
}

void SheetBuilder::hide()
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
    for (const StageTensor* stage : m_stages) { // one weight alone is what the others lack to 1
        std::vector<CellRef> blank, open;
        for (std::int64_t key = 0; key < m_place.keys; ++key)
            if (const CellRef there = cell(*stage, key); !leftOut(key, *stage))
                (isBlank(there) ? blank : open).push_back(there);
        if (stage->probability && stage->name != "dropped" && blank.size() == 1 && !open.empty())
            hidden.push_back({stage->name, open.back().index});
    }
    m_withheld = withhold(m_computed, hidden);
}

SheetNumber SheetBuilder::numberOf(const CellRef& cell, int decimals)
{
    const bool blank = isBlank(cell);
    if (const auto known = m_work.written(cell); known && blank)
        return {*known, decimals, blank};
    else if (known) // later steps use the printed number
        return {m_work.print(cell, decimals), decimals, blank};
    return {m_work.give(cell, decimals), decimals, blank};
}

Result<Exercise> buildExercise(const ComputedPtr& computed, bool rounds, bool maximumOff)
{
    const auto place = sheetPlaceOf(*computed);
    if (!place)
        return place.error();
    SheetBuilder builder(computed, *place, rounds, maximumOff);
    if (const auto fault = builder.build())
        return *fault;
    return builder.take();
}

} // namespace attn
