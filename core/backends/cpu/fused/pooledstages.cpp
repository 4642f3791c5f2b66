// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backends/cpu/fused/readers.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

namespace attn::cpu {

namespace {

// A picture may keep one number for three scores of its plane, and a small one always its own.
constexpr std::int64_t scores_for_kept = 3, small_picture = 256 * 1024;

// The pooling of one region of one layer.
class StagePool {
public:
    StagePool(const Layer& layer, StageName stage, const PoolGrid& grid)
        : m_layer(layer), m_stage(stage), m_grid(grid), m_starts(grid.columns + 1),
          m_best(grid.region.columns + row_multiple), m_sign(grid.pooling == Pooling::Smallest ? -1.0f : 1.0f),
          m_rule(layer.rule)
    {
        m_rule.divisor *= m_sign; // the logits of a negative divisor are the negated ones
        m_rule.factor *= m_sign;
        for (std::int64_t c = 0; c <= grid.columns; ++c)
            m_starts[c] = static_cast<std::int32_t>(grid.firstColumn(c) - grid.region.column);
    }

    void run(std::span<float> out)
    {
        const PooledScores::Rows kept = keptRows();
        for (std::int64_t r = 0; r < m_grid.rows; ++r) {
            float* const bins = out.data() + r * m_grid.columns;
            std::fill_n(bins, m_grid.columns, minus_infinity);
            m_nan = false;
            if (kept)
                poolKept(kept, r, bins);
            else
                poolCells(r, bins);
            finish(bins);
        }
    }

private:
    bool ofWeights() const { return m_stage == StageName::Weights || m_stage == StageName::Dropped; }
    // A row of the matrix, counted through all planes.
    std::int64_t rowOf(std::int64_t i) const { return m_grid.region.plane * m_grid.matrix_rows + i; }

    // What is kept of the scores, if a weight depends only on its score and its row.
    PooledScores::Rows keptRows() const
    {
        const Tile& region = m_grid.region;
        const std::int64_t T = m_layer.dims.T, first = rowOf(region.row), plane = first / T;
        const bool by_score = m_stage == StageName::Weights || (m_stage == StageName::Dropped && !m_layer.keep);
        const std::int64_t numbers = region.rows * m_grid.columns;
        if (!by_score || m_sign < 0 || m_layer.operands.mask.numbers || m_layer.operands.bias.numbers ||
            (first + region.rows - 1) / T != plane || numbers > std::max(small_picture, T * T / scores_for_kept))
            return {};
        const ScorePlane& scores = m_layer.scores[plane];
        const ScoreBins bins{first % T, region.rows, region.column, region.columns, m_grid.columns, m_layer.causal()};
        return scores.pooled().rows(scores, bins, *m_layer.kernels);
    }

    // Downwards, from the bins of every row.
    void poolKept(const PooledScores::Rows& kept, std::int64_t r, float* bins)
    {
        for (std::int64_t i = m_grid.firstRow(r); i < m_grid.firstRow(r + 1); ++i) {
            const std::int64_t plane = rowOf(i) / m_layer.dims.T, query = rowOf(i) % m_layer.dims.T;
            RowInput in;
            in.scores = kept.row(query).data();
            in.columns = in.visible = static_cast<std::int64_t>(kept.row(query).size());
            if (const auto shift = shiftOf(plane, query))
                m_layer.kernels->raiseToLogits(m_layer.rule, in, *shift, 0, in.columns, bins);
        }
    }

    // First downwards into one row of cells, then along it into bins.
    void poolCells(std::int64_t r, float* bins)
    {
        std::ranges::fill(m_best, minus_infinity);
        for (std::int64_t i = m_grid.firstRow(r); i < m_grid.firstRow(r + 1); ++i) {
            const std::int64_t plane = rowOf(i) / m_layer.dims.T, query = rowOf(i) % m_layer.dims.T;
            if (ofWeights())
                addWeights(plane, query);
            else
                addScores(plane, query);
        }
        m_layer.kernels->poolLargest(m_best.data(), m_starts.data(), m_grid.columns, bins);
    }

    // By how much a logit exceeds the log of its weight; nullopt for a row without keys.
    std::optional<float> shiftOf(std::int64_t plane, std::int64_t query)
    {
        const RowState& state = m_layer.state(plane, query);
        if (state.sum != 0)
            return state.max + static_cast<float>(std::log(state.sum));
        m_nan = m_nan || std::isnan(m_layer.emptyRow());
        return std::nullopt;
    }

