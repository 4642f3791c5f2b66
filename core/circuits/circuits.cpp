// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/circuits/circuits.h"

#include "core/base/say.h"
#include "core/circuits/circuitnumbers.h"
#include "core/explain/formulas.h"
#include "core/layer/circuitfacts.h"
#include "core/recipe/projections.h"

#include <algorithm>

namespace attn {

namespace {

// Fewer multiply-adds than this take milliseconds.
constexpr double few_multiply_adds = 4e6;

// Whether a layer of queries, keys or values ("W_query" …) adds a bias, in any head.
bool isBiased(const Realized& realized, std::string_view layer)
{
    const std::string_view own = tiesWeights(realized.config) ? "W_query" : layer;
    return std::ranges::any_of(
        projectionsOf(realized.config.projection, projectionShape(realized.config), true, realized.plan.mha),
        [&](const Parameter& parameter) {
            const bool fused = parameter.name.find("W_") == std::string::npos;
            return (fused || parameter.name.ends_with(own)) && realized.find(parameter.biasName()) != nullptr;
        });
}

std::string whyNone(const Realized& realized)
{
    const Config& config = realized.config;
    if (config.stage != Stage::Attention)
        return say("this scene is not a whole layer, so it has no weights for a circuit");
    if (!startsFromX(config))
        return say("queries and keys are inputs, not computed from x, so there are no weights for a circuit");
    if (readsMemory(config))
        return say("keys and values come from the memory, so no circuit leads from x to x");
    return "";
}

// Of the QK circuit only; the written one needs no queries and keys.
std::string whyNoneAsked(const Realized& realized)
{
    const Config& config = realized.config;
    if (rotates(config) && normsQueries(config))
        return say("queries and keys are normalized and rotated by position before they are multiplied, so no single "
                   "matrix describes what a head looks for");
    if (rotates(config))
        return say("queries and keys are rotated by position before they are multiplied, so no single matrix describes "
                   "what a head looks for");
    if (normsQueries(config))
        return say("queries and keys are normalized before they are multiplied, so no single matrix describes what a "
                   "head looks for");
    return "";
}

std::string whyNoneWritten(const Realized& realized)
{
    if (!mixesValues(realized.config))
        return say("this layer has no values, so there is no OV circuit");
    if (readsStraightThrough(realized.config) && realized.plan.dims.H > 1 && !realized.plan.out_proj.empty())
        return say("the heads are joined without the transpose, so no head has its own columns in the output layer");
    return "";
}

class CircuitTable {
public:
    explicit CircuitTable(const Realized& realized) : m_realized(realized)
    {
        if (!whyNone(realized).empty())
            return;
        if (whyNoneAsked(m_realized).empty())
            addQueryKey();
        if (whyNoneWritten(realized).empty())
            addOutputValue();
        const bool takes_identity =
            realized.config.projection == Projection::None && realized.find(std::string(identity_tensor));
        if (takes_identity ||
            std::ranges::any_of(rows, [&](const StageTensor& row) { return realized.find(row.name) != nullptr; }))
            rows.clear(); // the scene calls something else so
    }

    std::vector<StageTensor> rows; // each after those that it is made from

private:
    void addQueryKey()
    {
        const auto [B, T, D, O, H, hd, S, KV, M] = m_realized.plan.dims;
        const bool biased = isBiased(m_realized, "W_query") || isBiased(m_realized, "W_key");
        add("qk_circuit", {H, D, D});
        if (biased) {
            add("qk_bias_asks", {H, D});
            add("qk_bias_asked", {H, D});
            add("qk_bias_both", {H});
        }
        add("qk_asked", {B, H, T, D});
        if (biased)
            add("qk_bias_rows", {B, H, T});
        add("qk_tokens", {B, H, T, T});
    }

    void addOutputValue()
    {
        const auto [B, T, D, O, H, hd, S, KV, M] = m_realized.plan.dims;
        const std::string& layer = m_realized.plan.out_proj;
        const std::int64_t written = layer.empty() ? hd : m_realized.at(layer + ".weight").dim(0);
        add("ov_circuit", {H, D, written});
        if (isBiased(m_realized, "W_value"))
            add("ov_bias", {H, written});
        add("ov_tokens", {B, H, T, written});
    }

    void add(const char* name, Shape shape)
    {
        const StageFacts& facts = *circuitFactsOf(name);
        StageTensor& made = rows.emplace_back();
        made.name = name;
        made.axes = facts.axes;
        made.shape = std::move(shape);
        made.operation = Operation::Product;
        made.unit = facts.unit;
        made.card = facts.card.id;
        made.words = say(facts.words);
        made.aside = true;
        if (made.axes.ends_with('y') && m_realized.plan.out_proj.empty()) {
            made.axes.back() = 'e';
            made.card = "qkv";
            if (made.name == "ov_circuit")
                made.words = say("OV circuit: W_v alone (no output layer)");
        }
    }

