// SPDX-License-Identifier: GPL-3.0-or-later
// The one table of configuration choices: their names in files, their words on screen, their values. The file reader and
// writer, the window's controls and the random scenes of the tests all read it, so that a new choice is added in one place.
#pragma once

#include "core/scene/config.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace attn {

struct OptionValue {
    std::string_view name;  // in files and code: "post_softmax_renorm"
    std::string_view label; // on screen: "× 0 after, then rescale"
};

// One choice with a closed list of values. get and set speak positions in `values`, which are the enum's own numbers.
struct Option {
    std::string_view path;  // inside config: "mask.apply"
    std::string_view label; // on screen: "Applied by"
    std::string_view help;  // one sentence for the tooltip
    std::span<const OptionValue> values;
    int (*get)(const Config&);
    void (*set)(Config&, int);
};

std::span<const Option> options();
// The option at `path`; the path must be one of the table's.
const Option& option(std::string_view path);
// Position of the value called `name`, if any.
std::optional<int> valueNamed(const Option& option, std::string_view name);
// The name of the value that `config` has there: optionName(config, "normalize") is "softmax".
std::string_view optionName(const Config& config, std::string_view path);

// Whether a mask of this kind is a tensor of the scene: padding, custom_bool and additive.
bool hasTensor(MaskKind kind);
// Whether such a mask follows from the positions of query and key: causal, sliding_window and prefix.
bool isByPosition(MaskKind kind);
// Whether a mask of this kind can be applied so: an additive one is added, or not applied.
bool goTogether(MaskKind kind, MaskApply apply);
// `apply`, or what a first mask gets if that is none: -inf before the softmax.
MaskApply applyOrFirst(MaskApply apply);
// What is wrong with the choices taken together, in one sentence that begins with the path inside config ("num_heads: 6
// does not divide into 4 heads: try 1, 2, 3 or 6."), or nullopt. Checks the config alone, not tensors.
std::optional<std::string> checkConfig(const Config& config);

} // namespace attn
