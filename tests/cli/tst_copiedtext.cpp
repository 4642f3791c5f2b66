// SPDX-License-Identifier: GPL-3.0-or-later
// Copied source, run by the program that it is for.
#include "core/io/text/matrixtext.h"
#include "tests/cli/childprocess.h"

#include <doctest/doctest.h>

#include <bit>
#include <cstring>
#include <limits>
#include <random>

using namespace attn;
using attn::test::ScratchFolder;

TEST_CASE("NumPy reads copied numbers bit for bit")
{
    constexpr float inf = std::numeric_limits<float>::infinity();
    std::vector<float> numbers = {0.0f, -0.0f, 1e-45f, 1.17549435e-38f, 3.40282347e38f, 16777216.0f, inf, -inf};
    std::mt19937 random(11);
    while (numbers.size() < 20'000)
        if (const float number = std::bit_cast<float>(static_cast<std::uint32_t>(random())); number == number)
            numbers.push_back(number);

    const ScratchFolder folder;
    folder.write("copied.py", "import numpy as np\nx = " + matrixText(numbers, 8, MatrixForm::Numpy) +
                                  "assert x.shape == (2500, 8) and x.dtype == np.float32\nx.tofile('bits')\n");
    const test::ChildRun run = test::runChild("/usr/bin/python3", {"copied.py"}, {folder.path(), {}, false, {}});
    REQUIRE_MESSAGE(run.status == 0, run.err);
    const std::string bits = folder.read("bits");
    REQUIRE(bits.size() == numbers.size() * sizeof(float));
    CHECK(std::memcmp(bits.data(), numbers.data(), bits.size()) == 0);
}
