// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mistakes/makemistakes.h"

#include "core/base/numbertext.h"
#include "core/base/say.h"
#include "core/layer/stages.h"
#include "core/recipe/realize.h"
#include "core/rewrite/maskkind.h"
#include "core/rewrite/overrides.h"
#include "core/rewrite/recipe.h"
#include "core/rewrite/structure.h"

#include <algorithm>
#include <cmath>

namespace attn::mistakes {

namespace {

// A scene that gets what it lacks, step by step; the first failure ends it.
class Preparing {
public:
    explicit Preparing(const Scene& usual) : m_scene(usual) {}

    void heads()
    {
        if (m_scene.config.num_heads > 1)
            return;
        Structure structure = structureOf(m_scene);
        structure.num_heads = 2;
        if (!startsFromX(m_scene.config) || structure.d_out % 2 != 0)
            return fail(say("This layer can have only one head, so it has nothing to join."));
        take(restructure(m_scene, structure), say("2 heads"));
    }

    void mask()
    {
        if (m_scene.config.mask.kind == MaskKind::None)
            take(setMaskKind(m_scene, MaskKind::Causal, MaskApply::FillNegInf), say("causal mask"));
        if (m_scene.config.mask.kind == MaskKind::Additive)
            fail(say("This scene's mask is added to the scores and cannot be applied any other way."));
    }

    // A dropout that drops something, with `p` where the scene has none, or one that would not show it.
    void dropout(double p, bool other_than_half = false)
    {
        Dropout dropout = m_scene.config.dropout;
        const double now = dropout.p;
        if (!(now > 0 && now < 1) || (other_than_half && now == 0.5))
            dropout.p = p;
        dropout.train = true;
        take(setDropout(m_scene, dropout), dropout.p == now ? "" : "p = " + shortest(dropout.p));
    }

    void weights()
    {
        if (!startsFromX(m_scene.config))
            return fail(say("q, k and v are inputs of this layer, so it has no weights to tie."));
        Structure structure = structureOf(m_scene);
        if (structure.projection != Projection::None)
            return;
        structure.projection = Projection::Linear;
        take(restructure(m_scene, structure), say("weights"));
    }

    // At least one key of the first item is padding: the last one, where the scene says of none that it is.
    void padding()
    {
        const bool had = m_scene.config.mask.kind == MaskKind::Padding;
        take(setMaskKind(m_scene, MaskKind::Padding, MaskApply::FillNegInf), had ? "" : say("padding"));
        if (m_fault)
            return;
        Tensor* mask = m_scene.input(m_scene.config.mask.tensor);
        if (!mask)
            return fail(say("This scene's padding mask is not an input, so no key can be unmasked."));
        const std::int64_t tokens = mask->dim(-1);
        const auto padded = [](float cell) { return cell != 0; };
        if (std::ranges::any_of(mask->values().first(std::size_t(tokens)), padded) || tokens < 2)
            return;
        for (std::int64_t last = tokens - 1; last < mask->size(); last += tokens)
            mask->mutableData()[last] = 1;
        bring(say("padding"));
    }

    void tokens(std::int64_t least)
    {
        const auto planned = plan(m_scene);
        if (!planned)
            fail(planned.error().message);
        else if (planned->dims.T < least)
            fail(say("This layer has too few tokens to show this mistake."));
    }

    void fail(std::string sentence)
    {
        if (!m_fault)
            m_fault = Error{std::move(sentence)};
    }
    const Config& config() const { return m_scene.config; }

    // The current scene paired with the same with `mistake` in its configuration.
    template <class Change> Result<MistakenPair> pair(Change mistake) const
    {
        if (m_fault)
            return *m_fault;
        MistakenPair made{m_scene, m_scene, m_brought};
        mistake(made.right.config, made.wrong.config);
        for (Scene* each : {&made.right, &made.wrong})
            if (const auto planned = planWithoutMisfits(*each); !planned)
                return planned.error();
        return made;
    }

private:
    void take(Result<Rewritten> rewritten, const std::string& brought)
    {
        if (m_fault)
            return;
        if (!rewritten)
            return fail(rewritten.error().message);
        m_scene = std::move(rewritten->scene);
        bring(brought);
    }

