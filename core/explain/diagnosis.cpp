// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/diagnosis.h"

#include "core/base/say.h"
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

    std::optional<Diagnosis> find() const
    {
        if (m_decimals < least_decimals || !std::isfinite(m_answer) || !m_stage || m_tensor.kind != Kind::Real ||
            is(m_all.trace->cell(m_tensor, m_cell.index)))
            return std::nullopt;
        for (const auto look : {&Search::withoutScale, &Search::notScaledUp, &Search::maskedLate, &Search::anotherStage,
                                &Search::transposed, &Search::elsewhere, &Search::roundedEarly})
            if (auto found = (this->*look)())
                return found;
        return std::nullopt;
    }

private:
    bool is(double number) const { return agree(m_answer, number, m_decimals); }
    // A 0, or another number that many cells have, tells nothing of where it was read.
    bool tells(double number) const { return is(number) && number != 0 && number != 1; }

    double seenAt(const Index& index) const { return m_seen.trace->cell(*m_seen.trace->find(m_cell.tensor), index); }

    // The cell in the same layer with another configuration; nan where there is none.
    double inVariant(const std::function<void(Config&)>& change) const
    {
        const Dims& dims = m_all.realized->plan.dims;
        const std::int64_t width = std::max(m_config.d_in, m_config.d_out);
        if (dims.B * dims.T * width * (4 * width + 2 * dims.T) > most_products)
            return NAN;
        Scene scene = m_all.scene;
        change(scene.config);
        const auto realized = realize(scene);
        if (!realized)
            return NAN;
        const auto trace = run(**realized, **backendNamed("reference"));
        const TracedTensor* tensor = trace ? trace->find(m_cell.tensor) : nullptr;
        return tensor && tensor->shape == m_tensor.shape ? trace->cell(*tensor, m_cell.index) : NAN;
    }

    std::optional<Diagnosis> withoutScale() const
    {
        if (m_config.scale == Scale::None || !is(inVariant([](Config& config) { config.scale = Scale::None; })))
            return std::nullopt;
        return Diagnosis{Mistake::NoScale, say("what comes out without the scale"), "scaled = score / sqrt(head_dim)"};
    }

    std::optional<Diagnosis> notScaledUp() const
    {
        const double p = m_config.dropout.p, value = m_all.trace->cell(m_tensor, m_cell.index);
        // What is a sum of kept weights times something, and nothing else.
        const bool straight =
            m_cell.tensor == "dropped" || m_cell.tensor == "head_context" || m_cell.tensor == "context";
        if (!dropoutIsOn(m_config) || p >= 1 || !straight || !tells(value * (1 - p)))
            return std::nullopt;
        return Diagnosis{Mistake::NotScaledUp, say("what comes out when the kept weights are not scaled up"),
                         "dropped = weight / (1 - p)"};
    }

    std::optional<Diagnosis> maskedLate() const
    {
        if (!masksBefore(m_config) || !normalises(m_config) ||
            !tells(inVariant([](Config& config) { config.mask.apply = MaskApply::PostSoftmax; })))
            return std::nullopt;
        return Diagnosis{Mistake::MaskedLate, say("what comes out when the softmax still sees the masked keys"),
                         "weights = softmax(masked scores)"};
    }

    std::optional<Diagnosis> anotherStage() const
    {
        for (const StageTensor& stage : m_all.realized->plan.stages) {
            const TracedTensor* other = m_seen.trace->find(stage.name);
            if (other && stage.name != m_cell.tensor && other->shape == m_tensor.shape && other->kind == Kind::Real &&
                stage.unit != m_stage->unit && tells(m_seen.trace->cell(*other, m_cell.index)))
                return Diagnosis{
                    Mistake::AnotherStage, say("the %1, not the %2", say(stage.unit), say(m_stage->unit)), {}};
        }
        return std::nullopt;
    }

    std::optional<Diagnosis> transposed() const
    {
        if (!m_stage->queriesByKeys())
            return std::nullopt;
        Index index = m_cell.index;
        std::swap(index[index.size() - 2], index.back());
        if (index == m_cell.index || !tells(seenAt(index)))
            return std::nullopt;
        return Diagnosis{Mistake::Transposed,
                         say("the number where query and key are exchanged: the query is the row, the key the column"),
                         {}};
    }

    // Along one of the last two axes: the row first.
    std::optional<Diagnosis> elsewhere() const
    {
        const std::size_t rank = m_cell.index.size();
        for (const std::size_t axis : {rank - 2, rank - 1}) {
            if (axis >= rank) // of a single number, or a row of them
                continue;
            Index index = m_cell.index;
            for (std::int64_t at = 0; at < m_tensor.shape[axis]; ++at) {
                index[axis] = at;
                if (at == m_cell.index[axis] || !tells(seenAt(index)))
                    continue;
                const bool row = axis == rank - 2;
                return Diagnosis{row ? Mistake::OtherRow : Mistake::OtherColumn,
                                 std::string(say("the number of another ")) + (row ? say("row: ") : say("column: ")) +
                                     nameAt(axis, at),
                                 {}};
            }
        }
        return std::nullopt;
    }

    std::string nameAt(std::size_t axis, std::int64_t at) const
    {
        const char letter = m_stage->axes.size() == m_cell.index.size() ? m_stage->axes[axis] : '-';
        if (letter != 'i' && letter != 'j' && letter != 't')
            return std::to_string(at);
        const std::int64_t item = m_stage->axes.front() == 'b' ? m_cell.index.front() : 0;
        return tokenLabels(m_all.scene, item, m_all.realized->plan.dims.T)[std::size_t(at)];
    }

    std::optional<Diagnosis> roundedEarly() const
    {
        const auto explanation = explain(m_all.scene, *m_all.realized, *m_all.trace, m_cell);
        if (!explanation || explanation->terms.empty() || explanation->overridden)
            return std::nullopt;
        for (int decimals = m_decimals - 1; decimals >= 1; --decimals) {
            Explanation coarse = *explanation;
            for (Term& term : coarse.terms) {
                term.value = rounded(term.value, decimals);
                if (term.factor_from)
                    term.factor = rounded(term.factor, decimals);
            }
            computeResult(coarse);
            if (is(coarse.result) || is(rounded(coarse.result, decimals)) ||
                is(ofRoundedExponentials(decimals, *explanation)))
                return Diagnosis{Mistake::RoundedEarly,
                                 say("what comes out of numbers rounded to %1%2: round at the end only", decimals,
                                     decimals == 1 ? say(" decimal") : say(" decimals")),
                                 {}};
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
};

} // namespace

bool agree(double a, double b, int decimals)
{
    constexpr double rounding = 1 + 1e-6; // of float32, where a half of the last decimal stands
    return a == b || std::abs(a - b) <= 0.5 * std::pow(10.0, -decimals) * rounding;
}

std::optional<Diagnosis> diagnosed(const Computed& computed, const CellRef& cell, double answer, int decimals)
{
    return Search(computed, cell, answer, decimals).find();
}

} // namespace attn
