// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/steppedfigure.h"

#include "ui/figures/figurefacts.h"
#include "ui/figures/figureorigin.h"

namespace attn {

Figure drawStep(const SteppedFigure& picture, const Looks& looks, const Walk& steps,
                const std::optional<StepPlace>& step)
{
    Figure figure = picture.at(looks, steps, step);
    if (!picture.computed)
        return figure; // of a whole model: it has its own facts
    const std::string tensor = picture.tensors.empty() ? std::string() : picture.tensors.back();
    figure.facts = figureFacts(*picture.computed, {{}, tensor, picture.batch, {picture.head}});
    figure.facts.emplace_back(QStringLiteral("Picture"), picture.title);
    if (auto scene = sceneFact(*picture.computed))
        figure.facts.push_back(std::move(*scene));
    return figure;
}

} // namespace attn
