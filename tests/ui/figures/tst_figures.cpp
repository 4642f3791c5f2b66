// SPDX-License-Identifier: GPL-3.0-or-later
// Figures read back: as pixels, as XML, and through poppler's tools.
#include "core/explain/withhold.h"
#include "core/headless/figureoptions.h"
#include "tests/ui/support/computedscenes.h"
#include "tests/ui/support/samplefigures.h"
#include "tests/ui/support/testprogram.h"
#include "ui/document/atomicfile.h"
#include "ui/figures/figurebar.h"
#include "ui/figures/figurefacts.h"
#include "ui/figures/figurelayout.h"
#include "ui/figures/figureorigin.h"
#include "ui/figures/figureset.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace attn;

namespace {

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
        applyTheme(ThemeName::Dark, 1.25); // figures follow neither the window's palette nor its larger text
    }

    void theMeanOfTheHeadsIsOneMoreMap()
    {
        const ComputedPtr computed = computedOf(headsScene(6, 4));
        FigureRequest request;
        request.tensors = {"weights"};
        request.sheet = true;
        request.heads = {each_head, mean_of_heads};
        auto plans = planFigures(*computed, request);
        QVERIFY(plans && plans->size() == 1);
        const Figure sheet = *drawFigure(*computed, request, plans->front());
        QCOMPARE(sheet.maps.size(), std::size_t(5));
        QCOMPARE(sheet.maps.back().caption, QStringLiteral("mean of the heads"));
        const HeatmapData& mean = *sheet.maps.back().data;
        double sum = 0;
        for (int head = 0; head < 4; ++head)
            sum += sheet.maps[std::size_t(head)].data->value({4, 2});
        QCOMPARE(mean.value({4, 2}), float(sum / 4));
        QCOMPARE(mean.mark({2, 4}), CellMark::Masked);
        QVERIFY(std::abs(mean.rowSum(3) - 1) < 1e-6);
        QCOMPARE(std::pair(mean.low, mean.high), std::pair(sheet.maps[0].data->low, sheet.maps[0].data->high));
        // The file remembers it.
        const auto words = wordsOf(optionsOf(request, plans->front()));
        QVERIFY(std::ranges::find(words, "0,1,2,3,mean") != words.end());
        // Alone, under a name of its own; at a step as blank as its heads.
        request.sheet = false;
        request.heads = {mean_of_heads};
        request.until = View::Step{"weights", {3, 5}, -1};
        plans = planFigures(*computed, request);
        QVERIFY(plans && plans->size() == 1);
        QVERIFY2(plans->front().fileName.endsWith(QStringLiteral("_weights_hmean")),
                 qPrintable(plans->front().fileName));
        const Figure alone = *drawFigure(*computed, request, plans->front());
        QCOMPARE(alone.maps.size(), std::size_t(1));
        QVERIFY2(alone.title.endsWith(QStringLiteral("mean of the heads")), qPrintable(alone.title));
        QCOMPARE(alone.maps.front().data->mark({3, 1}), CellMark::None);
        QCOMPARE(alone.maps.front().data->mark({4, 1}), CellMark::Pending);
        request.tensors = {"x"}; // without heads
        QVERIFY(planFigures(*computed, request));
    }

    void aLongTitleIsBrokenBetweenItsWords()
    {
        Figure figure = causal();
        figure.title = QStringLiteral("Attention weights of both heads of the first layer under a causal mask");
        FigureLook look;
        look.widthCm = 8.5;
        const FigureLayout layout = layoutFigure(figure, look), shorter = layoutFigure(causal(), look);
        QStringList lines;
        for (const FigureLayout::Line& line : layout.titleLines) {
            lines << line.text;
            QVERIFY(line.start.x() + textWidth(line.text, layout.title) <= layout.size.width());
            QVERIFY(line.start.y() < layout.panels.front().map.top());
        }
        QVERIFY(lines.size() > 1);
        QCOMPARE(lines.join(u' '), figure.title);
        QVERIFY(layout.size.height() > shorter.size.height());
        figure.titleLines = 1; // a frame of a film
        QCOMPARE(layoutFigure(figure, look).titleLines.size(), std::size_t(1));
    }

    // The same that the window has: a dashed frame and a question mark.
    void aHiddenCellIsMarkedAsInTheWindow()
    {
        const ComputedPtr hidden =
            withhold(computedLesson("000.causal.neg_inf"), {{"weights", {0, 0, 3, 1}}, {"weights", {0, 0, 0, 0}}});
        FigureLook look;
        const auto marked = [&](const Figure& figure) {
            const auto image = figureImage(figure, look, 144);
            int count = 0; // of the mark's color
            for (int y = 0; y < image->height(); ++y)
                for (int x = 0; x < image->width(); ++x)
                    count += image->pixelColor(x, y) == colorsOf(ThemeName::Light).accent;
            return count;
        };
        QCOMPARE(marked(causal()), 0);
        QVERIFY(marked(figureOf(*hidden, "weights")) > 100);
    }

    void aSlideIsFilled()
    {
        for (const QSize& pixels : {slide_pixels, QSize(1080, 1920), QSize(1000, 1000)}) {
            FigureLook look;
            fillSlide(look, pixels);
            QCOMPARE(figureSize(causal(), look)->pixels, pixels);
            QCOMPARE(figureImage(causal(), look, look.dpi)->size(), pixels);
            const FigureLayout layout = layoutFigure(causal(), look);
            const QRectF map = layout.panels.front().map;
            const double spare = std::min(layout.size.width() - map.width(), layout.size.height() - map.height());
            QVERIFY2(spare < 0.35 * std::min(layout.size.width(), layout.size.height()),
                     qPrintable(QString::number(spare)));
            QVERIFY(map.bottom() < layout.size.height());
            QVERIFY(layout.panels.front().digitSize > 10); // points, of a slide whose shorter side is 540
        }
    }

    void aDarkFigureHasLightWords()
    {
        FigureLook look;
        look.theme = ThemeName::Dark;
        const QColor paper = colorsOf(ThemeName::Dark).base;
        QCOMPARE(QColor(figureImage(causal(), look, 72)->pixel(2, 2)), paper);
        look.background = false;
        const auto image = figureImage(causal(), look, 144);
        QCOMPARE(image->pixelColor(2, 2).alpha(), 0);
        int dark = 0, light = 0; // of what is painted above the map
        for (int y = 0; y < 40; ++y)
            for (int x = 0; x < image->width(); ++x)
                if (const QColor color = image->pixelColor(x, y); color.alpha() > 200)
                    ++(color.lightness() > 128 ? light : dark);
        QVERIFY(light > 50);
        QCOMPARE(dark, 0);
    }

    void ticksOfALogarithmicBarAreRound()
    {
        HeldMatrix data = plainMatrix(2, 2, 0.5f);
        const auto texts = [&](double low, double high) {
            data.low = low;
            data.high = high;
            data.logarithmic = true;
            QStringList made;
            for (const BarTick& tick : figureTicks(data, 200))
                made << tick.text;
            return made;
        };
        QCOMPARE(texts(0.081, 1), (QStringList{"10⁻¹", "5 × 10⁻¹", "10⁰"}));
        QCOMPARE(texts(1e-5, 1), (QStringList{"10⁻⁵", "10⁻⁴", "10⁻³", "10⁻²", "10⁻¹", "10⁰"}));
        const QStringList both = texts(-2.3, 2.3);
        QVERIFY2(both.contains(QStringLiteral("0")) && both.contains(QStringLiteral("10⁰")) &&
                     both.contains(QStringLiteral("−10⁰")),
                 qPrintable(both.join(u' ')));
    }

    void aBarCountsInTheUnitOfItsCells()
    {
        HeldMatrix data = plainMatrix(2, 2, 0.005f);
        data.low = -0.009;
        data.high = 0.009;
        data.tens = 3;
        QStringList ticks;
        for (const BarTick& tick : figureTicks(data, 200))
            ticks << tick.text;
        QVERIFY2(ticks.contains(QStringLiteral("5.0")) || ticks.contains(QStringLiteral("8.0")) ||
                     ticks.contains(QStringLiteral("4.0")),
                 qPrintable(ticks.join(u' ')));
        ticks.clear();
        for (const BarTick& tick : colorBarTicks(data, colorsOf(ThemeName::Light), 200)) // the window's
            ticks << tick.text;
        QVERIFY2(ticks.back() == QStringLiteral("9") || ticks.back().startsWith(QStringLiteral("9.")),
                 qPrintable(ticks.join(u' ')));
    }

    void mapsOfOtherTokensKeepTheWordsOfTheirAxes()
    {
        Figure figure = causal();
        HeldMatrix other = *std::static_pointer_cast<const HeldMatrix>(figure.maps.front().data);
        other.rowLabels[1] = other.columnLabels[1] = QStringLiteral("another");
        figure.maps.push_back({std::make_shared<HeldMatrix>(other), {}, {}});
        const FigureLayout layout = layoutFigure(figure, {});
        QVERIFY(layout.panels[1].rows.shown && layout.panels[1].columns.shown);
        QCOMPARE(layout.rowAxis, QStringLiteral("query"));
        QCOMPARE(layout.columnAxis, QStringLiteral("key"));
        figure.maps.push_back({figureOf(*computedLesson("000.causal.neg_inf"), "context").maps.front().data, {}, {}});
        QVERIFY(layoutFigure(figure, {}).columnAxis.isEmpty()); // dimensions beside keys
    }

    void aLongCaptionBecomesSmallerBeforeItIsCut()
    {
        Figure figure = plainFigure(4, 4);
        for (int i = 0; i < 11; ++i)
            figure.maps.push_back(figure.maps.front());
        figure.maps.back().caption = QStringLiteral("mean of the heads");
        FigureLook look;
        look.widthCm = 12;
        look.letters = true;
        const FigureLayout layout = layoutFigure(figure, look);
        QVERIFY(textWidth(captionOf(figure, look, 11), layout.caption) <= layout.panels[11].captionRoom + 0.01);
        QVERIFY(layout.caption.size < layout.axis.size);
    }

    // Labels of square cells have the same room down and across.
    void rowsAreNamedAsOftenAsColumns()
    {
        Scene scene = headsScene(57, 1);
        scene.tokens = {std::vector<std::string>(57, "word")};
        scene.tokens[0][11] = "Rechtsschutzversicherungen";
        for (const double width : {8.5, 12.0, 18.0}) {
            FigureLook look;
            look.widthCm = width;
            const FigureLayout layout = layoutFigure(figureOf(*computedOf(scene), "weights"), look);
            const PanelLayout& panel = layout.panels.front();
            QVERIFY2(panel.rows.step <= panel.columns.step,
                     qPrintable(QStringLiteral("%1 %2").arg(panel.rows.step).arg(panel.columns.step)));
        }
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
        QVERIFY(factsOf(without).titles.contains(QStringLiteral("0"))); // what the masked cells hold
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
        QVERIFY2(size.error().message.find("; use at most ") != std::string::npos, size.error().message.c_str());
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
        request.heads = sheet ? std::vector<int>() : std::vector{1};
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
                     "name: the pattern '{stage}' gives two figures the name weights; add {stage}, {head} or {batch}"));
        QCOMPARE(refusal("{stage}_{layer}"),
                 std::string("name: expected {title}, {stage}, {head} or {batch}, got '{layer}'"));
        for (const char* path : {"../../evil", "/etc/x", "..", "a\\b"})
            QCOMPARE(refusal(path), std::string("name: expected a file name without folders, got '") + path + "'");
        request.heads = {2};
        QCOMPARE(refusal(""), std::string("head: expected 0 to 1 for weights, got 2"));
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
        int reported = 0;
        QVERIFY(!writeFigures(*computed, request, *plans, folder.path(), [&](int done) { reported = done; }));
        QCOMPARE(reported, 8);
        QCOMPARE(folder.entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot).size(), 8);

        // A folder stands where a file must go: the files from before are still what they were.
        QFile before(folder.filePath(QStringLiteral("heads_weights_h0.svg")));
        QVERIFY(before.open(QIODevice::WriteOnly) && before.write("before") == 6);
        before.close();
        QVERIFY(QFile::remove(folder.filePath(QStringLiteral("heads_weights_h3.svg"))));
        QVERIFY(folder.mkdir(QStringLiteral("heads_weights_h3.svg")));
        const auto fault = writeFigures(*computed, request, *plans, folder.path());
        QVERIFY(fault && fault->message.find("this is a folder") != std::string::npos);
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
        StopSource stop;
        const auto fault = writeFigures(
            *computed, request, *plans, scratch.filePath(QStringLiteral("new")), [&](int) { stop.request(); },
            stop.token());
        QVERIFY(fault && fault->message == stoppedBeforeWriting().message);
        QVERIFY(QDir(scratch.path()).isEmpty());
        const QString path = scratch.filePath(QStringLiteral("one.png"));
        QVERIFY(writeFigure(causal(), {}, FigureFormat::Png, path, stop.token()));
        QVERIFY(!QFileInfo::exists(path));
    }

    void aPlanOfAnotherSceneIsRefused()
    {
        const ComputedPtr computed = computedLesson("000.causal.neg_inf"); // has no output
        const FigurePlan plan{QStringLiteral("output"), "output", 0, {}};
        const auto figure = drawFigure(*computed, {}, plan);
        QVERIFY(!figure);
        QCOMPARE(figure.error().message, std::string("This scene has no tensor 'output'. Choose another stage."));
        QVERIFY(!figureFacts(*computed, plan).empty());
        QTemporaryDir folder;
        QVERIFY(writeFigures(*computed, {}, {plan}, folder.path()));
        QVERIFY(QDir(folder.path()).isEmpty());
    }
};

WINDOW_TEST(TestFigures)
#include "tst_figures.moc"
