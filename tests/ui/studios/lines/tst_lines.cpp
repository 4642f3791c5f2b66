// SPDX-License-Identifier: GPL-3.0-or-later
// Lines between tokens: their words, what is kept and pointed at by mouse and by keys, how they follow the walk and what is
// hidden, and what is left out where it cannot be seen.
#include "core/explain/withhold.h"
#include "tests/ui/support/computedscenes.h"
#include "tests/ui/support/lessonwindow.h"
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "ui/document/document.h"
#include "ui/kit/segmentedcontrol.h"
#include "ui/paint/screencanvas.h"
#include "ui/studios/lines/headlist.h"
#include "ui/studios/lines/linespart.h"
#include "ui/studios/lines/linesstudio.h"
#include "ui/studios/lines/lineswords.h"

#include <QLabel>
#include <QPainter>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

#include <cmath>

using namespace attn;

namespace {

// The page over a scene, as in the window.
struct Opened {
    Document document;
    Selection selection;
    ComputedPtr computed;
    std::unique_ptr<LinesStudio> studio;
    QString said;

    explicit Opened(const Scene& scene, QSize size = {1000, 480}) : Opened(computedOf(scene), size) {}
    explicit Opened(ComputedPtr of, QSize size = {1000, 480}) : computed(std::move(of))
    {
        document.open(computed->scene, {});
        selection.setStage(QStringLiteral("softmax"));
        selection.setSteps(Walk(*computed->realized, 0, 0), {});
        selection.setChosen(Cell{3, 1});
        studio = std::make_unique<LinesStudio>(&document, &selection);
        QObject::connect(studio.get(), &Studio::described, [this](const QString& words) { said = words; });
        studio->resize(size);
        studio->controls()->resize(262, size.height());
        studio->controls()->show();
        studio->show();
        studio->setComputed(computed);
    }
    LinesView* view() const { return studio->lines()->view(); }
    HeadSwitch* head(int number) const { return studio->lines()->heads()->at(number); }
    QWidget* canvas() const { return view()->viewport(); }
    std::vector<DrawnLine> front() const
    {
        return linesOf(view()->lines(), view()->linesLayout(), view()->isCurrent());
    }
    std::vector<DrawnLine> behind() const
    {
        return linesBehind(view()->lines(), view()->linesLayout(), view()->focus().bright);
    }
    void pointAt(QPointF place)
    {
        QTest::mouseMove(canvas(), QPoint(2, 2));
        QTest::mouseMove(canvas(), place.toPoint());
    }
    void click(QPointF place) { QTest::mouseClick(canvas(), Qt::LeftButton, {}, place.toPoint()); }
    QPointF token(LineSide side, int number) const { return view()->linesLayout().place(side, number); }
    QString description() const { return view()->accessibleDescription(); }
};

Scene twoHeads() { return lessonScene("003.mha"); }

} // namespace

class TestLines : public QObject {
    Q_OBJECT

    std::unique_ptr<MainWindow> m_window;

private Q_SLOTS:
    void initTestCase()
    {
        useTestSettings(QStringLiteral("lines"));
        useTestLook();
    }
    void cleanup() { closeWindow(m_window); }

    void aLineIsReadAsWords()
    {
        Opened page(twoHeads());
        const QString words = QStringLiteral("query with looks at key journey: 0.2559 in head 0, 0.2505 in head 1");
        QCOMPARE(lineWords(page.view()->lines(), {3, 1}), words);
        QVERIFY2(page.description().startsWith(words), qPrintable(page.description()));
        QCOMPARE(lineWords(page.view()->lines(), {3, 4}), QStringLiteral("query with cannot look at key one (masked)"));
        QCOMPARE(tokenWords(page.view()->lines(), {LineSide::Queries, 3}),
                 QStringLiteral("query with looks most at key journey: 0.2559 in head 0; key with: 0.2528 in head 1"));
        QVERIFY(tokenWords(page.view()->lines(), {LineSide::Keys, 1})
                    .startsWith(QStringLiteral("key journey is attended to most by query journey: ")));
        QCOMPARE(page.view()->accessibleName(), QStringLiteral("Lines of weights, 6 queries and 6 keys"));
        QCOMPARE(page.said, words);
        Opened alone(lessonScene("000.causal.neg_inf"));
        QCOMPARE(lineWords(alone.view()->lines(), {0, 0}), QStringLiteral("query Your looks at key Your: 1.0000"));
    }

