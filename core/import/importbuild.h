// SPDX-License-Identifier: GPL-3.0-or-later
// Builds the scene that an import plan describes.
#pragma once

#include "core/import/import.h"

namespace attn {

struct ImportBuilt {
    Scene scene;
    std::vector<std::string>
        becomes; // for each step the tensor it makes: "qkv.weight [2304, 768], transposed"; empty for none
    std::vector<std::string> notes; // what else happened to the scene
    bool positions_known = false;   // a config.json of a known family says whether there are rotary positions
};

// Errors say what does not fit, with the shapes. `base` is left unchanged.
Result<ImportBuilt> buildImport(const std::vector<ReadArray>& arrays, const Scene& base, const ImportPlan& plan);

} // namespace attn
