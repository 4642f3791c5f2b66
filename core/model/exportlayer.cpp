// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/exportlayer.h"

#include "core/base/floatbits.h"
#include "core/base/say.h"
#include "core/io/files/bytes.h"
#include "core/io/files/outputfile.h"
#include "core/model/modelorigin.h"
#include "core/recipe/realize.h"

#include <algorithm>
#include <cstring>

namespace attn {

namespace {

// Thrown in this file alone.
struct ExportFault {
    std::string message;
};

void appendDouble(std::string& bytes, float value, const std::byte* stored)
{
    double number = value;
    double before = 0;
    if (stored)
        std::memcpy(&before, stored, sizeof before);
    if (stored && sameBits(doubleToFloat(before), value))
        number = before; // it was rounded when it was read
    appendNumber(bytes, number);
}

// The numbers in their original type; F32 if one of them does not fit. `stored`: where they are in the file; null if
// arranged differently there.
void encode(std::span<const float> numbers, WeightType type, const std::byte* stored, RawTensor& tensor)
{
    const auto narrow = [&](const char* dtype, const auto& exact) {
        for (const float each : numbers) {
            const auto bits = exact(each);
            if (!bits)
                return false;
            appendNumber(tensor.bytes, *bits);
        }
        tensor.dtype = dtype;
        return true;
    };
    if (type == WeightType::F64) {
        tensor.dtype = "F64";
        for (std::size_t i = 0; i < numbers.size(); ++i)
            appendDouble(tensor.bytes, numbers[i], stored ? stored + i * sizeof(double) : nullptr);
        return;
    }
    if ((type == WeightType::F16 && narrow("F16", exactHalf)) ||
        (type == WeightType::BF16 && narrow("BF16", exactBfloat)))
        return;
    tensor.dtype = "F32";
    tensor.bytes.assign(reinterpret_cast<const char*>(numbers.data()), numbers.size_bytes());
}

// Rearranges all q, all k, all v as rows of q, k and v, one head after the other.
Tensor interleaved(const Tensor& rows, std::int64_t heads)
{
    const std::int64_t width = rows.dim(0) / (3 * heads), numbers = rows.size() / rows.dim(0);
    Tensor made(rows.shape());
    float* out = made.mutableData();
    for (std::int64_t head = 0; head < heads; ++head)
        for (std::int64_t part = 0; part < 3; ++part, out += width * numbers)
            std::copy_n(rows.data() + (part * heads + head) * width * numbers, width * numbers, out);
    return made;
}

class LayerExporter {
public:
    LayerExporter(const Model& model, std::int64_t layer, const Scene& own, const Realized& realized)
        : m_model(model), m_layer(layer), m_own(own), m_realized(realized)
    {
        const auto family = familyOfType(model.family.model_types.front());
        m_family = family && !model.family.architecture.empty() ? *family : &model.family;
    }

    std::vector<RawTensor> run()
    {
        const LayerWeights& weights = m_model.tensors.layers[static_cast<std::size_t>(m_layer)];
        const TensorNames& names = m_family->tensors;
        if (weights.qkv.weight && names.qkv.empty())
            throw ExportFault{say("the %1 family has no fused tensor for q, k and v", m_family->name)};
        if (m_model.family.qkv == QkvForm::Grouped)
            grouped(weights.qkv, names.qkv);
        else
            linear("qkv", weights.qkv, names.qkv);
        linear("W_query", weights.query, names.query);
        linear("W_key", weights.key, names.key);
        linear("W_value", weights.value, names.value);
        linear("out_proj", weights.output, names.output);
        vector("q_norm", weights.query_norm, names.query_norm + ".weight");
        vector("k_norm", weights.key_norm, names.key_norm + ".weight");
        return std::move(m_tensors);
    }

private:
    bool fromGguf() const { return m_family != &m_model.family; }

    std::string nameOf(const WeightEntry& entry, const std::string& name) const
    {
        if (!fromGguf())
            return entry.name;
        std::string whole = m_family->prefixes.front() + name;
        if (const auto at = whole.find("{l}"); at != whole.npos)
            whole.replace(at, 3, std::to_string(m_layer));
        return whole;
    }

    // The scene's tensor; where a person took it away, what has the same effect.
    Tensor changed(const std::string& name) const
    {
        const Tensor& model_tensor = *m_own.input(name);
        const Tensor* tensor = m_realized.find(name);
        if (tensor && tensor->shape() != model_tensor.shape())
            throw ExportFault{say("%1 %2 does not fit the model's shape %3", name, toString(tensor->shape()),
                                  toString(model_tensor.shape()))};
        if (!tensor && !name.ends_with(".bias"))
            throw ExportFault{say("%1 is missing, but the model's layer has it", name)};
        return tensor ? *tensor : Tensor(model_tensor.shape());
    }

    Tensor ordered(const std::string& part, const Tensor& tensor) const
    {
        const bool other = part == "qkv" && m_model.family.qkv != m_family->qkv;
        if (other && !(m_model.family.qkv == QkvForm::Blocks && m_family->qkv == QkvForm::Interleaved))
            throw ExportFault{say("files of the %1 family store q, k and v in a different order", m_family->name)};
        return other ? interleaved(tensor, m_model.config.heads) : tensor;
    }

    void linear(const std::string& part, const LinearWeights& linear, const std::string& name)
    {
        if (!linear.weight)
            return;
        if (!linear.bias && m_realized.find(part + ".bias"))
            throw ExportFault{say("the model has no tensor for %1.bias", part)};
        Tensor weight = ordered(part, changed(part + ".weight"));
        if (part == "out_proj")
            clearHeadsOff(weight);
        const bool in_out = fromGguf() ? m_family->linear == LinearForm::Conv1d : linear.stored_in_out;
        add(*linear.weight, name + ".weight", in_out ? transposedMatrix(weight) : weight);
        if (linear.bias)
            add(*linear.bias, name + ".bias", ordered(part, changed(part + ".bias")));
    }

