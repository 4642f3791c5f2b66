// SPDX-License-Identifier: GPL-3.0-or-later
// Scores that products store on the side, at every level that this machine has: all of them arrive, as they are, scaled
// and masked, and the product is the same.
#include "core/backends/cpu/kernels/kernels.h"
#include "tests/core/backends/cpu/guarded.h"

#include <doctest/doctest.h>

using namespace attn;
using attn::cpu::WaitingRows;

namespace {

constexpr float infinity = std::numeric_limits<float>::infinity();

std::int64_t padded(std::int64_t columns)
{
    return (columns + cpu::row_multiple - 1) / cpu::row_multiple * cpu::row_multiple;
}

struct WaitingCase {
    std::int64_t rows, columns, stride;
    bool causal, blocked_written, cached, scales, masks;
    std::int64_t first; // the query of the first row
    Guarded scores, same, scaled, masked;

    explicit WaitingCase(Random& random)
        : rows(random.whole(1, 9)), columns(random.whole(1, 70)), stride(padded(columns) + 16 * random.whole(0, 1)),
          causal(random.chance(0.6)), blocked_written(random.chance(0.5)), cached(random.chance(0.5)),
          scales(random.chance(0.7)), masks(scales && random.chance(0.7)),
          first(random.whole(0, std::max<std::int64_t>(0, columns - rows))), scores(rows * stride, random),
          same(rows * stride), scaled(rows * stride), masked(rows * stride)
    {
    }
    WaitingRows waiting()
    {
        WaitingRows rows_to_store{scores.data(), stride, rows, columns, same.data()};
        rows_to_store.scaled = scales ? scaled.data() : nullptr;
        rows_to_store.masked = masks ? masked.data() : nullptr;
        rows_to_store.factor = 0.125f;
        rows_to_store.visible = causal ? first + 1 : columns;
        rows_to_store.visible_step = causal;
        rows_to_store.blocked_written = blocked_written;
        rows_to_store.cached = cached;
        return rows_to_store;
    }
    bool isVisible(std::int64_t row, std::int64_t key) const { return !causal || key <= first + row; }
    bool arrived() const
    {
        bool right = same.intact() && scaled.intact() && masked.intact();
        for (std::int64_t row = 0; row < rows; ++row) {
            for (std::int64_t key = 0; key < columns; ++key) {
                const std::int64_t at = row * stride + key;
                right = right && sameBits(same[at], scores[at]);
                right = right && (scales ? sameBits(scaled[at], scores[at] * 0.125f) : scaled.untouched(at));
                if (masks && isVisible(row, key))
                    right = right && sameBits(masked[at], scores[at] * 0.125f);
                else if (masks && !blocked_written)
                    right = right && masked[at] == -infinity;
                else if (!masks || !causal ||
                         key >= padded(first + row + 1)) // the line of the last visible key is whole
                    right = right && masked.untouched(at);
            }
            for (std::int64_t at = row * stride + padded(columns); row + 1 < rows && at < (row + 1) * stride; ++at)
                right = right && same.untouched(at) && scaled.untouched(at) && masked.untouched(at);
        }
        return right;
    }
};

} // namespace

TEST_CASE("rows that wait are stored while products are computed, and what is left afterwards")
{
    Random random(21);
    for (int round = 0; round < 300; ++round) {
        const std::int64_t rows = random.whole(1, 30), terms = random.whole(1, 80), columns = random.whole(1, 140);
        const Guarded a(rows * terms, random), b(terms * columns, random);
        for (const cpu::Kernels* level : levelsToTest()) {
            CAPTURE(level->name);
            Guarded panels((columns + level->tile_columns - 1) / level->tile_columns * level->tile_columns * terms);
            level->pack(terms, columns, b.data(), columns, 1, panels.data());
            Guarded alone(rows * columns), c(rows * columns);
            level->product(rows, terms, a.data(), terms, panels.data(), columns, nullptr, alone.data(), columns,
                           nullptr, 0, -1, nullptr);

            Random same_for_all(round);
            WaitingCase one(same_for_all);
            WaitingRows waiting = one.waiting();
            level->product(rows, terms, a.data(), terms, panels.data(), columns, nullptr, c.data(), columns, nullptr, 0,
                           -1, &waiting);
            const bool some = waiting.row > 0 || waiting.column > 0;
            CHECK(some == (level->stores_aside && rows >= level->tile_rows && terms > 1));
            level->storeRows(waiting, waiting.rows);
            CHECK(waiting.row == waiting.rows);
            CHECK(one.arrived());
            bool same = c.intact();
            for (std::int64_t i = 0; i < rows * columns; ++i)
                same = same && sameBits(c[i], alone[i]);
            CHECK(same);
        }
    }
}

TEST_CASE("the scores of a block wait no longer than the next block's product of heads 64 wide takes")
{
    Random random(22);
    const std::int64_t rows = 48, tokens = 320, head_dim = 64;
    const Guarded a(rows * head_dim, random), b(head_dim * tokens, random);
    for (const cpu::Kernels* level : levelsToTest()) {
        if (!level->stores_aside)
            continue;
        Guarded panels(tokens / level->tile_columns * level->tile_columns * head_dim), c(rows * tokens);
        level->pack(head_dim, tokens, b.data(), tokens, 1, panels.data());
        Guarded scores(rows * tokens, random), same(rows * tokens);
        WaitingRows waiting{scores.data(), tokens, rows, tokens, same.data()};
        level->product(rows, head_dim, a.data(), head_dim, panels.data(), tokens, nullptr, c.data(), tokens, nullptr, 0,
                       -1, &waiting);
        CHECK_MESSAGE(waiting.row == waiting.rows, level->name, " ", waiting.row);
    }
}
