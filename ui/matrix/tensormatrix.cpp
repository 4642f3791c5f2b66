// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/matrix/tensormatrix.h"

#include <algorithm>
#include <initializer_list>
#include <string_view>

namespace attn {
namespace {

bool isOneOf(const std::string& name, std::initializer_list<std::string_view> names)
{
    return std::ranges::find(names, name) != names.end();
}

bool isAttentionMatrix(const Computed& computed, const TracedTensor& tensor)
{
    const Shape& shape = tensor.shape;
    if (shape.size() < 2 || shape[shape.size() - 1] != shape[shape.size() - 2])
        return false;
    const Config& config = computed.realized->config;
    if (config.stage == Stage::SoftmaxOnly)
        return isOneOf(tensor.name, {"masked", "weights"});
    return config.stage == Stage::Attention && shape.back() == computed.realized->plan.dims.T &&
           (tensor.name == config.mask.tensor ||
            isOneOf(tensor.name, {"scores", "scaled", "masked", "weights", "weights_unmasked", "weights_times_mask",
                                  "keep", "dropped", "allowed"}));
}

void nameAxes(const Computed& computed, const TracedTensor& tensor, TensorMatrix& matrix)
{
    const std::string& name = tensor.name;
    const auto axes = [&matrix](AxisMeaning rows, AxisMeaning columns) {
        matrix.rowMeaning = rows;
        matrix.columnMeaning = columns;
    };
    if (isAttentionMatrix(computed, tensor))
        return axes(AxisMeaning::Query, AxisMeaning::Key);
    if (computed.realized->config.stage != Stage::Attention)
        return;
    if (isOneOf(name, {"x", "q", "k", "v", "qkv", "qkv_permuted", "head_context", "context", "output"}))
        return axes(AxisMeaning::Token, AxisMeaning::Dimension);
    if (name == "row_sums")
        return axes(AxisMeaning::Head, AxisMeaning::Query);
    if (tensor.shape.size() == 2 && name == computed.realized->config.mask.tensor)
        return axes(AxisMeaning::Item, AxisMeaning::Key);
    if (name.ends_with("W_query") || name.ends_with("W_key") || name.ends_with("W_value"))
        return axes(AxisMeaning::Input, AxisMeaning::Output); // x @ W
    if (name.ends_with(".weight") && tensor.shape.size() == 2 && !name.starts_with("embed"))
        return axes(AxisMeaning::Output, AxisMeaning::Input); // x @ W^T
}

QStringList labelsOf(const Computed& computed, AxisMeaning meaning, std::int64_t count, std::int64_t batch)
{
    const bool tokens = meaning == AxisMeaning::Query || meaning == AxisMeaning::Key || meaning == AxisMeaning::Token;
    QStringList labels;
    labels.reserve(count);
    for (std::int64_t i = 0; i < count; ++i)
        labels << (tokens ? QString::fromStdString(tokenLabel(computed.scene, batch, i)) : QString::number(i));
    return labels;
}

} // namespace

std::int64_t TensorMatrix::firstPlane(std::int64_t b, std::int64_t h) const
{
    return (std::clamp<std::int64_t>(b, 0, batches - 1) * heads + std::clamp<std::int64_t>(h, 0, heads - 1)) * planes;
}

TensorMatrix tensorMatrix(const Computed& computed, const TracedTensor& tensor)
{
    const Shape& shape = tensor.shape;
    const MatrixShape last = matrixShape(shape);
    TensorMatrix matrix;
    matrix.hasBatch = shape.size() >= 3;
    matrix.hasHeads = shape.size() >= 4 && tensor.name != "qkv_reshaped"; // [B,T,H,3hd]: heads come after the tokens
    matrix.batches = matrix.hasBatch ? shape[0] : 1;
    matrix.heads = matrix.hasHeads ? shape[1] : 1;
    const std::int64_t matrices = std::max<std::int64_t>(matrix.batches * matrix.heads, 1);
    matrix.planes = std::max<std::int64_t>(last.planes / matrices, 1);
    matrix.rows = matrix.planes * last.rows;
    matrix.columns = last.columns;
    nameAxes(computed, tensor, matrix);
    return matrix;
}

QStringList rowLabels(const Computed& computed, const TracedTensor& tensor, std::int64_t batch)
{
    const TensorMatrix matrix = tensorMatrix(computed, tensor);
    if (matrix.planes == 1 || computed.realized->config.stage != Stage::Attention)
        return labelsOf(computed, matrix.rowMeaning, matrix.rows, batch);
    // Stacked planes are tokens: "with 0", "with 1" … (a head of qkv_reshaped, a term of cumulative_context).
    QStringList labels;
    for (std::int64_t row = 0, inner = matrix.rows / matrix.planes; row < matrix.rows; ++row)
        labels << QStringLiteral("%1 %2")
                      .arg(QString::fromStdString(tokenLabel(computed.scene, batch, row / inner)))
                      .arg(row % inner);
    return labels;
}

QStringList columnLabels(const Computed& computed, const TracedTensor& tensor, std::int64_t batch)
{
    const TensorMatrix matrix = tensorMatrix(computed, tensor);
    return labelsOf(computed, matrix.columnMeaning, matrix.columns, batch);
}

const AxisWords& axisWords(AxisMeaning meaning)
{
    static const AxisWords words[] = {
        {"query", "query ", "Queries down: who looks", "Queries across"},
        {"key", "key ", {}, "Keys across: what is looked at"},
        {"token", {}, "Tokens down", {}},
        {"dimension", "dimension ", {}, "Dimensions across"},
        {"input", "input ", "Inputs down", "Inputs across"},
        {"output", "output ", "Outputs down", "Outputs across"},
        {"head", "head ", "Heads down", {}},
        {"batch item", "batch ", "Batch down", {}},
        {},
    }; // in the order of AxisMeaning
    return words[std::size_t(meaning)];
}

QString valueName(const Computed& computed, const std::string& tensor)
{
    const Config& config = computed.realized->config;
    if (isOneOf(tensor, {"weights", "weights_unmasked", "weights_times_mask"}))
        return QStringLiteral("weight");
    if (tensor == "dropped" && config.stage == Stage::Attention)
        return config.dropout.on == DropoutOn::Scores || config.normalize == Normalize::None ? QStringLiteral("score")
                                                                                             : QStringLiteral("weight");
    if (isOneOf(tensor, {"scores", "masked"}))
        return QStringLiteral("score");
    if (tensor == "scaled")
        return QStringLiteral("scaled score");
    if (tensor == "keep")
        return QStringLiteral("keep");
    return QStringLiteral("value");
}

} // namespace attn
