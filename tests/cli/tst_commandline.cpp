// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline.h"

#include "app/commandtable.h"
#include "app/errorline.h"
#include "app/optionword.h"
#include "core/base/shellwords.h"

#include <doctest/doctest.h>

using namespace attn;

namespace {

using Words = std::vector<std::string>;

Options understood(const Words& words)
{
    const auto options = parseCommandLine(words);
    REQUIRE_MESSAGE(options, (options ? "" : options.error().message));
    return *options;
}

std::string refused(const Words& words)
{
    const auto options = parseCommandLine(words);
    return options ? "(understood)" : options.error().message;
}

} // namespace

TEST_CASE("Without a command the window opens, on the scene that is named")
{
    CHECK(understood({}) == Options());
    CHECK(understood({"a b.attn"}).scene == "a b.attn");
    CHECK(understood({"a b.attn"}).command == Command::Window);
    CHECK(understood({"--", "--odd"}).scene == "--odd");
    CHECK(understood({"000.mha"}).scene == "000.mha");
    CHECK(understood({"000.mha"}).backend.empty()); // the one that was chosen last
    CHECK(understood({"--backend", "cuda", "000.mha"}).backend == "cuda");
    CHECK_FALSE(understood({"000.mha"}).present);
    CHECK(understood({"--present", "000.mha"}).present);
    CHECK(understood({"--present", "000.mha"}).scene == "000.mha");
    CHECK_FALSE(understood({"--present", "000.mha"}).step);
    CHECK(understood({"000.mha", "--present", "--step=0"}).step == 0);
    CHECK(understood({"--present", "000.mha", "--step", "12"}).step == 12);
}

TEST_CASE("Options may stand anywhere, with their value behind them or after an equals sign")
{
    const Options options = understood({"trace", "--tensor", "q", "s.attn", "--tensor=k", "--backend", "reference",
                                        "--dropout-stream=mkl", "--out", "a=b.npz"});
    CHECK(options.command == Command::Trace);
    CHECK(options.scene == "s.attn");
    CHECK(options.tensors == Words{"q", "k"});
    CHECK(options.backend == "reference");
    CHECK(options.stream == DropoutStream::Mkl);
    CHECK(options.out == "a=b.npz");
    CHECK(understood({"trace", "s"}).backend == "cpu");
    CHECK(understood({"--tensor", "q", "trace", "s"}).command == Command::Trace);
    CHECK(understood({"trace", "--", "--out"}).scene == "--out");
    CHECK(understood({"check", "s"}).command == Command::Check);
    CHECK(understood({"lessons"}).command == Command::Lessons);
}

TEST_CASE("An explanation takes a cell, and JSON without a value")
{
    const Options options =
        understood({"explain", "--json", "s", "scores[0,0,3,1]", "--backend=reference", "--dropout-stream", "mkl"});
    CHECK(options.command == Command::Explain);
    CHECK(options.scene == "s");
    CHECK(options.cell == "scores[0,0,3,1]");
    CHECK(options.json);
    CHECK(options.backend == "reference");
    CHECK(options.stream == DropoutStream::Mkl);
    CHECK_FALSE(understood({"explain", "s", "x[0]"}).json);
    CHECK(understood({"explain", "s", "x[0]"}).gradient.empty());
}

TEST_CASE("A gradient takes the tensor that is derived by, and for a script first the cell")
{
    const Options explained = understood({"explain", "s", "context[0,1,0]", "--gradient", "x"});
    CHECK(explained.cell == "context[0,1,0]");
    CHECK(explained.gradient == "x");
    for (const Words& words : {Words{"code", "s", "--gradient", "context[0, 1, 0]", "W_query.weight"},
                               Words{"code", "--gradient=context[0, 1, 0]", "W_query.weight", "s"}}) {
        const Options coded = understood(words);
        CHECK(coded.scene == "s");
        CHECK(coded.cell == "context[0, 1, 0]");
        CHECK(coded.gradient == "W_query.weight");
    }
}

