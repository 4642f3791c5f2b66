// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decode/onerow.h"

#include "core/backends/cpu/stagewise/operations.h"

#include <algorithm>
#include <utility>

namespace attn {

namespace {

constexpr char mask_name[] = "mask of the row", bias_name[] = "bias of the row"; // no scene has such names

// Row `t` of batch item `item` of [B,T,D], or of every head of [B,heads,T,width]: [1,1,D], [1,heads,1,width].
Tensor tokenOf(const Tensor& whole, std::int64_t item, std::int64_t t)
{
    const std::int64_t heads = whole.rank() == 4 ? whole.dim(1) : 1, T = whole.dim(-2), width = whole.dim(-1);
    Tensor row(whole.rank() == 4 ? Shape{1, heads, 1, width} : Shape{1, 1, width}, whole.kind());
    for (std::int64_t h = 0; h < heads; ++h)
        std::copy_n(whole.data() + ((item * heads + h) * T + t) * width, width, row.mutableData() + h * width);
    return row;
}

} // namespace

OneRow::OneRow(const Realized& realized, std::int64_t item) : m_whole(realized), m_item(item), m_blocked(realized)
{
    if (addsBias(realized.config))
        m_bias = cpu::positionBias(realized, {});
}

// The numbers that the row's tensors are pinned to, by the indices that they have in the row: of keys that of the token
// `alone`, or all up to it.
EditList OneRow::pinnedIn(std::int64_t t, bool alone) const
{
    EditList pinned;
    for (const EditList::Entry& edit : m_whole.overrides.inOrder()) {
        const StageTensor* stage = findStage(m_whole.plan.stages, edit.tensor);
        if (!stage || edit.tensor == "allowed" || edit.tensor == "keep" || edit.tensor == "cumulative_context")
            continue; // in the mask's row, in the keep bits, and not computed
        Index index = indexOfRank(edit.index, stage->axes.size());
        bool inside = true;
        for (std::size_t axis = 0; axis < index.size(); ++axis) {
            const char letter = stage->axes[axis];
            if (letter == 'j' && !alone)
                inside = inside && index[axis] <= t;
            else if (letter == 'b' || letter == 't' || letter == 'i' || letter == 'j')
                inside = inside && std::exchange(index[axis], 0) == (letter == 'b' ? m_item : t);
        }
        if (inside)
            pinned.add({edit.tensor, std::move(index), edit.value});
    }
    return pinned;
}

Realized OneRow::ofToken(std::int64_t t) const
{
    Realized token;
    token.config = m_whole.config;
    token.plan = m_whole.plan;
    token.plan.dims.B = token.plan.dims.T = token.plan.dims.S = 1;
    token.tensors = m_whole.tensors; // they share their numbers
    for (const std::string_view name : startingTensors(m_whole.config))
        for (NamedTensor& each : token.tensors)
            if (each.name == name)
                each.tensor = tokenOf(each.tensor, m_item, t);
    if (token.config.rope)
        token.config.rope->offset += t;
    token.overrides = pinnedIn(t, true);
    return token;
}

Realized OneRow::ofCache(std::int64_t t, const Tensor& q, const Tensor& k, const Tensor& v) const
{
    Realized row;
    row.config = m_whole.config;
    row.config.starts_from = StartsFrom::Qkv;
    row.config.qk_norm.reset();
    row.config.rope.reset();
    row.config.cumulative = row.config.row_sums = false;
    row.plan = m_whole.plan;
    row.plan.dims.B = row.plan.dims.T = 1;
    row.plan.dims.S = t + 1;
    row.plan.out_proj.clear();
    row.tensors = {{"q", q}, {"k", k}, {"v", v}};
    if (hasSinks(row.config))
        row.tensors.push_back({row.config.sinks, m_whole.at(row.config.sinks)});
    row.overrides = pinnedIn(t, false);
    cutMask(row, t);
    cutBias(row, t);
    cutKeep(row, t);
    return row;
}

// A mask by position becomes one that is given: what row `t` has of it.
void OneRow::cutMask(Realized& row, std::int64_t t) const
{
    Mask& mask = row.config.mask;
    if (mask.kind == MaskKind::None)
        return;
    const bool additive = mask.kind == MaskKind::Additive;
    Tensor cut({1, t + 1}, additive ? Kind::Real : Kind::Boolean);
    float* cells = cut.mutableData();
    if (additive) {
        const Tensor& added = m_whole.at(mask.tensor); // [T,S], or [B,T,S]
        const std::int64_t T = added.dim(-2), S = added.dim(-1);
        std::copy_n(added.data() + ((added.rank() == 3 ? m_item * T : 0) + t) * S, t + 1, cells);
    } else {
        for (std::int64_t j = 0; j <= t; ++j)
            cells[j] = m_blocked(m_item, t, j);
        mask.kind = MaskKind::CustomBool;
    }
    mask.spares = MaskSpares::Nothing;
    mask.tensor = mask_name;
    row.tensors.push_back({mask_name, std::move(cut)});
}

void OneRow::cutBias(Realized& row, std::int64_t t) const
{
    if (m_bias.empty())
        return;
    const bool of_items = m_bias.rank() == 4; // else [H,T,S]
    const std::int64_t H = m_bias.dim(-3), T = m_bias.dim(-2), S = m_bias.dim(-1);
    Tensor cut(of_items ? Shape{1, H, 1, t + 1} : Shape{H, 1, t + 1});
    for (std::int64_t h = 0; h < H; ++h)
        std::copy_n(m_bias.data() + (((of_items ? m_item * H : 0) + h) * T + t) * S, t + 1,
                    cut.mutableData() + h * (t + 1));
    row.config.position_bias = {};
    row.config.position_bias.kind = PositionBiasKind::Tensor;
    row.config.position_bias.tensor = bias_name;
    row.tensors.push_back({bias_name, std::move(cut)});
}

void OneRow::cutKeep(Realized& row, std::int64_t t) const
{
    if (!m_whole.keep)
        return;
    const Dims& dims = m_whole.plan.dims;
    KeepMask keep({1, dims.H, 1, t + 1});
    for (std::int64_t h = 0; h < dims.H; ++h)
        for (std::int64_t j = 0; j <= t; ++j)
            if (m_whole.keep->kept(((m_item * dims.H + h) * dims.T + t) * dims.S + j))
                keep.keep(h * (t + 1) + j);
    row.keep = std::make_shared<const KeepMask>(std::move(keep));
}

} // namespace attn
