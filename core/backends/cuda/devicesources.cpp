// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backends/cuda/devicesources.h"

#include "core/backends/cuda/layerstages.h"
#include "core/backends/cuda/stagereader.h"
#include "core/layer/tensorsource.h"

#include <algorithm>
#include <functional>

namespace attn::cuda {

namespace {

using LayerPtr = std::shared_ptr<DeviceLayer>;

// A tensor that is copied to the host as a whole when read.
class WholeSource : public TensorSource {
public:
    WholeSource(LayerPtr layer, std::int64_t count) : m_layer(std::move(layer)), m_count(count) {}

    double at(std::int64_t flat) const override { return numbers()[flat]; }
    void read(std::int64_t flat, std::span<float> out) const override
    {
        std::copy_n(numbers().data() + flat, out.size(), out.data());
    }

protected:
    virtual const std::vector<float>& numbers() const = 0;

    LayerPtr m_layer;
    std::int64_t m_count;
};

// Of a buffer; `place` says where a number lies in the mirror, head_dim numbers at a time side by side.
class MirrorSource final : public WholeSource {
public:
    using Place = std::function<std::int64_t(std::int64_t flat)>;

    MirrorSource(LayerPtr layer, Mirror Mirrors::*mirror, BufferPtr DeviceLayer::*buffer, std::int64_t count,
                 Place place)
        : WholeSource(std::move(layer), count), m_mirror(mirror), m_buffer(buffer), m_place(std::move(place))
    {
    }

    double at(std::int64_t flat) const override { return numbers()[m_place ? m_place(flat) : flat]; }
    void read(std::int64_t flat, std::span<float> out) const override { copy(flat, out); }
    void read(std::int64_t flat, std::span<double> out) const override { copy(flat, out); }

private:
    template <class Number> void copy(std::int64_t flat, std::span<Number> out) const
    {
        const std::vector<float>& from = numbers();
        if (!m_place)
            return void(std::copy_n(from.data() + flat, out.size(), out.data()));
        const std::int64_t run = m_layer->dims().hd;
        while (!out.empty()) {
            const auto count = std::min<std::int64_t>(std::ssize(out), run - flat % run);
            std::copy_n(from.data() + m_place(flat), count, out.data());
            out = out.subspan(count);
            flat += count;
        }
    }

    const std::vector<float>& numbers() const override
    {
        return ((*m_layer->mirrors).*m_mirror).numbers(*m_layer->device, m_count, [this](float* to) {
            m_layer->device->download(to, ((*m_layer).*m_buffer)->floats(), m_count * sizeof(float));
        });
    }

    Mirror Mirrors::*m_mirror;
    BufferPtr DeviceLayer::*m_buffer;
    Place m_place;
};

// [B,T,out]: computed now, where an edit left it for later.
class OutputSource final : public WholeSource {
    using WholeSource::WholeSource;

    const std::vector<float>& numbers() const override
    {
        return m_layer->mirrors->output.numbers(*m_layer->device, m_count, [this](float* to) {
            if (m_layer->output.finished)
                return m_layer->device->download(to, m_layer->output.numbers->floats(), m_count * sizeof(float));
            const std::int64_t columns = m_layer->operands->outColumns();
            const auto bring = [&](float* numbers, std::int64_t first, std::int64_t count) {
                computeOutput(*m_layer, numbers, first / columns, count / columns);
                m_layer->device->download(to + first, numbers, count * sizeof(float));
            };
            if (m_layer->output.numbers)
                bring(m_layer->output.numbers->floats(), 0, m_count);
            else
                inPieces(m_layer->device, m_layer->operands->reserve, m_count, columns, bring);
        });
    }
};

// [B,H,T]: worked out from the states of the rows.
class SinkSource final : public WholeSource {
    using WholeSource::WholeSource;

    const std::vector<float>& numbers() const override
    {
        Device& device = *m_layer->device;
        return m_layer->mirrors->sink_weights.numbers(device, m_count, [&](float* to) {
            const auto bring = [&](float* shares, std::int64_t first, std::int64_t count) {
                device.run(SinkShares{m_layer->rule(), m_layer->states->as<RowState>(), first, count, shares});
                device.download(to + first, shares, count * sizeof(float));
            };
            inPieces(m_layer->device, m_layer->operands->reserve, m_count, 1, bring);
        });
    }
};

// [H,T,S], or [B,H,T,S] as it was given: from the numbers that the device has, too.
class BiasSource final : public TensorSource {
public:
    explicit BiasSource(LayerPtr layer) : m_layer(std::move(layer)) {}

    double at(std::int64_t flat) const override
    {
        const auto& [B, T, D, O, H, hd, S, KV, M] = m_layer->dims();
        const std::int64_t row = flat / S;
        return m_layer->operands->from.operands.bias.row(row / T / H, row / T % H, row % T)[flat % S];
    }

private:
    LayerPtr m_layer;
};

// Makes the source of each tensor of one layer.
class Sources {
public:
    explicit Sources(LayerPtr layer) : m_layer(std::move(layer)), m_config(m_layer->config()), m_dims(m_layer->dims())
    {
    }

