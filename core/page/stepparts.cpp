// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/page/stepparts.h"

#include "core/base/numbertext.h"
#include "core/base/say.h"
#include "core/headless/printedtensor.h"
#include "core/prose/htmltext.h"

#include <algorithm>

namespace attn {

namespace {

constexpr int shown_digits = 4;

// If a goal locks nothing, the inputs can be changed to reach it.
bool offersGiven(const LessonStep& step) { return step.goal && step.locks.empty(); }

class Stages {
public:
    Stages(const PageLayer& layer, const Lesson& lesson, const LessonStep& step, std::string_view card)
        : m_computed(*layer.computed), m_shown(lesson.stages), m_stages(pageStages(*m_computed.realized)),
          m_view(step.scene.view.value_or(View()))
    {
        m_view.stage = onPage(m_view.stage);
        const auto looked =
            std::ranges::find_if(m_stages, [&](const PageStage& each) { return has(each, m_view.stage); });
        const auto any = std::ranges::find_if(m_stages, [](const PageStage& each) { return !each.tensors.empty(); });
        const auto own = looked != m_stages.end() ? looked : any;
        const auto wanted = std::ranges::find_if(m_stages, [&](const PageStage& each) {
            return !card.empty() && each.card == card && !each.tensors.empty();
        });
        m_selected = wanted != m_stages.end() ? wanted : own;
        m_own = m_selected == own;
    }

    const std::vector<PageStage>& all() const { return m_stages; }
    const PageStage* selected() const { return m_selected == m_stages.end() ? nullptr : &*m_selected; }
    bool isOwn() const { return m_own; } // the one that the step looks at
    const View& view() const { return m_view; }

    CellBlock chosen(const PageStage& stage) const
    {
        const bool named = std::ranges::find(stage.tensors, m_view.stage) != stage.tensors.end();
        CellBlock block{named ? m_view.stage : stage.tensors.front(), {}};
        const Shape& shape = m_computed.trace->find(block.tensor)->shape;
        if (shape.size() >= 3)
            block.leading.push_back(m_view.batch);
        if (shape.size() >= 4)
            block.leading.push_back(m_view.head);
        block.leading.push_back(m_view.cell->row);
        block.leading.push_back(m_view.cell->column);
        return block;
    }

    std::vector<PageStage> operandsOf(const PageStage& stage) const
    {
        std::vector<PageStage> operands;
        const StageTensor* made = findStage(m_computed.realized->plan.stages, stage.tensors.back());
        for (const std::string& name : {made->from, made->with}) {
            const auto source = std::ranges::find_if(m_stages, [&](const PageStage& each) {
                return std::ranges::find(each.tensors, name) != each.tensors.end();
            });
            const bool again =
                std::ranges::any_of(operands, [&](const PageStage& each) { return each.tensors.front() == name; });
            if (source == m_stages.end() || source->card == stage.card || again || !isShown(source->card))
                continue;
            PageStage one = *source;
            one.tensors = {name};
            one.heading = findStage(m_computed.realized->plan.stages, name)->words;
            operands.push_back(one);
        }
        return operands;
    }

    // A lesson may omit stages it has not introduced yet.
    bool isShown(const std::string& card) const
    {
        return m_shown.empty() || std::ranges::find(m_shown, card) != m_shown.end();
    }

private:
    static bool has(const PageStage& stage, const std::string& tensor)
    {
        return std::ranges::find(stage.tensors, tensor) != stage.tensors.end();
    }

    // The tensor to show instead: the source that an idle stage copies, or the card's own tensor for one made beside
    // it.
    std::string onPage(const std::string& tensor) const
    {
        const auto& stages = m_computed.realized->plan.stages;
        const StageTensor* stage = findStage(stages, tensor);
        while (stage && stage->operation == Operation::Copy && !stage->onCard() && findStage(stages, stage->from))
            stage = findStage(stages, stage->from);
        if (!stage || stage->onCard())
            return stage ? stage->name : tensor;
        const auto beside = std::ranges::find_if(
            stages, [&](const StageTensor& each) { return each.card == stage->card && each.onCard(); });
        return beside == stages.end() ? tensor : beside->name;
    }

