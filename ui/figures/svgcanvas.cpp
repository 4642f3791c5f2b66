// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/svgcanvas.h"

#include "ui/figures/figurefile.h"

namespace attn {
namespace {

QByteArray colored(const char* attribute, const QColor& color)
{
    const QByteArray opacity = color.alpha() < 255
                                   ? QByteArray(" ") + attribute + "-opacity=\"" + shortNumber(color.alphaF()) + '"'
                                   : QByteArray();
    return QByteArray(" ") + attribute + "=\"" + color.name(QColor::HexRgb).toLatin1() + '"' + opacity;
}

QByteArray point(QPointF at) { return shortNumber(at.x(), 2) + ' ' + shortNumber(at.y(), 2); }

QByteArray pathData(const QPainterPath& path)
{
    QByteArray data;
    QPointF start, last;
    bool open = false;
    const auto close = [&] {
        if (open && start == last)
            data += 'Z';
    };
    for (int i = 0; i < path.elementCount(); ++i) {
        const QPainterPath::Element& each = path.elementAt(i);
        switch (each.type) {
        case QPainterPath::MoveToElement:
            close();
            data += 'M' + point(each);
            start = each;
            open = true;
            break;
        case QPainterPath::LineToElement: data += 'L' + point(each); break;
        case QPainterPath::CurveToElement:
            data += 'C' + point(each) + ' ' + point(path.elementAt(i + 1)) + ' ' + point(path.elementAt(i + 2));
            i += 2;
            break;
        case QPainterPath::CurveToDataElement: break;
        }
        last = path.elementAt(i);
    }
    close();
    return data;
}

QByteArray attributesOf(const QRectF& box)
{
    return " x=\"" + shortNumber(box.x()) + "\" y=\"" + shortNumber(box.y()) + "\" width=\"" +
           shortNumber(box.width()) + "\" height=\"" + shortNumber(box.height()) + '"';
}

QByteArray fontOf(const TextStyle& style)
{
    const QFont font = designFont(style.face);
    const QString families = font.families().join(QStringLiteral(", "));
    return " font-family=\"" + xmlText(families) + "\" font-size=\"" + shortNumber(style.size, 2) +
           "\" font-weight=\"" + QByteArray::number(int(font.weight())) + '"';
}

} // namespace

QByteArray xmlText(const QString& text)
{
    QString kept;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        const bool pair = c.isHighSurrogate() && i + 1 < text.size() && text[i + 1].isLowSurrogate();
        if (pair)
            kept += c, kept += text[++i];
        else if (!c.isSurrogate() && c.unicode() < 0xfffe && (c.unicode() >= 0x20 || c == u'\n' || c == u'\t'))
            kept += c;
    }
    return kept.toHtmlEscaped().toUtf8();
}

QByteArray shortNumber(double value, int decimals)
{
    QByteArray text = QByteArray::number(value, 'f', decimals);
    while (decimals > 0 && text.endsWith('0'))
        text.chop(1);
    if (text.endsWith('.'))
        text.chop(1);
    return text == "-0" ? QByteArray("0") : text;
}

void SvgCanvas::line(const QByteArray& element) { m_out += QByteArray(m_depth * 2, ' ') + element + '\n'; }

void SvgCanvas::begin(const QString& name)
{
    const int number = ++m_names[name];
    const QString id = number == 1 ? name : QStringLiteral("%1-%2").arg(name).arg(number);
    line("<g id=\"" + xmlText(id) + "\">");
    ++m_depth;
}

void SvgCanvas::end()
{
    --m_depth;
    line("</g>");
}

void SvgCanvas::beginShape(const QTransform& shape)
{
    QByteArray numbers;
    for (const double number : {shape.m11(), shape.m12(), shape.m21(), shape.m22(), shape.dx(), shape.dy()})
        numbers += (numbers.isEmpty() ? "" : " ") + shortNumber(number, 4);
    line("<g transform=\"matrix(" + numbers + ")\">");
    ++m_depth;
}

void SvgCanvas::endShape() { end(); }

void SvgCanvas::fill(const QRectF& box, const QColor& color)
{
    line("<rect" + attributesOf(box) + colored("fill", color) + "/>");
}

void SvgCanvas::fill(const QPainterPath& shape, const QColor& color)
{
    const QByteArray rule = shape.fillRule() == Qt::OddEvenFill ? " fill-rule=\"evenodd\"" : "";
    line("<path" + colored("fill", color) + rule + " d=\"" + pathData(shape) + "\"/>");
}

void SvgCanvas::stroke(const QPainterPath& shape, const QColor& color, double width, bool round)
{
    line("<path fill=\"none\"" + colored("stroke", color) + " stroke-width=\"" + shortNumber(width) + '"' +
         (round ? " stroke-linecap=\"round\"" : "") + " d=\"" + pathData(shape) + "\"/>");
}

void SvgCanvas::write(const QString& words, const TextStyle& style, QPointF start, const QColor& color, bool turned)
{
    const QByteArray place = "translate(" + point(start) + ')' + (turned ? " rotate(-90)" : "");
    if (m_asText)
        return line("<text xml:space=\"preserve\" transform=\"" + place + '"' + fontOf(style) + colored("fill", color) +
                    '>' + xmlText(words) + "</text>");
    const ShapedText letters = shaped(words, style);
    line("<g transform=\"" + place + "\"><title>" + xmlText(words) + "</title>");
    ++m_depth;
    if (!letters.outline.isEmpty())
        line("<path" + colored("fill", color) + " d=\"" + pathData(letters.outline) + "\"/>");
    for (const ShapedText::Picture& each : letters.pictures)
        picture(each.image, each.box, false);
    --m_depth;
    line("</g>");
}

void SvgCanvas::image(const QImage& pixels, const QRectF& box) { picture(pixels, box, true); }

void SvgCanvas::picture(const QImage& pixels, const QRectF& box, bool sharp)
{
    // Programs have different words for sharp pixels and ignore those they do not know.
    const QByteArray rendering = sharp ? " image-rendering=\"optimizeSpeed\" style=\"image-rendering:optimizeSpeed;"
                                         "image-rendering:crisp-edges;image-rendering:pixelated\""
                                       : "";
    line("<image" + attributesOf(box) + " preserveAspectRatio=\"none\"" + rendering +
         " xlink:href=\"data:image/png;base64," + pngFile(pixels, {}).toBase64() + "\"/>");
}

} // namespace attn