    // Three projections of the scene in one of the file.
    void grouped(const LinearWeights& linear, const std::string& name)
    {
        const auto joined = [&](const std::string& ending) {
            return groupedRows(changed("W_query" + ending), changed("W_key" + ending), changed("W_value" + ending),
                               m_model.config);
        };
        for (const std::string part : {"W_query", "W_key", "W_value"})
            if (!linear.bias && m_realized.find(part + ".bias"))
                throw ExportFault{say("the model has no tensor for %1.bias", part)};
        add(*linear.weight, name + ".weight", joined(".weight"));
        if (linear.bias)
            add(*linear.bias, name + ".bias", joined(".bias"));
    }

    void vector(const std::string& part, const WeightEntry* entry, const std::string& name)
    {
        if (!entry)
            return;
        Tensor weight = changed(part);
        if (m_family->unit_offset && !m_model.family.unit_offset) // a GGUF holds 1 + w
            std::transform(weight.data(), weight.data() + weight.size(), weight.mutableData(),
                           [](float value) { return value - 1; });
        add(*entry, name, weight);
    }

    // What a head that is off gives to the output counts as 0.
    void clearHeadsOff(Tensor& weight) const
    {
        const std::int64_t columns = weight.dim(1), width = columns / m_realized.config.num_heads;
        for (const std::int64_t head : m_realized.config.heads_off)
            for (std::int64_t row = 0; row < weight.dim(0); ++row)
                std::fill_n(weight.mutableData() + row * columns + head * width, width, 0.0f);
    }

    void add(const WeightEntry& entry, const std::string& name, const Tensor& tensor)
    {
        RawTensor& stored = m_tensors.emplace_back();
        stored.name = nameOf(entry, name);
        stored.shape = tensor.shape();
        encode(tensor.values(), entry.type, fromGguf() ? nullptr : m_model.weights.bytes(entry).data(), stored);
    }

    const Model& m_model;
    std::int64_t m_layer;
    const Scene& m_own;
    const Realized& m_realized;
    const Family* m_family; // of the files that are written
    std::vector<RawTensor> m_tensors;
};

bool isWeight(const Scene& own, const std::string& name)
{
    return name != "x" && name != own.config.memory && name != "inv_freq" && name != "t5_bias" && name != "window" &&
           own.input(name);
}

// What of the change is in no tensor of the model's attention.
std::vector<std::string> leftOut(const Scene& own, const LayerEdits& change)
{
    std::vector<std::string> sentences;
    if (change.config)
        sentences.emplace_back(
            say("The configuration differs from the model's; the weights do not contain this change."));
    for (const NamedTensor& input : change.inputs)
        if (!isWeight(own, input.name))
            sentences.push_back(say("%1 is not a weight of the model.", input.name));
    for (const auto& edits : change.edits.tensors())
        if (!isWeight(own, edits->tensor()))
            sentences.push_back(sayCount("1 edit of %1 is not in any weight of the model.",
                                         "%n edits of %1 are not in any weight of the model.", edits->size(),
                                         edits->tensor()));
    for (const auto& pinned : change.overrides.tensors())
        sentences.push_back(sayCount("1 pinned value of %1 is not in any weight of the model.",
                                     "%n pinned values of %1 are not in any weight of the model.", pinned->size(),
                                     pinned->tensor()));
    return sentences;
}

} // namespace

Result<ExportedLayer> exportedLayer(ModelRunner& runner, std::int64_t layer, const LayerEdits& change,
                                    std::int64_t tokens, std::int64_t memory_tokens)
{
    const auto ofLayer = [&](const std::string& what) { return Error{say("layer %1: %2", layer, what)}; };
    if (auto fault = checkLayer(runner.model(), layer))
        return *fault;
    const Scene own = layerOf(runner, layer, tokens, memory_tokens);
    const auto scene = withChange(own, change);
    if (!scene)
        return ofLayer(scene.error().message);
    if (scene->config.projection != own.config.projection || scene->config.out_proj != own.config.out_proj)
        return ofLayer(say(
            "the projections of this layer differ from the model's, so the model has no tensors for their weights"));
    const auto realized = realize(*scene);
    if (!realized)
        return ofLayer(realized.error().message);
    try {
        ExportedLayer exported{LayerExporter(runner.model(), layer, own, **realized).run(), leftOut(own, change)};
        if (const auto fault = runner.model().weights.fault())
            return *fault;
        const TensorNames& names = runner.model().family.tensors;
        if ((names.qkv.empty() ? names.query : names.qkv).find("{l}") == std::string::npos)
            exported.left_out.emplace_back(
                say("All layers of this model share these tensors, so the file changes every layer."));
        return exported;
    } catch (const ExportFault& fault) {
        return ofLayer(fault.message);
    }
}

Result<std::vector<std::string>> writeExportedLayer(const std::string& path, ModelRunner& runner, std::int64_t layer,
                                                    const LayerEdits& change, std::int64_t tokens,
                                                    std::int64_t memory_tokens)
{
    auto exported = exportedLayer(runner, layer, change, tokens, memory_tokens);
    if (!exported)
        return exported.error();
    if (auto unwritten = writeOutputFile(path, safetensorsBytes(exported->tensors)))
        return *unwritten;
    return std::move(exported->left_out);
}

} // namespace attn
