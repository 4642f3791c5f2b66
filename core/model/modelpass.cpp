// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/modelpass.h"

#include "core/base/say.h"
#include "core/engine/engine.h"
#include "core/engine/freememory.h"
#include "core/engine/memoryneeds.h"
#include "core/model/blockmath.h"
#include "core/model/layerscene.h"
#include "core/model/products.h"

#include <algorithm>
#include <cmath>

namespace attn {

namespace {

// Kept tensors take twice the room of all weights in float32: as in a scene, and as the kernels need them.
bool mayKeep(const Model& model)
{
    const std::int64_t bytes = 2 * model.tensors.parameters * static_cast<std::int64_t>(sizeof(float));
    return bytes < freeMemory() / 2;
}

} // namespace

class ModelRunner::Parts {
public:
    Parts(ModelPtr model, bool once, int threads)
        : m_model(std::move(model)), m_workspace(std::make_shared<Workspace>(threads)),
          m_cpu(m_workspace->part<cpu::WorkspaceParts>()), m_keep(!once && mayKeep(*m_model)),
          m_products(m_model->weights, m_cpu, m_keep), m_parameters(m_model->config.layers),
          m_packed(m_model->config.layers)
    {
    }

    const Model& model() const { return *m_model; }
    void setImage(Tensor image) { m_image = std::move(image); }

    Scene parameters(std::int64_t layer)
    {
        if (!m_keep)
            return layerParameters(*m_model, layer);
        std::optional<Scene>& kept = m_parameters[layer];
        if (!kept)
            kept = layerParameters(*m_model, layer);
        return *kept;
    }

    Result<ModelPassPtr> run(std::shared_ptr<ModelPass> pass, std::int64_t first, const LayerScenes& changed,
                             const PassOptions& options)
    {
        if (const auto fault = m_model->weights.fault())
            return *fault;
        const std::int64_t layers = options.layers < 0 ? config().layers : options.layers;
        const TwoTexts texts = textsOf(*m_model, pass->ids);
        if (m_model->readsImage() && m_image.empty())
            return wantsImage(*m_model);
        if (pass->hidden.empty())
            pass->hidden.push_back(m_model->readsImage() ? patchRows(options.stop)
                                                         : embeddings(texts.encoder, options.stop));
        for (std::int64_t l = first; l < layers; ++l) {
            const Tensor incoming = incomingState(l, *pass, options.stop);
            Tensor made(incoming.shape());
            if (const auto given = options.attention_outputs.find(l); given != options.attention_outputs.end()) {
                made = given->second;
            } else {
                const auto computed = attention(l, incoming, *pass, changed, options.stop);
                if (!computed)
                    return computed.error();
                if (!*computed)
                    return ModelPassPtr();
                if (options.seen)
                    options.seen(l, **computed);
                const TracedTensor* output = (*computed)->trace->find("output");
                if (!output || output->shape != Shape{1, made.dim(0), made.dim(1)})
                    return ofLayer(
                        l, say("the scene produces %1; expected %2",
                               output ? say("an output of shape %1", toString(output->shape)) : say("no output"),
                               toString(Shape{1, made.dim(0), made.dim(1)})));
                output->read(0, std::span(made.mutableData(), made.size()));
                if (options.keep_layers)
                    pass->layers.push_back(*computed);
            }
            pass->hidden.push_back(afterAttention(l, incoming, made, options));
            if (options.stop.requested())
                return ModelPassPtr();
        }
        if (layers == config().layers && options.logits != LogitRows::None && m_model->hasLogits())
            pass->logits = logits(pass->ids, pass->hidden.back(), options.logits, options.stop);
        if (const auto fault = m_model->weights.fault()) // meanwhile
            return *fault;
        return options.stop.requested() ? ModelPassPtr() : ModelPassPtr(std::move(pass));
    }

    // What block `l` reads: what the one before it made; of the first of a decoder its embeddings.
    Tensor incomingState(std::int64_t l, const ModelPass& pass, const StopToken& stop)
    {
        const bool begins = config().decoder_layers > 0 && l == config().layers - config().decoder_layers;
        return begins ? embeddings(textsOf(*m_model, pass.ids).decoder, stop)
                      : pass.hidden[static_cast<std::size_t>(l)];
    }

