// SPDX-License-Identifier: GPL-3.0-or-later
// Products, edits and pooling of every level that this machine has, against plain loops in double, over random odd shapes.
#include "core/backends/cpu/kernels/kernels.h"
#include "tests/core/backends/cpu/guarded.h"

#include <doctest/doctest.h>

#include <cmath>
#include <string>
#include <vector>

using namespace attn;

namespace {

constexpr float infinity = std::numeric_limits<float>::infinity();

struct ProductCase {
    std::int64_t rows, terms, columns, a_stride, c_stride, c2_stride, causal;
    Guarded a, b, bias;
    std::vector<float> exact, room; // the result, and how far a float32 sum may be from it

    explicit ProductCase(Random& random)
        : rows(random.whole(1, 20)), terms(random.whole(1, 90)), columns(random.whole(1, 150)),
          a_stride(terms + random.whole(0, 3)), c_stride(columns + random.whole(0, 5)),
          c2_stride(columns + random.whole(0, 5)), causal(random.chance(0.5) ? -1 : random.whole(0, terms)),
          a((rows - 1) * a_stride + terms, random.whole(0, 3)), b(terms * columns, random), bias(columns, random),
          exact(rows * columns), room(rows * columns)
    {
        for (std::int64_t r = 0; r < rows; ++r)
            for (std::int64_t t = 0; t < terms; ++t)
                a[r * a_stride + t] = causal >= 0 && t > causal + r ? 0 : random.normal();
    }
    void expect(bool with_bias)
    {
        for (std::int64_t r = 0; r < rows; ++r) {
            for (std::int64_t c = 0; c < columns; ++c) {
                double sum = with_bias ? bias[c] : 0, size = std::abs(sum);
                for (std::int64_t t = 0; t < terms; ++t) {
                    const double term = static_cast<double>(a[r * a_stride + t]) * b[t * columns + c];
                    sum += term;
                    size += std::abs(term);
                }
                exact[r * columns + c] = static_cast<float>(sum);
                room[r * columns + c] = static_cast<float>(1e-37 + 6e-8 * (2 * terms + 2) * size);
            }
        }
    }
    // b as panels: given row by row, or column by column (transposed).
    Guarded packed(const cpu::Kernels& level, bool transposed)
    {
        const std::int64_t panels = (columns + level.tile_columns - 1) / level.tile_columns;
        Guarded out(panels * terms * level.tile_columns);
        if (transposed) {
            Guarded turned(terms * columns);
            for (std::int64_t t = 0; t < terms; ++t)
                for (std::int64_t c = 0; c < columns; ++c)
                    turned[c * terms + t] = b[t * columns + c];
            level.pack(terms, columns, turned.data(), 1, terms, out.data());
        } else {
            level.pack(terms, columns, b.data(), columns, 1, out.data());
        }
        return out;
    }
};

} // namespace

TEST_CASE("panels hold the matrix, with zeros beyond its last column, whichever way it is stored")
{
    Random random(1);
    for (int round = 0; round < 40; ++round) {
        ProductCase one(random);
        for (const cpu::Kernels* level : levelsToTest()) {
            const std::int64_t wide = level->tile_columns;
            for (const bool transposed : {false, true}) {
                const Guarded panels = one.packed(*level, transposed);
                bool right = panels.intact();
                for (std::int64_t i = 0; i < panels.size(); ++i) {
                    const std::int64_t c = i / (one.terms * wide) * wide + i % wide, t = i / wide % one.terms;
                    right = right && sameBits(panels[i], c < one.columns ? one.b[t * one.columns + c] : 0.f);
                }
                CHECK_MESSAGE(right, level->name, " ", one.terms, "x", one.columns, transposed ? " transposed" : "");
            }
        }
    }
}

