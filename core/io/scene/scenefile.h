// SPDX-License-Identifier: GPL-3.0-or-later
// Reads and writes *.attn: JSON, UTF-8, "format": "attnscope-scene/1". The reader is strict: unknown members, duplicate
// keys, wrong types, wrong sizes and broken text are refused with the path of the first fault, before memory is taken.
#pragma once

#include "core/base/result.h"
#include "core/io/files/inputfile.h"
#include "core/scene/scene.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace attn {

// The scene in `text`. Ends with plan(scene), so a scene that was read is one that can be computed.
// Errors: "config.mask.apply: 'foo' is not one of none, fill_neg_inf, …". A scene that names a model instead of holding its
// numbers is refused, unless `fill` puts them in (core/model/modelscene.h).
using FillScene = std::function<std::optional<Error>(Scene& scene)>;
Result<Scene> parseScene(std::string_view text, const FillScene& fill = {});
// The same without plan(): for a scene whose numbers are stored elsewhere. Call plan() before use.
Result<Scene> parseUnplanned(std::string_view text);
// Reads a file of at most 64 MiB (see readWholeFile) and parses it. Errors name the file: "scene.attn: no such file".
Result<Scene> readSceneFile(const std::string& path, Pipes pipes = Pipes::Refused, const FillScene& fill = {});
// The file's text: stable order, shortest decimals that round-trip float32, defaults left out. parseScene restores the
// scene. If a scene names a model, what the model gave is left out; a relative path to it starts at `folder`.
std::string writeScene(const Scene& scene, const std::string& folder = {});

} // namespace attn