    // The scene of a block, with its incoming state and, of a decoder, what the encoder made.
    Result<Scene> scene(std::int64_t l, const Tensor& hidden, const ModelPass& pass, const LayerScenes& changed)
    {
        const std::vector<std::string> tokens = tokenTexts(*m_model, idsOfLayer(*m_model, pass.ids, l));
        const Tensor x =
            config().order == BlockOrder::Post ? hidden : normed(tensors().layers[l].attention_norm, hidden);
        const auto other = changed.find(l);
        auto made = withHiddenState(other != changed.end() ? other->second : parameters(l),
                                    x.reshaped({1, x.dim(0), x.dim(1)}), tokens);
        if (Tensor* memory = made && config().isCross(l) ? made->input("memory") : nullptr) {
            const auto encoded = static_cast<std::size_t>(config().layers - config().decoder_layers);
            const Tensor whole = normed(tensors().final_norm, pass.hidden[encoded]);
            *memory = whole.reshaped({1, whole.dim(0), whole.dim(1)});
            made->memory_tokens = {tokenTexts(*m_model, textsOf(*m_model, pass.ids).encoder)};
        }
        if (made && !setWindow(*made, *m_model, l, x.dim(0)))
            return ofLayer(l, say("not enough memory for a mask of %1 tokens", countText(x.dim(0))));
        const std::int64_t trained = config().rope ? config().ropeOf(l).trained : 0;
        if (made && made->config.rope && trained > 0 && x.dim(0) > trained)
            setRopeLength(*made, *m_model, l, x.dim(0));
        return made ? made : ofLayer(l, made.error().message);
    }

    Tensor logitsOf(const Tensor& rows, const StopToken& stop)
    {
        Tensor last = normed(config().decoder_layers > 0 ? tensors().decoder_norm : tensors().final_norm, rows);
        if (tensors().head_dense.weight) {
            last = product(tensors().head_dense, last, stop);
            activate(config().activation, last.size(), last.mutableData(), *m_cpu.kernels);
            last = normed(tensors().head_norm, last);
        }
        Tensor made = times(product(tensors().head, last, stop), config().logit_factor);
        if (config().final_softcap) {
            const auto cap = static_cast<float>(*config().final_softcap);
            float* numbers = made.mutableData();
            std::for_each(numbers, numbers + made.size(), [&](float& each) { each = cap * std::tanh(each / cap); });
        }
        return made;
    }

private:
    // The weights of one layer's attention in the order in which the kernels read them.
    struct PackedAttention {
        cpu::PackedPtr weights[part_count], output;
    };

    static Error ofLayer(std::int64_t l, const std::string& what) { return {say("layer %1: %2", l, what)}; }

    const ModelConfig& config() const { return m_model->config; }
    const ModelTensors& tensors() const { return m_model->tensors; }

    Tensor normed(const NormWeights& norm, const Tensor& x)
    {
        if (!norm.weight)
            return x;
        Tensor y(x.shape());
        const NormRule rule{m_model->family.norm, m_model->family.unit_offset, config().eps};
        normRows(rule, x.dim(0), x.dim(1), x.data(), m_products.numbers(norm.weight).data(),
                 norm.bias ? m_products.numbers(norm.bias).data() : nullptr, y.mutableData());
        return y;
    }

    static Tensor sum(const Tensor& a, const Tensor& b)
    {
        Tensor both = a;
        addTo(both.size(), both.mutableData(), b.data());
        return both;
    }
    // What attention or an MLP adds to the residual stream.
    Tensor added(Tensor x) const { return times(std::move(x), config().residual_factor); }
    static Tensor times(Tensor x, double factor)
    {
        if (factor != 1)
            std::for_each(x.mutableData(), x.mutableData() + x.size(),
                          [by = static_cast<float>(factor)](float& each) { each *= by; });
        return x;
    }

