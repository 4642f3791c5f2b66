// SPDX-License-Identifier: GPL-3.0-or-later
// Rows of scores on their way to dropped weights, at every level that this machine has, against plain loops.
#include "core/backends/cpu/kernels/kernels.h"
#include "tests/core/backends/cpu/guarded.h"

#include <doctest/doctest.h>

#include <cmath>
#include <vector>

using namespace attn;
using cpu::RowInput, cpu::RowOutput, cpu::RowRule, cpu::RowStats;

namespace {

constexpr float infinity = std::numeric_limits<float>::infinity();

std::int64_t padded(std::int64_t columns)
{
    return (columns + cpu::row_multiple - 1) / cpu::row_multiple * cpu::row_multiple;
}

// A random row with everything it should become. Scaled and masked are exact: one float operation makes each.
struct RowCase {
    RowRule rule;
    std::int64_t columns, visible;
    Guarded scores, mask;
    std::vector<std::uint64_t> keep;
    bool masks, drops;
    std::int64_t keep_first;
    std::vector<float> scaled, masked, logit;
    std::vector<double> weight; // empty: nothing is left
    double max = -infinity, sum = 0;

    explicit RowCase(Random& random, std::int64_t widest = 300)
        : columns(random.whole(1, widest)), visible(random.chance(0.5) ? columns : random.whole(0, columns)),
          scores(padded(columns), random, random.chance(0.3) ? 60 : 3), mask(columns, random.whole(0, 15)),
          masks(random.chance(0.5)), drops(random.chance(0.7)), keep_first(random.whole(0, 500))
    {
        const float divisors[] = {1, 8, 4, 0.5f, 1.7320508f, 11.313708f, 3, 0x1p127f};
        rule.divisor = divisors[random.whole(0, 7)];
        rule.temperature = random.chance(0.7) ? 1 : 0.7f;
        rule.keep_factor = drops ? 1 / (1 - 0.3f) : 1;
        rule.mask_first = random.chance(0.4);
        rule.add = random.chance(0.4);
        for (std::int64_t j = columns; j < padded(columns); ++j)
            scores[j] = random.chance(0.5) ? infinity : std::numeric_limits<float>::quiet_NaN(); // must not matter
        const double open = random.chance(0.1) ? 0 : 0.6;
        for (std::int64_t j = 0; j < columns; ++j)
            mask[j] = !random.chance(open) ? -infinity : rule.add || random.chance(0.5) ? random.normal() : 0;
        keep.resize((keep_first + columns) / 64 + 2);
        for (std::uint64_t& word : keep)
            word = static_cast<std::uint64_t>(random.whole(INT64_MIN, INT64_MAX));
        expect();
    }
    bool kept(std::int64_t j) const { return keep[(keep_first + j) / 64] >> ((keep_first + j) % 64) & 1; }
    void expect()
    {
        const auto blocked = [&](float x, std::int64_t j) {
            if (j >= visible)
                return -infinity;
            return !masks ? x : rule.add ? x + mask[j] : mask[j] == -infinity ? -infinity : x;
        };
        for (std::int64_t j = 0; j < columns; ++j) {
            const float first = rule.mask_first ? blocked(scores[j], j) : scores[j] / rule.divisor;
            const float second = rule.mask_first ? first / rule.divisor : blocked(first, j);
            scaled.push_back(rule.mask_first ? second : first);
            masked.push_back(rule.mask_first ? first : second);
            logit.push_back(second / rule.temperature);
            max = std::max<double>(max, logit.back());
        }
        for (std::int64_t j = 0; max != -infinity && j < columns; ++j)
            sum += std::exp(logit[j] - max);
        for (std::int64_t j = 0; max != -infinity && j < columns; ++j)
            weight.push_back(std::exp(logit[j] - max) / sum);
    }
    RowInput input() const
    {
        return {
            scores.data(), masks ? mask.data() : nullptr, nullptr, drops ? keep.data() : nullptr, keep_first, columns,
            visible};
    }
    // Whether a weight is right, and whether the dropped one is exactly what becomes of it.
    bool rightWeight(std::int64_t j, float got) const
    {
        const double room = 1.1 * 0x1p-149 + weight[j] * (3e-7 + 1.3e-7 * std::abs(logit[j] - max));
        return weight[j] == 0 ? got == 0 : std::abs(got - weight[j]) <= room;
    }
    bool rightDropped(std::int64_t j, float weight_got, float got) const
    {
        return got == (drops ? weight_got * (kept(j) ? rule.keep_factor : 0) : weight_got);
    }
};

struct RowArrays {
    Guarded scaled, masked, weights, dropped, mixing;
    std::int64_t mixing_columns;