TEST_CASE("products of any shape are right, leave out what is blocked, and write nothing beside them")
{
    Random random(2);
    for (int round = 0; round < 150; ++round) {
        ProductCase one(random);
        const bool with_bias = random.chance(0.5), twice = random.chance(0.5);
        one.expect(with_bias);
        for (const cpu::Kernels* level : levelsToTest()) {
            const Guarded panels = one.packed(*level, random.chance(0.5));
            Guarded c((one.rows - 1) * one.c_stride + one.columns), c2((one.rows - 1) * one.c2_stride + one.columns);
            level->product(one.rows, one.terms, one.a.data(), one.a_stride, panels.data(), one.columns,
                           with_bias ? one.bias.data() : nullptr, c.data(), one.c_stride, twice ? c2.data() : nullptr,
                           one.c2_stride, one.causal, nullptr);
            bool right = c.intact() && c2.intact();
            for (std::int64_t r = 0; r < one.rows; ++r) {
                for (std::int64_t j = 0; j < one.columns; ++j) {
                    const float got = c[r * one.c_stride + j];
                    right = right && std::abs(got - one.exact[r * one.columns + j]) <= one.room[r * one.columns + j];
                    right = right && (!twice || sameBits(got, c2[r * one.c2_stride + j]));
                }
                for (std::int64_t j = one.columns; r + 1 < one.rows && j < one.c_stride; ++j)
                    right = right && c.untouched(r * one.c_stride + j);
            }
            CHECK_MESSAGE(right, level->name, " ", one.rows, "x", one.terms, "x", one.columns, " causal ", one.causal);
        }
    }
}

TEST_CASE("a part of a product equals the whole bit for bit, wherever it lies in a tile")
{
    Random random(3);
    for (int round = 0; round < 40; ++round) {
        ProductCase one(random);
        for (const cpu::Kernels* level : levelsToTest()) {
            const Guarded panels = one.packed(*level, false);
            Guarded whole(one.rows * one.columns), part(one.columns);
            level->product(one.rows, one.terms, one.a.data(), one.a_stride, panels.data(), one.columns, one.bias.data(),
                           whole.data(), one.columns, nullptr, 0, -1, nullptr);
            const std::int64_t r = random.whole(0, one.rows - 1);
            level->product(1, one.terms, one.a.data() + r * one.a_stride, one.a_stride, panels.data(), one.columns,
                           one.bias.data(), part.data(), one.columns, nullptr, 0, -1, nullptr);
            bool same = true;
            for (std::int64_t c = 0; c < one.columns; ++c)
                same = same && sameBits(part[c], whole[r * one.columns + c]);
            CHECK_MESSAGE(same, level->name, " ", one.rows, "x", one.terms, "x", one.columns);
        }
    }
}

TEST_CASE("dots are the rows times the vector, squares the rows times themselves")
{
    Random random(4);
    for (int round = 0; round < 100; ++round) {
        const std::int64_t rows = random.whole(1, 70), terms = random.whole(1, 300),
                           stride = terms + random.whole(0, 9);
        const std::int64_t out_stride = random.whole(1, 3);
        const Guarded a((rows - 1) * stride + terms, random), v(terms, random);
        for (const cpu::Kernels* level : levelsToTest()) {
            Guarded out((rows - 1) * out_stride + 1);
            level->dots(rows, terms, a.data(), stride, v.data(), 0.5f, out.data(), out_stride);
            Guarded panels(level->tile_columns * terms), products(rows);
            level->pack(terms, 1, v.data(), 1, terms, panels.data());
            const std::vector<float> bias(level->tile_columns, 0.5f);
            level->product(rows, terms, a.data(), stride, panels.data(), 1, bias.data(), products.data(), 1, nullptr, 0,
                           -1, nullptr);
            Guarded squares(rows);
            level->squares(rows, terms, a.data(), stride, squares.data());
            bool right = out.intact() && squares.intact() && panels.intact() && products.intact();
            for (std::int64_t r = 0; r < rows; ++r) {
                double sum = 0.5, size = 0.5, square = 0;
                for (std::int64_t t = 0; t < terms; ++t) {
                    sum += static_cast<double>(a[r * stride + t]) * v[t];
                    size += std::abs(static_cast<double>(a[r * stride + t]) * v[t]);
                    square += static_cast<double>(a[r * stride + t]) * a[r * stride + t];
                }
                right = right && sameBits(out[r * out_stride], products[r]);
                right = right && std::abs(squares[r] - square) <= 6e-8 * terms * square;
                right = right && std::abs(out[r * out_stride] - sum) <= 6e-8 * (terms + 1) * size;
                for (std::int64_t i = 1; r + 1 < rows && i < out_stride; ++i)
                    right = right && out.untouched(r * out_stride + i);
            }
            CHECK_MESSAGE(right, level->name, " ", rows, "x", terms);
        }
    }
}

