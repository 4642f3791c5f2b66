// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/ropescaling.h"

#include "core/base/oneof.h"
#include "core/base/say.h"

#include <algorithm>
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

// Thrown in this file alone.
struct ScalingFault {
    std::string message;
};

// The members of a rope_scaling.
class Scaling {
public:
    Scaling(const ModelJson& values, const RopeLengths& lengths) : m_values(values), m_lengths(lengths) {}

    std::optional<double> numberIfThere(const char* key) const
    {
        const auto found = m_values.find(key);
        if (found == m_values.end() || found->is_null())
            return std::nullopt;
        if (!found->is_number() || !(found->get<double>() > 0))
            throw ScalingFault{say("%1: expected a number above 0", key)};
        return found->get<double>();
    }
    double number(const char* key) const
    {
        const auto value = numberIfThere(key);
        if (!value)
            throw ScalingFault{say("%1: expected a number above 0", key)};
        return *value;
    }
    // The length that a model had first.
    double original() const
    {
        const auto given = numberIfThere("original_max_position_embeddings");
        if (given || m_lengths.original > 0)
            return given.value_or(static_cast<double>(m_lengths.original));
        return now();
    }
    double now() const
    {
        if (m_lengths.now == 0)
            throw ScalingFault{say("original_max_position_embeddings: expected a number above 0")};
        return static_cast<double>(m_lengths.now);
    }
    // By how much a model was stretched.
    double stretch() const
    {
        const auto given = numberIfThere("factor");
        return given ? *given : now() / original();
    }
    // `count` positive numbers.
    std::vector<float> list(const char* key, std::int64_t count) const
    {
        const auto found = m_values.find(key);
        std::vector<float> numbers;
        if (found != m_values.end() && found->is_array())
            for (const ModelJson& each : *found)
                if (each.is_number() && each.get<double>() > 0)
                    numbers.push_back(each.get<float>());
        if (std::ssize(numbers) != count || found->size() != numbers.size())
            throw ScalingFault{say("%1: expected a list of %2 numbers above 0", key, count)};
        return numbers;
    }
    bool flag(const char* key, bool otherwise) const
    {
        const auto found = m_values.find(key);
        return found != m_values.end() && found->is_boolean() ? found->get<bool>() : otherwise;
    }

private:
    const ModelJson& m_values;
    const RopeLengths& m_lengths;
};

void scaleLinear(ModelRope& rope, const Scaling& scaling)
{
    rope.inv_freq = plainFrequencies(rope.theta, rope.dims);
    const auto factor = static_cast<float>(scaling.number("factor"));
    for (float& each : rope.inv_freq)
        each /= factor;
}

void scaleDynamic(ModelRope& rope, const Scaling& scaling)
{
    rope.factor = scaling.number("factor");
    rope.trained = static_cast<std::int64_t>(scaling.now());
    if (rope.dims == 2)
        throw ScalingFault{say("rope_type: dynamic needs more than one pair of rotating components")};
}

// 0.1 m ln(s) + 1, by which YaRN sharpens the attention of a model stretched by s.
double yarnFactor(double stretch, double m = 1) { return stretch <= 1 ? 1 : 0.1 * m * std::log(stretch) + 1; }

// https://arxiv.org/abs/2309.00071: pairs that turn often within the trained length stay, slow ones are interpolated,
// and between both there is a ramp.
void scaleYarn(ModelRope& rope, const Scaling& scaling)
{
    const double stretch = scaling.stretch(), trained = scaling.original(), dims = static_cast<double>(rope.dims);
    const auto m = scaling.numberIfThere("mscale"), all = scaling.numberIfThere("mscale_all_dim");
    rope.attention_factor *=
        scaling.numberIfThere("attention_factor")
            .value_or(m && all ? yarnFactor(stretch, *m) / yarnFactor(stretch, *all) : yarnFactor(stretch));
    const auto pairTurning = [&](double times) { // how many times within the trained length
        return dims * std::log(trained / (times * 2 * std::numbers::pi)) / (2 * std::log(rope.theta));
    };
    double low = pairTurning(scaling.numberIfThere("beta_fast").value_or(32)),
           high = pairTurning(scaling.numberIfThere("beta_slow").value_or(1));
    if (scaling.flag("truncate", true)) {
        low = std::floor(low);
        high = std::ceil(high);
    }
    low = std::max(low, 0.0);
    high = std::min(high, dims - 1);
    if (high == low)
        high += 0.001;
    rope.inv_freq = plainFrequencies(rope.theta, rope.dims);
    for (std::size_t i = 0; i < rope.inv_freq.size(); ++i) {
        const float slowed = static_cast<float>(std::clamp((static_cast<double>(i) - low) / (high - low), 0.0, 1.0));
        float& each = rope.inv_freq[i];
        each = each / static_cast<float>(stretch) * slowed + each * (1 - slowed);
    }
}