TEST_CASE("Heads are listed as a table, or as JSON")
{
    const Options options = understood({"heads", "s", "--json", "--backend", "reference"});
    CHECK(options.command == Command::Heads);
    CHECK(options.scene == "s");
    CHECK(options.json);
    CHECK(options.backend == "reference");
    CHECK(understood({"heads", "s"}).backend == "cpu");
    CHECK(helpText(Command::Heads).find("Usage: attnscope heads ") != std::string::npos);
}

TEST_CASE("Code takes a language, PyTorch unless asked, and the name of a Python file")
{
    const Options options = understood({"code", "s", "--language", "numpy", "--out", "s.py"});
    CHECK(options.command == Command::Code);
    CHECK(options.scene == "s");
    CHECK(options.language == ScriptLanguage::NumPy);
    CHECK(options.out == "s.py");
    CHECK(understood({"code", "s"}).language == ScriptLanguage::PyTorch);
    CHECK(understood({"page", "s", "--out", "s.html"}).command == Command::Page);
    CHECK(understood({"results", "-", "--out", "r.csv"}).files == Words{"-"});
    const Options site = understood({"site", "a.attnlesson", "b", "--scorm", "--out", "c.zip"});
    CHECK(site.command == Command::Site);
    CHECK(site.files == std::vector<std::string>{"a.attnlesson", "b"});
    CHECK(site.scorm);
    CHECK(!understood({"site", "--out", "c"}).scorm);
}

TEST_CASE("An import takes files, a scene to put them into, and choices")
{
    const Options options = understood({"import", "x.csv", "--onto", "000.mha", "w.npz", "--map", "a=x",
                                        "--map=b=qkv^T", "--heads", "12", "--prefix", "h.3", "--out", "s.attn"});
    CHECK(options.command == Command::Import);
    CHECK(options.files == Words{"x.csv", "w.npz"});
    CHECK(options.onto == "000.mha");
    CHECK(options.import == ImportChoices{{{"a", ImportTarget::X, false}, {"b", ImportTarget::Qkv, false}}, 12, "h.3"});
    CHECK(options.out == "s.attn");
    CHECK_FALSE(options.dry_run);
    CHECK(understood({"import", "x.csv", "--dry-run", "--kv-heads", "2"}).import.kv_heads == 2);
    CHECK(understood({"import", "x.csv", "--dry-run"}).dry_run);
}

TEST_CASE("An export takes stages, heads, batches, formats and how a figure looks")
{
    const Options options = understood({"export",
                                        "s",
                                        "--stage",
                                        "weights",
                                        "--stage",
                                        "all",
                                        "--head",
                                        "3",
                                        "--batch",
                                        "all",
                                        "--out",
                                        "dir",
                                        "--format",
                                        "png",
                                        "--format",
                                        "pdf",
                                        "--format",
                                        "png",
                                        "--dpi",
                                        "300",
                                        "--width",
                                        "8.5",
                                        "--colors",
                                        "magma",
                                        "--title",
                                        "T",
                                        "--name",
                                        "{stage}",
                                        "--range",
                                        "row",
                                        "--log",
                                        "--digits",
                                        "3",
                                        "--cell",
                                        "3,2",
                                        "--row-sums",
                                        "--transparent",
                                        "--no-labels",
                                        "--no-colorbar",
                                        "--no-marks",
                                        "--with-answers"});
    FigureOptions figures;
    figures.stages = {"weights", "all"};
    figures.head = Pick{false, {3}};
    figures.batch = Pick{true, {}};
    figures.formats = {"png", "pdf"};
    figures.dpi = 300;
    figures.width = 8.5;
    figures.colors = "magma";
    figures.title = "T";
    figures.name = "{stage}";
    figures.range = "row";
    figures.logarithmic = figures.rowSums = figures.transparent = true;
    figures.digits = 3;
    figures.cell = {3, 2};
    figures.noLabels = figures.noColorBar = figures.noMarks = figures.withAnswers = true;
    CHECK(options.figures == figures);
    CHECK_FALSE(understood({"export", "s", "--stage", "q", "--out", "q.png"}).figures.head);
    CHECK(understood({"export", "s", "--stage", "q", "--out", "d", "--sheet", "--head", "all"}).figures.sheet);
    CHECK(understood({"export", "s", "--stage", "q", "--out", "q.png", "--range", "-0.5,2"}).figures.ends ==
          std::pair(-0.5, 2.0));
    CHECK(formatOfName("a/b.PDF") == "pdf");
    CHECK(formatOfName("a/b.gif").empty());
    CHECK(formatOfName(".png").empty());
}

