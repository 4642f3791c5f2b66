// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/lesson.h"
#include "tests/ui/support/computedscenes.h"
#include "tests/ui/support/testlook.h"
#include "ui/document/selection.h"
#include "ui/explain/editblock.h"
#include "ui/explain/equationview.h"
#include "ui/explain/explainblock.h"
#include "ui/explain/formulaview.h"
#include "ui/explain/inspector.h"
#include "ui/explain/rowbars.h"
#include "ui/explain/stageformula.h"
#include "ui/facts/checks.h"
#include "ui/kit/badge.h"
#include "ui/kit/lamp.h"
#include "ui/kit/numbertext.h"
#include "ui/matrix/focusedrow.h"
#include "ui/matrix/stagecards.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"

#include <QAbstractButton>
#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>

using namespace attn;

namespace {

QStringList texts(const std::vector<Check>& checks)
{
    QStringList list;
    for (const Check& check : checks)
        list << check.text;
    return list;
}

QStringList lampsOf(const QWidget& widget)
{
    QStringList list;
    for (const Lamp* lamp : widget.findChildren<Lamp*>())
        list << lamp->accessibleName();
    return list;
}

// More weights than are checked within a frame.
ComputedPtr largeLayer()
{
    Scene scene;
    scene.draws = {ManualSeed{1}, Randn{"x", {1, 1100, 4}, {}}};
    scene.config.d_in = scene.config.d_out = 4;
    return computedOf(scene);
}

QStringList labelsOf(const QWidget& widget)
{
    QStringList list;
    for (const QLabel* label : widget.findChildren<QLabel*>())
        list << label->text();
    return list;
}

} // namespace

