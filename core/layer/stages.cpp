// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layer/stages.h"

#include "core/base/numbertext.h"
#include "core/base/say.h"
#include "core/layer/stagefacts.h"
#include "core/scene/options.h"

#include <algorithm>
#include <cmath>

namespace attn {

namespace {

std::string_view whyNothingDropped(const Dropout& dropout)
{
    return dropout.p == 0 ? "p = 0" : dropout.train ? "" : SAY_LATER("eval mode");
}

class TableBuilder {
public:
    TableBuilder(const Config& config, const StageSizes& sizes) : m_config(config), m_sizes(sizes) {}

    std::vector<StageTensor> attention()
    {
        if (startsFromWeights(m_config))
            return givenWeights();
        if (startsFromX(m_config))
            given("x").heading = readsMemory(m_config) ? say("Token embeddings and memory") : say("Token embeddings");
        if (readsMemory(m_config))
            memory();
        parameters();
        projection();
        positions();
        if (asksWithNext(m_config))
            make("q_next", Operation::Copy, finalQueries(m_config)).aside = true;
        make("scores", Operation::Product, scoredBy(m_config), finalKeys(m_config)).heading = say("Scores, q · k");
        m_row = "scores";
        if (!normalises(m_config)) // what follows is not computed; its cards say so
            m_ended = SAY_LATER("scores only");
        if (m_config.scale_at == ScaleAt::BeforeMask)
            scale();
        if (capsScores(m_config))
            cap();
        if (addsBias(m_config))
            bias();
        mask();
        if (m_config.scale_at == ScaleAt::AfterMask)
            scale();
        if (m_config.dropout.on == DropoutOn::Scores)
            dropout();
        weights();
        if (m_config.dropout.on == DropoutOn::Weights)
            dropout();
        if (!mixesValues(m_config) && m_ended.empty())
            m_ended = SAY_LATER("no values");
        context();
        if (masksByPosition(m_config)) {
            StageTensor& allowed = make("allowed", Operation::Allowed);
            allowed.aside = allowed.after_mask = allowed.traced = true;
        }
        return std::move(m_table);
    }

    std::vector<StageTensor> dropoutAlone()
    {
        StageTensor& x = given("x");
        x.heading = say("Token embeddings");
        m_row = "x";
        dropout();
        for (StageTensor& tensor : m_table)
            alone(tensor);
        return std::move(m_table);
    }

    std::vector<StageTensor> softmaxAlone()
    {
        StageTensor& masked = given("masked");
        masked.title = SAY_LATER("Masked");
        masked.letter = "s";
        masked.words = say("Masked scores, as given");
        make("weights", Operation::Softmax, "masked");
        for (StageTensor& tensor : m_table) {
            alone(tensor);
            const Shape& shape = tensor.shape;
            if (shape.size() >= 2 && shape[shape.size() - 1] == shape[shape.size() - 2])
                tensor.axes.replace(shape.size() - 2, 2, "ij");
        }
        return std::move(m_table);
    }

private:
    std::vector<StageTensor> givenWeights()
    {
        StageTensor& weights = given("weights");
        weights.title = SAY_LATER("Weights");
        weights.words = say("Attention weights, as given");
        return std::move(m_table);
    }

    std::int64_t extent(char axis) const
    {
        const Dims& dims = m_sizes.dims;
        switch (axis) {
        case 'b': return dims.B;
        case 'h': return dims.H;
        case 'k': return dims.KV;
        case 't':
        case 'i': return dims.T;
        case 'j': return dims.S;
        case 'n': return dims.S + 1;
        case 'd': return dims.D;
        case 'm': return dims.M;
        case 'e': return dims.hd;
        case 'o': return dims.O;
        case 'y': return m_sizes.outputs;
        case 'c': return dims.qkvColumns();
        default: return 3 * dims.hd; // f
        }
    }