TEST_CASE("Help and version go before everything else")
{
    CHECK(understood({"trace", "--help"}).command == Command::Help);
    CHECK(understood({"trace", "--help"}).helpOf == Command::Trace);
    CHECK(understood({"help", "trace"}).helpOf == Command::Trace);
    CHECK(understood({"help"}).helpOf == Command::Window);
    CHECK(understood({"-h", "--nonsense"}).command == Command::Help);
    CHECK(understood({"--version"}).command == Command::Version);
    CHECK(understood({"-V"}).command == Command::Version);
    CHECK(understood({"version"}).command == Command::Version);
    CHECK(understood({"trace", "--version"}).command == Command::Version);
    CHECK(understood({"--", "--help"}).scene == "--help");
    CHECK(understood({"model", "tiny", "--text", "--help"}).model.text == "--help");
}

TEST_CASE("The help of the program names every command, and the help of a command its options alone")
{
    const std::string all = helpText(Command::Window);
    for (const CommandWord& word : commandWords()) {
        CHECK(all.find(word.word) != std::string::npos);
        const std::string help = helpText(word.command);
        CHECK(help.find("\n\n\n") == std::string::npos);
        for (const std::span<const OptionWord> words : {ownWords(), exportWords()})
            for (const OptionWord& option : words)
                if (optionNamed(option.name, word.command))
                    CHECK_MESSAGE(help.find("  " + std::string(option.name) + " ") != std::string::npos, option.name);
                else
                    CHECK_MESSAGE(help.find("  " + std::string(option.name) + " ") == std::string::npos, option.name);
        for (const std::string_view example : word.examples) // is one
            CHECK_MESSAGE(help.find("\n  attnscope" + (example.empty() ? "" : " " + std::string(example))) !=
                              std::string::npos,
                          example);
    }
    CHECK(helpText(Command::Import).find("Usage: attnscope import [OPTION...] FILE...\n") != std::string::npos);
    CHECK(helpText(Command::Code).find("--gradient CELL TENSOR") != std::string::npos);
}

TEST_CASE("Every example of a help is understood")
{
    for (const CommandWord& word : commandWords())
        for (const std::string_view example : word.examples) {
            const auto words = shellWords(example);
            REQUIRE(words);
            CHECK(understood(*words).command == word.command);
        }
}

TEST_CASE("A value may begin with a dash, and hold brackets")
{
    CHECK(understood({"export", "s", "--stage", "q", "--out", "q.png", "--title", "-x"}).figures.title == "-x");
    CHECK(understood({"export", "s", "--stage", "q", "--out", "q.png", "--title", "[a,b]"}).figures.title == "[a,b]");
    CHECK(understood({"model", "tiny", "--text", "-x"}).model.text == "-x");
    CHECK(understood({"import", "[a,b].npy", "--dry-run"}).files == Words{"[a,b].npy"});
    CHECK(understood({"trace", "check"}).scene == "check");
}

TEST_CASE("A dash means stdin and for stdout")
{
    CHECK(understood({"trace", "-"}).scene == "-");
    CHECK(understood({"trace", "s", "--out", "-"}).out.empty());
    CHECK(understood({"code", "s", "--out", "-"}).out.empty());
    CHECK(understood({"page", "-", "--out", "-"}).out == "-");
    CHECK(understood({"import", "-", "--out", "-"}).files == Words{"-"});
    CHECK(understood({"export", "s", "--stage", "q", "--out", "-", "--format", "svg"}).out == "-");
}

