// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/page/pageparts.h"

#include "core/backends/cpu/kernels/kernels.h"
#include "core/backends/workspace.h"
#include "core/base/say.h"
#include "core/engine/computescene.h"
#include "core/engine/engine.h"
#include "core/explain/stageformula.h"
#include "core/explain/withhold.h"
#include "core/page/page.h"
#include "core/prose/htmltext.h"

namespace attn {

namespace {

constexpr std::int64_t most_given_numbers = 30'000;

void take(PageLayer& layer, const std::string& tensor)
{
    layer.tensors.insert(tensor);
    layer.colors.emplace(tensor, pageColors(*layer.computed, *layer.computed->trace->find(tensor)));
}

} // namespace

std::optional<Error> tooLargeForPage(const Scene& scene)
{
    const auto planned = plan(scene);
    if (!planned)
        return planned.error();
    std::int64_t numbers = 0;
    for (const StageTensor& stage : planned->stages)
        if (stage.onCard())
            numbers += elementCount(stage.shape);
    if (numbers <= most_page_numbers)
        return std::nullopt;
    return Error{
        say("the stages have %1 values, but a page can contain at most %2; use fewer tokens, heads or batch items",
            countText(numbers), countText(most_page_numbers))};
}

Result<PageLayer> pageLayer(const Scene& scene, int number)
{
    if (auto fault = tooLargeForPage(scene))
        return *fault;
    std::string missing;
    // The kernels that the engine in the page has: its first answer moves no digit.
    auto computed = computeScene(scene, backends().front(), {}, missing,
                                 std::make_shared<Workspace>(1, cpu::kernelsNamed("plain")));
    if (!computed)
        return computed.error();
    return pageLayerOf(std::make_shared<const Computed>(std::move(*computed)), nullptr, number);
}

PageLayer pageLayerOf(const ComputedPtr& computed, const ComputedPtr& before, int number)
{
    const ComputedPtr revealed = withheldByScene(computed);
    PageLayer layer{.number = number, .computed = revealed, .before = before};
    for (const PageStage& stage : pageStages(*revealed->realized))
        for (const std::string& tensor : stage.tensors)
            take(layer, tensor);
    return layer;
}

PageStage takeGiven(PageLayer& layer)
{
    PageStage given{given_card, say("Input"), say("Inputs and parameters"), say("inputs and parameters"), {}, {}};
    std::int64_t numbers = 0;
    for (const std::string& tensor : givenTensors(*layer.computed)) {
        const std::int64_t count = elementCount(layer.computed->trace->find(tensor)->shape);
        const bool fits = numbers + count <= most_given_numbers;
        (fits ? given.tensors : given.too_large).push_back(tensor);
        if (fits) {
            numbers += count;
            take(layer, tensor);
        }
    }
    return given;
}

std::vector<PageStage> pageSections(PageLayer& layer)
{
    std::vector<PageStage> sections = pageStages(*layer.computed->realized);
    if (PageStage given = takeGiven(layer); !given.tensors.empty() || !given.too_large.empty())
        sections.push_back(std::move(given));
    return sections;
}

std::string sectionHtml(const PageLayer& layer, const PageStage& stage)
{
    if (!stage.off.empty())
        return {};
    if (stage.card != given_card)
        return stageHtml(layer, stage, "h2");
    const auto shapeOf = [&](const std::string& tensor) {
        return toString(layer.computed->trace->find(tensor)->shape);
    };
    std::string html = "<h2>" + htmlText(stage.heading) + "</h2>\n";
    for (const std::string& tensor : stage.tensors)
        html += "<h3>" + htmlText(tensor) + " <small class=\"quiet\">" + shapeOf(tensor) + "</small></h3>\n" +
                tensorMaps(layer, tensor);
    for (const std::string& tensor : stage.too_large)
        html += "<p class=\"quiet\">" +
                htmlText(say("%1 %2 has too many values for this page.", tensor, shapeOf(tensor))) + "</p>\n";
    return html;
}

std::string sceneFacts(const Dims& dims)
{
    if (dims.T == 0)
        return {};
    return sayCount("1 token", "%n tokens", dims.T) + ", " + sayCount("1 head", "%n heads", dims.H) +
           (dims.B > 1 ? ", " + sayCount("1 batch item", "%n batch items", dims.B) : "") + ".";
}

std::string stageHtml(const PageLayer& layer, const PageStage& stage, const std::string& heading, const PageFocus* only)
{
    const auto& trace = *layer.computed->trace;
    const auto shapeOf = [&](const std::string& tensor) {
        return "<small class=\"quiet\">" + htmlText(tensor) + " " + toString(trace.find(tensor)->shape) + "</small>";
    };
    const bool alone = stage.tensors.size() == 1;
    std::string html = "<" + heading + ">" + htmlText(stage.heading) +
                       (alone ? " " + shapeOf(stage.tensors.front()) : "") + "</" + heading +
                       ">\n<div class=\"tensors\">\n";
    for (const std::string& tensor : stage.tensors) {
        const TensorMatrix axes = tensorMatrix(*layer.computed, *trace.find(tensor));
        std::string words;
        const AxisTitles titles = axisTitles(*layer.computed, axes);
        for (const std::string& each : {titles.down, titles.across})
            if (!each.empty())
                words += (words.empty() ? "" : ". ") + each;
        html += "<div class=\"tensor\">";
        if (!alone)
            html += "<h3>" + htmlText(findStage(layer.computed->realized->plan.stages, tensor)->words) + " " +
                    shapeOf(tensor) + "</h3>\n";
        if (const MathNode formula = stageFormula(*layer.computed->realized, tensor); !formula.empty()) {
            const std::string letters = stageLetters(*layer.computed->realized, tensor);
            html += "<p class=\"formula\">" + mathMl(formula, false) +
                    (letters.empty() ? "" : " <span class=\"quiet\">" + htmlText(letters) + "</span>") + "</p>\n";
        }
        if (!words.empty())
            html += "<p class=\"quiet\">" + htmlText(words) + ".</p>\n";
        html += colorBar(layer, tensor) + tensorMaps(layer, tensor, only) + "</div>\n";
    }
    return html + "</div>\n";
}

std::string notesHtml(const std::string& notes)
{
    std::string html;
    for (std::size_t from = 0; from < notes.size();) {
        const std::size_t end = std::min(notes.find("\n\n", from), notes.size());
        if (end > from)
            html += "<p class=\"prose\">" + htmlText(std::string_view(notes).substr(from, end - from)) + "</p>\n";
        from = end + 2;
    }
    return html;
}

} // namespace attn
