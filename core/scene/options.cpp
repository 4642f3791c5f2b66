// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scene/options.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace attn {

namespace {

// The order in each list is the order of the enum.
constexpr OptionValue stage_values[] = {
    {"attention", "attention layer"}, {"dropout_only", "dropout alone"}, {"softmax_only", "softmax alone"}};
constexpr OptionValue projection_values[] = {{"none", "no weights: q = k = v = x"},
                                             {"param", "three matrices, x W"},
                                             {"linear", "three linear layers"},
                                             {"heads_list", "one small layer per head"},
                                             {"fused_interleaved", "one qkv layer, cut per head"},
                                             {"fused_blocks", "one qkv layer, cut in three"},
                                             {"mha_module", "nn.MultiheadAttention"}};
constexpr OptionValue scale_values[] = {
    {"none", "not scaled"}, {"sqrt_head_dim", "÷ √head size"}, {"factor", "× a number"}};
constexpr OptionValue tied_values[] = {{"none", "their own weights"}, {"query", "all by W_query"}};
constexpr OptionValue asks_with_values[] = {{"own_query", "its own query"}, {"next_query", "the next token's"}};
constexpr OptionValue mask_spares_values[] = {{"nothing", "nothing"}, {"first_padded", "the first padded key"}};
constexpr OptionValue normalize_over_values[] = {{"keys", "the keys of a row"}, {"queries", "the queries of a column"}};
constexpr OptionValue dropout_factor_values[] = {{"one_over_kept", "1 / (1 − p)"}, {"one_over_p", "1 / p"}};
constexpr OptionValue scale_at_values[] = {{"before_mask", "before the mask"}, {"after_mask", "after the mask"}};
constexpr OptionValue mask_kind_values[] = {{"none", "no mask"},
                                            {"causal", "causal"},
                                            {"sliding_window", "sliding window"},
                                            {"prefix", "prefix"},
                                            {"padding", "padding"},
                                            {"custom_bool", "painted by hand"},
                                            {"additive", "additive numbers"}};
constexpr OptionValue rope_layout_values[] = {{"half", "halves: i with i + d/2"},
                                              {"interleaved", "neighbours: 2i with 2i + 1"}};
constexpr OptionValue position_bias_values[] = {{"none", "no bias"},
                                                {"alibi", "ALiBi: a slope per head"},
                                                {"t5", "T5: buckets of distance"},
                                                {"tensor", "numbers given"}};
constexpr OptionValue mask_apply_values[] = {{"none", "shown, not applied"},
                                             {"fill_neg_inf", "−∞ before softmax"},
                                             {"add", "added before softmax"},
                                             {"post_softmax_renorm", "× 0 after, then rescale"},
                                             {"post_softmax", "× 0 after, not rescaled"},
                                             {"post_softmax_neg_inf", "−∞ after softmax"}};
constexpr OptionValue starts_from_values[] = {{"x", "x"},
                                              {"x_for_scores", "x, without values"},
                                              {"qkv", "q, k and v"},
                                              {"qk", "q and k"},
                                              {"weights", "weights"}};
constexpr OptionValue masked_rows_values[] = {{"nan", "nan, as in PyTorch"}, {"zero", "all zero"}};
constexpr OptionValue normalize_values[] = {
    {"softmax", "softmax"}, {"softmax_naive", "softmax, naive"}, {"sum", "÷ row sum"}, {"none", "stop at the scores"}};
constexpr OptionValue dropout_on_values[] = {{"weights", "weights"}, {"scores", "scores"}};
constexpr OptionValue dropout_stream_values[] = {{"default", "macOS, ARM"}, {"mkl", "Linux, Windows wheel"}};
constexpr OptionValue merge_values[] = {{"transpose", "heads side by side"}, {"reshape_only", "reshape, mixes heads"}};
constexpr OptionValue normals_values[] = {{"avx2", "with AVX2"}, {"scalar", "without AVX2"}};

constexpr std::array<Option, 20> option_table = {{
    {"stage", "Computes", "A whole attention layer, or one of its steps alone on the numbers given.", stage_values,
     [](const Config& c) { return int(c.stage); }, [](Config& c, int v) { c.stage = Stage(v); }},
    {"starts_from", "Starts from", "Which tensors of the layer are given; without values it ends with the weights.",
     starts_from_values, [](const Config& c) { return int(c.starts_from); },
     [](Config& c, int v) { c.starts_from = StartsFrom(v); }},
    {"projection", "Projections", "How queries, keys and values are made from the embeddings.", projection_values,
     [](const Config& c) { return int(c.projection); }, [](Config& c, int v) { c.projection = Projection(v); }},
    {"tied", "Made with", "Whether queries, keys and values have weights of their own.", tied_values,
     [](const Config& c) { return int(c.tied); }, [](Config& c, int v) { c.tied = TiedWeights(v); }},
    {"asks_with", "A row has", "Whose query a row of scores is made with.", asks_with_values,
     [](const Config& c) { return int(c.asks_with); }, [](Config& c, int v) { c.asks_with = AsksWith(v); }},
    {"rope.layout", "Pairs", "Which two components of a query or key turn together.", rope_layout_values,
     [](const Config& c) { return int(c.rope.value_or(Rope()).layout); },
     [](Config& c, int v) {
         if (!c.rope && RopeLayout(v) != Rope().layout)
             c.rope.emplace();
         if (c.rope)
             c.rope->layout = RopeLayout(v);
     }},
    {"scale", "Scale", "Whether the scores are divided by the square root of the head size, or multiplied by a number.",
     scale_values, [](const Config& c) { return int(c.scale); }, [](Config& c, int v) { c.scale = Scale(v); }},
    {"scale_at", "Scaled", "Whether the scores are scaled before or after they are masked.", scale_at_values,
     [](const Config& c) { return int(c.scale_at); }, [](Config& c, int v) { c.scale_at = ScaleAt(v); }},
    {"position_bias.kind", "Position bias",
     "A number for each pair of positions that is added to the scores before the mask.", position_bias_values,
     [](const Config& c) { return int(c.position_bias.kind); },
     [](Config& c, int v) { c.position_bias.kind = PositionBiasKind(v); }},
    {"mask.kind", "Mask", "Which keys a query may not attend to.", mask_kind_values,
     [](const Config& c) { return int(c.mask.kind); }, [](Config& c, int v) { c.mask.kind = MaskKind(v); }},
    {"mask.apply", "Applied by", "How a masked key loses its weight.", mask_apply_values,
     [](const Config& c) { return int(c.mask.apply); }, [](Config& c, int v) { c.mask.apply = MaskApply(v); }},
    {"mask.spares", "Mask spares", "Which padded key is let through.", mask_spares_values,
     [](const Config& c) { return int(c.mask.spares); }, [](Config& c, int v) { c.mask.spares = MaskSpares(v); }},
    {"masked_rows", "Masked rows", "What a query gets that may attend to no key at all.", masked_rows_values,
     [](const Config& c) { return int(c.masked_rows); }, [](Config& c, int v) { c.masked_rows = MaskedRows(v); }},
    {"normalize", "Normalised by", "How a row of scores becomes a row of weights.", normalize_values,
     [](const Config& c) { return int(c.normalize); }, [](Config& c, int v) { c.normalize = Normalize(v); }},
    {"normalize_over", "Shared over", "Whether the weights of a row or those of a column sum to 1.",
     normalize_over_values, [](const Config& c) { return int(c.normalize_over); },
     [](Config& c, int v) { c.normalize_over = NormalizeOver(v); }},
    {"dropout.on", "Dropout on", "Whether weights or scores are dropped.", dropout_on_values,
     [](const Config& c) { return int(c.dropout.on); }, [](Config& c, int v) { c.dropout.on = DropoutOn(v); }},
    {"dropout.factor", "What is kept, times", "What dropout multiplies the kept numbers by.", dropout_factor_values,
     [](const Config& c) { return int(c.dropout.factor); },
     [](Config& c, int v) { c.dropout.factor = DropoutFactor(v); }},
    {"dropout.stream", "Draws as on",
     "Which build of PyTorch chooses what is dropped: those without MKL (macOS, ARM, Debian) and the wheels with it "
     "differ.",
     dropout_stream_values, [](const Config& c) { return int(c.dropout.stream); },
     [](Config& c, int v) { c.dropout.stream = DropoutStream(v); }},
    {"merge", "Heads joined by", "How the contexts of the heads become one vector per token.", merge_values,
     [](const Config& c) { return int(c.merge); }, [](Config& c, int v) { c.merge = Merge(v); }},
    {"normals", "Rounding",
     "Whose rounding the draws have: PyTorch computes randn and the weights of nn.Embedding, nn.Linear and "
     "nn.MultiheadAttention by other instructions on processors without AVX2.",
     normals_values, [](const Config& c) { return int(c.normals); }, [](Config& c, int v) { c.normals = Normals(v); }},
}};

} // namespace

std::span<const Option> options() { return option_table; }

const Option& option(std::string_view path)
{
    auto found = std::ranges::find(option_table, path, &Option::path);
    assert(found != option_table.end());
    return *found;
}

std::optional<int> valueNamed(const Option& option, std::string_view name)
{
    auto found = std::ranges::find(option.values, name, &OptionValue::name);
    if (found == option.values.end())
        return std::nullopt;
    return static_cast<int>(found - option.values.begin());
}

std::string_view optionName(const Config& config, std::string_view path)
{
    const Option& found = option(path);
    return found.values[found.get(config)].name;
}

bool hasTensor(MaskKind kind) { return kind != MaskKind::None && !isByPosition(kind); }

bool isByPosition(MaskKind kind)
{
    return kind == MaskKind::Causal || kind == MaskKind::SlidingWindow || kind == MaskKind::Prefix;
}

bool goTogether(MaskKind kind, MaskApply apply)
{
    return kind != MaskKind::Additive || apply == MaskApply::Add || apply == MaskApply::None;
}

MaskApply applyOrFirst(MaskApply apply) { return apply == MaskApply::None ? MaskApply::FillNegInf : apply; }

} // namespace attn
