// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/say.h"
#include "core/page/page.h"
#include "core/page/pageframe.h"
#include "core/page/pageparts.h"
#include "core/prose/htmltext.h"

namespace attn {

namespace {

std::string factsOf(const Realized& realized)
{
    const Dims& dims = realized.plan.dims;
    if (dims.T == 0)
        return {};
    std::string facts = sayCount("1 token", "%n tokens", dims.T) + ", " + sayCount("1 head", "%n heads", dims.H);
    if (dims.B > 1)
        facts += ", " + sayCount("1 batch item", "%n batch items", dims.B);
    return "<p class=\"facts\">" + facts + ". " +
           htmlText(
               say("Point at a number, or choose it with a click or the arrow keys, to see its equation; Space goes "
                   "to the next stage.")) +
           "</p>\n";
}

PageStep givenStep(const PageLayer& layer, const PageGiven& given)
{
    PageStep step{
        say("Given"), say("inputs and parameters"), "<h2>" + htmlText(say("Inputs and parameters")) + "</h2>\n", {}};
    for (const std::string& tensor : given.shown)
        step.html += "<h3>" + htmlText(tensor) + " <small class=\"quiet\">" +
                     toString(layer.computed->trace->find(tensor)->shape) + "</small></h3>\n" +
                     tensorMaps(layer, tensor);
    for (const std::string& tensor : given.tooLarge)
        step.html += "<p class=\"quiet\">" +
                     htmlText(say("%1 %2 has too many numbers for this page.", tensor,
                                  toString(layer.computed->trace->find(tensor)->shape))) +
                     "</p>\n";
    return step;
}

} // namespace

Result<std::string> scenePage(const Scene& scene)
{
    auto made = pageLayer(scene, 0);
    if (!made)
        return made.error();
    std::vector<PageLayer> layers = {std::move(*made)};
    PageLayer& layer = layers.front();
    const PageGiven given = takeGiven(layer);

    PageFrame frame;
    frame.title = scene.title.empty() ? say("A scene") : scene.title;
    frame.intro = notesHtml(scene.notes) + factsOf(*layer.computed->realized);
    for (const PageStage& stage : pageStages(*layer.computed->realized)) {
        if (stage.tensors.empty())
            frame.off.push_back(stage);
        else
            frame.steps.push_back({stage.title, stage.subtitle, stageHtml(layer, stage, "h2"), {}});
    }
    if (!given.shown.empty() || !given.tooLarge.empty())
        frame.steps.push_back(givenStep(layer, given));
    return framedPage(frame, layers);
}

} // namespace attn
