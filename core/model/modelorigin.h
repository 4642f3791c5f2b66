// SPDX-License-Identifier: GPL-3.0-or-later
// Where a scene's numbers come from: how its file finds the model again, and how it distinguishes another model from
// it.
#pragma once

#include "core/model/model.h"
#include "core/scene/scene.h"

#include <optional>
#include <string>

namespace attn {

// A layer of the model opened at `path`, as a scene's member; the caller adds `given` and the changes.
ModelLayer originOf(const Model& model, const std::string& path, std::int64_t layer,
                    const std::optional<std::string>& text, std::vector<std::int64_t> ids);
// Makes the path of a model in the file `scene_file` absolute.
void resolvePath(ModelLayer& origin, const std::string& scene_file);

// Why the model has no such layer; nullopt if it has.
std::optional<Error> checkLayer(const Model& model, std::int64_t layer);
// The size in bytes of a layer's attention in the model's files, and a checksum of them in order.
struct LayerFingerprint {
    std::uint64_t bytes = 0, checksum = 0;
    bool operator==(const LayerFingerprint&) const = default;
};
LayerFingerprint fingerprint(const Model& model, std::int64_t layer);
// Fails if the model's numbers there differ from `known`; nullopt if nothing is known (0 bytes).
std::optional<Error> checkFingerprint(const Model& model, std::int64_t layer, const LayerFingerprint& known);

} // namespace attn
