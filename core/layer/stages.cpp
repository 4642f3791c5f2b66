// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layer/stages.h"

#include "core/base/numbertext.h"
#include "core/layer/stagefacts.h"
#include "core/scene/options.h"

#include <algorithm>

namespace attn {

namespace {

std::string_view whyNothingDropped(const Dropout& dropout)
{
    return dropout.p == 0 ? "p = 0" : dropout.train ? "" : "eval mode";
}

class TableBuilder {
public:
    TableBuilder(const Config& config, const StageSizes& sizes) : m_config(config), m_sizes(sizes) {}

    std::vector<StageTensor> attention()
    {
        if (startsFromWeights(m_config))
            return givenWeights();
        if (startsFromX(m_config))
            given("x").heading = "Token embeddings";
        if (hasTensor(m_config.mask.kind))
            maskTensor();
        projection();
        if (asksWithNext(m_config))
            make("q_next", Operation::Copy, "q").aside = true;
        make("scores", Operation::Product, scoredBy(m_config), "k").heading = "Scores, q · k";
        m_row = "scores";
        if (!normalises(m_config)) // what follows is not computed; its cards say so
            m_ended = "scores only";
        if (m_config.scale_at == ScaleAt::BeforeMask)
            scale();
        mask();
        if (m_config.scale_at == ScaleAt::AfterMask)
            scale();
        if (m_config.dropout.on == DropoutOn::Scores)
            dropout();
        weights();
        if (m_config.dropout.on == DropoutOn::Weights)
            dropout();
        if (!mixesValues(m_config) && m_ended.empty())
            m_ended = "no values";
        context();
        if (m_config.mask.kind == MaskKind::Causal) {
            StageTensor& allowed = make("allowed", Operation::Allowed);
            allowed.aside = allowed.after_mask = allowed.traced = true;
        }
        return std::move(m_table);
    }

    std::vector<StageTensor> dropoutAlone()
    {
        StageTensor& x = given("x");
        x.heading = "Token embeddings";
        m_row = "x";
        dropout();
        for (StageTensor& tensor : m_table)
            alone(tensor);
        return std::move(m_table);
    }

    std::vector<StageTensor> softmaxAlone()
    {
        StageTensor& masked = given("masked");
        masked.title = "Masked";
        masked.letter = "s";
        masked.words = "Masked scores, as given";
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
        weights.title = "Weights";
        weights.words = "Attention weights, as given";
        return std::move(m_table);
    }

    std::int64_t extent(char axis) const
    {
        const auto& [B, T, D, O, H, hd] = m_sizes.dims;
        switch (axis) {
        case 'b': return B;
        case 'h': return H;
        case 't':
        case 'i':
        case 'j': return T;
        case 'n': return T + 1;
        case 'd': return D;
        case 'e': return hd;
        case 'o': return O;
        case 'y': return m_sizes.outputs;
        case 'c': return 3 * O;
        default: return 3 * hd; // f
        }
    }

