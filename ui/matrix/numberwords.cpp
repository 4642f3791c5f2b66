// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/matrix/numberwords.h"

#include "core/base/shownword.h"
#include "core/matrix/matrixaxes.h"
#include "ui/language/headwords.h"
#include "ui/language/said.h"
#include "ui/matrix/cellplace.h"

#include <QObject>
#include <QStringList>

#include <algorithm>

namespace attn {

namespace {

// A cell as words see it.
struct NamedCell {
    QString tensor, unit;
    AxisMeaning rows = AxisMeaning::Plain, columns = AxisMeaning::Plain;
    QString row, column;
    bool vector = false; // one row without a name
};

QString wordsOf(const NamedCell& cell)
{
    if (cell.rows == AxisMeaning::Query && cell.columns == AxisMeaning::Key) {
        // Their units say already which they are: "scaled score".
        static const QStringList revealed{QStringLiteral("scores"), QStringLiteral("scaled"), QStringLiteral("capped"),
                                          QStringLiteral("position_bias"), QStringLiteral("weights")};
        const bool plain = revealed.contains(cell.tensor);
        const QString unit = plain ? cell.unit : QObject::tr("%1 %2").arg(cell.tensor, cell.unit);
        return QObject::tr("%1 “%2” → “%3”").arg(unit, cell.row, cell.column);
    }
    if (cell.rows == AxisMeaning::Token && cell.columns == AxisMeaning::Dimension) {
        const bool head = cell.tensor == QLatin1String("head_context"); // the head is named beside it
        return QObject::tr("%1 of “%2”, component %3")
            .arg(head ? QStringLiteral("context") : cell.tensor, cell.row, cell.column);
    }
    if (cell.rows == AxisMeaning::Input)
        return QObject::tr("%1, in %2, out %3").arg(cell.tensor, cell.row, cell.column);
    if (cell.rows == AxisMeaning::Output)
        return QObject::tr("%1, in %2, out %3").arg(cell.tensor, cell.column, cell.row);
    return cell.vector ? QObject::tr("%1, entry %2").arg(cell.tensor, cell.column)
                       : QObject::tr("%1, row %2, column %3").arg(cell.tensor, cell.row, cell.column);
}

QString nameAt(const std::vector<std::string>& names, int index)
{
    return index >= 0 && index < int(names.size()) ? QString::fromStdString(shownWord(names[std::size_t(index)]))
                                                   : QString::number(index);
}

struct PlacedCell {
    NamedCell named;
    QStringList plane; // "item 0", "head 2", where there are several
    QStringList leading;
};

PlacedCell placed(const Computed& computed, const CellRef& cell)
{
    const TracedTensor* tensor = computed.trace->find(cell.tensor);
    const auto place = tensor ? placeOf(computed, cell) : std::nullopt;
    if (!place)
        return {{QString::fromStdString(toString(cell)), {}, {}, {}, {}, {}, true}, {}, {}};
    const TensorMatrix matrix = tensorMatrix(computed, *tensor);
    PlacedCell found{{QString::fromStdString(cell.tensor), said(unitOf(computed, cell.tensor)), matrix.rowMeaning,
                      matrix.columnMeaning, nameAt(rowNames(computed, *tensor, place->batch), place->cell.row),
                      nameAt(columnNames(computed, *tensor, place->batch), place->cell.column),
                      tensor->shape.size() == 1},
                     {},
                     {}};
    const auto add = [&](bool has, std::int64_t count, int at, const QString& words) {
        if (!has || count < 2)
            return;
        found.plane << words.arg(at);
        found.leading << QString::number(at);
    };
    add(place->hasBatch, matrix.batches, place->batch, QObject::tr("item %1"));
    add(place->hasHead, matrix.heads, int(matrix.ownHead(place->head)),
        matrix.sharing > 1 ? QObject::tr("key head %1") : labelOfHead(QStringLiteral("%1")));
    return found;
}

} // namespace

QString numberWords(const Computed& computed, const CellRef& cell)
{
    const PlacedCell found = placed(computed, cell);
    return (QStringList{wordsOf(found.named)} + found.plane).join(QStringLiteral(", "));
}

QString numberWords(const HeatmapFrame& data, const QString& unit, Cell cell)
{
    return wordsOf({data.tensor, unit, data.rowMeaning, data.columnMeaning, data.rowLabels.value(cell.row),
                    data.columnLabels.value(cell.column), data.rows == 1 && data.rowMeaning == AxisMeaning::Plain});
}

QString numberLabel(const Computed& computed, const CellRef& cell)
{
    const PlacedCell found = placed(computed, cell);
    QStringList index = found.leading;
    if (!found.named.vector)
        index << found.named.row;
    return QStringLiteral("%1[%2]").arg(found.named.tensor, (index << found.named.column).join(QStringLiteral(", ")));
}

} // namespace attn
