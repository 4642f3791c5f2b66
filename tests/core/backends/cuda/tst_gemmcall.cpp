// SPDX-License-Identifier: GPL-3.0-or-later
// Products of row-major matrices in the words of a library that counts columns first: what that library would make of them,
// against plain loops.
#include "core/backends/cuda/device/gemmcall.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <limits>
#include <random>
#include <vector>

using namespace attn;
using namespace attn::cuda;

namespace {

// C = op(A) op(B) for each matrix of the batch, columns one after the other, as BLAS defines it; false where BLAS would
// refuse a leading dimension.
bool columnMajorGemm(const GemmCall& call)
{
    if (call.first_leading < std::max(1, call.first_transposed ? call.k : call.m) ||
        call.second_leading < std::max(1, call.second_transposed ? call.n : call.k) ||
        call.result_leading < std::max(1, call.m))
        return false;
    for (int batch = 0; batch < call.batch; ++batch) {
        const float* a = call.first + batch * call.first_step;
        const float* b = call.second + batch * call.second_step;
        float* c = call.result + batch * call.result_step;
        for (std::int64_t column = 0; column < call.n; ++column)
            for (std::int64_t row = 0; row < call.m; ++row) {
                double sum = 0;
                for (std::int64_t term = 0; term < call.k; ++term)
                    sum += double(call.first_transposed ? a[row * call.first_leading + term]
                                                        : a[term * call.first_leading + row]) *
                           double(call.second_transposed ? b[term * call.second_leading + column]
                                                         : b[column * call.second_leading + term]);
                c[column * call.result_leading + row] = static_cast<float>(sum);
            }
    }
    return true;
}

} // namespace

TEST_CASE("a product in column-major words is the product, with any strides and steps, and touches nothing else")
{
    std::mt19937 random(3);
    const auto upTo = [&](int most) { return static_cast<std::int64_t>(random() % static_cast<unsigned>(most)); };
    for (int number = 0; number < 500; ++number) {
        Product product;
        product.rows = 1 + upTo(7);
        product.columns = 1 + upTo(7);
        product.terms = 1 + upTo(7);
        product.batch = 1 + upTo(3);
        product.b_transposed = number % 2;
        const std::int64_t b_rows = product.b_transposed ? product.columns : product.terms,
                           b_columns = product.b_transposed ? product.terms : product.columns;
        product.a_stride = product.terms + upTo(4);
        product.b_stride = b_columns + upTo(4);
        product.c_stride = product.columns + upTo(4);
        product.a_step = upTo(3) ? product.rows * product.a_stride + upTo(5) : 0; // the same for the whole batch
        product.b_step = upTo(3) ? b_rows * product.b_stride + upTo(5) : 0;
        product.c_step = product.rows * product.c_stride + upTo(5);
        std::vector<float> a(product.batch * product.a_step + product.rows * product.a_stride),
            b(product.batch * product.b_step + b_rows * product.b_stride),
            expected(product.batch * product.c_step + 8, 77.0f);
        for (std::vector<float>* numbers : {&a, &b})
            for (float& each : *numbers)
                each = static_cast<float>(random() % 100) / 8 - 6;
        std::vector<float> found = expected;
        for (std::int64_t n = 0; n < product.batch; ++n)
            for (std::int64_t i = 0; i < product.rows; ++i)
                for (std::int64_t j = 0; j < product.columns; ++j) {
                    double sum = 0;
                    for (std::int64_t t = 0; t < product.terms; ++t)
                        sum += double(a[n * product.a_step + i * product.a_stride + t]) *
                               double(b[n * product.b_step +
                                        (product.b_transposed ? j * product.b_stride + t : t * product.b_stride + j)]);
                    expected[n * product.c_step + i * product.c_stride + j] = static_cast<float>(sum);
                }
        product.a = a.data();
        product.b = b.data();
        product.c = found.data();
        const auto call = gemmCall(product);
        REQUIRE(call);
        CAPTURE(number);
        CHECK(columnMajorGemm(*call));
        CHECK(found == expected);
    }
}

TEST_CASE("a matrix of one row may come with any stride")
{
    const float a[] = {1, 2, 3}, b[] = {1, 1, 1};
    float c = 0;
    const auto call = gemmCall({1, 1, 3, 1, a, 0, 0, b, 0, 0, true, &c, 0, 0});
    REQUIRE(call);
    CHECK(columnMajorGemm(*call));
    CHECK(c == 6);
}

TEST_CASE("what does not fit into 32 bits is refused")
{
    constexpr std::int64_t most = std::numeric_limits<int>::max();
    Product product{4, 4, 4, 1, nullptr, 4, 0, nullptr, 4, 0, false, nullptr, 4, 0};
    CHECK(gemmCall(product));
    for (std::int64_t Product::*number : {&Product::rows, &Product::columns, &Product::terms, &Product::batch,
                                          &Product::a_stride, &Product::b_stride, &Product::c_stride}) {
        Product large = product;
        large.*number = most;
        CHECK(gemmCall(large));
        large.*number = most + 1;
        CHECK(!gemmCall(large));
    }
    product.a_step = product.b_step = product.c_step = most * 4; // these have 64
    CHECK(gemmCall(product));
}
