// SPDX-License-Identifier: GPL-3.0-or-later
// Tokens with the same embedding that see the same keys get the same numbers, to the last bit, in whichever rows they stand:
// on every instruction set, stage by stage and the fast way, after edits too.
#include "core/backends/cpu/kernels/kernels.h"

#include "tests/core/support/editscenes.h"

#include <algorithm>
#include <bit>

using namespace attn;
using namespace attn::test;

namespace {

constexpr std::int64_t tokens = 70, width = 9;

// The edited scene's layer, with tokens that differ in their first number alone, and masks that treat them alike.
Scene tokenScene(MaskKind mask, bool stagewise)
{
    Scene scene = editScene(mask);
    scene.config.dropout.p = 0;
    scene.config.row_sums = stagewise;
    Tensor& x = scene.inputs[0].tensor;
    std::vector<float> values(x.values().begin(), x.values().begin() + width);
    Tensor rows({2, tokens, width});
    for (std::int64_t i = 0; i < 2 * tokens; ++i) {
        std::copy(values.begin(), values.end(), rows.mutableData() + i * width);
        rows.mutableData()[i * width] = float(i * i % 23) / 7;
    }
    x = rows;
    if (mask == MaskKind::CustomBool || mask == MaskKind::Additive) {
        Tensor& cells = scene.inputs[1].tensor;
        float* const numbers = cells.mutableData();
        for (std::int64_t i = 2; i < tokens; ++i) // two kinds of rows
            std::copy_n(numbers + i % 2 * tokens, tokens, numbers + i * tokens);
    }
    return scene;
}

bool sameRow(const Tensor& tensor, std::int64_t row, std::int64_t other)
{
    const std::int64_t columns = tensor.dim(-1);
    return std::equal(
        tensor.data() + row * columns, tensor.data() + (row + 1) * columns, tensor.data() + other * columns,
        [](float a, float b) { return std::bit_cast<std::uint32_t>(a) == std::bit_cast<std::uint32_t>(b); });
}

bool seeTheSame(const Realized& input, std::int64_t query, std::int64_t other)
{
    return input.config.mask.kind == MaskKind::None || sameRow(input.at(input.config.mask.tensor), query, other);
}

// Rows of x [B*T] of equal tokens of one item that see the same keys.
std::vector<std::pair<std::int64_t, std::int64_t>> equalPairs(const Realized& input)
{
    std::vector<std::pair<std::int64_t, std::int64_t>> pairs;
    const Tensor& x = input.at("x");
    for (std::int64_t i = 0; i < 2 * tokens; ++i)
        for (std::int64_t j = i / tokens * tokens; j < i; ++j)
            if (sameRow(x, i, j) && seeTheSame(input, i % tokens, j % tokens))
                pairs.emplace_back(i, j);
    return pairs;
}

// The first numbers in which such a pair differs; empty: none.
std::string differing(const Realized& input, const Trace& trace)
{
    const auto pairs = equalPairs(input);
    CHECK(pairs.size() > 50);
    for (const char* name :
         {"q", "k", "v", "scores", "masked", "weights", "dropped", "head_context", "context", "output"}) {
        const Tensor numbers = trace.dense(*trace.find(name));
        const std::int64_t heads = numbers.shape().size() == 4 ? input.plan.dims.H : 1;
        for (const auto& [i, j] : pairs)
            for (std::int64_t h = 0; h < heads; ++h) {
                const std::int64_t first = (i / tokens * heads + h) * tokens;
                if (!sameRow(numbers, first + i % tokens, first + j % tokens))
                    return std::string(name) + " of tokens " + std::to_string(i) + " and " + std::to_string(j);
            }
    }
    return "";
}

void checkEdits(MaskKind mask, bool stagewise, TraceForm form, const cpu::Kernels* kernels)
{
    CAPTURE(stagewise);
    CAPTURE(int(form));
    CAPTURE(int(mask));
    Scene scene = tokenScene(mask, stagewise);
    const auto workspace = std::make_shared<Workspace>(2, kernels);
    RealizedPtr input = realized(scene);
    TracePtr trace = run(*input, **backendNamed("cpu"), {}, {form, nullptr, workspace});
    CHECK(differing(*input, *trace) == "");
    std::vector<EditCase> edits = editCases(mask);
    for (const std::int64_t token : {3, 20, 69, 3}) // become like others
        for (const int other : {5, 1, 4})
            edits.push_back({"x row", "x", {1, token, 0}, float(other * other % 23) / 7});
    for (const EditCase& each : edits) {
        CAPTURE(each.tensor);
        CAPTURE(each.index[1 % each.index.size()]);
        setCell(scene, each.tensor, each.index, each.value);
        input = realized(scene, input);
        trace = run(*input, **backendNamed("cpu"), {}, {form, std::move(trace), workspace});
        CHECK(differing(*input, *trace) == "");
        CHECK(trace->path() == (stagewise ? "steps" : each.path));
    }
}

} // namespace

TEST_CASE("equal tokens get equal bits in every row, after edits too")
{
    for (const MaskKind mask : {MaskKind::None, MaskKind::CustomBool, MaskKind::Additive}) {
        checkEdits(mask, true, TraceForm::Compact, &cpu::kernels());
        for (const char* level : {"v4", "v3", "v2", "plain"})
            if (const cpu::Kernels* kernels = cpu::kernelsNamed(level)) {
                CAPTURE(level);
                checkEdits(mask, false, TraceForm::Compact, kernels);
                checkEdits(mask, false, TraceForm::Dense, kernels);
            }
    }
}
