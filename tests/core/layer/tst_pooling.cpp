// SPDX-License-Identifier: GPL-3.0-or-later
// Large matrices brought down to pixels: every bin holds exactly its cells, spikes and nan are never lost, and what a mask
// blocks of a rectangle is told as its cells tell it.
#include "core/backends/maskedcells.h"
#include "core/engine/engine.h"
#include "core/layer/pooling.h"
#include "core/layer/tensorsource.h"
#include "core/scene/options.h"

#include "tests/core/support/editscenes.h"
#include "tests/core/support/scenes.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <random>

using namespace attn;
using attn::test::randomScene;

namespace {

constexpr float poolInfinity = std::numeric_limits<float>::infinity();

TracedTensor tracedNumbers(Shape shape, std::vector<float> values)
{
    return {"numbers", shape, Kind::Real, makeSource(Tensor(shape, std::move(values)))};
}

float bruteBin(const TracedTensor& tensor, const PoolGrid& grid, std::int64_t r, std::int64_t c)
{
    double sum = 0;
    float largest = -poolInfinity, smallest = poolInfinity;
    std::int64_t count = 0;
    bool nan = false;
    for (std::int64_t i = grid.firstRow(r); i < grid.firstRow(r + 1); ++i)
        for (std::int64_t j = grid.firstColumn(c); j < grid.firstColumn(c + 1); ++j, ++count) {
            const auto value = float(tensor.at((grid.region.plane * grid.matrix_rows + i) * grid.matrix_columns + j));
            nan = nan || std::isnan(value);
            largest = std::max(largest, value);
            smallest = std::min(smallest, value);
            sum += value;
        }
    REQUIRE(count > 0);
    if (nan)
        return NAN;
    return grid.pooling == Pooling::Largest    ? largest
           : grid.pooling == Pooling::Smallest ? smallest
                                               : float(sum / double(count));
}

bool sameBin(float a, float b, Pooling pooling)
{
    if (std::isnan(a) || std::isnan(b))
        return std::isnan(a) && std::isnan(b);
    return pooling == Pooling::Mean && std::isfinite(a) ? std::abs(a - b) <= 1e-5f * (1 + std::abs(b)) : a == b;
}

// All bins of a random region against its cells, one by one.
bool agreesWithItsCells(const TracedTensor& tensor, const PoolGrid& grid)
{
    const std::vector<float> bins = pooled(tensor, grid.region, grid.rows, grid.columns, grid.pooling);
    for (std::int64_t r = 0; r < grid.rows; ++r)
        for (std::int64_t c = 0; c < grid.columns; ++c)
            if (!sameBin(bins[r * grid.columns + c], bruteBin(tensor, grid, r, c), grid.pooling))
                return false;
    return true;
}

PoolGrid randomGrid(std::mt19937& random, const MatrixShape& matrix)
{
    const auto upTo = [&](std::int64_t most) { return std::int64_t(random() % std::uint64_t(most + 1)); };
    PoolGrid grid;
    grid.matrix_rows = matrix.rows;
    grid.matrix_columns = matrix.columns;
    grid.region.plane = upTo(matrix.planes - 1);
    grid.region.row = upTo(matrix.rows - 1);
    grid.region.column = upTo(matrix.columns - 1);
    grid.region.rows = 1 + upTo(matrix.rows - grid.region.row - 1);
    grid.region.columns = 1 + upTo(matrix.columns - grid.region.column - 1);
    grid.rows = 1 + upTo(grid.region.rows - 1);
    grid.columns = 1 + upTo(grid.region.columns - 1);
    grid.pooling = Pooling(upTo(2));
    return grid;
}

// Every mask, every way of applying it, the scale before and after it.
std::vector<Scene> maskedScenes()
{
    std::vector<Scene> scenes;
    for (const MaskKind kind :
         {MaskKind::None, MaskKind::Causal, MaskKind::Padding, MaskKind::CustomBool, MaskKind::Additive})
        for (const MaskApply apply : {MaskApply::None, MaskApply::FillNegInf, MaskApply::Add,
                                      MaskApply::PostSoftmaxRenorm, MaskApply::PostSoftmax})
            for (const ScaleAt scale_at : {ScaleAt::BeforeMask, ScaleAt::AfterMask}) {
                Scene scene = test::editScene(kind);
                scene.config.mask.apply = apply;
                scene.config.scale_at = scale_at;
                if (kind == MaskKind::Padding) {
                    Tensor padded({2, 70}, Kind::Boolean);
                    std::fill_n(padded.mutableData() + 130, 10, 1.0f); // the end of the second item
                    scene.inputs.push_back({"padded", padded});
                    scene.config.mask.tensor = "padded";
                }
                if (!checkConfig(scene.config))
                    scenes.push_back(scene);
            }
    return scenes;
}

bool nearBin(float a, float b)
{
    return a == b || (std::isnan(a) && std::isnan(b)) || std::abs(a - b) <= 2e-5f * (1 + std::abs(b));
}

} // namespace

