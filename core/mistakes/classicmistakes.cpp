// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mistakes/classicmistakes.h"

#include "core/base/say.h"
#include "core/layer/stages.h"
#include "core/mistakes/makemistakes.h"
#include "core/rewrite/overrides.h"

#include <algorithm>

namespace attn {

namespace {

constexpr ClassicMistake twelve[] = {
    {"no_scale", SAY_LATER("No scale"), "scale", "weights", SAY_LATER("÷ √head size"), SAY_LATER("not scaled"),
     "scores = q @ k.transpose(-2, -1) / hd**0.5", "scores = q @ k.transpose(-2, -1)", mistakes::noScale},
    {"scale_of_model", SAY_LATER("√d_model, not √d"), "scale", "weights", SAY_LATER("÷ √head size"),
     SAY_LATER("÷ √d_model"), "scores = q @ k.transpose(-2, -1) / hd**0.5",
     "scores = q @ k.transpose(-2, -1) / d_model**0.5", mistakes::scaleOfModel},
    {"wrong_axis", SAY_LATER("Softmax over the wrong axis"), "softmax", "weights", SAY_LATER("over the keys"),
     SAY_LATER("over the queries"), "weights = torch.softmax(scores, dim=-1)",
     "weights = torch.softmax(scores, dim=-2)", mistakes::wrongAxis},
    {"mask_not_rescaled", SAY_LATER("Mask × 0, not rescaled"), "mask", "weights", SAY_LATER("−∞ before the softmax"),
     SAY_LATER("× 0 after the softmax"), "weights = torch.softmax(scores.masked_fill(blocked, -inf), dim=-1)",
     "weights = torch.softmax(scores, dim=-1) * ~blocked", mistakes::maskNotRescaled},
    {"fill_after_softmax", SAY_LATER("−∞ filled in after softmax"), "mask", "weights",
     SAY_LATER("−∞ before the softmax"), SAY_LATER("−∞ after the softmax"),
     "weights = torch.softmax(scores.masked_fill(blocked, -inf), dim=-1)",
     "weights = torch.softmax(scores, dim=-1).masked_fill(blocked, -inf)", mistakes::fillAfterSoftmax},
    {"dropout_before", SAY_LATER("Dropout before softmax"), "dropout", "weights", SAY_LATER("dropout on the weights"),
     SAY_LATER("dropout on the scores"), "weights = dropout(torch.softmax(scores, dim=-1))",
     "weights = torch.softmax(dropout(scores), dim=-1)", mistakes::dropoutBefore},
    {"dropout_by_p", SAY_LATER("Dropout × 1/p"), "dropout", "dropped", SAY_LATER("kept values × 1 / (1 − p)"),
     SAY_LATER("kept values × 1 / p"), "dropped = weights * keep / (1 - p)", "dropped = weights * keep / p",
     mistakes::dropoutByP},
    {"eval_forgotten", SAY_LATER("eval() forgotten"), "dropout", "dropped", SAY_LATER("eval mode"),
     SAY_LATER("train mode"), "model.eval(); context = model(x)", "context = model(x)", mistakes::evalForgotten},
    {"merge_without_transpose", SAY_LATER("Merge without transpose"), "concat", "context",
     SAY_LATER("transposed, then joined"), SAY_LATER("joined in memory order"),
     "context = heads.transpose(1, 2).reshape(B, T, H * hd)", "context = heads.reshape(B, T, H * hd)",
     mistakes::mergeWithoutTranspose},
    {"tied_weights", SAY_LATER("Tied weights"), "qkv", "weights", SAY_LATER("separate weights"),
     SAY_LATER("all from W_query"), "q, k, v = W_query(x), W_key(x), W_value(x)",
     "q, k, v = W_query(x), W_query(x), W_query(x)", mistakes::tiedWeights},
    {"query_off_by_one", SAY_LATER("Query off by one"), "scores", "weights", SAY_LATER("each token's own query"),
     SAY_LATER("the next token's query"), "scores = q @ k.transpose(-2, -1)",
     "scores = q.roll(-1, dims=-2) @ k.transpose(-2, -1)", mistakes::queryOffByOne},
    {"padding_unmasked", SAY_LATER("Padding key unmasked"), "mask", "weights", SAY_LATER("all padding masked"),
     SAY_LATER("the first padding key unmasked"), "blocked = padded[:, None, None, :]",
     "blocked = (padded & (padded.cumsum(-1) > 1))[:, None, None, :]", mistakes::paddingUnmasked},
};

} // namespace

std::span<const ClassicMistake> classicMistakes() { return twelve; }

const ClassicMistake* mistakeNamed(std::string_view id)
{
    const auto found = std::ranges::find(twelve, id, &ClassicMistake::id);
    return found == std::end(twelve) ? nullptr : found;
}

Result<Scene> withoutMistakes(const Scene& scene)
{
    const Config& config = scene.config;
    if (config.stage != Stage::Attention || startsFromWeights(config))
        return Error{say("The error lab needs a whole layer, but this scene computes only one step.")};
    if (!normalises(config))
        return Error{say("The error lab needs weights, but this layer ends with its scores.")};
    Scene usual = scene;
    Config& mended = usual.config;
    const Config plain;
    mended.tied = plain.tied;
    mended.asks_with = plain.asks_with;
    mended.scale = Scale::SqrtHeadDim;
    mended.scale_factor = plain.scale_factor;
    mended.mask.spares = plain.mask.spares;
    if (mended.mask.kind != MaskKind::None && !masksBefore(mended))
        mended.mask.apply = mended.mask.kind == MaskKind::Additive ? MaskApply::Add : MaskApply::FillNegInf;
    mended.normalize_over = plain.normalize_over;
    mended.dropout.on = plain.dropout.on;
    mended.dropout.factor = plain.dropout.factor;
    mended.merge = plain.merge;
    usual.expected.clear();
    usual.expected_shapes.clear();
    if (const auto planned = planWithoutMisfits(usual); !planned)
        return planned.error();
    return usual;
}

Result<MistakenPair> withMistake(const ClassicMistake& mistake, const Scene& scene)
{
    const auto usual = withoutMistakes(scene);
    if (!usual)
        return usual.error();
    return mistake.make(*usual);
}

} // namespace attn
