// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/answer.h"

#include "core/base/expression.h"
#include "core/base/say.h"
#include "core/explain/diagnosis.h"
#include "core/explain/withhold.h"

#include <algorithm>
#include <cmath>

namespace attn {

namespace {

std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view blanks = " \t\r\n";
    text.remove_prefix(std::min(text.find_first_not_of(blanks), text.size()));
    return text.substr(0, text.find_last_not_of(blanks) + 1);
}

// -1: not a plain decimal number.
int decimalsOf(std::string_view typed)
{
    for (const std::string_view sign : {"-", "+", "\u2212"})
        if (typed.starts_with(sign)) {
            typed.remove_prefix(sign.size());
            break;
        }
    const auto mark = typed.find_first_of(".,");
    const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
    if (mark == typed.npos || mark + 1 == typed.size() || !std::ranges::all_of(typed.substr(0, mark), isDigit) ||
        !std::ranges::all_of(typed.substr(mark + 1), isDigit))
        return -1;
    return int(typed.size() - mark - 1);
}

// Of a number alone, which is all that an answer is, a decimal comma can mean nothing else.
Result<double> numberIn(std::string_view typed)
{
    std::string text(typed);
    if (hasDecimalComma(text))
        text[text.find(',')] = '.';
    return evaluate(text);
}

} // namespace

Answer judged(std::string_view typed, const Computed& computed, const CellRef& cell, int digits, NumberWriter write)
{
    const std::string_view said = trimmed(typed);
    const auto number = numberIn(said);
    if (!number)
        return {Severity::Off, number.error().message};
    const Computed& all = computed.answers ? *computed.answers : computed;
    const double value = all.trace->cell(*all.trace->find(cell.tensor), cell.index);
    if (agree(*number, value, digits) || (std::isnan(*number) && std::isnan(value)))
        return {Severity::Ok, say("Right, it is %1.", write(value, digits))};
    const int decimals = decimalsOf(said);
    if (decimals > 0 && decimals < digits && agree(*number, value, decimals))
        return {Severity::Warn, say("%1 is right so far. Enter %2 decimals.", said, digits)};
    // Worked out from numbers as they are shown, it may end beside the last digit.
    if (decimals == digits && std::abs(*number - value) < 1.5 * std::pow(10.0, -digits))
        return {Severity::Ok, say("Right. Without rounding intermediate results, it is %1.", write(value, digits))};
    const auto slip = diagnosed(computed, cell, *number, decimals > 0 ? std::min(decimals, digits) : digits);
    return {Severity::Bad, slip ? say("Not quite: %1 is %2.", said, *slip) : say("%1 is not right.", said)};
}

Answer judged(std::string_view typed, const Question& question, const Computed& computed, int digits,
              NumberWriter write)
{
    if (question.cell) {
        const auto cell = parseCellRef(*computed.trace, toString(*question.cell));
        return cell ? judged(typed, computed, *cell, digits, write) : Answer();
    }
    const auto number = numberIn(trimmed(typed));
    if (!number)
        return {Severity::Off, number.error().message};
    return std::abs(*number - question.value) <= question.within
               ? Answer{Severity::Ok, say("Right.")}
               : Answer{Severity::Bad, say("%1 is not right.", trimmed(typed))};
}

Answer judged(const Choice& choice)
{
    return choice.right ? Answer{Severity::Ok, say("Solved")} : Answer{Severity::Bad, say("Not quite")};
}

Answer judged(const std::optional<ConditionState>& state, bool shown)
{
    if (!state)
        return {Severity::Off, say("not yet")};
    if (!state->reached)
        return {Severity::Off, say("not yet: %1", state->words)};
    return {Severity::Ok, shown ? say("Shown: %1", state->words) : say("Done: %1", state->words)};
}

Answer ToPredict::stateFor(bool shown) const
{
    return left == 0 ? Answer{Severity::Ok, shown ? say("Shown") : say("Solved")}
                     : Answer{Severity::Off, say("%1 of %2 left", left, all)};
}

ToPredict toPredict(const Computed& computed, const std::vector<CellBlock>& asked)
{
    ToPredict found;
    for (const CellRef& cell : cellsIn(computed, asked)) {
        const CellBlock block{cell.tensor, cell.index};
        const bool hidden = hidesAll(computed, block);
        if (!hidden && !whyNotHidden(computed, block).empty())
            continue; // the mask gives the value away
        ++found.all;
        found.left += hidden;
        if (hidden && !found.next)
            found.next = cell;
    }
    return found;
}

} // namespace attn
