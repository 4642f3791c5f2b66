// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandtable.h"

#include "core/base/say.h"

#include <algorithm>

namespace attn {

namespace {

constexpr std::string_view no_scene = SAY_LATER("name a scene or a lesson");

Argument scene() { return {"SCENE", SAY_LATER("a scene file, the id of a lesson, or - for stdin"), no_scene}; }

const std::vector<CommandWord>& table()
{
    static const std::vector<CommandWord> words = {
        {Command::Window,
         "",
         SAY_LATER("open the window"),
         {{"SCENE",
           SAY_LATER("a scene file, the id of a lesson, arrays, a trained model, or a folder of lesson files")}},
         {"", "000.mha", "--present 000.causal.neg_inf --step 12"}},
        {Command::Lessons, "lessons", SAY_LATER("list built-in scenes and lessons (id, tab, title)"), {}, {"lessons"}},
        {Command::Trace,
         "trace",
         SAY_LATER("print every tensor as JSON, or write arrays or tables"),
         {scene()},
         {"trace 000.causal.neg_inf --tensor weights", "trace layer.attn --out layer.npz",
          "trace 000.mha --tensor weights --head 0 --format latex --digits 2"}},
        {Command::Explain,
         "explain",
         SAY_LATER("print the equation of a cell with its numbers, or its derivatives"),
         {scene(),
          {"CELL", SAY_LATER("a cell, such as 'scores[0,0,3,1]', or a circuit's cell, such as 'qk_circuit[0,1,2]'"),
           SAY_LATER("name a cell, such as 'scores[0,0,3,1]'")}},
         {"explain 000.causal.neg_inf 'scores[0,0,3,1]'", "explain 000.mha 'context[0,1,0]' --gradient x",
          "explain 000.mha 'context[0,1,0]' --latex"}},
        {Command::Heads,
         "heads",
         SAY_LATER("summarize each head: focus, redundancy, effect of ablation"),
         {scene()},
         {"heads 000.mha", "heads layer.attn --json"}},
        {Command::Export,
         "export",
         SAY_LATER("write figures to a file or a folder"),
         {{"SCENE",
           SAY_LATER("a scene file, the id of a lesson, - for stdin, or a figure to recreate; with --grid, a model"),
           no_scene}},
         {"export 000.causal.neg_inf --stage weights --out weights.png",
          "export 000.mha --stage all --format svg --format pdf --out figures",
          "export weights.png --width 12 --out weights.pdf",
          "export 000.causal.neg_inf --studio softmax --out softmax.pdf",
          "export 000.mha --head 0 --compare head:1 --out heads.svg",
          "export tiny --grid --text 'The cat' --out grid.pdf"}},
        {Command::Steps,
         "steps",
         SAY_LATER("write the steps of the computation as an animation or a strip"),
         {scene()},
         {"steps 000.causal.neg_inf --stage weights --out weights.gif"}},
        {Command::Import,
         "import",
         SAY_LATER("make a scene from arrays: .npy, .npz, .safetensors, .csv"),
         {{"FILE", SAY_LATER("the array files"), SAY_LATER("name one or more array files"), true}},
         {"import layer.safetensors x.npy --prefix h.3 --heads 12 --out layer.attn"}},
        {Command::Code,
         "code",
         SAY_LATER("print a script that computes the scene's tensors, or a derivative with autograd"),
         {scene()},
         {"code 000.mha --language numpy", "code 000.mha --gradient 'context[0,1,0]' x --out mha.py"}},
        {Command::Page,
         "page",
         SAY_LATER("write a web page where you can edit any number"),
         {scene()},
         {"page 000.mha --out mha.html"}},
        {Command::Site,
         "site",
         SAY_LATER("write a course for any browser: an index and a page per lesson and scene"),
         {{"LESSON", SAY_LATER("lessons, scenes or folders that contain them (default: all built-in ones)"), {}, true}},
         {"site --out course", "site lessons --scorm --out course.zip"}},
        {Command::Check,
         "check",
         SAY_LATER("compute a scene and compare it with its expected values"),
         {scene()},
         {"check 000.mha"}},
        {Command::LessonCheck,
         "lesson",
         SAY_LATER("validate lessons: goals, solutions, expected values"),
         {{"check", SAY_LATER("the word “check”")},
          {"LESSON", SAY_LATER("ids or *.attnlesson files (default: all built-in lessons)"), {}, true}},
         {"lesson check", "lesson check mine.attnlesson"}},
        {Command::Sheet,
         "sheet",
         SAY_LATER("write one worksheet per student and an answer key, or a question bank for Moodle"),
         {scene()},
         {"sheet 000.causal.neg_inf --names class.txt --out sheets",
          "sheet 000.causal.neg_inf --names class.csv --questions bank.xml"}},
        {Command::Results,
         "results",
         SAY_LATER("make a table from the result codes of web lessons"),
         {{"FILE", SAY_LATER("a text file with one code per line, or - for stdin"),
           SAY_LATER("name a file with the codes, or - for stdin")}},
         {"results codes.txt", "results form.csv --out results.csv"}},
        {Command::Model,
         "model",
         SAY_LATER("inspect a trained model: summary, tokens, predictions, one layer as a scene"),
         {{"PATH",
           SAY_LATER("a Hugging Face folder, a .safetensors or .gguf file, tiny (built in), or a saved page (.attn)"),
           SAY_LATER("name a model: a folder, a file or tiny")}},
         {"model tiny --text 'The cat'", "model gpt2 --text 'The cat' --layer 3 --out layer.attn",
          "model gpt2 --text 'The cat' --lens --csv", "model gpt2 --text 'The dog' --patch 'The cat' --heads"}},
        {Command::Help,
         "help",
         SAY_LATER("print help for the program or a command"),
         {{"COMMAND", SAY_LATER("name of a command")}},
         {"help trace"}},
        {Command::Version, "version", SAY_LATER("print version and build features"), {}, {"version"}},
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
