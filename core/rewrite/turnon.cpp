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

enum class Way { None, Dropout, Train, CausalMask, ApplyMask, Scale, TwoHeads, OutputLayer, Softmax, Values };

Way wayOf(const Config& config, std::string_view card)
{
    if (card == "dropout" && config.stage != Stage::SoftmaxOnly && !dropoutIsOn(config))
        return config.dropout.p == 0 ? Way::Dropout : config.dropout.train ? Way::None : Way::Train;
    if (config.stage != Stage::Attention)
        return Way::None;
    const bool ended = !normalises(config); // the layer ends with the scores
    if (!mixesValues(config) && (card == "context" || card == "concat" || card == "output"))
        return startsFromX(config) && !ended && card == "context" ? Way::Values : Way::None;
    if (!startsFromX(config) && (card == "concat" || card == "output"))
        return Way::None; // the arrays say how many heads there are
    if (card == "mask" && config.mask.kind == MaskKind::None)
        return ended ? Way::None : Way::CausalMask;
    if (card == "concat" && config.num_heads == 1)
        return ended || config.d_out % 2 != 0 ? Way::None : Way::TwoHeads;
    if (card == "output" && config.out_proj.empty() && config.projection != Projection::MhaModule)
        return ended ? Way::None : Way::OutputLayer;
    if (ended && card != "dropout")
        return card == "scale" && config.scale == Scale::None ? Way::None : Way::Softmax;
    if (card == "mask" && !masks(config))
        return Way::ApplyMask;
    return card == "scale" && config.scale == Scale::None ? Way::Scale : Way::None;
}

// The layer goes on to the context: what makes the values is drawn.
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
    switch (wayOf(config, card)) {
    case Way::None: break;
    case Way::Dropout: return SAY_LATER("Dropout with p = 0.5");
    case Way::Train: return SAY_LATER("Dropout in train mode");
    case Way::CausalMask: return SAY_LATER("Causal mask");
    case Way::ApplyMask: return SAY_LATER("Apply the mask");
    case Way::Scale: return SAY_LATER("Scale by √d");
    case Way::TwoHeads: return SAY_LATER("2 heads");
    case Way::OutputLayer: return SAY_LATER("Output layer Wₒ");
    case Way::Softmax: return SAY_LATER("Softmax");
    case Way::Values: return SAY_LATER("Values of their own");
    }
    return {};
}

Result<Rewritten> turnOn(const Scene& scene, std::string_view card)
{
    Rewritten made{scene, {}, {}};
    Config& config = made.scene.config;
    Structure structure = structureOf(scene);
    switch (wayOf(scene.config, card)) {
    case Way::None: return Error{say("there is no one choice that turns this on")};
    case Way::Dropout: config.dropout.p = 0.5; [[fallthrough]];
    case Way::Train: config.dropout.train = true; return setDropout(scene, config.dropout);
    case Way::CausalMask: return setMaskKind(scene, MaskKind::Causal, MaskApply::FillNegInf);
    case Way::ApplyMask: return setMaskKind(scene, config.mask.kind, applyOrFirst(config.mask.apply));
    case Way::Scale: config.scale = Scale::SqrtHeadDim; break;
    case Way::TwoHeads: structure.num_heads = 2; return restructure(scene, structure);
    case Way::OutputLayer: structure.out_proj = true; return restructure(scene, structure);
    case Way::Values: return drawValues(scene);
    case Way::Softmax: config.normalize = Normalize::Softmax; break;
    }
    return made;
}

} // namespace attn
