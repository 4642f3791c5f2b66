// SPDX-License-Identifier: GPL-3.0-or-later
// The rows of the cuda backend on an emulated GPU: every stage of every rule against plain loops in float64, the forms
// of a stage against each other to the bit, and nothing written but what was asked for.
#include "core/backends/cuda/kernels/all.h"

#include "tests/core/backends/cpu/kernelrules.h"

#include <doctest/doctest.h>

using namespace attn;
using namespace attn::cuda;
using namespace attn::test;

namespace {

constexpr RowStage all_stages[] = {RowStage::Scores,  RowStage::Scaled,        RowStage::Capped,   RowStage::Biased,
                                   RowStage::Masked,  RowStage::DroppedScores, RowStage::Unmasked, RowStage::TimesMask,
                                   RowStage::Weights, RowStage::Dropped};

// Everything that a row pass can write.
struct PassOutputs {
    OnDevice<float> scaled, capped, biased, masked, dropped_scores, unmasked, times_mask, weights, dropped, row_sums,
        mixing;
    OnDevice<RowState> states;

    PassOutputs(const DevicePtr& device, const RuleCase& input, std::int64_t pass_planes)
        : scaled(device, input.size()), capped(device, input.size()), biased(device, input.size()),
          masked(device, input.size()), dropped_scores(device, input.size()), unmasked(device, input.size()),
          times_mask(device, input.size()), weights(device, input.size()), dropped(device, input.size()),
          row_sums(device, input.planes * input.rule.rows),
          mixing(device, pass_planes * input.rule.rows * input.rule.columns),
          states(device, input.planes * input.rule.rows)
    {
    }

    RowPass pass(const RuleOnDevice& input, std::int64_t planes) const
    {
        RowPass pass;
        pass.rule = input.rule();
        pass.planes = planes;
        pass.scores = input.scores().get();
        pass.states = states.get();
        pass.scaled = scaled.get();
        pass.capped = capped.get();
        pass.biased = biased.get();
        pass.masked = masked.get();
        pass.dropped_scores = dropped_scores.get();
        pass.unmasked = unmasked.get();
        pass.times_mask = times_mask.get();
        pass.weights = weights.get();
        pass.dropped = dropped.get();
        pass.row_sums = row_sums.get();
        pass.mixing = mixing.get();
        return pass;
    }

    const OnDevice<float>& of(RowStage stage) const
    {
        switch (stage) {
        case RowStage::Scores:
        case RowStage::Scaled: return scaled;
        case RowStage::Capped: return capped;
        case RowStage::Biased: return biased;
        case RowStage::Masked: return masked;
        case RowStage::DroppedScores: return dropped_scores;
        case RowStage::Unmasked: return unmasked;
        case RowStage::TimesMask: return times_mask;
        case RowStage::Weights: return weights;
        case RowStage::Dropped: break;
        }
        return dropped;
    }
};

std::vector<float> readBack(const DevicePtr& device, const RuleOnDevice& input, const OnDevice<RowState>& states,
                            RowStage stage, std::int64_t first, std::int64_t count)
{
    const OnDevice<float> out(device, count);
    device->run(ReadStage{input.rule(), stage, input.scores().get(), states.get(), first, count, out.get()});
    return out.numbers();
}

// The first number of a stage that is wrong, or -1.
std::int64_t firstWrong(const std::vector<float>& found, const ExpectedStages& expected, RowStage stage,
                        std::int64_t columns)
{
    const std::vector<double>& numbers = expected.of(stage);
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const double error = needsState(stage) ? expected.weight_errors[i / columns] : 1e-6;
        // The score itself is the measure where a mask's number is added to it.
        const double slack = needsState(stage) ? expected.weight_slacks[i / columns] : 1e-5;
        if (!isNear(found[i], numbers[i], error) && !(std::abs(found[i] - numbers[i]) <= slack))
            return static_cast<std::int64_t>(i);
    }
    return -1;
}

std::int64_t firstDifferent(const std::vector<float>& a, const std::vector<float>& b)
{
    for (std::size_t i = 0; i < b.size(); ++i)
        if (!isSame(a[i], b[i]))
            return static_cast<std::int64_t>(i);
    return -1;
}

} // namespace

