// SPDX-License-Identifier: GPL-3.0-or-later
// Figures read back: as pixels, as XML, and through poppler's tools.
#include "tests/ui/support/computedscenes.h"
#include "ui/document/atomicfile.h"
#include "ui/figures/figurefacts.h"
#include "ui/figures/figurelayout.h"
#include "ui/figures/figureset.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"

#include <QBuffer>
#include <QDir>
#include <QImageReader>
#include <QPainter>
#include <QProcess>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <cmath>
#include <thread>

using namespace attn;

namespace {

Figure figureOf(const Computed& computed, const char* tensor, bool sheet = false)
{
    FigureRequest request;
    request.tensors = {tensor};
    request.sheet = sheet;
    const auto plans = planFigures(computed, request);
    return *drawFigure(computed, request, plans->front());
}

Figure causal() { return figureOf(*computedLesson("000.causal.neg_inf"), "weights"); }

Figure plainFigure(int rows, int columns, float value = 0.5f)
{
    Figure figure;
    figure.title = QStringLiteral("Plain");
    figure.maps.push_back({std::make_shared<HeldMatrix>(plainMatrix(rows, columns, value)), {}, {}});
    return figure;
}

QByteArray bytesOf(const Figure& figure, FigureFormat format, const FigureLook& look = {})
{
    const auto bytes = figureBytes(figure, look, format);
    if (!bytes)
        qFatal("%s", bytes.error().message.c_str());
    return *bytes;
}

QImage imageOf(const Figure& figure, const FigureLook& look, double dpi) { return *figureImage(figure, look, dpi); }

// What a program prints about a PDF.
QString toldBy(const QString& program, const QStringList& options, const QByteArray& pdf, const QStringList& after = {})
{
    QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("f.pdf")));
    if (!file.open(QIODevice::WriteOnly) || file.write(pdf) != pdf.size())
        qFatal("no scratch file");
    file.close();
    QProcess process;
    process.start(program, options + QStringList{file.fileName()} + after);
    if (!process.waitForFinished(30'000) || process.exitCode() != 0)
        qFatal("%s is missing or failed: tests/run installs it", qPrintable(program));
    return QString::fromUtf8(process.readAllStandardOutput());
}

struct SvgFacts {
    bool wellFormed = false;
    int cells = 0, images = 0; // inside the map
    QStringList titles;
    QByteArray width;
};

SvgFacts factsOf(const QByteArray& svg)
{
    SvgFacts facts;
    QXmlStreamReader reader(svg);
    QStringList groups;
    while (!reader.atEnd()) {
        reader.readNext();
        const QString name = reader.name().toString();
        if (reader.isStartElement()) {
            if (name == QLatin1String("svg"))
                facts.width = reader.attributes().value(QStringLiteral("width")).toLatin1();
            if (name == QLatin1String("rect") && !groups.isEmpty() && groups.last().startsWith(QLatin1String("cells")))
                ++facts.cells;
            if (name == QLatin1String("image") && groups.contains(QStringLiteral("map")))
                ++facts.images;
            if (name == QLatin1String("g"))
                groups << reader.attributes().value(QStringLiteral("id")).toString();
            if (name == QLatin1String("title"))
                facts.titles << reader.readElementText();
        } else if (reader.isEndElement() && name == QLatin1String("g")) {
            groups.removeLast();
        }
    }
    facts.wellFormed = !reader.hasError();
    return facts;
}

// Mean difference of two pictures of one size, 0 to 255.
double difference(const QImage& a, const QImage& b)
{
    double sum = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) {
            const QRgb p = a.pixel(x, y), q = b.pixel(x, y);
            sum += std::abs(qRed(p) - qRed(q)) + std::abs(qGreen(p) - qGreen(q)) + std::abs(qBlue(p) - qBlue(q));
        }
    return sum / 3 / a.width() / a.height();
}

