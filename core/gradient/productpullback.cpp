// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/gradient/pullbackparts.h"

#include "core/gradient/formulaloops.h"

#include <algorithm>
#include <cmath>

namespace attn {

namespace {

using Role = FormulaLoops::Role;

// One operand of a run: its first number and how far the next one is.
struct OperandRun {
    const double* numbers;
    double* derivatives;
    std::int64_t step;
};

// y_l = … + a_l b_l along a run; `flow` holds the derivatives by y. Any of the three may have a step of 0.
void pullBackRun(std::int64_t count, const double* flow, std::int64_t flow_step, OperandRun a, OperandRun b)
{
    if (flow_step == 0 && a.step == 1 && b.step == 1) {
        const double g = *flow;
        for (std::int64_t i = 0; i < count; ++i) {
            a.derivatives[i] += g * b.numbers[i];
            b.derivatives[i] += g * a.numbers[i];
        }
        return;
    }
    if (a.step == 0)
        std::swap(a, b);
    if (flow_step == 1 && a.step == 1 && b.step == 0) {
        const double factor = *b.numbers;
        double sums[4] = {};
        std::int64_t i = 0;
        for (; i + 4 <= count; i += 4)
            for (int lane = 0; lane < 4; ++lane) {
                a.derivatives[i + lane] += flow[i + lane] * factor;
                sums[lane] += flow[i + lane] * a.numbers[i + lane];
            }
        for (; i < count; ++i) {
            a.derivatives[i] += flow[i] * factor;
            sums[0] += flow[i] * a.numbers[i];
        }
        *b.derivatives += (sums[0] + sums[1]) + (sums[2] + sums[3]);
        return;
    }
    for (std::int64_t i = 0; i < count; ++i) {
        const double g = flow[i * flow_step];
        if (g == 0)
            continue;
        const double by_a = g * b.numbers[i * b.step], by_b = g * a.numbers[i * a.step];
        a.derivatives[i * a.step] += by_a;
        b.derivatives[i * b.step] += by_b;
    }
}

bool isFinite(const Doubles& numbers)
{
    return std::ranges::all_of(numbers, [](double each) { return std::isfinite(each); });
}

// Along which letter the numbers lie side by side. Where little flows, or where 0 must not be multiplied by inf, the one
// that is summed: its runs are left out as a whole.
std::size_t innerLetter(const FormulaLoops& loops, bool careful)
{
    const std::size_t last = loops.letters() - 1;
    if (careful)
        return last;
    std::size_t best = last;
    std::int64_t least = 4;
    for (std::size_t letter = loops.letters(); letter-- > 0;) {
        std::int64_t jumps = loops.extent(letter) < 4;
        for (const Role role : {Role::Made, Role::Term, Role::Factor})
            jumps += loops.stride(role, letter) > 1;
        if (jumps < least) {
            least = jumps;
            best = letter;
        }
    }
    return best;
}

// Products with one factor for each term: most of them.
void pullBackFactors(const PullbackSource& source, const Formula& formula, const Doubles& flow,
                     const FormulaLoops& loops, Derivatives& derivatives)
{
    const Doubles &term = source.number(formula.term->tensor), &factor = source.number(formula.factor->tensor);
    Doubles& by_term = derivatives.of(formula.term->tensor, std::int64_t(term.size()));
    Doubles& by_factor = derivatives.of(formula.factor->tensor, std::int64_t(factor.size()));
    const auto flowing = std::ranges::count_if(flow, [](double g) { return g != 0; });
    const bool careful = flowing < std::int64_t(flow.size()) / 8 || !isFinite(term) || !isFinite(factor);
    const std::size_t inner = innerLetter(loops, careful);
    const auto stepOf = [&](Role role) { return loops.stride(role, inner); };
    loops.forEachRun(inner, false, [&](const FormulaLoops::Places& run) {
        if (source.stop.requested())
            throw DerivationStopped();
        const double* g = &flow[std::size_t(run[Role::Made])];
        if (stepOf(Role::Made) == 0 && *g == 0)
            return;
        const std::int64_t a = run[Role::Term], b = run[Role::Factor];
        pullBackRun(loops.extent(inner), g, stepOf(Role::Made), {&term[a], &by_term[a], stepOf(Role::Term)},
                    {&factor[b], &by_factor[b], stepOf(Role::Factor)});
    });
}

// Addends (a bias) and sums without factors (of weight rows).
void pullBackSums(const Doubles& flow, const FormulaLoops& loops, Role role, const Operand& operand,
                  Derivatives& derivatives)
{
    Doubles& by_operand = derivatives.of(operand.tensor, elementCount(operand.view));
    const std::size_t inner = loops.letters() - 1;
    const std::int64_t count = role == Role::Added && loops.sums() ? 1 : loops.extent(inner);
    loops.forEachRun(inner, false, [&](const FormulaLoops::Places& run) {
        for (std::int64_t i = 0; i < count; ++i)
            if (const double g = flow[std::size_t(loops.at(Role::Made, run, inner, i))]; g != 0)
                by_operand[std::size_t(loops.at(role, run, inner, i))] += g;
    });
}

// A sum that continues the previous one, from the same tensor: from last to first, so that each is complete before it
// is passed on.
void pullBackRunningSum(const PullbackSource& source, const Formula& formula, const std::vector<bool>& constant,
                        Derivatives& derivatives)
{
    const FormulaLoops loops(formula);
    const std::size_t inner = loops.letters() - 1;
    const Doubles &term = source.number(formula.term->tensor), &factor = source.number(formula.factor->tensor);
    Doubles& sums = derivatives.of(formula.made.tensor, elementCount(formula.made.view));
    Doubles& by_term = derivatives.of(formula.term->tensor, std::int64_t(term.size()));
    Doubles& by_factor = derivatives.of(formula.factor->tensor, std::int64_t(factor.size()));
    loops.forEachRun(inner, true, [&](const FormulaLoops::Places& run) {
        if (source.stop.requested())
            throw DerivationStopped();
        if (run[Role::Added] < 0) // the first sum is empty
            return;
        for (std::int64_t i = 0; i < loops.extent(inner); ++i) {
            const auto place = [&](Role role) { return std::size_t(loops.at(role, run, inner, i)); };
            const double g = sums[place(Role::Made)];
            if (g == 0 || (!constant.empty() && constant[place(Role::Made)]))
                continue;
            sums[place(Role::Added)] += g;
            by_term[place(Role::Term)] += g * factor[place(Role::Factor)];
            by_factor[place(Role::Factor)] += g * term[place(Role::Term)];
        }
    });
}

} // namespace

void pullBackProduct(const PullbackSource& source, const Formula& formula, const Doubles& flow,
                     const std::vector<bool>& constant, Derivatives& derivatives)
{
    if (!formula.term) // it has no inputs
        return;
    if (formula.added && formula.added->tensor == formula.made.tensor)
        return pullBackRunningSum(source, formula, constant, derivatives);
    const FormulaLoops loops(formula);
    if (formula.factor)
        pullBackFactors(source, formula, flow, loops, derivatives);
    else
        pullBackSums(flow, loops, Role::Term, *formula.term, derivatives);
    if (formula.added)
        pullBackSums(flow, loops, Role::Added, *formula.added, derivatives);
}

} // namespace attn