TEST_CASE("a row pass makes of every rule what float64 makes of it, whatever the number of threads")
{
    std::int64_t judged = 0, unjudged = 0;
    for (const int threads : {1, 8}) {
        const auto device = std::make_shared<EmulatedDevice>(threads);
        Random random(7);
        for (int number = 0; number < (threads == 1 ? 600 : 60); ++number) {
            const RuleCase input = randomRule(random);
            const RuleOnDevice on_device(device, input);
            const PassOutputs outputs(device, input, input.planes);
            device->run(outputs.pass(on_device, input.planes));
            const ExpectedStages expected = expectedStages(input);
            CAPTURE(threads);
            CAPTURE(number);
            for (const RowStage stage : all_stages) {
                if (stage == RowStage::Scores)
                    continue;
                CAPTURE(int(stage));
                CHECK(firstWrong(outputs.of(stage).numbers(), expected, stage, input.rule.columns) == -1);
            }
            CHECK(firstDifferent(outputs.mixing.numbers(), outputs.dropped.numbers()) == -1);
            const std::vector<float> sums = outputs.row_sums.numbers();
            for (std::size_t row = 0; row < sums.size(); ++row) {
                const double error = expected.weight_errors[row];
                ++(std::isinf(error) ? unjudged : judged);
                // Weights that cancel leave the error of the largest.
                double most = 0;
                for (std::int64_t j = 0; j < input.rule.columns; ++j)
                    most = std::max(most, std::abs(expected.weights[row * input.rule.columns + j]));
                CHECK((isNear(sums[row], expected.row_sums[row], error) ||
                       std::abs(sums[row] - expected.row_sums[row]) <= error * most * double(input.rule.columns)));
            }
        }
        CHECK(device->faults() == "");
    }
    CHECK(unjudged < judged / 20);
}

TEST_CASE("a stage that is worked out when it is read is the written one to the bit")
{
    for (const int threads : {1, 3}) {
        const auto device = std::make_shared<EmulatedDevice>(threads);
        Random random(11);
        for (int number = 0; number < (threads == 1 ? 400 : 40); ++number) {
            const RuleCase input = randomRule(random);
            const RuleOnDevice on_device(device, input);
            const PassOutputs outputs(device, input, input.planes);
            device->run(outputs.pass(on_device, input.planes));
            CAPTURE(number);
            for (const RowStage stage : all_stages) {
                CAPTURE(int(stage));
                const std::vector<float> written =
                    stage == RowStage::Scores ? input.scores : outputs.of(stage).numbers();
                const auto read = [&](std::int64_t first, std::int64_t count) {
                    return readBack(device, on_device, outputs.states, stage, first, count);
                };
                CHECK(firstDifferent(read(0, input.size()), written) == -1);
                const std::int64_t first = random.whole(0, input.size() - 1);
                const std::int64_t count = random.whole(1, input.size() - first);
                const std::vector<float> part(written.begin() + first, written.begin() + first + count);
                CHECK(firstDifferent(read(first, count), part) == -1);
            }
        }
        CHECK(device->faults() == "");
    }
}

TEST_CASE("numbers that no sum enters are the same to the bit with any number of threads, and wherever they lie")
{
    const auto alone = std::make_shared<EmulatedDevice>(), team = std::make_shared<EmulatedDevice>(8);
    Random random(15);
    for (int number = 0; number < 60; ++number) {
        const RuleCase input = randomRule(random);
        const auto logitStages = [&](const DevicePtr& device, std::int64_t offset) {
            const RuleOnDevice on_device(device, input);
            const OnDevice<float> scaled(device, input.size() + 4), masked(device, input.size() + 4);
            const OnDevice<float> dropped(device, input.size() + 4);
            RowPass pass;
            pass.rule = on_device.rule();
            pass.planes = input.planes;
            pass.scores = on_device.scores().get();
            pass.scaled = scaled.get() + offset; // no fours begin there
            pass.masked = masked.get() + offset;
            pass.dropped_scores = dropped.get() + offset;
            device->run(pass);
            std::vector<float> all;
            for (const OnDevice<float>* stage : {&scaled, &masked, &dropped}) {
                const std::vector<float> numbers = stage->numbers();
                all.insert(all.end(), numbers.begin() + offset, numbers.begin() + offset + input.size());
            }
            return all;
        };
        const std::vector<float> expected = logitStages(alone, 0);
        CAPTURE(number);
        CHECK(firstDifferent(logitStages(team, 0), expected) == -1);
        CHECK(firstDifferent(logitStages(alone, 1), expected) == -1);
    }
    CHECK(alone->faults() + team->faults() == "");
}

