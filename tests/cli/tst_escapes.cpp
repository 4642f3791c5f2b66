// SPDX-License-Identifier: GPL-3.0-or-later
// What a stranger's file says cannot steer the terminal: every text of scenes, lessons and models, one after the other, as
// control characters and marks of direction; also names of arrays and of files.
#include "core/base/shownword.h"
#include "tests/cli/childoutput.h"
#include "tests/testpaths.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include <fstream>
#include <map>

using namespace attn::test;
using Json = nlohmann::json;

namespace {

// A colour, the title of the window, a bell, DEL, a control of eight bits, and marks that turn what follows.
const std::string steering =
    "\x1b[31mred\x1b]0;x\x07\x7f\u0085\u009b31m \u202eevil\u2066\u200f\u200e\u061c\u2069\u202c";

// Where texts stand; the items of a list count as one.
void collectTexts(const Json& json, const Json::json_pointer& at, const std::string& kind,
                  std::map<std::string, Json::json_pointer>& texts)
{
    if (json.is_string())
        texts.emplace(kind, at);
    else if (json.is_array())
        for (std::size_t i = 0; i < json.size(); ++i)
            collectTexts(json[i], at / i, kind + "/#", texts);
    else if (json.is_object())
        for (const auto& [name, member] : json.items())
            collectTexts(member, at / name, kind + "/" + name, texts);
}

std::map<std::string, Json::json_pointer> textsOf(const Json& json)
{
    std::map<std::string, Json::json_pointer> texts;
    collectTexts(json, Json::json_pointer(), {}, texts);
    return texts;
}

bool isSafe(const std::string& printed)
{
    std::string kept; // without isolates that are closed in their line, line ends and tabs
    const std::string isolate = "\u2068", end = "\u2069";
    for (std::size_t at = 0; at < printed.size(); ++at) {
        const std::size_t close = printed.compare(at, 3, isolate) == 0 ? printed.find(end, at) : std::string::npos;
        if (close != std::string::npos && printed.find('\n', at) > close) {
            kept += printed.substr(at + 3, close - at - 3);
            at = close + 2;
        } else if (printed[at] != '\n' && printed[at] != '\t') {
            kept += printed[at];
        }
    }
    return attn::unseenWritten(kept) == kept;
}

void checkSafe(const Program& program, const std::vector<std::string>& arguments, const std::string& of)
{
    const ChildRun run = program.run(arguments);
    CHECK_MESSAGE(isSafe(run.out), of, " on stdout of ", arguments.front());
    CHECK_MESSAGE(isSafe(run.err), of, " on stderr of ", arguments.front());
    CHECK_MESSAGE(run.status >= 0, of);
}

Json contentOf(const std::string& path)
{
    std::ifstream file(path);
    REQUIRE(file);
    return Json::parse(file);
}

const std::string shipped = attn::sourceFile("resources/lessons/");

// `commands` with each text of `content` in turn.
void checkEveryText(const Json& content, const std::string& name, const std::vector<std::vector<std::string>>& commands)
{
    const Program program;
    std::size_t tried = 0;
    for (const auto& [kind, at] : textsOf(content)) {
        Json changed = content;
        changed[at] = steering;
        const std::string file = program.folder().write(name, changed.dump());
        for (std::vector<std::string> command : commands) {
            for (std::string& word : command)
                if (word == "FILE")
                    word = file;
            checkSafe(program, command, kind);
        }
        ++tried;
    }
    CHECK(tried > 3);
}

} // namespace

TEST_CASE("the check of a lesson prints no control characters of its texts")
{
    for (const char* id : {"topic.3.masking", "model.2.induction", "notebook.003"})
        checkEveryText(contentOf(shipped + id + ".attnlesson"), "l.attnlesson", {{"lesson", "check", "FILE"}});
}

TEST_CASE("no command prints control characters of a scene's texts")
{
    checkEveryText(contentOf(shipped + "000.causal.neg_inf.json"), "s.attn",
                   {{"check", "FILE"},
                    {"trace", "FILE"},
                    {"explain", "FILE", "weights[0,0,1,0]"},
                    {"explain", "FILE", "weights[0,0,1,0]", "--json"},
                    {"heads", "FILE"},
                    {"heads", "FILE", "--json"},
                    {"code", "FILE"}});
}

TEST_CASE("tokens are printed without what steers, and JSON says them all the same")
{
    const Program program;
    Json scene = contentOf(shipped + "000.causal.neg_inf.json");
    scene["tokens"][0][0] = steering;
    const std::string file = program.folder().write("s.attn", scene.dump());
    checkSafe(program, {"explain", file, "weights[0,0,1,0]"}, "a token");
    checkSafe(program, {"explain", file, "weights[0,0,1,0]", "--json"}, "a token");
    checkSafe(program, {"code", file}, "a token");
    CHECK(Json::parse(program.run({"explain", file, "weights[0,0,1,0]", "--json"}).out).is_object());
}

TEST_CASE("no command prints control characters of a model's page")
{
    const Program program;
    const std::string page = program.folder().file("p.attn");
    REQUIRE(program.run({"model", "tiny", "--text", "Alice met the Hatter", "--ablate", "1.0", "--out", page}).status ==
            0);
    Json content = contentOf(page);
    checkEveryText(content, "page.attn", {{"model", "FILE"}, {"trace", "FILE"}, {"lesson", "check", "FILE"}});
    content["title"] = steering;
    content["model"]["text"] = steering;
    content["model"].erase("ids");
    const std::string file = program.folder().write("p.attn", content.dump());
    checkSafe(program, {"model", file}, "the text");
    checkSafe(program, {"model", "tiny", "--tokens", steering}, "tokens");
    checkSafe(program, {"model", "tiny", "--text", steering, "--next", "3"}, "what is next");
}

TEST_CASE("names of arrays and of files are printed without what steers")
{
    const Program program;
    const std::string name = "W_query" + steering;
    const std::string header = Json{{name, {{"dtype", "F32"}, {"shape", {2, 2}}, {"data_offsets", {0, 16}}}}}.dump();
    std::string bytes(8, '\0');
    for (int i = 0; i < 8; ++i)
        bytes[std::size_t(i)] = static_cast<char>(header.size() >> 8 * i & 0xFF);
    const std::string arrays = program.folder().write("a.safetensors", bytes + header + std::string(16, '\0'));
    checkSafe(program, {"import", arrays, "--dry-run"}, "an array");
    checkSafe(program, {"import", arrays, "--map", "x=" + name, "--dry-run"}, "an array that is mapped");
    const std::string odd = program.folder().write("odd" + steering + ".attn", "{}");
    for (const char* command : {"check", "trace", "code", "heads", "page", "import", "model"})
        checkSafe(program, {command, odd}, "a file's name");
    checkSafe(program, {"lesson", "check", odd}, "a file's name");
    checkSafe(program, {"check", "none" + steering}, "a file that is not there");
}
