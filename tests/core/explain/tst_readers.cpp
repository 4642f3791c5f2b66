// SPDX-License-Identifier: GPL-3.0-or-later
// The cells that a number enters are exactly those that name it among their inputs.
#include "core/explain/formulas.h"
#include "core/lessons/lesson.h"
#include "tests/core/support/explained.h"
#include "tests/core/support/samplescenes.h"
#include "tests/core/support/scenes.h"

using namespace attn;
using test::Dice;
using test::Explained;
using test::named;

namespace {

bool contains(const std::vector<CellRef>& cells, const CellRef& cell)
{
    return std::ranges::find(cells, cell) != cells.end();
}

bool isInBlock(const CellRef& cell, const CellRef& block)
{
    if (cell.tensor != block.tensor || cell.index.size() != block.index.size())
        return false;
    for (std::size_t axis = 0; axis < cell.index.size(); ++axis)
        if (block.index[axis] >= 0 && block.index[axis] != cell.index[axis])
            return false;
    return true;
}

std::string listed(const std::vector<CellRef>& blocks)
{
    std::string text;
    for (const CellRef& block : blocks)
        text += (text.empty() ? "" : " ") + named(block);
    return text;
}

} // namespace

TEST_CASE("a formula has a letter for each axis of what it reads and makes")
{
    const auto lessons = sceneLessons();
    for (std::uint64_t number = 0; number < 3000 + lessons.size(); ++number) {
        const Scene scene =
            number < 3000 ? test::randomScene(number, {.batch = 2, .tokens = 5, .d_in = 8, .heads = 4, .head_dim = 4})
                          : *loadLesson(lessons[number - 3000]);
        const Explained layer(scene, "reference");
        CAPTURE(number);
        for (const Formula& formula : formulasOf(layer.scene, *layer.realized))
            for (const auto& each : {std::optional(formula.made), formula.term, formula.factor, formula.added,
                                     formula.decided_by, formula.beside}) {
                if (!each)
                    continue;
                CAPTURE(formula.made.tensor);
                CAPTURE(each->tensor);
                CHECK(each->axes.size() == each->view.size());
                CHECK(elementCount(each->view) ==
                      elementCount(layer.realized->find(each->tensor) ? layer.realized->at(each->tensor).shape()
                                   : layer.trace->find(each->tensor)  ? layer.trace->find(each->tensor)->shape
                                                                      : each->view));
            }
    }
}

TEST_CASE("what a recipe makes of x is read from x, which has no batch axis of its own")
{
    Scene scene = paramScene();
    scene.inputs.push_back({"ids", Tensor({2}, {1, 0}, Kind::Integer)});
    scene.draws.push_back(LinearFromT{"turned", "x"});
    scene.draws.push_back(Lookup{"x", "ids", "rows"});
    scene.draws.push_back(Stack{"x", "copies", 2});
    const Explained layer(scene, "cpu");
    const auto readers = layer.readers({"x", {0, 1, 2}});
    CAPTURE(listed(readers));
    CHECK(contains(readers, {"turned.weight", {2, 1}}));
    CHECK(contains(readers, {"rows", {0, 2}}));
    CHECK((contains(readers, {"copies", {0, 1, 2}}) && contains(readers, {"copies", {1, 1, 2}})));
    for (const CellRef& made :
         {CellRef{"turned.weight", {2, 1}}, CellRef{"rows", {0, 2}}, CellRef{"copies", {1, 1, 2}}}) {
        CAPTURE(named(made));
        CHECK(contains(inputsOf(layer.at(made)), {"x", {0, 1, 2}}));
    }
}

