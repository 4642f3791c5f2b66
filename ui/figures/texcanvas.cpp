// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/texcanvas.h"

#include "ui/figures/svgcanvas.h"

#include <algorithm>
#include <cmath>

namespace attn {

namespace {

QByteArray texPoint(QPointF at) { return '(' + shortNumber(at.x()) + ',' + shortNumber(at.y()) + ')'; }

QByteArray texPath(const QPainterPath& path)
{
    QByteArray data;
    QPointF start, last;
    bool open = false;
    const auto close = [&] {
        if (open && start == last)
            data += "--cycle";
    };
    for (int i = 0; i < path.elementCount(); ++i) {
        const QPainterPath::Element& each = path.elementAt(i);
        switch (each.type) {
        case QPainterPath::MoveToElement:
            close();
            data += texPoint(each);
            start = each;
            open = true;
            break;
        case QPainterPath::LineToElement: data += "--" + texPoint(each); break;
        case QPainterPath::CurveToElement:
            data += "..controls" + texPoint(each) + "and" + texPoint(path.elementAt(i + 1)) + ".." +
                    texPoint(path.elementAt(i + 2));
            i += 2;
            break;
        case QPainterPath::CurveToDataElement: break;
        }
        last = path.elementAt(i);
        if (data.size() - data.lastIndexOf('\n') > 100)
            data += '\n';
    }
    close();
    return data;
}

QByteArray texRectangle(const QRectF& box)
{
    return texPoint(box.topLeft()) + "rectangle" + texPoint(box.bottomRight());
}

QByteArray texOpacity(const char* name, const QColor& color)
{
    return color.alpha() < 255 ? QByteArray(",") + name + " opacity=" + shortNumber(color.alphaF()) : QByteArray();
}

QByteArray texFace(TextFace face)
{
    const bool numbers = face == TextFace::Numbers || face == TextFace::StrongNumbers;
    const bool strong = face == TextFace::Strong || face == TextFace::StrongNumbers;
    return QByteArray(numbers ? "\\ttfamily" : "\\sffamily") + (strong ? "\\bfseries" : "");
}

} // namespace

QByteArray texText(const QString& text)
{
    QString out;
    QChar before;
    for (const QChar c : text) {
        switch (c.unicode()) {
        case '\\': out += QStringLiteral("\\textbackslash{}"); break;
        case '^': out += QStringLiteral("\\textasciicircum{}"); break;
        case '~': out += QStringLiteral("\\textasciitilde{}"); break;
        case '<': out += QStringLiteral("\\textless{}"); break;
        case '>': out += QStringLiteral("\\textgreater{}"); break;
        case '|': out += QStringLiteral("\\textbar{}"); break;
        case '"': out += QStringLiteral("\\textquotedbl{}"); break; // a shorthand in some languages
        case '\'': out += QStringLiteral("\\textquotesingle{}"); break;
        case '`': out += QStringLiteral("\\textasciigrave{}"); break;
        case '{':
        case '}':
        case '$':
        case '&':
        case '#':
        case '_':
        case '%': out += QLatin1Char('\\') + QString(c); break;
        case '-':
        case ',': out += c + QStringLiteral("{}"); break; // two of them would become one
        case ' ': out += before == u' ' || out.isEmpty() ? QStringLiteral("\\ ") : QString(c); break;
        default:
            if (c.category() != QChar::Other_Control && c != QChar::LineSeparator && c != QChar::ParagraphSeparator)
                out += c;
        }
        before = c;
    }
    return (out.endsWith(u' ') && !out.endsWith(QLatin1String("\\ ")) ? out.chopped(1) + QStringLiteral("\\ ") : out)
        .toUtf8();
}

void TexCanvas::command(const QByteArray& begun, const QColor& color, const QByteArray& options, const QByteArray& path)
{
    m_out +=
        begun + '{' + color.name(QColor::HexRgb).mid(1).toUpper().toLatin1() + "}{" + options + "}{" + path + "}\n";
}

void TexCanvas::begin(const QString& name) { m_out += "% " + texText(name) + '\n'; }

void TexCanvas::beginShape(const QTransform& shape)
{
    m_around.push_back(m_shape);
    m_shape = shape * m_shape;
}

void TexCanvas::endShape()
{
    m_shape = m_around.back();
    m_around.pop_back();
}

void TexCanvas::fill(const QRectF& box, const QColor& color)
{
    if (m_shape.type() > QTransform::TxScale) {
        QPainterPath path;
        path.addRect(box);
        return fill(path, color);
    }
    command("\\attnfill", color, texOpacity("fill", color), texRectangle(m_shape.mapRect(box)));
}

void TexCanvas::fill(const QPainterPath& shape, const QColor& color)
{
    if (shape.isEmpty())
        return;
    const QByteArray rule = shape.fillRule() == Qt::OddEvenFill ? ",even odd rule" : ",nonzero rule";
    command("\\attnfill", color, texOpacity("fill", color) + rule, texPath(m_shape.map(shape)));
}

void TexCanvas::stroke(const QPainterPath& shape, const QColor& color, double width, bool round)
{
    if (shape.isEmpty())
        return;
    const double scale = std::sqrt(std::abs(m_shape.determinant()));
    command("\\attndraw", color,
            texOpacity("draw", color) + ",line width=" + shortNumber(width * scale) + "bp" +
                (round ? ",line cap=round" : ""),
            texPath(m_shape.map(shape)));
}

QPointF TexCanvas::placed(QPointF start, Align align, bool) const
{
    m_align = align;
    return start;
}

void TexCanvas::write(const QString& words, const TextStyle& style, QPointF start, const QColor& color, bool turned)
{
    if (words.isEmpty())
        return;
    if (m_shape.type() > QTransform::TxTranslate) { // as outlines, which can be slanted
        const ShapedText letters = shaped(words, style);
        QTransform place = QTransform::fromTranslate(start.x(), start.y());
        if (turned)
            place.rotate(-90);
        return fill(place.map(letters.outline), color);
    }
    const double before = m_align == Align::Start ? 0 : textWidth(words, style) * (m_align == Align::Middle ? 0.5 : 1);
    const QPointF at = m_shape.map(start + (turned ? QPointF(0, -before) : QPointF(before, 0)));
    const QByteArray anchor = m_align == Align::Start ? "base west" : m_align == Align::Middle ? "base" : "base east";
    const QByteArray size = shortNumber(style.size, 2);
    command("\\attntext", color, texOpacity("text", color) + ",anchor=" + anchor + (turned ? ",rotate=90" : ""),
            texPoint(at) + "{\\fontsize{" + size + "bp}{" + size + "bp}" + texFace(style.face) + "\\selectfont " +
                texText(words) + '}');
}

void TexCanvas::image(const QImage& pixels, const QRectF& box)
{
    const QImage picture = pixels.convertToFormat(QImage::Format_ARGB32);
    struct Run {
        QRect pixels;
        QRgb color;
    };
    std::vector<Run> runs;
    for (int y = 0; y < picture.height(); ++y) {
        const auto* line = reinterpret_cast<const QRgb*>(picture.constScanLine(y));
        for (int x = 0, end; x < picture.width(); x = end) {
            for (end = x + 1; end < picture.width() && line[end] == line[x];)
                ++end;
            runs.push_back({QRect(x, y, end - x, 1), line[x]});
        }
    }
    if (int(runs.size()) > most_rectangles) {
        m_tooMany = std::max(m_tooMany, int(runs.size()));
        return;
    }
    const double across = box.width() / picture.width(), down = box.height() / picture.height();
    for (const Run& run : runs) { // each reaches under the next ones, so that no hairline shows between them
        const QRectF place(box.left() + run.pixels.left() * across, box.top() + run.pixels.top() * down,
                           (run.pixels.width() + 0.25) * across, 1.25 * down);
        if (qAlpha(run.color) > 0)
            fill(place.intersected(box), QColor::fromRgba(run.color));
    }
}

} // namespace attn
