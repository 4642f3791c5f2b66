// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rewrite/turnon.h"

#include "core/base/say.h"
#include "core/layer/stages.h"
#include "core/rewrite/freshrecipe.h"
#include "core/rewrite/maskkind.h"
#include "core/rewrite/parameters.h"
#include "core/rewrite/recipe.h"
#include "core/scene/options.h"

namespace attn {

namespace {

enum class Remedy { None, Dropout, Train, CausalMask, ApplyMask, Scale, TwoHeads, OutputLayer, Softmax, Values };

Remedy variantOf(const Config& config, std::string_view card)
{
    if (card == "dropout" && config.stage != Stage::SoftmaxOnly && !dropoutIsOn(config))
        return config.dropout.p == 0 ? Remedy::Dropout : config.dropout.train ? Remedy::None : Remedy::Train;
    if (config.stage != Stage::Attention)
        return Remedy::None;
    const bool ended = !normalises(config); // the layer ends with the scores
    if (!mixesValues(config) && (card == "context" || card == "concat" || card == "output"))
        return startsFromX(config) && !ended && card == "context" ? Remedy::Values : Remedy::None;
    if (!startsFromX(config) && (card == "concat" || card == "output"))
        return Remedy::None; // the arrays fix the number of heads
    if (card == "mask" && config.mask.kind == MaskKind::None)
        return ended ? Remedy::None : Remedy::CausalMask;
    if (card == "concat" && config.num_heads == 1)
        return ended || config.d_out % 2 != 0 ? Remedy::None : Remedy::TwoHeads;
    if (card == "output" && config.out_proj.empty() && config.projection != Projection::MhaModule)
        return ended ? Remedy::None : Remedy::OutputLayer;
    if (ended && card != "dropout")
        return card == "scale" && config.scale == Scale::None ? Remedy::None : Remedy::Softmax;
    if (card == "mask" && !masks(config))
        return Remedy::ApplyMask;
    return card == "scale" && config.scale == Scale::None ? Remedy::Scale : Remedy::None;
}

// Continues the layer to the context: draws what makes the values.
Result<Rewritten> drawValues(const Scene& scene)
{
    Rewriting rewriting(scene);
    rewriting.scene.config.starts_from = StartsFrom::X;
    for (const Parameter& parameter : projectionsOf(structureOf(rewriting.scene), mhaName(scene)))
        if (!rewriting.isMade(parameter.weight()))
            appendMaking(rewriting.scene, drawOf(parameter));
    return rewriting.finish();
}

} // namespace

std::string_view turnOnWords(const Config& config, std::string_view card)
{
    switch (variantOf(config, card)) {
    case Remedy::None: break;
    case Remedy::Dropout: return SAY_LATER("Dropout with p = 0.5");
    case Remedy::Train: return SAY_LATER("Dropout in train mode");
    case Remedy::CausalMask: return SAY_LATER("Causal mask");
    case Remedy::ApplyMask: return SAY_LATER("Apply the mask");
    case Remedy::Scale: return SAY_LATER("Divide by √d");
    case Remedy::TwoHeads: return SAY_LATER("2 heads");
    case Remedy::OutputLayer: return SAY_LATER("Output layer Wₒ");
    case Remedy::Softmax: return SAY_LATER("Softmax");
    case Remedy::Values: return SAY_LATER("Separate values");
    }
    return {};
}

Result<Rewritten> turnOn(const Scene& scene, std::string_view card)
{
    Rewritten made{scene, {}, {}};
    Config& config = made.scene.config;
    Structure structure = structureOf(scene);
    switch (variantOf(scene.config, card)) {
    case Remedy::None: return Error{say("no single option turns this on")};
    case Remedy::Dropout: config.dropout.p = 0.5; [[fallthrough]];
    case Remedy::Train: config.dropout.train = true; return setDropout(scene, config.dropout);
    case Remedy::CausalMask: return setMaskKind(scene, MaskKind::Causal, MaskApply::FillNegInf);
    case Remedy::ApplyMask: return setMaskKind(scene, config.mask.kind, applyOrFirst(config.mask.apply));
    case Remedy::Scale: config.scale = Scale::SqrtHeadDim; break;
    case Remedy::TwoHeads: structure.num_heads = 2; return restructure(scene, structure);
    case Remedy::OutputLayer: structure.out_proj = true; return restructure(scene, structure);
    case Remedy::Values: return drawValues(scene);
    case Remedy::Softmax: config.normalize = Normalize::Softmax; break;
    }
    return made;
}

} // namespace attn
