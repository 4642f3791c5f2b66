// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/copiedfigure.h"

#include <QMimeData>

namespace attn {

Result<CopiedFigure> copiedFigure(const std::function<Result<Figure>()>& figure, const FigureLook& look, double dpi)
{
    const auto drawn = figure();
    if (!drawn)
        return drawn.error();
    auto image = figureImage(*drawn, look, dpi);
    if (!image)
        return image.error();
    auto svg = figureBytes(*drawn, look, FigureFormat::Svg);
    if (!svg)
        return svg.error();
    return CopiedFigure{std::move(*image), std::move(*svg)};
}

std::unique_ptr<QMimeData> mimeOf(const CopiedFigure& figure)
{
    auto data = std::make_unique<QMimeData>();
    data->setImageData(figure.image);
    data->setData(QStringLiteral("image/svg+xml"), figure.svg);
    return data;
}

} // namespace attn
