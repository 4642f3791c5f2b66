// SPDX-License-Identifier: GPL-3.0-or-later
// What is in the PNG, SVG and PDF of a figure, as other programs read them.
#include "tests/ui/support/computedscenes.h"
#include "tests/ui/support/samplefigures.h"
#include "tests/ui/support/testprogram.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"

#include <QPainter>
#include <QProcess>
#include <QRegularExpression>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <thread>

using namespace attn;

namespace {

// What a program prints about a PDF.
QString outputOf(const QString& program, const QStringList& options, const QByteArray& pdf,
                 const QStringList& after = {})
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

} // namespace

class TestFigureFormats : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        loadFonts();
        applyTheme(ThemeName::Dark, 1.25); // figures follow neither the window's palette nor its larger text
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
        QCOMPARE(image.text(QStringLiteral("Title")), QStringLiteral("Causal attention: Softmax weights"));
        QCOMPARE(image.text(QStringLiteral("Scene")), QStringLiteral("Causal attention"));
        QCOMPARE(image.text(QStringLiteral("Tensor")), QStringLiteral("weights [1, 1, 6, 6], batch 0, head 0"));
        QVERIFY(!image.text(QStringLiteral("Seed")).isEmpty());
        QVERIFY(image.text(QStringLiteral("Settings")).contains(QStringLiteral("mask.kind=causal")));
        QCOMPARE(image.text(QStringLiteral("Note")), QStringLiteral("\u65e5\u672c \u2212"));
    }

    void svgAndPdfSayWhatIsSeen()
    {
        const Figure figure = causal();
        const QByteArray svg = bytesOf(figure, FigureFormat::Svg);
        const QByteArray about = svg.mid(svg.indexOf("<desc"), svg.indexOf("</desc>") - svg.indexOf("<desc"));
        for (const char* part :
             {"Heatmap of weights, 6 by 6.", "Values from 0 to 1.0000.", "Some cells are masked.",
              "Largest in each row: query Your, key Your: weight 1.0000; query journey, key journey: weight 0.6014"})
            QVERIFY2(about.contains(part), about);
        const qsizetype at = svg.indexOf("aria-labelledby=\"") + 17;
        const QByteArrayList ids = svg.mid(at, svg.indexOf('"', at) - at).split(' ');
        QCOMPARE(ids.size(), 2);
        QVERIFY(svg.contains("<title id=\"" + ids[0] + "\">Causal attention: Softmax weights</title>"));
        QVERIFY(svg.contains("<desc id=\"" + ids[1] + "\">"));
        QVERIFY(svg.contains("role=\"img\""));

        const QString pdf = outputOf(QStringLiteral("pdfinfo"), {}, bytesOf(figure, FigureFormat::Pdf));
        QVERIFY2(pdf.contains(QRegularExpression(QStringLiteral("Title: +Causal attention: Softmax weights"))),
                 qPrintable(pdf));
        QVERIFY2(pdf.contains(QRegularExpression(QStringLiteral("Subject: +Heatmap of weights, 6 by 6"))),
                 qPrintable(pdf));
    }

    void aDescriptionTellsNoHiddenNumber()
    {
        auto data = std::make_shared<HeldMatrix>(plainMatrix(2, 2, 0.25f));
        data->marks[0] = CellMark::Hidden;
        data->values = {0.875f, 0.125f, 0.25f, 0.75f};
        data->largest = 0.875;
        Figure figure;
        figure.title = QStringLiteral("Plain");
        figure.maps.push_back({data, {}, {}});
        const QByteArray svg = bytesOf(figure, FigureFormat::Svg);
        const QByteArray about = svg.mid(svg.indexOf("<desc"), svg.indexOf("</desc>") - svg.indexOf("<desc"));
        QVERIFY2(!about.contains("0.87"), about);
        QVERIFY2(about.contains("Some values are hidden."), about);
        QVERIFY2(about.contains("0.7500"), about);
    }

    void aTikzPictureIsBalancedAndRunsNoTextOfTheScene()
    {
        auto data = std::make_shared<HeldMatrix>(plainMatrix(2, 2, 0.25f));
        data->rowLabels = {QStringLiteral("}\\write18{x}"), QStringLiteral("a_b^c~d%#&$")};
        data->columnLabels = {QStringLiteral("\\input{/etc/passwd}"), QStringLiteral("--``''\n\\par")};
        Figure figure;
        figure.title = QStringLiteral("50% of\n\\immediate \\input{/etc/passwd} }\\write18{x} a_b^c~d%#&$");
        figure.maps.push_back({data, {}, {}});
        const QByteArray tex = bytesOf(figure, FigureFormat::Tex);
        QVERIFY2(tex.startsWith("% 50% of \\immediate \\input{/etc/passwd} }\\write18{x} a_b^c~d%#&$\n% "), tex);
        QVERIFY(tex.endsWith("\\end{tikzpicture}%\n"));
        QByteArray commands;
        for (const QByteArray& line : tex.split('\n'))
            if (!line.startsWith('%'))
                commands += line + '\n';
        for (const char* evil : {"\\input", "\\write", "\\immediate", "\\par", "``", "''", "--`"})
            QVERIFY2(!commands.contains(evil), evil);
        for (const char* words : {"\\textbackslash{}input\\{/etc/passwd\\}", "\\}\\textbackslash{}write18\\{x\\}",
                                  "a\\_b\\textasciicircum{}c\\textasciitilde{}d\\%\\#\\&\\$", "50\\% of"})
            QVERIFY2(commands.contains(words), words);
        int open = 0;
        for (qsizetype i = 0; i < commands.size(); ++i) {
            if (commands[i] == '\\')
                ++i; // what follows is escaped
            else if (commands[i] == '{' || commands[i] == '}')
                open += commands[i] == '{' ? 1 : -1;
            QVERIFY(open >= 0);
        }
        QCOMPARE(open, 0);
    }

    void aMapTooLargeForTikzIsRefused()
    {
        auto data = std::make_shared<HeldMatrix>(plainMatrix(200, 200, 0.25f));
        for (std::size_t i = 0; i < data->values.size(); ++i)
            data->values[i] = float(i % 2);
        Figure figure;
        figure.title = QStringLiteral("Large");
        figure.maps.push_back({data, {}, {}});
        const auto bytes = figureBytes(figure, {}, FigureFormat::Tex);
        QVERIFY(!bytes);
        QVERIFY2(bytes.error().message.find("\\includegraphics") != std::string::npos, bytes.error().message.c_str());
    }

    void theSameFigureGivesTheSameBytes()
    {
        const Figure figure = causal();
        for (const FigureFormat format : {FigureFormat::Png, FigureFormat::Svg, FigureFormat::Pdf, FigureFormat::Tex}) {
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
            applyTheme(ThemeName::Dark, 1.25);
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
        for (const char* words :
             {"Causal attention: Softmax weights", "Attention weight", "journey", "query", "0.2794"})
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
        QVERIFY2(found < 2, qPrintable(QString::number(found)));
    }

    void aPdfHoldsItsWordsAndNothingLossy()
    {
        const QByteArray pdf = bytesOf(causal(), FigureFormat::Pdf);
        const QString text = outputOf(QStringLiteral("pdftotext"), {}, pdf, {QStringLiteral("-")});
        for (const char* words : {"Softmax weights", "Your", "journey", "starts", "with", "one", "step", "query", "key",
                                  "1.0000", "0.2794"})
            QVERIFY2(text.contains(QLatin1String(words)), words);
        const QString fonts = outputOf(QStringLiteral("pdffonts"), {}, pdf);
        QVERIFY(fonts.contains(QLatin1String("Inter")) && fonts.contains(QLatin1String("JetBrains")));
        for (const QString& line : fonts.split(QLatin1Char('\n')).mid(2))
            QVERIFY2(line.isEmpty() || line.simplified().contains(QLatin1String("Identity-H yes")), qPrintable(line));

        const QByteArray large = bytesOf(figureOf(*computedOf(headsScene(100, 1)), "weights"), FigureFormat::Pdf);
        const QStringList images =
            outputOf(QStringLiteral("pdfimages"), {QStringLiteral("-list")}, large).trimmed().split(QLatin1Char('\n'));
        QCOMPARE(images.size(), 4); // two lines of heading, the map, the colour bar
        for (const QString& line : images.mid(2))
            QCOMPARE(line.simplified().split(QLatin1Char(' '))[8], QStringLiteral("image")); // deflated, not jpeg
    }

    void aPdfIsAsLargeAsTheFigure()
    {
        const Figure figure = causal();
        FigureLook look;
        look.widthCm = 8.9;
        const QString info = outputOf(QStringLiteral("pdfinfo"), {}, bytesOf(figure, FigureFormat::Pdf, look));
        QVERIFY2(info.contains(QLatin1String("Title:           Causal attention: Softmax weights")), qPrintable(info));
        QVERIFY2(info.contains(QLatin1String("Creator:         AttnScope")), qPrintable(info));
        const QStringList page =
            info.mid(info.indexOf(QLatin1String("Page size:"))).simplified().split(QLatin1Char(' '));
        const auto size = figureSize(figure, look);
        QVERIFY(std::abs(page[2].toDouble() - 8.9 / 2.54 * 72) < 0.01);
        QVERIFY(std::abs(page[4].toDouble() - size->heightCm / 2.54 * 72) < 0.01);
        const QString custom =
            outputOf(QStringLiteral("pdfinfo"), {QStringLiteral("-custom")}, bytesOf(figure, FigureFormat::Pdf));
        QVERIFY2(custom.contains(QLatin1String("Seed:")), qPrintable(custom));
        QVERIFY2(custom.contains(QLatin1String("mask.kind=causal")), qPrintable(custom));
        QVERIFY(!custom.contains(QLatin1String("Date")));
    }
};

WINDOW_TEST(TestFigureFormats)
#include "tst_figureformats.moc"
