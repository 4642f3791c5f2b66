// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/numbertext.h"
#include "core/base/say.h"
#include "core/headless/printedtensor.h"
#include "core/page/page.h"
#include "core/page/pageframe.h"
#include "core/page/pageparts.h"
#include "core/prose/cellname.h"
#include "core/prose/htmltext.h"
#include "core/prose/prose.h"

#include <algorithm>

namespace attn {

namespace {

// What decides a step's numbers and what is hidden of them; steps that differ in nothing else share a layer.
Scene essence(const Scene& scene)
{
    Scene bare = scene;
    bare.title.clear();
    bare.notes.clear();
    bare.expected.clear();
    bare.expected_shapes.clear();
    bare.tolerance.clear();
    bare.view.reset();
    if (scene.view && !scene.view->hidden.empty())
        bare.view.emplace().hidden = scene.view->hidden;
    return bare;
}

constexpr int shown_digits = 4;

std::string liveNumber(const Computed& computed, const std::string& name)
{
    const auto cell = parseCellRef(*computed.trace, name);
    const TracedTensor* tensor = cell ? computed.trace->find(cell->tensor) : nullptr;
    return tensor
               ? decimalText(computed.trace->cell(*tensor, cell->index), tensor->kind == Kind::Real ? shown_digits : 0)
               : "?";
}

class StepPage {
public:
    StepPage(const LessonStep& step, const PageLayer& layer, const std::vector<std::string>& stages)
        : m_step(step), m_layer(layer), m_computed(*layer.computed), m_stages(stages)
    {
    }

    Result<std::string> html(int number, bool allNumbers, const std::string& given)
    {
        std::string html = "<h2>" + std::to_string(number) + ". " + htmlText(m_step.title.in(spokenLanguage())) +
                           "</h2>\n<div class=\"prose\">\n" + prose(m_step.text) + goal() + questions() + hints() +
                           "</div>\n<div>\n" + focus() + "</div>\n<div class=\"wide\">" + prints();
        if (allNumbers)
            html += "<details class=\"all\"><summary>" + htmlText(say("All numbers of this step")) + "</summary>\n" +
                    stages() + given + "</details>\n";
        html += "</div>\n";
        if (!m_fault.empty())
            return Error{say("step %1: %2", number, m_fault)};
        return html;
    }

private:
    std::string number(const std::string& name)
    {
        const auto token = nextTokenOf(name);
        if (!token)
            return liveNumber(m_computed, name);
        if (!m_next) {
            const auto next = nextPieces(m_step.scene);
            if (!next) {
                m_fault = next.error().message;
                return "?";
            }
            m_next = *next;
        }
        const auto probability = m_next->probability(*token);
        return probability ? decimalText(*probability, shown_digits) : "?";
    }

    std::string prose(const Words& words)
    {
        const auto html =
            htmlOf(words.in(spokenLanguage()), browserHooks([this](const std::string& name) { return number(name); }));
        if (!html && m_fault.empty())
            m_fault = html.error().message;
        return html ? *html : "";
    }

    // The same without the paragraph around it, where there is one alone.
    std::string inlineProse(const Words& words)
    {
        constexpr std::string_view begin = "<p>", end = "</p>\n";
        const std::string html = prose(words);
        const bool one = html.starts_with(begin) && html.ends_with(end) && html.find(begin, 1) == std::string::npos;
        return one ? html.substr(begin.size(), html.size() - begin.size() - end.size()) : html;
    }

    std::string goal()
    {
        if (!m_step.goal)
            return {};
        return "<div class=\"goal\">" + prose(m_step.goal->text) + "<p class=\"quiet\">" +
               htmlText(say("To be tried in AttnScope, which tells when it is reached.")) + "</p></div>\n";
    }

