// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/matrix/matrixaxes.h"

#include "core/base/say.h"

#include <algorithm>
#include <string_view>
#include <tuple>
#include <utility>

namespace attn {
namespace {

// What the last two axes mean, by the letters of the table of stages.
std::pair<AxisMeaning, AxisMeaning> meaningsOf(std::string_view axes)
{
    const auto isOneOf = [](char axis, std::string_view letters) { return letters.find(axis) != letters.npos; };
    const std::string_view last = axes.size() < 2 ? std::string_view("--") : axes.substr(axes.size() - 2);
    if (last == "ij")
        return {AxisMeaning::Query, AxisMeaning::Key};
    if (last == "hi")
        return {AxisMeaning::Head, AxisMeaning::Query};
    if (last == "bj")
        return {AxisMeaning::Item, AxisMeaning::Key};
    if (last == "dg")
        return {AxisMeaning::QueryInput, AxisMeaning::KeyInput};
    if (last[0] == 'd' && isOneOf(last[1], "ey"))
        return {AxisMeaning::Input, AxisMeaning::Output};
    if (last == "hd")
        return {AxisMeaning::Head, AxisMeaning::Input};
    if (last == "hg")
        return {AxisMeaning::Head, AxisMeaning::KeyInput};
    if (last == "ig")
        return {AxisMeaning::Query, AxisMeaning::KeyInput};
    if (last == "hy" || last == "he")
        return {AxisMeaning::Head, AxisMeaning::Output};
    if (isOneOf(last[0], "tij") && isOneOf(last[1], "decfomy"))
        return {AxisMeaning::Token, AxisMeaning::Dimension};
    return {AxisMeaning::Plain, AxisMeaning::Plain};
}

std::pair<AxisMeaning, AxisMeaning> meaningsOf(const Computed& computed, const TracedTensor& tensor)
{
    const std::string& name = tensor.name;
    if (const StageTensor* stage = findStage(computed.realized->plan.stages, name))
        return meaningsOf(stage->axes);
    if (computed.realized->config.stage != Stage::Attention)
        return {AxisMeaning::Plain, AxisMeaning::Plain};
    if (name.ends_with("W_query") || name.ends_with("W_key") || name.ends_with("W_value"))
        return {AxisMeaning::Input, AxisMeaning::Output}; // x @ W
    if (name.ends_with(".weight") && tensor.shape.size() == 2 && !name.starts_with("embed"))
        return {AxisMeaning::Output, AxisMeaning::Input}; // x @ W^T
    return {AxisMeaning::Plain, AxisMeaning::Plain};
}

// Rows of k and v, and of the memory: tokens that are looked at, in cross-attention not those of x.
bool rowsAreKeys(const Computed& computed, const TracedTensor& tensor)
{
    const StageTensor* stage = findStage(computed.realized->plan.stages, tensor.name);
    return stage && stage->axes.size() >= 2 && stage->axes[stage->axes.size() - 2] == 'j';
}

std::vector<std::string> namesAlong(const Computed& computed, AxisMeaning meaning, std::int64_t count,
                                    std::int64_t batch, bool keys)
{
    if (keys && computed.scene.config.stage == Stage::Attention)
        return keyLabels(computed.scene, batch, computed.realized->plan.dims.T, count);
    if (keys || meaning == AxisMeaning::Query || meaning == AxisMeaning::Token)
        return tokenLabels(computed.scene, batch, count);
    std::vector<std::string> names;
    names.reserve(count);
    for (std::int64_t i = 0; i < count; ++i)
        names.push_back(std::to_string(i));
    return names;
}

} // namespace

bool isHeadOff(const Computed& computed, const TensorMatrix& matrix, std::int64_t plane)
{
    if (!matrix.hasHeads)
        return false;
    const std::int64_t first = matrix.firstReader(plane / matrix.planes % matrix.heads);
    for (std::int64_t head = first; head < first + matrix.sharing; ++head)
        if (!headIsOff(computed.realized->config, head))
            return false;
    return true;
}

std::int64_t TensorMatrix::ownHead(std::int64_t h) const { return std::clamp<std::int64_t>(h / sharing, 0, heads - 1); }

std::int64_t TensorMatrix::firstPlane(std::int64_t b, std::int64_t h) const
{
    return (std::clamp<std::int64_t>(b, 0, batches - 1) * heads + ownHead(h)) * planes;
}

TensorMatrix tensorMatrix(const Computed& computed, const TracedTensor& tensor)
{
    const Shape& shape = tensor.shape;
    const MatrixShape last = matrixShape(shape);
    TensorMatrix matrix;
    const StageTensor* stage = findStage(computed.realized->plan.stages, tensor.name);
    const bool tokens_first = stage && stage->axes.starts_with("bt"); // [B,T,H,3hd]: heads after tokens
    const bool heads_first = stage && stage->axes.starts_with("h") && shape.size() >= 3; // of weights: no batch
    matrix.hasBatch = shape.size() >= 3 && !heads_first;
    matrix.hasHeads = (shape.size() >= 4 && !tokens_first) || heads_first;
    matrix.batches = matrix.hasBatch ? shape[0] : 1;
    matrix.heads = matrix.hasHeads ? shape[matrix.hasBatch ? 1 : 0] : 1;
    if (matrix.hasHeads && stage && stage->axes.find('k') != std::string::npos)
        matrix.sharing = computed.realized->plan.dims.groupSize();
    const std::int64_t matrices = std::max<std::int64_t>(matrix.batches * matrix.heads, 1);
    matrix.planes = std::max<std::int64_t>(last.planes / matrices, 1);
    matrix.rows = matrix.planes * last.rows;
    matrix.columns = last.columns;
    std::tie(matrix.rowMeaning, matrix.columnMeaning) = meaningsOf(computed, tensor);
    return matrix;
}

std::vector<std::string> rowNames(const Computed& computed, const TracedTensor& tensor, std::int64_t batch)
{
    const TensorMatrix matrix = tensorMatrix(computed, tensor);
    if (matrix.planes == 1 || computed.realized->config.stage != Stage::Attention)
        return namesAlong(computed, matrix.rowMeaning, matrix.rows, batch, rowsAreKeys(computed, tensor));
    // Stacked planes are tokens: "with 0", "with 1" … (a head of qkv_reshaped, a term of cumulative_context).
    std::vector<std::string> names;
    const std::vector<std::string> tokens = tokenLabels(computed.scene, batch, matrix.planes);
    for (std::int64_t row = 0, inner = matrix.rows / matrix.planes; row < matrix.rows; ++row)
        names.push_back(tokens[row / inner] + " " + std::to_string(row % inner));
    return names;
}

std::vector<std::string> columnNames(const Computed& computed, const TracedTensor& tensor, std::int64_t batch)
{
    const TensorMatrix matrix = tensorMatrix(computed, tensor);
    return namesAlong(computed, matrix.columnMeaning, matrix.columns, batch, matrix.columnMeaning == AxisMeaning::Key);
}

const AxisWords& axisWords(AxisMeaning meaning)
{
    static const AxisWords words[] = {
        {SAY_LATER("query"), SAY_LATER("query %1"), SAY_LATER("Rows: queries (who looks)"),
         SAY_LATER("Columns: queries")},
        {SAY_LATER("key"), SAY_LATER("key %1"), {}, SAY_LATER("Columns: keys (what is looked at)")},
        {SAY_LATER("token"), {}, SAY_LATER("Rows: tokens"), {}},
        {SAY_LATER("dimension"), SAY_LATER("dimension %1"), {}, SAY_LATER("Columns: dimensions")},
        {SAY_LATER("input"), SAY_LATER("input %1"), SAY_LATER("Rows: inputs"), SAY_LATER("Columns: inputs")},
        {SAY_LATER("query's input"), SAY_LATER("query's input %1"), SAY_LATER("Rows: inputs of the query"), {}},
        {SAY_LATER("key's input"), SAY_LATER("key's input %1"), {}, SAY_LATER("Columns: inputs of the key")},
        {SAY_LATER("output"), SAY_LATER("output %1"), SAY_LATER("Rows: outputs"), SAY_LATER("Columns: outputs")},
        {SAY_LATER("head"), SAY_LATER("head %1"), SAY_LATER("Rows: heads"), {}},
        {SAY_LATER("batch item"), SAY_LATER("batch item %1"), SAY_LATER("Rows: batch items"), {}},
        {},
    }; // in the order of AxisMeaning
    return words[std::size_t(meaning)];
}

AxisTitles axisTitles(const Computed& computed, const TensorMatrix& matrix)
{
    const Config& config = computed.realized->config;
    if (matrix.attention() && readsMemory(config))
        return {say("Rows: queries (tokens of x)"), say("Columns: keys (tokens of %1)", config.memory)};
    const auto said = [](std::string_view title) { return title.empty() ? std::string() : say(title); };
    return {said(axisWords(matrix.rowMeaning).down), said(axisWords(matrix.columnMeaning).across)};
}

std::string_view unitOf(const Computed& computed, std::string_view tensor)
{
    const StageTensor* stage = findStage(computed.realized->plan.stages, tensor);
    return stage ? stage->unit : SAY_LATER("value");
}

} // namespace attn
