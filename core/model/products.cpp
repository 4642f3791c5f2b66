// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/products.h"

#include <algorithm>

namespace attn {

namespace {

constexpr std::int64_t panel_numbers = 192 * 1024; // what a worker packs before it multiplies stays in its cache

std::int64_t roundedUpTo(std::int64_t count, std::int64_t multiple)
{
    return (count + multiple - 1) / multiple * multiple;
}

// Some columns of a product as the file has them: W[first .. first + count), and how far its numbers lie apart.
struct WeightColumns {
    const float* numbers = nullptr;
    std::int64_t term_step = 0, column_step = 0;
};

// In place where they are float32, else converted into `room` [count * in].
WeightColumns columnsOf(const WeightFile& weights, const LinearWeights& linear, std::int64_t first, std::int64_t count,
                        float* room)
{
    const std::span<const float> whole = weights.inPlace(*linear.weight);
    if (!linear.stored_in_out) {
        if (!whole.empty())
            return {whole.data() + (linear.first + first) * linear.in, 1, linear.in};
        weights.read(*linear.weight, (linear.first + first) * linear.in, count * linear.in, room);
        return {room, 1, linear.in};
    }
    if (!whole.empty())
        return {whole.data() + first, linear.out, 1};
    for (std::int64_t term = 0; term < linear.in; ++term)
        weights.read(*linear.weight, term * linear.out + first, count, room + term * count);
    return {room, count, 1};
}

} // namespace

const Tensor& ModelProducts::numbers(const WeightEntry* entry)
{
    const auto found = m_small.find(entry);
    return found != m_small.end() ? found->second : m_small.emplace(entry, m_weights.tensor(*entry)).first->second;
}

void ModelProducts::multiply(const LinearWeights& linear, const float* x, std::int64_t rows, float* y,
                             const StopToken& stop)
{
    const auto kept = m_packed.find({linear.weight, linear.first});
    if (rows == 1 && kept == m_packed.end())
        return oneRow(linear, x, y, stop);
    const cpu::Kernels& kernels = *m_parts.kernels;
    const std::int64_t in = linear.in, out = linear.out,
                       chunk = roundedUpTo(std::max<std::int64_t>(1, panel_numbers / in), kernels.tile_columns);
    const float* bias = linear.bias ? numbers(linear.bias).data() + linear.first : nullptr;
    const bool packs = kept == m_packed.end();
    float* panels = packs ? nullptr : kept->second.floats();
    cpu::Buffer made;
    if (packs && m_keep) {
        made = m_parts.pool->floats(roundedUpTo(out, kernels.tile_columns) * in);
        panels = made.floats();
    }
    m_parts.team.stayAlone(false);
    m_parts.team.run((out + chunk - 1) / chunk, stop, [&](std::int64_t number, int worker) {
        const std::int64_t first = number * chunk, count = std::min(chunk, out - first);
        float* own = panels ? panels + first * in : nullptr;
        if (packs) {
            float* room = m_parts.scratchFor(worker, 2 * chunk * in);
            if (!own)
                own = room + chunk * in;
            const WeightColumns columns = columnsOf(m_weights, linear, first, count, room);
            kernels.pack(in, count, columns.numbers, columns.term_step, columns.column_step, own);
        }
        kernels.product(rows, in, x, in, own, count, bias ? bias + first : nullptr, y + first, out, nullptr, 0, -1,
                        nullptr);
    });
    if (made && !stop.requested()) // else parts of it may not be packed
        m_packed.emplace(std::pair(linear.weight, linear.first), std::move(made));
}

// Packing would cost more than the product.
void ModelProducts::oneRow(const LinearWeights& linear, const float* x, float* y, const StopToken& stop)
{
    const cpu::Kernels& kernels = *m_parts.kernels;
    const std::int64_t in = linear.in, out = linear.out,
                       chunk = roundedUpTo(std::max<std::int64_t>(1, panel_numbers / in), 16);
    const float* bias = linear.bias ? numbers(linear.bias).data() + linear.first : nullptr;
    m_parts.team.stayAlone(false);
    m_parts.team.run((out + chunk - 1) / chunk, stop, [&](std::int64_t number, int worker) {
        const std::int64_t first = number * chunk, count = std::min(chunk, out - first);
        const WeightColumns columns =
            columnsOf(m_weights, linear, first, count, m_parts.scratchFor(worker, chunk * in));
        if (columns.term_step == 1)
            kernels.dots(count, in, columns.numbers, columns.column_step, x, 0, y + first, 1);
        else
            kernels.combine(in, count, x, columns.numbers, columns.term_step, y + first);
        for (std::int64_t c = first; bias && c < first + count; ++c)
            y[c] += bias[c];
    });
}

} // namespace attn
