// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layer/stagefacts.h"

#include "core/layer/stages.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace attn {

namespace {

constexpr CardTitle x_card = {"x", "X"}, qkv_card = {"qkv", "Q K V"}, norm_card = {"qk_norm", "QK norm"},
                    rope_card = {"rope", "RoPE"}, scores_card = {"scores", "Scores"}, scale_card = {"scale", "Scale"},
                    cap_card = {"softcap", "Soft cap"}, bias_card = {"bias", "Bias"}, mask_card = {"mask", "Mask"},
                    softmax_card = {"softmax", "Softmax"}, dropout_card = {"dropout", "Dropout"},
                    context_card = {"context", "Context"}, concat_card = {"concat", "Concat"},
                    output_card = {"output", "Output"};

constexpr StageFacts known[] = {
    {"x", "btd", x_card, "x", "Input embeddings"},
    {"qkv", "btc", qkv_card, "", "Queries, keys and values"},
    {"qkv_reshaped", "bthf", qkv_card, "", "Queries, keys and values, cut into heads"},
    {"qkv_permuted", "bhtf", qkv_card, "", "Queries, keys and values per head"},
    {"q", "bhie", qkv_card, "q", "Queries"},
    {"k", "bkje", qkv_card, "k", "Keys"},
    {"v", "bkje", qkv_card, "v", "Values"},
    {"q_normed", "bhie", norm_card, "q", "Normed queries"},
    {"k_normed", "bkje", norm_card, "k", "Normed keys"},
    {"q_rotated", "bhie", rope_card, "q", "Rotated queries"},
    {"k_rotated", "bkje", rope_card, "k", "Rotated keys"},
    {"q_next", "bhie", qkv_card, "q", "Queries of the next token"},
    {"scores", "bhij", scores_card, "s", "Attention scores", "score"},
    {"scaled", "bhij", scale_card, "z", "Scaled scores", "scaled score"},
    {"capped", "bhij", cap_card, "z", "Capped scores", "capped score"},
    {"position_bias", "hij", bias_card, "b", "Position bias", "bias"},
    {"biased", "bhij", bias_card, "z", "Biased scores", "score"},
    {"masked", "bhij", mask_card, "u", "Masked scores", "score"},
    {"weights_unmasked", "bhij", softmax_card, "w", "Softmax weights", "weight", true},
    {"weights_times_mask", "bhij", mask_card, "", "Masked weights", "weight", true},
    {"weights", "bhij", softmax_card, "w", "Softmax weights", "weight", true},
    {"sink_weights", "bhi", softmax_card, "", "Weights of the sinks", "weight", true},
    {"row_sums", "bhi", softmax_card, "", "Row sums of the weights", "value", true},
    {"keep", "bhij", dropout_card, "r", "Kept by dropout", "keep", true, Kind::Boolean},
    {"dropped", "bhij", dropout_card, "d", "After dropout"},
    {"head_context", "bhie", context_card, "c", "Context per head"},
    {"cumulative_context", "bhine", context_card, "", "Context, term by term"},
    {"context", "bto", concat_card, "c", "Context"},
    {"output", "bty", output_card, "y", "Output"},
    {"allowed", "ij", mask_card, "a", "Allowed by the mask", "value", true, Kind::Boolean},
};

constexpr auto computed_names = [] {
    std::array<std::string_view, std::size(known) - 1> names; // but x
    for (std::size_t i = 0; i < names.size(); ++i)
        names[i] = known[i + 1].name;
    return names;
}();
constexpr std::string_view dropout_names[] = {"keep", "dropped"};
constexpr std::string_view softmax_names[] = {"weights"};

} // namespace

const StageFacts* factsOf(std::string_view name)
{
    const auto found = std::ranges::find(known, name, &StageFacts::name);
    return found == std::end(known) ? nullptr : found;
}

bool isCard(std::string_view id)
{
    return std::ranges::find(known, id, [](const StageFacts& facts) { return facts.card.id; }) != std::end(known);
}

std::string_view axesOf(std::string_view name)
{
    const StageFacts* facts = factsOf(name);
    return facts ? facts->axes : std::string_view();
}

std::span<const std::string_view> computedNames(Stage stage)
{
    switch (stage) {
    case Stage::Attention: return computed_names;
    case Stage::DropoutOnly: return dropout_names;
    case Stage::SoftmaxOnly: return softmax_names;
    }
    return {};
}

bool isComputedName(const Config& config, std::string_view name)
{
    const auto names = computedNames(config.stage);
    const bool given = config.stage == Stage::Attention && std::ranges::count(startingTensors(config), name) > 0;
    return !given && std::ranges::count(names, name) > 0;
}

} // namespace attn
