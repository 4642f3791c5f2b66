// SPDX-License-Identifier: GPL-3.0-or-later
// What a figure's file tells of its making: read back, it gives the same bytes again.
#include "core/explain/withhold.h"
#include "tests/ui/support/samplefigures.h"
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "ui/figures/figureorigin.h"
#include "ui/figures/readfacts.h"

#include <QHashSeed>

using namespace attn;

namespace {

struct Made {
    QByteArray bytes;
    FigurePlan plan;
};

Made made(const Scene& scene, FigureRequest request, FigureFormat format)
{
    const ComputedPtr computed = computedOf(scene);
    const auto plans = planFigures(*computed, request);
    if (!plans)
        qFatal("%s", plans.error().message.c_str());
    return {bytesOf(*drawFigure(*computed, request, plans->back()), format, request.look), plans->back()};
}

} // namespace

class TestFigureOrigin : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QHashSeed::setDeterministicGlobalSeed(); // fonts of a PDF follow it
        useTestLook();
    }

    // As in a comparison with a scene that lost the tokens whose cells are hidden.
    void aSceneWithoutTheCellsThatAreHiddenHidesNone()
    {
        const ComputedPtr large = computedOf(headsScene(6, 1));
        const ComputedPtr hidden = withhold(large, {{"scores", {0, 0, 5, 5}}});
        QVERIFY(hidden->withheld);
        const ComputedPtr small = withheldLike(hidden, computedOf(headsScene(2, 1)));
        QVERIFY(small->withheld);
        const auto fact = sceneFact(*small);
        QVERIFY(fact && !fact->second.contains(QStringLiteral("hidden")));
        QVERIFY(sceneFact(*hidden)->second.contains(QStringLiteral("hidden")));
    }

    void aFigureIsMadeAgainFromItsFile_data()
    {
        QTest::addColumn<FigureRequest>("request");
        FigureRequest request;
        request.tensors = {"weights"};
        request.heads = {1};
        QTest::newRow("one head") << request;
        request.heads = {0, 2};
        request.sheet = true;
        request.columns = 1;
        request.look.letters = request.look.legend = request.look.rowSums = true;
        request.look.rowAxis = QStringLiteral("from “here”");
        request.look.widthCm = 9.5;
        request.titleText = QStringLiteral("It's <mine> & yours: {stage}");
        QTest::newRow("two heads on a sheet") << request;
        request = {};
        request.tensors = {"scores"};
        request.heads = {2};
        request.until = View::Step{"scores", {2, 1}, -1};
        request.looks.range = {RangeMode::Fit, false, {}};
        request.looks.digits = 3;
        request.chosen = Cell{2, 1};
        request.look.chosenCell = request.look.svgText = true;
        request.look.dpi = 96;
        QTest::newRow("in the middle of a walk") << request;
        request = {};
        request.tensors = {"x"};
        request.looks.range.locked = {-0.25, 1.0 / 3};
        request.look.axes = request.look.background = false;
        QTest::newRow("no heads") << request;
    }

    void aFigureIsMadeAgainFromItsFile()
    {
        QFETCH(FigureRequest, request);
        Scene scene = headsScene(5, 3);
        scene.title = "Ein Titel: 'ä' 日本";
        scene.description = "of the teacher alone";
        scene.edits.add({"x", {0, 1, 0}, 0.1f});
        for (const FigureFormat format : {FigureFormat::Png, FigureFormat::Svg, FigureFormat::Pdf}) {
            const Made first = made(scene, request, format);
            const auto origin = figureOrigin(first.bytes);
            QVERIFY2(origin, origin ? "" : origin.error().message.c_str());
            QCOMPARE(origin->scene.edits.size(), std::size_t(1));
            QVERIFY(origin->scene.description.empty());
            QVERIFY(made(origin->scene, requestOf(origin->options), format).bytes == first.bytes);
        }
    }

    void aFigureWithAnswersIsMadeAgain()
    {
        const ComputedPtr hidden = withhold(computedOf(headsScene(5, 1)), {{"weights", {0, 0, 1}}});
        FigureRequest request;
        request.tensors = {"weights"};
        request.look.answers = true;
        const auto plans = planFigures(*hidden, request);
        const QByteArray first = bytesOf(*drawFigure(*hidden, request, plans->back()), FigureFormat::Svg, request.look);
        const auto origin = figureOrigin(first);
        QVERIFY2(origin, origin ? "" : origin.error().message.c_str());
        QVERIFY(!origin->options.withAnswers);
        QVERIFY(made(origin->scene, requestOf(origin->options), FigureFormat::Svg).bytes == first);
    }

    void everyFactIsReadBack()
    {
        const Figure figure = causal();
        for (const FigureFormat format : {FigureFormat::Png, FigureFormat::Svg, FigureFormat::Pdf}) {
            const auto facts = readFacts(bytesOf(figure, format));
            QVERIFY(facts);
            for (const auto& fact : figure.facts)
                QVERIFY2(std::ranges::find(*facts, fact) != facts->end(), qPrintable(fact.first));
        }
    }

    void whatIsNoFigureIsRefused()
    {
        for (const QByteArray& file :
             {QByteArray(), QByteArray("{}"), QByteArray("%PDF-1.4\n1 0 obj\n/Options <FEFF"),
              QByteArray("\x89PNG\r\n\x1a\n\xff\xff\xff\xfftEXt", 16), QByteArray("<svg><metadata>Options: --x")})
            QVERIFY(!figureOrigin(file));
        const QByteArray whole = bytesOf(causal(), FigureFormat::Png);
        for (qsizetype size = 0; size < whole.size(); size += 97)
            figureOrigin(whole.left(size)); // never beyond its end
    }

    void beyondTheStepNothingIsShown()
    {
        FigureRequest request;
        request.tensors = {"scores"};
        request.heads = {0};
        request.until = View::Step{"scores", {2, 1}, -1};
        request.look.svgText = true;
        const ComputedPtr computed = computedOf(headsScene(5, 1));
        const auto digits = [&] {
            const FigurePlan plan = planFigures(*computed, request)->front();
            return bytesOf(*drawFigure(*computed, request, plan), FigureFormat::Svg, request.look)
                .count("font-family=\"JetBrains Mono");
        };
        request.look.colorBar = false;
        QCOMPARE(digits(), 2 * 5 + 2);
        request.until = View::Step{"q", {0, 0}, -1};
        QCOMPARE(digits(), 0);
        request.until.reset();
        QCOMPARE(digits(), 25);
    }

    void wordsOfSvgAreOutlinesOrText()
    {
        FigureLook look;
        QVERIFY(!bytesOf(causal(), FigureFormat::Svg, look).contains("<text"));
        look.svgText = true;
        const QByteArray svg = bytesOf(causal(), FigureFormat::Svg, look);
        QVERIFY(svg.contains(">journey</text>"));
        QVERIFY(factsOf(svg).wellFormed);
    }

    void lettersAndAxisWordsAndTheLegendStandWhereTheyAreAskedFor()
    {
        Figure sheet = figureOf(*computedOf(headsScene(4, 3)), "weights", true);
        FigureLook look;
        look.svgText = true;
        const QByteArray plain = bytesOf(sheet, FigureFormat::Svg, look);
        QVERIFY(plain.contains(">query</text>") && plain.contains(">head 1</text>"));
        QVERIFY(!plain.contains(">masked</text>"));
        look.letters = look.legend = true;
        look.rowAxis = QStringLiteral("asks");
        const QByteArray full = bytesOf(sheet, FigureFormat::Svg, look);
        QVERIFY(full.contains(">a  head 0</text>") && full.contains(">c  head 2</text>"));
        QVERIFY(full.contains(">asks</text>") && full.contains(">key</text>") && !full.contains(">query</text>"));
        QVERIFY(full.contains(">masked</text>"));
        look.axes = false;
        QVERIFY(!bytesOf(sheet, FigureFormat::Svg, look).contains(">key</text>"));
    }
};

WINDOW_TEST(TestFigureOrigin)
#include "tst_figureorigin.moc"