    RowArrays(const RowCase& one, std::int64_t mixing_columns)
        : scaled(padded(one.columns)), masked(padded(one.columns)), weights(padded(one.columns)),
          dropped(padded(one.columns)), mixing(mixing_columns), mixing_columns(mixing_columns)
    {
    }
    RowOutput all()
    {
        return {scaled.data(), masked.data(), weights.data(), dropped.data(), mixing.data(), mixing_columns};
    }
    bool intact() const
    {
        return scaled.intact() && masked.intact() && weights.intact() && dropped.intact() && mixing.intact();
    }
};

bool rightLogits(const RowCase& one, const RowArrays& got)
{
    bool right = true;
    for (std::int64_t j = 0; j < one.columns; ++j)
        right = right && got.scaled[j] == one.scaled[j] && got.masked[j] == one.masked[j];
    return right;
}

bool rightWeights(const RowCase& one, const RowArrays& got)
{
    bool right = true;
    for (std::int64_t j = 0; j < one.columns; ++j) {
        if (one.weight.empty()) {
            right = right && got.weights.untouched(j) && got.dropped.untouched(j);
            continue;
        }
        right = right && one.rightWeight(j, got.weights[j]) && one.rightDropped(j, got.weights[j], got.dropped[j]);
    }
    for (std::int64_t j = 0; j < got.mixing_columns; ++j) {
        const float expected = one.weight.empty() || j >= one.columns ? 0 : got.dropped[j];
        right = right && sameBits(got.mixing[j], expected);
    }
    return right;
}

bool sameRows(const Guarded& a, const Guarded& b, std::int64_t columns)
{
    for (std::int64_t j = 0; j < columns; ++j)
        if (!sameBits(a[j], b[j]))
            return false;
    return true;
}

} // namespace

TEST_CASE("one pass makes scaled, masked, weights and dropped of any row, and writes nothing beside them")
{
    Random random(11);
    for (int round = 0; round < 1500; ++round) {
        const RowCase one(random);
        const std::int64_t mixing_columns = random.whole(one.visible, padded(one.columns) + 20);
        for (const cpu::Kernels* level : levelsToTest()) {
            RowArrays got(one, mixing_columns);
            const RowStats stats = level->rowPass(one.rule, one.input(), got.all());
            CAPTURE(level->name);
            CAPTURE(one.columns);
            CAPTURE(one.visible);
            CHECK(got.intact());
            CHECK(stats.max == one.max);
            CHECK(std::abs(stats.sum - one.sum) <= 3e-6 * one.sum);
            CHECK(rightLogits(one, got));
            CHECK(rightWeights(one, got));
        }
    }
}

