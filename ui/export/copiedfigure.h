// SPDX-License-Identifier: GPL-3.0-or-later
// A figure as other programs take it from the clipboard or out of a drag: as an image, and as shapes for those that draw them.
#pragma once

#include "ui/figures/figure.h"

#include <functional>
#include <memory>

class QMimeData;

namespace attn {

// What is to be copied: `figure` is called in a worker.
struct FigureToCopy {
    std::function<Result<Figure>()> figure;
    FigureLook look;
};

struct CopiedFigure {
    QImage image; // of twice a screen's resolution
    QByteArray svg;
};
Result<CopiedFigure> copiedFigure(const std::function<Result<Figure>()>& figure, const FigureLook& look);
std::unique_ptr<QMimeData> mimeOf(const CopiedFigure& figure);

} // namespace attn
