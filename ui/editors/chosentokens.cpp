// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/chosentokens.h"

#include "ui/matrix/tensormatrix.h"
#include "ui/theme/colors.h"

#include <QStringList>

namespace attn {

namespace {

constexpr double word_tint = 0.18;

} // namespace

QColor ChosenTokens::ink(int token, const Colors& colors) const
{
    if (query == token)
        return colors.q;
    if (key == token)
        return colors.k;
    return this->token == token ? colors.accent : QColor();
}

QColor ChosenTokens::fill(int token, const QColor& ground, const Colors& colors) const
{
    if (colors.highContrast || !contains(token)) // no tinted surfaces in high contrast
        return ground;
    return this->token == token ? colors.soft : mixed(ground, ink(token, colors), word_tint);
}

ChosenTokens chosenTokens(const Selection& selection, const ComputedPtr& computed)
{
    const auto cell = selection.chosen();
    if (!cell)
        return {};
    const TracedTensor* focus = computed ? computed->trace->find(tensorInFocus(*computed, selection)) : nullptr;
    if (focus) {
        const AxisMeaning down = tensorMatrix(*computed, *focus).rowMeaning;
        if (down == AxisMeaning::Input || down == AxisMeaning::QueryInput || down == AxisMeaning::Head)
            return {}; // a row of it is no token
    }
    const bool of_memory = computed && readsMemory(computed->realized->config); // its tokens stand nowhere here
    if (computed)
        for (const StageTensor& tensor : computed->realized->plan.stages)
            if (tensor.queriesByKeys() &&
                selection.stage() == QLatin1String(tensor.card.data(), qsizetype(tensor.card.size())))
                return {cell->row, of_memory ? std::nullopt : std::optional(cell->column), std::nullopt};
    if (of_memory && focus)
        if (const StageTensor* stage = findStage(computed->realized->plan.stages, focus->name);
            stage && std::string_view(stage->axes).substr(0, stage->axes.size() - 1).ends_with('j'))
            return {};
    return {std::nullopt, std::nullopt, cell->row};
}

} // namespace attn
