// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/headless/modelarrays.h"

#include "core/base/nearestword.h"
#include "core/base/say.h"
#include "core/engine/freememory.h"
#include "core/headless/optionvalues.h"
#include "core/io/arrays/dataformats.h"
#include "core/layer/tensorsource.h"

#include <algorithm>

namespace attn {

namespace {

// "layers.3.q": layer 3 and "q"; of another name all layers, -1.
std::pair<std::int64_t, std::string> layerAndName(const std::string& name)
{
    constexpr std::string_view prefix = "layers.";
    const std::size_t point = name.starts_with(prefix) ? name.find('.', prefix.size()) : name.npos;
    const auto layer = point == name.npos
                           ? std::nullopt
                           : wholeNumber(std::string_view(name).substr(prefix.size(), point - prefix.size()));
    return layer ? std::pair(*layer, name.substr(point + 1)) : std::pair(std::int64_t(-1), name);
}

// Without the axis of the batch, which is one text.
Tensor withoutBatch(const Computed& computed, const TracedTensor& traced)
{
    const StageTensor* stage = findStage(computed.realized->plan.stages, traced.name);
    Shape shape = traced.shape;
    if (stage && stage->axes.starts_with('b') && shape.size() > 1 && shape.front() == 1)
        shape.erase(shape.begin());
    Tensor tensor(shape, traced.kind);
    traced.read(0, std::span(tensor.mutableData(), static_cast<std::size_t>(tensor.size())));
    return tensor;
}

} // namespace

ModelArrays::ModelArrays(const Model& model, const std::vector<std::int64_t>& ids,
                         const std::vector<std::string>& extra)
    : m_model(model), m_ids(ids), m_extra(extra)
{
}

std::optional<ModelArrays::Fault> ModelArrays::whyNot() const
{
    for (const std::string& name : m_extra)
        if (const auto [layer, tensor] = layerAndName(name); layer >= m_model.config.layers)
            return Fault{say("--tensor: %1: the model has layers 0 to %2", name, m_model.config.layers - 1), true};
    const ModelConfig& config = m_model.config;
    const std::int64_t tokens = std::ssize(m_ids);
    const auto numbers = static_cast<double>(tokens) * (static_cast<double>(config.layers * config.heads * tokens) +
                                                        static_cast<double>((config.layers + 1) * config.width) +
                                                        static_cast<double>(config.vocabulary));
    if (numbers * sizeof(float) > static_cast<double>(freeMemory()))
        return Fault{say("the arrays for %1 tokens need %2 MiB, more than the available memory", countText(tokens),
                         static_cast<std::int64_t>(numbers * sizeof(float)) >> 20)};
    return std::nullopt;
}

void ModelArrays::take(std::int64_t layer, const Computed& computed)
{
    const std::string prefix = "layers." + std::to_string(layer) + ".";
    const Trace& trace = *computed.trace;
    std::vector<std::string> wanted = {"weights"};
    for (const std::string& name : m_extra) {
        const auto [of, tensor] = layerAndName(name);
        if ((of != -1 && of != layer) || !trace.find(tensor))
            continue;
        m_found.insert(name);
        if (std::ranges::find(wanted, tensor) == wanted.end())
            wanted.push_back(tensor);
    }
    for (const std::string& name : wanted)
        if (const TracedTensor* traced = trace.find(name))
            m_tensors.push_back({prefix + name, withoutBatch(computed, *traced)});
    if (m_known.empty())
        for (const TracedTensor& each : trace.tensors())
            m_known.push_back(each.name);
}

void ModelArrays::take(std::int64_t layer, const MlpValues& values)
{
    for (const auto& [tensor, numbers] : {std::pair("between", &values.between),
                                          {"mlp_input", &values.input},
                                          {"mlp_inner", &values.inner},
                                          {"mlp_output", &values.output}}) {
        const bool all = std::ranges::find(m_extra, tensor) != m_extra.end();
        const std::string name = "layers." + std::to_string(layer) + "." + tensor;
        if (all || std::ranges::find(m_extra, name) != m_extra.end()) {
            m_found.insert({tensor, name});
            m_tensors.push_back({name, *numbers});
        }
        if (layer == 0)
            m_known.push_back(tensor);
    }
}

Result<ModelPassPtr> ModelArrays::collect(ModelRunner& runner, const ModelEdits& changes, const StopToken& stop)
{
    const auto changed = changedLayers(runner, changes);
    if (!changed)
        return changed.error();
    PassOptions options;
    options.logits = LogitRows::All;
    options.stop = stop;
    options.seen = [this](std::int64_t layer, const Computed& computed) { take(layer, computed); };
    options.seen_mlp = [this](std::int64_t layer, const MlpValues& values) { take(layer, values); };
    return runner.run(m_ids, *changed, options);
}

std::optional<ModelArrays::Fault> ModelArrays::write(const std::string& path, const ModelPass& pass) const
{
    for (const std::string& name : m_extra)
        if (!m_found.count(name))
            return Fault{"--tensor: " + noTensor(layerAndName(name).second,
                                                 std::vector<std::string_view>(m_known.begin(), m_known.end()))
                                            .message,
                         true};
    std::vector<TracedTensor> arrays;
    const auto add = [&](const std::string& name, const Tensor& tensor) {
        arrays.push_back({name, tensor.shape(), tensor.kind(), makeSource(tensor)});
    };
    add("ids", Tensor({std::ssize(m_ids)}, std::vector<float>(m_ids.begin(), m_ids.end()), Kind::Integer));
    for (std::size_t l = 0; l < pass.hidden.size(); ++l)
        add("hidden." + std::to_string(l), pass.hidden[l]);
    for (const NamedTensor& tensor : m_tensors)
        add(tensor.name, tensor.tensor);
    if (!pass.logits.empty())
        add("logits", pass.logits);
    const Trace trace("cpu", std::move(arrays));
    std::vector<const TracedTensor*> all;
    for (const TracedTensor& each : trace.tensors())
        all.push_back(&each);
    const auto unwritten = writeData(path, trace, all);
    return unwritten ? std::optional(Fault{unwritten->message, false}) : std::nullopt;
}

} // namespace attn
