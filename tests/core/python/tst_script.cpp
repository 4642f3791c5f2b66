// SPDX-License-Identifier: GPL-3.0-or-later
// Exported scripts print the scene's tensors: run with Debian's PyTorch and NumPy for every lesson, every golden case and
// random scenes. Parameters, inputs and keep masks to the bit, what is computed within the rounding of float32.
#include "core/engine/engine.h"
#include "core/io/scene/scenefile.h"
#include "core/lessons/lesson.h"
#include "core/python/script.h"
#include "tests/core/support/errorbounds.h"
#include "tests/core/support/samplescenes.h"
#include "tests/core/support/scenes.h"
#include "tests/testpaths.h"

#include <nlohmann/json.hpp>

#include <bit>
#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

using namespace attn;
using nlohmann::json;

namespace {

namespace fs = std::filesystem;

// Scenes by name, their scripts in a folder, and what these scripts gave.
class Scripts {
public:
    Scripts()
    {
        std::string pattern = (fs::temp_directory_path() / "attnscope-scripts-XXXXXX").string();
        REQUIRE(mkdtemp(pattern.data()));
        m_folder = pattern;
    }
    ~Scripts() { fs::remove_all(m_folder); }

    void add(const std::string& name, const Scene& scene, ScriptLanguage language)
    {
        const auto realized = attn::realized(scene);
        m_scenes.emplace_back(name, realized);
        std::ofstream(m_folder / (name + ".py")) << scriptOf(scene, *realized, language);
    }

    void run()
    {
        const std::string command =
            "/usr/bin/python3 " + sourceFile("tests/core/python/runscripts.py") + " '" + m_folder.string() + "'";
        REQUIRE(std::system(command.c_str()) == 0);
    }

    void compare() const
    {
        for (const auto& [name, realized] : m_scenes) {
            CAPTURE(name);
            CHECK_MESSAGE(!fs::exists(m_folder / (name + ".error")), text(name + ".error"), text(name + ".py"));
            if (!fs::exists(m_folder / (name + ".json")))
                continue;
            compareTensors(*realized, json::parse(text(name + ".json")));
        }
    }
    std::size_t size() const { return m_scenes.size(); }

private:
    std::string text(const std::string& name) const
    {
        std::stringstream content;
        content << std::ifstream(m_folder / name).rdbuf();
        return content.str();
    }

    static double numberOf(const json& value)
    {
        if (value.is_boolean())
            return value.get<bool>();
        if (!value.is_string())
            return value.get<double>();
        const std::string word = value;
        return word == "nan" ? NAN : word == "inf" ? INFINITY : -INFINITY;
    }

    static void compareTensors(const Realized& realized, const json& found)
    {
        const auto trace = attn::run(realized, **backendNamed("reference"));
        const test::ErrorBounds bounds(realized, *trace);
        CHECK(found.size() == trace->tensors().size());
        for (const TracedTensor& tensor : trace->tensors()) {
            CAPTURE(tensor.name);
            REQUIRE(found.contains(tensor.name));
            const json& values = found.at(tensor.name).at("values");
            CHECK(found.at(tensor.name).at("shape").get<Shape>() == tensor.shape);
            REQUIRE(std::ssize(values) == elementCount(tensor.shape));
            const bool exact = realized.find(tensor.name) || tensor.name == "keep" || tensor.name == "allowed";
            const std::vector<double> allowed = exact ? std::vector<double>() : bounds.of(tensor);
            int differing = 0;
            for (std::int64_t i = 0; i < std::ssize(values); ++i) {
                const double script = numberOf(values[i]), ours = tensor.at(i);
                const bool same = script == ours || (std::isnan(script) && std::isnan(ours));
                const bool unknown = !exact && std::isinf(allowed[i]);
                differing += !(same || unknown || (!exact && std::abs(script - ours) <= allowed[i]));
            }
            CHECK(differing == 0);
        }
    }

    fs::path m_folder;
    std::vector<std::pair<std::string, std::shared_ptr<const Realized>>> m_scenes;
};

void compareAll(ScriptLanguage language)
{
    Scripts scripts;
    for (const LessonEntry& lesson : sceneLessons()) {
        const auto scene = loadLesson(lesson);
        REQUIRE(scene);
        scripts.add("lesson." + std::string(lesson.id), *scene, language);
    }
    CHECK(scripts.size() == 38);
    const test::SceneLimits small{.batch = 3, .tokens = 10, .d_in = 12, .heads = 4, .head_dim = 6};
    for (std::uint64_t number = 0; number < 400; ++number)
        scripts.add("random" + std::to_string(number), test::randomScene(number, small), language);
    for (std::uint64_t number = 0; number < 200; ++number)
        scripts.add("overridden" + std::to_string(number),
                    test::withOverrides(test::randomScene(number, small), number), language);
    scripts.run();
    scripts.compare();
}

} // namespace