    std::string questions()
    {
        std::string html;
        for (const Question& question : m_step.questions) {
            html += "<div class=\"ask\"><div class=\"stem\">" + prose(question.text) + "</div>\n";
            for (const Choice& choice : question.choices)
                html += "<details><summary>" + inlineProse(choice.text) + "</summary><p class=\"" +
                        (choice.right ? "right" : "wrong") + "\">" + inlineProse(choice.because) + "</p></details>\n";
            if (question.choices.empty())
                html += "<details><summary>" + htmlText(say("Show the answer")) + "</summary><p>" +
                        htmlText(question.cell ? liveNumber(m_computed, toString(*question.cell))
                                               : shortest(question.value)) +
                        "</p></details>\n";
            html += "</div>\n";
        }
        return html;
    }

    std::string hints()
    {
        std::string html;
        for (std::size_t i = 0; i < m_step.hints.size(); ++i)
            html += "<details><summary>" + htmlText(say("Hint %1", i + 1)) + "</summary>" + prose(m_step.hints[i]) +
                    "</details>\n";
        return html;
    }

    // The stage that the step looks at, with what its numbers are made of where the step shows the operands.
    std::string focus()
    {
        View view = m_step.scene.view.value_or(View());
        const auto stages = pageStages(*m_computed.realized);
        view.stage = onPage(view.stage);
        auto stage = std::ranges::find_if(stages, [&](const PageStage& each) { return has(each, view.stage); });
        if (stage == stages.end())
            stage = std::ranges::find_if(stages, [](const PageStage& each) { return !each.tensors.empty(); });
        if (stage == stages.end())
            return {};
        std::vector<CellBlock> pointed = m_step.cells;
        if (view.cell)
            pointed.push_back(chosen(view, *stage));
        const PageFocus place{view.batch, view.head, pointed};
        const PageFocus* only = view.all_heads ? nullptr : &place;
        std::string html;
        if (view.operands.value_or(false))
            for (const PageStage& each : operandsOf(*stage, stages))
                html += "<div>" + stageHtml(m_layer, each, "h3", only) + "</div>";
        return (html.empty() ? "" : "<div class=\"tensors\">" + html + "</div>\n") +
               stageHtml(m_layer, *stage, "h3", only);
    }

    static bool has(const PageStage& stage, const std::string& tensor)
    {
        return std::ranges::find(stage.tensors, tensor) != stage.tensors.end();
    }

    // The tensor that stands for this one: of a step that does nothing what it copies, of one made beside a card the card's.
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

    CellBlock chosen(const View& view, const PageStage& stage) const
    {
        const bool named = std::ranges::find(stage.tensors, view.stage) != stage.tensors.end();
        CellBlock block{named ? view.stage : stage.tensors.front(), {}};
        const Shape& shape = m_computed.trace->find(block.tensor)->shape;
        if (shape.size() >= 3)
            block.leading.push_back(view.batch);
        if (shape.size() >= 4)
            block.leading.push_back(view.head);
        block.leading.push_back(view.cell->row);
        block.leading.push_back(view.cell->column);
        return block;
    }

    std::vector<PageStage> operandsOf(const PageStage& stage, const std::vector<PageStage>& stages) const
    {
        std::vector<PageStage> operands;
        const StageTensor* made = findStage(m_computed.realized->plan.stages, stage.tensors.back());
        for (const std::string& name : {made->from, made->with}) {
            const auto source = std::ranges::find_if(stages, [&](const PageStage& each) {
                return std::ranges::find(each.tensors, name) != each.tensors.end();
            });
            const bool again =
                std::ranges::any_of(operands, [&](const PageStage& each) { return each.tensors.front() == name; });
            if (source == stages.end() || source->card == stage.card || again || !isShown(source->card))
                continue;
            PageStage one = *source;
            one.tensors = {name};
            one.heading = findStage(m_computed.realized->plan.stages, name)->words;
            operands.push_back(one);
        }
        return operands;
    }

    // A lesson may leave out stages that it has not come to.
    bool isShown(const std::string& card) const
    {
        return m_stages.empty() || std::ranges::find(m_stages, card) != m_stages.end();
    }

