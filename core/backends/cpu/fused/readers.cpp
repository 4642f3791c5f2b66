// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backends/cpu/fused/readers.h"

#include "core/backends/cpu/fused/positioned.h"
#include "core/layer/tensorsource.h"

#include <algorithm>
#include <functional>

namespace attn::cpu {

namespace {

using LayerPtr = std::shared_ptr<const Layer>;

// A tensor read row by row: readRow(row, first, out) gives out.size() numbers of a row of `columns`.
class RowSource : public TensorSource {
public:
    RowSource(LayerPtr layer, std::int64_t columns) : m_layer(std::move(layer)), m_columns(columns) {}

    double at(std::int64_t flat) const override
    {
        float value = 0;
        readRow(flat / m_columns, flat % m_columns, {&value, 1});
        return value;
    }
    void read(std::int64_t flat, std::span<float> out) const override
    {
        while (!out.empty()) {
            const std::int64_t first = flat % m_columns;
            const std::size_t count = std::min<std::size_t>(out.size(), m_columns - first);
            readRow(flat / m_columns, first, out.first(count));
            out = out.subspan(count);
            flat += static_cast<std::int64_t>(count);
        }
    }
    void read(std::int64_t flat, std::span<double> out) const override
    {
        std::vector<float> narrow(out.size());
        read(flat, std::span<float>(narrow));
        std::ranges::copy(narrow, out.begin());
    }

protected:
    virtual void readRow(std::int64_t row, std::int64_t first, std::span<float> out) const = 0;
    const Layer& layer() const { return *m_layer; }

private:
    LayerPtr m_layer;
    std::int64_t m_columns;
};

// q, k, v and the heads' context: [B,H,T,hd] out of [B*T,O]; of shared keys and values [B,KV,T,hd], from the first head that
// reads them.
class HeadRows final : public RowSource {
public:
    HeadRows(LayerPtr layer, std::shared_ptr<Buffer> Layer::*matrix, std::int64_t group = 1)
        : RowSource(layer, layer->dims.hd), m_matrix(matrix), m_group(group)
    {
    }

private:
    void readRow(std::int64_t row, std::int64_t first, std::span<float> out) const override
    {
        const std::int64_t T = layer().dims.T, start = layer().headStart(row / T * m_group, row % T);
        const bool alone = m_matrix == &Layer::context && layer().dense;
        const float* numbers = alone ? layer().dense->head_context->floats() + row * layer().dims.hd
                                     : (layer().*m_matrix)->floats() + start;
        std::copy_n(numbers + first, out.size(), out.data());
    }

    std::shared_ptr<Buffer> Layer::*m_matrix;
    std::int64_t m_group;
};

// The queries, keys or values of this name: before, between or after norm and rotation.
std::shared_ptr<Buffer> Layer::*projectedMatrix(const Layer& layer, std::string_view name)
{
    if (name == "v")
        return &Layer::v;
    const bool query = name.front() == 'q';
    const auto raw = query ? &Layer::raw_q : &Layer::raw_k, normed = query ? &Layer::normed_q : &Layer::normed_k,
               last = query ? &Layer::q : &Layer::k;
    if (name.size() == 1)
        return layer.*raw ? raw : last;
    return name.ends_with("_normed") && layer.*normed ? normed : last;
}

bool isProjected(std::string_view name)
{
    static constexpr std::string_view names[] = {"q", "k", "v", "q_normed", "k_normed", "q_rotated", "k_rotated"};
    return std::ranges::count(names, name) > 0;
}

// What a fused projection makes: [B,T,3O] by column, or by head (permuted: [B,H,T,3hd]).
class FusedRows final : public RowSource {
public:
    enum class Order { Blocks, Interleaved, Permuted };
    FusedRows(LayerPtr layer, Order order)
        : RowSource(layer, order == Order::Permuted ? 3 * layer->dims.hd : layer->dims.qkvColumns()), m_order(order)
    {
    }

private:
    void readRow(std::int64_t row, std::int64_t first, std::span<float> out) const override
    {
        const auto& [B, T, D, O, H, hd, S, KV, M] = layer().dims;
        const Buffer* const thirds[3] = {(layer().*projectedMatrix(layer(), "q")).get(),
                                         (layer().*projectedMatrix(layer(), "k")).get(), layer().v.get()};
        for (std::size_t i = 0; i < out.size(); ++i) {
            const std::int64_t c = first + static_cast<std::int64_t>(i);
            std::int64_t part = c < O ? 0 : c < O + KV * hd ? 1 : 2, token = row;
            std::int64_t column = columnInHeads(layer().dims, int(part), c - layer().dims.firstColumn(int(part)));
            if (m_order == Order::Interleaved) {
                part = c / hd % 3;
                column = c / (3 * hd) * hd + c % hd;
            } else if (m_order == Order::Permuted) {
                part = c / hd;
                column = row / T % H * hd + c % hd;
                token = row / (H * T) * T + row % T;
            }
            out[i] = thirds[part]->floats()[token * O + column];
        }
    }

