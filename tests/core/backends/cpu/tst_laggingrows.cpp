// SPDX-License-Identifier: GPL-3.0-or-later
// Matrices that lag behind come back with the newest numbers, and never while somebody reads them.
#include "core/backends/cpu/blocks.h"
#include "core/backends/cpu/kernels/kernels.h"
#include "core/backends/cpu/laggingrows.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace attn::cpu;

namespace {

constexpr std::int64_t rows = 5, columns = 4;

LaggingRows::Matrices matrices(BufferPool& pool)
{
    LaggingRows::Matrices made;
    for (int i = 0; i < 2; ++i) {
        made.push_back(std::make_shared<Buffer>(pool.floats(rows * columns)));
        std::fill_n(made.back()->floats(), rows * columns, float(i));
    }
    return made;
}

// The same with other numbers in one row.
LaggingRows::Matrices edited(BufferPool& pool, const LaggingRows::Matrices& from, std::int64_t row, float number)
{
    LaggingRows::Matrices made = matrices(pool);
    for (std::size_t i = 0; i < made.size(); ++i) {
        std::copy_n(from[i]->floats(), rows * columns, made[i]->floats());
        std::fill_n(made[i]->floats() + row * columns, columns, number);
    }
    return made;
}

} // namespace

TEST_CASE("matrices that are no longer read are brought up to date by the rows that changed")
{
    const auto pool = std::make_shared<BufferPool>();
    LaggingRows lagging;
    LaggingRows::Matrices first = matrices(*pool), second = edited(*pool, first, 1, 7),
                          third = edited(*pool, second, 3, 8);
    CHECK(lagging.take(1, first, columns).empty());
    lagging.add(first, 1, 2, 1);
    CHECK(lagging.take(2, second, columns).empty()); // still read
    lagging.add(second, 2, 3, 3);
    first.clear();
    const LaggingRows::Matrices taken = lagging.take(3, third, columns);
    REQUIRE(taken.size() == 2);
    for (std::size_t i = 0; i < taken.size(); ++i)
        CHECK(std::equal(third[i]->floats(), third[i]->floats() + rows * columns, taken[i]->floats()));
    second.clear();
    CHECK(lagging.take(9, third, columns).empty()); // of another computation
    CHECK(lagging.take(3, third, columns).empty()); // forgotten
}

TEST_CASE("the parts of a product cover it once, whatever its size")
{
    for (const std::int64_t all_rows : {0, 1, 6, 47, 100, 512, 1000, 5000})
        for (const std::int64_t all_columns : {1, 63, 64, 65, 768})
            for (const std::int64_t terms : {0, 1, 64, 768, 100'000})
                for (const int threads : {1, 2, 16}) {
                    const ProductParts parts = productParts(all_rows, terms, all_columns, threads, kernels());
                    std::int64_t cells = 0;
                    for (std::int64_t task = 0; task < parts.tasks(); ++task) {
                        CHECK(parts.rowsOf(task) > 0);
                        CHECK(parts.columnsOf(task) > 0);
                        CHECK(parts.firstColumn(task) % kernels().tile_columns == 0);
                        cells += parts.rowsOf(task) * parts.columnsOf(task);
                    }
                    CHECK(cells == all_rows * all_columns);
                }
}
