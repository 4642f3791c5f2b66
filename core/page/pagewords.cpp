// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/page/pagewords.h"

#include "core/base/say.h"
#include "core/prose/htmltext.h"

#include <algorithm>

namespace attn {

namespace {

constexpr PageWord words[] = {
    // every page
    {"steps", SAY_LATER("Steps")},
    {"stages", SAY_LATER("Stages")},
    {"back", SAY_LATER("Back")},
    {"next", SAY_LATER("Next")},
    {"close", SAY_LATER("Close")},
    {"heads", SAY_LATER("Heads")},
    {"batches", SAY_LATER("Batch items")},
    {"all", SAY_LATER("all")},
    {"language", SAY_LATER("Language")},
    {"colors", SAY_LATER("Colors")},
    {"allLessons", SAY_LATER("All lessons")},
    {"light", SAY_LATER("Light")},
    {"dark", SAY_LATER("Dark")},
    {"system", SAY_LATER("System")},
    {"madeWith", SAY_LATER("Made with AttnScope.")},
    {"offline", SAY_LATER("Runs on this page, even offline.")},
    // the line about a cell
    {"masked", SAY_LATER("masked")},
    {"dropped", SAY_LATER("dropped")},
    {"hidden", SAY_LATER("hidden")},
    {"zero", SAY_LATER("%1 exactly 0")},
    {"edited", SAY_LATER("%1, edited by hand")},
    {"of", SAY_LATER("%1 of %2")},
    {"before", SAY_LATER("before: %1")},
    // edits
    {"selectNumber", SAY_LATER("Click a value or use the arrow keys to see its equation. Type a new value, and "
                               "everything that depends on it updates. Press Space for the next stage.")},
    {"newValue", SAY_LATER("New value")},
    {"set", SAY_LATER("Set")},
    {"reset", SAY_LATER("Reset value")},
    {"undo", SAY_LATER("Undo")},
    {"redo", SAY_LATER("Redo")},
    {"again", SAY_LATER("Start over")},
    {"save", SAY_LATER("Save…")},
    // lessons
    {"step", SAY_LATER("step %1 of %2")},
    {"yourTurn", SAY_LATER("Your turn")},
    {"showOneWay", SAY_LATER("Show a solution")},
    {"workOut", SAY_LATER("Work it out")},
    {"yourAnswer", SAY_LATER("Your answer")},
    {"check", SAY_LATER("Check")},
    {"reveal", SAY_LATER("Reveal")},
    {"student", SAY_LATER("Your name or number")},
    {"copyCode", SAY_LATER("Copy code")},
    {"notKept", SAY_LATER("Your progress is not saved, because this browser does not allow it here.")},
    {"hintNumber", SAY_LATER("Hint %1")},
    {"pending", SAY_LATER("not computed yet")},
    {"cell", SAY_LATER("Selected value")},
    {"selectCell", SAY_LATER("Select a value to see how it is computed.")},
    {"locked", SAY_LATER("Locked in this step")},
    {"prints", SAY_LATER("Output of %1")},
    {"openTensor", SAY_LATER("Click a value in %1 and type a new one.")},
    {"tryInProgram", SAY_LATER("Try this in AttnScope; it tells you when you have reached the goal.")},
    {"question", SAY_LATER("Question")},
    {"showAnswer", SAY_LATER("Show answer")},
    {"right", SAY_LATER("Right.")},
    {"wrong", SAY_LATER("Not quite.")},
    {"predictHow", SAY_LATER("Cells with a “?” are hidden. Work one out, select it, and type your value.")},
    {"answer", SAY_LATER("Answer")},
    {"lessonDone", SAY_LATER("Your result")},
    {"makeCode", SAY_LATER("Show my code")},
    {"row", SAY_LATER("Row “%1”")},
    {"lineBefore", SAY_LATER("line: before your edit")},
    // what can be changed beside the cells
    {"controls", SAY_LATER("Controls")},
    {"link", SAY_LATER("Copy link")},
    {"copied", SAY_LATER("Link copied.")},
    {"copy", SAY_LATER("Copy this link:")},
    {"long", SAY_LATER("These edits are too large for a link. Save the scene instead.")},
    {"broken", SAY_LATER("The edits in this link cannot be read. The page shows the scene without them.")},
    {"stepThrough", SAY_LATER("Step through")},
    {"stepBy", SAY_LATER("Step by")},
    {"byStage", SAY_LATER("stage")},
    {"byRow", SAY_LATER("row")},
    {"byCell", SAY_LATER("cell")},
    {"stepBack", SAY_LATER("Step back")},
    {"stepForward", SAY_LATER("Step forward")},
    {"fromStart", SAY_LATER("Back to start")},
    {"showAll", SAY_LATER("Show all")},
    {"paint", SAY_LATER("Click or drag over cells to paint the mask")},
};

} // namespace

std::span<const PageWord> pageWords() { return words; }

std::string pageWord(std::string_view key)
{
    const auto* const word = std::ranges::find(words, key, &PageWord::key);
    return word == std::end(words) ? std::string() : say(word->english);
}

std::string spoken(std::string_view key, const std::string& value)
{
    std::string text = htmlText(pageWord(key));
    if (const auto at = value.empty() ? std::string::npos : text.find("%1"); at != std::string::npos)
        text.replace(at, 2, value);
    return "<span data-say=\"" + std::string(key) + "\"" + (value.empty() ? "" : " data-value=\"" + value + "\"") +
           ">" + text + "</span>";
}

} // namespace attn
