// SPDX-License-Identifier: GPL-3.0-or-later
// What a cache holds and saves, counted by hand.
#include "core/decode/decodable.h"
#include "core/decode/work.h"

#include "tests/core/support/samplescenes.h"
#include "tests/core/support/tracescenes.h"

#include <doctest/doctest.h>

using namespace attn;

namespace {

Computed computedOf(const Scene& scene)
{
    const auto parameters = realized(scene);
    return Computed(scene, parameters, run(*parameters, **backendNamed("cpu")));
}

} // namespace

TEST_CASE("bytes of a cache")
{
    CHECK(cacheBytes(4, 2, 4, 4) == 256); // key and value heads shared by all of 8
    CHECK(cacheBytes(4, 8, 4, 4) == 1024);
    CHECK(cacheBytes(4, 1, 4, 4) == 128);
    CHECK(32 * cacheBytes(8192, 8, 128, 4) == 2147483648);
    CHECK(cacheBytes(0, 8, 4, 4) == 0);
}

TEST_CASE("multiply-adds of a token, and of all tokens")
{
    const LayerWidths widths{3, 8, 2, 4, 0};
    const TokenWork fourth = workOfToken(widths, 4);
    CHECK(fourth == TokenWork{144, 128, 128, 0}); // 3 (32 + 8 + 8); 8 heads of 4 keys of 4 numbers
    CHECK(fourth.total() == 400);
    std::int64_t all = 0;
    for (const std::int64_t seen : {1, 2, 3, 4})
        all += workOfToken(widths, seen).total();
    CHECK(all == 1216); // 4 · 144 + (1 + 2 + 3 + 4) 64
}

TEST_CASE("the widths are those of the layer")
{
    const LayerWidths grouped = widthsOf(*realized(lessonScene("today.01.grouped")));
    CHECK(grouped.heads > grouped.key_heads);
    CHECK(grouped.in > 0);
    const LayerWidths joined = widthsOf(*realized(lessonScene("000.mha")));
    CHECK(joined.out == 2);
    CHECK(workOfToken(joined, 1).output == joined.heads * joined.head_dim * joined.out);
    Scene plain = plainScene();
    CHECK(widthsOf(*realized(plain)).in == 0); // q = k = v = x: nothing is multiplied
}

TEST_CASE("a causal mask keeps every row, a window those that are still seen")
{
    const CacheRows causal = cacheRows(computedOf(lessonScene("000.causal.neg_inf")), 0);
    CHECK(causal.seen == std::vector<std::int64_t>{1, 2, 3, 4, 5, 6});
    CHECK(causal.held == causal.seen);
    Scene scene = lessonScene("000.causal.neg_inf");
    scene.config.mask.kind = MaskKind::SlidingWindow;
    scene.config.mask.window = 3;
    CHECK(cacheRows(computedOf(scene), 0).held == std::vector<std::int64_t>{1, 2, 3, 3, 3, 3});
    scene.config.mask.global = 1; // the first one stays
    const CacheRows window = cacheRows(computedOf(scene), 0);
    CHECK(window.seen == std::vector<std::int64_t>{1, 2, 3, 4, 4, 4});
    CHECK(window.held == window.seen);
}