TEST_CASE(
    "exponentials are right to 1.3e-7 over the whole range, denormal ones to their last bit, at -inf zero, of nan nan")
{
    std::vector<float> in;
    for (double x = -110; x < 95; x += 0.00173)
        in.push_back(static_cast<float>(x));
    in.insert(in.end(),
              {0.f, -0.f, 1e-30f, 88.7228317f, 88.7228394f, -103.9720f, -103.9725f, -87.3365f, 3e38f, -3e38f});
    in.insert(in.end(), {-infinity, infinity, std::numeric_limits<float>::quiet_NaN()});
    for (const cpu::Kernels* level : levelsToTest()) {
        Guarded out(in.size());
        level->exps(in.size(), in.data(), out.data());
        CHECK_MESSAGE(out.intact(), level->name);
        double worst = 0;
        for (std::size_t i = 0; i + 3 < in.size(); ++i) {
            const double exact = std::exp(static_cast<double>(in[i]));
            const double got = out[i];
            if (exact > std::numeric_limits<float>::max() * (1 + 3e-8))
                CHECK_MESSAGE(got == infinity, level->name, " exp(", in[i], ")");
            else if (exact < std::numeric_limits<float>::min())
                CHECK_MESSAGE(std::abs(got - exact) <= 0.51 * 0x1p-149 + 1.3e-7 * exact, level->name, " exp(", in[i],
                              ")");
            else
                worst = std::max(worst, std::abs(got / exact - 1));
        }
        CHECK_MESSAGE(worst <= 1.3e-7, level->name, " ", worst);
        CHECK(out[in.size() - 3] == 0);
        CHECK(out[in.size() - 2] == infinity);
        CHECK(std::isnan(out[in.size() - 1]));
    }
    for (const cpu::Kernels* level : levelsToTest()) {
        for (std::int64_t count = 1; count < 40; ++count) {
            Guarded out(count);
            level->exps(count, in.data(), out.data());
            CHECK_MESSAGE((out.intact() && !out.untouched(count - 1)), level->name, " ", count);
        }
    }
}

TEST_CASE("a context moves with one key, in place or to another")
{
    Random random(5);
    for (int round = 0; round < 60; ++round) {
        const std::int64_t head_dim = random.whole(1, 80);
        const Guarded value(head_dim, random, 1, random.whole(0, 3)), old_value(head_dim, random);
        const double added = random.normal(), removed = random.normal(), inverse = random.normal();
        std::vector<double> sums(head_dim);
        for (double& sum : sums)
            sum = random.normal();
        for (const cpu::Kernels* level : levelsToTest()) {
            std::vector<double> moved = sums, other(head_dim + 1, 77.0);
            Guarded context(head_dim), again(head_dim);
            level->moveContext(head_dim, moved.data(), added, value.data(), removed, old_value.data(), inverse,
                               moved.data(), context.data());
            level->moveContext(head_dim, sums.data(), added, value.data(), removed, old_value.data(), inverse,
                               other.data(), again.data());
            bool right = context.intact() && again.intact() && other[head_dim] == 77;
            for (std::int64_t e = 0; e < head_dim; ++e) {
                const double exact = sums[e] + added * value[e] - removed * old_value[e];
                right = right && std::abs(moved[e] - exact) < 1e-14 && moved[e] == other[e];
                right = right && context[e] == static_cast<float>(moved[e] * inverse) && context[e] == again[e];
            }
            CHECK_MESSAGE(right, level->name, " ", head_dim);
        }
    }
}

TEST_CASE("a mixture of rows is what a product makes of it, bit for bit")
{
    Random random(8);
    for (int round = 0; round < 80; ++round) {
        ProductCase one(random);
        for (const cpu::Kernels* level : levelsToTest()) {
            const Guarded panels = one.packed(*level, false);
            Guarded product(one.columns), mixture(one.columns);
            level->product(1, one.terms, one.a.data(), one.a_stride, panels.data(), one.columns, nullptr,
                           product.data(), one.columns, nullptr, 0, -1, nullptr);
            level->combine(one.terms, one.columns, one.a.data(), one.b.data(), one.columns, mixture.data());
            bool same = mixture.intact();
            for (std::int64_t c = 0; c < one.columns; ++c)
                same = same && sameBits(mixture[c], product[c]);
            CHECK_MESSAGE(same, level->name, " ", one.terms, "x", one.columns);
        }
    }
}

