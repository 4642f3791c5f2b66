// SPDX-License-Identifier: GPL-3.0-or-later
// The command line as a value: the request, or one sentence that says what is wrong with it.
#pragma once

#include "app/exportoptions.h"
#include "core/base/result.h"
#include "core/headless/matrixtables.h"
#include "core/headless/modelcommand.h"
#include "core/import/import.h"
#include "core/python/script.h"
#include "core/scene/config.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace attn {

enum class Command {
    Window,
    Lessons,
    Trace,
    Explain,
    Heads,
    Export,
    Steps,
    Import,
    Code,
    Page,
    Site,
    Check,
    LessonCheck,
    Sheet,
    Results,
    Model,
    Help,
    Version
};

struct Options {
    Command command = Command::Window;
    std::string scene;                   // SCENE or LESSON; empty in the window when none was given
    std::string lang;                    // --lang, the language that is spoken; empty when none was given
    std::string out;                     // --out; empty for stdout
    std::vector<std::string> tensors;    // trace: --tensor, in the order given; empty for all
    std::string backend;                 // trace, explain, window: --backend; empty in the window when none was given
    std::optional<DropoutStream> stream; // trace, explain, heads: --dropout-stream
    std::string cell;                    // explain: "scores[0,0,3,1]"; code: the one that --gradient derives
    std::string gradient;                // explain, code: --gradient, the tensor it is derived by; empty for none
    bool json = false;                   // explain, heads: --json
    bool latex = false;                  // explain: --latex
    TableChoice table;                   // trace: --format, --head, --batch; --digits, of explain too
    bool present = false;                // window: --present
    std::optional<std::int64_t> step;    // window, presented: --step; none: everything is computed
    ScriptLanguage language = ScriptLanguage::PyTorch; // code: --language
    FigureOptions figures;                             // export: all else; steps: what both have
    std::string figureModel;                           // export: --model, in place of the one that the figure names
    std::vector<std::string> figureWords;              // export, steps: the same as they were written
    FilmOptions film;                                  // steps: what it has alone
    std::vector<std::string> files;                    // import, results: files; lesson check, site: ids and files
    std::string onto;                                  // import: --onto, SCENE or LESSON; empty for a plain layer
    ImportChoices import;                              // import: --map, --heads, --prefix
    std::string token_list, memory_list;               // import: --tokens, --memory-tokens
    bool without_config = false;                       // import: --no-config
    bool dry_run = false;                              // import: --dry-run
    bool without_engine = false;                       // page: --static
    bool scorm = false;                                // site: --scorm
    ModelCommand model;                                // model: what it has alone
    std::string names;                                 // sheet: --names, a file
    std::string questions;                             // sheet: --questions, a file
    Command helpOf = Command::Window;                  // help: of which command; the window's is that of the program
    bool operator==(const Options&) const = default;
};

// Understands the arguments after the program's name. Whether files, lessons, tensors, cells and backends of the names
// given exist is not looked at.
Result<Options> parseCommandLine(std::span<const std::string> arguments);

// Returns the value of --lang, wherever it is: read first, since errors in the rest use that language too. Empty if not
// given; does not check whether there is such a language.
std::string languageAsked(std::span<const std::string> arguments);

// The command probably meant by an unknown word; empty if none is close.
std::string_view commandMeant(std::string_view word);

// What --help prints behind a command.
std::string helpText(Command command);

} // namespace attn
