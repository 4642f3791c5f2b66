// SPDX-License-Identifier: GPL-3.0-or-later
// What an art editor asks for: sizes and fonts of a figure's text, labels that are all there, formulas, words at the
// color bar, blank cells.
#include "tests/ui/support/samplefigures.h"
#include "tests/ui/support/testprogram.h"
#include "ui/figures/figurebar.h"
#include "ui/figures/figurelayout.h"
#include "ui/figures/figureorigin.h"
#include "ui/figures/typeset.h"
#include "ui/theme/fonts.h"

#include <QTest>

using namespace attn;

namespace {

Figure sheetOf(int tokens, int heads)
{
    Scene scene = headsScene(tokens, heads);
    scene.tokens = {std::vector<std::string>(std::size_t(tokens), "journey")};
    return figureOf(*computedOf(scene), "weights", true);
}

FigureLook lookOfWidth(double widthCm)
{
    FigureLook look;
    look.widthCm = widthCm;
    return look;
}

// Recorded weights of four tokens: row by row.
Scene recorded(std::vector<float> weights)
{
    Scene scene;
    scene.title = "recorded";
    scene.config.starts_from = StartsFrom::Weights;
    scene.inputs = {{"weights", Tensor({1, 1, 3, 3}, std::move(weights))}};
    return scene;
}

const std::vector<float> causal_weights = {1, 0, 0, 0.25f, 0.75f, 0, 0.5f, 0, 0.5f};

int masked(const Figure& figure)
{
    const HeatmapData& data = *figure.maps.front().data;
    int count = 0;
    for (int row = 0; row < data.rows; ++row)
        for (int column = 0; column < data.columns; ++column)
            count += data.mark({row, column}) == CellMark::Masked;
    return count;
}

} // namespace