    StageTensor& given(std::string_view name)
    {
        const StageFacts& facts = *factsOf(name);
        StageTensor& made = m_table.emplace_back();
        made.name = facts.name;
        shaped(made, facts.axes);
        made.kind = facts.kind;
        made.probability = facts.probability;
        made.unit = facts.unit;
        made.card = facts.card.id;
        made.title = facts.card.title;
        made.letter = facts.letter;
        made.words = say(facts.words);
        return made;
    }

    void shaped(StageTensor& made, std::string_view axes) const
    {
        made.axes = axes;
        if (!sharesKeys(m_config, m_sizes.dims)) // each head has its own
            std::ranges::replace(made.axes, 'k', 'h');
        made.shape.clear();
        for (const char axis : made.axes)
            made.shape.push_back(extent(axis));
    }

    StageTensor& make(std::string_view name, Operation operation, std::string_view from = {},
                      std::string_view with = {})
    {
        StageTensor& made = given(name);
        made.operation = operation;
        made.from = from;
        made.with = with;
        made.traced = m_ended.empty();
        made.after_mask = m_masked && made.queriesByKeys();
        return made;
    }

    // The next of the tensors that a row of scores goes through, each made from the one before.
    StageTensor& makeRow(std::string_view name, Operation operation, std::string_view with = {})
    {
        StageTensor& made = make(name, operation, m_row, with);
        if (made.traced)
            m_row = name;
        return made;
    }

    // A tensor of the scene that the layer reads beside x and the weights of its projections.
    StageTensor& parameter(const std::string& name, std::string_view axes, std::string words)
    {
        StageTensor& given = m_table.emplace_back();
        given.name = name;
        shaped(given, axes);
        given.words = std::move(words);
        return given;
    }

    void memory()
    {
        const CardTitle& card = factsOf("x")->card;
        StageTensor& memory = parameter(m_config.memory, "bjm", say("Memory"));
        memory.card = card.id;
        memory.title = card.title;
        memory.letter = "m";
        memory.heading = say("Token embeddings and memory"); // of both
    }

    void parameters()
    {
        const Mask& mask = m_config.mask;
        if (hasTensor(mask.kind)) {
            StageTensor& given = parameter(mask.tensor,
                                           mask.kind == MaskKind::Padding ? "bj"
                                           : m_sizes.mask.size() == 3     ? "bij"
                                                                          : "ij",
                                           mask.tensor);
            given.kind = mask.kind == MaskKind::Additive ? Kind::Real : Kind::Boolean;
        }
        if (normsQueries(m_config)) {
            parameter(m_config.qk_norm->query, "e", say("Weights of the queries' norm"));
            if (m_config.qk_norm->key != m_config.qk_norm->query)
                parameter(m_config.qk_norm->key, "e", say("Weights of the keys' norm"));
        }
        if (rotates(m_config) && !m_config.rope->inv_freq.empty())
            parameter(m_config.rope->inv_freq, "-", say("Frequencies of the rotary pairs")).shape = {m_sizes.pairs};
        if (hasSinks(m_config))
            parameter(m_config.sinks, "h", say("Sinks, one logit per head"));
        const PositionBias& bias = m_config.position_bias;
        if (addsBias(m_config) && bias.kind == PositionBiasKind::T5)
            parameter(bias.tensor, "-h", say("Position bias by bucket")).shape = m_sizes.bias;
        else if (addsBias(m_config) && bias.kind == PositionBiasKind::Tensor)
            parameter(bias.tensor, biasAxes(), say("Position bias, as given"));
    }

    // Of a bias that is given: by the axes that it has.
    std::string_view biasAxes() const { return std::string_view("bhij").substr(4 - m_sizes.bias.size()); }

    std::string_view maskName() const
    {
        return masksByPosition(m_config) ? std::string_view("allowed") : std::string_view(m_config.mask.tensor);
    }