    const Computed& m_computed;
    const std::vector<std::string>& m_shown;
    const std::vector<PageStage> m_stages;
    View m_view;
    std::vector<PageStage>::const_iterator m_selected;
    bool m_own = true;
};

} // namespace

std::string liveNumber(const Computed& computed, const std::string& name)
{
    const auto cell = parseCellRef(*computed.trace, name);
    const TracedTensor* tensor = cell ? computed.trace->find(cell->tensor) : nullptr;
    return tensor
               ? decimalText(computed.trace->cell(*tensor, cell->index), tensor->kind == Kind::Real ? shown_digits : 0)
               : "?";
}

std::vector<StepStage> stepStages(const PageLayer& layer, const Lesson& lesson, const LessonStep& step,
                                  std::string_view card)
{
    const Stages stages(layer, lesson, step, card);
    std::vector<StepStage> list;
    for (const PageStage& each : stages.all())
        if (!each.tensors.empty() && (stages.isShown(each.card) || &each == stages.selected()))
            list.push_back({each.card, each.title, each.subtitle, &each == stages.selected() && card != given_card});
    if (offersGiven(step))
        list.push_back({given_card, say("Input"), say("inputs and parameters"), card == given_card});
    return list;
}

std::string stageOfStep(const PageLayer& layer, const Lesson& lesson, const LessonStep& step, std::string_view card)
{
    if (card == given_card && offersGiven(step)) {
        PageLayer with = layer;
        const PageStage given = takeGiven(with);
        return sectionHtml(with, given);
    }
    const Stages stages(layer, lesson, step, card);
    const PageStage* stage = stages.selected();
    if (!stage)
        return {};
    const View& view = stages.view();
    std::vector<CellBlock> pointed = step.cells;
    if (view.cell && stages.isOwn())
        pointed.push_back(stages.chosen(*stage));
    const PageFocus place{view.batch, view.head, pointed};
    const PageFocus* only = view.all_heads ? nullptr : &place;
    std::string html;
    if (stages.isOwn() && view.operands.value_or(false))
        for (const PageStage& each : stages.operandsOf(*stage))
            html += "<div>" + stageHtml(layer, each, "h3", only) + "</div>";
    return (html.empty() ? "" : "<div class=\"tensors\">" + html + "</div>\n") + stageHtml(layer, *stage, "h3", only);
}

std::string openOfStep(const PageLayer& layer, const LessonStep& step)
{
    const std::string tensor = step.locks.openTensor();
    const TracedTensor* open = tensor.empty() ? nullptr : layer.computed->trace->find(tensor);
    if (!open || elementCount(open->shape) == 0)
        return {};
    PageLayer with = layer;
    if (with.tensors.insert(tensor).second)
        with.colors.emplace(tensor, pageColors(*layer.computed, *open));
    const View view = step.scene.view.value_or(View());
    const PageFocus place{view.batch, view.head, {}};
    return tensorMaps(with, tensor, &place);
}

std::string pairsOf(const LessonStep& step, const Printed& printed, const Computed& computed)
{
    std::string html;
    for (const std::string& name : printed.expected) {
        const auto pair = printedPair(step.scene, *computed.trace, name);
        if (!pair)
            continue;
        const bool same = pair->expected == pair->computed;
        html += "<pre tabindex=\"0\">" + htmlText(pair->expected) + "</pre><p class=\"quiet\">" +
                htmlText(same ? say("%1: the values computed here match.", name) : say("%1, computed here:", name)) +
                "</p>\n";
        if (!same)
            html += "<pre tabindex=\"0\">" + htmlText(pair->computed) + "</pre>\n";
    }
    return html;
}

} // namespace attn