    // The class token and the patches, each with its position.
    Tensor patchRows(const StopToken& stop)
    {
        const std::int64_t d = config().width, side = config().patch, image = config().image, across = image / side;
        Tensor pixels({config().patches(), config().channels * side * side});
        float* out = pixels.mutableData();
        for (std::int64_t patch = 0; patch < pixels.dim(0); ++patch)
            for (std::int64_t line = 0; line < config().channels * side; ++line) // of one channel after the other
                out =
                    std::copy_n(m_image.data() + ((line / side * image + patch / across * side + line % side) * image) +
                                    patch % across * side,
                                side, out);
        const Tensor made = product(tensors().patches, pixels, stop);
        Tensor rows({pixels.dim(0) + 1, d});
        std::copy_n(m_products.numbers(tensors().class_token).data(), d, rows.mutableData());
        std::copy_n(made.data(), made.size(), rows.mutableData() + d);
        addTo(rows.size(), rows.mutableData(), m_products.numbers(tensors().positions).data());
        return rows;
    }

    Tensor embeddings(const std::vector<std::int64_t>& ids, const StopToken& stop)
    {
        const LinearWeights& projection = tensors().embedding_projection;
        const std::int64_t d = projection.weight ? projection.in : config().width;
        const WeightFile& weights = m_model->weights;
        Tensor x({std::ssize(ids), d});
        float* row = x.mutableData();
        std::vector<float> more(static_cast<std::size_t>(d));
        const auto factor = static_cast<float>(config().embedding_scale);
        const std::vector<std::int64_t> types = tokenTypes(*m_model, ids);
        for (std::int64_t t = 0; t < x.dim(0); ++t, row += d) {
            weights.read(*tensors().embedding, ids[static_cast<std::size_t>(t)] * d, d, row);
            std::for_each(row, row + d, [&](float& each) { each *= factor; });
            if (tensors().types) {
                weights.read(*tensors().types, types[static_cast<std::size_t>(t)] * d, d, more.data());
                addTo(d, row, more.data());
            }
            if (tensors().positions) {
                weights.read(*tensors().positions, (t + m_model->family.position_offset) * d, d, more.data());
                addTo(d, row, more.data());
            }
        }
        x = normed(tensors().embedding_norm, x);
        return projection.weight ? product(projection, x, stop) : x;
    }

    // Null when `stop` was requested.
    Result<ComputedPtr> attention(std::int64_t l, const Tensor& hidden, const ModelPass& pass,
                                  const LayerScenes& changed, const StopToken& stop)
    {
        auto scene = this->scene(l, hidden, pass, changed);
        if (!scene)
            return scene.error();
        auto planned = plan(*scene);
        if (!planned)
            return ofLayer(l, planned.error().message);
        const Backend& backend = backends().front();
        if (const auto fault = checkMemory(*planned, backend, freeMemory()))
            return ofLayer(l, fault->message);
        const auto realized = realize(*scene, std::move(*planned), nullptr, stop);
        if (!realized)
            return ofLayer(l, realized.error().message);
        if (!*realized)
            return ComputedPtr();
        RunOptions options;
        options.workspace = m_workspace;
        exchangePacked(l);
        auto trace = attn::run(**realized, backend, stop, std::move(options));
        exchangePacked(l);
        return trace ? std::make_shared<const Computed>(std::move(*scene), *realized, std::move(trace)) : ComputedPtr();
    }

    // A workspace keeps the weights of the last computed layer; here each layer has its own.
    void exchangePacked(std::int64_t l)
    {
        if (!m_keep)
            return;
        PackedAttention& own = m_packed[l];
        for (int part = 0; part < part_count; ++part)
            std::swap(own.weights[part], m_cpu.weights[part]);
        std::swap(own.output, m_cpu.out_weights);
    }

    Tensor product(const LinearWeights& linear, const Tensor& x, const StopToken& stop)
    {
        Tensor y({x.dim(0), linear.out});
        m_products.multiply(linear, x.data(), x.dim(0), y.mutableData(), stop);
        return y;
    }

    Tensor mlp(std::int64_t l, const Tensor& between, const Tensor& x, const PassOptions& options)
    {
        const LayerWeights& layer = tensors().layers[l];
        Tensor inner = product(layer.gate.weight ? layer.gate : layer.up, x, options.stop);
        const Tensor values = layer.gate.weight ? product(layer.up, x, options.stop) : Tensor();
        float* numbers = inner.mutableData();
        const std::int64_t width = inner.dim(1);
        m_cpu.team.run(inner.dim(0), options.stop, [&](std::int64_t row, int) {
            activate(config().activation, width, numbers + row * width, *m_cpu.kernels);
            if (!values.empty())
                gateBy(width, numbers + row * width, values.data() + row * width);
        });
        Tensor output = product(layer.down, inner, options.stop);
        if (options.seen_mlp && !options.stop.requested())
            options.seen_mlp(l, {between, x, inner, output});
        return output;
    }

