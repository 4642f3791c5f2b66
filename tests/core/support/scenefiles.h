// SPDX-License-Identifier: GPL-3.0-or-later
// Scene files as their tests break them.
#pragma once

#include "core/io/scene/scenefile.h"

#include <nlohmann/json.hpp>
#include <string>

namespace attn {

inline std::string messageOf(const std::string& text)
{
    const auto scene = parseScene(text);
    return scene ? "(read)" : scene.error().message;
}

// A scene that reads, as JSON to be broken in one place.
inline nlohmann::ordered_json smallScene()
{
    return nlohmann::ordered_json::parse(R"({
        "format": "attnscope-scene/1",
        "inputs": {"x": [[0.5, 1.5], [2.5, 3.5]]},
        "draws": [{"op": "manual_seed", "seed": "123"},
                  {"op": "linear", "name": "W_query", "in": 2, "out_features": 2, "bias": false},
                  {"op": "linear", "name": "W_key", "in": 2, "out_features": 2, "bias": false},
                  {"op": "linear", "name": "W_value", "in": 2, "out_features": 2, "bias": false}],
        "config": {"projection": "linear", "num_heads": 1, "d_in": 2, "d_out": 2, "scale": "none"},
        "edits": [{"tensor": "x", "index": [0, 1], "value": 4.5}],
        "expected": {"x[0]": [0.5, null]},
        "view": {"stage": "weights"}
    })");
}

} // namespace attn
