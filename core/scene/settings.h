// SPDX-License-Identifier: GPL-3.0-or-later
// The members of config that are numbers, names or flags and that a layer of the notebooks does without, in one table; and
// the parts that have several of them. Reader, writer and window go through it, as through the choices of options.h.
#pragma once

#include "core/scene/config.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>

namespace attn {

using SettingValue = std::variant<std::int64_t, double, std::string, bool>;
enum class SettingKind { Whole, Real, Name, Flag }; // in the order of SettingValue

struct Setting {
    std::string_view path;  // inside config: "rope.theta"
    std::string_view label; // on screen
    std::string_view help;  // one sentence for the tooltip
    SettingKind kind;
    // nullopt if it is left out, or its part is off.
    std::optional<SettingValue> (*get)(const Config&);
    // nullopt leaves it out. No effect if its part is off.
    void (*set)(Config&, const std::optional<SettingValue>&);
    // The value if it is left out; null for names, and if there is none.
    SettingValue (*otherwise)(const Config&) = nullptr;
    double step = 1, least = 0; // of a control for a number
};

// The value in force, given or not; nullopt if the setting has none.
std::optional<SettingValue> valueNow(const Config& config, const Setting& setting);
// Whether it has an effect in this configuration: "mask.window" only for a sliding window.
bool isOfUse(const Config& config, const Setting& setting);

std::span<const Setting> settings();
// The setting at `path`, which must be one of the table's.
const Setting& setting(std::string_view path);

// The member of config that the setting or option at `path` is about, as an object or beside it: "rope" of "rope.theta", "memory" of
// "d_memory".
std::string_view memberOf(std::string_view path);

// A member that is an object: all settings and options whose path begins with its name and a point.
struct ConfigPart {
    std::string_view name; // "rope"
    bool (*is_on)(const Config&);
    void (*turn)(Config&, bool on); // on: with the default values
};

std::span<const ConfigPart> configParts();
// The part called `name`, which must be one of the table's.
const ConfigPart& configPart(std::string_view name);

} // namespace attn