TEST_CASE("a cell's readers name it among their inputs, and its inputs name it among their readers")
{
    std::int64_t readers_checked = 0, inputs_checked = 0;
    for (std::uint64_t number = 0; number < 250; ++number) {
        const Scene scene = test::randomScene(number, {.batch = 3, .tokens = 9, .d_in = 12, .heads = 4, .head_dim = 6});
        const Explained layer(number % 4 ? scene : test::withOverrides(scene, number), "cpu");
        CAPTURE(number);
        Dice dice(number);
        for (const TracedTensor& tensor : layer.trace->tensors()) {
            const CellRef cell = dice.cellOf(tensor);
            CAPTURE(named(cell));
            for (const CellRef& block : layer.readers(cell)) {
                const CellRef reader = dice.cellIn(block, layer.trace->find(block.tensor)->shape);
                CAPTURE(named(reader));
                CHECK(contains(inputsOf(layer.at(reader)), cell));
                ++readers_checked;
            }
            if (layer.scene.overrides.contains(cell.tensor, cell.index))
                continue; // it reads nothing; its terms say what it would be
            const std::vector<CellRef> inputs = inputsOf(layer.at(cell));
            for (int i = 0; i < 4 && !inputs.empty(); ++i) {
                const CellRef& input = inputs[static_cast<std::size_t>(dice.below(std::ssize(inputs)))];
                CAPTURE(named(input));
                CHECK(std::ranges::any_of(layer.readers(input),
                                          [&](const CellRef& block) { return isInBlock(cell, block); }));
                ++inputs_checked;
            }
        }
    }
    CHECK(readers_checked > 2000);
    CHECK(inputs_checked > 5000);
    MESSAGE(readers_checked, " readers and ", inputs_checked, " inputs");
}

TEST_CASE("readers are blocks of the tensors made next")
{
    Scene scene = linearScene(true);
    scene.config.mask = {MaskKind::Causal, MaskApply::FillNegInf, ""};
    scene.config.cumulative = true;
    const Explained layer(scene, "cpu");
    const auto readers = [&](const char* cell) { return listed(layer.readers(*parseCellRef(*layer.trace, cell))); };
    CHECK(readers("x[0,3,1]") == "q[0,-1,3,-1] k[0,-1,3,-1] v[0,-1,3,-1]");
    CHECK(readers("W_key.weight[1,2]") == "k[-1,0,-1,1]");
    CHECK(readers("W_key.bias[1]") == "k[-1,0,-1,1]");
    CHECK(readers("q[0,0,3,1]") == "scores[0,0,3,-1]");
    CHECK(readers("k[0,0,3,1]") == "scores[0,0,-1,3]");
    CHECK(readers("scores[0,0,3,1]") == "scaled[0,0,3,1]");
    CHECK(readers("allowed[3,1]") == "masked[-1,-1,3,1]");
    CHECK(readers("masked[0,0,3,1]") == "weights[0,0,3,-1]");
    CHECK(readers("weights[0,0,3,1]") == "dropped[0,0,3,1]");
    CHECK(readers("keep[0,0,3,1]") == "dropped[0,0,3,1]");
    CHECK(readers("dropped[0,0,3,1]") == "head_context[0,0,3,-1] cumulative_context[0,0,3,2,-1]");
    CHECK(readers("v[0,0,3,1]") == "head_context[0,0,-1,1] cumulative_context[0,0,-1,4,1]");
    CHECK(readers("head_context[0,0,3,1]") == "context[0,3,1]");
    CHECK(readers("cumulative_context[0,0,3,5,1]") == "cumulative_context[0,0,3,6,1]");
    CHECK(readers("cumulative_context[0,0,3,6,1]") == "");
    CHECK(readers("context[0,3,1]") == "");
}

TEST_CASE("a looked up row is read by every token of that id, but not where a number was put in by hand")
{
    Scene scene = plainScene();
    scene.inputs = {{"ids", Tensor({1, 6}, {2, 0, 1, 2, 0, 2}, Kind::Integer)}};
    scene.draws = {ManualSeed{1}, Embedding{"embed", 3, 3, {}}, Lookup{"embed.weight", "ids", "x"}};
    scene.edits.set("x", {0, 3, 1}, 5);
    const Explained layer(scene, "cpu");
    const auto readers = [&](const char* cell) { return listed(layer.readers(*parseCellRef(*layer.trace, cell))); };
    CHECK(readers("embed.weight[2,1]") == "x[0,0,1] x[0,5,1]");
    CHECK(readers("embed.weight[2,0]") == "x[0,0,0] x[0,3,0] x[0,5,0]");
    CHECK(readers("ids[0,4]") == "x[0,4,0] x[0,4,1] x[0,4,2]");
    CHECK(readers("ids[0,3]") == "x[0,3,0] x[0,3,2]");
    CHECK((layer.at("x[0,5,1]").decided_by == CellRef{"ids", {0, 5}}));
}
