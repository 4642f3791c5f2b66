// SPDX-License-Identifier: GPL-3.0-or-later
// The time bar by itself, and the pictures at a step: what they show, what they keep back, and how fast.
#include "tests/ui/support/computedscenes.h"
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "tests/ui/support/workclock.h"
#include "ui/heatmap/heatmappage.h"
#include "ui/heatmap/heatmapview.h"
#include "ui/matrix/partialview.h"
#include "ui/matrix/thumbnaildata.h"
#include "ui/rail/rail.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"
#include "ui/theme/motion.h"
#include "ui/timebar/scrubber.h"
#include "ui/timebar/stepactions.h"
#include "ui/timebar/stepper.h"
#include "ui/timebar/timebar.h"

#include <QAbstractButton>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace attn;

namespace {

const char causal[] = "003.neg_inf";

// A bar and what it moves, on one scene.
struct Bench {
    explicit Bench(const ComputedPtr& given)
        : computed(given), stepper(&selection), actions(&stepper, &menu), bar(&stepper, &actions)
    {
        bar.complete();
        selection.setStage(QStringLiteral("scores"));
        stepper.setComputed(computed, true);
    }

    StepPlace at(const char* tensor, int row, int column) const
    {
        return {selection.steps().find(tensor), row, column, -1};
    }
    void go(const StepPlace& place) { selection.goToStep(place, stepper.stageOf(place)); }
    HeldMatrixPtr picture(const char* tensor, int head = 0) const
    {
        return atStep(heatmapData(*computed, tensor, 0, head, selection.looks()), *computed, selection.steps(),
                      selection.step(), tensor, head);
    }

    ComputedPtr computed;
    Selection selection;
    Stepper stepper;
    QMenu menu;
    StepActions actions;
    TimeBar bar;
};

} // namespace

