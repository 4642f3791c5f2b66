// SPDX-License-Identifier: GPL-3.0-or-later
// The small operations of the cuda backend, on an emulated GPU, against plain loops.
#include "core/backends/cuda/kernels/all.h"

#include "tests/core/backends/cpu/kernelrules.h"

#include <doctest/doctest.h>

using namespace attn;
using namespace attn::cuda;
using namespace attn::test;

namespace {

std::vector<float> randomNumbers(Random& random, std::int64_t count, double scale = 1)
{
    std::vector<float> numbers(count);
    for (float& number : numbers)
        number = random.normal(scale);
    return numbers;
}

// Half of all sizes and strides are multiples of four.
std::int64_t randomSize(Random& random, std::int64_t most)
{
    const std::int64_t size = random.whole(1, most);
    return random.chance(0.5) ? (size + 3) / 4 * 4 : size;
}

} // namespace

TEST_CASE("a bias is added to its columns and to no more")
{
    for (const int threads : {1, 7}) {
        const auto device = std::make_shared<EmulatedDevice>(threads);
        Random random(41);
        for (int number = 0; number < 60; ++number) {
            const std::int64_t rows = random.whole(1, 9), columns = randomSize(random, 50);
            const std::int64_t stride = columns + (random.chance(0.5) ? 0 : randomSize(random, 8));
            const std::vector<float> y = randomNumbers(random, rows * stride), bias = randomNumbers(random, columns);
            const OnDevice<float> there(device, y), bias_there(device, bias);
            device->run(AddBias{there.get(), rows, columns, stride, bias_there.get()});
            const std::vector<float> found = there.numbers();
            std::int64_t wrong = 0;
            for (std::int64_t i = 0; i < rows * stride; ++i)
                wrong += !sameBits(found[i], i % stride < columns ? y[i] + bias[i % stride] : y[i]);
            CHECK(wrong == 0);
        }
        CHECK(device->faults() == "");
    }
}

TEST_CASE("dots are those of rows with rows, with the bias of their column")
{
    for (const int threads : {1, 7}) {
        const auto device = std::make_shared<EmulatedDevice>(threads);
        Random random(43);
        for (int number = 0; number < 60; ++number) {
            const std::int64_t rows = random.whole(1, 5), columns = random.whole(1, 6), terms = randomSize(random, 300);
            const std::int64_t a_stride = terms + randomSize(random, 5), b_stride = terms + randomSize(random, 5);
            const std::int64_t c_stride = columns + random.whole(0, 3);
            const std::vector<float> a = randomNumbers(random, rows * a_stride);
            const std::vector<float> b = randomNumbers(random, columns * b_stride);
            const std::vector<float> bias = randomNumbers(random, random.chance(0.5) ? columns : 0);
            const OnDevice<float> a_there(device, a), b_there(device, b), bias_there(device, bias);
            const OnDevice<float> c(device, rows * c_stride);
            device->run(Dots{rows, columns, terms, a_there.get(), a_stride, b_there.get(), b_stride, bias_there.get(),
                             c.get(), c_stride});
            const std::vector<float> found = c.numbers();
            std::int64_t wrong = 0;
            for (std::int64_t i = 0; i < rows; ++i)
                for (std::int64_t j = 0; j < c_stride; ++j) {
                    double sum = j < columns && !bias.empty() ? bias[j] : 0.0, absolute = 1;
                    for (std::int64_t t = 0; t < terms && j < columns; ++t) {
                        sum += double(a[i * a_stride + t]) * b[j * b_stride + t];
                        absolute += std::abs(double(a[i * a_stride + t]) * b[j * b_stride + t]);
                    }
                    wrong += j < columns ? !(std::abs(found[i * c_stride + j] - sum) <= 1e-6 * absolute)
                                         : !EmulatedDevice::isPoison(found[i * c_stride + j]);
                }
            CHECK(wrong == 0);
        }
        CHECK(device->faults() == "");
    }
}

