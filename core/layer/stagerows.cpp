// SPDX-License-Identifier: GPL-3.0-or-later
// The table's second part: what becomes of a row of scores, and what the values are mixed to.
#include "core/layer/stagetable.h"

#include "core/base/numbertext.h"
#include "core/base/say.h"
#include "core/layer/stagefacts.h"

#include <cmath>

namespace attn {

namespace {

std::string_view whyNothingDropped(const Dropout& dropout)
{
    return dropout.p == 0 ? "p = 0" : dropout.train ? "" : SAY_LATER("eval mode");
}

} // namespace

std::string_view TableBuilder::maskName() const
{
    return masksByPosition(m_config) ? std::string_view("allowed") : std::string_view(m_config.mask.tensor);
}

std::string TableBuilder::maskWords() const
{
    const Mask& mask = m_config.mask;
    switch (mask.kind) {
    case MaskKind::None: return "";
    case MaskKind::Causal: return say("causal");
    case MaskKind::SlidingWindow:
        return mask.global > 0 ? say("window %1 + first %2", mask.window, mask.global) : say("window %1", mask.window);
    case MaskKind::Prefix: return say("prefix %1", mask.prefix);
    case MaskKind::Padding: return say("padding");
    case MaskKind::CustomBool: return say("cell by cell");
    case MaskKind::Additive: return say("additive");
    }
    return "";
}

void TableBuilder::cap()
{
    StageTensor& capped = makeRow("capped", Operation::Function);
    const std::string cap = shortest(*m_config.softcap);
    capped.function = {[](double x, const Config& config) {
                           const double c = static_cast<float>(*config.softcap);
                           return c * std::tanh(x / c);
                       },
                       [](double x, const Config& config) {
                           const double t = std::tanh(x / static_cast<float>(*config.softcap));
                           return 1 - t * t;
                       },
                       cap + " * {np}tanh({x} / " + cap + ")"};
    capped.off = m_ended;
    capped.subtitle = "± " + cap;
}

void TableBuilder::bias()
{
    const PositionBias& chosen = m_config.position_bias;
    static constexpr std::string_view names[] = {"", "ALiBi", "T5", SAY_LATER("input")};
    const std::string_view name = names[int(chosen.kind)];
    StageTensor& bias = make("position_bias",
                             chosen.kind == PositionBiasKind::Alibi ? Operation::Slope
                             : chosen.kind == PositionBiasKind::T5  ? Operation::Bucket
                                                                    : Operation::Copy,
                             chosen.tensor);
    if (chosen.kind == PositionBiasKind::Tensor && m_sizes.bias.size() == 4)
        shaped(bias, "bhij");
    StageTensor& biased = makeRow("biased", Operation::Add, "position_bias");
    for (StageTensor* each : {&m_table[m_table.size() - 2], &biased}) {
        each->off = m_ended;
        each->heading = say("Position bias and biased scores");
        each->subtitle = say(name);
    }
}

void TableBuilder::scale()
{
    const bool on = m_config.scale != Scale::None;
    StageTensor& scaled = makeRow("scaled", on ? Operation::Scale : Operation::Copy);
    scaled.off = !m_ended.empty() ? m_ended : on ? "" : SAY_LATER("not scaled");
    scaled.subtitle = m_config.scale == Scale::Factor ? "× " + significant(m_config.scale_factor, 4)
                                                      : "÷ √" + std::to_string(m_sizes.dims.hd);
}

void TableBuilder::mask()
{
    const bool before = masksBefore(m_config);
    StageTensor& masked = makeRow("masked",
                                  !before              ? Operation::Copy
                                  : maskAdds(m_config) ? Operation::MaskAdd
                                                       : Operation::Mask,
                                  before ? maskName() : "");
    masked.off = m_config.mask.kind == MaskKind::None ? SAY_LATER("no mask")
                 : !m_ended.empty()                   ? m_ended
                 : masks(m_config)                    ? ""
                                                      : SAY_LATER("unused");
    masked.aside = masksAfter(m_config);
    masked.subtitle = maskWords();
    m_masked = before && m_ended.empty();
    masked.after_mask = m_masked;
}

void TableBuilder::weights()
{
    const bool after = masksAfter(m_config), naive = m_config.normalize == Normalize::SoftmaxNaive,
               sum = m_config.normalize == Normalize::Sum;
    StageTensor& normalised = makeRow(after ? "weights_unmasked" : "weights", sum     ? Operation::Sum
                                                                              : naive ? Operation::SoftmaxNaive
                                                                                      : Operation::Softmax);
    normalised.off = m_ended;
    normalised.by_column = normalisesColumns(m_config);
    if (hasSinks(m_config))
        normalised.with = m_config.sinks;
    if (sum)
        normalised.title = SAY_LATER("÷ row sum");
    normalised.words = sum     ? say("Weights, scores ÷ row sum")
                       : naive ? say("Naive softmax weights")
                               : say("Softmax weights");
    if (m_config.temperature != 1 && !sum)
        normalised.words = say("%1, temperature %2", normalised.words, shortest(m_config.temperature));
    if (hasSinks(m_config))
        normalised.words = say("%1, with a sink", normalised.words);
    if (naive)
        normalised.subtitle = say("naive, {shape}");
    if (normalised.by_column) {
        normalised.words = say("%1, normalized over queries", normalised.words);
        normalised.subtitle = say("over queries");
    }
    if (after) {
        normalised.words = say("%1, not yet masked", normalised.words);
        maskWeights();
    }
    if (hasSinks(m_config) && m_ended.empty()) {
        StageTensor& share = make("sink_weights", Operation::SinkShare, normaliserInput(m_config), m_config.sinks);
        share.aside = true;
    }
    if (m_config.row_sums && m_ended.empty())
        make("row_sums", Operation::Product, "weights").aside = true;
}

void TableBuilder::maskWeights()
{
    const bool rescales = rescalesWeights(m_config);
    const CardTitle& mask = factsOf("masked")->card;
    m_masked = m_ended.empty();
    if (fillsAfter(m_config)) {
        StageTensor& filled = makeRow("weights", Operation::Mask, maskName());
        filled.off = m_ended;
        filled.card = mask.id;
        filled.title = mask.title;
        filled.subtitle = say("−∞ after softmax");
        filled.words = say("Weights, −∞ where masked");
        return;
    }
    StageTensor& left = makeRow("weights_times_mask", Operation::MaskAfter, maskName());
    left.off = m_ended;
    left.aside = !rescales;
    left.subtitle = maskWords();
    left.heading = say("Masked weights, then rescaled");
    StageTensor& weights = makeRow("weights", rescales ? Operation::Sum : Operation::Copy);
    weights.off = m_ended;
    weights.card = mask.id;
    weights.title = mask.title;
    weights.subtitle = maskWords();
    weights.words = rescales ? say("Attention weights") : say("Masked weights, not rescaled");
}

void TableBuilder::dropout()
{
    const bool on = dropoutIsOn(m_config), layer = m_config.stage == Stage::Attention;
    const bool of_weights = layer && m_config.dropout.on == DropoutOn::Weights;
    if (on) {
        StageTensor& keep = make("keep", Operation::Keep);
        keep.traced = keep.aside = keep.after_dropout = true;
        keep.after_mask = false;
    }
    StageTensor& dropped = make("dropped", on ? Operation::Dropout : Operation::Copy, m_row, on ? "keep" : "");
    dropped.traced = dropped.after_dropout = true;
    dropped.probability = !layer || (of_weights && m_ended.empty());
    dropped.unit = !layer ? "value" : dropped.probability ? "weight" : "score";
    dropped.off = whyNothingDropped(m_config.dropout);
    if (dropped.off.empty() && !on)
        dropped.off = SAY_LATER("no weights");
    dropped.heading = !layer       ? say("After dropout")
                      : of_weights ? say("Weights after dropout")
                                   : say("Scores after dropout");
    if (on)
        dropped.words = dropped.heading;
    dropped.subtitle = "p = " + shortest(m_config.dropout.p);
    m_row = "dropped";
}

void TableBuilder::context()
{
    const std::int64_t heads = m_sizes.dims.H;
    const bool ends = !m_ended.empty();
    const std::string_view ended = !ends                  ? ""
                                   : normalises(m_config) ? m_ended
                                                          : "no weights",
                           mixing = mixedBy(m_config);
    StageTensor& of_heads = make("head_context", Operation::Product, mixesValues(m_config) ? "v" : "", mixing);
    of_heads.off = ended;
    if (heads == 1)
        of_heads.heading = say("Context");
    if (!m_config.heads_off.empty())
        of_heads.subtitle = sayCount("%1 of 1 head", "%1 of %n heads", heads, heads - std::ssize(m_config.heads_off));
    if (m_config.cumulative && !ends)
        make("cumulative_context", Operation::Product, "v", mixing).aside = true;

    const bool straight = readsStraightThrough(m_config);
    StageTensor& joined = make("context", Operation::Copy, "head_context");
    joined.off = ends ? ended : heads == 1 ? SAY_LATER("1 head") : "";
    if (straight)
        joined.title = SAY_LATER("Reshape");
    joined.heading = straight ? say("Context, heads and tokens mixed by the reshape") : say("Context, heads joined");
    joined.subtitle =
        std::to_string(heads) + " × " + std::to_string(m_sizes.dims.hd) + " = " + std::to_string(m_sizes.dims.O);

    StageTensor& output = make("output", Operation::Product, "context");
    output.traced = output.traced && m_sizes.outputs > 0;
    output.off = m_sizes.outputs == 0 && mixesValues(m_config) ? SAY_LATER("no Wₒ") : ended;
    output.heading = say("Output projection");
}

} // namespace attn
