// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/ropescaling.h"

#include "core/base/say.h"

#include <cmath>
#include <numbers>

namespace attn {

namespace {

// The factor by which llama3 slows a pair: short waves stay, long ones are slowed by `factor`, those between by a share.
float llama3Frequency(float frequency, double factor, double low, double high, double trained)
{
    const double wave = 2 * std::numbers::pi / frequency;
    if (wave < trained / high)
        return frequency;
    if (wave > trained / low)
        return static_cast<float>(frequency / factor);
    const double smooth = (trained / wave - low) / (high - low);
    return static_cast<float>((1 - smooth) * frequency / factor + smooth * frequency);
}

} // namespace

std::vector<float> plainFrequencies(double theta, std::int64_t dims)
{
    std::vector<float> frequencies;
    for (std::int64_t i = 0; i < dims; i += 2)
        frequencies.push_back(1.0f /
                              std::pow(static_cast<float>(theta), static_cast<float>(i) / static_cast<float>(dims)));
    return frequencies;
}

Result<std::vector<float>> scaledFrequencies(const ModelJson& scaling, const std::string& where, double theta,
                                             std::int64_t dims)
{
    for (const auto& [key, value] : scaling.items())
        if (value.is_object())
            return Error{say("%1.%2: expected one set of values for all layers", where, key)};
    const auto word = scaling.find(scaling.contains("rope_type") ? "rope_type" : "type");
    if (word == scaling.end() && scaling.contains("factor"))
        return Error{say("%1.rope_type: is missing; it defines how the factor is used", where)};
    if (word == scaling.end() || *word == "default")
        return std::vector<float>();
    if (*word != "linear" && *word != "llama3")
        return Error{say("%1: unknown RoPE type %2; expected default, linear or llama3", where,
                         word->dump(-1, ' ', false, ModelJson::error_handler_t::replace))};
    std::string missing;
    const auto number = [&](const char* key) {
        const auto found = scaling.find(key);
        if (found != scaling.end() && found->is_number() && found->get<double>() > 0)
            return found->get<double>();
        if (missing.empty())
            missing = key;
        return 1.0;
    };
    std::vector<float> frequencies = plainFrequencies(theta, dims);
    const double factor = number("factor");
    if (*word == "linear") {
        for (float& each : frequencies)
            each /= static_cast<float>(factor);
    } else {
        const double low = number("low_freq_factor"), high = number("high_freq_factor"),
                     trained = number("original_max_position_embeddings");
        if (missing.empty() && low >= high)
            return Error{say("%1.low_freq_factor: must be less than high_freq_factor", where)};
        for (float& each : frequencies)
            each = llama3Frequency(each, factor, low, high, trained);
    }
    if (!missing.empty())
        return Error{say("%1.%2: expected a number above 0", where, missing)};
    return frequencies;
}

} // namespace attn