    std::string maskWords() const
    {
        const Mask& mask = m_config.mask;
        switch (mask.kind) {
        case MaskKind::None: return "";
        case MaskKind::Causal: return say("causal");
        case MaskKind::SlidingWindow:
            return mask.global > 0 ? say("window %1, first %2", mask.window, mask.global)
                                   : say("window %1", mask.window);
        case MaskKind::Prefix: return say("prefix %1", mask.prefix);
        case MaskKind::Padding: return say("padding");
        case MaskKind::CustomBool: return say("cell by cell");
        case MaskKind::Additive: return say("additive");
        }
        return "";
    }

    void projection()
    {
        static constexpr std::string_view parts[] = {"q", "k", "v"};
        const auto made_parts = std::span(parts).first(mixesValues(m_config) ? 3 : 2);
        const auto named = [&](StageTensor& made) {
            made.heading = mixesValues(m_config) ? say("Queries, keys and values") : say("Queries and keys");
            if (sharesKeys(m_config, m_sizes.dims))
                made.subtitle = std::to_string(m_sizes.dims.H) + " Q, " + std::to_string(m_sizes.dims.KV) + " K V";
            if (!mixesValues(m_config))
                made.title = "Q K";
        };
        if (!startsFromX(m_config)) {
            for (const std::string_view name : made_parts)
                named(given(name));
            return;
        }
        std::string_view from = "x";
        const auto reshaped = [&](std::string_view name, Operation operation) {
            make(name, operation, from).aside = true;
            from = name;
        };
        const Projection projection = m_config.projection;
        const bool interleaved = projection == Projection::FusedInterleaved;
        if (interleaved || projection == Projection::FusedBlocks || projection == Projection::MhaModule)
            reshaped("qkv", Operation::Product);
        if (interleaved) {
            reshaped("qkv_reshaped", Operation::Copy);
            reshaped("qkv_permuted", Operation::Copy);
        }
        const bool copies = from != "x" || projection == Projection::None;
        for (const std::string_view name : made_parts) {
            const bool of_memory = readsMemory(m_config) && name != "q";
            StageTensor& made = make(name, copies ? Operation::Copy : Operation::Product,
                                     of_memory ? std::string_view(m_config.memory) : from);
            named(made);
            if (projection == Projection::None)
                made.subtitle = mixesValues(m_config) ? "q = k = v = x" : "q = k = x";
            if (tiesWeights(m_config))
                made.subtitle = mixesValues(m_config) ? "q = k = v" : "q = k";
        }
    }

    // What today's models do with queries and keys before they meet.
    void positions()
    {
        const auto both = [&](const char* query, const char* key, Operation operation, const std::string& heading,
                              const std::string& subtitle) {
            for (const bool of_query : {true, false}) {
                std::string_view& last = of_query ? m_query : m_key;
                StageTensor& made = make(of_query ? query : key, operation, last);
                made.heading = heading;
                made.subtitle = subtitle;
                if (operation == Operation::Norm)
                    made.with = of_query ? m_config.qk_norm->query : m_config.qk_norm->key;
                else
                    made.with = m_config.rope->inv_freq;
                last = of_query ? query : key;
            }
        };
        if (normsQueries(m_config))
            both("q_normed", "k_normed", Operation::Norm, say("Normed queries and keys"), "RMSNorm");
        if (rotates(m_config))
            both("q_rotated", "k_rotated", Operation::Rotate, say("Rotated queries and keys"),
                 m_config.rope->inv_freq.empty() ? "θ = " + shortest(m_config.rope->theta) : m_config.rope->inv_freq);
    }

    void cap()
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

    void bias()
    {
        const PositionBias& chosen = m_config.position_bias;
        static constexpr std::string_view names[] = {"", "ALiBi", "T5", SAY_LATER("as given")};
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
            each->heading = say("Position bias, and the scores with it");
            each->subtitle = say(name);
        }
    }

    void scale()
    {
        const bool on = m_config.scale != Scale::None;
        StageTensor& scaled = makeRow("scaled", on ? Operation::Scale : Operation::Copy);
        scaled.off = !m_ended.empty() ? m_ended : on ? "" : SAY_LATER("not scaled");
        scaled.subtitle = m_config.scale == Scale::Factor ? "× " + significant(m_config.scale_factor, 4)
                                                          : "÷ √" + std::to_string(m_sizes.dims.hd);
    }

