// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/reshape/mergepictures.h"

#include "core/explain/merge.h"
#include "ui/kit/numbertext.h"
#include "ui/language/headwords.h"

#include <algorithm>

namespace attn {

namespace {

// A cell that the steps have not reached shows only its place.
void blankUnless(bool done, MemoryCell& cell)
{
    if (done)
        return;
    cell.pending = true;
    cell.text.clear();
    cell.words = QObject::tr("place %1: not computed yet").arg(cell.place);
}

} // namespace

QString MergePictures::word(std::int64_t token) const
{
    return QString::fromStdString(tokenLabels(computed->scene, item, computed->realized->plan.dims.T)[token]);
}

MemoryCell MergePictures::cellOf(const MergeCut& cut, const MergedNumber& number, int width) const
{
    const Dims& dims = computed->realized->plan.dims;
    MemoryCell cell;
    cell.place = number.place;
    cell.head = number.head;
    cell.token = number.token;
    cell.word = word(number.token);
    const std::int64_t last = number.place + dims.hd - 1;
    const bool wide = width >= cut.bothEnds;
    const float value = headContext[item * dims.T * dims.O + number.place];
    if (cut.runs)
        cell.text =
            wide ? QStringLiteral("%1–%2").arg(number.place).arg(last) : QStringLiteral("%1 …").arg(number.place);
    else
        cell.text = numbers ? formatCell(value, std::min(digits, 2), int((width - 4) / cut.character))
                            : QString::number(number.place);
    cell.words = cut.runs ? QObject::tr("places %1 to %2: head %3 of “%4”")
                                .arg(number.place)
                                .arg(last)
                                .arg(number.head)
                                .arg(cell.word)
                          : QObject::tr("place %1: head %2 of “%3”, element %4, value %5")
                                .arg(QString::number(number.place), QString::number(number.head), cell.word,
                                     QString::number(number.element), formatNumber(value, digits));
    return cell;
}

MemoryPicture MergePictures::memoryPicture(const MergeCut& cut, const Selection& selection) const
{
    const Dims& dims = computed->realized->plan.dims;
    MemoryPicture picture;
    picture.heads = dims.H;
    picture.rows = int(cut.heads);
    picture.group = cut.runs ? 1 : int(dims.hd);
    picture.columns = int(cut.tokens) * picture.group;
    for (std::int64_t head = 0; head < cut.heads; ++head) {
        picture.rowLabels << labelOfHead(head);
        picture.rowNumbers.push_back(head);
        for (std::int64_t token = 0; token < cut.tokens; ++token)
            for (std::int64_t element = 0; element < picture.group; ++element) {
                MemoryCell cell = cellOf(cut, {head, token, element, (head * dims.T + token) * dims.hd + element},
                                         cut.memoryCell.width());
                blankUnless(selection.isDone("head_context", {int(token), int(cut.runs ? dims.hd - 1 : element)}),
                            cell);
                picture.cells.push_back(std::move(cell));
            }
    }
    for (std::int64_t token = 0; token < cut.tokens; ++token)
        picture.groupLabels << word(token);
    return picture;
}

MemoryPicture MergePictures::mergedPicture(const MergeCut& cut, Merge merge, const Selection& selection) const
{
    const Dims& dims = computed->realized->plan.dims;
    const std::int64_t each = cut.runs ? dims.hd : 1;
    MemoryPicture picture;
    picture.heads = dims.H;
    picture.rows = int(cut.rows);
    picture.columns = int(cut.columns);
    picture.group = cut.runs ? 1 : int(dims.hd);
    for (std::int64_t row = 0; row < cut.rows; ++row) {
        picture.rowLabels << word(row);
        picture.rowNumbers.push_back(row);
        const auto tokens = tokensInRow(merge, dims, row);
        picture.rowLamps.push_back(!selection.isDone("context", {int(row), int(dims.O - 1)}) ? Severity::Off
                                   : tokens == std::vector<std::int64_t>{row}                ? Severity::Ok
                                                                                             : Severity::Bad);
        for (std::int64_t column = 0; column < cut.columns; ++column) {
            MemoryCell cell = cellOf(cut, mergedNumber(merge, dims, row, column * each), cut.rowCell.width());
            cell.foreign = cell.token != row;
            blankUnless(selection.isDone("context", {int(row), int((column + 1) * each - 1)}), cell);
            picture.cells.push_back(std::move(cell));
        }
    }
    for (int from = 0; from < picture.columns; from += picture.group) {
        const std::int64_t first = from * each, last = std::min<std::int64_t>(first + dims.hd, dims.O) - 1;
        picture.groupLabels << (first == last ? QString::number(first) : QStringLiteral("%1–%2").arg(first).arg(last));
    }
    return picture;
}

} // namespace attn
