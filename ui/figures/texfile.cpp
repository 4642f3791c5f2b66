// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/figurefile.h"
#include "ui/figures/figurepainter.h"
#include "ui/figures/svgcanvas.h"
#include "ui/figures/texcanvas.h"
#include "ui/kit/numbertext.h"

namespace attn {

namespace {

// Whatever it contains, it stays within its comment.
QByteArray texComment(const QString& words)
{
    QString line = words;
    for (QChar& c : line)
        if (c.category() == QChar::Other_Control || c == QChar::LineSeparator || c == QChar::ParagraphSeparator)
            c = u' ';
    return "% " + line.toUtf8() + '\n';
}

} // namespace

Result<QByteArray> texFile(const Figure& figure, const FigureLook& look, const FigureLayout& layout)
{
    TexCanvas canvas;
    paintFigure(canvas, figure, look, layout);
    if (canvas.tooManyRectangles() > 0)
        return Error{QObject::tr("a map in this figure needs %1 rectangles, but a TikZ picture can have at most %2; "
                                 "export a PDF and include it with \\includegraphics")
                         .arg(formatCount(canvas.tooManyRectangles()), formatCount(TexCanvas::most_rectangles))
                         .toStdString()};
    QByteArray file = texComment(figure.title);
    file += texComment(QStringLiteral("Drawn by AttnScope " ATTNSCOPE_VERSION ". %1").arg(describeFigure(figure)));
    file += "% In a document: \\usepackage{tikz}, then \\input{this file}; words are in the document's fonts.\n"
            "% Alone: lualatex '\\documentclass{standalone}\\usepackage{tikz}\\begin{document}\\input{this "
            "file}\\end{document}'\n"
            "% Letters beyond Latin need LuaLaTeX or XeLaTeX and a font that has them.\n";
    file += "\\begin{tikzpicture}[x=1bp,y=-1bp]\n"
            "\\def\\attnfill#1#2#3{\\definecolor{attncolor}{HTML}{#1}\\path[fill=attncolor#2]#3;}\n"
            "\\def\\attndraw#1#2#3{\\definecolor{attncolor}{HTML}{#1}\\path[draw=attncolor#2]#3;}\n"
            "\\def\\attntext#1#2#3{\\definecolor{attncolor}{HTML}{#1}\\node[text=attncolor,inner sep=0pt#2]at #3;}\n"
            "\\useasboundingbox(0,0)rectangle(" +
            shortNumber(layout.size.width()) + ',' + shortNumber(layout.size.height()) + ");\n";
    return file + canvas.commands() + "\\end{tikzpicture}%\n";
}

} // namespace attn