    void mask()
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

    void weights()
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
            normalised.words += say(", temperature %1", shortest(m_config.temperature));
        if (hasSinks(m_config))
            normalised.words += say(", with a sink");
        if (naive)
            normalised.subtitle = say("naive, {shape}");
        if (normalised.by_column) {
            normalised.words += say(", shared over the queries");
            normalised.subtitle = say("over queries");
        }
        if (after) {
            normalised.words += say(", not yet masked");
            maskWeights();
        }
        if (hasSinks(m_config) && m_ended.empty()) {
            StageTensor& share = make("sink_weights", Operation::SinkShare, normaliserInput(m_config), m_config.sinks);
            share.aside = true;
        }
        if (m_config.row_sums && m_ended.empty())
            make("row_sums", Operation::Product, "weights").aside = true;
    }

    void maskWeights()
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

    void dropout()
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

    void context()
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
            of_heads.subtitle =
                sayCount("%1 of 1 head", "%1 of %n heads", heads, heads - std::ssize(m_config.heads_off));
        if (m_config.cumulative && !ends)
            make("cumulative_context", Operation::Product, "v", mixing).aside = true;

        const bool straight = readsStraightThrough(m_config);
        StageTensor& joined = make("context", Operation::Copy, "head_context");
        joined.off = ends ? ended : heads == 1 ? SAY_LATER("1 head") : "";
        if (straight)
            joined.title = SAY_LATER("Reshape");
        joined.heading =
            straight ? say("Context, heads and tokens mixed by the reshape") : say("Context, heads joined");
        joined.subtitle =
            std::to_string(heads) + " × " + std::to_string(m_sizes.dims.hd) + " = " + std::to_string(m_sizes.dims.O);

        StageTensor& output = make("output", Operation::Product, "context");
        output.traced = output.traced && m_sizes.outputs > 0;
        output.off = m_sizes.outputs == 0 && mixesValues(m_config) ? SAY_LATER("no Wₒ") : ended;
        output.heading = say("Output projection");
    }

    // Of a stage that is computed alone the tensors have the shape that was given, whatever it is.
    void alone(StageTensor& tensor) const
    {
        tensor.shape = m_sizes.alone;
        tensor.axes.assign(m_sizes.alone.size(), '-');
        tensor.after_mask = false;
    }

    const Config& m_config;
    const StageSizes& m_sizes;
    std::vector<StageTensor> m_table;
    std::string_view m_query = "q", m_key = "k"; // the last of the queries' and keys' way to the scores
    std::string_view m_row;                      // the last tensor of the row's way from scores to mixture
    std::string_view m_ended;                    // why nothing more is computed; empty: it goes on
    bool m_masked = false;
};

void replaceAll(std::string& text, std::string_view mark, const std::string& by)
{
    for (std::size_t at = text.find(mark); at != std::string::npos; at = text.find(mark, at + by.size()))
        text.replace(at, mark.size(), by);
}

} // namespace

std::string written(std::string text, const std::string& x, const std::string& module)
{
    replaceAll(text, "{x}", x);
    replaceAll(text, "{np}", module);
    return text;
}

std::vector<StageTensor> stagesOf(const Config& config, const StageSizes& sizes)
{
    TableBuilder builder(config, sizes);
    switch (config.stage) {
    case Stage::Attention: return builder.attention();
    case Stage::DropoutOnly: return builder.dropoutAlone();
    case Stage::SoftmaxOnly: return builder.softmaxAlone();
    }
    return {};
}

const StageTensor* findStage(std::span<const StageTensor> stages, std::string_view name)
{
    const auto found = std::ranges::find(stages, name, &StageTensor::name);
    return found == stages.end() ? nullptr : &*found;
}

} // namespace attn