    Order m_order;
};

// Rows of [B,H,T,T].
class StageRows final : public RowSource {
public:
    StageRows(LayerPtr layer, StageName stage) : RowSource(layer, layer->dims.T), m_stage(stage) {}

    void pool(const PoolGrid& grid, std::span<float> out) const override
    {
        if (!poolStage(layer(), m_stage, grid, out))
            RowSource::pool(grid, out);
    }

private:
    void readRow(std::int64_t row, std::int64_t first, std::span<float> out) const override
    {
        const std::int64_t plane = row / layer().dims.T, query = row % layer().dims.T;
        if (const Buffer* held = heldStage(plane)) {
            std::copy_n(held->floats() + query * layer().stride() + first, out.size(), out.data());
            return;
        }
        if (m_stage == StageName::Scores)
            return layer().scores[plane].read(query, first, out);
        if (m_stage == StageName::Weights || m_stage == StageName::Dropped)
            return readWeights(plane, query, first, out);
        layer().scores[plane].read(query, first, out);
        toStage(plane, query, first, out);
    }

    const Buffer* heldStage(std::int64_t plane) const
    {
        const DenseStages* dense = layer().dense.get();
        if (!dense)
            return nullptr;
        switch (m_stage) {
        case StageName::Scores:
        case StageName::Capped:
        case StageName::Biased: return nullptr;
        case StageName::Scaled: return dense->scaled[plane].get();
        case StageName::Masked: return dense->masked[plane].get();
        case StageName::Weights: return dense->weights[plane].get();
        case StageName::Dropped: return dense->dropped[plane].get();
        }
        return nullptr;
    }

    // Scores of a row, from key `first` on, brought as far as this stage.
    void toStage(std::int64_t plane, std::int64_t query, std::int64_t first, std::span<float> numbers) const
    {
        const RowRule& rule = layer().rule;
        const auto mask = [&] {
            for (std::int64_t i = 0; i < std::ssize(numbers); ++i)
                numbers[i] = layer().masked(plane, query, first + i, numbers[i]);
        };
        if (rule.mask_first)
            mask();
        if (!rule.mask_first || m_stage == StageName::Scaled)
            std::ranges::transform(numbers, numbers.begin(), [&](float x) { return layer().scaled(x); });
        if (rule.mask_first || m_stage == StageName::Scaled)
            return;
        if (rule.cap != 0)
            layer().kernels->caps(rule.cap, std::ssize(numbers), numbers.data(), numbers.data());
        if (m_stage == StageName::Capped)
            return;
        if (const float* bias = layer().bias(plane, query))
            std::transform(numbers.begin(), numbers.end(), bias + first, numbers.begin(), std::plus<>());
        if (m_stage == StageName::Masked)
            mask();
    }

    void readWeights(std::int64_t plane, std::int64_t query, std::int64_t first, std::span<float> out) const
    {
        const RowState& state = layer().state(plane, query);
        if (state.sum == 0) {
            std::ranges::fill(out, layer().emptyRow());
            return;
        }
        constexpr std::int64_t piece = 1024; // numbers at a time, on the stack
        float scores[piece + row_multiple];
        const bool weights = m_stage == StageName::Weights;
        for (; !out.empty(); first += piece) {
            const std::int64_t count = std::min<std::int64_t>(piece, std::ssize(out));
            layer().scores[plane].read(query, first, {scores, static_cast<std::size_t>(count)});
            RowInput in = layer().rowInput(plane, query, scores);
            // The kernel sees a row that begins at `first`.
            in.mask = in.mask ? in.mask + first : nullptr;
            in.bias = in.bias ? in.bias + first : nullptr;
            in.keep_first += first;
            in.columns = count;
            in.visible = std::clamp<std::int64_t>(in.visible - first, 0, count);
            layer().kernels->rowWeights(layer().rule, in, state.max, state.inverse(), 0, count,
                                        weights ? out.data() : nullptr, weights ? nullptr : out.data());
            out = out.subspan(count);
        }
    }

