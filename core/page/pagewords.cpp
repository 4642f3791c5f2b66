// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/page/pagewords.h"

#include "core/base/say.h"
#include "core/prose/htmltext.h"

#include <algorithm>

namespace attn {

namespace {

constexpr PageWord words[] = {
    {"back", SAY_LATER("Back")},
    {"next", SAY_LATER("Next")},
    {"close", SAY_LATER("Close")},
    {"steps", SAY_LATER("Steps")},
    {"stages", SAY_LATER("Stages")},
    {"place", SAY_LATER("Step %1 of %2")},
    {"of", SAY_LATER("%1 of %2")},
    {"masked", SAY_LATER("masked")},
    {"dropped", SAY_LATER("dropped")},
    {"hidden", SAY_LATER("hidden")},
    {"zero", SAY_LATER("%1 exactly 0")},
    {"edited", SAY_LATER("%1, edited by hand")},
    {"before", SAY_LATER("before: %1")},
    {"selectCell", SAY_LATER("Select a value to see how it is computed.")},
    {"newValue", SAY_LATER("New value")},
    {"set", SAY_LATER("Set")},
    {"reset", SAY_LATER("Reset value")},
    {"undo", SAY_LATER("Undo")},
    {"redo", SAY_LATER("Redo")},
    {"again", SAY_LATER("Start again")},
    {"locked", SAY_LATER("Locked in this step")},
    {"language", SAY_LATER("Language")},
    {"offline", SAY_LATER("Runs in this page, offline.")},
    {"notKept", SAY_LATER("Progress is not kept: this browser does not allow it here.")},
    {"prints", SAY_LATER("%1 prints")},
    {"openTensor", SAY_LATER("Select a value of %1 and type another one.")},
    {"yourTurn", SAY_LATER("Your turn")},
    {"tryInProgram", SAY_LATER("Try this in AttnScope: it says when the goal is reached.")},
    {"showWay", SAY_LATER("Show one way")},
    {"question", SAY_LATER("A question")},
    {"showAnswer", SAY_LATER("Show the answer")},
    {"check", SAY_LATER("Check")},
    {"right", SAY_LATER("Right.")},
    {"wrong", SAY_LATER("Not this one.")},
    {"hint", SAY_LATER("Hint %1")},
    {"workItOut", SAY_LATER("Work it out")},
    {"predictHow", SAY_LATER("Cells with a “?” are hidden. Work one out, select it, and type your value.")},
    {"answer", SAY_LATER("Answer")},
    {"yourAnswer", SAY_LATER("Your answer")},
    {"reveal", SAY_LATER("Reveal")},
    {"lessonDone", SAY_LATER("Your result")},
    {"student", SAY_LATER("Your name or number")},
    {"makeCode", SAY_LATER("Show my code")},
    {"copyCode", SAY_LATER("Copy code")},
    {"row", SAY_LATER("Row “%1”")},
    {"lineBefore", SAY_LATER("line: before your edit")},
    {"save", SAY_LATER("Save…")},
    {"forget", SAY_LATER("Reset my progress")},
};

} // namespace

std::span<const PageWord> pageWords() { return words; }

std::string pageWord(std::string_view key)
{
    const auto* const found = std::ranges::find(words, key, &PageWord::key);
    return say(found->english);
}

std::string spoken(std::string_view key, const std::string& value)
{
    std::string text = htmlText(pageWord(key));
    if (const auto at = value.empty() ? std::string::npos : text.find("%1"); at != std::string::npos)
        text.replace(at, 2, value);
    return "<span data-say=\"" + std::string(key) + "\"" + (value.empty() ? "" : " data-value=\"" + value + "\"") + ">" + text +
           "</span>";
}

} // namespace attn
