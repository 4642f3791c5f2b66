// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/diagnosis.h"

#include "core/base/say.h"
#include "core/base/strides.h"
#include "core/engine/engine.h"
#include "core/explain/results.h"
#include "core/layer/stages.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace attn {

namespace {

constexpr std::int64_t most_products = 4'000'000; // the window waits for them
constexpr int least_decimals = 2;

// A half of the last decimal, as float32 has it.
double halfDigit(int decimals) { return 0.5 * std::pow(10.0, -decimals) * (1 + 1e-6); }

double rounded(double number, int decimals)
{
    const double unit = std::pow(10.0, decimals);
    return std::isfinite(number) ? std::round(number * unit) / unit : number;
}

class Search {
public:
    Search(const Computed& computed, const CellRef& cell, double answer, int decimals)
        : m_all(computed.answers ? *computed.answers : computed), m_seen(computed), m_config(computed.realized->config),
          m_cell(cell), m_answer(answer), m_decimals(decimals), m_tensor(*m_all.trace->find(cell.tensor)),
          m_stage(findStage(computed.realized->plan.stages, cell.tensor))
    {
    }

    std::optional<std::string> find()
    {
        if (m_decimals < least_decimals || !std::isfinite(m_answer) || !m_stage || m_tensor.kind != Kind::Real ||
            is(m_all.trace->cell(m_tensor, m_cell.index)))
            return std::nullopt;
        if (const auto explanation = explain(m_all.scene, *m_all.realized, *m_all.trace, m_cell))
            m_equation = *explanation;
        for (const auto look : {&Search::anotherStage, &Search::transposed, &Search::elsewhere, &Search::part,
                                &Search::leftOut, &Search::roundedEarly, &Search::nearlyPart})
            if (auto found = (this->*look)())
                return found;
        return std::nullopt;
    }

private:
    bool is(double number) const { return agree(m_answer, number, m_decimals); }
    // 0, or another number that many cells have, does not reveal where it was read.
    bool tells(double number) const { return is(number) && number != 0 && number != 1; }

    double seenAt(const Index& index) const { return m_seen.trace->cell(*m_seen.trace->find(m_cell.tensor), index); }

    // The cell before it, or beside it, that this stage or another one has in the same place. Cells that the equation
    // reads are named even if hidden: the user has worked them out.
    std::optional<std::string> anotherStage() const
    {
        bool before = true;
        for (const StageTensor& stage : m_all.realized->plan.stages) {
            before = before && stage.name != m_cell.tensor;
            const bool read = std::ranges::any_of(m_equation.terms, [&](const Term& term) {
                return term.input == CellRef{stage.name, m_cell.index};
            });
            const Trace& trace = *(read ? m_all : m_seen).trace;
            const TracedTensor* other = trace.find(stage.name);
            if (!other || stage.name == m_cell.tensor || other->shape != m_tensor.shape || other->kind != Kind::Real)
                continue;
            if (const double number = trace.cell(*other, m_cell.index);
                read ? number == 0 || !is(number) : !tells(number))
                continue;
            if (stage.unit != m_stage->unit)
                return say("the %1, not the %2", say(stage.unit), say(m_stage->unit));
            if (before)
                return say("the value from an earlier step, “%1”", say(stage.words));
        }
        return std::nullopt;
    }

    std::optional<std::string> part() const { return partWithin(halfDigit(m_decimals)); }
    // Worked out from numbers as they are shown, it may end beside the last digit.
    std::optional<std::string> nearlyPart() const
    {
        return m_decimals > least_decimals ? partWithin(3 * halfDigit(m_decimals)) : std::nullopt;
    }
    std::optional<std::string> partWithin(double distance) const
    {
        for (PartialResult& part : partialResults(m_equation))
            if (part.value != 0 && std::abs(part.value - m_answer) <= distance)
                return std::move(part.what);
        return std::nullopt;
    }

    std::optional<std::string> transposed() const
    {
        Index index = m_cell.index;
        if (!m_stage->queriesByKeys())
            return std::nullopt;
        std::swap(index[index.size() - 2], index.back());
        const Shape& shape = m_tensor.shape; // a memory may have another number of keys than queries
        if (index == m_cell.index || index[index.size() - 2] >= shape[shape.size() - 2] ||
            index.back() >= shape.back() || !tells(seenAt(index)))
            return std::nullopt;
        return say("the value with query and key swapped; the query is the row, and the key is the column");
    }

    // Along one of the last two axes: the row first.
    std::optional<std::string> elsewhere() const
    {
        const std::size_t rank = m_cell.index.size();
        for (std::size_t axis = rank - std::min<std::size_t>(rank, 2); axis < rank; ++axis) {
            Index index = m_cell.index;
            for (std::int64_t& at = index[axis] = 0; at < m_tensor.shape[axis]; ++at)
                if (at != m_cell.index[axis] && tells(seenAt(index)))
                    return axis + 2 == rank ? say("the value from another row: %1", nameAt(axis, at))
                                            : say("the value from another column: %1", nameAt(axis, at));
        }
        return std::nullopt;
    }

