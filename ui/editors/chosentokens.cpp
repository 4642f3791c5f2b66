// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/chosentokens.h"

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
    if (computed)
        for (const StageTensor& tensor : computed->realized->plan.stages)
            if (tensor.queriesByKeys() &&
                selection.stage() == QLatin1String(tensor.card.data(), qsizetype(tensor.card.size())))
                return {cell->row, cell->column, std::nullopt};
    return {std::nullopt, std::nullopt, cell->row};
}

} // namespace attn
