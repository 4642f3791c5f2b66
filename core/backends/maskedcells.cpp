// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backends/maskedcells.h"

#include "core/base/expect.h"
#include "core/layer/positions.h"
#include "core/scene/options.h"

#include <algorithm>
#include <limits>
#include <span>

namespace attn {

bool overridesAllowed(const Realized& realized)
{
    return !realized.overrides.empty() && !realized.overrides.of("allowed")->empty();
}

namespace {

// Whether all numbers above the diagonal are 0, in all heads, and some below it is not.
bool isCausal(const Tensor& weights)
{
    if (weights.rank() < 2 || weights.dim(-2) != weights.dim(-1))
        return false;
    const std::int64_t T = weights.dim(-1);
    bool below = false;
    for (std::int64_t row = 0; row * T < weights.size(); ++row) {
        const std::span<const float> cells = weights.values().subspan(row * T, T);
        const auto diagonal = cells.begin() + row % T;
        const auto isThere = [](float weight) { return weight != 0; };
        if (std::any_of(diagonal + 1, cells.end(), isThere))
            return false;
        below = below || std::any_of(cells.begin(), diagonal, isThere);
    }
    return below;
}

// The mask under which weights were recorded: the scene's if it is one by position, else what the numbers tell.
Mask maskOfRecording(const Realized& realized)
{
    Mask mask = realized.config.mask;
    if (isByPosition(mask.kind))
        return mask;
    const Tensor* weights = realized.find("weights");
    mask.kind = weights && isCausal(*weights) ? MaskKind::Causal : MaskKind::None;
    return mask;
}

} // namespace

MaskedCells::MaskedCells(const Realized& realized) : m_applied(masks(realized.config))
{
    if (realized.config.stage == Stage::Attention)
        m_rule = startsFromWeights(realized.config) ? maskOfRecording(realized) : realized.config.mask;
    if (hasTensor(m_rule.kind))
        m_mask = realized.at(m_rule.tensor);
    if (sparesPadded(realized.config) && !m_mask.empty())
        for (std::int64_t b = 0; b < m_mask.dim(0); ++b) {
            const auto row = m_mask.values().subspan(b * m_mask.dim(-1), m_mask.dim(-1));
            m_spared.push_back(std::ranges::find_if(row, [](float padded) { return padded != 0; }) - row.begin());
        }
    if (overridesAllowed(realized))
        m_pinned = realized.overrides.of("allowed");
}

bool MaskedCells::operator()(std::int64_t b, std::int64_t q, std::int64_t k) const
{
    const auto at = [&](std::int64_t place) { return expect(place >= 0 && place < m_mask.size()) ? m_mask[place] : 0; };
    const auto cell = [&] {
        const std::int64_t T = m_mask.dim(-2), S = m_mask.dim(-1);
        return at(m_mask.rank() == 3 ? (b * T + q) * S + k : q * S + k); // [B,T,S] or [T,S] for the whole batch
    };
    switch (m_rule.kind) {
    case MaskKind::None: return false;
    case MaskKind::Causal:
    case MaskKind::SlidingWindow:
    case MaskKind::Prefix: {
        const CellEdit* pinned = m_pinned ? m_pinned->find({q, k}) : nullptr;
        return pinned ? pinned->value == 0 : !maskAllows(m_rule, q, k);
    }
    case MaskKind::Padding:
        return at(b * m_mask.dim(-1) + k) != 0 && (m_spared.empty() || m_spared[std::size_t(b)] != k);
    case MaskKind::CustomBool: return cell() != 0;
    case MaskKind::Additive: return cell() == -std::numeric_limits<float>::infinity();
    }
    return false;
}

MaskedCells::Extent MaskedCells::extent(const Tile& cells) const
{
    if (m_rule.kind == MaskKind::None)
        return Extent::None;
    if (m_rule.kind == MaskKind::Causal && !m_pinned) {
        if (cells.column > cells.row + cells.rows - 1)
            return Extent::All;
        return cells.column + cells.columns - 1 <= cells.row ? Extent::None : Extent::Some;
    }
    const std::int64_t rows = m_rule.kind == MaskKind::Padding ? 1 : cells.rows; // padding is the same for every query
    const bool first = (*this)(cells.plane, cells.row, cells.column);
    for (std::int64_t q = cells.row; q < cells.row + rows; ++q)
        for (std::int64_t k = cells.column; k < cells.column + cells.columns; ++k)
            if ((*this)(cells.plane, q, k) != first)
                return Extent::Some;
    return first ? Extent::All : Extent::None;
}

} // namespace attn
