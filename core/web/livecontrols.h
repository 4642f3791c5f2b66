// SPDX-License-Identifier: GPL-3.0-or-later
// What a live page can change besides its cells: masks, choices of the configuration, dropout, seeds, heads and the
// scene's sliders, as plain values made from core's tables, and the change of the scene that each of them makes.
#pragma once

#include "core/engine/computed.h"
#include "core/explain/explain.h"
#include "core/rewrite/structure.h"

#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace attn {

using ControlValue = std::variant<bool, double, std::string>;

struct LiveControl {
    enum class Kind { Choice, Number, Switch, Button, Slider };
    struct Value {
        std::string name, label;
        std::string off = {}; // why the scene cannot take it; empty: it can
    };

    std::string id; // "mask.kind", "head.2", "slider.0"
    Kind kind = Kind::Button;
    std::string label, help;
    ControlValue value = {};
    std::vector<Value> values = {};       // of a choice
    double least = 0, most = 1, step = 1; // of a number, which is a whole one, and of a slider
    std::string off = {};                 // why it cannot be changed; empty: it can
};
struct LiveGroup {
    std::string title;
    std::vector<LiveControl> controls;
};

// Those that mean something in this scene. `computed` has all numbers that may be shown.
std::vector<LiveGroup> liveControls(const Computed& computed);
// Returns the control as JSON for the page's script.
std::string jsonOf(const LiveControl& control);
// The scene after setting one of them; a button takes no value. Errors: no such control, a value of another type or out
// of range, and those of the change itself.
Result<Rewritten> withControl(const Computed& computed, const std::string& id,
                              const std::optional<ControlValue>& value);

// The scene's tensors whose cells are for a query and a key that can be blocked or allowed.
std::vector<std::string> paintedTensors(const Computed& computed);
// The scene with one such cell blocked or allowed, and whether it is blocked now; without `block` it becomes what it was not.
Result<std::pair<Scene, bool>> withPaintedCell(const Computed& computed, const CellRef& cell,
                                               std::optional<bool> block);

} // namespace attn
