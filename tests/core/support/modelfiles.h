// SPDX-License-Identifier: GPL-3.0-or-later
// Small random models in a folder of their own, which is gone with the object.
#pragma once

#include "core/base/tensor.h"

#include <filesystem>
#include <string>
#include <vector>

namespace attn::test {

class ModelFolder {
public:
    ModelFolder();
    ~ModelFolder();
    ModelFolder(const ModelFolder&) = delete;
    ModelFolder& operator=(const ModelFolder&) = delete;

    std::string path() const { return m_folder.string(); }
    std::string file(const std::string& name) const { return (m_folder / name).string(); }
    void write(const std::string& name, const std::string& content) const;
    // model.safetensors with these tensors, float32.
    void writeWeights(const std::vector<NamedTensor>& tensors) const;

private:
    std::filesystem::path m_folder;
};

// A GPT-2 of 2 layers, 2 heads, width 8, 32 positions and 11 tokens: its config.json, and tensors that `seed` draws.
std::string tinyGptConfig();
std::vector<NamedTensor> tinyGptTensors(unsigned seed);

} // namespace attn::test
