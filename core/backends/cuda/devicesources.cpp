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

// A tensor that is brought to the host as a whole when somebody reads it; `place` says where a number lies in the
// mirror, head_dim numbers at a time side by side.
class MirrorSource final : public TensorSource {
public:
    using Place = std::function<std::int64_t(std::int64_t flat)>;

    MirrorSource(LayerPtr layer, Mirror Mirrors::*mirror, BufferPtr DeviceLayer::*buffer, std::int64_t count,
                 Place place)
        : m_layer(std::move(layer)), m_mirror(mirror), m_buffer(buffer), m_count(count), m_place(std::move(place))
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

    const std::vector<float>& numbers() const
    {
        return ((*m_layer->mirrors).*m_mirror).numbers(*m_layer->device, m_count, [this](float* to) {
            m_layer->device->download(to, ((*m_layer).*m_buffer)->floats(), m_count * sizeof(float));
        });
    }

    LayerPtr m_layer;
    Mirror Mirrors::*m_mirror;
    BufferPtr DeviceLayer::*m_buffer;
    std::int64_t m_count;
    Place m_place;
};

// [B,T,out]: computed now, where an edit left it for later.
class OutputSource final : public TensorSource {
public:
    OutputSource(LayerPtr layer, std::int64_t count) : m_layer(std::move(layer)), m_count(count) {}

    double at(std::int64_t flat) const override { return numbers()[flat]; }
    void read(std::int64_t flat, std::span<float> out) const override
    {
        std::copy_n(numbers().data() + flat, out.size(), out.data());
    }

private:
    const std::vector<float>& numbers() const
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

    LayerPtr m_layer;
    std::int64_t m_count;
};

// [T,T]: the causal triangle.
class AllowedSource final : public TensorSource {
public:
    explicit AllowedSource(std::int64_t tokens) : m_tokens(tokens) {}
    double at(std::int64_t flat) const override { return flat % m_tokens <= flat / m_tokens ? 1 : 0; }

private:
    std::int64_t m_tokens;
};

const char* nameOf(RowStage stage)
{
    switch (stage) {
    case RowStage::Scores: return "scores";
    case RowStage::Scaled: return "scaled";
    case RowStage::Masked: return "masked";
    case RowStage::Unmasked: return "weights_unmasked";
    case RowStage::TimesMask: return "weights_times_mask";
    case RowStage::Weights: return "weights";
    case RowStage::DroppedScores:
    case RowStage::Dropped: return "dropped";
    }
    return "";
}

// Collects the tensors of one layer.
class TensorList {
public:
    explicit TensorList(LayerPtr layer)
        : m_layer(std::move(layer)), m_config(m_layer->config()), m_dims(m_layer->dims())
    {
    }

    std::vector<TracedTensor> take()
    {
        const auto& [B, T, D, O, H, hd] = m_dims;
        addProjection();
        addStage(RowStage::Scores);
        for (const RowStage stage : rowStages(m_config)) {
            if ((stage == RowStage::Dropped || stage == RowStage::DroppedScores) && m_layer->operands->keep)
                add("keep", {B, H, T, T}, makeSource(m_layer->operands->from.keep), Kind::Boolean);
            addStage(stage);
            if (stage == RowStage::Weights && m_layer->row_sums)
                mirror("row_sums", {B, H, T}, &Mirrors::row_sums, &DeviceLayer::row_sums, B * H * T);
        }
        if (m_config.normalize != Normalize::None)
            addContext();
        if (m_config.mask.kind == MaskKind::Causal)
            add("allowed", {T, T}, std::make_shared<AllowedSource>(T), Kind::Boolean);
        return std::move(m_tensors);
    }

private:
    void add(const char* name, Shape shape, std::shared_ptr<const TensorSource> source, Kind kind = Kind::Real)
    {
        m_tensors.push_back({name, std::move(shape), kind, std::move(source)});
    }

