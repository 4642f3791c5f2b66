// SPDX-License-Identifier: GPL-3.0-or-later
// q, k and v, in the seven ways people write the projection.
#include "core/explain/formulas.h"

#include <span>

namespace attn {

namespace {

struct ProjectedTensor {
    const char* name;  // q
    const char* layer; // W_query
    int third;         // of qkv
};
constexpr ProjectedTensor own_weights[] = {{"q", "W_query", 0}, {"k", "W_key", 1}, {"v", "W_value", 2}};
constexpr ProjectedTensor tied_weights[] = {{"q", "W_query", 0}, {"k", "W_query", 0}, {"v", "W_query", 0}};

std::span<const ProjectedTensor> projectedTensors(const Config& config)
{
    return tiesWeights(config) ? tied_weights : own_weights;
}

// x weightᵀ + bias; the bias only where the scene makes one.
Formula linearFormula(const Realized& realized, Operand made, Operand x, const std::string& weight, const Shape& view,
                      std::string_view axes, const std::string& bias)
{
    Formula formula{.operation = Operation::Product,
                    .made = std::move(made),
                    .term = std::move(x),
                    .factor = operand(weight, view, axes)};
    if (realized.find(bias))
        formula.added = operand(bias, {view.begin(), view.end() - 1}, axes.substr(0, axes.size() - 1));
    return formula;
}

// qkv, and how Cut of q, k and v out of it.
void addFused(std::vector<Formula>& formulas, const Realized& realized, const std::string& weight,
              const std::string& bias)
{
    const Dims& dims = realized.plan.dims;
    const std::int64_t B = dims.B, T = dims.T, D = dims.D, H = dims.H, hd = dims.hd, all = dims.qkvColumns();
    formulas.push_back(linearFormula(realized, operand("qkv", {B, T, all}, "btc"), operand("x", {B, T, D}, "btd"),
                                     weight, {all, D}, "cd", bias));
    const bool interleaved = realized.config.projection == Projection::FusedInterleaved;
    if (interleaved) {
        formulas.push_back({.made = operand("qkv_reshaped", {B, T, H, 3 * hd}, "bthe"),
                            .term = operand("qkv", {B, T, H, 3 * hd}, "bthe")});
        formulas.push_back({.made = operand("qkv_permuted", {B, H, T, 3 * hd}, "bhte"),
                            .term = operand("qkv_reshaped", {B, T, H, 3 * hd}, "bthe")});
    }
    for (const auto& [name, layer, third] : projectedTensors(realized.config)) {
        const std::int64_t heads = dims.columnsOf(tiesWeights(realized.config) ? 0 : third) / hd;
        // In blocks: counted in vectors of head_dim, the heads of this part follow those of the parts before it.
        Operand in_blocks = operand("qkv", {B, T, all / hd, hd}, "bthe");
        in_blocks.axes[2].at = dims.firstColumn(third) / hd;
        formulas.push_back(
            {.made = operand(name, {B, heads, T, hd}, "bhte"),
             .term = interleaved ? operand("qkv_permuted", {B, H, T, 3, hd}, "bht#e", third) : std::move(in_blocks)});
    }
}

} // namespace

void addQueryFormulas(std::vector<Formula>& formulas, const Realized& realized)
{
    const Dims& dims = realized.plan.dims;
    const Shape rows = {dims.B, dims.H, dims.T, dims.hd};
    const std::string from(finalQueries(realized.config));
    // The last token uses the first one's: precedes the general rule.
    formulas.push_back({.made = operand("q_next", rows, "bh#e", dims.T - 1), .term = operand(from, rows, "bh0e")});
    formulas.push_back({.made = operand("q_next", rows, "bhte"), .term = operand(from, rows, "bht+e")});
}

void addProjectionFormulas(std::vector<Formula>& formulas, const Realized& realized)
{
    const Dims& dims = realized.plan.dims;
    const std::int64_t B = dims.B, H = dims.H, hd = dims.hd;
    switch (realized.config.projection) {
    case Projection::FusedInterleaved:
    case Projection::FusedBlocks: return addFused(formulas, realized, "qkv.weight", "qkv.bias");
    case Projection::MhaModule:
        return addFused(formulas, realized, realized.plan.mha + ".in_proj_weight", realized.plan.mha + ".in_proj_bias");
    default: break;
    }
    for (const auto& [name, layer, third] : projectedTensors(realized.config)) {
        const std::string module = layer;
        const bool of_memory = readsMemory(realized.config) && third > 0;
        const std::int64_t heads = third > 0 ? dims.KV : H, T = third > 0 ? dims.S : dims.T,
                           D = third > 0 ? dims.M : dims.D;
        const Operand made = operand(name, {B, heads, T, hd}, "bhte");
        const Operand x = operand(of_memory ? realized.config.memory : "x", {B, T, D}, "btd");
        switch (realized.config.projection) {
        case Projection::None:
            formulas.push_back({.made = made, .term = operand("x", {B, T, heads, hd}, "bthe")});
            break;
        case Projection::Param:
            formulas.push_back({.operation = Operation::Product,
                                .made = made,
                                .term = x,
                                .factor = operand(module, {D, heads, hd}, "dhe")});
            break;
        case Projection::HeadsList:
            for (std::int64_t h = 0; h < heads; ++h) {
                const std::string own = "head" + std::to_string(h) + "." + module;
                formulas.push_back(linearFormula(realized, operand(name, {B, heads, T, hd}, "b#te", h), x,
                                                 own + ".weight", {hd, D}, "ed", own + ".bias"));
            }
            break;
        default: // linear
            formulas.push_back(
                linearFormula(realized, made, x, module + ".weight", {heads, hd, D}, "hed", module + ".bias"));
        }
    }
}

} // namespace attn