TEST_CASE("A misspelt word is named together with the one that may have been meant")
{
    CHECK(refused({"trce", "s"}) == "unknown command 'trce'; did you mean trace? (see attnscope --help)");
    CHECK(refused({"exprot", "--stage", "q"}) ==
          "unknown command 'exprot'; did you mean export? (see attnscope --help)");
    CHECK(refused({"trace", "s", "--tensors", "q"}) ==
          "unknown option '--tensors'; did you mean --tensor? (see attnscope trace --help)");
    CHECK(refused({"export", "s", "--colour=magma"}) ==
          "unknown option '--colour'; did you mean --colors? (see attnscope export --help)");
    CHECK(refused({"trace", "s", "--nothing-like-it"}) ==
          "unknown option '--nothing-like-it' (see attnscope trace --help)");
    CHECK(commandMeant("lesons") == "lessons");
    CHECK(commandMeant("000.mha").empty());
}

TEST_CASE("What a name ends in tells a folder from a picture of another format")
{
    CHECK(endingOfName("w.jpg") == "jpg");
    CHECK(endingOfName("a.b/w").empty());
    CHECK(endingOfName("w.jpg/").empty());
    CHECK(endingOfName(".hidden").empty());
    CHECK(endingOfName("run-0.5").empty());
    CHECK(endingOfName("figures").empty());
}

