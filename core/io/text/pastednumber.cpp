// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/text/pastednumber.h"

#include "core/base/readreal.h"

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

// Without quotes, and without what Python source writes round a value: float('-inf').
std::string_view unwrapped(std::string_view cell)
{
    if (cell.starts_with("float(") && cell.ends_with(')'))
        cell = cell.substr(6, cell.size() - 7);
    if (cell.size() >= 2 && (cell.front() == '"' || cell.front() == '\'') && cell.back() == cell.front())
        cell = cell.substr(1, cell.size() - 2);
    return cell;
}

// "-np.inf" -> "-inf"
std::string withoutModule(std::string_view cell)
{
    const bool minus = cell.starts_with('-');
    for (std::string_view module : {"np.", "numpy.", "torch.", "math."})
        if (cell.substr(minus).starts_with(module))
            return std::string(cell.substr(0, minus)) + std::string(cell.substr(minus + module.size()));
    return std::string(cell);
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
                                               {"false", 0},         {"FALSE", 0}};

} // namespace

std::optional<PastedNumber> pastedNumber(std::string_view cell, bool decimal_comma)
{
    cell = unwrapped(cell);
    if (const auto number = numberWithPoint(cell))
        return number;
    const std::string name = withoutModule(cell);
    for (const auto& [text, value] : value_spellings)
        if (name == text)
            return PastedNumber{value};
    if (!decimal_comma)
        return std::nullopt;
    const std::string text = pointForComma(cell);
    return text.empty() ? std::nullopt : numberWithPoint(text);
}

} // namespace attn
