// SPDX-License-Identifier: GPL-3.0-or-later
// Derivatives agree with autograd: of Debian's PyTorch, through the scripts that print them.
#include "core/engine/engine.h"
#include "core/lessons/lesson.h"
#include "core/python/script.h"
#include "tests/core/gradient/derivedtargets.h"
#include "tests/core/support/samplescenes.h"
#include "tests/testpaths.h"

#include <nlohmann/json.hpp>

#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

using namespace attn;
using nlohmann::json;

namespace {

namespace fs = std::filesystem;

struct DerivedScene {
    std::string name;
    Scene scene;
    std::shared_ptr<const Realized> realized;
    ScriptGradient gradient;
};

class DerivedScripts {
public:
    DerivedScripts()
    {
        std::string pattern = (fs::temp_directory_path() / "attnscope-gradients-XXXXXX").string();
        REQUIRE(mkdtemp(pattern.data()));
        m_folder = pattern;
    }
    ~DerivedScripts() { fs::remove_all(m_folder); }

    void add(const std::string& name, const Scene& scene, const CellRef& cell, const std::string& by)
    {
        const auto input = realized(scene);
        m_scenes.push_back({name, scene, input, {cell, by}});
        std::ofstream(m_folder / (name + ".py"))
            << scriptOf(scene, *input, ScriptLanguage::PyTorch, ScriptGradient{cell, by});
    }

    void run()
    {
        const std::string command =
            "/usr/bin/python3 " + sourceFile("tests/core/python/runscripts.py") + " '" + m_folder.string() + "'";
        REQUIRE(std::system(command.c_str()) == 0);
        for (const DerivedScene& each : m_scenes)
            compare(each);
        MESSAGE(m_scenes.size() << " scripts, " << m_numbers << " derivatives, " << m_nonzero
                                << " of them not 0, largest relative gap " << m_largest << " (" << m_at << "); "
                                << m_nan_there << " are nan in PyTorch alone");
    }
    int nonzero() const { return m_nonzero; }
    int numbers() const { return m_numbers; }
    int nanThere() const { return m_nan_there; }

private:
    std::string text(const std::string& name) const
    {
        std::stringstream content;
        content << std::ifstream(m_folder / name).rdbuf();
        return content.str();
    }

    static double largestOf(const TracedTensor& tensor)
    {
        double largest = 0;
        for (std::int64_t i = 0; i < elementCount(tensor.shape); ++i)
            if (std::isfinite(tensor.at(i)))
                largest = std::max(largest, std::abs(tensor.at(i)));
        return largest;
    }

    void compare(const DerivedScene& each)
    {
        m_name = each.name + ", " + toString(each.gradient.cell) + " by " + each.gradient.by;
        CAPTURE(each.name);
        CAPTURE(toString(each.gradient.cell));
        CAPTURE(each.gradient.by);
        REQUIRE_MESSAGE(!fs::exists(m_folder / (each.name + ".error")), text(each.name + ".error"),
                        text(each.name + ".py"));
        const json there = json::parse(text(each.name + ".gradient.json"));
        const auto gradient =
            test::derived(each.scene, *each.realized, {each.gradient.cell.tensor, each.gradient.cell.index});
        const TracedTensor& here = *gradient->by->find(each.gradient.by);
        CHECK(there.at("shape").get<Shape>() == here.shape);
        const json& values = there.at("values");
        REQUIRE(std::ssize(values) == elementCount(here.shape));
        const double largest = largestOf(here);
        double size = std::isfinite(gradient->value) ? std::abs(gradient->value) : 0; // of all that is rounded
        for (const TracedTensor& tensor : gradient->by->tensors())
            size = std::max(size, largestOf(tensor));
        const double rounding = each.scene.config.normalize == Normalize::SoftmaxNaive ? 1e-3 : 1e-10; // float32 there
        for (std::int64_t i = 0; i < std::ssize(values); ++i)
            compare(here.at(i), values[i], std::max(1e-3 * largest, rounding * size), std::isfinite(gradient->value));
    }

    // `least` is what a gap is a part of where both are smaller: zeros that PyTorch rounds.
    void compare(double here, const json& value, double least, bool finite)
    {
        ++m_numbers;
        m_nonzero += here != 0;
        if (!value.is_number()) {
            m_nan_there += std::isfinite(here);
            return; // 0 times nan is nan there
        }
        const double there = value;
        if (!finite && !std::isfinite(here)) // a sum that overflows in float32 alone, say
            return;
        const double size = std::max({std::abs(here), std::abs(there), least});
        const double gap = size > 0 ? std::abs(here - there) / size : 0;
        if (std::isfinite(gap) && gap > m_largest) {
            m_largest = gap;
            m_at = m_name;
        }
        CHECK_MESSAGE(gap <= 1e-4, here << " here, " << there << " there");
    }

    fs::path m_folder;
    std::vector<DerivedScene> m_scenes;
    int m_numbers = 0, m_nonzero = 0, m_nan_there = 0;
    double m_largest = 0;
    std::string m_at, m_name; // where that is, and what is compared
};

bool depends(const Scene& scene, const CellRef& cell, const std::string& by)
{
    if (cell.tensor == "row_sums") // 1, whatever is rounded on the way
        return false;
    const auto gradient = test::derived(scene, *realized(scene), {cell.tensor, cell.index});
    const TracedTensor& numbers = *gradient->by->find(by);
    for (std::int64_t i = 0; i < elementCount(numbers.shape); ++i)
        if (const double derivative = numbers.at(i); std::isfinite(derivative) && derivative != 0 && derivative != 1)
            return true;
    return false;
}

} // namespace

TEST_CASE("far from the beginning given frequencies turn by the layer's own float32 angles")
{
    Scene scene = *loadLesson(*lessonNamed("today.02.rope"));
    const std::int64_t pairs = realized(scene)->plan.dims.hd / 2;
    Tensor frequencies({pairs});
    for (std::int64_t pair = 0; pair < pairs; ++pair)
        frequencies.mutableData()[pair] = static_cast<float>(0.7311 / double(pair + 1));
    scene.inputs.push_back({"inv_freq", frequencies});
    scene.config.rope->inv_freq = "inv_freq";
    scene.config.rope->offset = 100'000;
    DerivedScripts scripts;
    scripts.add("far", scene, {"q_rotated", {0, 0, 1, 0}}, "x");
    scripts.add("frequency", scene, {"q_rotated", {0, 0, 1, 0}}, "inv_freq");
    scripts.run();
    CHECK(scripts.nonzero() > 1);
}

TEST_CASE("derivatives of random scenes agree with PyTorch's autograd")
{
    const test::SceneLimits limits{.batch = 2, .tokens = 9, .d_in = 10, .heads = 4, .head_dim = 4};
    DerivedScripts scripts;
    for (std::uint64_t number = 0; number < 300; ++number) {
        std::mt19937_64 random(number);
        const Scene scene = test::sceneToDerive(number, limits);
        const auto trace = run(*realized(scene), **backendNamed("reference"));
        CellRef cell;
        std::string by;
        // If there is one on which something depends, such a pair.
        for (int attempt = 0; attempt == 0 || (attempt < 20 && !depends(scene, cell, by)); ++attempt) {
            cell = test::anyCell(test::anyReal(*trace, 5, random), random);
            do
                by = test::anyReal(*trace, trace->tensors().size(), random).name;
            while (by == "cumulative_context");
        }
        scripts.add("random" + std::to_string(number), scene, cell, by);
    }
    scripts.run();
    CHECK(scripts.nonzero() > 1500);
    CHECK(scripts.nanThere() < scripts.numbers() / 5);
}