TEST_CASE("Wrong usage is reported in one sentence that names the argument")
{
    const std::pair<Words, const char*> wrong[] = {
        {{"trace"}, "trace: name a scene or a lesson"},
        {{"check"}, "check: name a scene or a lesson"},
        {{"code"}, "code: name a scene or a lesson"},
        {{"page", "s"}, "page: --out is missing"},
        {{"results"}, "results: name a file with the codes, or - for stdin"},
        {{"results", ""}, "results: a file name is empty"},
        {{"results", "c.txt", "--out", "r.txt"}, "--out: expected a name that ends in .csv, got 'r.txt'"},
        {{"site", "s"}, "site: --out is missing"},
        {{"site", "s", "--out", "a/.zip"}, "--out: expected a name before the extension, got 'a/.zip'"},
        {{"site", "", "--out", "c"}, "site: a lesson name is empty"},
        {{"page", "s", "--out", "s.pdf"}, "--out: expected a name that ends in .html or .htm, got 's.pdf'"},
        {{"page", "--out", "s.html"}, "page: name a scene or a lesson"},
        {{"code", "s", "--language", "jax"}, "--language: expected pytorch or numpy, got 'jax'"},
        {{"code", "s", "--out", "s.txt"}, "--out: expected a name that ends in .py, got 's.txt'"},
        {{"trace", "s", "--language", "numpy"}, "trace has no option --language"},
        {{"trace", "s", "--gradient", "x"}, "trace has no option --gradient"},
        {{"explain", "s", "x[0]", "--gradient"}, "--gradient: the value is missing"},
        {{"code", "s", "--gradient", "x[0]"}, "--gradient: the second value is missing"},
        {{"code", "s", "--gradient", "x[0]", ""},
         "--gradient: expected a cell and a tensor, like 'context[0,1,0]' x; got 'x[0] '"},
        {{"code", "s", "--gradient", "x[0]", "x", "--language", "numpy"},
         "--gradient: requires --language pytorch; NumPy has no autograd"},
        {{"explain"}, "explain: name a scene or a lesson"},
        {{"explain", "s"}, "explain: name a cell, such as 'scores[0,0,3,1]'"},
        {{"explain", "s", "x[0]", "x[1]"}, "explain: unexpected argument 'x[1]'"},
        {{"explain", "s", "x[0]", "--json=yes"}, "--json: takes no value"},
        {{"explain", "s", "x[0]", "--json", "--json"}, "--json: given twice"},
        {{"explain", "s", "x[0]", "--gradient", "x", "--json", "--digits", "2"},
         "--digits: cannot be used with --json"},
        {{"import", "x.csv", "--tokens", "-", "--memory-tokens", "-", "--dry-run"},
         "import: stdin can be read only once"},
        {{"import", "-", "--tokens", "-", "--dry-run"}, "import: stdin can be read only once"},
        {{"import", "x.csv", "--onto", "-", "--tokens", "-", "--dry-run"}, "import: stdin can be read only once"},
        {{"import", "-", "--onto", "-", "--dry-run"}, "import: stdin can be read only once"},
        {{"trace", "s", "--json"}, "trace has no option --json"},
        {{"heads"}, "heads: name a scene or a lesson"},
        {{"heads", "s", "--out", "s.json"}, "heads has no option --out"},
        {{"trace", ""}, "trace: the scene name is empty"},
        {{""}, "attnscope: the scene name is empty"},
        {{"a", "b"}, "unexpected argument 'b'; the window opens one scene"},
        {{"a", "trace"}, "trace: put the command before the scene: attnscope trace SCENE"},
        {{"a", "explain", "x[0]"}, "explain: put the command before the scene: attnscope explain SCENE"},
        {{"a", "trace", "--out", "b.json"}, "trace: put the command before the scene: attnscope trace SCENE"},
        {{"trace", "a", "b"}, "trace: unexpected argument 'b'"},
        {{"--present"}, "--present: name a scene or a lesson"},
        {{"--present=1", "s"}, "--present: takes no value"},
        {{"trace", "s", "--present"}, "trace has no option --present"},
        {{"s", "--step", "3"}, "--step: requires --present"},
        {{"--present", "s", "--step", "-1"}, "--step: expected a number of at least 0, got '-1'"},
        {{"lessons", "a"}, "lessons: unexpected argument 'a'"},
        {{"--nonsense"}, "unknown option '--nonsense'"},
        {{"-x"}, "unknown option '-x'"},
        {{"trace", "s", "--tensors", "q"}, "unknown option '--tensors'"},
        {{"trace", "s", "--tensor"}, "--tensor: the value is missing"},
        {{"trace", "s", "--tensor="}, "--tensor: the value is empty"},
        {{"trace", "s", "--out", "a.json", "--out", "b.json"}, "--out: given twice"},
        {{"trace", "s", "--out", "a.txt"},
         "--out: expected a name that ends in .json, .npz, .npy, .csv, .safetensors, .md or .tex, got 'a.txt'"},
        {{"trace", "s", "--dropout-stream", "MKL"}, "--dropout-stream: expected default or mkl, got 'MKL'"},
        {{"trace", "s", "--sheet"}, "trace has no option --sheet"},
        {{"check", "s", "--tensor", "q"}, "check has no option --tensor"},
        {{"s", "--out", "a.json"}, "--out works only with a command"},
        {{"import", "--out", "a.attn"}, "import: name one or more array files"},
        {{"import", "x.csv"}, "import: --out is missing"},
        {{"import", "x.csv", "--out", "a.npz"}, "--out: expected a name that ends in .attn or .json, got 'a.npz'"},
        {{"import", "x.csv", "", "--out", "a.attn"}, "import: a file name is empty"},
        {{"import", "x.csv", "--map", "a"}, "--map: expected ARRAY=TARGET, got 'a'"},
        {{"import", "x.csv", "--map", "a=b"},
         "--map: 'b' is not a target (available: nothing, same, x, x:names, x:numbers, W_query"},
        {{"import", "x.csv", "--heads", "0"}, "--heads: expected a number of at least 1, got '0'"},
        {{"import", "x.csv", "--kv-heads", "x"}, "--kv-heads: expected a number of at least 1, got 'x'"},
        {{"trace", "s", "--map", "a=x"}, "trace has no option --map"},
        {{"export", "s", "--out", "a"}, "export: --stage is missing"},
        {{"export", "s", "--stage", "q"}, "export: --out is missing"},
        {{"export", "s", "--head", "-1"},
         "--head: expected a number (0 or more), a list like 0,2-4 or the word all; got '-1'"},
        {{"export", "s", "--batch", "two"},
         "--batch: expected a number (0 or more), a list like 0,2-4 or the word all; got 'two'"},
        {{"export", "s", "--head", "99999999999999999999"},
         "--head: expected a number (0 or more), a list like 0,2-4 or the word all"},
        {{"export", "s", "--format", "gif"}, "--format: expected png, svg, pdf or tex, got 'gif'"},
        {{"export", "s", "--width", "0.5"}, "--width: expected 1 to 500 centimeters, got '0.5'"},
        {{"export", "s", "--width", "8,5"}, "--width: Use a decimal point: 0.5, not 0,5."},
        {{"export", "s", "--colors", "jet"},
         "--colors: expected auto, viridis, cividis, magma, greys, blues or diverging, got 'jet'"},
        {{"export", "s", "--range", "all"},
         "--range: expected tensor, fit, head, row or two numbers like 0,1; got 'all'"},
        {{"export", "s", "--range", "1,1"}, "--range: expected a lower and an upper limit, like -1,1; got '1,1'"},
        {{"export", "s", "--stage", "q", "--out", ".png"}, "--out: expected a name before the extension, got '.png'"},
        {{"export", "s", "--stage", "q", "--out", "a/.PDF"},
         "--out: expected a name before the extension, got 'a/.PDF'"},
        {{"trace", "s", "--out", "a/.npz"}, "--out: expected a name before the extension, got 'a/.npz'"},
        {{"code", "s", "--out", ".py"}, "--out: expected a name before the extension, got '.py'"},
        {{"page", "s", "--out", ".html"}, "--out: expected a name before the extension, got '.html'"},
        {{"import", "s", "--out", ".attn"}, "--out: expected a name before the extension, got '.attn'"},
        {{"steps", "s", "--stage", "q", "--out", ".gif"}, "--out: expected a name before the extension, got '.gif'"},
        {{"export", "s", "--stage", "q", "--out", "a/-"}, "--out: expected a file or folder name, got 'a/-'"},
        {{"export", "s", "--stage", "q", "--out", "-", "--format", "png", "--format", "svg"},
         "--out: stdout takes only one format, not 2"},
        {{"steps", "s", "--stage", "q", "--out", "-"}, "--out: an animation needs a file name"},
        {{"help", "trce"}, "help: unknown command 'trce'"},
        {{"lesson"}, "lesson: expected 'lesson check'"},
        {{"lesson", "chek"}, "lesson: expected 'lesson check', got 'lesson chek'"},
        {{"export", "s", "--range", "1e308,1.1e308"},
         "--range: expected limits within float32's range, -3.4e38 to 3.4e38; got '1e308,1.1e308'"},
        {{"export", "s", "--range", "0,inf"}, "--range: expected a lower and an upper limit, like -1,1; got '0,inf'"},
        {{"export", "s", "--digits", "9"}, "--digits: expected a number from 2 to 8, got '9'"},
        {{"export", "s", "--cell", "3"}, "--cell: expected a row and a column, like 3,2; got '3'"},
        {{"export", "s", "--cell", "3,-1"}, "--cell: expected a row and a column, like 3,2; got '3,-1'"},
        {{"export", "s", "--no-title=1"}, "--no-title: takes no value"},
        {{"export", "s", "--stage", "q", "--out", "a", "--sheet", "--head", "1"},
         "--sheet: shows several heads and cannot be used with --head 1"},
        {{"export", "s", "--head", "2-"},
         "--head: expected a number (0 or more), a list like 0,2-4 or the word all; got '2-'"},
        {{"export", "s", "--head", "3-1"}, "--head: expected a number (0 or more), a list like 0,2-4 or the word all"},
        {{"export", "s", "--stage", "q", "--out", "a", "--batch", "0,1"}, "--batch: expected a number or all"},
        {{"export", "s", "--stage", "q", "--out", "a", "--columns", "2"}, "--columns: requires --sheet"},
        {{"export", "s", "--until", "scores"},
         "--until: expected a tensor with a row and a column, like scores[3,1]; got 'scores'"},
        {{"export", "s", "--svg-text", "words"}, "--svg-text: expected outlines or text, got 'words'"},
        {{"export", "s", "--stage", "q", "--out", "a", "--no-axes", "--row-axis", "r"},
         "--no-axes: cannot be used with --row-axis or --column-axis"},
        {{"export", "a.svg", "--stage", "q", "--out", "b.svg"}, "--stage: a.svg is a figure and already has a stage"},
        {{"export", "s", "--stage", "q", "--out", "a", "--no-title", "--title", "T"},
         "--no-title: cannot be used with --title"},
        {{"export", "s", "--stage", "q", "--out", "a", "--no-digits", "--digits", "3"},
         "--no-digits: cannot be used with --digits"},
        {{"trace", "s", "--sheet"}, "trace has no option --sheet"},
        {{"export", "s", "--dpi", "0"}, "--dpi: expected a number from 36 to 2400, got '0'"},
        {{"export", "s", "--dpi", "96.5"}, "--dpi: expected a number from 36 to 2400, got '96.5'"},
    };
    for (const auto& [words, message] : wrong)
        CHECK_MESSAGE(refused(words).starts_with(message), refused(words));
}

