// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/matrix/headfacts.h"

#include "core/base/withheld.h"
#include "ui/matrix/fittedstats.h"
#include "ui/matrix/matrixdata.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace attn {
namespace {

// The weights of one row that are allowed, and what goes to the first token, to the token itself and at most to one before it.
struct RowWeights {
    std::vector<float> allowed;
    double onFirst = 0, onItself = 0, largestBefore = 0;
};

class RowReader {
public:
    explicit RowReader(const HeatmapData& head) : m_head(head), m_large(dynamic_cast<const LargeMatrix*>(&head))
    {
        if (m_large)
            m_runs = allowedRuns(*m_large->cells);
    }

    void read(int row, RowWeights& weights) const
    {
        weights = {std::move(weights.allowed), 0, 0, 0};
        weights.allowed.clear();
        const auto seen = [&](int from, std::size_t first) {
            for (std::size_t i = first; i < weights.allowed.size() && from < row; ++i, ++from)
                weights.largestBefore = std::max(weights.largestBefore, double(weights.allowed[i]));
        };
        if (m_large) {
            for (const AllowedRuns::Run& run : m_runs.row(row)) {
                const std::size_t before = weights.allowed.size();
                weights.allowed.resize(before + run.end - run.begin);
                m_large->cells->read(row, run.begin, std::span(weights.allowed).subspan(before));
                seen(int(run.begin), before);
            }
        } else {
            for (int column = 0; column < m_head.columns; ++column)
                if (m_head.mark({row, column}) != CellMark::Masked) {
                    weights.allowed.push_back(m_head.value({row, column}));
                    seen(column, weights.allowed.size() - 1);
                }
        }
        const auto at = [&](int column) {
            return column >= m_head.columns || m_head.mark({row, column}) == CellMark::Masked
                       ? 0.0
                       : double(m_head.value({row, column}));
        };
        weights.onFirst = at(0);
        weights.onItself = at(row);
    }

private:
    const HeatmapData& m_head;
    const LargeMatrix* m_large;
    AllowedRuns m_runs;
};

double entropyOf(const std::vector<float>& weights, double sum)
{
    double bits = 0;
    for (const float weight : weights)
        if (weight > 0)
            bits -= weight / sum * std::log2(weight / sum);
    return bits;
}

} // namespace

std::optional<HeadFacts> headFacts(const HeatmapData& head, std::stop_token stop)
{
    if (!head.attention || !head.hasRowSums() || !head.finished() || head.columns == 0)
        return std::nullopt;
    const RowReader reader(head);
    RowWeights weights;
    HeadFacts facts;
    int rows = 0;
    for (int row = 0; row < head.rows && !stop.stop_requested(); ++row) {
        reader.read(row, weights);
        const std::vector<float>& allowed = weights.allowed;
        const double sum = std::accumulate(allowed.begin(), allowed.end(), 0.0);
        if (isWithheld(sum))
            return std::nullopt;
        if (allowed.size() < 2 || !(sum > 0) || std::isinf(sum)) // nan too
            continue;
        if (*std::ranges::min_element(allowed) < 0)
            return std::nullopt;
        facts.entropy += entropyOf(allowed, sum);
        facts.mostEntropy += std::log2(double(allowed.size()));
        facts.largest = std::max(facts.largest, double(*std::ranges::max_element(allowed)));
        facts.onFirst += weights.onFirst;
        facts.onItself += weights.onItself;
        facts.largestBefore = std::max(facts.largestBefore, weights.largestBefore);
        ++rows;
    }
    if (rows == 0 || stop.stop_requested())
        return std::nullopt;
    facts.entropy /= rows;
    facts.mostEntropy /= rows;
    facts.onFirst /= rows;
    facts.onItself /= rows;
    return facts;
}

} // namespace attn
