// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/support/modelfiles.h"

#include <cmath>
#include <cstring>
#include <fstream>
#include <random>

namespace attn::test {

void ModelFolder::write(const std::string& name, const std::string& content) const
{
    std::ofstream(m_folder.place() / pathOf(name), std::ios::binary) << content;
}

void ModelFolder::writeWeights(const std::vector<NamedTensor>& tensors) const
{
    std::string header, data;
    for (const NamedTensor& each : tensors) {
        std::string shape;
        for (const std::int64_t extent : each.tensor.shape())
            shape += (shape.empty() ? "" : ",") + std::to_string(extent);
        const std::size_t begin = data.size();
        data.append(reinterpret_cast<const char*>(each.tensor.data()), each.tensor.values().size_bytes());
        header += (header.empty() ? "{\"" : ",\"") + each.name + R"(":{"dtype":"F32","shape":[)" + shape +
                  "],\"data_offsets\":[" + std::to_string(begin) + "," + std::to_string(data.size()) + "]}";
    }
    header += "}";
    header.resize((header.size() + 7) / 8 * 8, ' ');
    const std::uint64_t length = header.size();
    std::string front(sizeof length, '\0');
    std::memcpy(front.data(), &length, sizeof length);
    write("model.safetensors", front + header + data);
}

std::string tinyGptConfig()
{
    return R"({"model_type": "gpt2", "n_embd": 8, "n_layer": 2, "n_head": 2, "n_positions": 32, "vocab_size": 11})";
}

std::vector<NamedTensor> tinyGptTensors(unsigned seed)
{
    std::mt19937 generator(seed);
    std::vector<NamedTensor> tensors;
    const auto add = [&](const std::string& name, Shape shape, float mean) {
        std::normal_distribution<float> normal(mean, 0.5f);
        Tensor tensor(std::move(shape));
        float* numbers = tensor.mutableData();
        for (std::int64_t i = 0; i < tensor.size(); ++i)
            numbers[i] = normal(generator);
        tensors.push_back({name, tensor});
    };
    const auto linear = [&](const std::string& name, std::int64_t in, std::int64_t out) {
        add(name + ".weight", {in, out}, 0);
        add(name + ".bias", {out}, 0);
    };
    const auto norm = [&](const std::string& name) {
        add(name + ".weight", {8}, 1);
        add(name + ".bias", {8}, 0);
    };
    add("wte.weight", {11, 8}, 0);
    add("wpe.weight", {32, 8}, 0);
    for (const std::string layer : {"h.0.", "h.1."}) {
        norm(layer + "ln_1");
        linear(layer + "attn.c_attn", 8, 24);
        linear(layer + "attn.c_proj", 8, 8);
        norm(layer + "ln_2");
        linear(layer + "mlp.c_fc", 8, 32);
        linear(layer + "mlp.c_proj", 32, 8);
    }
    norm("ln_f");
    return tensors;
}

std::string tinyVitConfig(const std::string& more)
{
    return R"({"model_type": "vit", "hidden_size": 2, "num_hidden_layers": 1, "num_attention_heads": 1,
               "intermediate_size": 2, "image_size": 4, "patch_size": 2)" +
           more + "}";
}

std::vector<NamedTensor> tinyVitTensors(std::int64_t labels)
{
    const auto counting = [](Shape shape) {
        Tensor tensor(std::move(shape));
        for (std::int64_t i = 0; i < tensor.size(); ++i)
            tensor.mutableData()[i] = static_cast<float>(i % 7) / 10;
        return tensor;
    };
    std::vector<NamedTensor> tensors = {{"embeddings.patch_embeddings.projection.weight", counting({2, 3, 2, 2})},
                                        {"embeddings.patch_embeddings.projection.bias", counting({2})},
                                        {"embeddings.cls_token", counting({1, 1, 2})},
                                        {"embeddings.position_embeddings", counting({1, 5, 2})}};
    const auto linear = [&](const std::string& name, std::int64_t out) {
        tensors.push_back({name + ".weight", counting({out, 2})});
        tensors.push_back({name + ".bias", counting({out})});
    };
    for (const char* name : {"attention.attention.query", "attention.attention.key", "attention.attention.value",
                             "attention.output.dense", "intermediate.dense", "output.dense"})
        linear("encoder.layer.0." + std::string(name), 2);
    for (const char* name : {"encoder.layer.0.layernorm_before", "encoder.layer.0.layernorm_after", "layernorm"}) {
        tensors.push_back({std::string(name) + ".weight", counting({2})});
        tensors.push_back({std::string(name) + ".bias", counting({2})});
    }
    if (labels > 0)
        linear("classifier", labels);
    return tensors;
}

} // namespace attn::test
