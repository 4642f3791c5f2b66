// SPDX-License-Identifier: GPL-3.0-or-later
// What the studios show, on paper: for each of them a figure of every format, a film and a strip of its walk.
#include "core/lessons/lesson.h"
#include "tests/ui/support/computedscenes.h"
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "ui/document/document.h"
#include "ui/figures/figurepalette.h"
#include "ui/figures/readfacts.h"
#include "ui/film/film.h"
#include "ui/heatmap/matrixrow.h"
#include "ui/studios/mask/maskstudio.h"
#include "ui/theme/tint.h"
#include "ui/window/studios.h"

#include <QTest>

using namespace attn;

namespace {

struct OpenStudio {
    Document document;
    Selection selection;
    ComputedPtr computed;
    std::unique_ptr<Studio> studio;

    explicit OpenStudio(const QString& id, const Scene& scene) : computed(computedOf(scene))
    {
        document.open(scene, {});
        selection.setStage(QStringLiteral("softmax"));
        selection.setSteps(Walk(*computed->realized, 0, 0), {});
        for (const StudioKind& kind : studioKinds())
            if (kind.info.id == id)
                studio.reset(kind.make(&document, &selection, nullptr));
        studio->resize(1000, 480);
        studio->show();
        studio->setComputed(computed);
    }
    Figure figure() const
    {
        return drawStep(*studio->picture(), selection.looks(), selection.steps(), selection.step());
    }
};

Scene mendedDropout() { return lessonScene("003.dropout.weights"); }

const FigureLook page{.rowSums = true, .legend = true, .svgText = true, .widthCm = 18};

} // namespace

