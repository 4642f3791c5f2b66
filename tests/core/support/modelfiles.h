// SPDX-License-Identifier: GPL-3.0-or-later
// Small random models in a folder of their own, which is gone with the object.
#pragma once

#include "core/base/tensor.h"
#include "tests/core/support/temporaryfolder.h"

#include <string>
#include <vector>

namespace attn::test {

class ModelFolder {
public:
    std::string path() const { return m_folder.path(); }
    std::string file(const std::string& name) const { return m_folder.file(name); }
    void write(const std::string& name, const std::string& content) const;
    // model.safetensors with these tensors, float32.
    void writeWeights(const std::vector<NamedTensor>& tensors) const;

private:
    TemporaryFolder m_folder;
};

// A GPT-2 of 2 layers, 2 heads, width 8, 32 positions and 11 tokens: its config.json, and tensors that `seed` draws.
std::string tinyGptConfig();
std::vector<NamedTensor> tinyGptTensors(unsigned seed);

// A ViT of 4 × 4 pixels in 4 patches, width 2 and one layer; with `labels` it has a classifier. `more`: further members
// of its config.json, ", \"key\": value".
std::string tinyVitConfig(const std::string& more = {});
std::vector<NamedTensor> tinyVitTensors(std::int64_t labels = 0);

} // namespace attn::test