TEST_CASE("every stage pools to what the reference's numbers pool to")
{
    const Tile regions[] = {{0, 0, 0, 70, 70}, {5, 3, 20, 41, 37}, {3, 69, 0, 1, 70}};
    const std::int64_t bins_across[] = {1, 23, 37};
    for (const Scene& masked : maskedScenes())
        for (const double p : {0.0, 0.5, 1.0}) {
            Scene scene = masked;
            scene.config.dropout.p = p;
            const auto ready = realized(scene);
            const auto trace = run(*ready, backends().front()), expected = run(*ready, **backendNamed("reference"));
            for (const std::string stage : {"scores", "scaled", "masked", "weights", "dropped"})
                for (const Tile& region : regions)
                    for (const std::int64_t columns : bins_across)
                        for (const Pooling pooling : {Pooling::Largest, Pooling::Smallest, Pooling::Mean}) {
                            const std::int64_t rows = std::min(region.rows, columns);
                            const auto bins = pooled(*trace->find(stage), region, rows, columns, pooling);
                            const auto wanted = pooled(*expected->find(stage), region, rows, columns, pooling);
                            const bool same = std::ranges::equal(bins, wanted, nearBin);
                            CHECK_MESSAGE(same, stage << " p " << p << " mask " << int(scene.config.mask.kind)
                                                      << " applied " << int(scene.config.mask.apply) << " to " << rows
                                                      << " x " << columns << " pooling " << int(pooling));
                        }
        }
}

TEST_CASE("every bin of a random region is the largest, the smallest or the mean of exactly its cells")
{
    std::mt19937 random(5);
    std::normal_distribution<float> normal;
    for (int number = 0; number < 200; ++number) {
        const Shape shape{1 + std::int64_t(random() % 3), 1 + std::int64_t(random() % 67),
                          1 + std::int64_t(random() % 91)};
        std::vector<float> values(elementCount(shape));
        for (float& value : values) {
            const auto luck = random() % 400;
            value = luck == 0 ? NAN : luck == 1 ? poolInfinity : luck == 2 ? -poolInfinity : normal(random);
        }
        const TracedTensor tensor = tracedNumbers(shape, std::move(values));
        PoolGrid grid = randomGrid(random, matrixShape(shape));
        if (grid.pooling == Pooling::Mean && number % 2) // inf - inf is nan, whatever the order
            grid.pooling = Pooling::Largest;
        CAPTURE(number);
        CHECK(agreesWithItsCells(tensor, grid));
    }
}

TEST_CASE("every traced tensor of random scenes pools as its own cells do")
{
    std::mt19937 random(11);
    for (std::uint64_t number = 0; number < 60; ++number) {
        const Scene scene = randomScene(number);
        const auto ready = realize(scene);
        REQUIRE(ready);
        const auto trace = run(**ready, backends().front());
        for (const TracedTensor& tensor : trace->tensors()) {
            if (elementCount(tensor.shape) == 0)
                continue;
            PoolGrid grid = randomGrid(random, matrixShape(tensor.shape));
            if (grid.pooling == Pooling::Mean)
                grid.pooling = Pooling::Smallest; // sums of infinities differ by their order
            CAPTURE(number);
            CAPTURE(tensor.name);
            CHECK(agreesWithItsCells(tensor, grid));
        }
    }
}

TEST_CASE("one cell among 4096 x 4096 is never averaged away, and a nan makes its bin nan")
{
    constexpr std::int64_t side = 4096;
    std::vector<float> values(side * side, 0.25f);
    values[1234 * side + 3210] = 9;
    values[77 * side + 4095] = NAN;
    const TracedTensor tensor = tracedNumbers({side, side}, std::move(values));
    const std::vector<float> bins = pooled(tensor, {0, 0, 0, side, side}, 300, 300);
    const auto binOf = [&](std::int64_t cell) { // the last bin that begins at or before the cell
        std::int64_t bin = 0;
        while (bin + 1 < 300 && (bin + 1) * side / 300 <= cell)
            ++bin;
        return bin;
    };
    int spikes = 0, nans = 0;
    for (const float bin : bins) {
        spikes += bin == 9;
        nans += std::isnan(bin);
    }
    CHECK(spikes == 1);
    CHECK(nans == 1);
    CHECK(bins[binOf(1234) * 300 + binOf(3210)] == 9);
    CHECK(std::isnan(bins[binOf(77) * 300 + 299]));
}

TEST_CASE("how much of a rectangle is blocked is what its cells say")
{
    std::mt19937 random(3);
    int seen[3] = {0, 0, 0};
    for (std::uint64_t number = 0; number < 200; ++number) {
        const auto ready = realize(randomScene(number));
        REQUIRE(ready);
        const MaskedCells blocked(**ready);
        const Dims& dims = (*ready)->plan.dims;
        if (dims.T == 0 || !blocked.applied())
            continue;
        for (int again = 0; again < 20; ++again) {
            const PoolGrid grid = randomGrid(random, {dims.B, dims.T, dims.S});
            std::int64_t count = 0;
            for (std::int64_t q = 0; q < grid.region.rows; ++q)
                for (std::int64_t k = 0; k < grid.region.columns; ++k)
                    count += blocked(grid.region.plane, grid.region.row + q, grid.region.column + k);
            const auto expected = count == 0                                        ? MaskedCells::Extent::None
                                  : count == grid.region.rows * grid.region.columns ? MaskedCells::Extent::All
                                                                                    : MaskedCells::Extent::Some;
            CHECK(blocked.extent(grid.region) == expected);
            ++seen[int(expected)];
        }
    }
    for (const int times : seen)
        CHECK(times > 20);
}
