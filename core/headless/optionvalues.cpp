// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/headless/optionvalues.h"

#include "core/base/expression.h"
#include "core/base/oneof.h"
#include "core/base/readreal.h"
#include "core/base/say.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>

namespace attn {

namespace {

constexpr std::int64_t most_picked = 1 << 16; // numbers of one axis that are named one by one

std::optional<double> finiteNumber(const std::string& text)
{
    double number = 0;
    const auto [rest, fault] = readReal(text.data(), text.data() + text.size(), number);
    const bool whole = fault == std::errc() && rest == text.data() + text.size();
    return whole && std::isfinite(number) ? std::optional(number) : std::nullopt;
}

// One piece of a list, "3" or "2-4", added to it.
bool addNumbers(std::vector<std::int64_t>& numbers, const std::string& piece)
{
    const auto dash = piece.find('-', 1);
    const auto first = wholeNumber(piece.substr(0, dash));
    const auto last = dash == std::string::npos ? first : wholeNumber(piece.substr(dash + 1));
    if (!first || !last || *first < 0 || *last < *first || (*last - *first) >= most_picked)
        return false;
    for (std::int64_t number = *first; number <= *last; ++number)
        numbers.push_back(number);
    return true;
}

} // namespace

std::optional<std::int64_t> wholeNumber(std::string_view text)
{
    std::int64_t number = 0;
    auto [rest, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (text.empty() || fault != std::errc() || rest != text.data() + text.size())
        return std::nullopt;
    return number;
}

Fault readCount(std::optional<int>& chosen, const std::string& value, int least, int most)
{
    const auto number = wholeNumber(value);
    if (!number || *number < least || *number > most)
        return say("expected a number from %1 to %2, got '%3'", least, most, value);
    chosen = int(*number);
    return {};
}

Fault readWidth(std::optional<double>& chosen, const std::string& value)
{
    if (hasDecimalComma(value))
        return decimalCommaFault().message;
    const auto width = finiteNumber(value);
    if (!width || !(*width >= least_width_cm && *width <= most_width_cm))
        return say("expected %1 to %2 centimeters, got '%3'", least_width_cm, most_width_cm, value);
    chosen = width;
    return {};
}

Fault readFontSize(std::optional<double>& chosen, const std::string& value)
{
    if (hasDecimalComma(value))
        return decimalCommaFault().message;
    const auto size = finiteNumber(value);
    if (!size || !(*size >= least_font_size && *size <= most_font_size))
        return say("expected %1 to %2 points, got '%3'", least_font_size, most_font_size, value);
    chosen = size;
    return {};
}

Fault readOneOf(std::string& chosen, const std::string& value, std::initializer_list<std::string_view> words)
{
    if (std::ranges::find(words, value) == words.end())
        return say("expected %1, got '%2'", oneOf({words.begin(), words.end()}), value);
    chosen = value;
    return {};
}

Fault readPick(std::optional<Pick>& pick, const std::string& value)
{
    Pick read;
    for (std::size_t from = 0; from <= value.size();) {
        const auto comma = std::min(value.find(',', from), value.size());
        const std::string piece = value.substr(from, comma - from);
        if (piece == "all")
            read.all = true;
        else if (piece == "mean")
            read.numbers.push_back(mean_of_heads);
        else if (!addNumbers(read.numbers, piece) || std::ssize(read.numbers) > most_picked)
            return say("expected a number (0 or more), a list like 0,2-4 or the word all; got '%1'", value);
        from = comma + 1;
    }
    if (read.all)
        std::erase_if(read.numbers, [](std::int64_t number) { return number >= 0; });
    std::ranges::sort(read.numbers);
    const auto again = std::ranges::unique(read.numbers);
    read.numbers.erase(again.begin(), again.end());
    pick = std::move(read);
    return {};
}

std::string pickText(const Pick& pick)
{
    std::string text = pick.all ? "all" : "";
    const auto add = [&](const std::string& word) { text += (text.empty() ? "" : ",") + word; };
    for (const std::int64_t number : pick.numbers)
        if (number >= 0)
            add(std::to_string(number));
    if (!pick.numbers.empty() && pick.numbers.front() == mean_of_heads)
        add("mean");
    return text;
}

std::optional<std::pair<std::int64_t, std::int64_t>> readPlace(const std::string& value)
{
    const auto comma = value.find(',');
    if (comma == std::string::npos)
        return std::nullopt;
    const auto row = wholeNumber(value.substr(0, comma)), column = wholeNumber(value.substr(comma + 1));
    return row && column && *row >= 0 && *column >= 0 ? std::optional(std::pair(*row, *column)) : std::nullopt;
}

Result<std::pair<double, double>> readEnds(const std::string& value)
{
    constexpr double largest = std::numeric_limits<float>::max();
    const auto comma = value.find(',');
    const auto low = finiteNumber(value.substr(0, comma)),
               high = comma == std::string::npos ? std::nullopt : finiteNumber(value.substr(comma + 1));
    if (!low || !high || !(*low < *high))
        return Error{say("expected a lower and an upper limit, like -1,1; got '%1'", value)};
    if (*low < -largest || *high > largest)
        return Error{say("expected limits within float32's range, -3.4e38 to 3.4e38; got '%1'", value)};
    return std::pair(*low, *high);
}

} // namespace attn
