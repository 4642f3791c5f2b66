// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/gradient/itemderivatives.h"

#include "core/backends/maskedcells.h"
#include "core/base/strides.h"
#include "core/explain/formulas.h"

#include <algorithm>

namespace attn {

namespace {

// The forward values, read on demand and kept while one tensor is differentiated.
class ForwardNumbers {
public:
    explicit ForwardNumbers(const Trace& forward) : m_forward(forward) {}

    const Doubles& of(const std::string& tensor)
    {
        Doubles& numbers = m_read[tensor];
        if (numbers.empty()) {
            const TracedTensor* traced = m_forward.find(tensor);
            numbers.resize(static_cast<std::size_t>(elementCount(traced->shape)));
            traced->read(0, std::span<double>(numbers));
        }
        return numbers;
    }
    void letGo() { m_read.clear(); }

private:
    const Trace& m_forward;
    std::map<std::string, Doubles> m_read;
};

// The cells of a stage that depend on nothing before it: pinned cells, and rows without a key that are set to 0.
std::vector<bool> constantCells(const Realized& item, const MaskedCells& blocked, const StageTensor& stage)
{
    std::vector<bool> constant;
    const auto set = [&](std::int64_t first, std::int64_t count) {
        constant.resize(static_cast<std::size_t>(elementCount(stage.shape)));
        std::fill_n(constant.begin() + first, count, true);
    };
    const auto overrides = item.overrides.of(stage.name); // lives as long as the loop
    for (const CellEdit& pinned : *overrides)
        set(flatIndex(stage.shape, pinned.index), 1);
    if (stage.name == "weights" && zeroesEmptyRows(item.config)) {
        const std::int64_t T = item.plan.dims.T, S = item.plan.dims.S, rows = item.plan.dims.H * T;
        for (std::int64_t query = 0; query < T; ++query)
            if (blocked.extent({0, query, 0, 1, S}) == MaskedCells::Extent::All)
                for (std::int64_t row = query; row < rows; row += T)
                    set(row * S, S);
    }
    return constant;
}

Doubles without(Doubles flow, const std::vector<bool>& constant)
{
    for (std::size_t i = 0; i < constant.size(); ++i)
        if (constant[i])
            flow[i] = 0;
    return flow;
}

} // namespace

void deriveStages(const Realized& item, const Trace& forward, const StopToken& stop, Derivatives& derivatives)
{
    ForwardNumbers numbers(forward);
    const PullbackSource source{item, [&](const std::string& tensor) -> const Doubles& { return numbers.of(tensor); },
                                stop};
    const std::vector<Formula> formulas = stageFormulas(item);
    const bool layer = item.config.stage == Stage::Attention;
    const MaskedCells blocked(item);
    for (auto at = item.plan.stages.rbegin(); at != item.plan.stages.rend(); ++at) {
        const StageTensor& stage = *at;
        const Doubles* by_stage = derivatives.find(stage.name);
        if (!stage.computed() || !by_stage)
            continue;
        const std::vector<bool> constant =
            layer || !item.overrides.empty() ? constantCells(item, blocked, stage) : std::vector<bool>();
        const Doubles flow = constant.empty() ? Doubles() : without(*by_stage, constant);
        for (const Formula& formula : formulas)
            if (formula.made.tensor == stage.name)
                pullBack(source, stage, formula, constant.empty() ? *by_stage : flow, constant, derivatives);
        numbers.letGo();
    }
}

void deriveRecipe(const Scene& scene, const Realized& realized, Derivatives& derivatives)
{
    std::vector<Formula> formulas;
    addRecipeFormulas(formulas, scene, realized);
    for (auto formula = formulas.rbegin(); formula != formulas.rend(); ++formula) {
        const std::string& made = formula->made.tensor;
        const Doubles* by_made = derivatives.find(made);
        if (!by_made || realized.at(made).kind() != Kind::Real)
            continue;
        Doubles flow = *by_made;
        const auto edits = scene.edits.of(made); // lives as long as the loop
        for (const CellEdit& edit : *edits)
            flow[static_cast<std::size_t>(cellOf(realized.at(made).shape(), edit.index))] = 0;
        pullBackCopy(*formula, flow, derivatives);
    }
}

} // namespace attn