TEST_CASE(
    "weights come again bit for bit: a part of them, the dense row, without the mixing row, and in the sum over values")
{
    Random random(12);
    for (int round = 0; round < 800; ++round) {
        const RowCase one(random);
        const Guarded values(one.visible, random);
        if (one.weight.empty())
            continue;
        for (const cpu::Kernels* level : levelsToTest()) {
            CAPTURE(level->name);
            CAPTURE(one.columns);
            CAPTURE(one.visible);
            RowArrays pass(one, padded(one.columns)), alone(one, 0), dense(one, padded(one.columns));
            const RowStats stats = level->rowPass(one.rule, one.input(), pass.all());
            const float inverse = 1 / stats.sum;
            RowOutput wanted = alone.all();
            wanted.mixing = nullptr;
            level->rowPass(one.rule, one.input(), wanted);
            level->rowDense(one.rule, one.input(), stats.max, inverse, dense.all());
            CHECK((alone.intact() && dense.intact()));
            CHECK((sameRows(pass.weights, alone.weights, one.columns) &&
                   sameRows(pass.dropped, alone.dropped, one.columns)));
            CHECK((sameRows(pass.weights, dense.weights, one.columns) &&
                   sameRows(pass.dropped, dense.dropped, one.columns)));
            CHECK(
                (sameRows(pass.scaled, dense.scaled, one.columns) && sameRows(pass.masked, dense.masked, one.columns)));
            CHECK(sameRows(pass.mixing, dense.mixing, padded(one.columns)));

            const std::int64_t first = random.whole(0, one.columns - 1), count = random.whole(1, one.columns - first);
            Guarded weights(count, random.whole(0, 15)), dropped(count, random.whole(0, 15));
            level->rowWeights(one.rule, one.input(), stats.max, inverse, first, count, weights.data(), dropped.data());
            bool same = weights.intact() && dropped.intact();
            for (std::int64_t i = 0; i < count; ++i)
                same = same && sameBits(weights[i], pass.weights[first + i]) &&
                       sameBits(dropped[i], pass.dropped[first + i]);
            CHECK(same);

            const float mix = level->rowMix(one.rule, one.input(), stats.max, inverse, values.data());
            double exact = 0, size = 0;
            for (std::int64_t j = 0; j < one.visible; ++j) {
                exact += static_cast<double>(pass.dropped[j]) * values[j];
                size += std::abs(static_cast<double>(pass.dropped[j]) * values[j]);
            }
            CHECK(std::abs(mix - exact) <= 1e-5 * size + 1e-42); // denormal terms are rounded more coarsely
        }
    }
}

TEST_CASE("the mixing row may take the place of the scores")
{
    Random random(15);
    for (int round = 0; round < 300; ++round) {
        const RowCase one(random);
        for (const cpu::Kernels* level : levelsToTest()) {
            RowArrays apart(one, padded(one.columns)), placed(one, padded(one.columns));
            const RowStats stats = level->rowPass(one.rule, one.input(), apart.all());
            for (const bool dense : {false, true}) {
                std::copy_n(one.scores.data(), padded(one.columns), placed.mixing.data());
                RowInput in = one.input();
                in.scores = placed.mixing.data();
                if (dense)
                    level->rowDense(one.rule, in, stats.max, 1 / stats.sum, placed.all());
                else
                    level->rowPass(one.rule, in, placed.all());
                bool same = placed.intact() && sameRows(placed.mixing, apart.mixing, padded(one.columns)) &&
                            sameRows(placed.scaled, apart.scaled, one.columns) &&
                            sameRows(placed.masked, apart.masked, one.columns) &&
                            sameRows(placed.weights, apart.weights, one.columns) &&
                            sameRows(placed.dropped, apart.dropped, one.columns);
                CHECK_MESSAGE(same, level->name, " ", one.columns, " ", one.visible, dense ? " dense" : "");
            }
        }
    }
}

TEST_CASE("only what is asked for is stored, and constants that stand there already are left alone")
{
    Random random(13);
    for (int round = 0; round < 300; ++round) {
        const RowCase one(random);
        for (const cpu::Kernels* level : levelsToTest()) {
            RowArrays all(one, padded(one.columns)), some(one, padded(one.columns));
            const RowStats full = level->rowPass(one.rule, one.input(), all.all());
            RowOutput wanted = some.all();
            for (float** row : {&wanted.scaled, &wanted.masked, &wanted.weights, &wanted.dropped})
                *row = random.chance(0.5) ? *row : nullptr;
            wanted.mixing = random.chance(0.5) ? wanted.mixing : nullptr;
            wanted.blocked_written = random.chance(0.5);
            wanted.cached = random.chance(0.5);
            const RowStats stats = level->rowPass(one.rule, one.input(), wanted);
            bool right = sameBits(stats.max, full.max) && sameBits(stats.sum, full.sum) && some.intact();
            const auto check = [&](const float* asked, const Guarded& row, const Guarded& expected, bool constant) {
                for (std::int64_t j = 0; j < one.columns; ++j) {
                    // The vector that the last visible key lies in is written whole.
                    const bool left = constant && wanted.blocked_written && j >= padded(one.visible);
                    right = right && (asked && !left   ? sameBits(row[j], expected[j])
                                      : !asked || left ? row.untouched(j)
                                                       : true);
                }
            };
            check(wanted.scaled, some.scaled, all.scaled, false);
            if (!wanted.blocked_written) {
                check(wanted.masked, some.masked, all.masked, true);
                check(wanted.weights, some.weights, all.weights, true);
                check(wanted.dropped, some.dropped, all.dropped, true);
            } else {
                for (const Guarded* row : {&some.masked, &some.weights, &some.dropped})
                    for (std::int64_t j = padded(one.visible); j < one.columns; ++j)
                        right = right && row->untouched(j);
            }
            CHECK_MESSAGE(right, level->name, " ", one.columns, " ", one.visible);
        }
    }
}

