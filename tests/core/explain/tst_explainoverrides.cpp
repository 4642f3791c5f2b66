// SPDX-License-Identifier: GPL-3.0-or-later
// A number that was put in the place of a computed one says both: what it is and what it would be.
#include "core/explain/equation.h"
#include "core/io/text/explanationjson.h"
#include "tests/core/support/explained.h"
#include "tests/core/support/samplescenes.h"
#include "tests/core/support/scenes.h"

using namespace attn;
using test::Explained;
using test::named;
using test::same;

TEST_CASE("of a pinned cell the terms say what it would be, whatever the tensor")
{
    for (std::uint64_t number = 0; number < 200; ++number) {
        const Scene plain = test::randomScene(number, {2, 9, 9, 3, 4});
        const Scene scene = test::withOverrides(plain, number);
        const Explained layer(scene, "reference");
        CAPTURE(number);
        for (const EditList::Entry& pinned : scene.overrides.inOrder()) {
            const Explanation found = layer.at(CellRef{pinned.tensor, pinned.index});
            CAPTURE(named(found.cell));
            CHECK(found.overridden);
            CHECK(same(found.value, pinned.value));
            CHECK(found.note.starts_with("pinned to "));
            Scene without = scene; // of this one alone
            without.overrides.remove(pinned.tensor, pinned.index);
            const Explained before(without, "reference");
            CHECK(same(found.result, before.value(found.cell)));
            CHECK(!before.at(found.cell).overridden);
        }
    }
}

TEST_CASE("a pinned score is explained in words: what it is, and what it would be")
{
    Scene scene = linearScene();
    scene.overrides.add({"scores", {0, 0, 3, 1}, 3.5f});
    const Explained layer(scene, "cpu");
    const Explanation found = layer.at("scores[3,1]");
    CHECK((found.operation == Operation::Product));
    CHECK(found.terms.size() == 2);
    const std::string computed = equationText(Explained(linearScene(), "cpu").at("scores[3,1]"));
    const std::size_t sign = computed.find(" = ");
    CHECK(equationText(found) == "scores[0,0,3,1] = 3.5000 (pinned; computed: " + computed.substr(sign + 3) + ")");
    const std::string json = explanationJson(found, equationText(found));
    CHECK(json.find("\"overridden\": true") != std::string::npos);
    CHECK(json.find("\"value\": 3.5") != std::string::npos);
    CHECK(json.find("\"note\": \"pinned to 3.5, computed ") != std::string::npos);
    CHECK(equationTorch(found).find(" = 3.5000, overridden; computed ") != std::string::npos);
    CHECK(layer.at("scaled[3,1]").terms[0].value == 3.5);
}

TEST_CASE("a dropped weight whose keep bit is pinned is not explained by its draw")
{
    Scene scene = linearScene();
    const auto drawn = realized(scene)->keep;
    scene.overrides.add({"keep", {0, 0, 3, 1}, drawn->kept(19) ? 0.0f : 1.0f});
    const Explained layer(scene, "cpu");
    const Explanation keep = layer.at("keep[3,1]"), dropped = layer.at("dropped[3,1]");
    CHECK(keep.result == drawn->kept(19));
    CHECK(keep.value != keep.result);
    CHECK(dropped.draw->overridden);
    CHECK(same(dropped.result, layer.value(dropped.cell)));
    CHECK(dropped.note == "the keep value of this cell is pinned");
    CHECK(equationText(dropped).find(" because the keep value is pinned = ") != std::string::npos);
}

TEST_CASE("a key that is allowed by hand is not said to be masked")
{
    Scene scene = linearScene();
    scene.config.mask = {MaskKind::Causal, MaskApply::FillNegInf, ""};
    scene.overrides = EditList({{"allowed", {2, 5}, 1}, {"allowed", {2, 1}, 0}});
    const Explained layer(scene, "cpu");
    CHECK(std::isfinite(layer.at("masked[2,5]").value));
    CHECK(layer.at("masked[2,5]").note == "the mask is pinned for key 5");
    CHECK(layer.at("masked[2,1]").value == -HUGE_VAL);
    CHECK(layer.at("masked[2,1]").note == "the mask is pinned for key 1");
    CHECK(layer.at("allowed[2,5]").note == "pinned to 1, computed 0");
    CHECK(layer.at("masked[2,4]").note == "key 4 comes after query 2, so it is masked");
}
