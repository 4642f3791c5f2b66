// SPDX-License-Identifier: GPL-3.0-or-later
// Where the numbers of a scene come from: how its file finds the model again, and how it tells another model from that one.
#pragma once

#include "core/model/model.h"
#include "core/scene/scene.h"

#include <optional>
#include <string>

namespace attn {

// A layer of the model that was opened at `path`, as a scene's member; `given` and what was changed are for others to put in.
ModelLayer originOf(const Model& model, const std::string& path, std::int64_t layer,
                    const std::optional<std::string>& text, std::vector<std::int64_t> ids);
// Makes the path of a model in the file `scene_file` absolute.
void resolvePath(ModelLayer& origin, const std::string& scene_file);

// Why the model has no such layer; nothing where it has.
std::optional<Error> checkLayer(const Model& model, std::int64_t layer);
// How many bytes the attention of a layer takes in the model's files, and a checksum of them in order.
struct LayerFingerprint {
    std::uint64_t bytes = 0, checksum = 0;
    bool operator==(const LayerFingerprint&) const = default;
};
LayerFingerprint fingerprint(const Model& model, std::int64_t layer);
// That the model holds other numbers there than `known` tells; nothing where nothing is known (0 bytes).
std::optional<Error> checkFingerprint(const Model& model, std::int64_t layer, const LayerFingerprint& known);

} // namespace attn
