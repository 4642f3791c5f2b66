// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/figure.h"

#include "ui/figures/figurefile.h"
#include "ui/figures/figurepainter.h"
#include "ui/figures/paintercanvas.h"
#include "ui/kit/numbertext.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace attn {
namespace {

constexpr double inch = 0.0254;

constexpr double slide_side_cm = 7.5 * 2.54; // 16:9 is 13 1/3 inches wide

QSize pixelsOf(QSizeF points, const FigureLook& look, double dpi)
{
    // The width is given in cm: it is converted directly, not through rounded points.
    const auto whole = [&](double length) { return std::max(int(std::lround(length)), 1); };
    return {whole(look.widthCm / 2.54 * dpi), whole(points.height() / points_per_inch * dpi)};
}

std::optional<Error> tooLarge(QSizeF points, const FigureLook& look, double dpi)
{
    const double pixels = points.width() * points.height() * dpi * dpi / (points_per_inch * points_per_inch);
    if (!(pixels > largest_figure))
        return std::nullopt;
    const double fits = std::floor(dpi * std::sqrt(largest_figure / pixels));
    return Error{QObject::tr("a figure of %1 × %2 cm at %3 DPI would have %4 million pixels; use at most %5 DPI")
                     .arg(look.widthCm, 0, 'f', 1)
                     .arg(points.height() / points_per_cm, 0, 'f', 1)
                     .arg(dpi, 0, 'f', 0)
                     .arg(pixels / 1e6, 0, 'f', 0)
                     .arg(fits, 0, 'f', 0)
                     .toStdString()};
}

std::optional<Error> cannotDraw(const Figure& figure, const FigureLook& look)
{
    if (figure.maps.empty() || std::ranges::any_of(figure.maps, [](const FigureMap& map) { return !map.data; }))
        return Error{QObject::tr("a figure needs at least one matrix").toStdString()};
    if (!(look.widthCm >= 1 && look.widthCm <= 500))
        return Error{QObject::tr("the figure width must be from 1 to 500 cm").toStdString()};
    return fontFault(look.font);
}

std::optional<Error> tooNarrow(const FigureLayout& layout, const FigureLook& look)
{
    constexpr double rounding = 0.5; // points
    if (layout.needed <= layout.size.width() + rounding)
        return std::nullopt;
    return Error{
        QObject::tr(
            "%1 cm is too narrow for this figure; use a larger width, or leave out labels, row sums or the color bar")
            .arg(look.widthCm, 0, 'f', 1)
            .toStdString()};
}

// Along the side that lacks most of them.
LabelCount labelCount(const Figure& figure, const FigureLayout& layout)
{
    LabelCount least;
    const auto count = [&](const LabelLayout& labels, int all) {
        const LabelCount side{(all + labels.step - 1) / labels.step, all};
        if (labels.shown && side.all - side.written > least.all - least.written)
            least = side;
    };
    for (std::size_t i = 0; i < figure.maps.size(); ++i) {
        count(layout.panels[i].rows, figure.maps[i].data->rows);
        count(layout.panels[i].columns, figure.maps[i].data->columns);
    }
    return least;
}

} // namespace

QString labelSentence(const LabelCount& labels, const FigureLook& look)
{
    return QObject::tr("%1 of %2 labels do not fit at %3 cm. Use a larger width or a smaller text size.")
        .arg(formatCount(labels.all - labels.written), formatCount(labels.all))
        .arg(look.widthCm, 0, 'g', 4);
}

void fillSlide(FigureLook& look, const QSize& pixels)
{
    const double pixel = slide_side_cm / std::min(pixels.width(), pixels.height());
    look.widthCm = pixels.width() * pixel;
    look.heightCm = pixels.height() * pixel;
    look.dpi = 2.54 / pixel;
}

Result<QImage> drawnImage(const Figure& figure, const FigureLook& look, const FigureLayout& layout, double dpi)
{
    QImage image(pixelsOf(layout.size, look, dpi),
                 look.background ? QImage::Format_RGB32 : QImage::Format_ARGB32_Premultiplied);
    if (image.isNull())
        return Error{QObject::tr("not enough memory for a picture of this size; try a lower DPI").toStdString()};
    image.fill(look.background ? colorsOf(look.theme).base : QColor(Qt::transparent));
    QPainter painter(&image);
    painter.scale(dpi / points_per_inch, dpi / points_per_inch);
    PainterCanvas canvas(painter, PainterCanvas::Kind::Pixels, points_per_inch / dpi);
    paintFigure(canvas, figure, look, layout);
    painter.end();
    image.setDotsPerMeterX(int(std::lround(dpi / inch)));
    image.setDotsPerMeterY(int(std::lround(dpi / inch)));
    return image;
}

Facts allFacts(const Figure& figure, const FigureLook& look)
{
    Facts facts = {{QStringLiteral("Title"), figure.title},
                   {QStringLiteral("Software"), QStringLiteral("AttnScope " ATTNSCOPE_VERSION)}};
    if (look.scene)
        facts.insert(facts.end(), figure.facts.begin(), figure.facts.end());
    return facts;
}

Result<FigureSize> figureSize(const Figure& figure, const FigureLook& look)
{
    if (auto fault = cannotDraw(figure, look))
        return *fault;
    const FigureLayout layout = layoutFigure(figure, look);
    const QSizeF size = layout.size;
    if (auto fault = tooNarrow(layout, look))
        return *fault;
    if (auto fault = tooLarge(size, look, look.dpi))
        return *fault;
    const auto hasDigits = [&](const PanelLayout& panel) { return look.digits && panel.decimals >= 0; };
    return FigureSize{look.widthCm, size.height() / points_per_cm, pixelsOf(size, look, look.dpi),
                      std::ranges::any_of(layout.panels, hasDigits), labelCount(figure, layout)};
}

Result<QImage> figureImage(const Figure& figure, const FigureLook& look, double dpi)
{
    if (auto fault = cannotDraw(figure, look))
        return *fault;
    const FigureLayout layout = layoutFigure(figure, look);
    if (auto fault = tooNarrow(layout, look))
        return *fault;
    if (auto fault = tooLarge(layout.size, look, dpi))
        return *fault;
    return drawnImage(figure, look, layout, dpi);
}

double fittingDpi(const FigureSize& size, const QSize& room)
{
    return std::min(room.width() / size.widthCm, room.height() / size.heightCm) * points_per_inch / points_per_cm;
}

QImage fittingImage(const Figure& figure, const FigureLook& look, const QSize& room)
{
    const auto size = figureSize(figure, look);
    if (!size)
        return {};
    const auto image = figureImage(figure, look, std::min(fittingDpi(*size, room), look.dpi * 4));
    return image ? *image : QImage();
}

Result<QByteArray> figureBytes(const Figure& figure, const FigureLook& look, FigureFormat format, LabelCount* labels)
{
    if (auto fault = cannotDraw(figure, look))
        return *fault;
    const FigureLayout layout = layoutFigure(figure, look);
    if (auto fault = tooNarrow(layout, look))
        return *fault;
    if (labels)
        *labels = labelCount(figure, layout);
    if (format == FigureFormat::Svg)
        return svgFile(figure, look, layout);
    if (format == FigureFormat::Pdf)
        return pdfFile(figure, look, layout);
    if (format == FigureFormat::Tex)
        return texFile(figure, look, layout);
    if (auto fault = tooLarge(layout.size, look, look.dpi))
        return *fault;
    const auto image = drawnImage(figure, look, layout, look.dpi);
    if (!image)
        return image.error();
    return pngFile(*image, allFacts(figure, look));
}

} // namespace attn