TEST_CASE("an outer product is added, and nothing beside it")
{
    Random random(9);
    for (int round = 0; round < 80; ++round) {
        const std::int64_t rows = random.whole(1, 9), columns = random.whole(1, 70),
                           stride = columns + random.whole(0, 5);
        const Guarded a(rows, random), b(columns, random);
        for (const cpu::Kernels* level : levelsToTest()) {
            Guarded c((rows - 1) * stride + columns);
            std::vector<float> before(c.size(), 0.0f);
            for (std::int64_t r = 0; r < rows; ++r)
                for (std::int64_t j = 0; j < columns; ++j)
                    c[r * stride + j] = before[r * stride + j] = random.normal();
            level->addOuter(rows, columns, a.data(), b.data(), c.data(), stride);
            bool right = c.intact();
            for (std::int64_t r = 0; r < rows; ++r) {
                for (std::int64_t j = 0; j < columns; ++j) {
                    const double term = static_cast<double>(a[r]) * b[j], exact = before[r * stride + j] + term;
                    right = right && std::abs(c[r * stride + j] - exact) <= 1.3e-7 * (std::abs(term) + std::abs(exact));
                }
                for (std::int64_t j = columns; r + 1 < rows && j < stride; ++j)
                    right = right && c.untouched(r * stride + j);
            }
            CHECK_MESSAGE(right, level->name, " ", rows, "x", columns);
        }
    }
}

TEST_CASE("pooled bins hold their largest number, and what they held before if that is larger")
{
    Random random(6);
    for (int round = 0; round < 200; ++round) {
        const std::int64_t columns = random.whole(1, 3000), bins = std::min(columns, random.whole(1, 700));
        const std::int64_t from = random.chance(0.3) ? random.whole(0, columns / 2) : 0;
        const bool even = random.chance(0.7);
        std::vector<std::int32_t> starts(bins + 1);
        for (std::int64_t c = 0; c <= bins; ++c)
            starts[c] =
                static_cast<std::int32_t>(even ? from + c * (columns - from) / bins : random.whole(from, columns));
        std::sort(starts.begin(), starts.end());
        Guarded row(columns, random, 1, random.whole(0, 15)), before(bins, random);
        for (int i = 0; i < 3; ++i)
            row[random.whole(0, columns - 1)] = random.chance(0.5) ? -infinity : infinity;
        for (const cpu::Kernels* level : levelsToTest()) {
            Guarded into(bins, random.whole(0, 15));
            std::copy_n(before.data(), bins, into.data());
            level->poolLargest(row.data(), starts.data(), bins, into.data());
            bool right = into.intact();
            for (std::int64_t c = 0; c < bins; ++c) {
                float best = before[c];
                for (std::int32_t j = starts[c]; j < starts[c + 1]; ++j)
                    best = std::max(best, row[j]);
                right = right && into[c] == best;
            }
            CHECK_MESSAGE(right, level->name, " ", columns, " to ", bins);
        }
    }
}

TEST_CASE("a nan is never pooled away, nor is one that is there already")
{
    Random random(7);
    for (int round = 0; round < 60; ++round) {
        const std::int64_t bins = random.whole(1, 60), per_bin = random.whole(1, 40), columns = bins * per_bin;
        std::vector<std::int32_t> starts(bins + 1);
        for (std::int64_t c = 0; c <= bins; ++c)
            starts[c] = static_cast<std::int32_t>(c * per_bin);
        Guarded row(columns, random);
        const std::int64_t at = random.whole(0, columns - 1), kept = random.whole(0, bins - 1);
        row[at] = std::numeric_limits<float>::quiet_NaN();
        for (const cpu::Kernels* level : levelsToTest()) {
            Guarded into(bins, random);
            into[kept] = row[at];
            level->poolLargest(row.data(), starts.data(), bins, into.data());
            bool right = true;
            for (std::int64_t c = 0; c < bins; ++c)
                right = right && std::isnan(into[c]) == (c == at / per_bin || c == kept);
            CHECK_MESSAGE(right, level->name, " ", columns, " to ", bins);
        }
    }
}

TEST_CASE("levels are found by name, and the one in use is among them")
{
    CHECK(cpu::kernelsNamed("plain"));
    CHECK(cpu::kernelsNamed("v9") == nullptr);
    CHECK(cpu::kernelsNamed("") == nullptr);
    CHECK(cpu::kernelsNamed(cpu::kernels().name) == &cpu::kernels());
    for (const cpu::Kernels* level : levelsToTest())
        CHECK(cpu::kernelsNamed(level->name) == level);
}
