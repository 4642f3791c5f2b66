// SPDX-License-Identifier: GPL-3.0-or-later
// The operand picture: what stands beside a matrix is what its cells are made of, as far as the walk has come.
#include "tests/ui/support/computedscenes.h"
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "ui/document/selection.h"
#include "ui/heatmap/heatmappage.h"
#include "ui/heatmap/heatmapview.h"
#include "ui/heatmap/operandview.h"
#include "ui/matrix/stagecards.h"
#include "ui/paint/heatmaplayout.h"
#include "ui/paint/operandpainter.h"

#include <QApplication>
#include <QHelpEvent>
#include <QLabel>
#include <QTest>
#include <QToolTip>

#include <cmath>

using namespace attn;

namespace {

constexpr QSize smallest_page(664, 476);

struct Bench {
    Selection selection;
    HeatmapPage page{&selection};
    ComputedPtr computed;

    explicit Bench(const ComputedPtr& of, const char* stage = "scores", QSize size = smallest_page) : computed(of)
    {
        page.resize(size);
        page.setComputed(computed);
        page.show();
        selection.setOperands(true);
        selection.setStage(QString::fromLatin1(stage));
    }
    explicit Bench(const char* lesson, const char* stage = "scores") : Bench(computedLesson(lesson), stage) {}
    OperandView* view() const { return page.findChild<OperandView*>(); }
    const OperandPicture& picture() const { return view()->picture(); }
    void stepTo(const char* tensor, Cell cell, std::int64_t term)
    {
        const Walk walk(*computed->realized, 0, 0);
        selection.setSteps(walk, std::nullopt);
        selection.goToStep({walk.find(tensor), cell.row, cell.column, term}, cardOfTensor(*computed->realized, tensor));
    }
};

} // namespace