    // Beside the last keys there is no query, and the other way round.
    void whereASideHasFewerTokensThereIsNothingToPointAt()
    {
        Opened page(lessonScene("today.10.cross"));
        const LineSet& set = page.view()->lines();
        const LinesLayout& layout = page.view()->linesLayout();
        const int queries = set.count(LineSide::Queries), keys = set.count(LineSide::Keys);
        QVERIFY(queries != keys);
        for (const LineSide side : {LineSide::Queries, LineSide::Keys})
            for (int token = 0; token < std::max(queries, keys); ++token) {
                if (!layout.isSeen(token))
                    continue;
                const auto there = layout.tokenAt(layout.place(side, token));
                QCOMPARE(there.has_value(), token < set.count(side));
                QVERIFY(!there || *there == (LineToken{side, token}));
            }
    }

    // Two hands draw the lines: one for files, and a fast one.
    void theScreenShowsTheLinesOfTheFigure()
    {
        for (const QColor& base : {colorsOf(ThemeName::Light).base, colorsOf(ThemeName::Dark).base}) {
            const Colors& colors = colorsOf(base.lightness() > 128 ? ThemeName::Light : ThemeName::Dark);
            Opened page(twoHeads());
            const LinesView& view = *page.view();
            QImage fast(view.viewport()->size(), QImage::Format_ARGB32_Premultiplied), general = fast;
            fast.fill(base);
            general.fill(base);
            QPainter painter(&general);
            ScreenCanvas canvas(painter);
            for (const bool is_current : {false, true}) {
                const auto lines = is_current ? page.front() : page.behind();
                drawLines(fast, {}, view.lines(), view.linesLayout(), lines, view.focus(), is_current, colors);
                drawLines(canvas, view.lines(), view.linesLayout(), lines, view.focus(), is_current, colors);
            }
            int inked = 0, other = 0;
            for (int y = 0; y < fast.height(); ++y)
                for (int x = 0; x < fast.width(); ++x) {
                    const QColor a(fast.pixel(x, y)), b(general.pixel(x, y));
                    inked += b != base;
                    other += std::abs(a.red() - b.red()) + std::abs(a.green() - b.green()) > 100;
                }
            QVERIFY2(inked > 10'000, qPrintable(QString::number(inked)));
            QVERIFY2(other < inked / 100, qPrintable(QStringLiteral("%1 of %2").arg(other).arg(inked)));
        }
    }

    // On paper a title stands above.
    void nothingIsDrawnAboveItsCorner()
    {
        Opened page(twoHeads());
        const LineSet& set = page.view()->lines();
        QImage pixels(600, 500, QImage::Format_RGB32);
        pixels.fill(Qt::white);
        QPainter painter(&pixels);
        ScreenCanvas canvas(painter);
        LinesPlan plan;
        plan.corner = {20, 120};
        plan.size = {560, 370};
        plan.columns = 2;
        drawTokens(canvas, set, layoutLines(set, plan, canvas), page.view()->focus(), colorsOf(ThemeName::Light));
        int above = 0, below = 0;
        for (int y = 0; y < pixels.height(); ++y)
            for (int x = 0; x < pixels.width(); ++x)
                (y < 120 ? above : below) += pixels.pixel(x, y) != 0xFFFFFFFF;
        QCOMPARE(above, 0);
        QVERIFY(below > 500);
    }

    void upAndDownChooseTheTokenAndTabGoesToTheKeys()
    {
        Opened page(twoHeads());
        page.view()->setFocus();
        QTest::keyClick(page.view(), Qt::Key_Down);
        QCOMPARE(page.selection.chosen(), std::optional(Cell{4, 1}));
        QVERIFY(page.description().startsWith(QStringLiteral("query one looks at key journey: ")));
        QTest::keyClick(page.view(), Qt::Key_Tab);
        QCOMPARE(page.view()->kept(), (LineToken{LineSide::Keys, 1}));
        QTest::keyClick(page.view(), Qt::Key_Down);
        QCOMPARE(page.selection.chosen(), std::optional(Cell{4, 2}));
        for (const DrawnLine& line : page.front())
            QCOMPARE(line.cell.column, 2);                 // who looks at the key
        QCOMPARE(page.front().size(), std::size_t(4 * 2)); // the first two queries may not
        QTest::keyClick(page.view(), Qt::Key_Left);
        QTest::keyClick(page.view(), Qt::Key_Home);
        QCOMPARE(page.selection.chosen(), std::optional(Cell{0, 2}));
        QTest::keyClick(page.view(), Qt::Key_Up); // no further
        QCOMPARE(page.selection.chosen(), std::optional(Cell{0, 2}));
    }

    void pointingPreviewsAndAClickKeeps()
    {
        Opened page(twoHeads());
        page.pointAt(page.token(LineSide::Queries, 1) - QPointF(20, 0));
        QCOMPARE(page.view()->isCurrent(), (LineToken{LineSide::Queries, 1}));
        QCOMPARE(page.front().size(), std::size_t(4));
        QCOMPARE(page.selection.chosen(), std::optional(Cell{3, 1}));
        QVERIFY2(page.said.startsWith(QStringLiteral("query journey looks most at key ")), qPrintable(page.said));
        page.pointAt({page.view()->linesLayout().queryX + 60, 4});
        QCOMPARE(page.view()->isCurrent(), (LineToken{LineSide::Queries, 3}));
        page.click(page.token(LineSide::Queries, 1));
        QCOMPARE(page.selection.chosen(), std::optional(Cell{1, 1}));
        page.click(page.token(LineSide::Keys, 2) + QPointF(20, 0));
        QCOMPARE(page.view()->kept(), (LineToken{LineSide::Keys, 2}));
        QCOMPARE(page.selection.chosen(), std::optional(Cell{1, 2}));
    }

    void aLineThatIsClickedChoosesItsCellAndHead()
    {
        Opened page(twoHeads());
        const QPointF at = page.view()->placeOf(1, {3, 0});
        page.pointAt(at);
        QVERIFY2(page.said.startsWith(QStringLiteral("query with looks at key Your: ")), qPrintable(page.said));
        QCOMPARE(page.selection.hovered(), std::optional(Cell{3, 0}));
        page.click(at);
        QCOMPARE(page.selection.chosen(), std::optional(Cell{3, 0}));
        QCOMPARE(page.selection.head(), 1);
        // From a stage whose cells are of another kind it leads to the weights.
        page.selection.setStage(QStringLiteral("qkv"));
        page.click(page.view()->placeOf(0, {3, 2}));
        QCOMPARE(page.selection.stage(), QStringLiteral("softmax"));
        QCOMPARE(page.selection.chosen(), std::optional(Cell{3, 2}));
        QCOMPARE(page.selection.head(), 0);
    }

    void linesAppearAsTheirWeightsAreComputed()
    {
        Opened page(twoHeads());
        const Walk& steps = page.selection.steps();
        const auto drawn = [&] { return page.front().size() + page.behind().size(); };
        page.selection.goToStep({steps.find("scores"), 5, 5, -1}, QStringLiteral("scores"));
        QCOMPARE(drawn(), std::size_t(0));
        QVERIFY2(!page.description().contains(QStringLiteral("0.")), qPrintable(page.description()));
        QCOMPARE(lineWords(page.view()->lines(), {3, 1}),
                 QStringLiteral("query with looks at key journey: not computed yet"));
        page.selection.goToStep({steps.find("weights"), 3, 5, -1}, QStringLiteral("softmax"));
        QCOMPARE(page.front().size(), std::size_t(4 * 2));
        QCOMPARE(page.behind().size(), std::size_t((1 + 2 + 3 + 4) * 2));
        QCOMPARE(page.head(0)->accessibleName(), QStringLiteral("head 0, entropy not yet"));
        page.selection.endSteps();
        QCOMPARE(page.behind().size(), std::size_t(21 * 2));
        QCOMPARE(page.head(0)->accessibleName(), QStringLiteral("head 0, entropy 1.90"));
    }

    void whatIsHiddenIsNeitherDrawnNorSaid()
    {
        Opened page(withhold(computedOf(twoHeads()), {{"weights", {0, 0, 3, 1}}}));
        for (const DrawnLine& line : page.front())
            QVERIFY(!(line.head == 0 && line.cell == (Cell{3, 1})));
        QCOMPARE(page.front().size(), std::size_t(7));
        QCOMPARE(lineWords(page.view()->lines(), {3, 1}),
                 QStringLiteral("query with looks at key journey: hidden in head 0, 0.2505 in head 1"));
        QCOMPARE(tokenWords(page.view()->lines(), {LineSide::Queries, 3}),
                 QStringLiteral("query with: one of its weights is hidden"));
        QCOMPARE(page.head(0)->accessibleName(), QStringLiteral("head 0, entropy ?"));
    }

    void headsAreSwitchedAndOnesThatAreOffAreFaint()
    {
        Scene scene = twoHeads();
        scene.config.heads_off = {1};
        scene.expected.clear();
        Opened page(scene);
        QVERIFY(page.head(1)->accessibleName().startsWith(QStringLiteral("head 1, turned off")));
        QCOMPARE(page.view()->focus().bright, (std::vector<bool>{true, false}));
        QCOMPARE(page.studio->lines()->title(), QStringLiteral("Who looks where, in 1 of 2 heads; 1 more turned off"));
        QVERIFY(lineWords(page.view()->lines(), {3, 1}).endsWith(QStringLiteral("0.2505 in head 1, turned off")));
        page.head(1)->click();
        QCOMPARE(page.studio->lines()->title(), QStringLiteral("Who looks where, in head 0"));
        QCOMPARE(page.front().size(), std::size_t(4));
        page.head(0)->click();
        QVERIFY(page.view()->lines().empty());
        QVERIFY(page.description().startsWith(QStringLiteral("No head is shown. Select one in the controls.")));
        page.head(1)->click();
        QCOMPARE(page.front().size(), std::size_t(4));
    }

    void ofManyHeadsFourAreBrightAndTheOneThatIsPointedAt()
    {
        Opened page(headsScene(6, 12));
        const auto bright = [&] { return int(std::ranges::count(page.view()->focus().bright, true)); };
        QCOMPARE(bright(), 4);
        Q_EMIT page.head(9)->pointed(true);
        QCOMPARE(bright(), 5);
        QVERIFY(page.view()->focus().bright[9]);
        Q_EMIT page.head(9)->pointed(false);
        QCOMPARE(bright(), 4);
    }

    void longSentencesScrollAndOnlyWhatCanBeSeenIsDrawn()
    {
        Opened page(headsScene(512, 12));
        const LinesLayout& layout = page.view()->linesLayout();
        QCOMPARE(layout.row, 18.0);
        QVERIFY(page.view()->verticalScrollBar()->maximum() > 480 * 18);
        QVERIFY(page.behind().size() <= most_behind && page.front().size() <= most_current);
        for (const DrawnLine& line : page.behind()) {
            QVERIFY(line.cell.row >= layout.first && line.cell.row < layout.end);
            QVERIFY(std::min(line.line.y1(), line.line.y2()) >= layout.top - 0.01);
            QVERIFY(std::max(line.line.y1(), line.line.y2()) <= layout.bottom + 0.01);
            QVERIFY(line.weight >= least_behind);
        }
        page.view()->setFocus();
        QTest::keyClick(page.view(), Qt::Key_End);
        QCOMPARE(page.selection.chosen()->row, 511);
        QVERIFY(page.view()->linesLayout().isSeen(511) && !page.view()->linesLayout().isSeen(0));
    }

    void droppedWeightsAreChosenByStage()
    {
        Opened page(lessonScene("003.dropout.weights"));
        QCOMPARE(page.studio->lines()->tensors(), QStringLiteral("weights"));
        page.selection.setStage(QStringLiteral("dropout"));
        QCOMPARE(page.studio->lines()->tensors(), QStringLiteral("dropped"));
        QVERIFY(page.studio->caption().startsWith(QStringLiteral("dropped")));
        const LineSet& set = page.view()->lines();
        QCOMPARE(page.behind().size(), std::size_t(12)); // what is dropped has no line
        for (const DrawnLine& line : page.behind())
            QCOMPARE(set.mark(line.head, line.cell), CellMark::None);
    }

    void theSelectedLineIsOneOfTheScene()
    {
        Opened page(lessonScene("000.causal.neg_inf"));
        page.selection.setChosen(Cell{5, 4});
        page.selection.setChosen(std::nullopt);
        page.studio->setComputed(computedOf(lessonScene("004.fused"))); // of four tokens
        QCOMPARE(page.view()->lines().count(LineSide::Queries), 4);
        QVERIFY2(page.said.startsWith(lineWords(page.view()->lines(), {3, 0})), qPrintable(page.said));
    }

    void theMapIsOneOfTheViews()
    {
        Opened page(twoHeads());
        QSignalSpy asked(page.studio.get(), &Studio::leaveAsked);
        auto* look = page.studio->controls()->findChild<SegmentedControl*>();
        QCOMPARE(look->accessibleName(), QStringLiteral("View"));
        QCOMPARE(look->currentIndex(), 1);
        Q_EMIT look->activated(0);
        QCOMPARE(asked.count(), 1);
        QCOMPARE(look->currentIndex(), 1);
    }

    void itsKeyOpensItAndTheOthersKeepTheirs()
    {
        openLesson(m_window);
        WorkArea* work = m_window->workArea();
        const auto opened = [work] { return work->studio() ? work->studio()->id() : QString(); };
        QTest::keyClick(m_window.get(), Qt::Key_F4, Qt::ShiftModifier);
        QCOMPARE(opened(), QStringLiteral("lines"));
        QTest::keyClick(m_window.get(), Qt::Key_F9);
        QCOMPARE(opened(), QStringLiteral("compare"));
        QTest::keyClick(m_window.get(), Qt::Key_F4, Qt::ShiftModifier);
        Q_EMIT work->studio()->leaveAsked();
        QCOMPARE(opened(), QString());
    }

    void theSelectedTokenIsInViewFromTheBeginning()
    {
        Opened page(headsScene(64, 2));
        page.selection.setChosen(Cell{60, 3});
        page.studio->resize(900, 300);
        QVERIFY(page.view()->linesLayout().isSeen(60));
        for (const int scroll : {400, 407, 412}) { // no word reaches into the headings, or is cut below
            page.view()->verticalScrollBar()->setValue(scroll);
            const LinesLayout& layout = page.view()->linesLayout();
            QVERIFY(layout.end - layout.first > 6);
            QVERIFY(layout.y(layout.first) - 0.35 * layout.row >= layout.top);
            QVERIFY(layout.y(layout.end - 1) + 0.35 * layout.row <= layout.bottom);
        }
    }

    void withoutWeightsItSaysWhy()
    {
        const ComputedPtr computed = computedLesson("003.dropout.weights");
        Scene scene = computed->scene;
        scene.config.normalize = Normalize::None;
        scene.config.dropout = {};
        scene.expected.clear();
        Opened page(twoHeads());
        QCOMPARE(page.studio->lines()->unavailable(*computedOf(scene)),
                 QStringLiteral("This scene stops at the scores, so it has no weights to draw."));
        QVERIFY(page.studio->unavailable(*computedOf(scene)).isEmpty()); // its queries and keys are arrows
        QVERIFY(page.studio->unavailable(*computed).isEmpty());
    }

    void onPaperTheRowBeingComputedIsSelected()
    {
        Opened page(twoHeads());
        const Walk& steps = page.selection.steps();
        const auto svg = [&](const std::optional<StepPlace>& step) {
            const Figure figure = drawStep(*page.studio->picture(), page.selection.looks(), steps, step);
            return *figureBytes(figure, {.svgText = true}, FigureFormat::Svg);
        };
        const auto strokes = [](const QByteArray& file) { return int(file.count("stroke-width")); };
        const QByteArray whole = svg({}), nothing = svg(Walk::nothing());
        QVERIFY(whole.contains(">0.2559</text>"));
        QVERIFY(!nothing.contains(">0.2559</text>"));
        QCOMPARE(strokes(whole) - strokes(nothing), (21 + 4) * 2);
        const QByteArray row = svg(StepPlace{steps.find("weights"), 1, 5, -1});
        QCOMPARE(strokes(row) - strokes(nothing), (3 + 2) * 2);
        QVERIFY(!row.contains(">0.2559</text>"));
    }
};

WINDOW_TEST(TestLines)
#include "tst_lines.moc"