TEST_CASE("A message becomes one line without anything that a terminal would act on")
{
    CHECK(printableLine("plain, ünïcödé 日本 × −") == "plain, ünïcödé 日本 × −");
    CHECK(printableLine("a\nb\tc\rd") == "a\\nb\\tc\\rd");
    CHECK(printableLine(std::string("\x1b[31m\0\x7f", 7)) == "\\u001B[31m\\u0000\\u007F");
    CHECK(printableLine("\xff\xc0\xaf\xed\xa0\x80") == "\\xFF\\xC0\\xAF\\xED\\xA0\\x80"); // not UTF-8
    CHECK(printableLine("a\xe2\x80") == "a\\xE2\\x80");                                   // cut off
    CHECK(printableLine("\u202e\u00a0\u200b\ufeff\ue000") == "\\u202E\\u00A0\\u200B\\uFEFF\\uE000");
    CHECK(printableLine("\u0085") == "\\u0085"); // a control beyond ASCII
}

TEST_CASE("A text keeps its lines and its closed isolates, and JSON its content")
{
    CHECK(printableText("a\tb\n\x1b[31m\u009bc") == "a\tb\n\\u001B[31m\\u009Bc");
    CHECK(printableText("\u2068שלום\u2069, \u2068open \u202e") == "\u2068שלום\u2069, \\u2068open \\u202E");
    CHECK(printableText("\u2068a\u202eb\u2069") == "\u2068a\\u202Eb\u2069");
    CHECK(printableText("👩‍🏫 日本 𠀀") == "👩‍🏫 日本 𠀀");
    const std::string json = "{\"a\": \"\u202e\x7f\u0085𠀀\U000e0001\"}\n";
    CHECK(printableJson(json) == "{\"a\": \"\\u202E\\u007F\\u0085𠀀\U000e0001\"}\n");
}

