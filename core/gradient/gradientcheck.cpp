// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/gradient/gradientcheck.h"

#include "core/base/strides.h"
#include "core/engine/engine.h"
#include "core/gradient/target.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

namespace attn {

namespace {

struct Stopped {};

constexpr std::array steps = {0x1p-5, 0x1p-8, 0x1p-11, 0x1p-14, 0x1p-17}; // of the number, or of 1 where that is more
constexpr double close_enough = 1e-9; // of the differences by two steps: no finer one is needed

// The slope at 0 of the polynomial through these points.
double slopeAtZero(const std::array<double, 4>& places, const std::array<double, 4>& values)
{
    double slope = 0;
    for (int k = 0; k < 4; ++k)
        for (int m = 0; m < 4; ++m) {
            if (m == k)
                continue;
            double product = values[k] / (places[k] - places[m]);
            for (int l = 0; l < 4; ++l)
                if (l != k && l != m)
                    product *= -places[l] / (places[k] - places[l]);
            slope += product;
        }
    return slope;
}

class DifferenceCheck {
public:
    DifferenceCheck(const Scene& scene, const std::shared_ptr<const Realized>& realized, const Gradient& gradient,
                    const TracedTensor& by, const StopToken& stop)
        : m_scene(scene), m_realized(realized), m_gradient(gradient), m_by(by), m_given(realized->find(by.name)),
          m_stop(stop), m_value(std::isfinite(gradient.value) ? std::abs(gradient.value) : 0)
    {
        for (std::int64_t flat = 0; flat < elementCount(by.shape); ++flat)
            if (const double size = std::abs(by.at(flat)); size > m_largest) {
                m_largest = size;
                m_strongest = flat;
            }
    }

    GradientCheck run(std::int64_t most)
    {
        GradientCheck check;
        check.by = m_by.name;
        check.cells = elementCount(m_by.shape);
        std::set<std::int64_t> cells;
        const std::int64_t count = std::clamp<std::int64_t>(most, 1, check.cells);
        for (std::int64_t i = 0; i < count; ++i)
            cells.insert(i * check.cells / count);
        if (m_largest > 0)
            cells.insert(m_strongest);
        for (const std::int64_t flat : cells)
            compare(check, flat);
        return check;
    }

private:
    void compare(GradientCheck& check, std::int64_t flat)
    {
        const double number = numberAt(flat);
        const bool has_neighbours = std::isfinite(number) && std::isfinite(m_gradient.value);
        const double difference = has_neighbours ? differenceAt(flat, number) : NAN;
        if (!std::isfinite(difference))
            return void(++check.left_out);
        const double derivative = m_by.at(flat);
        const double least = std::max(1e-3 * m_largest, 1e-6 * m_value);
        const double size = std::max({std::abs(derivative), std::abs(difference), least});
        const double apart = std::abs(derivative - difference);
        const double gap = !std::isfinite(derivative) ? INFINITY : apart == 0 ? 0 : apart / size;
        if (check.checked++ == 0 || gap > check.largest_gap) {
            check.largest_gap = gap;
            check.cell = {m_by.name, indexAt(m_by.shape, flat)};
            check.derivative = derivative;
            check.difference = difference;
        }
    }

    double numberAt(std::int64_t flat)
    {
        if (m_given)
            return (*m_given)[flat];
        const auto value = valueOf(*m_realized, {m_by.name, indexAt(m_by.shape, flat)}, m_stop);
        if (!value)
            throw Stopped();
        return *value;
    }

    // By ever smaller steps, until two agree; where none do, the one that changed least.
    double differenceAt(std::int64_t flat, double number)
    {
        double before = NAN, best = NAN, least = INFINITY;
        for (const double step : steps) {
            const double now = differenceAt(flat, number, step * std::max(1.0, std::abs(number)));
            const double change = std::abs(now - before);
            if (change <= least || !std::isfinite(least)) {
                best = now;
                least = std::isfinite(change) ? change : INFINITY;
            }
            if (change <= close_enough * std::max(std::abs(now), 1e-3 * m_value))
                break;
            before = now;
        }
        return best;
    }

    // Edits are float32, so each lies slightly off its intended value; the actual value counts.
    double differenceAt(std::int64_t flat, double number, double step)
    {
        std::array<double, 4> places{}, values{};
        constexpr std::array<int, 4> multiples = {-2, -1, 1, 2};
        for (int i = 0; i < 4; ++i) {
            const auto edited = static_cast<float>(number + multiples[i] * step);
            places[i] = double(edited) - number;
            values[i] = targetWith(flat, edited);
            if (std::isfinite(values[i]))
                m_value = std::max(m_value, std::abs(values[i]));
        }
        return slopeAtZero(places, values);
    }

    double targetWith(std::int64_t flat, float number)
    {
        Scene scene = m_scene;
        const Index index = indexAt(m_by.shape, flat);
        if (m_given) {
            if (index.size() > 1 && index[0] == 0) // the cell's other name (edits.h)
                scene.edits.remove(m_by.name, indexOfRank(index, index.size() - 1));
            scene.edits.set(m_by.name, index, number);
        } else {
            scene.overrides.set(m_by.name, index, number);
        }
        const auto realized = realize(scene, m_realized, m_stop);
        if (!realized || !*realized)
            throw Stopped();
        const auto value = valueOf(**realized, m_gradient.target, m_stop);
        if (!value)
            throw Stopped();
        return *value;
    }

    const Scene& m_scene;
    const std::shared_ptr<const Realized>& m_realized;
    const Gradient& m_gradient;
    const TracedTensor& m_by;
    const Tensor* m_given; // null: it is computed
    const StopToken& m_stop;
    double m_largest = 0;
    std::int64_t m_strongest = 0;
    double m_value; // the largest |target| so far
};

} // namespace

std::optional<GradientCheck> checkGradient(const Scene& scene, const std::shared_ptr<const Realized>& realized,
                                           const Gradient& gradient, const std::string& tensor, std::int64_t most,
                                           const StopToken& stop)
{
    try {
        return DifferenceCheck(scene, realized, gradient, *gradient.by->find(tensor), stop).run(most);
    } catch (const Stopped&) {
        return std::nullopt;
    }
}

} // namespace attn