TEST_CASE("what rows leave of their logits are the largest weights of each column")
{
    Random random(16);
    for (int round = 0; round < 400; ++round) {
        const RowCase one(random);
        const std::int64_t first = random.whole(0, one.columns - 1), count = random.whole(1, one.columns - first);
        const float shift = one.weight.empty() ? 0 : static_cast<float>(one.max + std::log(one.sum));
        for (const cpu::Kernels* level : levelsToTest()) {
            Guarded into(count, random, 3, random.whole(0, 15));
            into[random.whole(0, count - 1)] = -infinity;
            std::vector<float> before(into.data(), into.data() + count);
            level->raiseToLogits(one.rule, one.input(), shift, first, count, into.data());
            bool right = into.intact();
            for (std::int64_t i = 0; i < count; ++i) {
                const std::int64_t j = first + i;
                const float logit = one.drops && !one.kept(j) ? -infinity : one.logit[j] - shift;
                right = right && into[i] == std::max(before[i], logit);
            }
            CHECK_MESSAGE(right, level->name, " ", one.columns, " ", one.visible, " ", first, " ", count);
        }
    }
}

TEST_CASE("caps are c tanh(x / c), however small or large x is")
{
    for (const cpu::Kernels* level : levelsToTest())
        for (const float cap : {0.5f, 2.0f, 50.0f}) {
            std::vector<float> in = {0, infinity, -infinity, 1e30f, -1e30f}, out;
            for (float x = 1e-6f; x < 1e4f; x *= 1.013f)
                in.insert(in.end(), {x, -x});
            out.resize(in.size());
            level->caps(cap, std::ssize(in), in.data(), out.data());
            for (std::size_t i = 0; i < in.size(); ++i) {
                const double exact = cap * std::tanh(double(in[i]) / cap);
                CAPTURE(in[i]);
                CHECK(std::abs(out[i] - exact) <= 4e-7 * std::abs(exact));
            }
            const float nan = std::numeric_limits<float>::quiet_NaN();
            float capped = 0;
            level->caps(cap, 1, &nan, &capped);
            CHECK(std::isnan(capped));
        }
}

TEST_CASE("weights below float32's normal range are right, and zero below it")
{
    const std::vector<float> scores = {0, -87, -90, -95, -100, -103, -103.9f, -104, -110, -1000, -3e38f, 0, 0, 0, 0, 0};
    const RowRule rule;
    for (const cpu::Kernels* level : levelsToTest()) {
        Guarded in(16), weights(16);
        std::copy(scores.begin(), scores.end(), in.data());
        RowOutput out;
        out.weights = weights.data();
        const RowStats stats = level->rowPass(rule, {in.data(), nullptr, nullptr, nullptr, 0, 11, 11}, out);
        CHECK(stats.sum == 1);
        for (int j = 0; j < 11; ++j) {
            const double exact = std::exp(static_cast<double>(scores[j]));
            CHECK_MESSAGE(std::abs(weights[j] - exact) <= 0.51 * 0x1p-149 + 1.5e-7 * exact, level->name, " ",
                          scores[j]);
        }
        CHECK(weights[9] == 0);
    }
}

TEST_CASE("the levels agree")
{
    Random random(14);
    for (int round = 0; round < 200; ++round) {
        const RowCase one(random);
        RowArrays first(one, one.columns);
        cpu::kernelsNamed("plain")->rowPass(one.rule, one.input(), first.all());
        for (const cpu::Kernels* level : levelsToTest()) {
            RowArrays got(one, one.columns);
            level->rowPass(one.rule, one.input(), got.all());
            bool agree = true;
            for (std::int64_t j = 0; !one.weight.empty() && j < one.columns; ++j)
                agree = agree && std::abs(got.weights[j] - first.weights[j]) <= 1e-6;
            CHECK_MESSAGE(agree, level->name);
        }
    }
}