// https://arxiv.org/abs/2402.13753: each pair has its own factor, another one for texts longer than in training.
void scaleLong(ModelRope& rope, const Scaling& scaling)
{
    const double stretch = scaling.stretch(), trained = scaling.original();
    rope.attention_factor = scaling.numberIfThere("attention_factor")
                                .value_or(stretch <= 1 ? 1 : std::sqrt(1 + std::log(stretch) / std::log(trained)));
    rope.trained = static_cast<std::int64_t>(trained);
    for (const auto& [key, frequencies] :
         {std::pair("short_factor", &rope.inv_freq), {"long_factor", &rope.long_inv_freq}}) {
        const std::vector<float> factors = scaling.list(key, rope.dims / 2);
        *frequencies = plainFrequencies(rope.theta, rope.dims);
        for (std::size_t i = 0; i < factors.size(); ++i)
            (*frequencies)[i] /= factors[i];
    }
}

void scaleLlama3(ModelRope& rope, const Scaling& scaling)
{
    const double factor = scaling.number("factor"), low = scaling.number("low_freq_factor"),
                 high = scaling.number("high_freq_factor"),
                 trained = scaling.number("original_max_position_embeddings");
    if (low >= high)
        throw ScalingFault{say("low_freq_factor must be less than high_freq_factor")};
    rope.inv_freq = plainFrequencies(rope.theta, rope.dims);
    for (float& each : rope.inv_freq)
        each = llama3Frequency(each, factor, low, high, trained);
}

struct RopeKind {
    std::string_view name;
    void (*scale)(ModelRope& rope, const Scaling& scaling);
};
constexpr RopeKind rope_kinds[] = {{"linear", scaleLinear}, {"dynamic", scaleDynamic}, {"yarn", scaleYarn},
                                   {"longrope", scaleLong}, {"su", scaleLong},         {"llama3", scaleLlama3}};

} // namespace

std::vector<float> plainFrequencies(double theta, std::int64_t dims)
{
    std::vector<float> frequencies;
    for (std::int64_t i = 0; i < dims; i += 2)
        frequencies.push_back(1.0f /
                              std::pow(static_cast<float>(theta), static_cast<float>(i) / static_cast<float>(dims)));
    return frequencies;
}

std::vector<float> frequenciesOf(const ModelRope& rope, std::int64_t tokens)
{
    if (rope.trained == 0 || tokens <= rope.trained)
        return rope.inv_freq;
    if (rope.factor == 0)
        return rope.long_inv_freq.empty() ? rope.inv_freq : rope.long_inv_freq;
    // A base for which the slowest pair is slowed as if all positions were interpolated, and the fastest is not.
    const auto dims = static_cast<double>(rope.dims);
    const double growth =
        rope.factor * static_cast<double>(tokens) / static_cast<double>(rope.trained) - rope.factor + 1;
    return plainFrequencies(rope.theta * std::pow(growth, dims / (dims - 2)), rope.dims);
}

std::optional<Error> scaleRope(ModelRope& rope, const ModelJson& scaling, const std::string& where,
                               const RopeLengths& lengths)
{
    for (const auto& [key, value] : scaling.items())
        if (value.is_object())
            return Error{say("%1.%2: expected one set of values for all layers", where, key)};
    const auto word = scaling.find(scaling.contains("rope_type") ? "rope_type" : "type");
    if (word == scaling.end() && scaling.contains("factor"))
        return Error{say("%1.rope_type is missing; it defines how the factor is used", where)};
    if (word == scaling.end() || *word == "default")
        return std::nullopt;
    const auto* const kind = std::ranges::find_if(rope_kinds, [&](const RopeKind& each) { return *word == each.name; });
    if (kind == std::end(rope_kinds))
        return Error{say("%1: unknown RoPE type %2; expected one of default, %3", where,
                         word->dump(-1, ' ', false, ModelJson::error_handler_t::replace),
                         joinedTexts(rope_kinds, &RopeKind::name))};
    try {
        kind->scale(rope, Scaling(scaling, lengths));
    } catch (const ScalingFault& fault) {
        return Error{where + "." + fault.message};
    }
    for (const auto* frequencies : {&rope.inv_freq, &rope.long_inv_freq})
        if (std::ranges::any_of(*frequencies, [](float each) { return !std::isfinite(each); }))
            return Error{say("%1: these values make the RoPE frequencies infinite", where)};
    return std::nullopt;
}

} // namespace attn
