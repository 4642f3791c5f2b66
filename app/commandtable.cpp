// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandtable.h"

#include "core/base/say.h"

#include <algorithm>

namespace attn {

namespace {

constexpr std::string_view no_scene = SAY_LATER("the scene or lesson is missing");

Argument scene() { return {"SCENE", SAY_LATER("a scene file, the id of a lesson, or - for stdin"), no_scene}; }

const std::vector<CommandWord>& table()
{
    static const std::vector<CommandWord> words = {
        {Command::Window,
         "",
         SAY_LATER("opens the window"),
         {{"SCENE",
           SAY_LATER("a scene file, the id of a lesson, arrays, a trained model, or a folder of lesson files")}},
         {"", "000.mha", "--present 000.causal.neg_inf --step 12"}},
        {Command::Lessons, "lessons", SAY_LATER("lists what ships inside: id TAB title"), {}, {"lessons"}},
        {Command::Trace,
         "trace",
         SAY_LATER("prints every tensor of the computation as JSON, or writes a file of arrays"),
         {scene()},
         {"trace 000.causal.neg_inf --tensor weights", "trace layer.attn --out layer.npz"}},
        {Command::Explain,
         "explain",
         SAY_LATER("prints the equation of one cell with its numbers, or its derivatives"),
         {scene(),
          {"CELL", SAY_LATER("like 'scores[0,0,3,1]', or of a circuit: 'qk_circuit[0,1,2]'"),
           SAY_LATER("the cell is missing, like 'scores[0,0,3,1]'")}},
         {"explain 000.causal.neg_inf 'scores[0,0,3,1]'", "explain 000.mha 'context[0,1,0]' --gradient x"}},
        {Command::Heads,
         "heads",
         SAY_LATER("prints what each head looks at, which do the same, what is lost without each"),
         {scene()},
         {"heads 000.mha", "heads layer.attn --json"}},
        {Command::Export,
         "export",
         SAY_LATER("writes figures: one file, or a folder of them"),
         {{"SCENE", SAY_LATER("a scene file, a lesson, - for stdin, or a figure to be made again"), no_scene}},
         {"export 000.causal.neg_inf --stage weights --out weights.png",
          "export 000.mha --stage all --format svg --format pdf --out figures",
          "export weights.png --width 12 --out weights.pdf"}},
        {Command::Steps,
         "steps",
         SAY_LATER("writes the steps of the computation: a film, or a strip"),
         {scene()},
         {"steps 000.causal.neg_inf --stage weights --out weights.gif"}},
        {Command::Import,
         "import",
         SAY_LATER("makes a scene of arrays: .npy, .npz, .safetensors, .csv"),
         {{"FILE", SAY_LATER("the array files"), SAY_LATER("the array files are missing"), true}},
         {"import layer.safetensors x.npy --prefix h.3 --heads 12 --out layer.attn"}},
        {Command::Code,
         "code",
         SAY_LATER("prints a script that computes the same tensors, and a derivative by autograd"),
         {scene()},
         {"code 000.mha --language numpy", "code 000.mha --gradient 'context[0,1,0]' x --out mha.py"}},
        {Command::Page,
         "page",
         SAY_LATER("writes one page for any browser: every number can be edited there"),
         {scene()},
         {"page 000.mha --out mha.html"}},
        {Command::Site,
         "site",
         SAY_LATER("writes a course for any browser: an index, and a page for each lesson and scene"),
         {{"LESSON", SAY_LATER("lessons, scenes and folders of them; without any, all built-in ones"), {}, true}},
         {"site --out course", "site lessons --scorm --out course.zip"}},
        {Command::Check,
         "check",
         SAY_LATER("computes and compares with the values that the scene expects"),
         {scene()},
         {"check 000.mha"}},
        {Command::LessonCheck,
         "lesson",
         SAY_LATER("proves lessons with steps: goals, solutions, expected values"),
         {{"check", SAY_LATER("this word")},
          {"LESSON", SAY_LATER("ids and *.attnlesson files; without any, all that ship"), {}, true}},
         {"lesson check", "lesson check mine.attnlesson"}},
        {Command::Sheet,
         "sheet",
         SAY_LATER("writes a sheet to fill in for each name of a class, and key.pdf"),
         {scene()},
         {"sheet 000.causal.neg_inf --names class.txt --out sheets"}},
        {Command::Results,
         "results",
         SAY_LATER("makes a table of the result codes that students get at the end of a lesson in a web page"),
         {{"FILE", SAY_LATER("a text with the codes, one per line, or - for stdin"),
           SAY_LATER("the file with the codes is missing")}},
         {"results codes.txt", "results form.csv --out results.csv"}},
        {Command::Model,
         "model",
         SAY_LATER("opens a trained model: its card, tokens, next tokens, a layer as a scene, what was changed"),
         {{"PATH", SAY_LATER("a folder of Hugging Face's, .safetensors, .gguf, tiny, or a saved page (.attn)"),
           SAY_LATER("the model is missing, a folder, a file or tiny")}},
         {"model tiny --text 'The cat'", "model gpt2 --text 'The cat' --layer 3 --out layer.attn"}},
        {Command::Help,
         "help",
         SAY_LATER("prints the help of the program, or of a command"),
         {{"COMMAND", SAY_LATER("one of these")}},
         {"help trace"}},
        {Command::Version, "version", SAY_LATER("prints the version, and what this build has"), {}, {"version"}},
    };
    return words;
}

} // namespace

std::span<const CommandWord> commandWords() { return table(); }

const CommandWord& wordOf(Command command) { return *std::ranges::find(table(), command, &CommandWord::command); }

std::string_view nameOf(Command command) { return command == Command::Window ? "attnscope" : wordOf(command).word; }

const CommandWord* commandNamed(std::string_view word)
{
    const auto found = std::ranges::find(table(), word, &CommandWord::word);
    return found == table().end() || word.empty() ? nullptr : &*found;
}

} // namespace attn