    std::shared_ptr<const TensorSource> of(const StageTensor& tensor) const
    {
        if (const auto stage = rowStage(tensor.name, m_config))
            return stageSource(*stage);
        const std::int64_t count = elementCount(tensor.shape);
        if (tensor.name == "keep")
            return makeSource(m_layer->operands->from.keep);
        if (tensor.name == "allowed")
            return makeAllowedSource(m_config.mask, m_dims.T);
        if (tensor.name == "position_bias")
            return std::make_shared<BiasSource>(m_layer);
        if (tensor.name == "sink_weights")
            return std::make_shared<SinkSource>(m_layer, count);
        if (tensor.name == "row_sums")
            return mirror(&Mirrors::row_sums, &DeviceLayer::row_sums, count);
        if (tensor.name == "head_context")
            return mirror(&Mirrors::context, &DeviceLayer::context, count, headPlace());
        if (tensor.name == "cumulative_context")
            return mirror(&Mirrors::cumulative, &DeviceLayer::cumulative, count);
        if (tensor.name == "context")
            return mirror(&Mirrors::context, &DeviceLayer::context, count);
        if (tensor.name == "output")
            return std::make_shared<OutputSource>(m_layer, count);
        return projected(tensor.name);
    }

private:
    std::shared_ptr<const TensorSource> mirror(Mirror Mirrors::*mirror, BufferPtr DeviceLayer::*buffer,
                                               std::int64_t count, MirrorSource::Place place = nullptr) const
    {
        return std::make_shared<MirrorSource>(m_layer, mirror, buffer, count, std::move(place));
    }

    std::shared_ptr<const TensorSource> stageSource(RowStage stage) const
    {
        const StageNumbers numbers = {m_layer->device,           m_layer,         m_layer->rule(),
                                      m_layer->scores,           m_layer->states, m_layer->held(stage),
                                      m_layer->operands->reserve};
        return makeStageSource(numbers, stage);
    }

    MirrorSource::Place headPlace() const
    {
        const auto [B, T, D, O, H, hd, S, KV, M] = m_dims;
        const ContextPlaces places = m_layer->places();
        return [=](std::int64_t flat) {
            const std::int64_t row = flat / hd, plane = row / T;
            return plane / H * places.item + plane % H * places.head + row % T * places.row + flat % hd;
        };
    }

    // q, k and v as they were made, normed, rotated, and what a fused projection makes of them.
    std::shared_ptr<const TensorSource> projected(const std::string& name) const
    {
        const auto [B, T, D, O, H, hd, S, KV, M] = m_dims;
        static constexpr std::string_view parts[part_count] = {"q", "k", "v"};
        const auto made = [&](MirrorSource::Place place) {
            return mirror(&Mirrors::qkv, &DeviceLayer::qkv, m_layer->madeNumbers(), std::move(place));
        };
        if (const auto part = std::ranges::find(parts, name.substr(0, name.find('_'))); part != std::end(parts)) {
            const int number = static_cast<int>(part - parts);
            if (name.ends_with("_normed"))
                return positioned(&Mirrors::normed, &DeviceLayer::normed, number);
            if (name.ends_with("_rotated"))
                return positioned(&Mirrors::rotated, &DeviceLayer::rotated, number);
            const HeadRows rows = m_layer->made(number);
            return made(placeOf(rows, m_layer->qkv->floats(), number));
        }
        if (name == "qkv_permuted")
            return made([=](std::int64_t flat) {
                const std::int64_t c = flat % (3 * hd), row = flat / (3 * hd), token = row / (H * T) * T + row % T;
                return token * 3 * O + c / hd * O + row / T % H * hd + c % hd;
            });
        if (m_config.projection != Projection::FusedInterleaved)
            return made(nullptr);
        // Head after head, of each its q, its k and its v.
        return made([=](std::int64_t flat) {
            const std::int64_t c = flat % (3 * O);
            return flat - c + c / hd % 3 * O + c / (3 * hd) * hd + c % hd;
        });
    }

    // Of a buffer that holds queries and keys.
    std::shared_ptr<const TensorSource> positioned(Mirror Mirrors::*numbers, BufferPtr DeviceLayer::*buffer,
                                                   int part) const
    {
        const BufferPtr& held = (*m_layer).*buffer;
        const std::int64_t count =
            m_layer->rowsOf(query_part) * m_dims.O + m_layer->rowsOf(key_part) * m_dims.keyColumns();
        return mirror(numbers, buffer, count, placeOf(m_layer->positioned(held, part), held->floats(), part));
    }

    // Where the numbers of [B, heads, tokens, hd] lie in a buffer that begins at `begin`.
    MirrorSource::Place placeOf(const HeadRows& rows, const float* begin, int part) const
    {
        const std::int64_t start = rows.first - begin, stride = rows.stride, hd = m_dims.hd,
                           heads = m_layer->headsOf(part), tokens = m_layer->rowsOf(part) / m_dims.B;
        return [=](std::int64_t flat) {
            const std::int64_t row = flat / hd, token = row / (heads * tokens) * tokens + row % tokens;
            return start + token * stride + row / tokens % heads * hd + flat % hd;
        };
    }

    LayerPtr m_layer;
    const Config& m_config;
    const Dims& m_dims;
};

} // namespace

const StageTensor* unknownStage(const std::vector<StageTensor>& stages, const Config& config)
{
    static constexpr std::string_view names[] = {"q",
                                                 "k",
                                                 "v",
                                                 "qkv",
                                                 "qkv_reshaped",
                                                 "qkv_permuted",
                                                 "q_normed",
                                                 "k_normed",
                                                 "q_rotated",
                                                 "k_rotated",
                                                 "keep",
                                                 "allowed",
                                                 "position_bias",
                                                 "sink_weights",
                                                 "row_sums",
                                                 "head_context",
                                                 "cumulative_context",
                                                 "context",
                                                 "output"};
    const auto unknown = std::ranges::find_if(stages, [&](const StageTensor& tensor) {
        return tensor.computed() && !rowStage(tensor.name, config) && !std::ranges::count(names, tensor.name);
    });
    return unknown == stages.end() ? nullptr : &*unknown;
}

std::vector<TracedTensor> tensorsOf(const LayerPtr& layer)
{
    const Sources sources(layer);
    return tracedStages(layer->operands->from.stages, [&](const StageTensor& tensor) { return sources.of(tensor); });
}

} // namespace attn::cuda
