// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layer/stagefacts.h"

#include "core/base/say.h"
#include "core/layer/stages.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace attn {

namespace {

constexpr CardTitle x_card = {"x", "X"}, qkv_card = {"qkv", SAY_LATER("Q K V")},
                    norm_card = {"qk_norm", SAY_LATER("QK norm")}, rope_card = {"rope", SAY_LATER("RoPE")},
                    scores_card = {"scores", SAY_LATER("Scores")}, scale_card = {"scale", SAY_LATER("Scale")},
                    cap_card = {"softcap", SAY_LATER("Soft cap")}, bias_card = {"bias", SAY_LATER("Bias")},
                    mask_card = {"mask", SAY_LATER("Mask")}, softmax_card = {"softmax", SAY_LATER("Softmax")},
                    dropout_card = {"dropout", SAY_LATER("Dropout")}, context_card = {"context", SAY_LATER("Context")},
                    concat_card = {"concat", SAY_LATER("Concat")}, output_card = {"output", SAY_LATER("Output")};

constexpr StageFacts known[] = {
    {"x", "btd", x_card, "x", SAY_LATER("Input embeddings")},
    {"qkv", "btc", qkv_card, "", SAY_LATER("Queries, keys and values")},
    {"qkv_reshaped", "bthf", qkv_card, "", SAY_LATER("Queries, keys and values, split into heads")},
    {"qkv_permuted", "bhtf", qkv_card, "", SAY_LATER("Queries, keys and values per head")},
    {"q", "bhie", qkv_card, "q", SAY_LATER("Queries")},
    {"k", "bkje", qkv_card, "k", SAY_LATER("Keys")},
    {"v", "bkje", qkv_card, "v", SAY_LATER("Values")},
    {"q_normed", "bhie", norm_card, "q", SAY_LATER("Normalized queries")},
    {"k_normed", "bkje", norm_card, "k", SAY_LATER("Normalized keys")},
    {"q_rotated", "bhie", rope_card, "q", SAY_LATER("Rotated queries")},
    {"k_rotated", "bkje", rope_card, "k", SAY_LATER("Rotated keys")},
    {"q_next", "bhie", qkv_card, "q", SAY_LATER("Queries of the next token")},
    {"scores", "bhij", scores_card, "s", SAY_LATER("Attention scores"), SAY_LATER("score")},
    {"scaled", "bhij", scale_card, "z", SAY_LATER("Scaled scores"), SAY_LATER("scaled score")},
    {"capped", "bhij", cap_card, "z", SAY_LATER("Capped scores"), SAY_LATER("capped score")},
    {"position_bias", "hij", bias_card, "b", SAY_LATER("Position bias"), SAY_LATER("bias")},
    {"biased", "bhij", bias_card, "z", SAY_LATER("Biased scores"), SAY_LATER("score")},
    {"masked", "bhij", mask_card, "u", SAY_LATER("Masked scores"), SAY_LATER("score")},
    {"weights_unmasked", "bhij", softmax_card, "w", SAY_LATER("Softmax weights"), SAY_LATER("weight"), true},
    {"weights_times_mask", "bhij", mask_card, "", SAY_LATER("Masked weights"), SAY_LATER("weight"), true},
    {"weights", "bhij", softmax_card, "w", SAY_LATER("Softmax weights"), SAY_LATER("weight"), true},
    {"sink_weights", "bhi", softmax_card, "", SAY_LATER("Sink weights"), SAY_LATER("weight"), true},
    {"row_sums", "bhi", softmax_card, "", SAY_LATER("Row sums of the weights"), SAY_LATER("value"), true},
    {"keep", "bhij", dropout_card, "r", SAY_LATER("Kept by dropout"), SAY_LATER("keep"), true, Kind::Boolean},
    {"dropped", "bhij", dropout_card, "d", SAY_LATER("After dropout")},
    {"head_context", "bhie", context_card, "c", SAY_LATER("Context per head")},
    {"cumulative_context", "bhine", context_card, "", SAY_LATER("Context, term by term")},
    {"context", "bto", concat_card, "c", SAY_LATER("Context")},
    {"output", "bty", output_card, "y", SAY_LATER("Output")},
    {"allowed", "ij", mask_card, "a", SAY_LATER("Allowed by the mask"), SAY_LATER("value"), true, Kind::Boolean},
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
