// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/figurefile.h"
#include "ui/figures/figurepainter.h"
#include "ui/figures/svgcanvas.h"

#include <QCryptographicHash>

namespace attn {

QByteArray svgFile(const Figure& figure, const FigureLook& look, const FigureLayout& layout)
{
    SvgCanvas canvas(look.svgText);
    paintFigure(canvas, figure, look, layout);

    // Several figures may be parts of one page, where ids must differ.
    const QString about = describeFigure(figure);
    const QByteArray key =
        '-' + QCryptographicHash::hash((figure.title + about).toUtf8(), QCryptographicHash::Sha256).left(4).toHex();
    const auto cm = [](double points) { return shortNumber(points / points_per_cm, 4) + "cm"; };
    const QByteArray width = shortNumber(layout.size.width()), height = shortNumber(layout.size.height());
    QByteArray file = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                      "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" "
                      "version=\"1.1\" width=\"" +
                      cm(layout.size.width()) + "\" height=\"" + cm(layout.size.height()) + "\" viewBox=\"0 0 " +
                      width + ' ' + height + "\" role=\"img\" aria-labelledby=\"title" + key + " about" + key + "\">\n";
    file += "  <title id=\"title" + key + "\">" + xmlText(figure.title) + "</title>\n  <desc id=\"about" + key + "\">" +
            xmlText(about) + "</desc>\n  <metadata>";
    for (const auto& [key, text] : allFacts(figure, look))
        file += '\n' + xmlText(key + QStringLiteral(": ") + text);
    return file + "\n  </metadata>\n" + canvas.elements() + "</svg>\n";
}

} // namespace attn
