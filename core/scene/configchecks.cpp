// SPDX-License-Identifier: GPL-3.0-or-later
// Which choices of a configuration go together, apart from tensors.
#include "core/base/numbertext.h"
#include "core/base/oneof.h"
#include "core/base/say.h"
#include "core/scene/familychecks.h"
#include "core/scene/options.h"

#include <algorithm>
#include <cmath>
#include <tuple>
#include <vector>

namespace attn {

namespace {

constexpr std::int64_t max_heads = 1024;
constexpr std::int64_t max_width = std::int64_t(1)
                                   << 24; // of d_in and d_out: far beyond what fits in memory as a layer

// "1, 2, 3 or 6": the numbers of heads that divide d_out; if more than six, those nearest to `wanted`.
std::string divisorsNear(std::int64_t d_out, std::int64_t wanted)
{
    std::vector<std::int64_t> divisors;
    for (std::int64_t heads = 1; heads <= std::min(d_out, max_heads); ++heads)
        if (d_out % heads == 0)
            divisors.push_back(heads);
    while (divisors.size() > 6)
        divisors.erase(wanted - divisors.front() > divisors.back() - wanted ? divisors.begin() : divisors.end() - 1);
    std::vector<std::string> texts;
    for (const std::int64_t divisor : divisors)
        texts.push_back(std::to_string(divisor));
    return oneOf(texts);
}

std::optional<std::string> outside(std::string_view path, std::int64_t value, std::int64_t most)
{
    if (value >= 1 && value <= most)
        return std::nullopt;
    return say("%1: must be from 1 to %2, got %3.", path, countText(most), value);
}

std::optional<std::string> checkDropoutChoices(const Dropout& dropout)
{
    if (dropout.p >= 0 && dropout.p <= 1)
        return std::nullopt;
    return say("dropout.p: p must be from 0 to 1, got %1.", shortest(dropout.p));
}

// The numbers that belong to one kind of mask alone.
std::optional<std::string> checkWindow(const Mask& mask)
{
    const bool slides = mask.kind == MaskKind::SlidingWindow;
    if (slides && mask.window < 1)
        return say("mask.window: a sliding window must cover at least 1 key, got %1.", mask.window);
    if (!slides && mask.window != 0)
        return say("mask.window: only a mask of kind sliding_window has a window.");
    if (mask.global < 0 || (!slides && mask.global != 0))
        return slides ? say("mask.global: the number of initial tokens that stay visible must be 0 or more, got %1.",
                            mask.global)
                      : say("mask.global: only a mask of kind sliding_window has global tokens.");
    const bool prefix = mask.kind == MaskKind::Prefix;
    if (mask.prefix < 0 || (!prefix && mask.prefix != 0))
        return prefix ? say("mask.prefix: expected 0 or more tokens, got %1.", mask.prefix)
                      : std::string(say("mask.prefix: only a mask of kind prefix has a prefix."));
    return std::nullopt;
}

std::optional<std::string> checkMaskChoices(const Config& config)
{
    const Mask& mask = config.mask;
    const std::string kind(optionName(config, "mask.kind"));
    if (hasTensor(mask.kind) && mask.tensor.empty())
        return say("mask.tensor: a mask of kind %1 needs the name of its tensor.", kind);
    if (isByPosition(mask.kind) && !mask.tensor.empty())
        return say("mask.tensor: a mask of kind %1 takes no tensor, got '%2'.", kind, mask.tensor);
    if (auto fault = checkWindow(mask))
        return fault;
    if (!goTogether(mask.kind, mask.apply))
        return say("mask.apply: an additive mask needs add or none, got %1.", optionName(config, "mask.apply"));
    return std::nullopt;
}

std::optional<std::string> checkHeadsOff(const Config& config)
{
    std::int64_t last = -1;
    for (const std::int64_t head : config.heads_off) {
        if (head < 0 || head >= config.num_heads)
            return say("heads_off: head %1 does not exist; the layer has %2", head,
                       config.num_heads == 1 ? say("one head, head 0.") : say("heads 0 to %1.", config.num_heads - 1));
        if (head <= last)
            return say("heads_off: expected each head once and in ascending order, got %1 after %2.", head, last);
        last = head;
    }
    return std::nullopt;
}

std::optional<std::string> checkStart(const Config& config)
{
    if (!makesQueries(config) && config.projection != Projection::None)
        return say("projection: a layer that starts from %1 has no projections; use none.",
                   option("starts_from").values[int(config.starts_from)].label);
    const bool fused = config.projection == Projection::FusedInterleaved ||
                       config.projection == Projection::FusedBlocks || config.projection == Projection::MhaModule;
    if (config.starts_from == StartsFrom::XForScores && fused)
        return say("starts_from: x_for_scores leaves out the values, but a single layer for q, k and v computes them; "
                   "use x_for_scores only with projection none, param, linear or heads_list.");
    return std::nullopt;
}

std::optional<std::string> checkSizes(const Config& config)
{
    for (const auto& [path, size, most] : {std::tuple("num_heads", config.num_heads, max_heads),
                                           {"d_in", config.d_in, max_width},
                                           {"d_out", config.d_out, max_width}})
        if (auto fault = outside(path, size, most))
            return fault;
    if (config.d_out % config.num_heads != 0)
        return say("num_heads: %1 cannot be split evenly into %2 heads; try %3.", config.d_out, config.num_heads,
                   divisorsNear(config.d_out, config.num_heads));
    if (config.head_dim && *config.head_dim != config.d_out / config.num_heads)
        return say("head_dim: must be d_out / num_heads = %1, got %2.", config.d_out / config.num_heads,
                   *config.head_dim);
    if (config.projection == Projection::None && config.d_in != config.d_out && makesQueries(config))
        return say("d_out: without weights, q, k and v equal x, so d_out must be d_in = %1, got %2.", config.d_in,
                   config.d_out);
    if (config.projection == Projection::MhaModule && config.d_in != config.d_out)
        return say("d_out: nn.MultiheadAttention has a single embed_dim, so d_out must be d_in = %1, got %2.",
                   config.d_in, config.d_out);
    return std::nullopt;
}

} // namespace

std::optional<std::string> checkConfig(const Config& config)
{
    if (config.stage == Stage::SoftmaxOnly)
        return std::nullopt;
    if (auto fault = checkDropoutChoices(config.dropout))
        return fault;
    if (config.stage == Stage::DropoutOnly)
        return std::nullopt;
    if (auto fault = checkStart(config))
        return fault;
    if (config.starts_from == StartsFrom::Weights)
        return outside("num_heads", config.num_heads, max_heads);
    for (const auto check : {checkSizes, checkHeadsOff})
        if (auto fault = check(config))
            return fault;
    if (config.scale == Scale::Factor && !isPositiveFloat(config.scale_factor))
        return say("scale: must be none, sqrt_head_dim or a number above 0 that fits in float32, got %1.",
                   shortest(config.scale_factor));
    if (!(config.temperature > 0 && std::isfinite(config.temperature)))
        return say("temperature: must be a number above 0, got %1.", shortest(config.temperature));
    if (auto fault = checkMaskChoices(config))
        return fault;
    return checkFamily(config);
}

} // namespace attn