class TestOperandView : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useTestLook(); }

    void aScoreHasItsRowOfQAndItsColumnOfK()
    {
        Bench bench("000.causal.neg_inf");
        bench.selection.setChosen(Cell{3, 1});
        const OperandPicture& picture = bench.picture();
        QVERIFY(bench.view()->isVisible());
        QCOMPARE(picture.layout, CellOperands::Layout::Product);
        QCOMPARE(picture.left->tensor, QStringLiteral("q"));
        QCOMPARE(picture.top->tensor, QStringLiteral("k"));
        QVERIFY(picture.topTurned);
        QCOMPARE(picture.left->shape, QStringLiteral("[6, 2]"));
        QCOMPARE(picture.top->shape, QStringLiteral("[2, 6]"));
        double sum = 0;
        for (int term = 0; term < 2; ++term)
            sum += picture.left->value({3, term}) * picture.top->value({term, 1});
        QVERIFY(std::abs(sum - picture.result->value({3, 1})) < 1e-6);
        // One range for all three, and everything on the page.
        QCOMPARE(picture.left->high, picture.result->high);
        QCOMPARE(picture.top->low, picture.result->low);
        const OperandLayout& layout = bench.view()->operandLayout();
        QVERIFY(QRectF(QPointF(), QSizeF(smallest_page)).contains(layout.foot));
        QVERIFY(layout.cell.width() >= 46 && layout.cell.height() >= 24);
        QVERIFY(layout.left.area.right() < layout.result.area.left());
        QVERIFY(layout.top.area.bottom() < layout.result.area.top());
    }

    void aSmallPageScrollsBeforeTheOperandsLieOverEachOther()
    {
        Bench bench("000.causal.neg_inf");
        bench.page.resize(300, 200);
        QTest::qWait(0);
        QVERIFY(bench.view()->width() > 300 && bench.view()->height() > 200);
        const OperandLayout& layout = bench.view()->operandLayout();
        QVERIFY(layout.cell.width() >= 36 && layout.cell.height() >= 20);
        QVERIFY(layout.foot.isEmpty()); // it gives way before rows do
        QVERIFY(QRectF(bench.view()->rect()).contains(layout.result.area));
        QVERIFY(layout.result.area.height() >= 6 * layout.cell.height()); // all rows, with their digits
        bench.page.resize(smallest_page);
        QTest::qWait(0);
        QCOMPARE(bench.view()->size(), smallest_page);
        QVERIFY(!layout.axis.isEmpty());
    }

    void termsLightUpWithTheWalkAndNothingBeyondItIsShown()
    {
        Bench bench("000.causal.neg_inf");
        bench.stepTo("scores", {3, 1}, 0);
        const OperandPicture& picture = bench.picture();
        QCOMPARE(picture.made, 1);
        QCOMPARE(picture.currentTerm(), 0);
        QCOMPARE(picture.result->mark({3, 1}), CellMark::Begun);
        QCOMPARE(picture.result->mark({3, 2}), CellMark::Pending);
        QVERIFY(std::abs(picture.result->value({3, 1}) - picture.left->value({3, 0}) * picture.top->value({0, 1})) <
                1e-6);
        const QString words = operandFootText(picture, {});
        QVERIFY2(words.contains(QStringLiteral("Term 1 of 2, dimension 0")), qPrintable(words));
        QVERIFY2(words.contains(QStringLiteral("not yet")), qPrintable(words));
        QVERIFY2(words.contains(QStringLiteral("so far")), qPrintable(words));
        bench.stepTo("k", {2, 0}, -1);
        bench.selection.setStage(QStringLiteral("scores"));
        QCOMPARE(bench.picture().top->mark({1, 2}), CellMark::Pending);
        QVERIFY(std::isnan(bench.picture().top->value({1, 2})));
        QVERIFY(!isUnfinished(bench.picture().left->mark({5, 1})));
    }

    void aPinnedNumberIsNotCalledASum()
    {
        Scene scene = lessonScene("000.causal.neg_inf");
        scene.overrides.set("scores", {0, 0, 3, 1}, 3.5f);
        Bench bench(computedOf(scene));
        bench.selection.setChosen(Cell{3, 1});
        QVERIFY2(operandFootText(bench.picture(), {}).endsWith(QStringLiteral("pinned 3.5000")),
                 qPrintable(operandFootText(bench.picture(), {})));
        bench.selection.setChosen(Cell{3, 2});
        QVERIFY(operandFootText(bench.picture(), {}).contains(QStringLiteral("; sum ")));
    }

    // Below the maps is room for two of six; a tool tip there has them all.
    void everyTermOfASumCanBeRead()
    {
        Bench bench("000.causal.neg_inf", "context");
        bench.selection.setChosen(Cell{5, 1});
        const QPoint place = bench.view()->operandLayout().foot.center().toPoint();
        QHelpEvent asked(QEvent::ToolTip, place, bench.view()->mapToGlobal(place));
        QApplication::sendEvent(bench.view(), &asked);
        const QStringList lines = QToolTip::text().split(u'\n');
        QCOMPARE(lines.size(), 6);
        for (int term = 0; term < 6; ++term)
            QVERIFY2(lines[term].startsWith(QStringLiteral("Term %1 of 6, ").arg(term + 1)) &&
                         lines[term].contains(QStringLiteral(" × ")),
                     qPrintable(lines[term]));
        QToolTip::hideText();
    }

    void afterAnEditTheResultKnowsWhatItWas()
    {
        Scene scene = lessonScene("000.causal.neg_inf");
        const ComputedPtr before = computedOf(scene);
        scene.edits.set("x", {0, 0}, 2);
        Bench bench(computedOf(scene));
        bench.selection.setChosen(Cell{0, 1});
        QVERIFY(!bench.picture().result->other());
        bench.page.setEarlier(before);
        QVERIFY(bench.picture().result->other());
        QCOMPARE(bench.picture().result->other()->value(*bench.picture().at),
                 heatmapData(*before, "scores", 0, 0, Looks())->value({0, 1}));
    }

    void whatIsTooLongIsAWindowThatFollowsTheTerm()
    {
        Bench bench(computedOf(headsScene(6, 1, 64)));
        bench.selection.setChosen(Cell{0, 0});
        QCOMPARE(bench.picture().all.terms, 64);
        QCOMPARE(bench.picture().left->columns, 6);
        bench.stepTo("scores", {2, 1}, 40);
        QCOMPARE(bench.picture().made, 41);
        QVERIFY(bench.picture().firstTerm <= 40 && bench.picture().firstTerm + 6 > 41);
        QCOMPARE(bench.picture().top->rows, 6);
    }

    void tokensThatHaveNoRoomArePagedWithTheCell()
    {
        Bench bench(computedOf(headsScene(40, 1, 2)));
        bench.selection.setChosen(Cell{30, 22});
        const OperandPicture& picture = bench.picture();
        QVERIFY(picture.result->rows < 40 && picture.result->columns < 40);
        QCOMPARE(picture.result->value(*picture.at),
                 heatmapData(*bench.computed, "scores", 0, 0, Looks())->value({30, 22}));
        QTest::keyClick(bench.view(), Qt::Key_Home);
        QCOMPARE(bench.selection.chosen(), Cell(30, 0));
        QCOMPARE(bench.picture().origin.column, 0);
    }

    void whatIsTooLargeSaysSoAndShowsTheMap()
    {
        Bench bench(computedOf(headsScene(160, 1, 2)));
        QVERIFY(!bench.view()->isVisible());
        QStringList said;
        for (const QLabel* label : bench.page.findChildren<QLabel*>())
            if (label->isVisible())
                said << label->text();
        QVERIFY2(said.join(QLatin1Char(' ')).contains(QStringLiteral("too large")),
                 qPrintable(said.join(QLatin1Char(' '))));
    }

    void everyStageOfEveryLessonHasItsOperandsOrNone()
    {
        for (const char* lesson : {"000.mha", "004.fused", "003.mha", "000.causal_class.dropout", "000.dropout.ones",
                                   "002.simple.sumnorm", "001.softmax_of_masked"}) {
            Bench bench(computedLesson(lesson));
            bench.selection.setChosen(Cell{0, 0});
            for (const StageInfo& stage : cardsOf(*bench.computed->realized)) {
                if (!stage.on)
                    continue;
                bench.selection.setStage(stage.id);
                for (const auto& tensors : {stage.tensors, stage.aside})
                    for (const std::string& tensor : tensors) {
                        bench.selection.setTensor(QString::fromStdString(tensor));
                        const bool shown = showsOperands(*bench.computed, bench.selection);
                        QVERIFY2(bench.view()->isVisible() == shown ||
                                     bench.computed->trace->find(tensor)->shape.size() > 4,
                                 qPrintable(QString::fromLatin1(lesson) + QString::fromStdString(tensor)));
                        if (shown && bench.view()->isVisible())
                            QCOMPARE(bench.picture().result->tensor, QString::fromStdString(tensor));
                        bench.page.grab();
                    }
            }
        }
    }

    void aMapOfFewColumnsBeginsWithItsOperands()
    {
        Bench bench("000.causal.neg_inf", "context");
        bench.selection.setOperands(std::nullopt);
        QVERIFY(bench.view()->isVisible());
        QCOMPARE(bench.picture().names.first(), QStringLiteral("weights"));
        QCOMPARE(bench.picture().top->tensor, QStringLiteral("v"));
        QVERIFY(!bench.picture().topTurned);
        bench.selection.setStage(QStringLiteral("softmax"));
        QVERIFY(!bench.view()->isVisible());
        bench.selection.setOperands(true);
        QVERIFY(bench.view()->isVisible());
        QVERIFY(!bench.view()->operandLayout().shares.isEmpty());
        bench.selection.setOperands(false);
        bench.selection.setStage(QStringLiteral("context"));
        QVERIFY(!bench.view()->isVisible());
    }

    void aClickChoosesACellAndArrowsMoveIt()
    {
        Bench bench("000.causal.neg_inf");
        bench.selection.setChosen(Cell{0, 0});
        QTest::mouseClick(bench.view(), Qt::LeftButton, {}, bench.view()->placeOf({2, 3}).center().toPoint());
        QCOMPARE(bench.selection.chosen(), Cell(2, 3));
        QTest::keyClick(bench.view(), Qt::Key_Down);
        QCOMPARE(bench.selection.chosen(), Cell(3, 3));
    }

    void anIntermediateResultHasAMapOfItsOwn()
    {
        Bench bench("004.fused", "qkv");
        bench.selection.setOperands(false);
        for (const char* tensor : {"qkv", "qkv_reshaped", "qkv_permuted"}) {
            bench.selection.setTensor(QString::fromLatin1(tensor));
            QCOMPARE(bench.page.focusData()->tensor, QString::fromLatin1(tensor));
        }
        bench.selection.setTensor({});
        QCOMPARE(bench.page.focusData()->tensor, QStringLiteral("q"));
        // It is known when what is read out of it is.
        bench.stepTo("x", {0, 0}, -1);
        bench.selection.setStage(QStringLiteral("qkv"));
        bench.selection.setTensor(QStringLiteral("qkv"));
        QCOMPARE(bench.page.focusData()->marksThere(), 1u << unsigned(CellMark::Pending));
    }
};

WINDOW_TEST(TestOperandView)
#include "tst_operandview.moc"