class TestFigureText : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { loadFonts(); }

    void allTextHasTheSizeThatIsChosen()
    {
        for (const double size : {5.0, 6.5, 7.0, 12.0})
            for (const Figure& figure : {causal(), sheetOf(6, 4)}) {
                FigureLook look = lookOfWidth(18);
                look.fontSize = size;
                const FigureLayout layout = layoutFigure(figure, look);
                for (const TextStyle& style : {layout.axis, layout.label, layout.caption, layout.tick, layout.sums})
                    QCOMPARE(style.size, size);
                QVERIFY(layout.title.size >= size && layout.title.size <= size * 1.2);
                for (const PanelLayout& panel : layout.panels)
                    QVERIFY(panel.digitSize <= size);
                QVERIFY(layout.panels.front().decimals >= 2);
            }
    }

    void smallTextLeavesMapsAsLarge()
    {
        FigureLook look;
        const double usual = layoutFigure(causal(), look).panels.front().map.width();
        look.fontSize = 5;
        QVERIFY(layoutFigure(causal(), look).panels.front().map.width() >= usual);
    }

    void allTextHasTheFontThatIsChosen()
    {
        FigureLook look;
        look.font = QStringLiteral("DejaVu Serif");
        look.svgText = true;
        const QByteArray svg = bytesOf(causal(), FigureFormat::Svg, look);
        QVERIFY(svg.contains("font-family=\"DejaVu Serif"));
        QVERIFY(!svg.contains("Inter") && !svg.contains("JetBrains"));
        look.svgText = false;
        QVERIFY(bytesOf(causal(), FigureFormat::Svg, look) != bytesOf(causal(), FigureFormat::Svg));
        look.font = QStringLiteral("No Such Font");
        const auto fault = figureBytes(causal(), look, FigureFormat::Png);
        QVERIFY(!fault);
        QCOMPARE(fault.error().message, std::string("the font “No Such Font” is not installed; choose another"));
        QVERIFY(figureImage(causal(), {}, 96)); // another figure has the usual font again
    }

    void labelsShrinkBeforeAnyIsLeftOut()
    {
        Scene scene = headsScene(16, 1);
        scene.tokens = {std::vector<std::string>(16, "journey")};
        const Figure single = figureOf(*computedOf(scene), "weights");
        const FigureLayout layout = layoutFigure(single, lookOfWidth(8.5));
        QCOMPARE(layout.panels.front().rows.step, 1);
        QCOMPARE(layout.panels.front().columns.step, 1);
        QVERIFY(layout.label.size >= 5 && layout.label.size < 8);
        QVERIFY(figureSize(single, lookOfWidth(8.5))->labels.complete());

        const Figure sheet = sheetOf(10, 12);
        QVERIFY(figureSize(sheet, lookOfWidth(16))->labels.complete());
        const FigureLook narrow = lookOfWidth(6);
        const LabelCount labels = figureSize(sheet, narrow)->labels;
        QVERIFY(!labels.complete());
        QCOMPARE(labels.all, 10);
        const QString sentence = labelSentence(labels, narrow);
        QVERIFY2(sentence.startsWith(QStringLiteral("%1 of 10 labels do not fit at 6 cm").arg(10 - labels.written)),
                 qPrintable(sentence));
        FigureLook small = lookOfWidth(16);
        small.fontSize = 4;
        QCOMPARE(layoutFigure(sheet, small).label.size, 4.0);
    }

    void formulasAreTypeset()
    {
        const TextStyle style{TextFace::Strong, 10};
        const auto width = [&](const char* words) { return typesetExtent(QString::fromUtf8(words), style).width; };
        for (const char* plain :
             {"", "Scores", "from $5 to $6", "a lone $", "$$", "$ x $", "$\\nosuch{x}$", "$weights"})
            QCOMPARE(width(plain), textWidth(QString::fromUtf8(plain), style));
        QVERIFY(width("$QK^\\top/\\sqrt{d_k}$") > 10 && width("$QK^\\top/\\sqrt{d_k}$") < 80);
        QVERIFY(typesetExtent(QStringLiteral("$\\frac{a}{b}$"), style).ascent >
                typesetExtent(QStringLiteral("ab"), style).ascent);
        QCOMPARE(typesetWords(QStringLiteral("The $a b$, and $c$")),
                 (QStringList{QStringLiteral("The"), QStringLiteral("$a b$,"), QStringLiteral("and"),
                              QStringLiteral("$c$")}));
        Figure figure = causal();
        figure.title = QStringLiteral("Scores $QK^\\top/\\sqrt{d_k}$");
        FigureLook look;
        look.rowAxis = QStringLiteral("$q_i$");
        const SvgFacts facts = factsOf(bytesOf(figure, FigureFormat::Svg, look));
        QVERIFY(facts.wellFormed);
        QVERIFY(facts.titles.contains(QStringLiteral("Scores ")));
        QCOMPARE(facts.titles.filter(QStringLiteral("$")), QStringList(figure.title)); // the file's own title alone
        const double usual = width("$QK^\\top$");
        setTextScale(1.5); // the window's larger text
        QVERIFY(std::abs(width("$QK^\\top$") - usual) < usual / 10);
        setTextScale(1);
    }

    void theColorBarSaysWhatItMeasures()
    {
        const Figure figure = causal();
        QCOMPARE(layoutFigure(figure, {}).barWords, QStringLiteral("Attention weight"));
        QCOMPARE(layoutFigure(figureOf(*computedLesson("000.causal.neg_inf"), "scaled"), {}).barWords,
                 QStringLiteral("Scaled scores"));
        FigureLook look;
        look.barWords = QStringLiteral("share");
        QVERIFY(factsOf(bytesOf(figure, FigureFormat::Svg, look)).titles.contains(QStringLiteral("share")));
        look.barLabel = false;
        QVERIFY(layoutFigure(figure, look).barWords.isEmpty());
        const FigureLayout layout = layoutFigure(figure, {});
        QVERIFY(layout.barWordsMiddle.x() > layout.bar.right() && layout.barWordsMiddle.x() < layout.size.width());
        QCOMPARE(layout.tick.face, layout.label.face);
    }

    void numbersOfAMapAreWrittenAlike()
    {
        HeldMatrix data = plainMatrix(2, 2, 0.25f);
        data.values = {0.25f, 0.004f, 0.0004f, -0.00003f};
        data.smallest = -0.00003;
        data.largest = 0.25;
        data.digits = 2;
        Figure figure = plainFigure(2, 2);
        figure.maps.front().data = std::make_shared<HeldMatrix>(data);
        const QStringList titles = factsOf(bytesOf(figure, FigureFormat::Svg)).titles;
        QCOMPARE(titles.count(QStringLiteral("0.00")), 3);
        QCOMPARE(titles.count(QStringLiteral("0.25")), 1);
    }

    void recordedCausalWeightsAreMasked()
    {
        QCOMPARE(masked(figureOf(*computedOf(recorded(causal_weights)), "weights")), 3);
        std::vector<float> one = causal_weights;
        one[1] = 0.5f; // above the diagonal
        QCOMPARE(masked(figureOf(*computedOf(recorded(one)), "weights")), 0);
        Scene scene = recorded(one);
        scene.config.mask.kind = MaskKind::Causal;
        QCOMPARE(masked(figureOf(*computedOf(scene), "weights")), 2); // what the mask left at 0
    }

    void maskedCellsCanBeBlank()
    {
        FigureLook look;
        const int hatched = factsOf(bytesOf(causal(), FigureFormat::Svg, look)).cells;
        look.blankMasked = true;
        look.legend = true;
        const QByteArray blank = bytesOf(causal(), FigureFormat::Svg, look);
        QCOMPARE(factsOf(blank).cells, hatched - 15); // of 6 tokens
        QVERIFY(!blank.contains("id=\"masked\""));
        QVERIFY(layoutFigure(causal(), look).legend.entries.empty());
        const Figure large = figureOf(*computedOf(headsScene(80, 1)), "weights");
        const QImage image = imageOf(large, look, 100);
        const QRectF map = layoutFigure(large, look).panels.front().map;
        QCOMPARE(image.pixelColor((map.topRight() + QPointF(-3, 3)).toPoint() * 100 / 72), QColor(Qt::white));
    }

    void theSceneCanBeLeftOut()
    {
        const ComputedPtr computed = computedLesson("000.causal.neg_inf");
        for (const FigureFormat format : {FigureFormat::Png, FigureFormat::Svg, FigureFormat::Pdf}) {
            FigureLook look;
            QVERIFY(figureOrigin(bytesOf(causal(), format, look)));
            look.scene = false;
            const QByteArray bytes = bytesOf(causal(), format, look);
            QVERIFY(!figureOrigin(bytes));
            for (const char* word : {"SceneFile", "Options", "Settings", "Scene"})
                QVERIFY2(!bytes.contains(word), word);
        }
    }

    void theTitleNamesTheScene()
    {
        QCOMPARE(causal().title, QStringLiteral("Causal attention: Softmax weights"));
        Scene scene = headsScene(3, 2);
        scene.title.clear();
        QCOMPARE(figureOf(*computedOf(scene), "weights").title, QStringLiteral("Softmax weights, head 0"));
    }

    void barsBelowMapsHaveRoundTicks()
    {
        HeldMatrix one = plainMatrix(3, 3), other = plainMatrix(3, 3);
        one.low = -0.02, one.high = 0.02;
        one.colorMap = QStringLiteral("diverging");
        Figure figure = plainFigure(3, 3);
        figure.maps.front().data = std::make_shared<HeldMatrix>(one);
        figure.maps.push_back({std::make_shared<HeldMatrix>(other), {}, {}});
        const QStringList titles = factsOf(bytesOf(figure, FigureFormat::Svg)).titles;
        for (const char* tick : {"−0.02", "0", "0.02", "0.5", "1.0"})
            QVERIFY2(titles.contains(QString::fromUtf8(tick)), qPrintable(titles.join(u' ')));
    }
};

WINDOW_TEST(TestFigureText)
#include "tst_figuretext.moc"