    StageTensor& given(std::string_view name)
    {
        const StageFacts& facts = *factsOf(name);
        StageTensor& made = m_table.emplace_back();
        made.name = facts.name;
        made.axes = facts.axes;
        for (const char axis : facts.axes)
            made.shape.push_back(extent(axis));
        made.kind = facts.kind;
        made.probability = facts.probability;
        made.unit = facts.unit;
        made.card = facts.card.id;
        made.title = facts.card.title;
        made.letter = facts.letter;
        made.words = facts.words;
        return made;
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

    void maskTensor()
    {
        const Mask& mask = m_config.mask;
        StageTensor& given = m_table.emplace_back();
        given.name = mask.tensor;
        given.axes = mask.kind == MaskKind::Padding ? "bj" : m_sizes.mask.size() == 3 ? "bij" : "ij";
        given.shape = m_sizes.mask;
        given.kind = mask.kind == MaskKind::Additive ? Kind::Real : Kind::Boolean;
        given.words = mask.tensor;
    }

    std::string_view maskName() const
    {
        if (m_config.mask.kind == MaskKind::Causal)
            return "allowed";
        return m_config.mask.tensor;
    }

    std::string_view maskWords() const
    {
        static constexpr std::string_view words[] = {"", "causal", "padding", "painted", "additive"};
        return words[static_cast<int>(m_config.mask.kind)];
    }

    void projection()
    {
        static constexpr std::string_view parts[] = {"q", "k", "v"};
        const auto made_parts = std::span(parts).first(mixesValues(m_config) ? 3 : 2);
        const auto named = [&](StageTensor& made) {
            made.heading = mixesValues(m_config) ? "Queries, keys and values" : "Queries and keys";
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
            StageTensor& made = make(name, copies ? Operation::Copy : Operation::Product, from);
            named(made);
            if (projection == Projection::None)
                made.subtitle = mixesValues(m_config) ? "q = k = v = x" : "q = k = x";
            if (tiesWeights(m_config))
                made.subtitle = mixesValues(m_config) ? "q = k = v" : "q = k";
        }
    }

    void scale()
    {
        const bool on = m_config.scale != Scale::None;
        StageTensor& scaled = makeRow("scaled", on ? Operation::Scale : Operation::Copy);
        scaled.off = !m_ended.empty() ? m_ended : on ? "" : "not scaled";
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
        masked.off = m_config.mask.kind == MaskKind::None ? "no mask"
                     : !m_ended.empty()                   ? m_ended
                     : masks(m_config)                    ? ""
                                                          : "unused";
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
        if (sum)
            normalised.title = "÷ row sum";
        normalised.words = sum ? "Weights, scores ÷ row sum" : naive ? "Naive softmax weights" : "Softmax weights";
        if (m_config.temperature != 1 && !sum)
            normalised.words += ", temperature " + shortest(m_config.temperature);
        if (naive)
            normalised.subtitle = "naive, {shape}";
        if (normalised.by_column) {
            normalised.words += ", shared over the queries";
            normalised.subtitle = "over queries";
        }
        if (after) {
            normalised.words += ", not yet masked";
            maskWeights();
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
            filled.subtitle = "−∞ after softmax";
            filled.words = "Weights, −∞ where masked";
            return;
        }
        StageTensor& left = makeRow("weights_times_mask", Operation::MaskAfter, maskName());
        left.off = m_ended;
        left.aside = !rescales;
        left.subtitle = maskWords();
        left.heading = "Masked weights, then rescaled";
        StageTensor& weights = makeRow("weights", rescales ? Operation::Sum : Operation::Copy);
        weights.off = m_ended;
        weights.card = mask.id;
        weights.title = mask.title;
        weights.subtitle = maskWords();
        weights.words = rescales ? "Attention weights" : "Masked weights, not rescaled";
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
            dropped.off = "no weights";
        dropped.heading = !layer ? "After dropout" : of_weights ? "Weights after dropout" : "Scores after dropout";
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
            of_heads.heading = "Context";
        if (m_config.cumulative && !ends)
            make("cumulative_context", Operation::Product, "v", mixing).aside = true;

        const bool straight = readsStraightThrough(m_config);
        StageTensor& joined = make("context", Operation::Copy, "head_context");
        joined.off = ends ? ended : heads == 1 ? "1 head" : "";
        if (straight)
            joined.title = "Reshape";
        joined.heading = straight ? "Context, heads and tokens mixed by the reshape" : "Context, heads joined";
        joined.subtitle =
            std::to_string(heads) + " × " + std::to_string(m_sizes.dims.hd) + " = " + std::to_string(m_sizes.dims.O);

        StageTensor& output = make("output", Operation::Product, "context");
        output.traced = output.traced && m_sizes.outputs > 0;
        output.off = m_sizes.outputs == 0 && mixesValues(m_config) ? "no Wₒ" : ended;
        output.heading = "Output projection";
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
    std::string_view m_row;   // the last tensor of the row's way from scores to mixture
    std::string_view m_ended; // why nothing more is computed; empty: it goes on
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
