// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ripple/ripple.h"

#include "core/base/withheld.h"
#include "core/layer/tensorsource.h"
#include "core/matrix/cellmark.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace attn {

namespace {

double changeBetween(double before, double after)
{
    if (isWithheld(before) || isWithheld(after))
        return withheldNumber();
    if (before == after || (std::isnan(before) && std::isnan(after)))
        return 0;
    return after - before;
}

class ChangeSource final : public TensorSource {
public:
    ChangeSource(TracedTensor before, TracedTensor after) : m_before(std::move(before)), m_after(std::move(after)) {}

    double at(std::int64_t flat) const override { return changeBetween(m_before.at(flat), m_after.at(flat)); }
    void read(std::int64_t flat, std::span<double> out) const override { readAs(flat, out); }
    void read(std::int64_t flat, std::span<float> out) const override { readAs(flat, out); }

private:
    template <class Number> void readAs(std::int64_t flat, std::span<Number> out) const
    {
        std::vector<double> before(out.size()), after(out.size());
        m_before.read(flat, std::span(before));
        m_after.read(flat, std::span(after));
        for (std::size_t i = 0; i < out.size(); ++i)
            out[i] = static_cast<Number>(changeBetween(before[i], after[i]));
    }

    TracedTensor m_before, m_after;
};

// Two computations of one tensor, gone through row by row.
struct Pair {
    const Computed &before, &after;
    const TracedTensor &was, &is;
};

RippleStage counted(const Pair& pair, const StopToken& stop)
{
    RippleStage stage{pair.is.name};
    const MatrixShape shape = matrixShape(pair.is.shape);
    const MarkRule ruleBefore(pair.before, pair.was), ruleAfter(pair.after, pair.is);
    const bool marked = ruleAfter.blocked() || ruleAfter.keep();
    const auto isOut = [](CellMark mark) { return mark == CellMark::Masked || mark == CellMark::Dropped; };
    std::vector<double> before(std::size_t(shape.columns)), after(before.size());
    for (std::int64_t row = 0; row < shape.planes * shape.rows && !stop.requested(); ++row) {
        pair.was.read(row * shape.columns, std::span(before));
        pair.is.read(row * shape.columns, std::span(after));
        for (std::int64_t column = 0; column < shape.columns; ++column) {
            const double was = before[std::size_t(column)], is = after[std::size_t(column)];
            if (isWithheld(was) || isWithheld(is))
                continue;
            const std::int64_t plane = row / shape.rows, inside = row % shape.rows;
            if (marked && isOut(ruleAfter(plane, inside, column, is)) && isOut(ruleBefore(plane, inside, column, was)))
                continue;
            ++stage.counted;
            const double change = std::abs(changeBetween(was, is));
            if (change == 0)
                continue;
            ++stage.changed;
            const double far = std::isnan(change) ? std::numeric_limits<double>::infinity() : change;
            if (far > stage.largest)
                stage.largest = far, stage.plane = plane;
        }
    }
    return stage;
}

} // namespace

const RippleStage* Ripple::find(const std::string& tensor) const
{
    const auto found = std::ranges::find(stages, tensor, &RippleStage::tensor);
    return found == stages.end() ? nullptr : &*found;
}

double Ripple::largest() const
{
    double most = 0;
    for (const RippleStage& stage : stages)
        if (std::isfinite(stage.largest))
            most = std::max(most, stage.largest);
    return most;
}

Ripple rippleOf(const ComputedPtr& before, const ComputedPtr& after, const StopToken& stop)
{
    Ripple ripple;
    std::vector<TracedTensor> tensors;
    for (const TracedTensor& is : after->trace->tensors()) {
        const TracedTensor* was = before->trace->find(is.name);
        if (!was || was->shape != is.shape)
            continue;
        tensors.emplace_back(is.name, is.shape, Kind::Real, std::make_shared<ChangeSource>(*was, is));
        const StageTensor* stage = findStage(after->realized->plan.stages, is.name);
        if (stage && stage->traced)
            ripple.stages.push_back(counted({*before, *after, *was, is}, stop));
        if (stop.requested())
            return {};
    }
    auto changes = std::make_shared<Computed>(after->scene, after->realized,
                                              std::make_shared<Trace>(after->trace->backend(), std::move(tensors)));
    changes->withheld = after->withheld;
    ripple.changes = std::move(changes);
    return ripple;
}

} // namespace attn
