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

TEST_CASE("operations over nothing do nothing")
{
    const auto device = std::make_shared<EmulatedDevice>();
    device->run(AddBias{});
    device->run(Dots{});
    device->run(RowPass{});
    device->run(ReadStage{});
    device->run(PoolStage{});
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
