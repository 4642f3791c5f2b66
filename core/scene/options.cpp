// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scene/options.h"

#include "core/base/say.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace attn {

namespace {

// The order in each list is the order of the enum.
constexpr OptionValue stage_values[] = {{"attention", SAY_LATER("attention layer")},
                                        {"dropout_only", SAY_LATER("dropout only")},
                                        {"softmax_only", SAY_LATER("softmax only")}};
constexpr OptionValue projection_values[] = {{"none", SAY_LATER("no weights: q = k = v = x")},
                                             {"param", SAY_LATER("three matrices: q = x @ W_query")},
                                             {"linear", SAY_LATER("three linear layers")},
                                             {"heads_list", SAY_LATER("one small layer per head")},
                                             {"fused_interleaved", SAY_LATER("one qkv layer, split per head")},
                                             {"fused_blocks", SAY_LATER("one qkv layer, split in three")},
                                             {"mha_module", SAY_LATER("nn.MultiheadAttention")}};
constexpr OptionValue scale_values[] = {{"none", SAY_LATER("not scaled")},
                                        {"sqrt_head_dim", SAY_LATER("÷ √head size")},
                                        {"factor", SAY_LATER("× a number")}};
constexpr OptionValue tied_values[] = {{"none", SAY_LATER("their own weights")},
                                       {"query", SAY_LATER("all from W_query")}};
constexpr OptionValue asks_with_values[] = {{"own_query", SAY_LATER("its own")},
                                            {"next_query", SAY_LATER("the next token's")}};
constexpr OptionValue mask_spares_values[] = {{"nothing", SAY_LATER("nothing")},
                                              {"first_padded", SAY_LATER("the first padding key")}};
constexpr OptionValue normalize_over_values[] = {{"keys", SAY_LATER("the keys of a row")},
                                                 {"queries", SAY_LATER("the queries of a column")}};
constexpr OptionValue dropout_factor_values[] = {{"one_over_kept", SAY_LATER("1 / (1 − p)")},
                                                 {"one_over_p", SAY_LATER("1 / p")}};
constexpr OptionValue scale_at_values[] = {{"before_mask", SAY_LATER("before the mask")},
                                           {"after_mask", SAY_LATER("after the mask")}};
constexpr OptionValue mask_kind_values[] = {{"none", SAY_LATER("no mask")},
                                            {"causal", SAY_LATER("causal")},
                                            {"sliding_window", SAY_LATER("sliding window")},
                                            {"prefix", SAY_LATER("prefix")},
                                            {"padding", SAY_LATER("padding")},
                                            {"custom_bool", SAY_LATER("painted by hand")},
                                            {"additive", SAY_LATER("additive values")}};
constexpr OptionValue rope_layout_values[] = {{"half", SAY_LATER("halves: i with i + d/2")},
                                              {"interleaved", SAY_LATER("neighbors: 2i with 2i + 1")}};
constexpr OptionValue position_bias_values[] = {{"none", SAY_LATER("no bias")},
                                                {"alibi", SAY_LATER("ALiBi: one slope per head")},
                                                {"t5", SAY_LATER("T5: distance buckets")},
                                                {"tensor", SAY_LATER("custom values")}};
constexpr OptionValue mask_apply_values[] = {{"none", SAY_LATER("shown, not applied")},
                                             {"fill_neg_inf", SAY_LATER("−∞ before softmax")},
                                             {"add", SAY_LATER("added before softmax")},
                                             {"post_softmax_renorm", SAY_LATER("× 0 after, then rescale")},
                                             {"post_softmax", SAY_LATER("× 0 after, not rescaled")},
                                             {"post_softmax_neg_inf", SAY_LATER("−∞ after softmax")}};
constexpr OptionValue starts_from_values[] = {{"x", SAY_LATER("x")},
                                              {"x_for_scores", SAY_LATER("x, without values")},
                                              {"qkv", SAY_LATER("q, k and v")},
                                              {"qk", SAY_LATER("q and k")},
                                              {"weights", SAY_LATER("weights")}};
constexpr OptionValue masked_rows_values[] = {{"nan", SAY_LATER("nan, as in PyTorch")},
                                              {"zero", SAY_LATER("all zero")}};
constexpr OptionValue normalize_values[] = {{"softmax", SAY_LATER("softmax")},
                                            {"softmax_naive", SAY_LATER("softmax, naive")},
                                            {"sum", SAY_LATER("÷ row sum")},
                                            {"none", SAY_LATER("stop at the scores")}};
constexpr OptionValue dropout_on_values[] = {{"weights", SAY_LATER("weights")}, {"scores", SAY_LATER("scores")}};
constexpr OptionValue dropout_stream_values[] = {{"default", SAY_LATER("PyTorch 2.7 or later")},
                                                 {"mkl", SAY_LATER("x86 wheels before 2.7")}};
constexpr OptionValue merge_values[] = {{"transpose", SAY_LATER("heads side by side")},
                                        {"reshape_only", SAY_LATER("reshape, mixes heads")}};
constexpr OptionValue normals_values[] = {{"avx2", SAY_LATER("with AVX2")}, {"scalar", SAY_LATER("without AVX2")}};

constexpr std::array<Option, 20> option_table = {{
    {"stage", SAY_LATER("Computes"),
     SAY_LATER("Whether the scene computes a whole attention layer or only one of its steps on the input values."),
     stage_values, [](const Config& c) { return int(c.stage); }, [](Config& c, int v) { c.stage = Stage(v); }},
    {"starts_from", SAY_LATER("Starts from"),
     SAY_LATER("Which tensors of the layer are inputs. Without values, the layer ends with the weights."),
     starts_from_values, [](const Config& c) { return int(c.starts_from); },
     [](Config& c, int v) { c.starts_from = StartsFrom(v); }},
    {"projection", SAY_LATER("Projections"),
     SAY_LATER("How queries, keys and values are computed from the embeddings."), projection_values,
     [](const Config& c) { return int(c.projection); }, [](Config& c, int v) { c.projection = Projection(v); }},
    {"tied", SAY_LATER("Made with"), SAY_LATER("Whether queries, keys and values have their own weights."), tied_values,
     [](const Config& c) { return int(c.tied); }, [](Config& c, int v) { c.tied = TiedWeights(v); }},
    {"asks_with", SAY_LATER("Row query"), SAY_LATER("Which token's query each row of scores uses."), asks_with_values,
     [](const Config& c) { return int(c.asks_with); }, [](Config& c, int v) { c.asks_with = AsksWith(v); }},
    {"rope.layout", SAY_LATER("Pairs"), SAY_LATER("Which two components of a query or key rotate together."),
     rope_layout_values, [](const Config& c) { return int(c.rope.value_or(Rope()).layout); },
     [](Config& c, int v) {
         if (!c.rope && RopeLayout(v) != Rope().layout)
             c.rope.emplace();
         if (c.rope)
             c.rope->layout = RopeLayout(v);
     }},
    {"scale", SAY_LATER("Scale"),
     SAY_LATER("Whether the scores are divided by the square root of the head size, or multiplied by a number."),
     scale_values, [](const Config& c) { return int(c.scale); }, [](Config& c, int v) { c.scale = Scale(v); }},
    {"scale_at", SAY_LATER("Scaled"), SAY_LATER("Whether the scores are scaled before or after masking."),
     scale_at_values, [](const Config& c) { return int(c.scale_at); },
     [](Config& c, int v) { c.scale_at = ScaleAt(v); }},
    {"position_bias.kind", SAY_LATER("Position bias"),
     SAY_LATER("A value for each pair of positions, added to the scores before the mask."), position_bias_values,
     [](const Config& c) { return int(c.position_bias.kind); },
     [](Config& c, int v) { c.position_bias.kind = PositionBiasKind(v); }},
    {"mask.kind", SAY_LATER("Mask"), SAY_LATER("Which keys a query may not attend to."), mask_kind_values,
     [](const Config& c) { return int(c.mask.kind); }, [](Config& c, int v) { c.mask.kind = MaskKind(v); }},
    {"mask.apply", SAY_LATER("Applied by"), SAY_LATER("How a masked key loses its weight."), mask_apply_values,
     [](const Config& c) { return int(c.mask.apply); }, [](Config& c, int v) { c.mask.apply = MaskApply(v); }},
    {"mask.spares", SAY_LATER("Not masked"), SAY_LATER("Which padding key stays visible."), mask_spares_values,
     [](const Config& c) { return int(c.mask.spares); }, [](Config& c, int v) { c.mask.spares = MaskSpares(v); }},
    {"masked_rows", SAY_LATER("Masked rows"), SAY_LATER("What a query gets when all its keys are masked."),
     masked_rows_values, [](const Config& c) { return int(c.masked_rows); },
     [](Config& c, int v) { c.masked_rows = MaskedRows(v); }},
    {"normalize", SAY_LATER("Normalized by"), SAY_LATER("How a row of scores becomes a row of weights."),
     normalize_values, [](const Config& c) { return int(c.normalize); },
     [](Config& c, int v) { c.normalize = Normalize(v); }},
    {"normalize_over", SAY_LATER("Summed over"),
     SAY_LATER("Whether the weights of each row or of each column sum to 1."), normalize_over_values,
     [](const Config& c) { return int(c.normalize_over); },
     [](Config& c, int v) { c.normalize_over = NormalizeOver(v); }},
    {"dropout.on", SAY_LATER("Dropout applied to"), SAY_LATER("Whether weights or scores are dropped."),
     dropout_on_values, [](const Config& c) { return int(c.dropout.on); },
     [](Config& c, int v) { c.dropout.on = DropoutOn(v); }},
    {"dropout.factor", SAY_LATER("Kept values ×"), SAY_LATER("The factor that dropout multiplies the kept values by."),
     dropout_factor_values, [](const Config& c) { return int(c.dropout.factor); },
     [](Config& c, int v) { c.dropout.factor = DropoutFactor(v); }},
    {"dropout.stream", SAY_LATER("Draws match"),
     SAY_LATER(
         "The PyTorch builds that dropout matches. Versions from 2.7 on and older builds without MKL (Debian, and ARM "
         "such as Apple silicon) drop the same cells for a given seed. The x86 wheels before 2.7 drop different ones."),
     dropout_stream_values, [](const Config& c) { return int(c.dropout.stream); },
     [](Config& c, int v) { c.dropout.stream = DropoutStream(v); }},
    {"merge", SAY_LATER("Heads joined"), SAY_LATER("How the contexts of the heads become one vector per token."),
     merge_values, [](const Config& c) { return int(c.merge); }, [](Config& c, int v) { c.merge = Merge(v); }},
    {"normals", SAY_LATER("Rounding"),
     SAY_LATER("The processor whose rounding the draws match. Without AVX2, PyTorch computes randn and the weights of "
               "nn.Embedding, nn.Linear and nn.MultiheadAttention with different instructions."),
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