    std::string nameAt(std::size_t axis, std::int64_t at) const
    {
        const char letter = m_stage->axes.size() == m_cell.index.size() ? m_stage->axes[axis] : '-';
        const Dims& dims = m_all.realized->plan.dims;
        const std::int64_t item = m_stage->axes.front() == 'b' ? m_cell.index.front() : 0;
        std::vector<std::string> labels;
        if (letter == 'i' || letter == 't')
            labels = tokenLabels(m_all.scene, item, dims.T);
        else if (letter == 'j' || letter == 's')
            labels = keyLabels(m_all.scene, item, dims.T, dims.S);
        return at < std::ssize(labels) ? labels[std::size_t(at)] : std::to_string(at);
    }

    // A skipped step before the cell: not scaled, not masked, what dropout keeps not scaled up.
    std::optional<std::string> leftOut() const
    {
        const Dims& dims = m_all.realized->plan.dims;
        const std::int64_t width = std::max(m_config.d_in, m_config.d_out);
        if (dims.B * dims.T * width * (4 * width + 2 * dims.T) > most_products)
            return std::nullopt;
        for (const StageTensor& stage : m_all.realized->plan.stages) {
            if (stage.name == m_cell.tensor)
                break;
            const TracedTensor *made = m_all.trace->find(stage.name), *from = m_all.trace->find(stage.from);
            if (stage.aside || !made || !from || made->shape != from->shape || made->kind != Kind::Real ||
                stage.operation == Operation::Copy || isRowOperation(stage.operation))
                continue;
            const bool drops = stage.operation == Operation::Dropout;
            if (drops && tells(without(stage, *made, *from, Slip::NotScaledUp)))
                return say("the result without scaling up the kept values");
            if (tells(without(stage, *made, *from, Slip::LeftOut)))
                return say("the result without the step “%1”", say(stage.title));
            const bool divides = drops || (stage.operation == Operation::Scale && m_config.scale == Scale::SqrtHeadDim);
            if (divides && tells(without(stage, *made, *from, Slip::Inverse)))
                return say("the result of multiplying instead of dividing in the step “%1”", say(stage.title));
        }
        return std::nullopt;
    }

    enum class Slip { LeftOut, NotScaledUp, Inverse };
    // The cell if `stage` passes on its input, drops without scaling up, or divides by its factor; nan if that cannot
    // be computed.
    double without(const StageTensor& stage, const TracedTensor& made, const TracedTensor& from, Slip slip) const
    {
        Scene scene = m_all.scene;
        for (std::int64_t flat = 0; flat < elementCount(made.shape); ++flat) {
            const Index index = indexAt(made.shape, flat);
            const double right = m_all.trace->cell(made, index), read = m_all.trace->cell(from, index);
            const bool dropped = slip != Slip::LeftOut && right == 0;
            scene.overrides.set(stage.name, index,
                                dropped                 ? 0.0F
                                : slip == Slip::Inverse ? float(read * read / right)
                                                        : float(read));
        }
        const auto realized = realize(scene);
        const auto trace = realized ? run(**realized, **backendNamed("reference")) : nullptr;
        const TracedTensor* tensor = trace ? trace->find(m_cell.tensor) : nullptr;
        return tensor && tensor->shape == m_tensor.shape ? trace->cell(*tensor, m_cell.index) : NAN;
    }

    std::optional<std::string> roundedEarly() const
    {
        if (m_equation.terms.empty() || m_equation.overridden)
            return std::nullopt;
        for (int decimals = m_decimals - 1; decimals >= 1; --decimals) {
            Explanation coarse = m_equation;
            for (Term& term : coarse.terms) {
                term.value = rounded(term.value, decimals);
                if (term.factor_from)
                    term.factor = rounded(term.factor, decimals);
            }
            computeResult(coarse);
            if (is(coarse.result) || is(rounded(coarse.result, decimals)) ||
                is(ofRoundedExponentials(decimals, m_equation)))
                return sayCount("the result of rounding to one decimal too early; round only at the end",
                                "the result of rounding to %n decimals too early; round only at the end", decimals);
        }
        return std::nullopt;
    }

    static double ofRoundedExponentials(int decimals, const Explanation& row)
    {
        if (row.operation != Operation::Softmax && row.operation != Operation::SoftmaxNaive)
            return NAN;
        double sum = 0;
        for (const Term& term : row.terms)
            sum += rounded(term.exponential, decimals);
        return rounded(row.terms[row.own].exponential, decimals) / sum;
    }

    const Computed& m_all;  // every number
    const Computed& m_seen; // the same without what is hidden
    const Config& m_config;
    const CellRef& m_cell;
    const double m_answer;
    const int m_decimals;
    const TracedTensor& m_tensor;
    const StageTensor* m_stage;
    Explanation m_equation;
};

} // namespace

bool agree(double a, double b, int decimals) { return a == b || std::abs(a - b) <= halfDigit(decimals); }

std::optional<std::string> diagnosed(const Computed& computed, const CellRef& cell, double answer, int decimals)
{
    return Search(computed, cell, answer, decimals).find();
}

} // namespace attn
