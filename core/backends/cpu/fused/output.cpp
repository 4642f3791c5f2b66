// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backends/cpu/fused/output.h"

#include "core/backends/cpu/fused/layer.h"
#include "core/backends/cpu/threadteam.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace attn::cpu {

namespace {

// A row of the merged heads as the output layer reads it; merge reshape_only reads [B,H,T,hd] straight through.
void mergedRows(const Layer& layer, std::int64_t first, std::int64_t end, float* out)
{
    const auto& [B, T, D, O, H, hd, S, KV, M] = layer.dims;
    for (std::int64_t flat = first * O; flat < end * O; flat += hd) { // O is a multiple of hd
        const std::int64_t plane = flat / (T * hd), token = flat / hd % T;
        std::copy_n(layer.context->floats() + layer.headStart(plane, token), hd, out + (flat - first * O));
    }
}

} // namespace

Output::Output(Buffer numbers, PackedPtr weights, std::int64_t rows)
    : m_numbers(std::move(numbers)), m_weights(std::move(weights)), m_rows(rows), m_stale_end(rows)
{
}

void Output::compute(const Layer& layer, std::int64_t first, std::int64_t end, std::int64_t begin,
                     std::int64_t columns) const
{
    const std::int64_t O = layer.dims.O;
    const float* bias = m_weights->bias.empty() ? nullptr : m_weights->bias.data() + begin;
    const float* panels = m_weights->panels.floats() + begin * O;
    const float* context = layer.context->floats() + first * O;
    std::vector<float> merged;
    if (readsStraightThrough(layer.config)) {
        merged.resize((end - first) * O);
        mergedRows(layer, first, end, merged.data());
        context = merged.data();
    }
    layer.kernels->product(end - first, O, context, O, panels, columns, bias,
                           m_numbers.floats() + first * this->columns() + begin, this->columns(), nullptr, 0, -1,
                           nullptr);
}

const float* Output::numbers(const Layer& layer) const
{
    const std::lock_guard lock(m_mutex);
    for (std::int64_t task = 0; !isFinished() && task < stale(layer, 1).tasks(); ++task)
        computeTask(layer, stale(layer, 1), task);
    setFinished(*layer.kernels);
    return m_numbers.floats();
}

void Output::finish(const Layer& layer, ThreadTeam& team, const StopToken& stop)
{
    const ProductParts parts = stale(layer, team.threads());
    team.run(parts.tasks(), stop, [&](std::int64_t task, int) { computeTask(layer, parts, task); });
    if (!stop.requested())
        setFinished(*layer.kernels);
}

ProductParts Output::stale(const Layer& layer, int threads) const
{
    return productParts(m_stale_end - m_stale_first, layer.dims.O, columns(), threads, *layer.kernels);
}

void Output::computeTask(const Layer& layer, const ProductParts& parts, std::int64_t task) const
{
    const std::int64_t first = m_stale_first + parts.firstRow(task);
    compute(layer, first, first + parts.rowsOf(task), parts.firstColumn(task), parts.columnsOf(task));
}

void Output::setFinished(const Kernels& kernels) const
{
    if (m_stale_first == 0 && m_stale_end == m_rows) {
        double squares = 0;
        constexpr std::int64_t chunk = 64;
        for (std::int64_t first = 0; first < m_rows; first += chunk) {
            const std::int64_t count = std::min(chunk, m_rows - first);
            float of_rows[chunk];
            kernels.squares(count, columns(), m_numbers.floats() + first * columns(), columns(), of_rows);
            squares = std::accumulate(of_rows, of_rows + count, squares);
        }
        m_scale = std::sqrt(squares / static_cast<double>(m_rows * columns()));
        m_moves = 0;
    }
    m_stale_first = m_stale_end = 0;
}

void Output::addMove(double magnitude)
{
    const double relative = std::max(1.0, magnitude / m_scale);
    m_moves += relative * relative;
    // A product of n terms has the error of n random roundings; a quarter of them is tolerated.
    if (!(m_moves <= static_cast<double>(m_weights->terms) / 4))
        spoil(0, m_rows);
}

void Output::spoil(std::int64_t first, std::int64_t end)
{
    m_stale_first = isFinished() ? first : std::min(m_stale_first, first);
    m_stale_end = std::max(m_stale_end, end);
}

void Output::setWeights(PackedPtr weights)
{
    m_weights = std::move(weights);
    spoil(0, m_rows);
}

void Output::copyFrom(const Output& other, std::int64_t first, std::int64_t end)
{
    const std::lock_guard lock(other.m_mutex);
    m_stale_first = other.m_stale_first;
    m_stale_end = other.m_stale_end;
    m_scale = other.m_scale;
    m_moves = other.m_moves;
    if (first < end)
        spoil(first, end);
    const std::int64_t before = isFinished() ? m_rows : m_stale_first, after = isFinished() ? m_rows : m_stale_end;
    std::copy_n(other.m_numbers.floats(), before * columns(), m_numbers.floats());
    std::copy_n(other.m_numbers.floats() + after * columns(), (m_rows - after) * columns(),
                m_numbers.floats() + after * columns());
}

} // namespace attn::cpu