    void addWeights(std::int64_t plane, std::int64_t query)
    {
        const std::int64_t first = m_grid.region.column, end = first + m_grid.region.columns;
        const auto shift = shiftOf(plane, query);
        if (!shift)
            return addZeros(first, first, end);
        const RowInput row = m_layer.rowInput(plane, query, nullptr);
        m_layer.scores[plane].visitPieces(
            query, first, std::min(end, row.visible), [&](const float* numbers, std::int64_t key, std::int64_t count) {
                RowInput in = row; // a row that begins with this piece
                in.scores = numbers;
                in.mask = row.mask ? row.mask + key : nullptr;
                in.bias = row.bias ? row.bias + key : nullptr;
                in.keep = m_stage == StageName::Weights ? nullptr : row.keep;
                in.keep_first = row.keep_first + key;
                in.columns = in.visible = count;
                m_layer.kernels->raiseToLogits(m_rule, in, m_sign * *shift, 0, count, m_best.data() + (key - first));
            });
        addZeros(first, std::clamp(row.visible, first, end), end);
    }

    // Adds weights of 0, or scores of minus infinity, at keys from ... end - 1: the smallest there are.
    void addZeros(std::int64_t first, std::int64_t from, std::int64_t end)
    {
        if (m_sign < 0)
            std::fill(m_best.begin() + (from - first), m_best.begin() + (end - first), -minus_infinity);
    }

    void addScores(std::int64_t plane, std::int64_t query)
    {
        const std::int64_t first = m_grid.region.column, end = first + m_grid.region.columns;
        const bool masked = m_stage == StageName::Masked || (m_stage == StageName::Scaled && m_layer.rule.mask_first);
        const std::int64_t looked_at = masked ? std::clamp(m_layer.visible(query), first, end) : end;
        m_layer.scores[plane].visitPieces(query, first, looked_at,
                                          [&](const float* numbers, std::int64_t key, std::int64_t count) {
                                              float* const best = m_best.data() + (key - first);
                                              if (m_sign > 0)
                                                  for (std::int64_t j = 0; j < count; ++j)
                                                      best[j] = std::max(best[j], numbers[j]);
                                              else
                                                  for (std::int64_t j = 0; j < count; ++j)
                                                      best[j] = std::max(best[j], -numbers[j]);
                                          });
        addZeros(first, looked_at, end);
    }

    // Turns the largest score or logarithm of a bin into its largest number; both rise together. A bin of only blocked
    // or dropped keys has -inf here, and so a weight of 0.
    void finish(float* bins) const
    {
        const std::int64_t count = m_grid.columns;
        if (m_nan)
            return void(std::fill_n(bins, count, std::numeric_limits<float>::quiet_NaN()));
        if (ofWeights()) {
            if (m_sign < 0)
                std::transform(bins, bins + count, bins, std::negate<>());
            m_layer.kernels->exps(count, bins, bins);
        }
        const float sign = ofWeights() ? 1 : m_sign;
        const bool scaled = m_stage == StageName::Scaled || (m_stage == StageName::Masked && !m_layer.rule.mask_first);
        for (std::int64_t c = 0; c < count; ++c)
            bins[c] = m_stage == StageName::Dropped && m_layer.keep ? bins[c] * m_layer.rule.keep_factor
                      : scaled                                      ? m_layer.scaled(sign * bins[c])
                                                                    : sign * bins[c];
    }

    const Layer& m_layer;
    StageName m_stage;
    const PoolGrid& m_grid;
    std::vector<std::int32_t> m_starts;
    std::vector<float> m_best;
    const float m_sign; // -1: the smallest numbers are the largest of the negated ones
    RowRule m_rule;     // for the logits: with that sign
    bool m_nan = false; // a row of these bins is all nan
};

} // namespace

bool poolStage(const Layer& layer, StageName stage, const PoolGrid& grid, std::span<float> out)
{
    const bool of_weights = stage == StageName::Weights || stage == StageName::Dropped;
    const bool smallest_by_cell =
        of_weights && grid.pooling == Pooling::Smallest &&
        (layer.operands.mask.numbers || layer.operands.bias.numbers || (stage == StageName::Dropped && layer.keep));
    const bool asked_of_cells =
        grid.pooling == Pooling::Mean || smallest_by_cell || grid.region.columns <= grid.columns;
    // Caps, biases and per-cell masks need every cell, except for the weights.
    const bool by_cell = stage == StageName::Capped || stage == StageName::Biased ||
                         (stage == StageName::Masked && layer.capsOrBiases()) ||
                         (layer.operands.mask.numbers &&
                          (stage == StageName::Masked || (stage == StageName::Scaled && layer.rule.mask_first)));
    if (asked_of_cells || by_cell)
        return false;
    StagePool(layer, stage, grid).run(out);
    return true;
}

} // namespace attn::cpu
