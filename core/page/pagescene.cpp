// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/say.h"
#include "core/page/page.h"
#include "core/page/pagefiles.h"
#include "core/page/pageframe.h"
#include "core/page/pageparts.h"
#include "core/page/pagewords.h"
#include "core/prose/htmltext.h"

namespace attn {

namespace {

std::string factsOf(const Realized& realized, bool edited)
{
    const std::string facts = sceneFacts(realized.plan.dims);
    return facts.empty()
               ? ""
               : "<p class=\"facts\"><span id=\"facts\">" + facts + "</span> " +
                     (edited ? spoken("selectNumber") : htmlText(say("Press Space for the next stage."))) + "</p>\n";
}

} // namespace

Result<std::string> scenePage(const Scene& scene, PageKind kind)
{
    auto made = pageLayer(scene, 0);
    if (!made)
        return made.error();
    std::vector<PageLayer> layers = {std::move(*made)};
    PageLayer& layer = layers.front();
    const std::vector<PageStage> sections = pageSections(layer);

    PageFrame frame;
    frame.edited = kind != PageKind::Static && computesInPage(scene);
    if (frame.edited)
        frame.languages = languagesInPages();
    frame.title = scene.title.empty() ? say("Untitled scene") : scene.title;
    frame.intro = notesHtml(scene.description) + factsOf(*layer.computed->realized, frame.edited);
    for (const PageStage& stage : sections)
        frame.steps.push_back(
            {stage.title, stage.subtitle, sectionHtml(layer, stage), {}, "c-" + stage.card, stage.off});
    return framedPage(frame, layers, kind);
}

} // namespace attn
