// SPDX-License-Identifier: GPL-3.0-or-later
// A figure as a file of each format, with the facts about it. The parts that figureBytes chooses from.
#pragma once

#include "ui/figures/figurelayout.h"

#include <QByteArray>
#include <QImage>

namespace attn {

using Facts = std::vector<std::pair<QString, QString>>;

Result<QImage> drawnImage(const Figure& figure, const FigureLook& look, const FigureLayout& layout, double dpi);

QByteArray pngFile(const QImage& image, const Facts& facts);
QByteArray svgFile(const Figure& figure, const FigureLook& look, const FigureLayout& layout);
QByteArray pdfFile(const Figure& figure, const FigureLook& look, const FigureLayout& layout);
// An error if a map has too many cells for shapes.
Result<QByteArray> texFile(const Figure& figure, const FigureLook& look, const FigureLayout& layout);

// The title and what made the figure, as all formats keep them: "Title", first, "Software", then the figure's own unless
// the look leaves out the scene.
Facts allFacts(const Figure& figure, const FigureLook& look);

// What is seen, in sentences, for readers who cannot see it: of each map its size, its axes, its range and the largest
// value of each row; of many maps less. Tells no hidden number.
QString describeFigure(const Figure& figure);

} // namespace attn