    void mirror(const char* name, Shape shape, Mirror Mirrors::*mirror, BufferPtr DeviceLayer::*buffer,
                std::int64_t count, MirrorSource::Place place = nullptr)
    {
        add(name, std::move(shape), std::make_shared<MirrorSource>(m_layer, mirror, buffer, count, std::move(place)));
    }

    void fused(const char* name, Shape shape, MirrorSource::Place place)
    {
        mirror(name, std::move(shape), &Mirrors::qkv, &DeviceLayer::qkv, m_dims.B * m_dims.T * 3 * m_dims.O,
               std::move(place));
    }

    void addProjection()
    {
        const auto [B, T, D, O, H, hd] = m_dims;
        if (m_config.projection == Projection::FusedBlocks || m_config.projection == Projection::MhaModule)
            fused("qkv", {B, T, 3 * O}, nullptr);
        if (m_config.projection == Projection::FusedInterleaved) {
            // Head after head, of each its q, its k and its v.
            const auto interleaved = [=](std::int64_t flat) {
                const std::int64_t c = flat % (3 * O);
                return flat - c + c / hd % 3 * O + c / (3 * hd) * hd + c % hd;
            };
            fused("qkv", {B, T, 3 * O}, interleaved);
            fused("qkv_reshaped", {B, T, H, 3 * hd}, interleaved);
            fused("qkv_permuted", {B, H, T, 3 * hd}, [=](std::int64_t flat) {
                const std::int64_t c = flat % (3 * hd), row = flat / (3 * hd), token = row / (H * T) * T + row % T;
                return token * 3 * O + c / hd * O + row / T % H * hd + c % hd;
            });
        }
        const char* names[part_count] = {"q", "k", "v"};
        const std::int64_t stride = m_layer->stride();
        for (int part = 0; part < part_count; ++part) {
            const std::int64_t start = m_layer->partOffset(part);
            const auto place = [=](std::int64_t flat) {
                const std::int64_t row = flat / hd, token = row / (H * T) * T + row % T;
                return token * stride + start + row / T % H * hd + flat % hd;
            };
            mirror(names[part], {B, H, T, hd}, &Mirrors::qkv, &DeviceLayer::qkv, B * T * stride, place);
        }
    }

    void addStage(RowStage stage)
    {
        const auto& [B, T, D, O, H, hd] = m_dims;
        const StageNumbers numbers = {m_layer->device,           m_layer,         m_layer->rule(),
                                      m_layer->scores,           m_layer->states, m_layer->held(stage),
                                      m_layer->operands->reserve};
        add(nameOf(stage), {B, H, T, T}, makeStageSource(numbers, stage));
    }

    void addContext()
    {
        const auto [B, T, D, O, H, hd] = m_dims;
        const ContextPlaces places = m_layer->places();
        mirror("head_context", {B, H, T, hd}, &Mirrors::context, &DeviceLayer::context, B * T * O,
               [=](std::int64_t flat) {
                   const std::int64_t row = flat / hd, plane = row / T;
                   return plane / H * places.item + plane % H * places.head + row % T * places.row + flat % hd;
               });
        if (m_layer->cumulative)
            mirror("cumulative_context", {B, H, T, T + 1, hd}, &Mirrors::cumulative, &DeviceLayer::cumulative,
                   B * H * T * (T + 1) * hd);
        mirror("context", {B, T, O}, &Mirrors::context, &DeviceLayer::context, B * T * O);
        if (const std::int64_t columns = m_layer->operands->outColumns())
            add("output", {B, T, columns}, std::make_shared<OutputSource>(m_layer, B * T * columns));
    }

    LayerPtr m_layer;
    const Config& m_config;
    const Dims& m_dims;
    std::vector<TracedTensor> m_tensors;
};

} // namespace

std::vector<TracedTensor> tensorsOf(const LayerPtr& layer) { return TensorList(layer).take(); }

} // namespace attn::cuda