TEST_CASE("A long message keeps its beginning and its end, in at most the characters allowed")
{
    const std::string name(5000, 'n');
    const std::string line = printableLine("begin " + name + " end of it");
    CHECK(line.size() == 300);
    CHECK(line.starts_with("begin nnn"));
    CHECK(line.ends_with("nnn end of it"));
    CHECK(printableLine(std::string(300, 'a')) == std::string(300, 'a'));
    std::string list;
    for (int i = 0; i < 100; ++i)
        list += (i ? ", word-" : "word-") + std::to_string(i);
    for (std::size_t most = 40; most < 60; ++most) {
        const std::string cut = printableLine(list, most);
        CHECK(cut.size() <= most);
        const std::size_t gap = cut.find(" ... ");
        REQUIRE(gap != cut.npos);
        CHECK(cut[gap - 1] == ',');
        CHECK(cut.substr(gap + 5).starts_with("word-"));
    }
    std::string umlauts;
    for (int i = 0; i < 400; ++i)
        umlauts += "ü";
    CHECK(printableLine(umlauts).size() == 2 * 295 + 5);
    const std::string escapes = printableLine(std::string(400, '\x01'));
    CHECK(escapes.size() <= 300);
    CHECK(escapes.starts_with("\\u0001\\u0001"));
    CHECK(printableLine(std::string(1'000'000, 'a')).size() == 300);
}
