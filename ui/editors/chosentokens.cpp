// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/chosentokens.h"

#include "core/layer/otherkeys.h"
#include "ui/matrix/tensormatrix.h"
#include "ui/theme/colors.h"

#include <QStringList>

namespace attn {

namespace {

constexpr double word_tint = 0.12; // more, and a word in its colour falls under 4.5 : 1 on the panel

// What rows and columns of the tensor in focus represent.
enum class Lines { None, Tokens, MemoryTokens, QueriesByKeys };

Lines linesInFocus(const Selection& selection, const Computed& computed)
{
    const TracedTensor* focus = computed.trace->find(tensorInFocus(computed, selection));
    if (!focus)
        return Lines::Tokens;
    const AxisMeaning down = tensorMatrix(computed, *focus).rowMeaning;
    if (down == AxisMeaning::Input || down == AxisMeaning::QueryInput || down == AxisMeaning::Head)
        return Lines::None;
    const std::vector<StageTensor>& stages = computed.realized->plan.stages;
    for (const StageTensor& tensor : stages)
        if (tensor.queriesByKeys() &&
            selection.stage() == QLatin1String(tensor.card.data(), qsizetype(tensor.card.size())))
            return Lines::QueriesByKeys;
    const StageTensor* stage = findStage(stages, focus->name);
    const std::string_view axes = stage ? std::string_view(stage->axes) : std::string_view();
    const bool of_keys = !axes.empty() && axes.substr(0, axes.size() - 1).ends_with('j');
    return of_keys && keysAreOthers(computed.scene, computed.realized->plan.dims) ? Lines::MemoryTokens : Lines::Tokens;
}

} // namespace

QColor ChosenTokens::textColor(int token, const Colors& colors) const
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
    return this->token == token ? colors.soft : mixed(ground, textColor(token, colors), word_tint);
}

ChosenTokens chosenTokens(const Selection& selection, const ComputedPtr& computed)
{
    const auto cell = selection.chosen();
    if (!cell)
        return {};
    const bool of_memory = computed && keysAreOthers(computed->scene, computed->realized->plan.dims);
    switch (computed ? linesInFocus(selection, *computed) : Lines::Tokens) {
    case Lines::None:
    case Lines::MemoryTokens: break;
    case Lines::Tokens: return {{}, {}, cell->row};
    case Lines::QueriesByKeys: return {cell->row, of_memory ? std::nullopt : std::optional(cell->column), {}};
    }
    return {};
}

ChosenTokens chosenMemoryTokens(const Selection& selection, const ComputedPtr& computed)
{
    const auto cell = selection.chosen();
    if (!cell || !computed || !readsMemory(computed->realized->config))
        return {};
    const Lines lines = linesInFocus(selection, *computed);
    return {{},
            lines == Lines::QueriesByKeys ? std::optional(cell->column) : std::nullopt,
            lines == Lines::MemoryTokens ? std::optional(cell->row) : std::nullopt};
}

std::optional<Cell> cellOfMemoryToken(int token, const Selection& selection, const ComputedPtr& computed)
{
    if (!computed)
        return std::nullopt;
    const auto chosen = selection.chosen();
    switch (linesInFocus(selection, *computed)) {
    case Lines::None:
    case Lines::Tokens: break;
    case Lines::MemoryTokens: return Cell{token, chosen ? chosen->column : 0};
    case Lines::QueriesByKeys: return Cell{chosen ? chosen->row : 0, token};
    }
    return std::nullopt;
}

} // namespace attn
