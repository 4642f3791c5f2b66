// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backends/cpu/stagepool.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace attn::cpu {

namespace {

constexpr float minus_infinity = -std::numeric_limits<float>::infinity();

// The pooling of one region of one layer.
class StagePool {
public:
    StagePool(const Layer& layer, StageName stage, const PoolGrid& grid)
        : m_layer(layer), m_stage(stage), m_grid(grid), m_starts(grid.columns + 1), m_row(grid.columns),
          m_scratch(layer.stride())
    {
        for (std::int64_t c = 0; c <= grid.columns; ++c)
            m_starts[c] = static_cast<std::int32_t>(grid.firstColumn(c));
    }

    void run(std::span<float> out)
    {
        for (std::int64_t r = 0; r < m_grid.rows; ++r) {
            float* const bins = out.data() + r * m_grid.columns;
            std::fill_n(bins, m_grid.columns, minus_infinity);
            for (std::int64_t i = m_grid.firstRow(r); i < m_grid.firstRow(r + 1); ++i) {
                const std::int64_t row = m_grid.region.plane * m_grid.matrix_rows + i, T = m_layer.dims.T;
                addRow(row / T, row % T, bins);
            }
            if (m_stage == StageName::Weights)
                m_layer.kernels->exps(m_grid.columns, bins, bins); // exp(-inf): a bin of blocked keys has weight 0
        }
    }

private:
    void addRow(std::int64_t plane, std::int64_t query, float* bins)
    {
        const bool masked = m_stage == StageName::Masked || m_stage == StageName::Weights ||
                            (m_stage == StageName::Scaled && m_layer.rule.mask_first);
        const float* scores = m_layer.scores[plane].row(query, m_scratch.data());
        poolScores(scores, masked ? m_layer.visible(query) : m_layer.dims.T);
        // From the score to what is compared, rising with it: a logarithm of the weight, or the stage itself.
        float factor = 1, shift = 0;
        if (m_stage == StageName::Scaled || (m_stage == StageName::Masked && !m_layer.rule.mask_first))
            factor = 1 / m_layer.rule.divisor;
        if (m_stage == StageName::Weights) {
            const RowState& state = m_layer.state(plane, query);
            if (state.sum == 0)
                return addEmptyRow(bins);
            factor = 1 / (m_layer.rule.divisor * m_layer.rule.temperature);
            shift = state.max + static_cast<float>(std::log(state.sum));
        }
        for (std::int64_t c = 0; c < m_grid.columns; ++c) {
            const float value = m_row[c] * factor - shift;
            bins[c] = bins[c] > value || bins[c] != bins[c] ? bins[c] : value;
        }
    }

    // The largest scores of the keys before `visible` in each bin.
    void poolScores(const float* scores, std::int64_t visible)
    {
        std::ranges::fill(m_row, minus_infinity);
        const auto end = static_cast<std::int32_t>(visible);
        const auto whole = std::upper_bound(m_starts.begin() + 1, m_starts.end(), end) - (m_starts.begin() + 1);
        m_layer.kernels->poolLargest(scores, m_starts.data(), whole, m_row.data());
        if (whole < m_grid.columns)
            for (std::int32_t j = m_starts[whole]; j < end; ++j)
                m_row[whole] = std::max(m_row[whole], scores[j]);
    }

    void addEmptyRow(float* bins)
    {
        if (std::isnan(m_layer.emptyRow()))
            std::fill_n(bins, m_grid.columns, m_layer.emptyRow());
    }

    const Layer& m_layer;
    StageName m_stage;
    const PoolGrid& m_grid;
    std::vector<std::int32_t> m_starts;
    std::vector<float> m_row, m_scratch;
};

} // namespace

bool poolStage(const Layer& layer, StageName stage, const PoolGrid& grid, std::span<float> out)
{
    const bool asked_of_cells = grid.pooling != Pooling::Largest || grid.region.columns < 2 * grid.columns;
    // Masks by cell, and dropped cells, have to be looked at one by one.
    const bool by_cell = stage == StageName::Dropped || (layer.operands.mask.numbers && stage != StageName::Scores &&
                                                         (stage != StageName::Scaled || layer.rule.mask_first));
    if (asked_of_cells || by_cell)
        return false;
    StagePool(layer, stage, grid).run(out);
    return true;
}

} // namespace attn::cpu