    const Realized& m_realized;
};

// The tensors that these formulas read, each once.
std::vector<std::string> readBy(const std::vector<Formula>& formulas)
{
    std::vector<std::string> names;
    for (const Formula& formula : formulas)
        for (const auto& operand : {formula.term, formula.factor, formula.added})
            if (operand && std::ranges::find(names, operand->tensor) == names.end())
                names.push_back(operand->tensor);
    return names;
}

std::shared_ptr<const Trace> likeTrace(const Trace& trace, std::vector<TracedTensor> tensors)
{
    auto other = std::make_shared<Trace>(trace.backend(), std::move(tensors), trace.notes());
    other->setPath(trace.path());
    other->setFallback(trace.fallback());
    other->setKept(trace.kept()); // edits continue from it
    return other;
}

const CircuitNumbers* numbersOf(const Computed& computed, const std::string& tensor)
{
    const TracedTensor* found = computed.trace->find(tensor);
    return found ? dynamic_cast<const CircuitNumbers*>(found->source().get()) : nullptr;
}

} // namespace

std::string whyNoCircuit(const Realized& realized, std::string_view name)
{
    if (!isCircuit(name))
        return "";
    if (std::string why = whyNone(realized); !why.empty())
        return why;
    if (std::string why = name.starts_with("ov_") ? whyNoneWritten(realized) : whyNoneAsked(realized); !why.empty())
        return why;
    const auto rows = CircuitTable(realized).rows;
    if (rows.empty())
        return say("a tensor in this scene has the same name as a circuit, so no circuit is shown");
    return std::ranges::find(rows, name, &StageTensor::name) == rows.end()
               ? (name == "ov_bias" ? say("values have no bias, so there is no %1", name)
                                    : say("queries or keys have no bias, so there is no %1", name))
               : "";
}

bool CircuitMaker::Made::isOf(const Made& other, const Shape& shape) const
{
    return projection == other.projection && circuit.shape == shape &&
           std::ranges::equal(weights, other.weights, [](const NamedTensor& a, const NamedTensor& b) {
               return a.name == b.name && a.tensor.sameBlock(b.tensor);
           });
}

ComputedPtr CircuitMaker::operator()(const ComputedPtr& computed)
{
    const std::vector<StageTensor> rows = CircuitTable(*computed->realized).rows;
    if (rows.empty() || computed->trace->find(rows.front().name))
        return computed;
    auto realized = std::make_shared<Realized>(*computed->realized);
    realized->plan.stages.insert(realized->plan.stages.end(), rows.begin(), rows.end());
    std::vector<TracedTensor> tensors = computed->trace->tensors();
    const auto find = [&](const std::string& name) { return std::ranges::find(tensors, name, &TracedTensor::name); };
    const std::int64_t width = realized->plan.dims.D;
    if (realized->config.projection == Projection::None)
        tensors.emplace_back(std::string(identity_tensor), Shape{width, width}, Kind::Real, makeIdentity(width));

    const std::vector<Formula> formulas = stageFormulas(*realized);
    for (const StageTensor& row : rows) {
        std::vector<Formula> own;
        std::ranges::copy_if(formulas, std::back_inserter(own),
                             [&](const Formula& formula) { return formula.made.tensor == row.name; });
        Made made{realized->config.projection, {}, {}};
        std::vector<TracedTensor> inputs;
        bool of_weights = true;
        for (const std::string& name : readBy(own)) {
            inputs.push_back(*find(name));
            const Tensor* weight = name == "x" ? nullptr : realized->find(name);
            of_weights = of_weights && (weight || name == identity_tensor);
            if (weight)
                made.weights.push_back({name, *weight});
        }
        const auto before = m_made.find(row.name);
        if (of_weights && before != m_made.end() && before->second.isOf(made, row.shape)) {
            tensors.push_back(before->second.circuit);
            continue;
        }
        made.circuit = TracedTensor(row.name, row.shape, Kind::Real,
                                    std::make_shared<CircuitNumbers>(row.shape, std::move(own), std::move(inputs)));
        tensors.push_back(made.circuit);
        if (of_weights)
            m_made[row.name] = std::move(made);
    }
    return std::make_shared<const Computed>(computed->scene, std::move(realized),
                                            likeTrace(*computed->trace, std::move(tensors)));
}

ComputedPtr withCircuits(const ComputedPtr& computed) { return CircuitMaker()(computed); }

ComputedPtr withoutCircuits(const ComputedPtr& computed)
{
    if (!computed || std::ranges::none_of(computed->realized->plan.stages,
                                          [](const StageTensor& stage) { return isCircuit(stage.name); }))
        return computed;
    auto realized = std::make_shared<Realized>(*computed->realized);
    std::erase_if(realized->plan.stages, [](const StageTensor& stage) { return isCircuit(stage.name); });
    std::vector<TracedTensor> tensors = computed->trace->tensors();
    std::erase_if(tensors, [&](const TracedTensor& tensor) {
        return isCircuit(tensor.name) || (tensor.name == identity_tensor && !realized->find(tensor.name));
    });
    auto without = std::make_shared<Computed>(computed->scene, std::move(realized),
                                              likeTrace(*computed->trace, std::move(tensors)));
    without->withheld = computed->withheld;
    without->answers = withoutCircuits(computed->answers);
    return without;
}

bool isWorkedOut(const Computed& computed, const std::string& tensor)
{
    const CircuitNumbers* numbers = numbersOf(computed, tensor);
    return !numbers || numbers->multiplyAdds() < few_multiply_adds || numbers->isWorkedOut();
}

bool workOut(const Computed& computed, const std::string& tensor, const StopToken& stop)
{
    const CircuitNumbers* numbers = numbersOf(computed, tensor);
    return !numbers || numbers->workOut(stop);
}

} // namespace attn