class TestTimeBar : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useTestLook(); }

    void aStepBackFromTheEndStaysWithTheStageThatIsShown()
    {
        Bench bench(computedLesson(causal));
        bench.stepper.toLast();
        bench.selection.setStage(QStringLiteral("scores"));
        bench.stepper.back();
        QCOMPARE(bench.selection.stage(), QStringLiteral("scores"));
        const auto& scores = bench.stepper.steps().tensors()[bench.stepper.steps().find("scores")];
        QVERIFY(bench.selection.step() == bench.at("scores", int(scores.rows) - 1, int(scores.columns) - 1));
        bench.stepper.back();
        QVERIFY(bench.selection.step() == bench.at("scores", int(scores.rows) - 1, int(scores.columns) - 2));
        bench.stepper.toLast(); // at the end of the walk itself, the step before
        bench.selection.setStage(bench.stepper.stageOf(bench.stepper.steps().last()));
        bench.stepper.back();
        QVERIFY(bench.selection.step() == bench.stepper.steps().previous(bench.stepper.steps().last(), StepUnit::Cell));
    }

    void aMaskFallsOnAWholeRow()
    {
        Bench bench(computedLesson(causal));
        const auto& masked = bench.stepper.steps().tensors()[bench.stepper.steps().find("masked")];
        const int last = int(masked.columns) - 1;
        bench.go(bench.at("masked", 0, last));
        bench.stepper.on();
        QVERIFY(bench.selection.step() == bench.at("masked", 1, last));
        bench.stepper.on();
        QVERIFY(bench.selection.step() == bench.at("masked", 2, last));
        bench.stepper.back();
        QVERIFY(bench.selection.step() == bench.at("masked", 1, last));
        bench.go(bench.at("masked", int(masked.rows) - 1, last));
        bench.stepper.on(); // elsewhere cell by cell
        QVERIFY(bench.selection.step()->tensor == bench.stepper.steps().find("masked") + 1);
        QCOMPARE(bench.selection.step()->row, 0);
        QCOMPARE(bench.selection.step()->column, 0);
    }

    void aLayerWhoseCellsCannotAllBeReadHasNoSteps()
    {
        Bench bench(computedOf(headsScene(1025, 1)));
        QVERIFY(bench.stepper.steps().empty());
        QCOMPARE(bench.stepper.placeInWords(), QStringLiteral("Too large to step through"));
        bench.stepper.on();
        bench.stepper.toFirst();
        bench.stepper.setPlaying(true);
        QVERIFY(!bench.selection.step() && !bench.stepper.isPlaying());
        bench.stepper.setComputed(computedLesson(causal), true);
        QVERIFY(!bench.stepper.steps().empty());
    }

    void whatIsNotYetComputedIsBlankAndKeepsItsNumbersBack()
    {
        Bench bench(computedLesson(causal));
        const HeldMatrixPtr whole = bench.picture("weights");
        bench.go(bench.at("weights", 3, 2));
        const HeldMatrixPtr part = bench.picture("weights");
        for (int row = 0; row < 6; ++row)
            for (int column = 0; column < 6; ++column) {
                const bool later = row > 3 || (row == 3 && column > 2);
                QCOMPARE(part->mark({row, column}) == CellMark::Pending, later);
                if (later)
                    QVERIFY(std::isnan(part->value({row, column})));
                else
                    QCOMPARE(part->value({row, column}), whole->value({row, column}));
            }
        QCOMPARE(part->finishedRows, 3);
        QVERIFY(describeCell(*part, {4, 0}).endsWith(QStringLiteral("not computed yet")));
        // Colours do not jump while the numbers come.
        QCOMPARE(part->low, whole->low);
        QCOMPARE(part->high, whole->high);
        QVERIFY(bench.picture("scores")->finished());
        QCOMPARE(bench.picture("head_context")->finishedRows, 0);
        const HeldMatrixPtr stamp = atStep(thumbnailData(*bench.computed, "weights", 0, 0), *bench.computed,
                                           bench.selection.steps(), bench.selection.step(), "weights", 0);
        QVERIFY(stamp->marks == part->marks);
        const auto row = focusedRow(*bench.computed, "weights", 0, 0, {3, 4}, 4);
        QVERIFY(atStep(*row, *bench.computed, bench.selection.steps(), bench.selection.step(), "weights", 0).mark() ==
                CellMark::Pending);
    }

    void aRangeIsShownWithItsLastNumber()
    {
        Bench bench(computedLesson(causal));
        bench.go(bench.at("scores", 5, 4));
        QVERIFY(!bench.picture("scores")->rangeInNumbers());
        bench.go(bench.at("scores", 5, 5));
        QVERIFY(bench.picture("scores")->rangeInNumbers());
    }

    void aStampOfALargeMatrixIsBlankWhereTheMatrixIs()
    {
        Bench bench(computedOf(headsScene(600, 1)));
        bench.go(bench.at("scores", 299, 599));
        const HeldMatrixPtr stamp = atStep(thumbnailData(*bench.computed, "scores", 0, 0), *bench.computed,
                                           bench.selection.steps(), bench.selection.step(), "scores", 0);
        QVERIFY(stamp->rows < 600);
        QCOMPARE(stamp->finishedRows, stamp->rows / 2);
    }

    void theSelectionFollowsTheStepToItsTensor()
    {
        Bench bench(computedLesson(causal));
        bench.go(bench.at("k", 2, 1));
        QCOMPARE(bench.selection.stage(), QStringLiteral("qkv"));
        QCOMPARE(bench.selection.tensor(), QStringLiteral("k"));
        QCOMPARE(bench.selection.chosen(), std::optional(Cell{2, 1}));
        QCOMPARE(bench.bar.placeText(), QStringLiteral("k, row starts (3 of 6) · cell 2 of 2"));
        bench.stepper.setUnit(StepUnit::Row);
        QCOMPARE(bench.bar.placeText(), QStringLiteral("k, row starts (3 of 6)"));
        bench.stepper.setUnit(StepUnit::Stage);
        QCOMPARE(bench.bar.placeText(), QStringLiteral("Stage 2 of 7, QKV"));
        bench.stepper.toLast();
        QCOMPARE(bench.bar.placeText(), QStringLiteral("Everything is computed"));
    }

    void multiplyAddsAreNamedTermByTermAndTheSoftmaxByExponentialsAndQuotients()
    {
        Bench bench(computedLesson(causal));
        bench.stepper.setUnit(StepUnit::Term);
        bench.go(bench.at("scores", 1, 0));
        bench.stepper.on();
        QCOMPARE(bench.bar.placeText(), QStringLiteral("Row journey (2 of 6) · cell 2 of 6 · term 1 of 2"));
        QVERIFY(bench.picture("scores")->mark({1, 1}) == CellMark::Begun);
        bench.go(bench.at("weights", 3, 5));
        bench.stepper.on();
        bench.stepper.on();
        QCOMPARE(bench.bar.placeText(), QStringLiteral("Row one (5 of 6) · exponential 2 of 6"));
        for (int i = 0; i < 5; ++i)
            bench.stepper.on();
        QCOMPARE(bench.bar.placeText(), QStringLiteral("Row one (5 of 6) · quotient 1 of 6"));
        QVERIFY(bench.picture("weights")->mark({4, 1}) == CellMark::Begun);
    }

    void aBegunCellHoldsTheSumSoFarAndARowItsExponentials()
    {
        Bench bench(computedLesson(causal));
        const auto number = [&](const char* tensor, const Index& index) {
            return bench.computed->trace->cell(*bench.computed->trace->find(tensor), index);
        };
        bench.go({bench.selection.steps().find("scores"), 3, 2, 0});
        const HeldMatrixPtr scores = bench.picture("scores");
        QCOMPARE(scores->value({3, 2}), float(number("q", {0, 0, 3, 0}) * number("k", {0, 0, 2, 0})));
        QVERIFY(describeCell(*scores, {3, 2}).contains(QStringLiteral("score so far")));

        // The exponentials, divided by their sum, are the weights.
        const int weights = bench.selection.steps().find("weights");
        bench.go({weights, 3, 5, 0});
        const HeldMatrixPtr row = bench.picture("weights");
        double sum = 0;
        for (int key = 0; key < 6; ++key) {
            QVERIFY(row->mark({3, key}) == CellMark::Begun);
            sum += row->value({3, key});
        }
        for (int key = 0; key < 6; ++key)
            QVERIFY(std::abs(row->value({3, key}) / sum - number("weights", {0, 0, 3, key})) < 1e-6);
        QVERIFY(describeCell(*row, {3, 2}).contains(QStringLiteral("exponential")));
        bench.go({weights, 3, 1, 1});
        const HeldMatrixPtr divided = bench.picture("weights");
        QCOMPARE(divided->value({3, 1}), float(number("weights", {0, 0, 3, 1})));
        QCOMPARE(divided->value({3, 2}), row->value({3, 2}));
    }

    void theBarWorksInScenesOfOneStage()
    {
        for (const char* lesson : {"003.dropout.ones", "001.softmax_of_masked"}) {
            Bench bench(computedLesson(lesson));
            bench.stepper.toFirst();
            int steps = 0;
            for (; !bench.stepper.isAtEnd() && steps < 1000; ++steps)
                bench.stepper.on();
            std::int64_t cells = 0;
            for (const StepTensor& tensor : bench.selection.steps().tensors())
                cells += tensor.rows * (tensor.name == "masked" ? 1 : tensor.columns); // a mask falls on rows
            QCOMPARE(steps, int(cells) - 1);
        }
    }

    void anEditKeepsThePlaceAndAStageThatGoesLeadsToTheOneBefore()
    {
        Bench bench(computedLesson("003.dropout.weights"));
        bench.go(bench.at("dropped", 2, 2));
        bench.stepper.setComputed(bench.computed, false);
        QVERIFY(bench.selection.step() == std::optional(bench.at("dropped", 2, 2)));
        Scene scene = lessonScene("003.dropout.weights");
        scene.config.dropout.p = 0;
        bench.stepper.setComputed(computedOf(scene), false);
        QVERIFY(bench.selection.step() == std::optional(bench.at("weights", 5, 5)));
        QCOMPARE(bench.selection.stage(), QStringLiteral("softmax"));
        bench.stepper.setComputed(bench.computed, true);
        QVERIFY(!bench.selection.step());
    }

    void anotherHeadIsWalkedAtTheSamePlace()
    {
        Bench bench(computedOf(headsScene(5, 3)));
        bench.go(bench.at("scores", 2, 2));
        bench.selection.setHead(2);
        bench.stepper.followPlane();
        QVERIFY(bench.selection.step() == std::optional(bench.at("scores", 2, 2)));
        QCOMPARE(bench.selection.steps().cellAt(*bench.selection.step()).index, (Index{0, 2, 2, 2}));
    }

    void theChosenCellCanBeTheLastOneComputed()
    {
        Bench bench(computedLesson(causal));
        bench.selection.setChosen(Cell{4, 1});
        bench.actions.chosen->trigger();
        QVERIFY(bench.selection.step() == std::optional(bench.at("scores", 4, 1)));
    }

    void playingGoesOnByItselfAndStopsAtTheEnd()
    {
        Bench bench(computedLesson(causal));
        bench.stepper.setUnit(StepUnit::Stage);
        bench.stepper.setSpeed(4);
        bench.actions.play->trigger();
        QVERIFY(bench.stepper.isPlaying());
        QCOMPARE(bench.selection.stage(), QStringLiteral("x"));
        QCOMPARE(bench.actions.play->text().remove('&'), QStringLiteral("Pause"));
        QTRY_VERIFY(bench.stepper.isAtEnd());
        QVERIFY(!bench.stepper.isPlaying());
        QCOMPARE(bench.selection.stage(), QStringLiteral("context"));
    }

    void namesUnderTheLineNeverOverlapAndTheChosenOneIsWhole()
    {
        Bench bench(computedOf(headsScene(4, 3)));
        Scrubber* scrubber = bench.bar.scrubber();
        const QFontMetricsF metrics(textFont(11, QFont::DemiBold));
        for (int width : {180, 240, 320, 380, 460}) {
            scrubber->setMinimumWidth(width);
            scrubber->resize(width, 46);
            const int stages = bench.selection.steps().stages();
            for (int stage = 0; stage < stages; ++stage) {
                bench.stepper.toPosition(stage + 0.5);
                const QStringList labels = scrubber->labels();
                QCOMPARE(labels.size(), stages);
                double end = -1e9;
                for (int i = 0; i < stages; ++i) {
                    if (labels[i].isEmpty())
                        continue;
                    const double begin = scrubber->labelPlaces()[std::size_t(i)],
                                 length = metrics.horizontalAdvance(labels[i]);
                    QVERIFY2(begin + 1 > end, qPrintable(labels.join('|'))); // but for the weight of letters
                    end = begin + (i == stage ? length : QFontMetricsF(textFont(11)).horizontalAdvance(labels[i]));
                }
                QVERIFY(!labels[stage].isEmpty() && !labels[stage].contains(QChar(0x2026)));
                QVERIFY2(width < 380 || !labels.contains(QString()), qPrintable(labels.join('|'))); // none is left out
            }
        }
    }

    void aLongNameIsWholeWhereTheShortOnesBesideItLeaveRoom()
    {
        Bench bench(computedLesson(causal));
        Scrubber* scrubber = bench.bar.scrubber();
        scrubber->setMinimumWidth(336); // softmax and context are wider than their stages
        scrubber->resize(336, 46);
        QVERIFY2(!scrubber->labels().join(QLatin1Char(' ')).contains(QChar(0x2026)),
                 qPrintable(scrubber->labels().join('|')));
    }

    void aNameIsCutOnlyWhereAllOfThemHaveNoRoom()
    {
        Bench bench(computedOf(headsScene(2, 6)));
        Scrubber* scrubber = bench.bar.scrubber();
        double all = 0;
        for (int mark = 0; mark < bench.stepper.marks(); ++mark)
            all += QFontMetricsF(textFont(11, QFont::DemiBold)).horizontalAdvance(bench.stepper.markName(mark)) + 4;
        const int width = int(all) + 24; // hardly more than the names need
        scrubber->setMinimumWidth(width);
        scrubber->resize(width, 46);
        QVERIFY2(!scrubber->labels().join(QLatin1Char(' ')).contains(QChar(0x2026)) &&
                     !scrubber->labels().contains(QString()),
                 qPrintable(scrubber->labels().join('|')));
    }

    void theLineIsDraggedByMouseAndWalkedByKeys()
    {
        Bench bench(computedLesson(causal));
        bench.bar.resize(1280, 48);
        bench.bar.show();
        QVERIFY(QTest::qWaitForWindowExposed(&bench.bar));
        Scrubber* line = bench.bar.scrubber();
        const double segment = (line->width() - 20.0) / 7;
        const auto point = [&](double stage) { return QPoint(int(10 + stage * segment), 20); };
        QTest::mousePress(line, Qt::LeftButton, {}, point(2.5));
        QCOMPARE(bench.selection.stage(), QStringLiteral("scores"));
        QTest::mouseMove(line, point(5.5));
        QCOMPARE(bench.selection.stage(), QStringLiteral("softmax"));
        QTest::mouseRelease(line, Qt::LeftButton, {}, point(5.5));
        QVERIFY(std::abs(line->handleX() - point(5.5).x()) < 3);
        const StepPlace place = *bench.selection.step();
        line->setFocus();
        QTest::keyClick(line, Qt::Key_Right);
        QVERIFY(bench.selection.step() == bench.selection.steps().next(place, StepUnit::Cell));
        QTest::keyClick(line, Qt::Key_Left);
        QVERIFY(bench.selection.step() == std::optional(place));
        QTest::keyClick(line, Qt::Key_PageDown);
        QCOMPARE(bench.selection.stage(), QStringLiteral("scale"));
        QTest::keyClick(line, Qt::Key_Home);
        QVERIFY(bench.selection.step() == std::optional(StepPlace{}));
        QTest::keyClick(line, Qt::Key_End);
        QVERIFY(bench.stepper.isAtEnd());
    }

    void everyControlIsNamedAndTellsItsKey()
    {
        Bench bench(computedLesson(causal));
        int keys = 0;
        for (const QAbstractButton* button : bench.bar.findChildren<QAbstractButton*>()) {
            QVERIFY(!button->accessibleName().isEmpty());
            QVERIFY2(!button->toolTip().isEmpty(), qPrintable(button->accessibleName()));
            keys += button->toolTip().contains(QLatin1Char('('));
        }
        QCOMPARE(keys, 9);
    }

    void aStepFlashesWhatItMadeAndReducedMotionLeavesItStanding()
    {
        Bench bench(computedLesson(causal));
        for (const bool reduced : {false, true}) {
            setReducedMotion(reduced);
            HeatmapPage page(&bench.selection);
            page.resize(660, 480);
            page.setComputed(bench.computed);
            page.show();
            QVERIFY(QTest::qWaitForWindowExposed(&page));
            bench.go(bench.at("scores", 1, 1));
            const QImage unflashed = [&] {
                bench.go(bench.at("scores", 1, 2));
                bench.selection.setStage(QStringLiteral("x"));
                bench.selection.setStage(QStringLiteral("scores")); // shown anew: nothing flashes
                return page.grab().toImage();
            }();
            bench.go(bench.at("scores", 1, 1));
            bench.go(bench.at("scores", 1, 2));
            QVERIFY(page.grab().toImage() != unflashed);
            if (!reduced) {
                QTRY_COMPARE(page.grab().toImage(), unflashed);
            } else {
                QTest::qWait(800); // longer than a flash: what must not happen has no signal to wait for
                QVERIFY(page.grab().toImage() != unflashed);
            }
        }
        setReducedMotion(false);
    }

    void aStepIsOnTheScreenWithinATenthOfASecond()
    {
        Bench bench(computedOf(headsScene(64, 8, 8)));
        bench.selection.setAllHeads(true);
        HeatmapPage page(&bench.selection);
        Rail rail(&bench.selection);
        page.resize(1250, 800);
        page.setComputed(bench.computed);
        rail.resize(1900, 76);
        rail.setComputed(bench.computed);
        page.show();
        rail.show();
        bench.bar.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        const char* tensors[] = {"x", "q", "scores", "masked", "weights", "head_context", "context"};
        for (const bool all : {true, false}) {
            bench.selection.setAllHeads(all);
            std::vector<double> times; // ms
            for (int i = 0; i < 60; ++i) {
                const WorkClock clock;
                bench.go(bench.at(tensors[i % 7], (i * 13) % 64, i % 4));
                page.grab();
                rail.grab();
                bench.bar.grab();
                times.push_back(clock.elapsed());
            }
            std::ranges::sort(times);
            const double median = times[times.size() / 2];
            qInfo("64 tokens x 8 heads, %s: %.1f ms from the step to the picture, at most %.1f ms",
                  all ? "all heads" : "one head", median, times.back());
            QVERIFY(median < 100);
        }
    }
};

WINDOW_TEST(TestTimeBar)
#include "tst_timebar.moc"
