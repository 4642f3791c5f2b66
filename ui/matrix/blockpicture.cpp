// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/matrix/blockpicture.h"

#include "ui/kit/numbertext.h"
#include "ui/language/said.h"
#include "ui/matrix/colorrange.h"
#include "ui/matrix/stagecards.h"
#include "ui/matrix/tensormatrix.h"

#include <QObject>

#include <algorithm>
#include <cmath>

namespace attn {
namespace {

HeldMatrixPtr scaleOf(const Looks& looks, const ValueStats& stats, bool revealed)
{
    auto scale = std::make_shared<HeldMatrix>();
    ColorRange range = looks.range;
    if (range.mode == RangeMode::Row) // the rows of one are the columns of another
        range.mode = RangeMode::Head;
    applyColorRange(static_cast<HeatmapFrame&>(*scale), range, looks.colorMap, false, stats,
                    MatrixStats{stats, {}, {}});
    scale->digits = looks.digits;
    scale->rangeKnown = revealed;
    return scale;
}

// One number as the matrix of a picture of operands.
std::shared_ptr<HeldMatrix> matrixOf(const HeatmapFrame& frame, int rows, int columns)
{
    auto data = std::make_shared<HeldMatrix>(frame);
    data->rows = rows;
    data->columns = columns;
    return data;
}

void append(HeldMatrix& data, const BlockNumber& number, bool edited = false)
{
    const bool blank = number.mark == CellMark::Pending || number.mark == CellMark::Hidden;
    data.values.push_back(blank ? std::numeric_limits<float>::quiet_NaN() : float(number.value));
    data.marks.push_back(number.mark);
    data.edited.push_back(edited);
}

// The current sum, as shown below a matrix with its operands.
OperandPicture termsOf(const BlockPicture& picture)
{
    OperandPicture terms;
    const ProductBlock& block = picture.block;
    terms.all = {block.all.rows, block.all.columns, block.all.terms};
    terms.layout = CellOperands::Layout::Product;
    terms.operation = Operation::Product;
    terms.firstTerm = block.terms.from;
    terms.names = {picture.leftName, picture.topName, QObject::tr("added bias")};
    for (int layer = 0; layer < picture.layers(); ++layer)
        terms.termNames << layerName(picture, layer);
    const Cell at = picture.at.value_or(Cell());
    const auto left = matrixOf(*picture.scale, 1, picture.layers()),
               top = matrixOf(*picture.scale, picture.layers(), 1), result = matrixOf(*picture.scale, 1, 1);
    result->computed = true;
    for (int layer = 0; layer < picture.layers(); ++layer) {
        append(*left, block.left(at.row, layer));
        append(*top, block.top(layer, at.column));
    }
    append(*result, block.face(at.row, at.column), picture.sum.pinned);
    if (picture.sum.biased) {
        const auto added = matrixOf(*picture.scale, 1, 1);
        const bool hidden = std::isnan(picture.sum.added);
        append(*added, {picture.sum.added, hidden ? CellMark::Hidden : CellMark::None});
        terms.above.push_back(added);
    }
    terms.left = left;
    terms.top = top;
    terms.result = result;
    terms.at = picture.at ? std::optional(Cell{0, 0}) : std::nullopt;
    terms.made = picture.made;
    terms.stepping = picture.stepping;
    return terms;
}

QString numberWords(const BlockNumber& number, int digits)
{
    switch (number.mark) {
    case CellMark::Pending: return QObject::tr("not computed yet");
    case CellMark::Hidden: return QObject::tr("hidden");
    case CellMark::Masked: return QObject::tr("masked");
    case CellMark::Dropped: return QObject::tr("dropped");
    case CellMark::Zero: return QObject::tr("exactly 0");
    case CellMark::Nan: return QObject::tr("not a number");
    default: return formatNumber(number.value, digits);
    }
}

QString titleOf(const Computed& computed, const std::string& tensor)
{
    for (const StageInfo& stage : cardsOf(*computed.realized))
        if (stage.tensors == std::vector{tensor})
            return stage.title;
    return QString::fromStdString(tensor);
}

QString matrixShapeText(const QString& name, std::int64_t rows, std::int64_t columns)
{
    return QStringLiteral("%1 [%2, %3]").arg(name).arg(rows).arg(columns);
}

} // namespace

int BlockPicture::currentLayer() const
{
    const std::int64_t term = stepping ? made - 1 - block.terms.from : -1;
    return term >= 0 && term < block.terms.count ? int(term) : -1;
}

BlockAsked blockWindow(const BlockCounts& all, const BlockPlace& place)
{
    const Cell cell = place.cell.value_or(Cell());
    BlockAsked asked{place.tensor,
                     place.batch,
                     place.head,
                     pageOf(all.rows, most_block_cells, cell.row),
                     pageOf(all.columns, most_block_cells, cell.column),
                     pageOf(all.terms, most_block_cells, place.term)};
    if (place.alone)
        asked.terms = {std::clamp<std::int64_t>(*place.alone, 0, all.terms - 1), 1};
    return asked;
}

BlockPicture blockPicture(const Computed& computed, BlockPlace place, const Looks& looks, const ValueStats& stats,
                          const Walk& steps, const std::optional<StepPlace>& step)
{
    BlockPicture picture;
    const BlockCounts all = blockCounts(computed, place.tensor, place.batch, place.head);
    if (!isBlock(all))
        return picture;
    if (place.cell && (place.cell->row >= all.rows || place.cell->column >= all.columns))
        place.cell.reset();
    const BlockAsked asked = blockWindow(all, place);
    ProductBlock& block = picture.block = productBlock(computed, asked, steps, step);
    picture.scale = scaleOf(looks, stats, !step || steps.done(*step, place.tensor));
    picture.title = titleOf(computed, place.tensor);
    picture.leftName = plainName(computed, block.leftTensor);
    picture.topName = plainName(computed, block.topTensor);
    const TracedTensor& result = *computed.trace->find(place.tensor);
    const TracedTensor& left = *computed.trace->find(block.leftTensor);
    const TracedTensor& top = *computed.trace->find(block.topTensor);
    const TensorMatrix matrix = tensorMatrix(computed, result), lefts = tensorMatrix(computed, left);
    // The terms run along the rows of k, and down the columns of v.
    const std::int64_t topColumns = tensorMatrix(computed, top).columns;
    const bool turned = block.columns.count > 1 && block.topsAt[1] - block.topsAt[0] == topColumns && topColumns > 1;
    picture.shapes =
        QStringLiteral("%1 × %2, %3")
            .arg(matrixShapeText(picture.leftName, all.rows, all.terms),
                 matrixShapeText(picture.topName + (turned ? QStringLiteral("ᵀ") : QString()), all.terms, all.columns),
                 QObject::tr("%1 products").arg(formatCount(all.rows * all.columns * all.terms)));
    picture.rowNames = rowLabels(computed, result, place.batch).mid(asked.rows.from, asked.rows.count);
    picture.columnNames = columnLabels(computed, result, place.batch).mid(asked.columns.from, asked.columns.count);
    const QStringList terms = columnLabels(computed, left, place.batch);
    for (std::int64_t term = 0; term < asked.terms.count; ++term) {
        const std::int64_t flat = block.leftsAt[std::size_t(term)];
        const QString number = QString::number(asked.terms.from + term);
        picture.termNames << (flat < 0 ? number : terms.value(int(flat % lefts.columns), number));
    }
    // A context row's token is the query whose weights are in its row.
    picture.rowMeaning = matrix.rowMeaning == AxisMeaning::Token && lefts.rowMeaning == AxisMeaning::Query
                             ? lefts.rowMeaning
                             : matrix.rowMeaning;
    picture.columnMeaning = matrix.columnMeaning;
    picture.termMeaning = lefts.columnMeaning;
    picture.unit = valueName(computed, place.tensor);
    picture.layer = int(std::clamp<std::int64_t>(place.term - asked.terms.from, 0, asked.terms.count - 1));
    picture.biased =
        blockSum(computed, place.tensor, place.batch, place.head, asked.rows.from, asked.columns.from).biased;
    if (place.cell) {
        picture.at =
            Cell{int(std::clamp<std::int64_t>(place.cell->row - asked.rows.from, 0, asked.rows.count - 1)),
                 int(std::clamp<std::int64_t>(place.cell->column - asked.columns.from, 0, asked.columns.count - 1))};
        const CellMark mark = block.face(picture.at->row, picture.at->column).mark;
        picture.sum = blockSum(computed, place.tensor, place.batch, place.head, place.cell->row, place.cell->column);
        const std::int64_t sum_terms = all.terms + (picture.sum.biased ? 1 : 0);
        picture.made = mark == CellMark::Pending ? 0 : sum_terms;
        const int number = step ? steps.find(place.tensor) : -1;
        if (number >= 0 && step->tensor == number && step->row == place.cell->row &&
            step->column == place.cell->column) {
            picture.stepping = true;
            picture.made = step->term >= 0 ? step->term + 1 : sum_terms;
        }
    }
    picture.terms = termsOf(picture);
    return picture;
}

QString rowName(const BlockPicture& picture, int row)
{
    return axisLabel(picture.rowMeaning, picture.rowNames.value(row));
}

QString columnName(const BlockPicture& picture, int column)
{
    return axisLabel(picture.columnMeaning, picture.columnNames.value(column));
}

QString layerName(const BlockPicture& picture, int layer)
{
    return axisLabel(picture.termMeaning, picture.termNames.value(layer));
}

QString describeCube(const BlockPicture& picture, int layer, int row, int column)
{
    return QObject::tr("layer %1, %2, %3: %4")
        .arg(picture.termNames.value(layer), rowName(picture, row), columnName(picture, column),
             numberWords(picture.block.cube(layer, row, column), picture.scale->digits));
}

QString describeLeft(const BlockPicture& picture, int layer, int row)
{
    return QStringLiteral("%1, %2, %3: %4")
        .arg(picture.leftName, rowName(picture, row), layerName(picture, layer),
             numberWords(picture.block.left(row, layer), picture.scale->digits));
}

QString describeTop(const BlockPicture& picture, int layer, int column)
{
    return QStringLiteral("%1, %2, %3: %4")
        .arg(picture.topName, columnName(picture, column), layerName(picture, layer),
             numberWords(picture.block.top(layer, column), picture.scale->digits));
}

QString describeFace(const BlockPicture& picture, int row, int column)
{
    const BlockNumber& face = picture.block.face(row, column);
    const QString unit = face.mark == CellMark::Begun ? QObject::tr("%1 so far").arg(picture.unit) : picture.unit;
    const bool named = !isBlank(face.mark) && face.mark != CellMark::Masked && face.mark != CellMark::Dropped;
    const QString words = numberWords(face, picture.scale->digits);
    const QString cell = QStringLiteral("%1, %2: %3")
                             .arg(rowName(picture, row), columnName(picture, column),
                                  named ? QStringLiteral("%1 %2").arg(unit, words) : words);
    const bool is_current = picture.at == std::optional(Cell{row, column});
    const QString sum = is_current ? sumSentence(picture) : QString();
    return sum.isEmpty() ? cell : cell + QStringLiteral("; ") + sum;
}

QString sumSentence(const BlockPicture& picture)
{
    if (!picture.at)
        return {};
    const CellMark mark = picture.block.face(picture.at->row, picture.at->column).mark;
    const BlockSum& sum = picture.sum;
    if (isWithheldMark(mark) || sum.same)
        return {};
    const QString adds_up = formatNumber(sum.sum, picture.scale->digits);
    if (sum.pinned)
        return QObject::tr("pinned value; the products add up to %1").arg(adds_up);
    if (sum.headOff)
        return QObject::tr("the head is turned off, so this value is 0; otherwise the products would add up to %1")
            .arg(adds_up);
    return QObject::tr("the products add up to %1, but this value is different").arg(adds_up);
}

QString axesSentence(const BlockPicture& picture)
{
    const auto lead = [](const QString& sentence) { return sentence.section(QLatin1Char(':'), 0, 0); };
    const auto named = [](AxisMeaning meaning, const char* otherwise) {
        const QString name = said(axisWords(meaning).name);
        return name.isEmpty() ? QObject::tr(otherwise) : name;
    };
    const QString across = lead(said(axisWords(picture.columnMeaning).across)),
                  down = lead(said(axisWords(picture.rowMeaning).down));
    return QObject::tr("%1, %2, %3 from front to back")
        .arg(across.isEmpty() ? QObject::tr("Columns across") : across,
             down.isEmpty() ? QObject::tr("rows down") : inSentence(down),
             named(picture.termMeaning, QT_TRANSLATE_NOOP("QObject", "term")));
}

} // namespace attn
