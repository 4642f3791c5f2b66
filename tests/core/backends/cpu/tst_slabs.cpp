// SPDX-License-Identifier: GPL-3.0-or-later
// Memory of computed layers: blocks of any size keep what is written into them while others come and go, and what is left
// of layers of other sizes goes back to the system.
#include "core/backends/cpu/bufferpool.h"
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
    CHECK(Slabs::hold(3 * mib));
    CHECK_FALSE(Slabs::hold(4 * mib));
}

TEST_CASE("a slab is idle when none of its blocks is in use, and is gone when it is dropped")
{
    Slabs slabs;
    CHECK(slabs.idle() == nullptr);
    std::vector<void*> blocks;
    for (int i = 0; i < 12; ++i) // ten fill a slab
        blocks.push_back(slabs.cut(3 * mib));
    CHECK(slabs.idle() == nullptr);
    for (int i = 0; i < 10; ++i)
        slabs.setUsed(blocks[i], 3 * mib, false);
    void* const idle = slabs.idle();
    REQUIRE(idle != nullptr);
    for (int i = 0; i < 12; ++i)
        CHECK(slabs.isInside(idle, blocks[i]) == (i < 10));

    slabs.setUsed(blocks[2], 3 * mib, true);
    CHECK(slabs.idle() == nullptr);
    slabs.setUsed(blocks[2], 3 * mib, false);
    CHECK(slabs.drop(idle) == 30 * mib);
    CHECK(slabs.idle() == nullptr);

    slabs.setUsed(blocks[10], 3 * mib, false);
    slabs.setUsed(blocks[11], 3 * mib, false);
    CHECK(slabs.drop(slabs.idle()) == 6 * mib);
    CHECK(slabs.cut(64 * kib) != nullptr); // the one that blocks were cut from is gone, too
}

TEST_CASE(
    "a pool that rests holds little beside what is in use, also of what comes back meanwhile, until something is taken")
{
    for (const std::int64_t floats : {262144, 4194304}) { // in slabs, and in pages of their own
        CAPTURE(floats);
        const std::size_t before = BufferPool::bytesOfAll(), bytes = static_cast<std::size_t>(floats) * sizeof(float);
        const auto pool = std::make_shared<BufferPool>();
        const auto take = [&](int blocks) {
            std::vector<Buffer> layer;
            for (int i = 0; i < blocks; ++i)
                layer.push_back(pool->floats(floats));
            return layer;
        };
        const int blocks = static_cast<int>(256 * mib / bytes);
        std::vector<Buffer> shown = take(blocks);
        const std::vector<Buffer> small = take(1);
        take(blocks); // of the layer after it
        CHECK(BufferPool::bytesOfAll() - before > 500 * mib);
        pool->rest();
        CHECK(BufferPool::bytesOfAll() - before < (256 + 256 / 8 + 32 + 40) * mib);
        shown.clear();
        CHECK(BufferPool::bytesOfAll() - before < 80 * mib);
        take(blocks);
        CHECK(BufferPool::bytesOfAll() - before > 250 * mib); // a computation recycles again
    }
}

TEST_CASE("the bytes of all pools are those that are held, and none after the last")
{
    const std::size_t before = BufferPool::bytesOfAll();
    {
        const auto pool = std::make_shared<BufferPool>();
        const Buffer kept = pool->floats(1000), other = pool->floats(262144), third = pool->floats(4194304);
        CHECK(BufferPool::bytesOfAll() - before == kept.bytes() + other.bytes() + third.bytes());
    }
    CHECK(BufferPool::bytesOfAll() == before);
}

#if defined(__linux__) && !defined(__SANITIZE_ADDRESS__) // which holds on to what is freed
namespace {

std::size_t residentBytes()
{
    long all = 0, pages = 0;
    std::FILE* const file = std::fopen("/proc/self/statm", "r");
    REQUIRE(file);
    REQUIRE(std::fscanf(file, "%ld %ld", &all, &pages) == 2);
    std::fclose(file);
    return static_cast<std::size_t>(pages) * 4 * kib;
}

// Blocks of `floats` numbers, written to: of one layer.
std::vector<Buffer> layerOf(BufferPool& pool, int blocks, std::int64_t floats)
{
    std::vector<Buffer> layer;
    for (int i = 0; i < blocks; ++i) {
        layer.push_back(pool.floats(floats));
        std::fill_n(layer.back().floats(), floats, 1.0f);
    }
    return layer;
}

} // namespace

TEST_CASE("layers of ever other sizes do not pile up")
{
    const auto pool = std::make_shared<BufferPool>();
    const std::size_t before = residentBytes();
    for (int round = 0; round < 60; ++round)
        layerOf(*pool, 24, 262144 + 1024 * round); // some 24 MiB
    CHECK(residentBytes() - before < 200 * mib);
}

TEST_CASE("a pool that is closed keeps nothing, before and after")
{
    for (const std::int64_t floats : {262144, 4194304}) { // in slabs, and in pages of their own
        const std::size_t before = residentBytes();
        const auto pool = std::make_shared<BufferPool>();
        layerOf(*pool, 4, floats);
        const std::vector<Buffer> kept = layerOf(*pool, 1, 1000);
        {
            const std::vector<Buffer> late = layerOf(*pool, 3, floats);
            pool->close();
        }
        CHECK(residentBytes() < before + 512 * kib);
    }
}
#endif
