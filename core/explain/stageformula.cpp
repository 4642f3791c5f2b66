// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/stageformula.h"

#include "core/base/numbertext.h"
#include "core/base/say.h"
#include "core/base/sentenceparts.h"

#include <algorithm>
#include <cctype>

namespace attn {

namespace stagemath {

namespace {

using Kinds = MathNode::Kind;

MathNode letter(std::string name, ProseRole role = ProseRole::None)
{
    return {.kind = Kinds::Letter, .text = std::move(name), .role = role};
}
MathNode upright(std::string text) { return {.kind = Kinds::Upright, .text = std::move(text)}; }
MathNode sign(std::string text) { return {.kind = Kinds::Sign, .text = std::move(text)}; }
MathNode row(std::vector<MathNode> parts) { return {.parts = std::move(parts)}; }
MathNode script(MathNode base, MathNode below, MathNode above = {})
{
    return {.kind = Kinds::Script, .parts = {std::move(base), std::move(below), std::move(above)}};
}
MathNode fraction(MathNode above, MathNode below)
{
    return {.kind = Kinds::Fraction, .parts = {std::move(above), std::move(below)}};
}
MathNode root(MathNode inside) { return {.kind = Kinds::Root, .parts = {std::move(inside)}}; }
MathNode sum(MathNode over) { return {.kind = Kinds::Sum, .text = "\u2211", .parts = {std::move(over), {}}}; }
// One line for each case behind a brace.
MathNode cases(std::vector<MathNode> lines)
{
    return {
        .kind = Kinds::Fenced, .text = "{", .parts = {{.kind = Kinds::Table, .parts = std::move(lines), .left = true}}};
}

MathNode i() { return letter("i", ProseRole::Query); }
MathNode j() { return letter("j", ProseRole::Key); }
MathNode t() { return letter("t"); }
MathNode equals() { return sign("="); }
MathNode times() { return sign("\u00b7"); }
MathNode minus() { return sign("\u2212"); }
MathNode plus() { return sign("+"); }
MathNode words(const std::string& text) { return upright(text); }
MathNode indexed(const std::string& name, MathNode sub, ProseRole tint = ProseRole::None)
{
    return script(letter(name, tint), std::move(sub));
}
MathNode pairOf(const std::string& name) { return indexed(name, row({i(), j()})); }
MathNode atT(const std::string& name) { return indexed(name, row({i(), t()})); }

// For use within a sentence. Other languages keep their words.
std::string lowered(std::string words)
{
    if (spokenLanguage() == "en")
        std::ranges::transform(words, words.begin(), [](unsigned char c) { return char(std::tolower(c)); });
    return words;
}

// The stage whose letter `tensor` has in a formula: a step without effect keeps that of its input.
const StageTensor& lettered(const Realized& realized, const std::string& tensor)
{
    const StageTensor& stage = *findStage(realized.plan.stages, tensor);
    const bool hands_on = stage.operation == Operation::Copy || stage.letter.empty();
    return hands_on && !stage.from.empty() ? lettered(realized, stage.from) : stage;
}

std::string letterOf(const Realized& realized, const std::string& tensor)
{
    return std::string(lettered(realized, tensor).letter);
}

MathNode projected(const Realized& realized, const std::string& name, ProseRole tint)
{
    const Config& config = realized.config;
    const MathNode at = name == "q" ? i() : j();
    const MathNode x = indexed(readsMemory(config) && name != "q" ? "m" : "x", at);
    if (config.projection == Projection::None)
        return row({indexed(name, at, tint), equals(), x});
    const bool layer = config.projection != Projection::Param;
    const MathNode weight = script(letter("W"), letter(name, tint), layer ? upright("T") : MathNode());
    std::vector<MathNode> parts = {indexed(name, at, tint), equals(), x, weight};
    static constexpr const char* bias_names[] = {"W_query.bias", "head0.W_query.bias", "qkv.bias"};
    bool bias = !realized.plan.mha.empty() && realized.find(realized.plan.mha + ".in_proj_bias");
    for (const char* bias_name : bias_names)
        bias = bias || realized.find(bias_name);
    if (bias)
        parts.insert(parts.end(), {plus(), script(letter("b"), letter(name, tint))});
    return row(parts);
}

MathNode sentence(const std::string& text, const std::vector<std::vector<MathNode>>& values)
{
    return row(sentenceInParts(text, words(""), values));
}

MathNode whereMasked(const Mask& mask)
{
    const auto number = [](std::int64_t of) { return upright(std::to_string(of)); };
    const MathNode later = row({j(), sign(">"), i()});
    if (mask.kind == MaskKind::Causal)
        return later;
    if (mask.kind == MaskKind::Prefix)
        return sentence(say("%1 and %2"), {{later}, {j(), sign("\u2265"), number(mask.prefix)}});
    if (mask.kind != MaskKind::SlidingWindow)
        return words(say("masked"));
    const MathNode near = row({i(), minus(), j(), sign("\u2265"), number(mask.window)});
    return mask.global > 0 ? sentence(say("%1 and %2"), {{near}, {j(), sign("\u2265"), number(mask.global)}}) : near;
}

MathNode maskFormula(const Config& config, const std::string& u, const std::string& input)
{
    if (maskAdds(config) && config.mask.kind == MaskKind::Additive)
        return row({pairOf(u), equals(), pairOf(input), plus(), pairOf("M")});
    const MathNode where = whereMasked(config.mask);
    const MathNode masked = upright("\u2212\u221e");
    std::vector<MathNode> lines = {sentence(say("%1  where %2"), {{masked}, {where}}),
                                   sentence(say("%1  elsewhere"), {{pairOf(input)}})};
    if (config.mask.kind == MaskKind::SlidingWindow) // later keys, and those that the window has left behind
        lines.insert(lines.begin(), sentence(say("%1  where %2"), {{masked}, {j(), sign(">"), i()}}));
    return row({pairOf(u), equals(), cases(std::move(lines))});
}

MathNode softmaxFormula(const Config& config, const std::string& logits)
{
    const std::string w = "w";
    const bool down = normalisesColumns(config); // the sum runs over the queries
    const auto atT = [down](const std::string& name) {
        return down ? indexed(name, row({t(), j()})) : indexed(name, row({i(), t()}));
    };
    if (config.normalize == Normalize::Sum)
        return row({pairOf(w), equals(), fraction(pairOf(logits), row({sum(t()), atT(logits)}))});
    const bool stable = config.normalize == Normalize::Softmax;
    const auto power = [&](MathNode logit) {
        std::vector<MathNode> exponent = {std::move(logit)};
        if (stable)
            exponent.insert(exponent.end(), {minus(), indexed("m", down ? j() : i())});
        MathNode top = row(exponent);
        if (config.temperature != 1) {
            std::vector<MathNode> divided = {stable ? row({upright("("), top, upright(")")}) : top,
                                             upright("/" + shortest(config.temperature))};
            top = row(divided);
        }
        return script(letter("e"), MathNode(), top);
    };
    std::vector<MathNode> whole = {sum(t()), power(atT(logits))};
    if (hasSinks(config))
        whole.insert(whole.end(), {plus(), power(upright("sink"))});
    return row({pairOf(w), equals(), fraction(power(pairOf(logits)), row(whole))});
}

// Normed: divided by the root of the mean square, times the weight. Rotated: turned by an angle that the position gives.
MathNode positionedFormula(const Realized& realized, const StageTensor& stage, const std::string& name)
{
    const MathNode at = name == "q" ? i() : j();
    const ProseRole tint = name == "q" ? ProseRole::Query : ProseRole::Key;
    const MathNode own = script(letter(name, tint), at, sign("\u2032")), from = indexed(name, at, tint);
    if (stage.operation == Operation::Rotate)
        return row({own, equals(), script(letter("R"), at), from});
    const auto& norm = *realized.config.qk_norm;
    const MathNode mean =
        row({sentence(say("mean %1"), {{script(letter(name, tint), at, upright("2"))}}), plus(), letter("\u03b5")});
    return row({own, equals(), fraction(from, root(mean)), times(),
                norm.unit_offset ? row({upright("(1"), plus(), letter("w"), upright(")")}) : letter("w")});
}

MathNode postMaskFormula(const Config& config)
{
    const MathNode kept = row({pairOf("w"), times(), pairOf("a")});
    const MathNode name = script(letter("w"), row({i(), j()}), upright("\u2032"));
    if (!rescalesWeights(config))
        return row({name, equals(), kept});
    return row({name, equals(), fraction(kept, row({sum(t()), atT("w"), times(), atT("a")}))});
}

MathNode dropoutFormula(const Config& config, const std::string& input)
{
    const MathNode kept = row({pairOf("r"), times(), pairOf(input)});
    if (!dropoutIsOn(config))
        return row({pairOf("d"), equals(), pairOf(input)});
    if (config.dropout.factor == DropoutFactor::OneOverP)
        return row({pairOf("d"), equals(), fraction(kept, upright(shortest(config.dropout.p)))});
    return row(
        {pairOf("d"), equals(), fraction(kept, row({upright("1"), minus(), upright(shortest(config.dropout.p))}))});
}

// Whose query the scores of row i have, and which of its numbers.
MathNode queryOf(const Config& config)
{
    if (asksWithNext(config))
        return row({i(), upright("+1, "), letter("d")});
    return row({i(), letter("d")});
}

// Of a circuit, as products of matrices.
MathNode circuitFormula(const Realized& realized, const std::string& tensor)
{
    const auto has = [&](const char* name) { return findStage(realized.plan.stages, name) != nullptr; };
    const auto weight = [](const char* name, bool transposed = false) {
        return script(letter("W"), letter(name), transposed ? upright("T") : MathNode());
    };
    const auto bias = [](const char* name) { return script(letter("b"), letter(name)); };
    const bool writes = !realized.plan.out_proj.empty();
    const MathNode asks = asksWithNext(realized.config) ? row({i(), upright("+1")}) : i();
    std::vector<MathNode> parts;
    if (tensor == "qk_circuit")
        parts = {letter("A"), equals(), weight("q"), weight("k", true)};
    else if (tensor == "qk_bias_asks")
        parts = {bias("q"), weight("k", true)};
    else if (tensor == "qk_bias_asked")
        parts = {weight("q"), bias("k")};
    else if (tensor == "qk_bias_both")
        parts = {bias("q"), times(), bias("k")};
    else if (tensor == "qk_asked")
        parts = {indexed("a", i(), ProseRole::Query), equals(), indexed("x", i()), weight("q"), weight("k", true)};
    else if (tensor == "qk_bias_rows")
        parts = {indexed("x", i()), weight("q"), bias("k"), plus(), bias("q"), times(), bias("k")};
    else if (tensor == "qk_tokens")
        parts = {pairOf("s"), equals(), indexed("a", asks, ProseRole::Query), times(),
                 indexed("x", j(), ProseRole::Key)};
    else if (tensor == "ov_circuit")
        parts = {letter("C"), equals(), weight("v")};
    else if (tensor == "ov_bias")
        parts = {bias("v")};
    else if (tensor == "ov_tokens")
        parts = {indexed("x", j()), weight("v")};
    else
        return {};
    if (tensor.starts_with("ov_") && writes)
        parts.push_back(weight("o"));
    if (tensor == "qk_asked" && has("qk_bias_asks"))
        parts.insert(parts.end(), {plus(), bias("q"), weight("k", true)});
    if (tensor == "qk_tokens" && has("qk_bias_rows"))
        parts.insert(parts.end(), {plus(), indexed("q", asks, ProseRole::Query), times(), bias("k")});
    if (tensor == "ov_tokens" && has("ov_bias")) {
        parts.insert(parts.end(), {plus(), bias("v")});
        if (writes)
            parts.push_back(weight("o"));
    }
    return row(parts);
}

// Says in words what the letter of one of the steps before the softmax is.
std::string letterInWords(const Realized& realized, const std::string& tensor)
{
    const StageTensor& stage = lettered(realized, tensor);
    const std::string words = stage.letter == "s" ? "scores" : lowered(stage.words);
    return std::string(stage.letter) + ": " + words;
}

MathNode ofTensor(const Realized& realized, const std::string& tensor)
{
    const Config& config = realized.config;
    const StageTensor* stage = findStage(realized.plan.stages, tensor);
    if (!stage || !stage->computed())
        return {};
    const auto input = [&] { return letterOf(realized, stage->from); };
    const std::string own = std::string(stage->letter);
    if (tensor == "q" || tensor == "k" || tensor == "v")
        return projected(realized, tensor,
                         tensor == "q"   ? ProseRole::Query
                         : tensor == "k" ? ProseRole::Key
                                         : ProseRole::Value);
    if (tensor == "scores")
        return row({pairOf("s"), equals(), sum(letter("d")), indexed("q", queryOf(config), ProseRole::Query), times(),
                    indexed("k", row({j(), letter("d")}), ProseRole::Key)});
    switch (stage->operation) {
    case Operation::Norm:
    case Operation::Rotate: return positionedFormula(realized, *stage, tensor.substr(0, 1));
    case Operation::Slope:
        return row({pairOf("b"), equals(), minus(), script(letter("m"), letter("h")), times(), upright("|"), i(),
                    minus(), j(), upright("|")});
    case Operation::Bucket:
        return row({pairOf("b"), equals(), words("table[bucket("), j(), minus(), i(), upright("), "), letter("h"),
                    upright("]")});
    case Operation::Add:
        return row(
            {script(letter("z"), row({i(), j()}), sign("\u2032")), equals(), pairOf(input()), plus(), pairOf("b")});
    case Operation::Scale:
        if (config.scale == Scale::Factor)
            return row({pairOf(own), equals(), pairOf(input()), times(), upright(shortest(config.scale_factor))});
        return row(
            {pairOf(own), equals(), fraction(pairOf(input()), root(upright(std::to_string(realized.plan.dims.hd))))});
    case Operation::Mask:
    case Operation::MaskAdd: return maskFormula(config, tensor == "weights" ? "w\u2032" : "u", input());
    case Operation::MaskAfter: return row({pairOf("w"), times(), pairOf("a")});
    case Operation::Dropout: return dropoutFormula(config, input());
    case Operation::Function:
        return row({letter(own.empty() ? tensor : own), equals(), upright(written(stage->function.text, input(), ""))});
    case Operation::Softmax:
    case Operation::SoftmaxNaive:
    case Operation::Sum:
        return stage->after_mask && masksAfter(config) ? postMaskFormula(config) : softmaxFormula(config, input());
    case Operation::Copy:
        if (tensor == "weights")
            return postMaskFormula(config);
        if (tensor == "position_bias") // as given
            return row(
                {pairOf(own), equals(), upright(stage->from), upright("["), i(), upright(", "), j(), upright("]")});
        if (stage->queriesByKeys() || config.stage == Stage::DropoutOnly)
            return row({pairOf(own), equals(), pairOf(input())});
        break;
    default: break;
    }
    if (tensor == "head_context") {
        const std::string weight = letterOf(realized, stage->with);
        return row({indexed("c", i()), equals(), sum(j()), pairOf(weight), indexed("v", j(), ProseRole::Value)});
    }
    if (tensor == "output") {
        std::vector<MathNode> parts = {indexed("y", i()), equals(), indexed("c", i()),
                                       script(letter("W"), letter("o"), upright("T"))};
        if (realized.find(realized.plan.out_proj + ".bias"))
            parts.insert(parts.end(), {plus(), script(letter("b"), letter("o"))});
        return row(parts);
    }
    if (tensor == "context") {
        if (realized.plan.dims.H == 1)
            return row({letter("c"), equals(), words(say("context of the only head"))});
        return row({indexed("c", i()), equals(), upright("["), script(letter("c"), i(), upright("0")), sign("\u2026"),
                    script(letter("c"), i(), upright(std::to_string(realized.plan.dims.H - 1))), upright("]")});
    }
    return circuitFormula(realized, tensor);
}

} // namespace

} // namespace stagemath

namespace {

std::string epsilonWords(const QkNorm& norm) { return norm.eps > 0 ? ", \u03b5 = " + shortest(norm.eps) : ""; }

} // namespace

std::string stageLetters(const Realized& realized, const std::string& tensor)
{
    const Config& config = realized.config;
    const StageTensor* stage = findStage(realized.plan.stages, tensor);
    if (!stage || !stage->computed())
        return {};
    const auto input = [&] { return stagemath::letterInWords(realized, stage->from); };
    if (tensor == "weights" && fillsAfter(config))
        return input();
    if (stage->operation == Operation::MaskAfter || (tensor == "weights" && masksAfter(config)))
        return say("w: weights, a: 1 where allowed, else 0");
    if (isRowOperation(stage->operation))
        return config.normalize == Normalize::Softmax
                   ? say("%1, m: the largest %2 of the %3", input(), stagemath::letterOf(realized, stage->from),
                         stage->by_column ? say("column") : say("row"))
                   : input();
    if (tensor == "scores" && realized.plan.dims.hd == 1)
        return say("d: the only dimension of a head");
    if (tensor == "scores")
        return say("d runs over the %1 dimensions of a head", realized.plan.dims.hd);
    if (tensor == "qk_tokens")
        return say("a: what the query looks for, x: embeddings");
    if (tensor == "qk_asked" || tensor == "qk_bias_rows" || tensor == "ov_tokens")
        return say("x: embeddings");
    if (stage->operation == Operation::Norm)
        return normsAllHeads(config) ? say("w: weights of the norm, mean over the %1 dimensions of all heads%2",
                                           stage->shape[1] * realized.plan.dims.hd, epsilonWords(*config.qk_norm))
                                     : say("w: weights of the norm, mean over the %1 dimensions of a head%2",
                                           realized.plan.dims.hd, epsilonWords(*config.qk_norm));
    if (stage->operation == Operation::Rotate)
        return say("R: rotates each pair of components by position · its frequency");
    if (stage->operation == Operation::Slope)
        return say("m: the head's slope, 2^(−8(h + 1)/H)");
    if (stage->operation == Operation::Bucket)
        return say("the distance gives the bucket; table: [buckets, heads]");
    if (stage->operation == Operation::Add)
        return say("%1, b: position bias", input());
    if (tensor == "scaled")
        return input();
    if (tensor == "masked")
        return config.mask.kind == MaskKind::Additive ? say("%1, M: additive mask", input()) : input();
    if (tensor == "dropped")
        return realized.keep ? say("r: 1 where kept, 0 where dropped") : "";
    if (tensor == "head_context")
        return say("%1, v: values",
                   realized.keep && stage->with == "dropped" ? say("d: weights after dropout") : say("w: weights"));
    if (tensor == "output")
        return say("c: context, W: weight of the output layer");
    return {};
}

MathNode stageFormula(const Realized& realized, const std::string& tensor)
{
    return stagemath::ofTensor(realized, tensor);
}

} // namespace attn
