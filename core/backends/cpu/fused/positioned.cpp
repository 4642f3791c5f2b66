// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backends/cpu/fused/positioned.h"

#include <algorithm>
#include <cmath>

namespace attn::cpu {

namespace {

bool isPositioned(const Layer& layer) { return layer.raw_q != nullptr; }

void normHead(const QkNorm& norm, const Tensor& weight, const float* from, float* to)
{
    const std::int64_t hd = weight.size();
    double squares = 0; // rounded once, as stage by stage
    for (std::int64_t e = 0; e < hd; ++e)
        squares += static_cast<double>(from[e] * from[e]);
    const float mean = static_cast<float>(squares) / static_cast<float>(hd);
    const float length = std::sqrt(mean + static_cast<float>(norm.eps));
    for (std::int64_t e = 0; e < hd; ++e)
        to[e] = from[e] / length * (norm.unit_offset ? 1 + weight[e] : weight[e]);
}

} // namespace

std::vector<std::shared_ptr<Buffer> Layer::*> projectedMatrices(const Layer& layer)
{
    std::vector<std::shared_ptr<Buffer> Layer::*> matrices = {&Layer::q, &Layer::k, &Layer::v};
    for (const auto matrix : {&Layer::raw_q, &Layer::raw_k, &Layer::normed_q, &Layer::normed_k})
        if (layer.*matrix)
            matrices.push_back(matrix);
    return matrices;
}

void takeProjected(Layer& layer, BufferPool& pool)
{
    const bool norms = normsQueries(layer.config), turns = rotates(layer.config);
    const auto take = [&](std::shared_ptr<Buffer>& matrix, bool wanted) {
        if (!wanted)
            matrix.reset();
        else if (!matrix || matrix.use_count() != 1)
            matrix = std::make_shared<Buffer>(pool.floats(layer.dims.B * layer.dims.T * layer.dims.O));
    };
    for (auto* matrix : {&layer.q, &layer.k, &layer.v})
        take(*matrix, true);
    for (auto* matrix : {&layer.raw_q, &layer.raw_k})
        take(*matrix, norms || turns);
    for (auto* matrix : {&layer.normed_q, &layer.normed_k})
        take(*matrix, norms && turns);
}

std::shared_ptr<Buffer> Layer::*targetOf(const Layer& layer, int part)
{
    if (part == value_part)
        return &Layer::v;
    const bool raw = isPositioned(layer);
    return part == query_part ? (raw ? &Layer::raw_q : &Layer::q) : (raw ? &Layer::raw_k : &Layer::k);
}

std::int64_t columnInHeads(const Dims& dims, int part, std::int64_t column)
{
    return part == query_part ? column : column / dims.hd * dims.groupSize() * dims.hd + column % dims.hd;
}

void spreadHeads(const Dims& dims, float* row)
{
    for (std::int64_t head = dims.H - 1; head > 0; --head) // the last first: none is written over before it is read
        std::copy_n(row + dims.kvHead(head) * dims.hd, dims.hd, row + head * dims.hd);
}

void positionRow(const Layer& layer, int part, std::int64_t token, std::int64_t first, std::int64_t heads,
                 const float* raw, float* normed, float* out)
{
    const std::int64_t hd = layer.dims.hd;
    const Tensor& weight = part == query_part ? layer.operands.query_norm : layer.operands.key_norm;
    for (std::int64_t at = first * hd; at < (first + heads) * hd; at += hd) {
        const float* from = raw + at;
        if (normsQueries(layer.config)) {
            float* const to = (normed ? normed : out) + at;
            normHead(*layer.config.qk_norm, weight, from, to);
            from = to;
        }
        if (!layer.turns)
            continue;
        layer.turns->turn(token, from, out + at);
        std::copy(from + layer.turns->dims, from + hd, out + at + layer.turns->dims);
    }
}

void positionAll(Layer& layer, WorkspaceParts& parts, const StopToken& stop)
{
    const Dims& dims = layer.dims;
    const bool shares = dims.KV < dims.H;
    if (!shares && !isPositioned(layer))
        return;
    constexpr std::int64_t chunk = 32;
    const std::int64_t rows = dims.B * dims.T, O = dims.O;
    parts.team.run((rows + chunk - 1) / chunk, stop, [&](std::int64_t task, int) {
        for (std::int64_t row = task * chunk; row < std::min(rows, (task + 1) * chunk); ++row)
            for (int part = 0; part < part_count; ++part) {
                float* const made = (layer.*targetOf(layer, part))->floats() + row * O;
                if (shares && part != query_part)
                    spreadHeads(dims, made);
                if (!isPositioned(layer) || part == value_part)
                    continue;
                const auto& normed = part == query_part ? layer.normed_q : layer.normed_k;
                const auto& out = part == query_part ? layer.q : layer.k;
                positionRow(layer, part, row % dims.T, 0, dims.H, made, normed ? normed->floats() + row * O : nullptr,
                            out->floats() + row * O);
            }
    });
}

} // namespace attn::cpu