    std::string prints()
    {
        std::string html;
        for (const Printed& printed : m_step.prints) {
            html += "<div class=\"prints\"><h3>" + htmlText(say("%1 prints", printed.source)) + "</h3>\n";
            for (const std::string& name : printed.expected) {
                const auto pair = printedPair(m_step.scene, *m_computed.trace, name);
                if (!pair)
                    continue;
                const bool same = pair->expected == pair->computed;
                html += "<pre>" + htmlText(pair->expected) + "</pre><p class=\"quiet\">" +
                        htmlText(same ? say("%1: computed here with the same digits.", name) : say("%1: here:", name)) +
                        "</p>\n";
                if (!same)
                    html += "<pre>" + htmlText(pair->computed) + "</pre>\n";
            }
            if (!printed.verbatim.empty())
                html += "<pre>" + htmlText(printed.verbatim) + "</pre>\n";
            html += prose(printed.note) + "</div>\n";
        }
        return html;
    }

    std::string stages() const
    {
        std::string html;
        for (const PageStage& stage : pageStages(*m_computed.realized))
            if (!stage.tensors.empty())
                html += stageHtml(m_layer, stage, "h3");
        return html;
    }

    const LessonStep& m_step;
    const PageLayer& m_layer;
    const Computed& m_computed;
    const std::vector<std::string>& m_stages;
    NextPiecesPtr m_next; // once a text asks for it
    std::string m_fault;
};

} // namespace

Result<std::string> lessonPage(const Lesson& lesson, PageKind kind)
{
    std::vector<PageLayer> layers;
    std::vector<Scene> scenes;
    PageFrame frame;
    frame.title = lesson.title.in(spokenLanguage());
    frame.lesson = true;
    if (!lesson.summary.empty()) {
        const auto summary = htmlOf(lesson.summary.in(spokenLanguage()),
                                    browserHooks([](const std::string&) { return std::string("?"); }));
        if (!summary)
            return Error{say("summary: %1", summary.error().message)};
        frame.intro = "<div class=\"prose\">" + *summary + "</div>\n";
    }
    const bool equations = kind == PageKind::Live && std::ranges::all_of(lesson.steps, [](const LessonStep& step) {
                               return computesInPage(step.scene);
                           });
    frame.intro +=
        "<p class=\"facts\">" +
        htmlText(sayCount("1 step.", "%n steps. Space goes to the next one.", std::int64_t(lesson.steps.size())) +
                 (equations ? " " + say("Select a number with a click or the arrow keys to see its equation.") : "")) +
        "</p>\n";
    layers.reserve(lesson.steps.size());
    int number = 0;
    for (const LessonStep& step : lesson.steps) {
        ++number;
        const Scene bare = essence(step.scene);
        const auto known = std::ranges::find(scenes, bare) - scenes.begin();
        const bool first = known == std::ptrdiff_t(scenes.size());
        std::string given;
        if (first) {
            auto layer = pageLayer(bare, int(known));
            if (!layer)
                return Error{say("step %1: %2", number, layer.error().message)};
            scenes.push_back(bare);
            layers.push_back(std::move(*layer));
            for (const std::string& tensor : takeGiven(layers.back()).shown)
                given += "<h3>" + htmlText(tensor) + "</h3>\n" + tensorMaps(layers.back(), tensor);
        }
        const auto html = StepPage(step, layers[std::size_t(known)], lesson.stages).html(number, first, given);
        if (!html)
            return html.error();
        frame.steps.push_back({step.title.in(spokenLanguage()), {}, *html, "with"});
    }
    frame.credit = lesson.credit.in(spokenLanguage());
    if (!lesson.licence.empty())
        frame.credit += (frame.credit.empty() ? "" : " ") + say("Licence: %1.", lesson.licence);
    return framedPage(frame, layers, kind);
}

} // namespace attn
