// SPDX-License-Identifier: GPL-3.0-or-later
// Files as people have them, given to the program, with the answers that PyTorch, llama.cpp and tokenizers give.
#include "core/io/files/inputfile.h"
#include "tests/cli/childoutput.h"
#include "tests/testpaths.h"

#include <doctest/doctest.h>
#include <sstream>

using namespace attn;
using namespace attn::test;

namespace {

std::string caseFile(const std::string& name) { return sourceFile("tests/data/cases/") + name; }

// Lines "ID<tab>PROBABILITY" within what the sources print.
void checkNext(const ChildRun& run, const std::vector<std::pair<int, double>>& expected)
{
    CHECK_MESSAGE(run.status == 0, run.err);
    std::istringstream lines(run.out);
    for (const auto& [id, share] : expected) {
        int token = -1;
        double probability = 0;
        lines >> token >> probability;
        CHECK(token == id);
        CHECK(probability == doctest::Approx(share).epsilon(1e-4));
    }
}

std::string textOf(const Program& program, const std::string& file)
{
    return *readWholeFile(program.folder().file(file), 1 << 20, Pipes::Refused);
}

std::string tensorValues(const Program& program, const std::string& scene, const std::string& tensor)
{
    const ChildRun run = program.run({"trace", scene, "--tensor", tensor, "--out", tensor + ".csv"});
    CHECK_MESSAGE(run.status == 0, run.err);
    return textOf(program, tensor + ".csv");
}

} // namespace

TEST_CASE("Models as people have them give the next tokens that their programs give")
{
    const Program program;
    const auto next = [&](const std::string& name, const std::string& ids, const std::string& count) {
        return program.run({"model", caseFile(name), "--ids", ids, "--next", count});
    };
    checkNext(next("18-kquants.gguf", "3,1,4,1", "2"), {{3, 0.198}, {5, 0.17303}});
    checkNext(next("21-config", "1,2", "1"), {{0, 0.1915539}});
    checkNext(next("29-mask-head", "1,4,2,5", "3"), {{0, 0.32719}, {7, 0.16498}, {4, 0.1223}});
    const ChildRun prefixed = next("22-prefix", "1,2", "1");
    checkNext(prefixed, {{0, 0.1915539}});
    CHECK(prefixed.err.find("module.") != std::string::npos);
    const ChildRun untied = next("03-untied", "3,1,4", "2");
    CHECK(untied.status == 4);
    CHECK(untied.out.empty());
    CHECK(untied.err.find("lm_head.weight is missing and tie_word_embeddings is false") != std::string::npos);
    const ChildRun quantized = program.run({"model", caseFile("20-quantized")});
    CHECK(quantized.status == 4);
    CHECK(quantized.err.find("the weights are quantized (GPTQ, 4 bits)") != std::string::npos);
}

TEST_CASE("Tokenizers of old GGUF files and of words give the ids that their programs give")
{
    const Program program;
    const auto tokens = [&](const std::string& name, const std::string& text) {
        return program.run({"model", caseFile(name), "--tokens", text}).out;
    };
    CHECK(tokens("19-no-pre.gguf", "ab ab, a") == "256\tab\n32\tĠ\n256\tab\n44\t,\n257\tĠa\n");
    CHECK(tokens("28-wordlevel", "The cat sat on.") == "1\tthe\n2\tcat\n3\tsat\n0\t[UNK]\n4\t.\n");
}

TEST_CASE("Tables and archives as people have them become the scene that they mean")
{
    const Program program;
    const auto imported = [&](const std::string& name, const std::vector<std::string>& more = {}) {
        std::vector<std::string> arguments = {"import", caseFile(name), "--out", "scene.attn"};
        arguments.insert(arguments.end(), more.begin(), more.end());
        const ChildRun run = program.run(arguments);
        CHECK_MESSAGE(run.status == 0, run.err);
        return run.out;
    };
    imported("08-tokens.npz");
    CHECK(textOf(program, "scene.attn").find("\"The\"") != std::string::npos);
    CHECK(tensorValues(program, "scene.attn", "weights").find("0.1746") != std::string::npos);
    imported("09-names.csv", {"--map", "09-names=weights"});
    CHECK(textOf(program, "scene.attn").find("\"Bücher\"") != std::string::npos);
    CHECK(imported("10-header.csv", {"--map", "10-header=x"}).find("becomes x [3, 3]") != std::string::npos);
    CHECK(imported("11-savetxt.csv", {"--map", "11-savetxt=weights"}).find("becomes weights [1, 1, 3, 3]") !=
          std::string::npos);
    CHECK(imported("23-dtype.safetensors").find("freqs_cis is left out") != std::string::npos);
    CHECK(tensorValues(program, "scene.attn", "weights").find("0.9984") != std::string::npos);
    const ChildRun pointer = program.run({"import", caseFile("24-not-it.safetensors"), "--dry-run"});
    CHECK(pointer.status == 4);
    CHECK(pointer.err.find("a Git LFS pointer, not the file itself; run git lfs pull to download the file") !=
          std::string::npos);
}
