// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/figurefile.h"
#include "ui/figures/figurepainter.h"
#include "ui/figures/paintercanvas.h"

#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>

#include <algorithm>
#include <cmath>
#include <vector>

namespace attn {
namespace {

struct Object {
    int number = 0;
    qsizetype begin = 0;
    QByteArray bytes; // "7 0 obj … endobj"
};

// In file order, found through the table at the end.
std::vector<Object> objectsOf(const QByteArray& pdf)
{
    const qsizetype table = pdf.lastIndexOf("xref\n", pdf.lastIndexOf("startxref") - 1);
    const QList<QByteArray> lines = pdf.mid(table).split('\n');
    std::vector<Object> objects;
    for (qsizetype i = 2; i < lines.size() && lines[i].size() >= 18; ++i) // after "xref" and "0 20"
        if (lines[i][17] == 'n')
            objects.push_back({int(i - 2), lines[i].left(10).toLongLong(), {}});
    std::ranges::sort(objects, {}, &Object::begin);
    for (std::size_t i = 0; i < objects.size(); ++i) {
        const qsizetype end = i + 1 < objects.size() ? objects[i + 1].begin : table;
        objects[i].bytes = pdf.mid(objects[i].begin, end - objects[i].begin);
    }
    return objects;
}

// A string of PDF: UTF-16 in hexadecimal digits, which needs no escapes.
QByteArray textString(const QString& text)
{
    QByteArray hex = "<FEFF";
    for (const QChar c : text)
        hex += QByteArray::number(c.unicode(), 16).rightJustified(4, '0').toUpper();
    return hex + '>';
}

// "/Scene_title": a key may hold no blanks.
QByteArray nameOf(const QString& key)
{
    QByteArray name = "/";
    for (const QChar c : key)
        name += c.isLetterOrNumber() && c.unicode() < 128 ? c.toLatin1() : '_';
    return name;
}

QByteArray infoOf(const Facts& facts)
{
    QByteArray info = "1 0 obj\n<<\n/Producer (Qt " QT_VERSION_STR ")\n";
    for (const auto& [key, text] : facts) {
        const QByteArray name = key == QLatin1String("Software") ? QByteArray("/Creator") : nameOf(key);
        info += name + ' ' + textString(text) + '\n';
    }
    return info + ">>\nendobj\n";
}

void cutPage(QByteArray& page, const QRectF& media)
{
    const qsizetype from = page.indexOf("/MediaBox"), to = page.indexOf(']', from);
    const auto number = [](double value) { return QByteArray::number(value, 'f', 4); };
    page.replace(from, to + 1 - from,
                 "/MediaBox [" + number(media.left()) + ' ' + number(media.top()) + ' ' + number(media.right()) + ' ' +
                     number(media.bottom()) + ']');
}

// `pdf` as QPdfWriter wrote it, with one page. `media`: its visible part in points, counted from its lower left corner.
// Leaves out the time of writing, by which alone equal files would differ.
QByteArray pdfWithFacts(const QByteArray& pdf, const QRectF& media, const Facts& facts)
{
    std::vector<Object> objects = objectsOf(pdf);
    QByteArray file = pdf.left(objects.empty() ? 0 : objects.front().begin);
    int last = 0;
    for (Object& object : objects) {
        if (object.number == 1)
            object.bytes = infoOf(facts);
        else if (object.bytes.contains("/Type /Page\n"))
            cutPage(object.bytes, media);
        else if (object.bytes.contains("beginbfrange"))
            object.bytes.replace("<0009>", "<0020>"); // Qt takes the blank for a tab, which has the same empty glyph
        object.begin = file.size();
        file += object.bytes;
        last = std::max(last, object.number);
    }
    std::vector<qsizetype> places(std::size_t(last) + 1, -1);
    for (const Object& object : objects)
        places[std::size_t(object.number)] = object.begin;
    const qsizetype table = file.size();
    const QByteArray size = QByteArray::number(last + 1);
    file += "xref\n0 " + size + "\n0000000000 65535 f \n";
    for (int number = 1; number <= last; ++number)
        file += places[std::size_t(number)] < 0
                    ? QByteArray("0000000000 65535 f \n")
                    : QByteArray::number(places[std::size_t(number)]).rightJustified(10, '0') + " 00000 n \n";
    return file + "trailer\n<<\n/Size " + size + "\n/Info 1 0 R\n/Root 2 0 R\n>>\nstartxref\n" +
           QByteArray::number(table) + "\n%%EOF\n";
}

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

// Programs show a document's title over it: whose scene it is, and what of it. Its subject says what is seen.
Facts factsOfDocument(const Figure& figure, const FigureLook& look)
{
    Facts facts = allFacts(figure, look);
    for (const auto& [key, scene] : facts)
        if (key == QLatin1String("Scene") && !figure.title.startsWith(scene))
            facts.front().second = figure.title.isEmpty() ? scene : scene + QStringLiteral(": ") + figure.title;
    facts.insert(facts.begin() + 1, {QStringLiteral("Subject"), describeFigure(figure)});
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
                        factsOfDocument(figure, look));
}

} // namespace attn
