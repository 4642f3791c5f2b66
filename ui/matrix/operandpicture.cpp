// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/matrix/operandpicture.h"

#include "ui/matrix/ghost.h"
#include "ui/matrix/tensormatrix.h"

#include <algorithm>
#include <limits>
#include <map>

namespace attn {
namespace {

// The maps that a block has its cells from, by head.
class Sources {
public:
    Sources(const Computed& computed, const std::string& tensor, const MatrixOf& matrixOf)
        : m_matrix(tensorMatrix(computed, *computed.trace->find(tensor))), m_tensor(tensor), m_matrixOf(matrixOf)
    {
    }

    // Null where the map of its head is too large.
    const HeldMatrixPtr& of(std::int64_t flat)
    {
        const int head = int(flat / size() % m_matrix.heads);
        const auto found = m_maps.find(head);
        return (found != m_maps.end() ? found : m_maps.emplace(head, m_matrixOf(m_tensor, head)).first)->second;
    }
    Cell cellOf(std::int64_t flat) const
    {
        return {int(flat % size() / m_matrix.columns), int(flat % m_matrix.columns)};
    }
    const TensorMatrix& matrix() const { return m_matrix; }

private:
    std::int64_t size() const { return m_matrix.rows * m_matrix.columns; }

    TensorMatrix m_matrix;
    std::string m_tensor;
    const MatrixOf& m_matrixOf;
    std::map<int, HeldMatrixPtr> m_maps;
};

void append(HeldMatrix& data, const HeatmapData* from, Cell cell)
{
    data.values.push_back(from ? from->value(cell) : std::numeric_limits<float>::quiet_NaN());
    data.marks.push_back(from ? from->mark(cell) : CellMark::Pending);
    data.edited.push_back(from && from->isEdited(cell));
}

// The cells of a block out of their maps; null where one of these is too large.
std::shared_ptr<HeldMatrix> gathered(const OperandBlock& block, Sources& sources)
{
    HeldMatrixPtr any;
    for (const std::int64_t flat : block.cells) {
        if (flat < 0)
            continue;
        any = sources.of(flat);
        if (!any)
            return nullptr;
    }
    if (!any)
        return nullptr;
    auto data = std::make_shared<HeldMatrix>(HeatmapFrame(*any));
    data->rows = int(block.rows);
    data->columns = int(block.columns);
    data->rowLabels.clear();
    data->columnLabels.clear();
    data->rowRanges.clear();
    auto other = std::make_shared<HeldMatrix>(*data);
    bool moved = false;
    for (const std::int64_t flat : block.cells) {
        const HeldMatrixPtr from = flat < 0 ? nullptr : sources.of(flat);
        const Cell cell = flat < 0 ? Cell() : sources.cellOf(flat);
        append(*data, from.get(), cell);
        append(*other, from && from->other() ? from->other() : from.get(), cell);
        moved = moved || (from && from->other());
    }
    data->finishedRows = std::ranges::any_of(data->marks, isUnfinished) ? 0 : data->rows;
    if (moved)
        data->ghostOf = std::move(other);
    return data;
}

OperandSpan around(std::int64_t all, std::int64_t shown, std::int64_t at)
{
    shown = std::min(shown, all);
    return {std::clamp<std::int64_t>(at - shown / 2, 0, all - shown), shown};
}

OperandsAsked askedFor(const Computed& computed, const OperandsOfCell& asked)
{
    const TensorMatrix matrix = tensorMatrix(computed, *computed.trace->find(asked.tensor));
    const std::int64_t plane = matrix.firstPlane(asked.batch, asked.head);
    OperandsAsked question{
        asked.tensor, plane / matrix.planes * matrix.rows * matrix.columns, matrix.columns, 0, 0, {}, {}, {}};
    if (asked.cell) {
        question.row = std::clamp<std::int64_t>(asked.cell->row, 0, matrix.rows - 1);
        question.column = std::clamp<std::int64_t>(asked.cell->column, 0, matrix.columns - 1);
    }
    return question;
}

OperandsAsked windowed(const OperandsAsked& question, const OperandCounts& all, const OperandCounts& shown,
                       std::int64_t term)
{
    OperandsAsked window = question;
    window.shownRows = pageOf(all.rows, shown.rows, question.row);
    window.shownColumns = pageOf(all.columns, shown.columns, question.column);
    window.shownTerms = around(all.terms, shown.terms, term);
    return window;
}

// "dimension 0", "key journey": of the terms of a block, whose cells they change along its rows or its columns.
QStringList termNames(const OperandBlock& block, bool across, Sources& sources, bool* alongColumns)
{
    const std::int64_t terms = across ? block.columns : block.rows;
    const auto cell = [&](std::int64_t term) { return sources.cellOf(across ? block.at(0, term) : block.at(term, 0)); };
    const bool columns = terms < 2 ? across : cell(0).column != cell(1).column;
    if (alongColumns)
        *alongColumns = columns;
    const HeldMatrixPtr source = sources.of(block.cells.front());
    const AxisMeaning meaning = columns ? source->columnMeaning : source->rowMeaning;
    QStringList names;
    for (std::int64_t term = 0; term < terms; ++term)
        names << axisLabel(meaning, columns ? source->columnLabels.value(cell(term).column)
                                            : source->rowLabels.value(cell(term).row));
    return names;
}

QString shapeText(std::int64_t rows, std::int64_t columns) { return QStringLiteral("[%1, %2]").arg(rows).arg(columns); }

} // namespace

QString plainName(const Computed& computed, std::string tensor)
{
    const std::vector<StageTensor>& stages = computed.realized->plan.stages;
    const StageTensor* stage = findStage(stages, tensor);
    while (stage && stage->operation == Operation::Copy && !stage->onCard() && findStage(stages, stage->from)) {
        tensor = stage->from;
        stage = findStage(stages, tensor);
    }
    return QString::fromStdString(tensor);
}

// Without projections, queries, keys and values are x itself.
static QString operandName(const Computed& computed, const std::string& tensor)
{
    const StageTensor* stage = findStage(computed.realized->plan.stages, tensor);
    return stage && stage->operation == Operation::Copy && stage->from == "x" ? QStringLiteral("x")
                                                                              : plainName(computed, tensor);
}

OperandSpan pageOf(std::int64_t all, std::int64_t shown, std::int64_t at)
{
    shown = std::clamp<std::int64_t>(shown, 1, std::max<std::int64_t>(all, 1));
    return {std::max<std::int64_t>(std::min(at / shown * shown, all - shown), 0), std::min(shown, all)};
}

OperandCounts operandCounts(const Computed& computed, const OperandsOfCell& asked)
{
    const TensorMatrix matrix = tensorMatrix(computed, *computed.trace->find(asked.tensor));
    return {matrix.rows, matrix.columns, operandTerms(computed.scene, *computed.realized, askedFor(computed, asked))};
}

CellOperands operandsShown(const Computed& computed, const OperandsOfCell& asked, const OperandCounts& shown)
{
    const OperandCounts all = operandCounts(computed, asked);
    return operandsOf(computed.scene, *computed.realized, windowed(askedFor(computed, asked), all, shown, 0));
}

OperandPicture operandPicture(const Computed& computed, const OperandsOfCell& asked, const OperandCounts& shown,
                              std::optional<std::int64_t> made, const MatrixOf& matrixOf, std::string* tooLarge)
{
    OperandPicture picture;
    picture.all = operandCounts(computed, asked);
    const OperandsAsked window =
        windowed(askedFor(computed, asked), picture.all, shown, std::max<std::int64_t>(made.value_or(1) - 1, 0));
    const CellOperands operands = operandsOf(computed.scene, *computed.realized, window);
    const auto map = [&](const OperandBlock& block) {
        Sources sources(computed, block.tensor, matrixOf);
        std::shared_ptr<HeldMatrix> data = gathered(block, sources);
        if (!data && tooLarge && tooLarge->empty() &&
            std::ranges::any_of(block.cells, [](auto cell) { return cell >= 0; }))
            *tooLarge = block.tensor;
        return data;
    };

    OperandBlock own{asked.tensor, window.shownRows.count, window.shownColumns.count, {}};
    for (std::int64_t row = window.shownRows.from; row < window.shownRows.end(); ++row)
        for (std::int64_t column = window.shownColumns.from; column < window.shownColumns.end(); ++column)
            own.cells.push_back(window.first + row * window.columns + column);
    const HeldMatrixPtr whole = matrixOf(asked.tensor, asked.head);
    const auto result = map(own);
    if (!result || !whole || operands.layout == CellOperands::Layout::None)
        return picture;
    result->rowLabels = whole->rowLabels.mid(window.shownRows.from, window.shownRows.count);
    result->columnLabels = whole->columnLabels.mid(window.shownColumns.from, window.shownColumns.count);
    const auto note = [](QString& title, std::int64_t shown, std::int64_t all) {
        if (shown < all)
            title = QObject::tr("%1, %2 of %3 shown").arg(title, formatCount(shown), formatCount(all));
    };
    note(result->columnTitle, window.shownColumns.count, picture.all.columns);
    note(result->rowTitle, window.shownRows.count, picture.all.rows);
    picture.result = result;
    picture.origin = {int(window.shownRows.from), int(window.shownColumns.from)};
    picture.firstTerm = window.shownTerms.from;

    if (operands.top) {
        const auto top = map(*operands.top);
        if (!top)
            return picture;
        Sources sources(computed, operands.top->tensor, matrixOf);
        picture.termNames = termNames(*operands.top, false, sources, &picture.topTurned);
        top->shape = shapeText(picture.all.terms, picture.all.columns);
        picture.top = top;
    }
    if (operands.left) {
        const auto left = map(*operands.left);
        if (!left)
            return picture;
        Sources sources(computed, operands.left->tensor, matrixOf);
        picture.termNames = termNames(*operands.left, true, sources, nullptr);
        left->shape = shapeText(picture.all.rows, picture.all.terms);
        picture.left = left;
    }
    for (const OperandBlock& block : operands.above)
        if (const auto row = map(block))
            picture.above.push_back(row);
    if (tooLarge && !tooLarge->empty())
        return picture;
    picture.names = {operands.left ? operandName(computed, operands.left->tensor) : QString(),
                     operands.top ? operandName(computed, operands.top->tensor) : QString()};
    for (const OperandBlock& block : operands.above)
        picture.names << plainName(computed, block.tensor);
    picture.layout = operands.layout;
    picture.operation = operands.operation;
    if (asked.cell) {
        picture.at = Cell{int(window.row - window.shownRows.from), int(window.column - window.shownColumns.from)};
        const CellMark mark = picture.result->mark(*picture.at);
        picture.made = made ? *made : mark == CellMark::Pending ? 0 : picture.allTerms();
        picture.stepping = made.has_value();
    }
    return picture;
}

} // namespace attn
