// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/headless/check.h"

#include "core/base/numbertext.h"
#include "core/base/say.h"
#include "core/base/strides.h"
#include "core/base/withheld.h"
#include "core/explain/explain.h"
#include "core/headless/printed.h"
#include "core/layer/stages.h"
#include "core/scene/expectednames.h"

#include <algorithm>
#include <cmath>
#include <string_view>

namespace attn {

namespace {

constexpr int shown_digits = 7; // what a float32 has
constexpr double printed_decimals = 5.1e-5;

// How many leading axes of a tensor are B or B, H.
std::size_t batchAxes(const Scene& scene, std::string_view name)
{
    if (scene.config.stage != Stage::Attention)
        return 0;
    const std::string_view axes = axesOf(name);
    return axes.starts_with("bh") || axes.starts_with("bk") ? 2 : axes.starts_with('b');
}

Shape withoutSingleBatchAxes(const Shape& shape, std::size_t batch_axes)
{
    Shape reduced;
    for (std::size_t axis = 0; axis < shape.size(); ++axis)
        if (axis >= batch_axes || shape[axis] != 1)
            reduced.push_back(shape[axis]);
    return reduced;
}

double toleranceOf(const Scene& scene, const Expected& expected)
{
    for (std::string_view name :
         {std::string_view(expected.name), std::string_view(expected.tensor), std::string_view("default")}) {
        auto found = std::ranges::find(scene.tolerance, name, &Tolerance::name);
        if (found != scene.tolerance.end())
            return found->value;
    }
    return printed_decimals;
}

// "weights[1,2]": element `flat` of `shape`, after the leading indices `slice`.
std::string elementName(const std::string& tensor, const Index& slice, const Shape& shape, std::int64_t flat)
{
    Index index = indexAt(shape, flat);
    index.insert(index.begin(), slice.begin(), slice.end());
    return toString(CellRef{tensor, index});
}

// `count` elements from `first` on, in memory order.
std::vector<double> readElements(const Trace& trace, const TracedTensor& tensor, std::int64_t first, std::int64_t count)
{
    const MatrixShape matrix = matrixShape(tensor.shape);
    std::vector<double> elements;
    for (std::int64_t row = first / matrix.columns; std::ssize(elements) < count; ++row) {
        const std::vector<double> values = trace.row(tensor, row / matrix.rows, row % matrix.rows);
        const std::int64_t skipped = elements.empty() ? first % matrix.columns : 0;
        const std::int64_t taken = std::min(count - std::ssize(elements), matrix.columns - skipped);
        elements.insert(elements.end(), values.begin() + skipped, values.begin() + skipped + taken);
    }
    return elements;
}

void checkValues(const Scene& scene, const Trace& trace, const Expected& expected, CheckReport& report)
{
    const auto part = computedPart(scene, trace, expected);
    if (!part) {
        const auto count = std::ranges::count(expected.compared, true);
        report.checked += count;
        report.differing += count;
        report.differences.push_back(expected.name + ": " + part.error().message);
        return;
    }
    const double tolerance = toleranceOf(scene, expected);
    const PrintForm form = printFormOf(expected.values.values());
    for (std::int64_t i = 0; i < part->size(); ++i) {
        const double want = expected.values[i], got = (*part)[i];
        if (!expected.compared[i])
            continue;
        if (isWithheld(got)) {
            ++report.hidden;
            continue;
        }
        ++report.checked;
        const bool same = std::isfinite(want) ? std::abs(got - want) <= tolerance
                                              : got == want || (std::isnan(got) && std::isnan(want));
        report.printed += same && printsAs(got, static_cast<float>(want), form);
        if (same)
            continue;
        ++report.differing;
        report.differences.push_back(say("%1: computed %2, expected %3, tolerance %4",
                                         elementName(expected.tensor, expected.slice, part->shape(), i),
                                         significant(got, shown_digits), significant(want, shown_digits),
                                         significant(tolerance, shown_digits)));
    }
}

void checkShape(const Scene& scene, const Trace& trace, const ExpectedShape& expected, CheckReport& report)
{
    ++report.checked;
    const TracedTensor* tensor = trace.find(expected.tensor);
    if (tensor && computedShape(scene, *tensor, expected.shape) == expected.shape)
        return;
    ++report.differing;
    report.differences.push_back(tensor ? say("%1: computed shape %2, expected shape %3", expected.tensor,
                                              toString(tensor->shape), toString(expected.shape))
                                        : say("%1: the scene has no tensor with this name", expected.tensor));
}

} // namespace

std::string CheckReport::text() const
{
    std::string text;
    for (const std::string& difference : differences)
        text += difference + '\n';
    return text + say("values checked: %1, differences: %2", checked, differing) + "\n";
}

Shape computedShape(const Scene& scene, const TracedTensor& tensor, const Shape& like)
{
    return tensor.shape == like ? like : withoutSingleBatchAxes(tensor.shape, batchAxes(scene, tensor.name));
}

Result<Tensor> computedPart(const Scene& scene, const Trace& trace, const Expected& expected)
{
    const TracedTensor* tensor = trace.find(expected.tensor);
    if (!tensor)
        return Error{say("the scene has no tensor with this name")};
    // A run of elements, since the indices of the slice lead.
    Shape shape = expected.slice.empty() ? computedShape(scene, *tensor, expected.values.shape())
                                         : withoutSingleBatchAxes(tensor->shape, batchAxes(scene, tensor->name));
    std::int64_t first = 0;
    for (std::int64_t index : expected.slice) {
        if (shape.empty() || index >= shape.front())
            return Error{say("lies outside %1, which has shape %2", tensor->name, toString(tensor->shape))};
        shape.erase(shape.begin());
        first += index * elementCount(shape);
    }
    if (shape != expected.values.shape())
        return Error{say("the computed shape is %1; expected %2", toString(shape), toString(expected.values.shape()))};
    const std::vector<double> computed = readElements(trace, *tensor, first, elementCount(shape));
    return Tensor(shape, {computed.begin(), computed.end()}, tensor->kind);
}

CheckReport checkTrace(const Scene& scene, const Trace& trace)
{
    CheckReport report;
    for (const Expected& expected : scene.expected)
        checkValues(scene, trace, expected, report);
    for (const ExpectedShape& expected : scene.expected_shapes)
        checkShape(scene, trace, expected, report);
    return report;
}

CheckReport checkExpected(const Scene& scene, const Trace& trace, std::string_view name)
{
    CheckReport report;
    if (const Expected* expected = expectedNamed(scene, name))
        checkValues(scene, trace, *expected, report);
    else if (const ExpectedShape* shape = expectedShapeNamed(scene, name))
        checkShape(scene, trace, *shape, report);
    return report;
}

} // namespace attn
