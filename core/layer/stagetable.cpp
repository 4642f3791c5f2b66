// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layer/stagetable.h"

#include "core/base/say.h"
#include "core/layer/stagefacts.h"

#include <algorithm>
#include <utility>

namespace attn {

std::vector<StageTensor> TableBuilder::attention()
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

std::vector<StageTensor> TableBuilder::dropoutAlone()
{
    StageTensor& x = given("x");
    x.heading = say("Token embeddings");
    m_row = "x";
    dropout();
    for (StageTensor& tensor : m_table)
        alone(tensor);
    return std::move(m_table);
}

std::vector<StageTensor> TableBuilder::softmaxAlone()
{
    StageTensor& masked = given("masked");
    masked.title = SAY_LATER("Masked");
    masked.letter = "s";
    masked.words = say("Masked scores (input)");
    make("weights", Operation::Softmax, "masked");
    for (StageTensor& tensor : m_table) {
        alone(tensor);
        const Shape& shape = tensor.shape;
        if (shape.size() >= 2 && shape[shape.size() - 1] == shape[shape.size() - 2])
            tensor.axes.replace(shape.size() - 2, 2, "ij");
    }
    return std::move(m_table);
}

std::vector<StageTensor> TableBuilder::givenWeights()
{
    StageTensor& weights = given("weights");
    weights.title = SAY_LATER("Weights");
    weights.words = say("Attention weights (input)");
    return std::move(m_table);
}

std::int64_t TableBuilder::extent(char axis) const
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

StageTensor& TableBuilder::given(std::string_view name)
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

void TableBuilder::shaped(StageTensor& made, std::string_view axes) const
{
    made.axes = axes;
    if (!sharesKeys(m_config, m_sizes.dims)) // each head has its own
        std::ranges::replace(made.axes, 'k', 'h');
    made.shape.clear();
    for (const char axis : made.axes)
        made.shape.push_back(extent(axis));
}

StageTensor& TableBuilder::make(std::string_view name, Operation operation, std::string_view from,
                                std::string_view with)
{
    StageTensor& made = given(name);
    made.operation = operation;
    made.from = from;
    made.with = with;
    made.traced = m_ended.empty();
    made.after_mask = m_masked && made.queriesByKeys();
    return made;
}

StageTensor& TableBuilder::makeRow(std::string_view name, Operation operation, std::string_view with)
{
    StageTensor& made = make(name, operation, m_row, with);
    if (made.traced)
        m_row = name;
    return made;
}

StageTensor& TableBuilder::parameter(const std::string& name, std::string_view axes, std::string words)
{
    StageTensor& given = m_table.emplace_back();
    given.name = name;
    shaped(given, axes);
    given.words = std::move(words);
    return given;
}

void TableBuilder::alone(StageTensor& tensor) const
{
    tensor.shape = m_sizes.alone;
    tensor.axes.assign(m_sizes.alone.size(), '-');
    tensor.after_mask = false;
}

} // namespace attn
