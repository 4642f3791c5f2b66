// SPDX-License-Identifier: GPL-3.0-or-later
// What is said about a head of a trained model: its figures in words and in short, the same on the sheet, beside the
// focused head and read aloud.
#pragma once

#include "ui/model/pagepicture.h"

#include <QString>
#include <QStringList>

#include <utility>
#include <vector>

namespace attn {

// "ill 12" of a repeated word, else the word and its place.
QString withPlace(const QString& label, int token);
// "layer and head", "entropy" …: what the sheet is in the order of.
QString sheetOrderName(SheetOrder order);
// A figure of a head, short: "back", "0.94". Of LayerAndHead: none.
struct SheetFigure {
    QString name, value;
};
SheetFigure sheetFigureWords(const PageHead& head, SheetOrder order);
// Beside a tile of a sheet in this order: what it is sorted by, then the entropy, or the distance where that is the order.
std::vector<SheetFigure> sheetTileFigures(const PageHead& head, SheetOrder order);

// The rows of a table: "Mean entropy of its rows", "1.55 bits". nan is a dash.
std::vector<std::pair<QString, QString>> headFigureRows(const PageHead& head);
// "Head 5.5, layer 5, head 5, switched off, mean entropy of its rows 1.55 bits, …"
QString pageHeadInWords(const PagePicture& picture, const HeadPlace& place);

} // namespace attn
