// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/explain.h"

#include "core/backends/maskedcells.h"
#include "core/base/say.h"
#include "core/base/strides.h"
#include "core/explain/explainnotes.h"
#include "core/explain/formulas.h"
#include "core/explain/results.h"
#include "core/layer/positions.h"
#include "core/recipe/keepuniforms.h"

#include <algorithm>
#include <cmath>

namespace attn {

namespace {

class Explainer {
public:
    Explainer(const Scene& scene, const Realized& realized, const Trace& trace, const TracedTensor& tensor,
              CellRef cell)
        : m_scene(scene), m_realized(realized), m_trace(trace), m_tensor(tensor)
    {
        m_out.cell = std::move(cell);
        m_out.kind = tensor.kind;
        m_out.value = trace.cell(tensor, m_out.cell.index);
        m_out.overridden = scene.overrides.contains(tensor.name, m_out.cell.index);
    }

    Explanation run()
    {
        const std::vector<Formula> formulas = formulasOf(m_scene, m_realized);
        const std::int64_t flat = flatIndex(m_tensor.shape, m_out.cell.index);
        const bool edited = m_scene.edits.contains(m_tensor.name, m_out.cell.index);
        const Formula* formula = edited ? nullptr : formulaFor(formulas, m_tensor.name, flat);
        if (formula) {
            m_out.operation = formula->operation;
            gather(*formula, lettersAt(formula->made, flat).front());
            complete(flat);
        } else {
            m_out.operation = edited || m_scene.input(m_tensor.name) ? Operation::Given : Operation::Drawn;
            m_out.note = edited ? say("a value entered by hand") : originOf(m_scene, m_out.cell);
        }
        computeResult(m_out);
        if (formula)
            m_out.note = noteOn(m_out, m_realized, m_trace);
        return std::move(m_out);
    }

private:
    // An input cell and its value; nullopt if the formula has no such cell.
    std::optional<std::pair<CellRef, double>> cellOf(const Operand& operand, const Letters& letters) const
    {
        const auto flat = elementAt(operand, letters);
        if (!flat)
            return std::nullopt;
        const TracedTensor& tensor = *m_trace.find(operand.tensor);
        return std::pair(CellRef{tensor.name, indexAt(tensor.shape, *flat)}, tensor.at(*flat));
    }

    void gather(const Formula& formula, Letters letters)
    {
        if (formula.added && formula.added_first)
            gatherAdded(*formula.added, letters);
        const auto [running, count] = runningLetter(formula);
        if (formula.term)
            for (std::int64_t i = 0; i < count; ++i) {
                if (running)
                    letters[running] = i;
                const auto term = cellOf(*formula.term, letters);
                if (!term)
                    continue;
                m_out.terms.push_back({.input = term->first, .value = term->second});
                if (formula.factor) {
                    const auto factor = cellOf(*formula.factor, letters);
                    m_out.terms.back().factor = factor->second;
                    m_out.terms.back().factor_from = factor->first;
                }
            }
        if (formula.added && !formula.added_first)
            gatherAdded(*formula.added, letters);
        if (const auto beside = formula.beside ? cellOf(*formula.beside, letters) : std::nullopt) {
            m_out.beside = Term{.input = beside->first, .value = beside->second};
        }
        if (formula.decided_by)
            m_out.decided_by = cellOf(*formula.decided_by, letters)->first;
    }

    void gatherAdded(const Operand& added, const Letters& letters)
    {
        if (const auto term = cellOf(added, letters))
            m_out.terms.push_back({.input = term->first, .value = term->second});
    }

    // What the operation needs to know besides its terms.
    void complete(std::int64_t flat)
    {
        const Config& config = m_realized.config;
        const Index& index = m_out.cell.index;
        switch (m_out.operation) {
        case Operation::Scale:
            m_out.scale = config.scale == Scale::Factor ? 0 : std::sqrt(static_cast<double>(m_realized.plan.dims.hd));
            m_out.terms[0].factor = m_out.scale == 0 ? config.scale_factor : 1 / m_out.scale;
            break;
        case Operation::Mask:
        case Operation::MaskAdd:
        case Operation::MaskAfter:
            m_out.blocked = MaskedCells(m_realized)(index[0], index[2], index[3]);
            if (m_out.operation == Operation::MaskAfter && m_out.blocked)
                m_out.terms[0].factor = 0;
            m_out.zeroed = m_tensor.name == "weights" && rowIsZeroed(); // filled in after the softmax
            break;
        case Operation::Copy: // of the weights that the mask has multiplied
            m_out.zeroed = m_tensor.name == "weights" && rowIsZeroed();
            break;
        case Operation::Allowed:
            m_out.rule = config.mask;
            m_out.blocked = !maskAllows(config.mask, index[0], index[1]);
            break;
        case Operation::Norm:
            m_out.own = static_cast<std::size_t>((config.qk_norm->all_heads ? index[1] * m_realized.plan.dims.hd : 0) +
                                                 index.back());
            m_out.epsilon = static_cast<float>(config.qk_norm->eps);
            m_out.unit_offset = config.qk_norm->unit_offset;
            break;
        case Operation::Rotate: turn(index[2], index[3]); break;
        case Operation::Slope:
        case Operation::Bucket: completeDistance(); break;
        case Operation::SinkShare:
            m_out.stable = config.normalize == Normalize::Softmax;
            m_out.temperature = config.temperature;
            break;
        case Operation::Softmax:
        case Operation::SoftmaxNaive:
        case Operation::Sum:
            m_out.by_column = findStage(m_realized.plan.stages, m_tensor.name)->by_column;
            m_out.own = static_cast<std::size_t>(m_out.by_column ? index[index.size() - 2] : index.back());
            m_out.zeroed = m_tensor.name == "weights" && rowIsZeroed();
            if (m_out.operation != Operation::Sum && config.stage == Stage::Attention)
                m_out.temperature = config.temperature;
            break;
        case Operation::Dropout:
        case Operation::Keep: completeDraw(flat); break;
        case Operation::Function: {
            const StageFunction& function = findStage(m_realized.plan.stages, m_tensor.name)->function;
            m_out.function = function.text;
            m_out.result = function.value(m_out.terms[0].value, config);
            break;
        }
        default: break;
        }
    }