    StageName m_stage;
};

// Rows of the position bias, [B,H,T,T] or [H,T,T].
class BiasRows final : public RowSource {
public:
    explicit BiasRows(LayerPtr layer) : RowSource(layer, layer->dims.T) {}

private:
    void readRow(std::int64_t row, std::int64_t first, std::span<float> out) const override
    {
        std::copy_n(layer().bias(row / layer().dims.T, row % layer().dims.T) + first, out.size(), out.data());
    }
};

// [B,H,T]: the share of each row that its sink takes.
class SinkShares final : public RowSource {
public:
    explicit SinkShares(LayerPtr layer) : RowSource(layer, layer->dims.T) {}

private:
    void readRow(std::int64_t plane, std::int64_t first, std::span<float> out) const override
    {
        const auto state = [&](std::size_t i) -> const RowState& {
            return layer().state(plane, first + static_cast<std::int64_t>(i));
        };
        for (std::size_t i = 0; i < out.size(); ++i)
            out[i] = layer().sink(plane) - state(i).max;
        layer().kernels->exps(std::ssize(out), out.data(), out.data());
        for (std::size_t i = 0; i < out.size(); ++i)
            out[i] *= state(i).inverse();
    }
};

// [B,T,O]: the heads joined, or read straight through where the merge does that.
class ContextRows final : public RowSource {
public:
    explicit ContextRows(LayerPtr layer) : RowSource(layer, layer->dims.O) {}

private:
    void readRow(std::int64_t row, std::int64_t first, std::span<float> out) const override
    {
        const std::int64_t O = layer().dims.O, hd = layer().dims.hd, T = layer().dims.T;
        const float* context = layer().context->floats();
        if (!readsStraightThrough(layer().config)) {
            std::copy_n(context + row * O + first, out.size(), out.data());
            return;
        }
        for (std::size_t i = 0; i < out.size(); ++i) {
            const std::int64_t flat = row * O + first + static_cast<std::int64_t>(i), token = flat / hd;
            out[i] = context[layer().headStart(token / T, token % T) + flat % hd];
        }
    }
};

class OutputRows final : public RowSource {
public:
    explicit OutputRows(LayerPtr layer) : RowSource(layer, layer->output->columns()) {}

private:
    void readRow(std::int64_t row, std::int64_t first, std::span<float> out) const override
    {
        const Output& output = *layer().output;
        std::copy_n(output.numbers(layer()) + row * output.columns() + first, out.size(), out.data());
    }
};

std::shared_ptr<const TensorSource> sourceOf(const LayerPtr& layer, const std::string& name)
{
    static constexpr std::pair<std::string_view, StageName> stages[] = {
        {"scores", StageName::Scores},  {"scaled", StageName::Scaled}, {"capped", StageName::Capped},
        {"biased", StageName::Biased},  {"masked", StageName::Masked}, {"weights", StageName::Weights},
        {"dropped", StageName::Dropped}};
    for (const auto& [stage_name, stage] : stages)
        if (name == stage_name)
            return std::make_shared<StageRows>(layer, stage);
    if (isProjected(name))
        return std::make_shared<HeadRows>(layer, projectedMatrix(*layer, name),
                                          name.front() == 'q' ? 1 : layer->dims.groupSize());
    if (name == "position_bias")
        return std::make_shared<BiasRows>(layer);
    if (name == "sink_weights")
        return std::make_shared<SinkShares>(layer);
    if (name == "keep")
        return makeSource(layer->keep);
    if (name == "head_context")
        return std::make_shared<HeadRows>(layer, &Layer::context);
    if (name == "context")
        return std::make_shared<ContextRows>(layer);
    if (name == "output")
        return std::make_shared<OutputRows>(layer);
    if (name == "allowed")
        return makeAllowedSource(layer->config.mask, layer->dims.T);
    const bool interleaved = layer->config.projection == Projection::FusedInterleaved;
    return std::make_shared<FusedRows>(layer, name == "qkv_permuted" ? FusedRows::Order::Permuted
                                              : interleaved          ? FusedRows::Order::Interleaved
                                                                     : FusedRows::Order::Blocks);
}

} // namespace

std::vector<TracedTensor> tensorsOf(const LayerPtr& layer, const std::vector<StageTensor>& stages)
{
    return tracedStages(stages, [&](const StageTensor& tensor) { return sourceOf(layer, tensor.name); });
}

} // namespace attn::cpu