TEST_CASE("PyTorch scripts print the tensors of their scenes") { compareAll(ScriptLanguage::PyTorch); }
TEST_CASE("NumPy scripts print the tensors of their scenes") { compareAll(ScriptLanguage::NumPy); }

TEST_CASE("scripts hold what cannot be drawn, many numbers and many edits, and names that Python would not take")
{
    for (const ScriptLanguage language : {ScriptLanguage::PyTorch, ScriptLanguage::NumPy}) {
        CAPTURE(languageName(language));
        Scripts scripts;
        Scene scene = linearScene(true);
        scene.config.dropout.stream = DropoutStream::Mkl;
        scripts.add("mkl", scene, language);

        scene = linearScene();
        scene.title = "Two\nlines \"quoted\"";
        scene.tokens = {{"a\"", "\\b", "c\n", "日本", "🙂", "'"}};
        for (int row = 0; row < 6; ++row)
            scene.edits.set("x", {row, 1}, 0.1f * float(row));
        scene.edits.set("W_query.weight", {1, 2}, -3);
        scripts.add("edits", scene, language);

        scene = linearScene();
        scene.draws = {ManualSeed{7},
                       Skip{2'000'003},
                       Randn{"lambda", {5, 3}, 0.5f},
                       Randn{"print.T", {31}, {}},
                       Linear{"W_query", 3, 2, false},
                       Linear{"W_key", 3, 2, false},
                       Linear{"W_value", 3, 2, false},
                       Rand{"W_query", {3, 2}, {}},
                       Embedding{"0-a", 5, 4, 1}};
        scene.config.normals = Normals::Scalar;
        scene.edits.set("print.T", {0}, 2);
        scripts.add("scalar", scene, language);

        scene.draws = {ManualSeed{123},         Randn{"x", {2, 6}, {}},   Mha{"module", 6, 2, true},
                       Linear{"l", 3, 9, true}, Linear{"m", 5, 7, false}, Mha{"other", 6, 3, false},
                       Rand{"r", {5}, {}}};
        scene.inputs.clear();
        scene.edits.clear();
        scene.config = {};
        scene.config.stage = Stage::DropoutOnly;
        scene.config.normals = Normals::Scalar;
        scripts.add("scalar layers", scene, language);

        Tensor many({70, 65});
        for (std::int64_t i = 0; i < many.size(); ++i)
            many.mutableData()[i] = std::bit_cast<float>(static_cast<std::uint32_t>(i * 2654435761u) & 0x3fffffffu);
        scene = plainScene();
        scene.inputs = {{"x", many}};
        scene.config.d_in = scene.config.d_out = 65;
        scripts.add("many", scene, language);
        CHECK(scriptOf(scene, *realized(scene), language).size() < std::size_t(many.size()) * 6);

        scene = plainScene();
        scene.inputs = {{"x", Tensor({2, 3})}, {"padded", Tensor({1, 2}, {1, 1}, Kind::Boolean)}};
        scene.config.normalize = Normalize::Sum; // of scores that are 0: nan
        scene.config.mask = {MaskKind::Padding, MaskApply::PostSoftmax, "padded"};
        scene.config.masked_rows = MaskedRows::Zero;
        scripts.add("zeroed", scene, language);

        scripts.run();
        scripts.compare();
    }
}

TEST_CASE("what a reader of a script would not see is written out in it")
{
    Scene scene = *loadLesson(*lessonNamed("000.causal.neg_inf"));
    scene.title = "a\u202Eb";
    scene.tokens.front().front() = "\u2066x\u200B";
    const std::string script = scriptOf(scene, *attn::realized(scene), ScriptLanguage::NumPy);
    CHECK(script.find("# a\\u202Eb") != std::string::npos);
    CHECK(script.find("\"\\u2066x\\u200B\"") != std::string::npos);
    for (const char* unseen : {"\u202E", "\u2066", "\u200B"})
        CHECK(script.find(unseen) == std::string::npos);
}

TEST_CASE("scripts hold an x of two axes that they cannot draw, and titles that Python would take for an encoding")
{
    for (const ScriptLanguage language : {ScriptLanguage::PyTorch, ScriptLanguage::NumPy}) {
        Scripts scripts;
        Scene scene = linearScene();
        scene.inputs.clear();
        scene.title = "Position encoding: sinusoidal";
        scene.draws.insert(scene.draws.begin() + 1, Randn{"x", {6, 3}, {}});
        scene.draws.insert(scene.draws.begin() + 1, Randn{"log", {20}, {}});
        scene.config.normals = Normals::Scalar;
        scene.edits.set("x", {0, 1}, 9);
        scene.edits.set("x", {0, 5, 2}, 4);
        scripts.add("x", scene, language);
        scene = linearScene();
        scene.draws.insert(scene.draws.begin() + 1, Rand{"log", {2}, {}});
        scene.draws.push_back(Randn{"fma", {20}, {}});
        scripts.add("names", scene, language);
        scripts.run();
        scripts.compare();
    }
}