TEST_CASE("the context grows key by key, from nothing")
{
    for (const int threads : {1, 7}) {
        const auto device = std::make_shared<EmulatedDevice>(threads);
        Random random(47);
        for (int number = 0; number < 40; ++number) {
            Cumulate op;
            op.heads = random.whole(1, 3);
            op.planes = op.heads * random.whole(1, 2);
            op.rows = random.whole(1, 6);
            op.columns = random.whole(1, 9);
            op.head_dim = random.whole(1, 11);
            op.stride = op.heads * op.head_dim + random.whole(0, 9);
            const std::vector<float> mixing = randomNumbers(random, op.planes * op.rows * op.columns);
            const std::vector<float> v = randomNumbers(random, op.planes / op.heads * op.columns * op.stride);
            const OnDevice<float> mixing_there(device, mixing), v_there(device, v);
            const OnDevice<float> out(device, op.planes * op.rows * (op.columns + 1) * op.head_dim);
            op.mixing = mixing_there.get();
            op.v = v_there.get();
            op.out = out.get();
            device->run(op);
            const std::vector<float> found = out.numbers();
            std::int64_t wrong = 0;
            for (std::int64_t row = 0; row < op.planes * op.rows; ++row)
                for (std::int64_t e = 0; e < op.head_dim; ++e) {
                    double sum = 0;
                    for (std::int64_t j = 0; j <= op.columns; ++j) {
                        const float here = found[(row * (op.columns + 1) + j) * op.head_dim + e];
                        wrong += j == 0 ? !sameBits(here, 0) : !(std::abs(here - sum) <= 1e-5);
                        if (j < op.columns)
                            sum += double(mixing[row * op.columns + j]) *
                                   v[(row / op.rows / op.heads * op.columns + j) * op.stride +
                                     row / op.rows % op.heads * op.head_dim + e];
                    }
                }
            CHECK(wrong == 0);
        }
        CHECK(device->faults() == "");
    }
}

TEST_CASE("cells are dropped by their bits: a dropped inf is nan, and without bits all stay as they are")
{
    for (const int threads : {1, 7}) {
        const auto device = std::make_shared<EmulatedDevice>(threads);
        Random random(53);
        for (int number = 0; number < 30; ++number) {
            const std::int64_t count = random.whole(1, 3000);
            std::vector<float> x = randomNumbers(random, count);
            x[random.whole(0, count - 1)] = INFINITY;
            x[random.whole(0, count - 1)] = NAN;
            std::vector<std::uint64_t> keep(random.chance(0.8) ? count / 64 + 1 : 0);
            for (std::uint64_t& word : keep)
                word = std::uint64_t(random.whole(0, 0xFFFFFFFF)) << 32 | std::uint64_t(random.whole(0, 0xFFFFFFFF));
            const OnDevice<float> x_there(device, x), out(device, count);
            const OnDevice<std::uint64_t> keep_there(device, keep);
            device->run(DropCells{count, x_there.get(), keep_there.get(), 1.25f, out.get()});
            const std::vector<float> found = out.numbers();
            std::int64_t wrong = 0;
            for (std::int64_t i = 0; i < count; ++i) {
                const bool kept = !keep.empty() && (keep[i / 64] >> (i % 64) & 1);
                wrong += !isSame(found[i], keep.empty() ? x[i] : kept ? x[i] * 1.25f : x[i] * 0.0f);
            }
            CHECK(wrong == 0);
        }
        CHECK(device->faults() == "");
    }
}

