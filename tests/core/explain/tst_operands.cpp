// SPDX-License-Identifier: GPL-3.0-or-later
// The operands that stand beside a matrix are what its cells are explained by, in every stage and configuration.
#include "core/base/strides.h"
#include "core/explain/operands.h"
#include "core/layer/trace.h"

#include "tests/core/support/explained.h"
#include "tests/core/support/samplescenes.h"
#include "tests/core/support/scenes.h"

#include <algorithm>
#include <set>

using namespace attn;
using test::Explained;

namespace {

using Place = std::pair<std::string, std::int64_t>;

Place placeOf(const Explained& layer, const CellRef& cell)
{
    return {cell.tensor, flatIndex(layer.trace->find(cell.tensor)->shape, cell.index)};
}

// All of the matrix that `cell` stands in.
OperandsAsked askedFor(const TracedTensor& tensor, std::int64_t flat)
{
    const MatrixShape matrix = matrixShape(tensor.shape);
    const std::int64_t size = matrix.rows * matrix.columns;
    OperandsAsked asked{tensor.name,           flat / size * size, matrix.columns,      flat % size / matrix.columns,
                        flat % matrix.columns, {0, matrix.rows},   {0, matrix.columns}, {}};
    return asked;
}

void check(const Explained& layer, const TracedTensor& tensor, const CellRef& cell, std::set<std::string>& products)
{
    const std::int64_t flat = flatIndex(tensor.shape, cell.index);
    const Explanation explanation = layer.at(cell);
    OperandsAsked asked = askedFor(tensor, flat);
    asked.shownTerms = {0, operandTerms(layer.scene, *layer.realized, asked)};
    const CellOperands operands = operandsOf(layer.scene, *layer.realized, asked);
    CAPTURE(tensor.name);
    CAPTURE(flat);
    std::multiset<Place> wanted, found;
    for (const CellRef& input : inputsOf(explanation))
        wanted.insert(placeOf(layer, input));
    if (operands.layout == CellOperands::Layout::Product) {
        products.insert(tensor.name);
        for (std::int64_t term = 0; term < asked.shownTerms.count; ++term) {
            if (operands.left)
                found.emplace(operands.left->tensor, operands.left->at(asked.row, term));
            if (operands.top)
                found.emplace(operands.top->tensor, operands.top->at(term, asked.column));
        }
    }
    const bool row = readsWholeRow(explanation.operation);
    for (const OperandBlock& block : operands.above) {
        // A weight or a sink beside the row enters once.
        const bool all = row && !(explanation.beside && block.tensor == explanation.beside->input.tensor);
        for (std::int64_t column = all ? 0 : asked.column; column < (all ? block.columns : asked.column + 1); ++column)
            if (block.at(0, column) >= 0)
                found.emplace(block.tensor, block.at(0, column));
    }
    const bool of_all_heads =
        explanation.operation == Operation::Norm && std::ssize(explanation.terms) > tensor.shape.back();
    if (explanation.by_column || explanation.operation == Operation::SinkShare || of_all_heads)
        CHECK(operands.layout == CellOperands::Layout::None);
    else
        CHECK((found == wanted));
}

} // namespace

TEST_CASE("what is beside a matrix is what explains its cells")
{
    std::set<std::string> products;
    for (std::uint64_t number = 0; number < 300; ++number) {
        const Explained layer(test::randomScene(number), "cpu");
        CAPTURE(number);
        test::Dice dice(number);
        for (const TracedTensor& tensor : layer.trace->tensors()) {
            const CellRef cell = dice.cellOf(tensor);
            if (!layer.scene.edits.contains(tensor.name, cell.index))
                check(layer, tensor, cell, products);
        }
    }
    for (const char* name : {"q", "scores", "head_context", "output", "qkv", "row_sums"})
        CHECK_MESSAGE(products.contains(name), name);
}

TEST_CASE("a part of the operands is that part")
{
    Scene scene = test::randomScene(0);
    for (std::uint64_t number = 1; scene.config.stage != Stage::Attention; ++number)
        scene = test::randomScene(number, {2, 9, 6, 3, 4});
    const Explained layer(scene, "cpu");
    OperandsAsked asked = askedFor(*layer.trace->find("scores"), 0);
    asked.shownTerms = {0, operandTerms(layer.scene, *layer.realized, asked)};
    const CellOperands whole = operandsOf(layer.scene, *layer.realized, asked);
    REQUIRE(asked.shownRows.count > 1);
    asked.shownRows = asked.shownColumns = {1, asked.shownRows.count - 1};
    asked.shownTerms = {asked.shownTerms.count - 1, 1};
    const CellOperands part = operandsOf(layer.scene, *layer.realized, asked);
    for (std::int64_t i = 0; i < asked.shownRows.count; ++i) {
        CHECK(part.left->at(i, 0) == whole.left->at(i + 1, asked.shownTerms.from));
        CHECK(part.top->at(0, i) == whole.top->at(asked.shownTerms.from, i + 1));
    }
}
