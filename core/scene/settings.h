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
    // Nothing where it is left out, or its part is off.
    std::optional<SettingValue> (*get)(const Config&);
    // Nothing leaves it out. Of a part that is off it does nothing.
    void (*set)(Config&, const std::optional<SettingValue>&);
    // What holds where it is left out; null for names, and where nothing does.
    SettingValue (*otherwise)(const Config&) = nullptr;
    double step = 1, least = 0; // of a control for a number
};

// What holds now, said or not; nothing where the setting has no value.
std::optional<SettingValue> valueNow(const Config& config, const Setting& setting);
// Whether the rest of the configuration lets it mean something: "mask.window" of a sliding window alone.
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
    void (*turn)(Config&, bool on); // on: with the values that stand where nothing is said
};

std::span<const ConfigPart> configParts();
// The part called `name`, which must be one of the table's.
const ConfigPart& configPart(std::string_view name);

} // namespace attn