TEST_CASE("one number among many that is not finite is found, and none where there is none")
{
    for (const int threads : {1, 7}) {
        const auto device = std::make_shared<EmulatedDevice>(threads);
        Random random(59);
        for (int number = 0; number < 60; ++number) {
            const std::int64_t count = random.whole(1, 20000);
            std::vector<float> x = randomNumbers(random, count, 1e30);
            const bool bad = random.chance(0.6);
            const float which[] = {NAN, INFINITY, -INFINITY};
            if (bad)
                x[number % 3 == 0 ? count - 1 : random.whole(0, count - 1)] = which[number % 3];
            const OnDevice<float> there(device, x);
            const OnDevice<int> fault(device, std::vector<int>{0});
            device->run(CheckFinite{count, there.get(), fault.get()});
            CHECK(fault.numbers()[0] == int(bad));
        }
        CHECK(device->faults() == "");
    }
}

TEST_CASE("heads are normed by the root of their mean square, and what lies beside them is left alone")
{
    for (const int threads : {1, 7}) {
        const auto device = std::make_shared<EmulatedDevice>(threads);
        Random random(61);
        for (int number = 0; number < 60; ++number) {
            NormHeads op;
            op.rows = random.whole(1, 6);
            op.heads = random.whole(1, 4);
            op.head_dim = random.whole(1, 40);
            op.from_stride = op.heads * op.head_dim + random.whole(0, 5);
            op.to_stride = op.heads * op.head_dim + random.whole(0, 5);
            op.eps = number % 3 ? 1e-6f : 0.5f;
            op.unit_offset = random.chance(0.5);
            const std::vector<float> from = randomNumbers(random, op.rows * op.from_stride);
            const std::vector<float> weight = randomNumbers(random, op.head_dim);
            const OnDevice<float> from_there(device, from), weight_there(device, weight);
            const OnDevice<float> to(device, op.rows * op.to_stride);
            op.from = from_there.get();
            op.weight = weight_there.get();
            op.to = to.get();
            device->run(op);
            const std::vector<float> found = to.numbers();
            std::int64_t wrong = 0;
            for (std::int64_t row = 0; row < op.rows; ++row)
                for (std::int64_t c = 0; c < op.to_stride; ++c) {
                    const float here = found[row * op.to_stride + c];
                    if (c >= op.heads * op.head_dim) {
                        wrong += !EmulatedDevice::isPoison(here);
                        continue;
                    }
                    const float* const head = from.data() + row * op.from_stride + c / op.head_dim * op.head_dim;
                    double squares = 0;
                    for (std::int64_t e = 0; e < op.head_dim; ++e)
                        squares += double(head[e]) * head[e];
                    const double by = weight[c % op.head_dim] + (op.unit_offset ? 1.0 : 0.0);
                    const double expected =
                        head[c % op.head_dim] / std::sqrt(squares / double(op.head_dim) + op.eps) * by;
                    wrong += !(std::abs(here - expected) <= 1e-6 * (1 + std::abs(expected)));
                }
            CHECK(wrong == 0);
        }
        CHECK(device->faults() == "");
    }
}

