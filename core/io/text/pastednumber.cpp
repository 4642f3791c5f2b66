// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/text/pastednumber.h"

#include "core/base/readreal.h"
#include "core/io/text/pastedrows.h"

#include <algorithm>
#include <charconv>
#include <limits>
#include <string>

namespace attn {

namespace {

// Numbers in C notation only: what std::from_chars takes without inf and nan, and a leading plus.
std::optional<PastedNumber> numberWithPoint(std::string_view cell)
{
    if (cell.starts_with('+'))
        cell.remove_prefix(1);
    const std::size_t first = cell.find_first_not_of('-');
    if (first == std::string_view::npos || first > 1 ||
        ((cell[first] < '0' || cell[first] > '9') && cell[first] != '.'))
        return std::nullopt;
    const char* limit = cell.data() + cell.size();
    float value = 0;
    auto [end, fault] = readReal(cell.data(), limit, value);
    if (end != limit || fault == std::errc::invalid_argument)
        return std::nullopt;
    if (fault == std::errc())
        return PastedNumber{value};
    const float infinity = std::numeric_limits<float>::infinity();
    double wide = 0; // out of float's range: the wider type shows at which end
    if (readReal(cell.data(), limit, wide).ec == std::errc() && wide > -1 && wide < 1)
        return PastedNumber{static_cast<float>(wide)};
    const std::size_t exponent = cell.find_first_of("eE");
    const bool tiny = exponent != std::string_view::npos && cell.substr(exponent + 1).starts_with('-');
    return tiny ? PastedNumber{0} : PastedNumber{first == 1 ? -infinity : infinity, true};
}

// "1.000,5" -> "1000.5"; empty if points and comma are not where a number has them.
std::string pointForComma(std::string_view cell)
{
    std::string text;
    const std::size_t comma = cell.find(',');
    if (comma == std::string_view::npos || cell.find_first_of(".,", comma + 1) != std::string_view::npos)
        return {};
    for (std::size_t i = 0; i < cell.size(); ++i) {
        const bool grouping = cell[i] == '.' && (comma - i) % 4 == 0;
        if (cell[i] == '.' && !grouping)
            return {};
        if (!grouping)
            text += cell[i] == ',' ? '.' : cell[i];
    }
    return text;
}

// The name without the module that Python writes before it.
std::string_view withoutModule(std::string_view name)
{
    for (std::string_view module : {"np.", "numpy.", "torch.", "math.", "tf.", "jnp."})
        if (name.starts_with(module))
            return name.substr(module.size());
    return name;
}

// Whether values are written as NAME(…).
bool isNumberType(std::string_view name)
{
    constexpr std::string_view types[] = {"float",  "int",   "uint",   "bool", "bool_",
                                          "tensor", "array", "double", "Array"};
    name = withoutModule(name);
    if (name.starts_with("float") || name.starts_with("int") || name.starts_with("uint"))
        name = name.substr(0, name.find_last_not_of("0123456789") + 1);
    return std::ranges::find(types, name) != std::end(types);
}

// Without quotes, and without what Python writes round a value: float('-inf'), np.float32(0.5), tensor(0.5, grad_fn=…).
std::string_view unwrapped(std::string_view cell)
{
    const std::size_t open = cell.find('(');
    if (open != std::string_view::npos && cell.ends_with(')') && isNumberType(cell.substr(0, open))) {
        cell = cell.substr(open + 1, cell.size() - open - 2);
        cell = trimmedCell(cell.substr(0, cell.find(',')));
    }
    if (cell.size() >= 2 && (cell.front() == '"' || cell.front() == '\'') && cell.back() == cell.front())
        cell = cell.substr(1, cell.size() - 2);
    return cell;
}

// "-np.inf" -> "-inf"
std::string plainName(std::string_view cell)
{
    const bool minus = cell.starts_with('-');
    return std::string(cell.substr(0, minus)) + std::string(withoutModule(cell.substr(minus)));
}

struct SpellingOfValue {
    std::string_view text;
    float value;
};
constexpr float inf_value = std::numeric_limits<float>::infinity();
constexpr float nan_value = std::numeric_limits<float>::quiet_NaN();
constexpr SpellingOfValue value_spellings[] = {{"inf", inf_value},   {"Inf", inf_value},   {"Infinity", inf_value},
                                               {"-inf", -inf_value}, {"-Inf", -inf_value}, {"-Infinity", -inf_value},
                                               {"+inf", inf_value},  {"nan", nan_value},   {"NaN", nan_value},
                                               {"NAN", nan_value},   {"-nan", nan_value},  {"True", 1},
                                               {"true", 1},          {"TRUE", 1},          {"False", 0},
                                               {"false", 0},         {"FALSE", 0},         {"True_", 1},
                                               {"False_", 0}};

} // namespace

std::optional<PastedNumber> pastedNumber(std::string_view cell, bool decimal_comma)
{
    cell = unwrapped(cell);
    if (const auto number = numberWithPoint(cell))
        return number;
    const std::string name = plainName(cell);
    for (const auto& [text, value] : value_spellings)
        if (name == text)
            return PastedNumber{value};
    if (!decimal_comma)
        return std::nullopt;
    const std::string text = pointForComma(cell);
    return text.empty() ? std::nullopt : numberWithPoint(text);
}

} // namespace attn
