// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/formula.h"

#include "core/base/strides.h"

#include <algorithm>

namespace attn {

namespace {

// The index of an axis for these letters; -1 when its letter has no value.
std::int64_t axisIndex(const FormulaAxis& axis, const Letters& letters)
{
    if (!axis.letter)
        return axis.at;
    const std::int64_t value = letters[axis.letter], second = axis.second ? letters[axis.second] : 0;
    if (value < 0 || second < 0)
        return -1;
    if (!axis.through)
        return value + axis.at;
    return static_cast<std::int64_t>((*axis.through)[axis.second ? value * axis.through->dim(-1) + second : value]);
}

bool hasValue(const FormulaAxis& axis, const Letters& letters)
{
    return !axis.letter || (letters[axis.letter] >= 0 && (!axis.second || letters[axis.second] >= 0));
}

bool inside(std::int64_t index, std::int64_t extent) { return index >= 0 && index < extent; }

} // namespace

Operand operand(std::string tensor, Shape view, std::string_view axes, std::int64_t number)
{
    Operand result{std::move(tensor), std::move(view), {}};
    for (const char c : axes) {
        if (c == '-')
            result.axes.back().at = -1;
        else if (c == '+')
            result.axes.back().at = 1;
        else if (c == '#')
            result.axes.push_back({0, number});
        else if (c >= '0' && c <= '9')
            result.axes.push_back({0, c - '0'});
        else
            result.axes.push_back({c});
    }
    return result;
}

bool hasLetter(const Operand& operand, char letter)
{
    return std::ranges::find(operand.axes, letter, &FormulaAxis::letter) != operand.axes.end();
}

std::vector<Letters> lettersAt(const Operand& operand, std::int64_t flat)
{
    const Index index = indexAt(operand.view, flat);
    if (index.size() != operand.axes.size()) // of a tensor that is not what the formula was made for
        return {};
    std::vector<Letters> all = {Letters()};
    for (std::size_t i = 0; i < index.size(); ++i) {
        const FormulaAxis& axis = operand.axes[i];
        if (!axis.letter && axis.at != index[i])
            return {};
        if (!axis.letter)
            continue;
        if (!axis.through && index[i] < axis.at) // nothing is made with it
            return {};
        if (!axis.through) {
            for (Letters& letters : all)
                letters[axis.letter] = index[i] - axis.at;
            continue;
        }
        std::vector<Letters> reading;
        for (std::int64_t place = 0; place < axis.through->size(); ++place)
            if ((*axis.through)[place] == static_cast<float>(index[i]))
                for (Letters letters : all) {
                    if (!axis.second && letters[axis.letter] >= 0 && letters[axis.letter] != place)
                        continue; // two axes read one letter
                    letters[axis.letter] = axis.second ? place / axis.through->dim(-1) : place;
                    if (axis.second)
                        letters[axis.second] = place % axis.through->dim(-1);
                    reading.push_back(letters);
                }
        all = std::move(reading);
    }
    return all;
}

std::optional<std::int64_t> elementAt(const Operand& operand, const Letters& letters)
{
    std::int64_t flat = 0;
    for (std::size_t i = 0; i < operand.view.size(); ++i) {
        const std::int64_t index = axisIndex(operand.axes[i], letters);
        if (!inside(index, operand.view[i]))
            return std::nullopt;
        flat = flat * operand.view[i] + index;
    }
    return flat;
}

std::vector<Index> blocksAt(const Operand& operand, const Letters& letters, const Shape& shape)
{
    std::size_t axis = operand.view.size(), own = shape.size();
    const auto indexOf = [&](std::size_t i) { return axisIndex(operand.axes[i], letters); };
    for (std::size_t i = 0; i < axis; ++i)
        if (hasValue(operand.axes[i], letters) && !inside(indexOf(i), operand.view[i]))
            return {};
    // From the last axis back while the view and the tensor agree; what is left is split or joined.
    Index block(shape.size());
    for (; axis > 0 && own > 0 && operand.view[axis - 1] == shape[own - 1]; --axis, --own)
        block[own - 1] = hasValue(operand.axes[axis - 1], letters) ? indexOf(axis - 1) : -1;
    std::vector<std::int64_t> starts = {0};
    for (std::size_t i = 0; i < axis; ++i) {
        std::vector<std::int64_t> next;
        const bool known = hasValue(operand.axes[i], letters);
        for (const std::int64_t start : starts)
            for (std::int64_t each = known ? indexOf(i) : 0; each < (known ? indexOf(i) + 1 : operand.view[i]); ++each)
                next.push_back(start * operand.view[i] + each);
        starts = std::move(next);
    }
    std::vector<Index> blocks;
    for (const std::int64_t start : starts) {
        std::ranges::copy(indexAt({shape.begin(), shape.begin() + static_cast<std::ptrdiff_t>(own)}, start),
                          block.begin());
        blocks.push_back(block);
    }
    return blocks;
}

std::pair<char, std::int64_t> runningLetter(const Formula& formula)
{
    if (formula.term)
        for (std::size_t i = 0; i < formula.term->axes.size(); ++i)
            if (const char letter = formula.term->axes[i].letter; letter && !hasLetter(formula.made, letter))
                return {letter,
                        formula.term->axes[i].through ? formula.term->axes[i].through->size() : formula.term->view[i]};
    return {0, 1};
}

} // namespace attn
