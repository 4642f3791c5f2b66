// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/headless/printedtensor.h"

#include "core/base/say.h"
#include "core/base/withheld.h"
#include "core/headless/check.h"
#include "core/scene/expectednames.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>

namespace attn {

namespace {

// From torch/_tensor_str.py: its defaults, and when it turns to exponents.
constexpr int print_decimals = 4;
constexpr std::size_t line_width = 80;
constexpr double most_apart = 1000, largest_fixed = 1e8, smallest_fixed = 1e-4;
constexpr std::string_view opening = "tensor(", unknown = "…";

std::size_t shownWidth(std::string_view text) { return text == unknown ? 1 : text.size(); }

class NumberWriter {
public:
    explicit NumberWriter(const Tensor& tensor) : m_kind(tensor.kind())
    {
        double smallest = std::numeric_limits<double>::infinity(), largest = 0;
        for (const float number : tensor.values())
            if (number != 0 && std::isfinite(number)) {
                m_whole = m_whole && number == std::ceil(number);
                smallest = std::min<double>(smallest, std::abs(number));
                largest = std::max<double>(largest, std::abs(number));
            }
        m_scientific =
            largest / smallest > most_apart || largest > largest_fixed || (!m_whole && smallest < smallest_fixed);
        for (const float number : tensor.values())
            if (m_kind != Kind::Real || (number != 0 && std::isfinite(number)))
                m_width = std::max(m_width, text(number).size());
    }

    std::size_t width() const { return m_width; }

    // Padded to the width: numbers right-aligned, placeholders centered.
    std::string placed(float number, bool known) const
    {
        const std::string written = !known ? std::string(unknown) : text(number);
        const std::size_t wanting = m_width - std::min(m_width, shownWidth(written));
        const std::size_t before = !known || isWithheld(number) ? wanting / 2 : wanting;
        return std::string(before, ' ') + written + std::string(wanting - before, ' ');
    }

private:
    std::string text(float number) const
    {
        if (isWithheld(number))
            return withheld_text;
        if (m_kind == Kind::Boolean)
            return number != 0 ? "True" : "False";
        if (std::isnan(number))
            return "nan"; // the sign of a nan means nothing
        char digits[64];
        const bool whole = m_kind == Kind::Integer || (m_whole && !m_scientific);
        const auto how =
            m_scientific && m_kind == Kind::Real ? std::chars_format::scientific : std::chars_format::fixed;
        const auto end = std::to_chars(digits, digits + sizeof digits, double(number), how, whole ? 0 : print_decimals);
        return std::string(digits, end.ptr) + (whole && m_kind == Kind::Real && std::isfinite(number) ? "." : "");
    }

    Kind m_kind;
    bool m_whole = true, m_scientific = false;
    std::size_t m_width = 1;
};

class TensorPrinter {
public:
    TensorPrinter(const Tensor& tensor, const std::vector<bool>& known)
        : m_tensor(tensor), m_known(known), m_writer(tensor)
    {
    }

    std::string print(std::size_t axis, std::int64_t first, std::size_t indent) const
    {
        const Shape& shape = m_tensor.shape();
        if (axis == shape.size())
            return placed(first);
        const std::string margin(indent + 1, ' ');
        std::string text = "[";
        if (axis + 1 == shape.size()) {
            const auto per_line =
                std::int64_t(std::max<std::size_t>(1, (line_width - indent) / (m_writer.width() + 2)));
            for (std::int64_t i = 0; i < shape[axis]; ++i)
                text += (i == 0 ? "" : i % per_line ? ", " : ",\n" + margin) + placed(first + i);
            return text + "]";
        }
        const std::int64_t part = elementCount({shape.begin() + std::ptrdiff_t(axis) + 1, shape.end()});
        const std::string between = "," + std::string(shape.size() - axis - 1, '\n') + margin;
        for (std::int64_t i = 0; i < shape[axis]; ++i)
            text += (i == 0 ? "" : between) + print(axis + 1, first + i * part, indent + 1);
        return text + "]";
    }

private:
    std::string placed(std::int64_t flat) const
    {
        return m_writer.placed(m_tensor[flat], m_known.empty() || m_known[flat]);
    }

    const Tensor& m_tensor;
    const std::vector<bool>& m_known;
    NumberWriter m_writer;
};

std::string sizeText(const Shape& shape) { return "torch.Size(" + toString(shape) + ")"; }

// A notebook prints truth values as such only where they are of that kind, ids as whole numbers.
Kind printedKind(const Tensor& expected, const TracedTensor* computed)
{
    return expected.kind() == Kind::Real && computed && computed->kind == Kind::Integer ? Kind::Integer
                                                                                        : expected.kind();
}

PrintedPair pairOfValues(const Scene& scene, const Trace& trace, const Expected& expected)
{
    const Kind kind = printedKind(expected.values, trace.find(expected.tensor));
    Tensor shown = expected.values.withKind(kind);
    const auto part = computedPart(scene, trace, expected);
    if (!part)
        return {printedTensor(shown, expected.compared), ""};
    float* numbers = shown.mutableData();
    for (std::int64_t i = 0; i < part->size(); ++i)
        if (isWithheld((*part)[i]))
            numbers[i] = (*part)[i];
    return {printedTensor(shown, expected.compared), printedTensor(part->withKind(kind))};
}

} // namespace

std::string printedTensor(const Tensor& tensor, const std::vector<bool>& known)
{
    return std::string(opening) + TensorPrinter(tensor, known).print(0, 0, opening.size()) + ")";
}

Result<PrintedPair> printedPair(const Scene& scene, const Trace& trace, std::string_view name)
{
    if (const Expected* values = expectedNamed(scene, name))
        return pairOfValues(scene, trace, *values);
    const ExpectedShape* shape = expectedShapeNamed(scene, name);
    if (!shape)
        return Error{say("the scene has no expected value or shape for '%1'", name)};
    const TracedTensor* tensor = trace.find(shape->tensor);
    return PrintedPair{sizeText(shape->shape), tensor ? sizeText(computedShape(scene, *tensor, shape->shape)) : ""};
}

} // namespace attn