class TestInspector : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useTestLook(); }

    void aFocusedRowHoldsTheCellsNumberNameAndWords()
    {
        const auto layer = computedOf(lessonScene("000.causal.neg_inf"));
        const auto row = focusedRow(*layer, "weights", 0, 0, {3, 2}, 4);
        QVERIFY(row);
        QCOMPARE(codeName(*row), QStringLiteral("weights[0,0,3,2]"));
        QCOMPARE(cellInWords(*row), QStringLiteral("query with, key starts: weight 0.2794"));
        QVERIFY(std::abs(row->sum - 1) < 1e-6);
        QCOMPARE(row->data.marks[4], CellMark::Masked);
        QVERIFY(!focusedRow(*layer, "weights", 0, 0, {6, 0}, 4));
        QVERIFY(!focusedRow(*layer, "no such tensor", 0, 0, {0, 0}, 4));
        QCOMPARE(codeName(*focusedRow(*layer, "x", 0, 0, {1, 2}, 4)), QStringLiteral("x[0,1,2]"));
    }

    void theInspectorShowsTheChosenCell()
    {
        Selection selection;
        Inspector inspector(&selection);
        inspector.resize(318, 560);
        inspector.show();
        selection.setChosen(Cell{3, 2});
        inspector.setComputed(computedOf(lessonScene("000.causal.neg_inf")), false);
        QVERIFY(labelsOf(inspector).contains(QStringLiteral("0.2794")));
        QVERIFY(labelsOf(inspector).contains(QStringLiteral("weights[0,0,3,2]")));
        QVERIFY(inspector.findChild<FormulaView*>()->isVisible());
        QCOMPARE(inspector.findChild<Badge*>()->text(), QStringLiteral("same digits"));
        selection.setChosen(Cell{0, 0});
        QVERIFY(labelsOf(inspector).contains(QStringLiteral("1.0000")));
        selection.setChosen(std::nullopt);
        QVERIFY(!inspector.findChild<RowBars*>()->isVisible());
    }

    void aPinnedNumberSaysWhatItWouldBeAndCanBeTakenBack()
    {
        Scene scene = lessonScene("000.causal.neg_inf");
        scene.overrides.add({"weights", {0, 0, 3, 2}, 0.5f});
        const auto layer = computedOf(scene);
        Selection selection;
        Inspector inspector(&selection);
        inspector.resize(318, 700);
        inspector.show();
        selection.setChosen(Cell{3, 2});
        inspector.setComputed(layer, true);
        const auto* line = inspector.findChild<QWidget*>(QStringLiteral("override"));
        QVERIFY(line->isVisible());
        QVERIFY(labelsOf(*line).contains(QStringLiteral("overridden: 0.5000, computed 0.2794")));
        QVERIFY(labelsOf(inspector).contains(QStringLiteral("0.5000")));
        QSignalSpy asked(&inspector, &Inspector::takeBackAsked);
        QTest::mouseClick(line->findChild<QAbstractButton*>(), Qt::LeftButton);
        QCOMPARE(asked.size(), 1);
        QVERIFY((asked[0][0].value<CellRef>() == CellRef{"weights", {0, 0, 3, 2}}));
        const auto lines = equationLines(*inspector.explainBlock()->explanation(), *layer, 4, 0);
        QCOMPARE(lines.back().parts.front().text, QStringLiteral("overridden:"));
        QCOMPARE(lines.back().parts.back().text, QStringLiteral("0.5000"));
        const EquationLine& made = *(lines.end() - 2);
        QCOMPARE(made.parts.back().text, QStringLiteral("0.2794")); // the equation is true
        const Walk walk(*layer->realized, 0, 0);
        selection.setSteps(walk, StepPlace{walk.find("weights"), 3, 1, -1});
        QVERIFY(!line->isVisible()); // the walk is not there yet
        selection.setSteps(walk, std::nullopt);
        selection.setChosen(Cell{3, 1});
        QVERIFY(!line->isVisible());
    }

    void afterAnEditTheValueSaysWhatItWas()
    {
        Scene edited = lessonScene("000.causal.neg_inf");
        edited.edits.set("W_query", {1, 1}, 3);
        const auto before = computedOf(lessonScene("000.causal.neg_inf")), now = computedOf(edited);
        Selection selection;
        Inspector inspector(&selection);
        inspector.resize(318, 700);
        inspector.show();
        selection.setChosen(Cell{4, 1});
        inspector.setComputed(now, true);
        QVERIFY(QTest::qWaitForWindowExposed(&inspector));
        auto* bars = inspector.findChild<RowBars*>();
        const QImage plain = bars->grab().toImage();
        inspector.setEarlier(before, QStringLiteral("Set W_query[1, 1] to 3"));
        QVERIFY(labelsOf(inspector).contains(QStringLiteral("0.2363 → 0.2642")));
        QVERIFY(labelsOf(inspector).contains(QStringLiteral("20 of 21 cells of weights changed")));
        QVERIFY(!labelsOf(inspector).filter(QStringLiteral("most: journey → ")).isEmpty());
        QTRY_VERIFY(bars->grab().toImage() != plain); // a line where each bar ended
        const Walk walk(*now->realized, 0, 0);
        selection.setSteps(walk, StepPlace{walk.find("weights"), 3, 1, -1});
        const auto* was = inspector.findChild<QLabel*>(QStringLiteral("before"));
        QVERIFY(!was->isVisible()); // the walk is not there yet
        selection.setSteps(walk, std::nullopt);
        selection.setChosen(Cell{0, 0}); // 1 before and now
        QVERIFY(!was->isVisible());
        inspector.setEarlier(nullptr, {});
        QVERIFY(!inspector.findChild<EditBlock*>()->isVisible());
    }

    void anotherSceneForgetsTheTrail()
    {
        Selection selection;
        Inspector inspector(&selection);
        inspector.setComputed(computedOf(lessonScene("000.causal.neg_inf")), false);
        selection.setChosen(Cell{3, 2});
        inspector.follow({"scores", {0, 0, 3, 2}});
        inspector.setComputed(computedOf(lessonScene("000.causal.neg_inf")), false);
        auto* back = inspector.explainBlock()->findChild<QAbstractButton*>();
        QVERIFY(back->text().contains(QStringLiteral("back to")) && !back->isHidden());
        inspector.forgetTrail();
        inspector.setComputed(computedOf(lessonScene("000.causal.neg_inf")), false);
        QVERIFY(back->isHidden());
    }

    void lampsOfALargeLayerNeverStandOverAnotherOne()
    {
        const auto small = computedOf(lessonScene("000.causal.neg_inf")), large = largeLayer();
        QVERIFY(!checksAreQuick(*large));
        const auto prepared = std::make_shared<Prepared>();
        prepared->checks = checksOf(*small, 0, 0);
        Selection selection;
        const QStringList right = texts(checksAt(*prepared->checks, *small, selection.stage(), {}, {}));
        Inspector inspector(&selection);
        inspector.setComputed(small, false, prepared);
        QCOMPARE(lampsOf(inspector), right);
        inspector.setComputed(large, false);
        QCOMPARE(lampsOf(inspector), QStringList{QStringLiteral("Checking …")});
        QTRY_VERIFY(lampsOf(inspector) != QStringList{QStringLiteral("Checking …")});
        QVERIFY(lampsOf(inspector) != right);

        inspector.setComputed(large, true);            // begins to check …
        inspector.setComputed(small, false, prepared); // … what is gone at once
        QTest::qWait(1500);
        QCOMPARE(lampsOf(inspector), right);
        const auto no_lamps = std::make_shared<Prepared>(); // as while the large one is dragged
        inspector.setComputed(large, true, no_lamps);
        QCOMPARE(lampsOf(inspector), QStringList{QStringLiteral("Checking …")});
        inspector.setComputed(small, false, prepared);
        QTest::qWait(500);
        QCOMPARE(lampsOf(inspector), right);
    }

    void theEquationOfEveryStageEndsInTheTracesCell_data()
    {
        QTest::addColumn<QString>("lesson");
        for (const char* id : {"000.causal.neg_inf", "000.causal.dropout", "003.causal", "000.mha"})
            if (lessonNamed(id))
                QTest::newRow(id) << QString::fromLatin1(id);
    }

    void theEquationOfEveryStageEndsInTheTracesCell()
    {
        QFETCH(QString, lesson);
        const auto layer = computedOf(lessonScene(lesson.toLatin1().constData()));
        Selection selection;
        Inspector inspector(&selection);
        inspector.resize(318, 560);
        inspector.show();
        inspector.setComputed(layer, false);
        int cells = 0;
        for (const StageInfo& stage : cardsOf(*layer->realized))
            for (const std::string& tensor : stage.tensors) {
                selection.go(stage.id, QString::fromStdString(tensor), 0, 0, {1, 0});
                const auto& explanation = inspector.explainBlock()->explanation();
                QVERIFY(explanation);
                QCOMPARE(explanation->cell.tensor, tensor);
                const double value = layer->trace->cell(*layer->trace->find(tensor), explanation->cell.index);
                QCOMPARE(explanation->value, value);
                QVERIFY2(explanation->result == value || std::abs(explanation->result - value) < 1e-5, tensor.c_str());
                if (!explanation->terms.empty())
                    QVERIFY2(inspector.explainBlock()->equation()->text().contains(formatNumber(value, 4)),
                             qPrintable(inspector.explainBlock()->equation()->text()));
                ++cells;
            }
        QVERIFY(cells >= 7);
    }

    void smallSumsDivideToWhatTheCellShows()
    {
        Scene scene;
        scene.inputs = {{"x", Tensor({3, 1}, {1.0f, -0.7f, -0.29993f})}};
        scene.config.projection = Projection::None;
        scene.config.scale = Scale::None;
        scene.config.normalize = Normalize::Sum;
        scene.config.d_in = scene.config.d_out = 1;
        const auto layer = computedOf(scene);
        Selection selection;
        Inspector inspector(&selection);
        inspector.setComputed(layer, false);
        selection.go(QStringLiteral("softmax"), QStringLiteral("weights"), 0, 0, {1, 0});
        const QString text = inspector.explainBlock()->equation()->text();
        const double value = layer->trace->cell(*layer->trace->find("weights"), {0, 0, 1, 0});
        QVERIFY2(text.contains(formatNumber(value, 4)), qPrintable(text));
        QVERIFY2(text.contains(QString::fromUtf8("−4.9")) && text.contains(QString::fromUtf8("e−5)")),
                 qPrintable(text));
        QVERIFY2(!text.contains(QStringLiteral("0.0000")) && !text.contains(QLatin1Char('-')), qPrintable(text));
    }

    void aNumberOfTheEquationLeadsToItsCellAndBackspaceBack()
    {
        const auto layer = computedOf(lessonScene("000.causal.neg_inf"));
        Selection selection;
        Inspector inspector(&selection);
        inspector.resize(318, 560);
        inspector.show();
        inspector.setComputed(layer, false);
        selection.go(QStringLiteral("scores"), {}, 0, 0, {3, 2});
        EquationView* equation = inspector.explainBlock()->equation();
        QVERIFY(equation->links().front() == (CellRef{"q", {0, 0, 3, 0}}));
        QVERIFY(std::ranges::find(selection.inputs(), CellRef{"k", {0, 0, 2, 1}}) != selection.inputs().end());

        QTest::keyClick(equation, Qt::Key_Right); // to the factor, a number of the key
        QTest::keyClick(equation, Qt::Key_Return);
        QCOMPARE(selection.stage(), QStringLiteral("qkv"));
        QCOMPARE(selection.tensor(), QStringLiteral("k"));
        QCOMPARE(selection.chosen(), std::optional(Cell{2, 0}));

        QTest::keyClick(equation, Qt::Key_Right); // x times W_key: to the weight, which no stage shows
        QTest::keyClick(equation, Qt::Key_Return);
        QVERIFY(labelsOf(inspector).contains(QStringLiteral("W_key[0,0]")));
        QCOMPARE(selection.stage(), QStringLiteral("qkv"));

        QTest::keyClick(equation, Qt::Key_Backspace);
        QVERIFY(labelsOf(inspector).contains(QStringLiteral("k[0,0,2,0]")));
        QTest::keyClick(equation, Qt::Key_Backspace);
        QCOMPARE(selection.stage(), QStringLiteral("scores"));
        QCOMPARE(selection.chosen(), std::optional(Cell{3, 2}));
        selection.setChosen(Cell{0, 0}); // by hand: nothing to go back to
        QTest::keyClick(equation, Qt::Key_Backspace);
        QCOMPARE(selection.chosen(), std::optional(Cell{0, 0}));
    }

    void theEquationIsCopiedAsTextLatexAndPyTorch()
    {
        Selection selection;
        Inspector inspector(&selection);
        inspector.show();
        inspector.setComputed(computedOf(lessonScene("000.causal.neg_inf")), false);
        selection.go(QStringLiteral("scores"), {}, 0, 0, {1, 3});
        const auto copied = [&](const char* form) {
            for (auto* button : inspector.findChildren<QAbstractButton*>())
                if (button->text() == QLatin1String(form))
                    button->click();
            return QApplication::clipboard()->text();
        };
        QCOMPARE(copied("text"),
                 QStringLiteral("scores[journey, with] = q·k = 0.4306·0.2408 + 1.4551·0.6706 = 1.0795"));
        QVERIFY(copied("LaTeX").contains(QStringLiteral("\\cdot")));
        QVERIFY(copied("PyTorch").contains(QStringLiteral("torch")));
    }

    void aLongRowIsWrittenOutOnDemand()
    {
        Scene scene;
        scene.draws = {ManualSeed{1}, Randn{"x", {40, 4}, std::nullopt}};
        scene.config.d_in = scene.config.d_out = 4;
        Selection selection;
        Inspector inspector(&selection);
        inspector.show();
        inspector.setComputed(computedOf(scene), false);
        selection.go(QStringLiteral("softmax"), {}, 0, 0, {3, 2});
        EquationView* equation = inspector.explainBlock()->equation();
        QCOMPARE(equation->links().size(), std::size_t(1 + 12));
        for (auto* button : inspector.findChildren<QAbstractButton*>())
            if (button->text() == QStringLiteral("Show all 40 terms"))
                button->click();
        QCOMPARE(equation->links().size(), std::size_t(1 + 40));
    }

    void aBarChoosesItsCell()
    {
        const auto layer = computedOf(lessonScene("000.causal.neg_inf"));
        RowBars bars;
        bars.setRow(*focusedRow(*layer, "weights", 0, 0, {3, 2}, 4));
        bars.resize(290, bars.sizeHint().height());
        QCOMPARE(bars.sizeHint().height(), 6 * scaled(21));
        QSignalSpy spy(&bars, &RowBars::columnChosen);
        QTest::mouseClick(&bars, Qt::LeftButton, {}, QPoint(60, scaled(21) + 8));
        QCOMPARE(spy.first().first().toInt(), 1);
    }

    void aLongRowShowsItsTenLargestTheChosenOneAndTheRest()
    {
        Scene scene;
        scene.draws = {ManualSeed{1}, Randn{"x", {20, 4}, std::nullopt}};
        scene.config.d_in = scene.config.d_out = 4;
        const auto layer = computedOf(scene);
        FocusedRow row = *focusedRow(*layer, "weights", 0, 0, {3, 0}, 4);
        int smallest = 0;
        for (int column = 1; column < 20; ++column)
            if (row.exact[column] < row.exact[smallest])
                smallest = column;
        row.column = smallest;
        RowBars bars;
        bars.setRow(row);
        QCOMPARE(bars.sizeHint().height(), 12 * scaled(21));
        bars.resize(290, bars.sizeHint().height());
        QSignalSpy spy(&bars, &RowBars::columnChosen);
        QTest::mouseClick(&bars, Qt::LeftButton, {}, QPoint(60, 8));
        const int largest = spy.first().first().toInt();
        QVERIFY(std::ranges::all_of(row.exact, [&](double v) { return v <= row.exact[largest]; }));
        QTest::mouseClick(&bars, Qt::LeftButton, {}, QPoint(60, 10 * scaled(21) + 8));
        QCOMPARE(spy.last().first().toInt(), smallest);
    }

    void everyComputedStageOfEveryLessonHasAFormulaThatFits()
    {
        for (const LessonEntry& lesson : lessons()) {
            const auto layer = computedOf(*loadLesson(lesson));
            for (const StageInfo& stage : cardsOf(*layer->realized))
                for (const std::string& tensor : stage.tensors) {
                    const Formula formula = formulaOf(*layer->realized, tensor);
                    const bool given =
                        tensor == "x" || (tensor == "masked" && layer->realized->config.stage == Stage::SoftmaxOnly);
                    QVERIFY2(given == !formula,
                             qPrintable(QString::fromStdString(std::string(lesson.id) + " " + tensor)));
                    if (!formula)
                        continue;
                    const BoxExtent e = formula->extent(17);
                    QVERIFY2(e.width > 20 && e.width < 290 && e.height() > 8 && e.height() < 90,
                             qPrintable(QString::fromStdString(std::string(lesson.id) + " " + tensor)));
                    QVERIFY(!formula->spoken().isEmpty());
                }
        }
    }

    void aFractionIsAsWideAsItsWiderPartAndStandsOnTheAxis()
    {
        using namespace formula;
        const Formula narrow = letter(QStringLiteral("a")), wide = upright(QStringLiteral("1234567"));
        const BoxExtent e = fraction(narrow, wide)->extent(17);
        QVERIFY(e.width >= wide->extent(17).width);
        QVERIFY(e.ascent > narrow->extent(17).height());
        QVERIFY(e.descent > 0);
        QVERIFY(script(narrow, wide)->extent(17).width < row({narrow, wide})->extent(17).width);
        QCOMPARE(fraction(narrow, wide)->spoken(), QStringLiteral("(a) over (1234567)"));
    }
};

QTEST_MAIN(TestInspector)
#include "tst_inspector.moc"
