// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/page/pagestages.h"

#include "core/base/numbertext.h"
#include "core/base/say.h"
#include "core/page/pagetable.h"

#include <algorithm>

namespace attn {

namespace {

std::string shapeWords(const Shape& shape)
{
    std::string text;
    for (const std::int64_t extent : squeezed(shape))
        text += (text.empty() ? "" : " × ") + std::to_string(extent);
    return text.empty() ? "1" : text;
}

std::string withShape(std::string words, const Shape& shape)
{
    if (const auto at = words.find("{shape}"); at != std::string::npos)
        words.replace(at, 7, shapeWords(shape));
    return words;
}

std::string captionOf(const TensorMatrix& axes, std::int64_t batch, std::int64_t head, bool off)
{
    std::string words = axes.batches > 1 ? say("batch item %1", batch) : "";
    if (axes.layerHeads() > 1) {
        words += words.empty() ? "" : ", ";
        words += axes.sharing > 1 ? say("heads %1 to %2", head, head + axes.sharing - 1)
                 : off            ? say("head %1, turned off", head)
                                  : say("head %1", head);
    }
    return words;
}

} // namespace

std::vector<PageStage> pageStages(const Realized& realized)
{
    std::vector<PageStage> stages;
    for (const StageTensor& tensor : realized.plan.stages) {
        if (tensor.card.empty() || tensor.aside)
            continue;
        auto stage = std::ranges::find(stages, tensor.card, &PageStage::card);
        if (stage == stages.end())
            stage = stages.insert(stage, {std::string(tensor.card),
                                          say(tensor.title),
                                          tensor.heading.empty() ? tensor.words : tensor.heading,
                                          withShape(tensor.subtitle, tensor.shape),
                                          tensor.off.empty() ? "" : say(tensor.off),
                                          {}});
        if (tensor.onCard() && elementCount(tensor.shape) > 0)
            stage->tensors.push_back(tensor.name);
    }
    for (PageStage& stage : stages)
        stage.off = stage.tensors.empty() ? say("off: %1", stage.off) : "";
    return stages;
}

std::vector<std::string> givenTensors(const Computed& computed)
{
    std::vector<std::string> names;
    for (const TracedTensor& tensor : computed.trace->tensors()) {
        const StageTensor* stage = findStage(computed.realized->plan.stages, tensor.name);
        if ((!stage || (!stage->onCard() && !stage->computed())) && elementCount(tensor.shape) > 0)
            names.push_back(tensor.name);
    }
    return names;
}

std::string tensorMaps(const PageLayer& layer, const std::string& tensor, const PageFocus* only)
{
    const TensorMatrix axes = tensorMatrix(*layer.computed, *layer.computed->trace->find(tensor));
    std::vector<PageMatrix> matrices;
    for (std::int64_t batch = 0; batch < axes.batches; ++batch)
        for (std::int64_t own = 0; own < axes.heads; ++own) {
            const std::int64_t head = axes.firstReader(own);
            const bool wanted =
                !only || (batch == std::min(only->batch, axes.batches - 1) && own == axes.ownHead(only->head));
            if (wanted)
                matrices.push_back(
                    {tensor, batch, head,
                     captionOf(axes, batch, head, isHeadOff(*layer.computed, axes, axes.firstPlane(batch, head))),
                     only ? only->pointed : std::span<const CellBlock>()});
        }
    std::string html = "<div class=\"maps\">\n";
    for (const PageMatrix& matrix : matrices)
        html += pageTable(layer, matrix);
    return html + "</div>\n" + markLegend(layer, matrices);
}

std::string colorBar(const PageLayer& layer, const std::string& tensor)
{
    const PageColors& colors = layer.colors.at(tensor);
    constexpr int digits = 4;
    const auto end = [&](double value) { return significant(value, digits); };
    return "<p class=\"bar\"><span>" + end(colors.low) + "</span><i class=\"" + (colors.diverging ? "br" : "bp") +
           "\"></i><span>" + end(colors.high) + "</span></p>\n";
}

} // namespace attn
