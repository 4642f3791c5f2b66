// SPDX-License-Identifier: GPL-3.0-or-later
// What goes together in a configuration, before any tensor is looked at.
#include "core/base/numbertext.h"
#include "core/scene/familychecks.h"
#include "core/scene/options.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

namespace attn {

namespace {

constexpr std::int64_t max_heads = 1024;
constexpr std::int64_t max_width = std::int64_t(1)
                                   << 24; // of d_in and d_out: far beyond what fits in memory as a layer

// "1, 2, 3 or 6": the numbers of heads that divide d_out; of more than six the ones next to `wanted`.
std::string divisorsNear(std::int64_t d_out, std::int64_t wanted)
{
    std::vector<std::int64_t> divisors;
    for (std::int64_t heads = 1; heads <= std::min(d_out, max_heads); ++heads)
        if (d_out % heads == 0)
            divisors.push_back(heads);
    while (divisors.size() > 6)
        divisors.erase(wanted - divisors.front() > divisors.back() - wanted ? divisors.begin() : divisors.end() - 1);
    std::string text = std::to_string(divisors.front());
    for (std::size_t i = 1; i < divisors.size(); ++i)
        text += (i + 1 < divisors.size() ? ", " : " or ") + std::to_string(divisors[i]);
    return text;
}

std::optional<std::string> outside(std::string_view path, std::int64_t value, std::int64_t most)
{
    if (value >= 1 && value <= most)
        return std::nullopt;
    return std::string(path) + ": must be from 1 to " + std::to_string(most) + ", got " + std::to_string(value) + ".";
}

std::optional<std::string> checkDropoutChoices(const Dropout& dropout)
{
    if (dropout.p >= 0 && dropout.p <= 1)
        return std::nullopt;
    return "dropout.p: p must be from 0 to 1, got " + shortest(dropout.p) + ".";
}

// The numbers that belong to one kind of mask alone.
std::optional<std::string> checkWindow(const Mask& mask)
{
    const bool slides = mask.kind == MaskKind::SlidingWindow;
    if (slides && mask.window < 1)
        return "mask.window: a sliding window sees at least 1 key, got " + std::to_string(mask.window) + ".";
    if (!slides && mask.window != 0)
        return "mask.window: only a mask of kind sliding_window has a window.";
    if (mask.global < 0 || (!slides && mask.global != 0))
        return slides ? "mask.global: expected 0 or more first tokens that stay visible, got " +
                            std::to_string(mask.global) + "."
                      : "mask.global: only a mask of kind sliding_window has global tokens.";
    const bool prefix = mask.kind == MaskKind::Prefix;
    if (mask.prefix < 0 || (!prefix && mask.prefix != 0))
        return prefix ? "mask.prefix: expected 0 or more tokens, got " + std::to_string(mask.prefix) + "."
                      : std::string("mask.prefix: only a mask of kind prefix has a prefix.");
    return std::nullopt;
}

std::optional<std::string> checkMaskChoices(const Config& config)
{
    const Mask& mask = config.mask;
    const std::string kind(optionName(config, "mask.kind"));
    if (hasTensor(mask.kind) && mask.tensor.empty())
        return "mask.tensor: a mask of kind " + kind + " needs the name of its tensor.";
    if (isByPosition(mask.kind) && !mask.tensor.empty())
        return "mask.tensor: a " + kind + " mask takes no tensor, got '" + mask.tensor + "'.";
    if (auto fault = checkWindow(mask))
        return fault;
    if (!goTogether(mask.kind, mask.apply))
        return "mask.apply: an additive mask goes with add or none, got " +
               std::string(optionName(config, "mask.apply")) + ".";
    return std::nullopt;
}

std::optional<std::string> checkHeadsOff(const Config& config)
{
    std::int64_t last = -1;
    for (const std::int64_t head : config.heads_off) {
        if (head < 0 || head >= config.num_heads)
            return "heads_off: there is no head " + std::to_string(head) + ": the layer has " +
                   (config.num_heads == 1 ? "one head, head 0."
                                          : "heads 0 to " + std::to_string(config.num_heads - 1) + ".");
        if (head <= last)
            return "heads_off: expected each head once and in rising order, got " + std::to_string(head) + " after " +
                   std::to_string(last) + ".";
        last = head;
    }
    return std::nullopt;
}

bool fitsScale(double factor)
{
    return factor >= std::numeric_limits<float>::min() && factor <= std::numeric_limits<float>::max();
}

bool makesQueries(const Config& config)
{
    return config.starts_from == StartsFrom::X || config.starts_from == StartsFrom::XForScores;
}

std::optional<std::string> checkStart(const Config& config)
{
    if (!makesQueries(config) && config.projection != Projection::None)
        return "projection: a layer that starts from " +
               std::string(option("starts_from").values[int(config.starts_from)].label) +
               " projects nothing, so none is expected.";
    const bool fused = config.projection == Projection::FusedInterleaved ||
                       config.projection == Projection::FusedBlocks || config.projection == Projection::MhaModule;
    if (config.starts_from == StartsFrom::XForScores && fused)
        return "starts_from: one layer for q, k and v makes values as well, so x_for_scores goes with none, param, "
               "linear or heads_list.";
    return std::nullopt;
}

std::optional<std::string> checkSizes(const Config& config)
{
    if (auto fault = outside("num_heads", config.num_heads, max_heads))
        return fault;
    if (auto fault = outside("d_in", config.d_in, max_width))
        return fault;
    if (auto fault = outside("d_out", config.d_out, max_width))
        return fault;
    if (config.d_out % config.num_heads != 0)
        return "num_heads: " + std::to_string(config.d_out) + " does not divide into " +
               std::to_string(config.num_heads) + " heads: try " + divisorsNear(config.d_out, config.num_heads) + ".";
    if (config.head_dim && *config.head_dim != config.d_out / config.num_heads)
        return "head_dim: must be d_out / num_heads = " + std::to_string(config.d_out / config.num_heads) + ", got " +
               std::to_string(*config.head_dim) + ".";
    if (config.projection == Projection::None && config.d_in != config.d_out && makesQueries(config))
        return "d_out: without weights q, k and v are x itself, so d_out must be d_in = " +
               std::to_string(config.d_in) + ", got " + std::to_string(config.d_out) + ".";
    if (config.projection == Projection::MhaModule && config.d_in != config.d_out)
        return "d_out: nn.MultiheadAttention has one embed_dim, so d_out must be d_in = " +
               std::to_string(config.d_in) + ", got " + std::to_string(config.d_out) + ".";
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
    if (auto fault = checkSizes(config))
        return fault;
    if (auto fault = checkHeadsOff(config))
        return fault;
    if (config.scale == Scale::Factor && !fitsScale(config.scale_factor))
        return "scale: must be none, sqrt_head_dim or a number above 0 that float32 holds, got " +
               shortest(config.scale_factor) + ".";
    if (!(config.temperature > 0 && std::isfinite(config.temperature)))
        return "temperature: must be a number above 0, got " + shortest(config.temperature) + ".";
    if (auto fault = checkMaskChoices(config))
        return fault;
    return checkFamily(config);
}

} // namespace attn