TEST_CASE("pairs of a head turn by the angle of their row's token, in both layouts, and the others stay")
{
    for (const int threads : {1, 7}) {
        const auto device = std::make_shared<EmulatedDevice>(threads);
        Random random(67);
        for (int number = 0; number < 60; ++number) {
            RotateHeads op;
            op.tokens = random.whole(1, 7);
            op.rows = random.whole(1, 3) * op.tokens;
            op.first_token = random.whole(0, op.tokens - 1);
            op.heads = random.whole(1, 4);
            op.head_dim = random.whole(2, 20);
            op.turning = 2 * random.whole(1, op.head_dim / 2);
            op.interleaved = random.chance(0.5);
            op.from_stride = op.heads * op.head_dim + random.whole(0, 5);
            op.to_stride = op.heads * op.head_dim + random.whole(0, 5);
            const std::vector<float> from = randomNumbers(random, op.rows * op.from_stride);
            const std::vector<float> angles = randomNumbers(random, op.tokens * op.turning / 2, 3);
            std::vector<float> turns;
            for (const float angle : angles)
                turns.insert(turns.end(), {std::cos(angle), std::sin(angle)});
            const OnDevice<float> from_there(device, from), turns_there(device, turns);
            const OnDevice<float> to(device, op.rows * op.to_stride);
            op.from = from_there.get();
            op.turns = turns_there.get();
            op.to = to.get();
            device->run(op);
            const std::vector<float> found = to.numbers();
            std::vector<double> expected(found.size(), NAN); // nan: nobody writes there
            for (std::int64_t row = 0; row < op.rows; ++row)
                for (std::int64_t head = 0; head < op.heads; ++head) {
                    const float* const x = from.data() + row * op.from_stride + head * op.head_dim;
                    double* const y = expected.data() + row * op.to_stride + head * op.head_dim;
                    std::copy_n(x, op.head_dim, y);
                    for (std::int64_t pair = 0; pair < op.turning / 2; ++pair) {
                        const std::int64_t a = op.interleaved ? 2 * pair : pair,
                                           b = op.interleaved ? a + 1 : a + op.turning / 2;
                        const double angle = angles[(op.first_token + row) % op.tokens * (op.turning / 2) + pair];
                        y[a] = x[a] * std::cos(angle) - x[b] * std::sin(angle);
                        y[b] = x[b] * std::cos(angle) + x[a] * std::sin(angle);
                    }
                }
            std::int64_t wrong = 0;
            for (std::size_t i = 0; i < found.size(); ++i)
                wrong += std::isnan(expected[i]) ? !EmulatedDevice::isPoison(found[i])
                                                 : !(std::abs(found[i] - expected[i]) <= 1e-6);
            CHECK(wrong == 0);
        }
        CHECK(device->faults() == "");
    }
}

TEST_CASE("the sink of a row takes what its weights leave")
{
    for (const int threads : {1, 7}) {
        const auto device = std::make_shared<EmulatedDevice>(threads);
        Random random(71);
        int sinks = 0;
        for (int number = 0; number < 200; ++number) {
            const RuleCase input = randomRule(random, {.specials = false});
            if (input.rule.normalize == Normalize::Sum)
                continue;
            const RuleOnDevice on_device(device, input);
            const std::int64_t rows = input.planes * input.rule.rows, first = random.whole(0, rows - 1);
            const OnDevice<RowState> states(device, rows);
            RowPass pass;
            pass.rule = on_device.rule();
            pass.planes = input.planes;
            pass.scores = on_device.scores().get();
            pass.states = states.get();
            device->run(pass);
            const OnDevice<float> shares(device, rows - first);
            device->run(SinkShares{on_device.rule(), states.get(), first, rows - first, shares.get()});
            const ExpectedStages expected = expectedStages(input);
            const std::vector<float> found = shares.numbers();
            std::int64_t wrong = 0;
            for (std::int64_t row = first; row < rows; ++row) {
                double left = 1;
                for (std::int64_t j = 0; j < input.rule.columns; ++j)
                    left -= expected.unmasked[row * input.rule.columns + j];
                const double error = expected.weight_errors[row] + 1e-6;
                wrong += std::isnan(left) ? !std::isnan(found[row - first])
                                          : !(std::abs(found[row - first] - left) <= error);
            }
            CAPTURE(number);
            CHECK(wrong == 0);
            sinks += !input.sinks.empty();
        }
        CHECK(sinks > 20);
        CHECK(device->faults() == "");
    }
}

TEST_CASE("operations over nothing do nothing")
{
    const auto device = std::make_shared<EmulatedDevice>();
    device->run(AddBias{});
    device->run(Dots{});
    device->run(NormHeads{});
    device->run(RotateHeads{});
    device->run(RowPass{});
    device->run(ReadStage{});
    device->run(PoolStage{});
    device->run(SinkShares{});
    device->run(TokenScores{});
    device->run(MakeSums{});
    device->run(MoveRows{});
    device->run(FreshRows{});
    device->run(Cumulate{});
    device->run(DropCells{});
    device->run(CheckFinite{});
    device->run(Silence{});
    CHECK(device->counts().operations.empty());
}
