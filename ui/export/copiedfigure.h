// SPDX-License-Identifier: GPL-3.0-or-later
// A figure for other programs, by clipboard or drag: as an image, and as shapes for those that draw them.
#pragma once

#include "ui/figures/figure.h"

#include <functional>
#include <memory>

class QMimeData;

namespace attn {

// What to copy; `figure` is called in a worker.
struct FigureToCopy {
    std::function<Result<Figure>()> figure;
    FigureLook look;
};

inline constexpr double copied_dpi = 192; // twice a plain screen's

struct CopiedFigure {
    QImage image;
    QByteArray svg;
};
Result<CopiedFigure> copiedFigure(const std::function<Result<Figure>()>& figure, const FigureLook& look,
                                  double dpi = copied_dpi);
std::unique_ptr<QMimeData> mimeOf(const CopiedFigure& figure);

} // namespace attn