class TestStudioPictures : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useTestLook(); }

    // As in the window: with its colours, and with what says whose they are.
    void colorsOfNumbersAndHeadsAreOnTheFigure()
    {
        const auto has = [](const OpenStudio& open, const QColor& color) {
            return figureBytes(open.figure(), {}, FigureFormat::Svg)->contains(color.name().toLatin1());
        };
        const OpenStudio rope(QStringLiteral("rope"), lessonScene("today.02.rope"));
        QVERIFY(has(rope, tintedCell(1, figureColors())) || has(rope, tintedCell(-1, figureColors())));
        const OpenStudio overlay(QStringLiteral("overlay"), headsScene(4, 2));
        QCOMPARE(overlay.figure().heads, (std::vector<int>{0, 1}));
        FigureLook look;
        look.svgText = true;
        const QByteArray svg = *figureBytes(overlay.figure(), look, FigureFormat::Svg);
        QVERIFY(svg.contains(">head 0<") && svg.contains(">head 1<"));
    }

    // Two sentences: neither's words stand for the other's rows.
    void comparedSentencesHaveTheirOwnRows()
    {
        const auto map = [](const char* word) {
            HeldMatrix made = plainMatrix(3, 3, 0.5f);
            made.rowLabels = made.columnLabels = QStringList(3, QString::fromLatin1(word));
            return std::make_shared<const HeldMatrix>(made);
        };
        const auto labelled = [&](const char* second) {
            const auto places = placeMatrices({map("one"), map(second)}, {800, 300}, true, 1);
            return places[1].parts.rowLabels;
        };
        QVERIFY(!labelled("one"));
        QVERIFY(labelled("two"));
    }

    void eachStudioIsAFigure_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QStringList>("words"); // that stand on it
        QTest::newRow("mask") << "mask" << QStringList{"journey", "row sum", "1.0000", "masked", "Rows sum to 1"};
        QTest::newRow("dropout") << "dropout" << QStringList{"journey", "1 Draw u", "×", "=", "row sum", "dropped"};
        QTest::newRow("softmax") << "softmax"
                                 << QStringList{"journey", "Exponential", "Divide by the sum", "sum 1.0000", "masked"};
        QTest::newRow("reshape") << "reshape" << QStringList{"journey", "In memory", "head 0", "Reshaped only"};
        QTest::newRow("sensitivity") << "sensitivity"
                                     << QStringList{"journey", "in 0", "out 1",
                                                    "Sensitivity of weight “with” → “Your”"};
        QTest::newRow("compare") << "compare" << QStringList{"journey", "A", "B", "Change, B − A", "as opened"};
        QTest::newRow("lines") << "lines" << QStringList{"journey", "Queries", "who looks", "Keys", "head 0"};
        QTest::newRow("online") << "online" << QStringList{"journey", "Carried over", "tile 1", "factor"};
        QTest::newRow("block") << "block"
                               << QStringList{"journey", "Layer of dimension 0", "Scores: sum of both terms",
                                              "as in the map"};
    }

    void aBlockSaysThatABiasIsAdded()
    {
        OpenStudio open(QStringLiteral("block"), lessonScene("000.mha"));
        open.selection.setStage(QStringLiteral("output"));
        QTRY_VERIFY(open.studio->picture());
        const auto svg = figureBytes(open.figure(), page, FigureFormat::Svg);
        QVERIFY(svg);
        QVERIFY(svg->contains(">Output: sum of both terms plus bias</text>"));
    }

    void eachStudioIsAFigure()
    {
        QFETCH(QString, id);
        QFETCH(QStringList, words);
        OpenStudio open(id, mendedDropout());
        QTRY_VERIFY(open.studio->picture());
        const Figure figure = open.figure();
        QVERIFY(!figure.title.isEmpty());
        const auto svg = figureBytes(figure, page, FigureFormat::Svg);
        QVERIFY2(svg, svg ? "" : svg.error().message.c_str());
        for (const QString& word : words)
            QVERIFY2(svg->contains('>' + word.toUtf8() + "</text>"), qPrintable(word));
        for (const FigureFormat format : {FigureFormat::Png, FigureFormat::Pdf}) {
            const auto facts = readFacts(*figureBytes(figure, page, format));
            QVERIFY(facts && std::ranges::find(*facts, QStringLiteral("SceneFile"),
                                               [](const auto& fact) { return fact.first; }) != facts->end());
        }
    }

    void beforeTheFirstStepEveryCellIsBlank_data() { eachStudioIsAFigure_data(); }
    void beforeTheFirstStepEveryCellIsBlank()
    {
        QFETCH(QString, id);
        if (id == QLatin1String("online")) { // it has no cells: nothing at all is drawn
            OpenStudio open(id, mendedDropout());
            open.selection.setSteps(open.selection.steps(), Walk::nothing());
            const auto svg = figureBytes(open.figure(), page, FigureFormat::Svg);
            QVERIFY(svg);
            QVERIFY(!svg->contains(">journey</text>"));
            return;
        }
        if (id == QLatin1String("lines") || id == QLatin1String("block"))
            return; // they have no cells: tst_lines, tst_blockstudio
        OpenStudio open(id, mendedDropout());
        QTRY_VERIFY(open.studio->picture());
        open.selection.setSteps(open.selection.steps(), Walk::nothing());
        FigureLook look = page;
        look.colorBar = look.rowSums = false;
        for (const FigureMap& map : open.figure().maps)
            for (int row = 0; row < map.data->rows; ++row)
                for (int column = 0; column < map.data->columns; ++column)
                    QVERIFY(isUnfinished(map.data->mark({row, column})));
    }

    void aStudioIsAFilmAndAStrip_data()
    {
        QTest::addColumn<QString>("id");
        QTest::newRow("mask") << "mask";
        QTest::newRow("dropout") << "dropout";
        QTest::newRow("softmax") << "softmax";
        QTest::newRow("lines") << "lines";
        QTest::newRow("block") << "block";
    }

    void aStudioIsAFilmAndAStrip()
    {
        QFETCH(QString, id);
        OpenStudio open(id, mendedDropout());
        QTRY_VERIFY(open.studio->picture());
        FilmRequest request;
        request.picture = open.studio->picture();
        request.tensors = request.picture->tensors;
        request.unit = StepUnit::Row;
        request.look = page;
        request.look.dpi = 50;
        const auto film = Film::make(open.computed, request);
        QVERIFY2(film, film ? "" : film.error().message.c_str());
        QVERIFY(film->steps().size() >= 6);
        const auto size = film->frameSize();
        QVERIFY2(size, size ? "" : size.error().message.c_str());
        QImage before;
        for (std::size_t i = 0; i < film->steps().size(); ++i) {
            const auto image = film->frameImage(i, *size);
            QVERIFY(image);
            QCOMPARE(image->size(), *size);
            QVERIFY(*image != before);
            before = *image;
        }
        const auto strip = film->strip();
        QVERIFY(strip);
        QCOMPARE(strip->maps.size(), film->steps().size() * std::size_t(strip->columns));
        QVERIFY(strip->maps.front().caption.startsWith(film->steps().front().words));
    }
};

WINDOW_TEST(TestStudioPictures)
#include "tst_studiopictures.moc"
