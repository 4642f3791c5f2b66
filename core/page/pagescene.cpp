// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/say.h"
#include "core/page/page.h"
#include "core/page/pageframe.h"
#include "core/page/pageparts.h"
#include "core/prose/htmltext.h"

namespace attn {

namespace {

std::string factsOf(const Realized& realized, bool edited)
{
    const Dims& dims = realized.plan.dims;
    if (dims.T == 0)
        return {};
    std::string facts = sayCount("1 token", "%n tokens", dims.T) + ", " + sayCount("1 head", "%n heads", dims.H);
    if (dims.B > 1)
        facts += ", " + sayCount("1 batch item", "%n batch items", dims.B);
    return "<p class=\"facts\">" + facts + ". " +
           htmlText(
               edited ? say("Select a number with a click or the arrow keys to see its equation, and type another one: "
                            "whatever depends on it follows. Space goes to the next stage.")
                      : say("Space goes to the next stage.")) +
           "</p>\n";
}

} // namespace

Result<std::string> scenePage(const Scene& scene, PageKind kind)
{
    auto made = pageLayer(scene, 0);
    if (!made)
        return made.error();
    std::vector<PageLayer> layers = {std::move(*made)};
    PageLayer& layer = layers.front();
    const PageGiven given = takeGiven(layer);

    PageFrame frame;
    frame.edited = kind != PageKind::Static && computesInPage(scene);
    frame.title = scene.title.empty() ? say("A scene") : scene.title;
    frame.intro = notesHtml(scene.notes) + factsOf(*layer.computed->realized, frame.edited);
    for (LiveStage& stage : liveStages(layer, given))
        frame.steps.push_back({std::move(stage.title),
                               std::move(stage.subtitle),
                               std::move(stage.html),
                               {},
                               "c-" + stage.card,
                               std::move(stage.off)});
    return framedPage(frame, layers, kind);
}

} // namespace attn