bool edgeIsWhite(const QImage& image, int width)
{
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) {
            const bool edge = x < width || y < width || x >= image.width() - width || y >= image.height() - width;
            if (edge && image.pixel(x, y) != qRgb(255, 255, 255))
                return false;
        }
    return true;
}

} // namespace

class TestFigures : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        loadFonts();
        applyTheme(ThemeName::Dark, true); // figures follow neither the window's palette nor its larger text
    }

    void aPngHasTheSizeThatWasAskedFor_data()
    {
        QTest::addColumn<double>("width");
        QTest::addColumn<double>("dpi");
        QTest::addColumn<int>("pixels");
        QTest::addColumn<int>("perMeter");
        QTest::newRow("12 cm, 300") << 12.0 << 300.0 << 1417 << 11811;
        QTest::newRow("8.5 cm, 600") << 8.5 << 600.0 << 2008 << 23622;
        QTest::newRow("17.8 cm, 72") << 17.8 << 72.0 << 505 << 2835;
    }
    void aPngHasTheSizeThatWasAskedFor()
    {
        QFETCH(double, width);
        QFETCH(double, dpi);
        FigureLook look;
        look.widthCm = width;
        look.dpi = dpi;
        const Figure figure = causal();
        const QImage image = QImage::fromData(bytesOf(figure, FigureFormat::Png, look), "png");
        QTEST(image.width(), "pixels");
        QTEST(image.dotsPerMeterX(), "perMeter");
        QTEST(image.dotsPerMeterY(), "perMeter");
        const auto size = figureSize(figure, look);
        QCOMPARE(size->pixels, image.size());
        QVERIFY(std::abs(image.height() - size->heightCm / 2.54 * dpi) <= 0.5);
    }

    void aPngIsWhatWasDrawnAndSmall()
    {
        FigureLook look;
        for (const bool background : {true, false}) {
            look.background = background;
            const QByteArray bytes = bytesOf(causal(), FigureFormat::Png, look);
            QImage image = QImage::fromData(bytes, "png");
            QVERIFY(bytes.size() * 20 < image.sizeInBytes());
            const QImage drawn = imageOf(causal(), look, look.dpi);
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x)
                    if (qAlpha(drawn.pixel(x, y)) == 255 && image.pixel(x, y) != drawn.pixel(x, y))
                        QFAIL(qPrintable(QStringLiteral("pixel %1, %2 differs").arg(x).arg(y)));
        }
    }

    void withoutBackgroundNothingIsThere()
    {
        FigureLook look;
        look.background = false;
        const QImage image = QImage::fromData(bytesOf(causal(), FigureFormat::Png, look), "png");
        QCOMPARE(qAlpha(image.pixel(0, 0)), 0);
        QCOMPARE(qAlpha(image.pixel(image.width() - 1, image.height() - 1)), 0);
        QCOMPARE(qAlpha(image.pixel(image.width() / 2, image.height() / 2)), 255); // a cell
        const QImage opaque = QImage::fromData(bytesOf(causal(), FigureFormat::Png), "png");
        QVERIFY(!opaque.hasAlphaChannel());
        QCOMPARE(opaque.pixel(0, 0), qRgb(255, 255, 255));
    }

    void thePngTellsWhatMadeIt()
    {
        Figure figure = causal();
        figure.facts.emplace_back(QStringLiteral("Note"), QStringLiteral("\u65e5\u672c \u2212"));
        const QImage image = QImage::fromData(bytesOf(figure, FigureFormat::Png), "png");
        QCOMPARE(image.text(QStringLiteral("Title")), QStringLiteral("Softmax weights"));
        QCOMPARE(image.text(QStringLiteral("Scene")), QStringLiteral("Causal attention"));
        QCOMPARE(image.text(QStringLiteral("Tensor")), QStringLiteral("weights [1, 1, 6, 6], batch 0, head 0"));
        QVERIFY(!image.text(QStringLiteral("Seed")).isEmpty());
        QVERIFY(image.text(QStringLiteral("Settings")).contains(QStringLiteral("mask.kind=causal")));
        QCOMPARE(image.text(QStringLiteral("Note")), QStringLiteral("\u65e5\u672c \u2212"));
    }

    void theSameFigureGivesTheSameBytes()
    {
        const Figure figure = causal();
        for (const FigureFormat format : {FigureFormat::Png, FigureFormat::Svg, FigureFormat::Pdf}) {
            const QByteArray once = bytesOf(figure, format);
            QImage elsewhere(400, 60, QImage::Format_RGB32); // the window draws with the same fonts, in other sizes
            QPainter painter(&elsewhere);
            for (const double size : {11.0, 12.5, 20.0}) {
                painter.setFont(numberFont(size));
                painter.drawText(QPointF(5, 40), QStringLiteral("0123456789. Softmax weights"));
            }
            painter.end();
            applyTheme(ThemeName::HighContrast);
            const QByteArray again = bytesOf(figure, format);
            QByteArray there;
            std::thread([&] { there = bytesOf(figure, format); }).join();
            applyTheme(ThemeName::Dark, true);
            QVERIFY(again == once);
            QVERIFY(there == once);
        }
    }

    void smallMapsAreShapesInSvg()
    {
        const SvgFacts facts = factsOf(bytesOf(causal(), FigureFormat::Svg));
        QVERIFY(facts.wellFormed);
        QCOMPARE(facts.cells, 36);
        QCOMPARE(facts.images, 0);
        QCOMPARE(facts.width, QByteArray("12cm"));
        for (const char* words : {"Softmax weights", "journey", "query", "key", "0.2794"})
            QVERIFY2(facts.titles.contains(QLatin1String(words)), words);
        QCOMPARE(factsOf(bytesOf(plainFigure(64, 64), FigureFormat::Svg)).cells, 64 * 64);
    }

    void largeMapsAreOneImageInSvgWithAPixelACell()
    {
        const QByteArray svg = bytesOf(plainFigure(65, 40), FigureFormat::Svg);
        const SvgFacts facts = factsOf(svg);
        QCOMPARE(facts.cells, 0);
        QCOMPARE(facts.images, 1);
        const qsizetype from = svg.indexOf("base64,") + 7;
        const QImage image = QImage::fromData(QByteArray::fromBase64(svg.mid(from, svg.indexOf('"', from) - from)));
        QCOMPARE(image.size(), QSize(40, 65));
        QVERIFY(svg.contains("image-rendering:pixelated"));
    }

    void whatXmlCannotHoldIsLeftOut()
    {
        Figure figure = plainFigure(2, 2);
        figure.title = QStringLiteral("a<b>&\"c\u0001") + QChar(0xd800) + QChar(0xffff);
        const SvgFacts facts = factsOf(bytesOf(figure, FigureFormat::Svg));
        QVERIFY(facts.wellFormed);
        QCOMPARE(facts.titles.first(), QStringLiteral("a<b>&\"c"));
    }

    void anSvgLooksLikeThePng_data()
    {
        QTest::addColumn<bool>("sheet");
        QTest::addColumn<int>("tokens");
        QTest::newRow("6 tokens") << false << 6;
        QTest::newRow("40 tokens, sheet") << true << 40;
        QTest::newRow("100 tokens") << false << 100;
    }
    void anSvgLooksLikeThePng()
    {
        QFETCH(bool, sheet);
        QFETCH(int, tokens);
        const Figure figure = figureOf(*computedOf(headsScene(tokens, 3)), "weights", sheet);
        const QImage png = imageOf(figure, {}, 300);
        QSvgRenderer renderer(bytesOf(figure, FigureFormat::Svg));
        QVERIFY(renderer.isValid());
        QImage svg(png.size(), QImage::Format_RGB32);
        svg.fill(Qt::white);
        QPainter painter(&svg);
        painter.setRenderHint(QPainter::Antialiasing);
        renderer.render(&painter, QRectF(QPointF(), png.size()));
        painter.end();
        // Edges fall between pixels: what counts is what a reader of the page sees.
        const auto seen = [](const QImage& image) {
            return image.scaled(image.size() / 6, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
        };
        const double found = difference(seen(png), seen(svg));
        QVERIFY2(found < 1.5, qPrintable(QString::number(found)));
    }

    void aPdfHoldsItsWordsAndNothingLossy()
    {
        const QByteArray pdf = bytesOf(causal(), FigureFormat::Pdf);
        const QString text = toldBy(QStringLiteral("pdftotext"), {}, pdf, {QStringLiteral("-")});
        for (const char* words : {"Softmax weights", "Your", "journey", "starts", "with", "one", "step", "query", "key",
                                  "1.0000", "0.2794"})
            QVERIFY2(text.contains(QLatin1String(words)), words);
        const QString fonts = toldBy(QStringLiteral("pdffonts"), {}, pdf);
        QVERIFY(fonts.contains(QLatin1String("Inter")) && fonts.contains(QLatin1String("JetBrains")));
        for (const QString& line : fonts.split(QLatin1Char('\n')).mid(2))
            QVERIFY2(line.isEmpty() || line.simplified().contains(QLatin1String("Identity-H yes")), qPrintable(line));

        const QByteArray large = bytesOf(figureOf(*computedOf(headsScene(100, 1)), "weights"), FigureFormat::Pdf);
        const QStringList images =
            toldBy(QStringLiteral("pdfimages"), {QStringLiteral("-list")}, large).trimmed().split(QLatin1Char('\n'));
        QCOMPARE(images.size(), 4); // two lines of heading, the map, the colour bar
        for (const QString& line : images.mid(2))
            QCOMPARE(line.simplified().split(QLatin1Char(' '))[8], QStringLiteral("image")); // deflated, not jpeg
    }

    void aPdfIsAsLargeAsTheFigure()
    {
        const Figure figure = causal();
        FigureLook look;
        look.widthCm = 8.9;
        const QString info = toldBy(QStringLiteral("pdfinfo"), {}, bytesOf(figure, FigureFormat::Pdf, look));
        QVERIFY2(info.contains(QLatin1String("Title:           Softmax weights")), qPrintable(info));
        QVERIFY2(info.contains(QLatin1String("Creator:         AttnScope")), qPrintable(info));
        const QStringList page =
            info.mid(info.indexOf(QLatin1String("Page size:"))).simplified().split(QLatin1Char(' '));
        const auto size = figureSize(figure, look);
        QVERIFY(std::abs(page[2].toDouble() - 8.9 / 2.54 * 72) < 0.01);
        QVERIFY(std::abs(page[4].toDouble() - size->heightCm / 2.54 * 72) < 0.01);
        const QString custom =
            toldBy(QStringLiteral("pdfinfo"), {QStringLiteral("-custom")}, bytesOf(figure, FigureFormat::Pdf));
        QVERIFY2(custom.contains(QLatin1String("Seed:")), qPrintable(custom));
        QVERIFY2(custom.contains(QLatin1String("mask.kind=causal")), qPrintable(custom));
        QVERIFY(!custom.contains(QLatin1String("Date")));
    }

    void theLayoutClosesUpWhereAPartIsLeftOut()
    {
        const Figure figure = causal();
        const QSizeF all = layoutFigure(figure, {}).panels.front().map.size();
        const double height = layoutFigure(figure, {}).size.height();
        FigureLook look;
        look.title = false;
        QVERIFY(layoutFigure(figure, look).size.height() < height - 10);
        look = {};
        look.tokenLabels = false;
        QVERIFY(layoutFigure(figure, look).panels.front().map.width() > all.width() + 20);
        look = {};
        look.colorBar = false;
        QVERIFY(layoutFigure(figure, look).panels.front().map.width() > all.width() + 20);
        look = {};
        look.rowSums = true;
        QVERIFY(layoutFigure(figure, look).panels.front().map.width() < all.width() - 10);
    }

    void labelsThatAreNotWrittenTakeNoRoom()
    {
        const auto mapOf = [](int longOne) {
            HeldMatrix data = plainMatrix(200, 200);
            data.rowLabels.clear();
            for (int i = 0; i < data.rows; ++i)
                data.rowLabels << (i == longOne ? QStringLiteral("extraordinarily") : QStringLiteral("t%1").arg(i));
            data.columnLabels = data.rowLabels;
            Figure figure;
            figure.maps.push_back({std::make_shared<HeldMatrix>(data), {}, {}});
            return layoutFigure(figure, {}).panels.front();
        };
        const PanelLayout without = mapOf(-1), hidden = mapOf(123), shown = mapOf(0);
        QVERIFY(without.rows.step > 1 && without.columns.step > 1);
        QCOMPARE(hidden.map.width(), without.map.width());
        QVERIFY(hidden.map.top() < shown.map.top() - 20);
        QVERIFY(shown.map.width() < without.map.width() - 20);
    }

    void digitsAreLegibleOrNotThere()
    {
        for (const int tokens : {2, 6, 10, 16, 24, 64, 100})
            for (const double width : {5.0, 12.0, 30.0}) {
                FigureLook look;
                look.widthCm = width;
                const Figure figure = figureOf(*computedOf(headsScene(tokens, 2)), "weights");
                const PanelLayout panel = layoutFigure(figure, look).panels.front();
                QVERIFY(panel.decimals < 0 || panel.digitSize >= 5);
                if (tokens <= 6 && width > 10)
                    QVERIFY(panel.decimals >= 2);
            }
        QCOMPARE(layoutFigure(plainFigure(64, 64), {}).panels.front().decimals, -1);
    }

    void nothingIsCutOffAtTheEdge_data()
    {
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("letters");
        QTest::newRow("one row") << 1 << 6 << 1;
        QTest::newRow("one cell") << 1 << 1 << 4;
        QTest::newRow("long labels") << 5 << 7 << 80;
        QTest::newRow("many tokens") << 512 << 512 << 3;
        QTest::newRow("wide") << 6 << 768 << 6;
        QTest::newRow("high") << 700 << 3 << 30;
        QTest::newRow("two columns, long labels") << 2 << 2 << 200;
    }
    void nothingIsCutOffAtTheEdge()
    {
        QFETCH(int, rows);
        QFETCH(int, columns);
        QFETCH(int, letters);
        HeldMatrix data = plainMatrix(rows, columns);
        for (QStringList* labels : {&data.rowLabels, &data.columnLabels})
            for (QString& label : *labels)
                label += QString(letters, QLatin1Char('W'));
        data.rowMeaning = AxisMeaning::Query;
        data.columnMeaning = AxisMeaning::Dimension;
        Figure figure = plainFigure(1, 1);
        figure.title = QStringLiteral("A title that is far longer than the figure is wide: ").repeated(4);
        figure.maps.front().data = std::make_shared<HeldMatrix>(data);
        for (const double width : {4.0, 12.0, 25.0}) {
            FigureLook look;
            look.widthCm = width;
            const QImage image = imageOf(figure, look, 100);
            QVERIFY2(edgeIsWhite(image, 4), qPrintable(QString::number(width)));
            QVERIFY(image.height() < 2.5 * image.width());
        }
    }

    void headsOfASheetShareOneBar()
    {
        const Figure sheet = figureOf(*computedOf(headsScene(6, 12)), "weights", true);
        QCOMPARE(sheet.maps.size(), std::size_t(12));
        QCOMPARE(sheet.maps[3].caption, QStringLiteral("head 3"));
        const FigureLayout layout = layoutFigure(sheet, {});
        QVERIFY(!layout.bar.isEmpty());
        QCOMPARE(layout.bar.top(), layout.panels.front().map.top());
        QVERIFY(std::abs(layout.bar.bottom() - layout.panels.back().map.bottom()) < 0.01);
        QVERIFY(std::ranges::all_of(layout.panels, [](const PanelLayout& panel) { return panel.bar.isEmpty(); }));
        QCOMPARE(factsOf(bytesOf(sheet, FigureFormat::Svg)).cells, 12 * 36);

        Figure mixed = plainFigure(3, 3);
        HeldMatrix other = plainMatrix(3, 3);
        other.high = 5;
        mixed.maps.push_back({std::make_shared<HeldMatrix>(other), QStringLiteral("other"), {}});
        const FigureLayout own = layoutFigure(mixed, {});
        QVERIFY(own.bar.isEmpty());
        QVERIFY(!own.panels[0].bar.isEmpty() && !own.panels[1].bar.isEmpty());
        QVERIFY(own.panels[0].bar.top() > own.panels[0].map.bottom());
        QVERIFY(own.panels[0].bar.bottom() < own.size.height());
    }

    void mapsOfOneStripStandOnOneHeight()
    {
        const ComputedPtr computed = computedLesson("000.causal.neg_inf");
        Figure strip;
        for (const char* tensor : {"x", "scores", "weights", "head_context"})
            strip.maps.push_back({heatmapData(*computed, tensor, 0, 0, Looks()), QLatin1String(tensor), {}});
        strip.columns = 4;
        for (const double width : {8.0, 12.0, 24.0}) {
            FigureLook look;
            look.widthCm = width;
            const FigureLayout layout = layoutFigure(strip, look);
            for (const PanelLayout& panel : layout.panels) {
                QCOMPARE(panel.map.top(), layout.panels.front().map.top());
                QCOMPARE(panel.cell, layout.panels.front().cell);
                QVERIFY(panel.map.right() < layout.size.width());
            }
            QVERIFY(layout.panels[0].rows.shown && !layout.panels[1].rows.shown);
            QVERIFY(edgeIsWhite(imageOf(strip, look, 100), 4));
        }
    }

    void marksCanBeLeftOut()
    {
        FigureLook look;
        const QByteArray with = bytesOf(causal(), FigureFormat::Svg, look);
        look.marks = false;
        const QByteArray without = bytesOf(causal(), FigureFormat::Svg, look);
        QVERIFY(with.contains("id=\"masked\""));
        QVERIFY(!without.contains("id=\"masked\""));
        QVERIFY(factsOf(without).titles.contains(QStringLiteral("0.0000"))); // what the masked cells hold
    }

    void theChosenCellIsFramed()
    {
        Figure figure = causal();
        figure.maps.front().chosen = Cell{3, 2};
        FigureLook look;
        QVERIFY(!bytesOf(figure, FigureFormat::Svg, look).contains("chosen-cell"));
        look.chosenCell = true;
        QVERIFY(bytesOf(figure, FigureFormat::Svg, look).contains("chosen-cell"));
        figure.maps.front().chosen = Cell{6, 2}; // outside
        QVERIFY(!bytesOf(figure, FigureFormat::Svg, look).contains("chosen-cell"));
    }

    void whatWouldBeTooLargeIsRefused()
    {
        FigureLook look;
        look.dpi = 2400;
        look.widthCm = 60;
        const auto size = figureSize(causal(), look);
        QVERIFY(!size);
        QVERIFY2(size.error().message.find("DPI would fit") != std::string::npos, size.error().message.c_str());
        QVERIFY(!figureBytes(causal(), look, FigureFormat::Png));
        QVERIFY(figureBytes(causal(), look, FigureFormat::Svg)); // shapes have no pixels
        look.widthCm = 0;
        QVERIFY(!figureBytes(causal(), look, FigureFormat::Svg));
        QVERIFY(!figureBytes(Figure(), {}, FigureFormat::Png));
    }

    void whatDoesNotFitItsWidthIsRefused()
    {
        Figure sheet;
        for (int head = 0; head < 64; ++head)
            sheet.maps.push_back({std::make_shared<HeldMatrix>(plainMatrix(20, 20)), QStringLiteral("head"), {}});
        FigureLook look;
        look.widthCm = 1.5;
        for (const FigureFormat format : {FigureFormat::Png, FigureFormat::Svg, FigureFormat::Pdf})
            QVERIFY(!figureBytes(sheet, look, format));
        QVERIFY(!figureSize(sheet, look));
        look.widthCm = 30;
        QVERIFY(figureSize(sheet, look));
    }

    void filesAreCalledByTheirPattern_data()
    {
        QTest::addColumn<QString>("title");
        QTest::addColumn<QString>("pattern");
        QTest::addColumn<bool>("sheet");
        QTest::addColumn<QString>("name");
        QTest::newRow("usual") << "Your journey"
                               << "" << false << "Your_journey_weights_h1";
        QTest::newRow("sheet") << "Your journey"
                               << "" << true << "Your_journey_weights_heads";
        QTest::newRow("words between") << "a"
                                       << "fig {stage}-{head} of {title}" << false << "fig_weights-1_of_a";
        QTest::newRow("no batch items") << "a"
                                        << "{stage}_b{batch}_h{head}" << false << "weights_h1";
        QTest::newRow("path") << "../../etc/passwd"
                              << "" << false << "etc_passwd_weights_h1";
        QTest::newRow("reserved letters") << "a<b>:\"c\\d|e?*"
                                          << "" << false << "a_b_c_d_e_weights_h1";
        QTest::newRow("device") << "NUL"
                                << "{title}" << false << "_NUL";
        QTest::newRow("nothing left") << "..."
                                      << "" << false << "file_weights_h1";
        QTest::newRow("long") << QString(190, 'x') << "" << false << QString(60, 'x') + "_weights_h1";
    }
    void filesAreCalledByTheirPattern()
    {
        QFETCH(QString, title);
        QFETCH(QString, pattern);
        QFETCH(bool, sheet);
        Scene scene = headsScene(3, 2);
        scene.title = title.toStdString();
        FigureRequest request;
        request.tensors = {"weights"};
        request.head = sheet ? std::nullopt : std::optional(1);
        request.sheet = sheet;
        request.pattern = pattern;
        request.sceneName = QStringLiteral("file");
        const auto plans = planFigures(*computedOf(scene), request);
        QVERIFY2(plans, plans ? "" : plans.error().message.c_str());
        QCOMPARE(plans->size(), std::size_t(1));
        QTEST(plans->front().fileName, "name");
    }

    void aPatternThatGivesTwoFiguresOneNameIsRefused()
    {
        const ComputedPtr computed = computedOf(headsScene(3, 2));
        FigureRequest request;
        request.tensors = {"weights", "x"};
        const auto refusal = [&](const char* pattern) {
            request.pattern = QLatin1String(pattern);
            const auto plans = planFigures(*computed, request);
            return plans ? std::string() : plans.error().message;
        };
        QCOMPARE(refusal("{stage}_{head}"), std::string());
        QCOMPARE(refusal("{stage}"),
                 std::string(
                     "name: the pattern '{stage}' calls two figures weights: put {stage}, {head} or {batch} into it"));
        QCOMPARE(refusal("{stage}_{layer}"),
                 std::string("name: a pattern knows {title}, {stage}, {head} and {batch}, got '{layer}'"));
        for (const char* path : {"../../evil", "/etc/x", "..", "a\\b"})
            QCOMPARE(refusal(path), std::string("name: expected a name of files, not of folders, got '") + path + "'");
        request.head = 2;
        QCOMPARE(refusal(""), std::string("head: weights has 0 to 1, got 2"));
    }

    void allFilesAreWrittenOrNone()
    {
        const ComputedPtr computed = computedOf(headsScene(3, 4));
        FigureRequest request;
        request.tensors = {"weights"};
        request.formats = {FigureFormat::Png, FigureFormat::Svg};
        const auto plans = planFigures(*computed, request);
        QTemporaryDir scratch;
        const QDir folder(scratch.filePath(QStringLiteral("deep/er")));
        int told = 0;
        QVERIFY(!writeFigures(*computed, request, *plans, folder.path(), [&](int done) { told = done; }));
        QCOMPARE(told, 8);
        QCOMPARE(folder.entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot).size(), 8);

        // A folder stands where a file must go: the files from before are still what they were.
        QFile before(folder.filePath(QStringLiteral("heads_weights_h0.svg")));
        QVERIFY(before.open(QIODevice::WriteOnly) && before.write("before") == 6);
        before.close();
        QVERIFY(QFile::remove(folder.filePath(QStringLiteral("heads_weights_h3.svg"))));
        QVERIFY(folder.mkdir(QStringLiteral("heads_weights_h3.svg")));
        const auto fault = writeFigures(*computed, request, *plans, folder.path());
        QVERIFY(fault && fault->message.find("it is a folder") != std::string::npos);
        QVERIFY(before.open(QIODevice::ReadOnly));
        QCOMPARE(before.readAll(), QByteArray("before"));
        QCOMPARE(folder.entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot).size(), 8);
    }

    void oneFileKeepsItsLinkAndItsRights()
    {
        QTemporaryDir folder;
        const QString real = folder.filePath(QStringLiteral("real.png")),
                      link = folder.filePath(QStringLiteral("link.png"));
        QFile file(real);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.close();
        const auto mine = QFileDevice::ReadOwner | QFileDevice::WriteOwner;
        QVERIFY(QFile::setPermissions(real, mine));
        QVERIFY(QFile::link(real, link));
        QVERIFY(!writeFigure(causal(), {}, FigureFormat::Png, link));
        QVERIFY(QFileInfo(link).isSymLink());
        QVERIFY(!QImage(real).isNull());
        QVERIFY(!(QFile::permissions(real) & (QFileDevice::ReadGroup | QFileDevice::ReadOther)));
    }

    void whatIsStoppedLeavesNothing()
    {
        const ComputedPtr computed = computedOf(headsScene(3, 4));
        FigureRequest request;
        request.tensors = {"weights"};
        const auto plans = planFigures(*computed, request);
        QTemporaryDir scratch;
        std::stop_source stop;
        const auto fault = writeFigures(
            *computed, request, *plans, scratch.filePath(QStringLiteral("new")), [&](int) { stop.request_stop(); },
            stop.get_token());
        QVERIFY(fault && fault->message == stoppedBeforeWriting().message);
        QVERIFY(QDir(scratch.path()).isEmpty());
        const QString path = scratch.filePath(QStringLiteral("one.png"));
        QVERIFY(writeFigure(causal(), {}, FigureFormat::Png, path, stop.get_token()));
        QVERIFY(!QFileInfo::exists(path));
    }

    void aPlanOfAnotherSceneIsRefused()
    {
        const ComputedPtr computed = computedLesson("000.causal.neg_inf"); // has no output
        const FigurePlan plan{QStringLiteral("output"), "output", 0, {}};
        const auto figure = drawFigure(*computed, {}, plan);
        QVERIFY(!figure);
        QCOMPARE(figure.error().message, std::string("This scene has no 'output': choose another stage."));
        QVERIFY(!figureFacts(*computed, plan).empty());
        QTemporaryDir folder;
        QVERIFY(writeFigures(*computed, {}, {plan}, folder.path()));
        QVERIFY(QDir(folder.path()).isEmpty());
    }
};

QTEST_MAIN(TestFigures)
#include "tst_figures.moc"