    Tensor afterAttention(std::int64_t l, const Tensor& x, const Tensor& attended, const PassOptions& options)
    {
        const LayerWeights& layer = tensors().layers[l];
        if (config().order == BlockOrder::Parallel)
            return sum(sum(x, attended), mlp(l, x, normed(layer.mlp_norm, x), options));
        if (config().order == BlockOrder::Post) {
            const Tensor between = normed(layer.attention_norm, sum(x, attended));
            return normed(layer.mlp_norm, sum(between, mlp(l, between, between, options)));
        }
        const Tensor between = sum(x, added(normed(layer.after_attention_norm, attended)));
        if (!layer.down.weight) // of a decoder: the MLP follows the next attention
            return between;
        return sum(between,
                   added(normed(layer.after_mlp_norm, mlp(l, between, normed(layer.mlp_norm, between), options))));
    }

    Tensor logits(const std::vector<std::int64_t>& ids, const Tensor& hidden, LogitRows rows, const StopToken& stop)
    {
        const std::int64_t d = hidden.dim(1);
        if (rows == LogitRows::All && !m_model->readsImage())
            return logitsOf(hidden, stop);
        const auto row = hidden.values().subspan(predictedPlace(*m_model, ids) * d, d);
        return logitsOf(Tensor({1, d}, std::vector<float>(row.begin(), row.end())), stop);
    }

    ModelPtr m_model;
    Tensor m_image;
    std::shared_ptr<Workspace> m_workspace;
    cpu::WorkspaceParts& m_cpu;
    bool m_keep;
    ModelProducts m_products;
    std::vector<std::optional<Scene>> m_parameters;
    std::vector<PackedAttention> m_packed;
};

ModelRunner::ModelRunner(ModelPtr model, bool once, int threads)
    : m_parts(std::make_unique<Parts>(std::move(model), once, threads))
{
}
ModelRunner::~ModelRunner() = default;

const Model& ModelRunner::model() const { return m_parts->model(); }
void ModelRunner::setImage(Tensor image) { m_parts->setImage(std::move(image)); }
Scene ModelRunner::parameters(std::int64_t layer) { return m_parts->parameters(layer); }
Tensor ModelRunner::logitsOf(const Tensor& rows, const StopToken& stop) { return m_parts->logitsOf(rows, stop); }

Result<ModelPassPtr> ModelRunner::run(const std::vector<std::int64_t>& ids, const LayerScenes& changed,
                                      const PassOptions& options)
{
    if (const auto fault = checkIds(model(), ids))
        return *fault;
    auto pass = std::make_shared<ModelPass>();
    pass->ids = ids;
    return m_parts->run(std::move(pass), 0, changed, options);
}

Result<std::optional<Scene>> ModelRunner::sceneOf(std::int64_t layer, const std::vector<std::int64_t>& ids,
                                                  const LayerScenes& changed, const StopToken& stop)
{
    PassOptions options;
    options.layers = layer;
    options.logits = LogitRows::None;
    options.stop = stop;
    const auto pass = run(ids, changed, options);
    if (!pass)
        return pass.error();
    if (!*pass)
        return std::optional<Scene>();
    auto scene = m_parts->scene(layer, m_parts->incomingState(layer, **pass, stop), **pass, changed);
    if (const auto fault = model().weights.fault())
        return *fault;
    return scene ? Result<std::optional<Scene>>(std::move(*scene)) : scene.error();
}

Result<ModelPassPtr> ModelRunner::runFrom(const ModelPass& before, std::int64_t first, const LayerScenes& changed,
                                          const PassOptions& options)
{
    auto pass = std::make_shared<ModelPass>();
    pass->ids = before.ids;
    first = std::min<std::int64_t>(first, std::ssize(before.hidden) - 1);
    if (options.keep_layers)
        first = std::min<std::int64_t>(first, std::ssize(before.layers));
    pass->hidden.assign(before.hidden.begin(), before.hidden.begin() + first + 1);
    if (options.keep_layers)
        pass->layers.assign(before.layers.begin(), before.layers.begin() + first);
    return m_parts->run(std::move(pass), first, changed, options);
}

} // namespace attn