    void bring(const std::string& what)
    {
        if (!what.empty() && m_brought != what)
            m_brought += (m_brought.empty() ? "" : ", ") + what;
    }

    Scene m_scene;
    std::string m_brought;
    std::optional<Error> m_fault;
};

std::int64_t headSize(const Config& config) { return config.d_out / config.num_heads; }

Result<MistakenPair> withApply(const Scene& usual, MaskApply apply)
{
    Preparing scene(usual);
    scene.mask();
    scene.tokens(2);
    return scene.pair([apply](Config&, Config& wrong) { wrong.mask.apply = apply; });
}

} // namespace

Result<MistakenPair> noScale(const Scene& usual)
{
    Preparing scene(usual);
    if (headSize(scene.config()) == 1)
        scene.fail(say("A head of size 1 is scaled by 1, which makes no difference."));
    return scene.pair([](Config&, Config& wrong) { wrong.scale = Scale::None; });
}

Result<MistakenPair> scaleOfModel(const Scene& usual)
{
    Preparing scene(usual);
    // How wide an embedding is; where q and k are given, all heads together.
    const auto width = [](const Config& config) { return startsFromX(config) ? config.d_in : config.d_out; };
    if (width(scene.config()) == headSize(scene.config()))
        scene.heads();
    if (width(scene.config()) == headSize(scene.config()))
        scene.fail(say("Embedding and head have the same width, so this makes no difference."));
    return scene.pair([&](Config&, Config& wrong) {
        wrong.scale = Scale::Factor;
        wrong.scale_factor = 1 / std::sqrt(double(width(wrong)));
    });
}

Result<MistakenPair> wrongAxis(const Scene& usual)
{
    Preparing scene(usual);
    scene.tokens(2);
    return scene.pair([](Config&, Config& wrong) { wrong.normalize_over = NormalizeOver::Queries; });
}

Result<MistakenPair> maskNotRescaled(const Scene& usual) { return withApply(usual, MaskApply::PostSoftmax); }

Result<MistakenPair> fillAfterSoftmax(const Scene& usual) { return withApply(usual, MaskApply::PostSoftmaxNegInf); }

Result<MistakenPair> dropoutBefore(const Scene& usual)
{
    Preparing scene(usual);
    scene.dropout(0.5);
    return scene.pair([](Config&, Config& wrong) { wrong.dropout.on = DropoutOn::Scores; });
}

Result<MistakenPair> dropoutByP(const Scene& usual)
{
    Preparing scene(usual);
    scene.dropout(0.3, true);
    return scene.pair([](Config&, Config& wrong) { wrong.dropout.factor = DropoutFactor::OneOverP; });
}

Result<MistakenPair> evalForgotten(const Scene& usual)
{
    Preparing scene(usual);
    scene.dropout(0.5);
    return scene.pair([](Config& right, Config&) { right.dropout.train = false; });
}

Result<MistakenPair> mergeWithoutTranspose(const Scene& usual)
{
    Preparing scene(usual);
    if (!mixesValues(scene.config()))
        scene.fail(say("This layer has no values, so it has no contexts to join."));
    if (scene.config().projection == Projection::HeadsList)
        scene.fail(say("Heads in separate modules are concatenated, so nothing is transposed."));
    scene.heads();
    scene.tokens(2);
    return scene.pair([](Config&, Config& wrong) { wrong.merge = Merge::ReshapeOnly; });
}

Result<MistakenPair> tiedWeights(const Scene& usual)
{
    Preparing scene(usual);
    scene.weights();
    return scene.pair([](Config&, Config& wrong) { wrong.tied = TiedWeights::Query; });
}

Result<MistakenPair> queryOffByOne(const Scene& usual)
{
    Preparing scene(usual);
    scene.tokens(2);
    return scene.pair([](Config&, Config& wrong) { wrong.asks_with = AsksWith::NextQuery; });
}

Result<MistakenPair> paddingUnmasked(const Scene& usual)
{
    Preparing scene(usual);
    scene.padding();
    scene.tokens(2);
    return scene.pair([](Config&, Config& wrong) { wrong.mask.spares = MaskSpares::FirstPadded; });
}

} // namespace attn::mistakes
