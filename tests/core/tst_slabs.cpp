// SPDX-License-Identifier: GPL-3.0-or-later
// Memory of computed layers: blocks of any size keep what is written into them while others come and go, and what is left
// of layers of other sizes goes back to the system.
#include "core/backends/cpu/buffers.h"
#include "core/backends/cpu/slabs.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <random>
#include <vector>

using namespace attn::cpu;

namespace {

constexpr std::size_t kib = 1024, mib = 1024 * kib;

struct Marked {
    Buffer buffer;
    std::int64_t count;
    float mark;

    bool intact() const
    {
        return std::all_of(buffer.floats(), buffer.floats() + count, [this](float number) { return number == mark; });
    }
};

} // namespace

TEST_CASE("blocks of the pool are aligned and their own, whatever is taken and given back meanwhile")
{
    std::mt19937 random(3);
    const auto pool = std::make_shared<BufferPool>();
    const std::int64_t sizes[] = {1, 100, 16000, 16368, 16369, 17000, 60000, 260000, 524000, 2097000, 2097200};
    std::vector<Marked> held;
    for (int round = 0; round < 600; ++round) {
        if (held.size() > 12 || (!held.empty() && random() % 2)) {
            const auto at = held.begin() + random() % held.size();
            CHECK(at->intact());
            held.erase(at);
            continue;
        }
        const std::int64_t count = sizes[random() % std::size(sizes)];
        held.push_back({pool->floats(count), count, static_cast<float>(round)});
        CHECK(reinterpret_cast<std::uintptr_t>(held.back().buffer.floats()) % 64 == 0);
        std::fill_n(held.back().buffer.floats(), count, held.back().mark);
    }
    CHECK(std::ranges::all_of(held, &Marked::intact));
}

TEST_CASE("only blocks between the heap's and those with pages of their own are cut from slabs")
{
    CHECK_FALSE(Slabs::hold(60 * kib));
    CHECK(Slabs::hold(64 * kib));
    CHECK(Slabs::hold(7 * mib));
    CHECK_FALSE(Slabs::hold(8 * mib));
}

TEST_CASE("a slab is idle when none of its blocks is in use, and is gone when it is dropped")
{
    Slabs slabs;
    CHECK(slabs.idle() == nullptr);
    std::vector<void*> blocks;
    for (int i = 0; i < 6; ++i) // four fill a slab
        blocks.push_back(slabs.cut(7 * mib));
    CHECK(slabs.idle() == nullptr);
    for (int i = 0; i < 4; ++i)
        slabs.setUsed(blocks[i], 7 * mib, false);
    void* const idle = slabs.idle();
    REQUIRE(idle != nullptr);
    for (int i = 0; i < 6; ++i)
        CHECK(slabs.isInside(idle, blocks[i]) == (i < 4));

    slabs.setUsed(blocks[2], 7 * mib, true);
    CHECK(slabs.idle() == nullptr);
    slabs.setUsed(blocks[2], 7 * mib, false);
    CHECK(slabs.drop(idle) == 28 * mib);
    CHECK(slabs.idle() == nullptr);

    slabs.setUsed(blocks[4], 7 * mib, false);
    slabs.setUsed(blocks[5], 7 * mib, false);
    CHECK(slabs.drop(slabs.idle()) == 14 * mib);
    CHECK(slabs.cut(64 * kib) != nullptr); // the one that blocks were cut from is gone, too
}

#ifdef __linux__
TEST_CASE("layers of ever other sizes do not pile up")
{
    const auto pool = std::make_shared<BufferPool>();
    const auto resident = [] {
        long all = 0, pages = 0;
        std::FILE* const file = std::fopen("/proc/self/statm", "r");
        REQUIRE(file);
        REQUIRE(std::fscanf(file, "%ld %ld", &all, &pages) == 2);
        std::fclose(file);
        return static_cast<std::size_t>(pages) * 4 * kib;
    };
    const std::size_t before = resident();
    for (int round = 0; round < 60; ++round) { // each some 24 MiB
        std::vector<Buffer> layer;
        for (int i = 0; i < 24; ++i) {
            layer.push_back(pool->floats(262144 + 1024 * round));
            std::fill_n(layer.back().floats(), 262144, 1.0f);
        }
    }
    CHECK(resident() - before < 200 * mib);
}
#endif