    void turn(std::int64_t token, std::int64_t component)
    {
        const Rope& rope = *m_realized.config.rope;
        const Dims& dims = m_realized.plan.dims;
        const auto [pair, first] = ropePairOf(rope, dims, component);
        m_out.turned = Turned{.pair = pair, .position = token + rope.offset};
        if (pair < 0)
            return;
        const auto given = rope.inv_freq.empty() ? std::span<const float>() : m_realized.at(rope.inv_freq).values();
        const float frequency = ropeFrequency(rope, dims, pair, given);
        const RopeTurn turn = ropeTurn(rope, frequency, token);
        m_out.turned = Turned{pair, token + rope.offset, frequency, turn.angle, first};
        m_out.terms[0].factor = std::cos(static_cast<double>(turn.angle));
        m_out.terms[1].factor = std::sin(static_cast<double>(turn.angle)) * (first ? -1 : 1);
    }

    void completeDistance()
    {
        const PositionBias& bias = m_realized.config.position_bias;
        const Index& index = m_out.cell.index;
        DistanceFacts& facts = m_out.distance.emplace();
        facts.after = index[2] - index[1];
        if (bias.kind == PositionBiasKind::Alibi)
            facts.slope = alibiSlope(index[0], m_realized.plan.dims.H);
        else
            facts.bucket =
                t5Bucket(facts.after, m_realized.at(bias.tensor).dim(0), bias.max_distance, bias.bidirectional);
    }

    // masked_rows zero: whether every key of this query is forbidden.
    bool rowIsZeroed() const
    {
        if (!zeroesEmptyRows(m_realized.config))
            return false;
        const Tile row{m_out.cell.index[0], m_out.cell.index[2], 0, 1, m_realized.plan.dims.S};
        return MaskedCells(m_realized).extent(row) == MaskedCells::Extent::All;
    }

    void completeDraw(std::int64_t flat)
    {
        const double p = m_realized.config.dropout.p;
        m_out.draw = DropoutDraw{
            .u = {}, .p = p, .kept = m_realized.keep->kept(flat), .factor = m_realized.config.dropout.factor};
        if (const auto u = dropoutUniforms(m_scene, m_realized, flat, 1); !u.empty())
            m_out.draw->u = u.front();
        if (m_out.operation == Operation::Keep) // as it was drawn, also where it is overridden
            m_out.draw->kept = m_out.draw->u && *m_out.draw->u < 1.0 - p;
        else
            m_out.draw->overridden = m_scene.overrides.contains("keep", m_out.cell.index);
        if (m_out.operation == Operation::Dropout)
            m_out.terms[0].factor = m_out.draw->kept ? keptFactor(m_realized.config.dropout) : 0.0;
    }

    const Scene& m_scene;
    const Realized& m_realized;
    const Trace& m_trace;
    const TracedTensor& m_tensor;
    Explanation m_out;
};

} // namespace

Result<Explanation> explain(const Scene& scene, const Realized& realized, const Trace& trace, const CellRef& cell)
{
    const auto inside = parseCellRef(trace, toString(cell));
    if (!inside)
        return inside.error();
    return Explainer(scene, realized, trace, *trace.find(inside->tensor), *inside).run();
}

std::vector<CellRef> inputsOf(const Explanation& explanation)
{
    std::vector<CellRef> inputs;
    for (const Term& term : explanation.terms) {
        inputs.push_back(term.input);
        if (term.factor_from)
            inputs.push_back(*term.factor_from);
    }
    if (explanation.decided_by)
        inputs.push_back(*explanation.decided_by);
    if (explanation.beside)
        inputs.push_back(explanation.beside->input);
    return inputs;
}

} // namespace attn