TEST_CASE("a pass writes all of the planes it is asked for, and nothing else")
{
    const auto device = std::make_shared<EmulatedDevice>();
    Random random(13);
    for (int number = 0; number < 150; ++number) {
        const RuleCase input = randomRule(random);
        const RuleOnDevice on_device(device, input);
        const std::int64_t first = random.whole(0, input.planes - 1), step = random.whole(1, 3);
        const std::int64_t planes = (input.planes - 1 - first) / step + 1;
        const PassOutputs all(device, input, input.planes), some(device, input, planes);
        device->run(all.pass(on_device, input.planes));
        RowPass pass = some.pass(on_device, planes);
        pass.first_plane = first;
        pass.plane_step = step;
        const std::int64_t left_out = random.whole(1, 9);
        float** const outputs[] = {nullptr,       &pass.scaled,         &pass.capped,   &pass.biased,
                                   &pass.masked,  &pass.dropped_scores, &pass.unmasked, &pass.times_mask,
                                   &pass.weights, &pass.dropped};
        *outputs[left_out] = nullptr;
        device->run(pass);
        CAPTURE(number);
        const std::int64_t plane_size = input.rule.rows * input.rule.columns;
        for (const RowStage stage : all_stages) {
            if (stage == RowStage::Scores)
                continue;
            const std::vector<float> found = some.of(stage).numbers(), expected = all.of(stage).numbers();
            std::int64_t wrong = 0;
            for (std::int64_t i = 0; i < input.size(); ++i) {
                const std::int64_t behind = i / plane_size - first;
                const bool asked = int(stage) != left_out && behind >= 0 && behind % step == 0;
                wrong += asked ? !isSame(found[i], expected[i]) || EmulatedDevice::isPoison(found[i])
                               : !EmulatedDevice::isPoison(found[i]);
            }
            CAPTURE(int(stage));
            CHECK(wrong == 0);
        }
        const std::vector<float> mixing = some.mixing.numbers(), dropped = all.dropped.numbers();
        std::int64_t wrong = 0;
        for (std::int64_t i = 0; i < planes * plane_size; ++i)
            wrong += !isSame(mixing[i], dropped[(first + i / plane_size * step) * plane_size + i % plane_size]);
        CHECK(wrong == 0);
    }
    CHECK(device->faults() == "");
}

TEST_CASE("a pass without outputs leaves the states alone, which are enough for every stage")
{
    const auto device = std::make_shared<EmulatedDevice>();
    Random random(17);
    for (int number = 0; number < 100; ++number) {
        const RuleCase input = randomRule(random);
        const RuleOnDevice on_device(device, input);
        const PassOutputs all(device, input, input.planes);
        device->run(all.pass(on_device, input.planes));
        const OnDevice<RowState> states(device, input.planes * input.rule.rows);
        RowPass pass;
        pass.rule = on_device.rule();
        pass.planes = input.planes;
        pass.scores = on_device.scores().get();
        pass.states = states.get();
        device->run(pass);
        CHECK(firstDifferent(readBack(device, on_device, states, RowStage::Dropped, 0, input.size()),
                             all.dropped.numbers()) == -1);
    }
    CHECK(device->faults() == "");
}

