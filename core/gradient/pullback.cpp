// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/gradient/pullback.h"

#include "core/backends/maskedcells.h"
#include "core/gradient/formulaloops.h"
#include "core/gradient/pullbackparts.h"

#include <cmath>

namespace attn {

namespace {

void stopIfAsked(const StopToken& stop)
{
    if (stop.requested())
        throw DerivationStopped();
}

// The factor of each cell in a step that makes one number of one other (and may add one).
class CellFactor {
public:
    CellFactor(const PullbackSource& source, const StageTensor& stage, const Formula& formula)
        : m_config(source.realized.config), m_stage(stage), m_keep(source.realized.keep.get()),
          m_blocked(source.realized)
    {
        if (m_stage.operation == Operation::Scale)
            m_scale = m_config.scale == Scale::Factor ? m_config.scale_factor
                                                      : 1 / std::sqrt(double(source.realized.plan.dims.hd));
        if (m_stage.operation == Operation::Function)
            m_input = &source.number(formula.term->tensor);
    }

    double operator()(std::int64_t made, std::int64_t term) const
    {
        switch (m_stage.operation) {
        case Operation::Scale: return m_scale;
        case Operation::Mask:
        case Operation::MaskAfter: return isBlocked(made) ? 0 : 1;
        case Operation::Dropout: return m_keep->kept(made) ? double(keptFactor(m_config.dropout)) : 0;
        case Operation::Function: return slope((*m_input)[std::size_t(term)]);
        default: return 1; // a copy; what the mask adds is a constant
        }
    }

private:
    bool isBlocked(std::int64_t made) const // in [1,H,T,S]
    {
        const std::int64_t T = m_stage.shape[2], S = m_stage.shape[3];
        return m_blocked(0, made / S % T, made % S);
    }

    // Where the table knows a function's values alone: central differences of them, with the error of their square taken out.
    double slope(double x) const
    {
        if (m_stage.function.slope)
            return m_stage.function.slope(x, m_config);
        const auto across = [&](double h) {
            return (m_stage.function.value(x + h, m_config) - m_stage.function.value(x - h, m_config)) / (2 * h);
        };
        const double h = 1e-3 * std::max(1.0, std::abs(x));
        return (4 * across(h / 2) - across(h)) / 3;
    }

    const Config& m_config;
    const StageTensor& m_stage;
    const KeepMask* m_keep;
    MaskedCells m_blocked;
    double m_scale = 1;
    const Doubles* m_input = nullptr;
};

template <class Factor>
void pullBackCells(const Formula& formula, const Doubles& flow, Derivatives& derivatives, const StopToken& stop,
                   Factor factor)
{
    if (!formula.term) // a constant
        return;
    const FormulaLoops loops(formula);
    const std::size_t inner = loops.letters() - 1;
    Doubles& by_term = derivatives.of(formula.term->tensor, elementCount(formula.term->view));
    Doubles* by_added =
        formula.added ? &derivatives.of(formula.added->tensor, elementCount(formula.added->view)) : nullptr;
    loops.forEachRun(inner, false, [&](const FormulaLoops::Places& run) {
        stopIfAsked(stop);
        for (std::int64_t i = 0; i < loops.extent(inner); ++i) {
            const std::int64_t made = loops.at(FormulaLoops::Made, run, inner, i),
                               term = loops.at(FormulaLoops::Term, run, inner, i);
            const double g = flow[std::size_t(made)];
            if (g == 0 || term < 0)
                continue;
            if (const double by = factor(made, term); by != 0)
                by_term[std::size_t(term)] += g * by;
            if (by_added)
                (*by_added)[std::size_t(loops.at(FormulaLoops::Added, run, inner, i))] += g;
        }
    });
}

} // namespace

void pullBack(const PullbackSource& source, const StageTensor& stage, const Formula& formula, const Doubles& flow,
              const std::vector<bool>& constant, Derivatives& derivatives)
{
    stopIfAsked(source.stop);
    switch (formula.operation) {
    case Operation::Given:
    case Operation::Drawn:
    case Operation::Keep:
    case Operation::Slope:
    case Operation::Allowed: return;
    case Operation::Norm: return pullBackNorm(source, formula, flow, derivatives);
    case Operation::Rotate: return pullBackRotation(source, stage, formula, flow, derivatives);
    case Operation::Bucket: return pullBackBuckets(formula, flow, derivatives);
    case Operation::Product: return pullBackProduct(source, formula, flow, constant, derivatives);
    case Operation::Softmax:
    case Operation::SoftmaxNaive:
    case Operation::SinkShare:
    case Operation::Sum: return pullBackRows(source, stage, formula, flow, derivatives);
    default: break;
    }
    pullBackCells(formula, flow, derivatives, source.stop, CellFactor(source, stage, formula));
}

void pullBackCopy(const Formula& formula, const Doubles& flow, Derivatives& derivatives)
{
    pullBackCells(formula, flow, derivatives, {}, [](std::int64_t, std::int64_t) { return 1.0; });
}

} // namespace attn
