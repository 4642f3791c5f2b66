// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/engine.h"
#include "core/headless/check.h"
#include "core/headless/printed.h"
#include "core/lessons/lesson.h"

#include <doctest/doctest.h>

#include <cmath>
#include <limits>
#include <map>
#include <vector>

using namespace attn;

TEST_CASE("a tensor with fixed decimals has four of them, or what its longest number needs")
{
    const std::vector<float> printed = {0.2331f, 0.4751f, 0.5f, 0};
    const PrintForm form = printFormOf(printed);
    CHECK_FALSE(form.scientific);
    CHECK(form.decimals == 4);
    CHECK(printsAs(0.23313545, 0.2331f, form));
    CHECK_FALSE(printsAs(0.47504973, 0.4751f, form));
    CHECK(printsAs(0.50004, 0.5f, form));
    CHECK_FALSE(printsAs(0.50006, 0.5f, form));
    CHECK(printsAs(-0.00001, 0, form)); // PyTorch prints -0.0000, which says the same
}

TEST_CASE("a tensor with small numbers is printed with exponents")
{
    const std::vector<float> printed = {-4.0753e-03f, 2.6458e-05f, 0.8f};
    const PrintForm form = printFormOf(printed);
    CHECK(form.scientific);
    CHECK(form.decimals == 4);
    CHECK_FALSE(printsAs(-0.004075384, printed[0], form));
    CHECK_FALSE(printsAs(2.6501828e-05, printed[1], form));
    CHECK(printsAs(2.64581e-05, printed[1], form));
}

TEST_CASE("what is no number prints as itself alone")
{
    const float infinity = std::numeric_limits<float>::infinity();
    CHECK(printsAs(infinity, infinity, {}));
    CHECK(printsAs(NAN, NAN, {}));
    CHECK_FALSE(printsAs(-infinity, infinity, {}));
    CHECK_FALSE(printsAs(0, NAN, {}));
}

TEST_CASE("two lessons agree up to rounding, all others print to the notebook's digits")
{
    std::map<std::string, std::int64_t> others;
    for (const LessonEntry& lesson : sceneLessons()) {
        const Scene scene = *loadLesson(lesson);
        const CheckReport report = checkTrace(scene, *run(**realize(scene), backends().front()));
        CHECK(report.differing == 0);
        const std::int64_t numbers = report.checked - std::ssize(scene.expected_shapes);
        if (report.printed != numbers)
            others[std::string(lesson.id)] = numbers - report.printed;
    }
    CHECK(others == std::map<std::string, std::int64_t>{{"001.softmax_of_masked", 1}, {"004.fused", 2}});
}