TEST_CASE("bins hold what core/layer/pooling.h makes of the stage's numbers, whatever the number of threads")
{
    for (const int threads : {1, 5}) {
        const auto device = std::make_shared<EmulatedDevice>(threads);
        Random random(19);
        for (int number = 0; number < (threads == 1 ? 300 : 40); ++number) {
            const bool wide = number % 20 == 0; // more than one window of the row
            const RuleCase input = randomRule(random, {.rows = wide ? 3 : 30, .columns = wide ? 6000 : 90});
            const RuleOnDevice on_device(device, input);
            const PassOutputs outputs(device, input, input.planes);
            device->run(outputs.pass(on_device, input.planes));
            const RowStage stage = all_stages[random.whole(0, std::ssize(all_stages) - 1)];
            PoolGrid grid;
            grid.matrix_rows = input.rule.rows;
            grid.matrix_columns = input.rule.columns;
            grid.region.plane = random.whole(0, input.planes - 1);
            grid.region.row = random.whole(0, input.rule.rows - 1);
            grid.region.column = random.whole(0, input.rule.columns - 1);
            grid.region.rows = random.whole(1, input.rule.rows - grid.region.row);
            grid.region.columns = random.whole(1, input.rule.columns - grid.region.column);
            grid.rows = random.whole(1, grid.region.rows);
            grid.columns = wide && random.chance(0.5) ? 1 : random.whole(1, grid.region.columns);
            grid.pooling = Pooling(random.whole(0, 2));
            const OnDevice<float> bins(device, grid.rows * grid.columns);
            device->run(
                PoolStage{on_device.rule(), stage, on_device.scores().get(), outputs.states.get(), grid, bins.get()});
            const std::vector<float> numbers = readBack(device, on_device, outputs.states, stage, 0, input.size());
            std::vector<float> expected(grid.rows * grid.columns);
            poolBlock(numbers.data(), grid, expected);
            const std::vector<float> found = bins.numbers();
            std::int64_t wrong = 0;
            for (std::size_t i = 0; i < found.size(); ++i)
                wrong += !(isSame(found[i], expected[i]) || found[i] == expected[i]); // 0 may be -0
            CAPTURE(number);
            CHECK(wrong == 0);
        }
        CHECK(device->faults() == "");
    }
}

TEST_CASE("bins begin where PoolGrid says, and every cell knows its bin")
{
    for (std::int64_t cells = 1; cells <= 40; ++cells)
        for (std::int64_t bins = 1; bins <= cells; ++bins) {
            PoolGrid grid;
            grid.region = {0, 5, 7, cells, cells};
            grid.rows = grid.columns = bins;
            std::int64_t wrong = 0;
            for (std::int64_t bin = 0; bin <= bins; ++bin)
                wrong += 5 + binStart(bin, cells, bins) != grid.firstRow(bin) ||
                         7 + binStart(bin, cells, bins) != grid.firstColumn(bin);
            for (std::int64_t cell = 0; cell < cells; ++cell) {
                const std::int64_t bin = binOf(cell, cells, bins);
                wrong += !(binStart(bin, cells, bins) <= cell && cell < binStart(bin + 1, cells, bins));
            }
            CHECK(wrong == 0);
        }
}

TEST_CASE("rows far beyond two thousand million numbers are found")
{
    RowRule rule;
    rule.heads = 16;
    rule.rows = rule.columns = 16384;
    rule.causal = true;
    rule.item_step = 16384 * std::int64_t(16384);
    rule.query_step = 16384;
    rule.mask = reinterpret_cast<const float*>(std::uintptr_t(4096)); // not looked at
    const Row row = rowOf(rule, 40, 16000);
    CHECK(row.start == (std::int64_t(40) * 16384 + 16000) * 16384);
    CHECK(row.visible == 16001);
    CHECK((reinterpret_cast<std::uintptr_t>(row.mask) - 4096) / sizeof(float) ==
          2 * std::uint64_t(16384) * 16384 + std::uint64_t(16000) * 16384);
    CHECK(contextStart({std::int64_t(1) << 33, 64, 1024}, 16, 40, 16000) ==
          2 * (std::int64_t(1) << 33) + 8 * 64 + 16000 * 1024);

    RowPass pass;
    pass.rule = rule;
    pass.planes = 1 << 20;
    CHECK(launchOf(pass).blocks == std::int64_t(16384) << 20);
    ReadStage read;
    read.rule = rule;
    read.first = std::int64_t(5) << 31;
    read.count = std::int64_t(3) << 31;
    CHECK(launchOf(read).blocks == (std::int64_t(3) << 31) / 16384);
}
