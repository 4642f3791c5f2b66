// SPDX-License-Identifier: GPL-3.0-or-later
// The index of a model in several files: {"metadata": {…}, "weight_map": {"NAME OF A TENSOR": "FILE", …}}, as Hugging Face
// writes model.safetensors.index.json.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace attn {

// What an index may name: the largest models of today have some 100,000 tensors in some 200 files, and each file stays open.
inline constexpr std::size_t max_index_tensors = std::size_t(1) << 19, max_index_files = 512;

struct WeightIndex {
    struct Place {
        std::string tensor;
        std::size_t file = 0; // which of files
    };
    std::vector<std::string> files; // in the order of their names, each once
    std::vector<Place> places;      // in the index's order, each tensor once
};

// Each file is a plain name: no folder, nothing that leaves the index's own folder. A file of that name may be a
// symbolic link to anywhere: Hugging Face's own cache consists of them, and anyone who can put links into a folder can
// put files there, too. Members other than weight_map are skipped; none may occur twice. Throws ArrayFault.
WeightIndex parseWeightIndex(std::string_view text);

} // namespace attn
