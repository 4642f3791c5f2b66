// SPDX-License-Identifier: GPL-3.0-or-later
// Which matrix a head reads, and whose tokens stand beside rows and columns, where keys are shared or a memory's.
#include "core/matrix/matrixaxes.h"

#include "core/io/scene/scenefile.h"

#include "tests/core/support/explained.h"

using namespace attn;

namespace {

Computed computedOf(const char* text)
{
    auto scene = parseScene(text);
    REQUIRE_MESSAGE(scene, (scene ? "" : scene.error().message));
    const test::Explained layer(std::move(*scene), "reference");
    return {layer.scene, layer.realized, layer.trace};
}

Computed sharedKeys()
{
    return computedOf(R"({"format": "attnscope-scene/1", "tokens": [["a", "b", "c"]],
        "draws": [{"op": "manual_seed", "seed": "1"}, {"op": "rand", "out": "x", "shape": [3, 4]},
                   {"op": "rand", "out": "W_query", "shape": [4, 8]}, {"op": "rand", "out": "W_key", "shape": [4, 4]},
                   {"op": "rand", "out": "W_value", "shape": [4, 4]}],
        "config": {"projection": "param", "scale": "sqrt_head_dim", "num_heads": 4, "num_kv_heads": 2, "d_in": 4,
                   "d_out": 8, "heads_off": [1, 2, 3]}})");
}

} // namespace

TEST_CASE("A head reads its own matrix, or the one that it shares")
{
    const Computed computed = sharedKeys();
    const TensorMatrix keys = tensorMatrix(computed, *computed.trace->find("k"));
    CHECK(keys.heads == 2);
    CHECK(keys.layerHeads() == 4);
    CHECK(keys.ownHead(0) == 0);
    CHECK(keys.ownHead(1) == 0);
    CHECK(keys.ownHead(2) == 1);
    CHECK(keys.ownHead(3) == 1);
    CHECK(keys.ownHead(9) == 1);
    CHECK(keys.firstReader(1) == 2);
    CHECK(keys.firstPlane(0, 1) == 0);
    CHECK(keys.firstPlane(0, 2) == 1);
    const TensorMatrix queries = tensorMatrix(computed, *computed.trace->find("q"));
    CHECK(queries.ownHead(2) == 2);
    CHECK(queries.layerHeads() == 4);
    CHECK(queries.firstPlane(0, 3) == 3);
    // A shared matrix is off with the last of its readers.
    CHECK_FALSE(isHeadOff(computed, keys, 0));
    CHECK(isHeadOff(computed, keys, 1));
    CHECK(isHeadOff(computed, queries, 1));
}

TEST_CASE("Keys of a memory carry the memory's tokens")
{
    const Computed computed = computedOf(R"({"format": "attnscope-scene/1", "tokens": [["der", "Hund"]],
        "memory_tokens": [["the", "dog", "the"]],
        "draws": [{"op": "manual_seed", "seed": "1"}, {"op": "rand", "out": "x", "shape": [2, 4]},
                   {"op": "rand", "out": "m", "shape": [3, 5]}, {"op": "rand", "out": "W_query", "shape": [4, 4]},
                   {"op": "rand", "out": "W_key", "shape": [5, 4]}, {"op": "rand", "out": "W_value", "shape": [5, 4]}],
        "config": {"projection": "param", "scale": "sqrt_head_dim", "num_heads": 2, "d_in": 4, "d_out": 4, "memory": "m",
                   "d_memory": 5}})");
    const auto rows = [&](const char* name) { return rowNames(computed, *computed.trace->find(name), 0); };
    const auto columns = [&](const char* name) { return columnNames(computed, *computed.trace->find(name), 0); };
    const std::vector<std::string> queries = {"der", "Hund"}, keys = {"the 0", "dog", "the 2"};
    CHECK(rows("scores") == queries);
    CHECK(columns("scores") == keys);
    CHECK(rows("weights") == queries);
    CHECK(columns("weights") == keys);
    CHECK(rows("q") == queries);
    CHECK(rows("k") == keys);
    CHECK(rows("v") == keys);
    CHECK(rows("m") == keys);
    CHECK(rows("x") == queries);
    CHECK(rows("context") == queries);
    const TensorMatrix memory = tensorMatrix(computed, *computed.trace->find("m"));
    CHECK(memory.columnMeaning == AxisMeaning::Dimension);
    CHECK(axisWords(AxisMeaning::Query).down.starts_with("Rows: queries"));
    CHECK(axisWords(AxisMeaning::Key).across.starts_with("Columns: keys"));
    CHECK(axisWords(AxisMeaning::Key).labeled == "key %1");
}
