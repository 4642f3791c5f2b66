// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/figurefile.h"
#include "ui/figures/figurepainter.h"
#include "ui/figures/paintercanvas.h"
#include "ui/figures/pdfobjects.h"

#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>

#include <cmath>

namespace attn {
namespace {

constexpr int resolution = 1200;

QByteArray drawnPage(const Figure& figure, const FigureLook& look, const FigureLayout& layout, QSize page)
{
    QByteArray file;
    QBuffer buffer(&file);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(resolution);
    writer.setPageLayout(QPageLayout(QPageSize(QSizeF(page), QPageSize::Point, QString(), QPageSize::ExactMatch),
                                     QPageLayout::Portrait, QMarginsF()));
    QPainter painter(&writer);
    painter.setRenderHint(QPainter::LosslessImageRendering);
    painter.scale(double(resolution) / points_per_inch, double(resolution) / points_per_inch);
    PainterCanvas canvas(painter, PainterCanvas::Kind::Page, 0);
    paintFigure(canvas, figure, look, layout);
    painter.end();
    return file;
}

// Programs show a document's title over it: whose scene it is, and what of it.
Facts factsOfDocument(const Figure& figure)
{
    Facts facts = allFacts(figure);
    for (const auto& [key, scene] : figure.facts)
        if (key == QLatin1String("Scene"))
            facts.front().second = figure.title.isEmpty() ? scene : scene + QStringLiteral(": ") + figure.title;
    return facts;
}

} // namespace

QByteArray pdfFile(const Figure& figure, const FigureLook& look, const FigureLayout& layout)
{
    // Qt knows pages of whole points only: it gets one a little larger, which is then cut to the figure's own size.
    const QSize page(int(std::ceil(layout.size.width())), int(std::ceil(layout.size.height())));
    const QByteArray drawn = drawnPage(figure, look, layout, page);
    return pdfWithFacts(drawn,
                        QRectF(0, page.height() - layout.size.height(), layout.size.width(), layout.size.height()),
                        factsOfDocument(figure));
}

} // namespace attn
