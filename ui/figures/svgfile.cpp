// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/figurefile.h"
#include "ui/figures/figurepainter.h"
#include "ui/figures/svgcanvas.h"

namespace attn {

QByteArray svgFile(const Figure& figure, const FigureLook& look, const FigureLayout& layout)
{
    SvgCanvas canvas(look.svgText);
    paintFigure(canvas, figure, look, layout);

    const auto cm = [](double points) { return shortNumber(points / points_per_cm, 4) + "cm"; };
    const QByteArray width = shortNumber(layout.size.width()), height = shortNumber(layout.size.height());
    QByteArray file = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                      "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" "
                      "version=\"1.1\" width=\"" +
                      cm(layout.size.width()) + "\" height=\"" + cm(layout.size.height()) + "\" viewBox=\"0 0 " +
                      width + ' ' + height + "\">\n";
    file += "  <title>" + xmlText(figure.title) + "</title>\n  <desc>Heatmap drawn by AttnScope</desc>\n  <metadata>";
    for (const auto& [key, text] : allFacts(figure))
        file += '\n' + xmlText(key + QStringLiteral(": ") + text);
    return file + "\n  </metadata>\n" + canvas.elements() + "</svg>\n";
}

} // namespace attn
