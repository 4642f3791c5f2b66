// SPDX-License-Identifier: GPL-3.0-or-later
// A whole layer walked in the whole window by keys alone, from the first number of x to the last of the output and
// back.
#include "tests/ui/support/computedscenes.h"
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "tests/ui/support/workclock.h"
#include "ui/explain/equationview.h"
#include "ui/explain/explainblock.h"
#include "ui/heatmap/heatmappage.h"
#include "ui/kit/numbertext.h"
#include "ui/matrix/stagecards.h"
#include "ui/theme/colors.h"
#include "ui/timebar/stepper.h"
#include "ui/timebar/timebar.h"
#include "ui/window/centre.h"
#include "ui/window/mainwindow.h"
#include "ui/window/workarea.h"

#include <QLineEdit>
#include <QSettings>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <memory>

using namespace attn;

namespace {

const char causal[] = "003.neg_inf";

const std::vector<CellMark>& marksOf(const HeatmapDataPtr& data)
{
    return dynamic_cast<const HeldMatrix&>(*data).marks;
}

bool same(double a, double b) { return a == b || (std::isnan(a) && std::isnan(b)); }

} // namespace

class TestWalk : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup() { m_window.reset(); }
    void theLayerIsWalkedCellByCellAndBack();
    void everyUnitEndsWhereEverythingIsComputed_data();
    void everyUnitEndsWhereEverythingIsComputed();
    void theEquationOfABegunCellEndsWhereTheWalkDoes();
    void anEditInTheMiddleKeepsThePlace();
    void spacePlaysInThePictureOnly();
    void theBarIsHiddenWhereNoSceneIs();
    void anotherSceneIsShownWhole();
    void aStepIsOnTheScreenWithinATenthOfASecond();

private:
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::ControlModifier)
    {
        QWidget* focus = QApplication::focusWidget();
        QTest::keyClick(focus ? focus : m_window.get(), key, modifiers);
    }
    void showsPlace(const Walk& steps, const StepPlace& place);

    ComputedPtr m_computed; // the same scene, computed here
    std::unique_ptr<MainWindow> m_window;
    std::unique_ptr<QSignalSpy> m_shown;
};

void TestWalk::initTestCase()
{
    useTestSettings(QStringLiteral("tst_walk"));
    QSettings().clear();
    useTestLook();
    m_computed = computedLesson(causal);
}

void TestWalk::init()
{
    m_window = std::make_unique<MainWindow>();
    m_shown = std::make_unique<QSignalSpy>(m_window.get(), &MainWindow::shown);
    m_window->openAtStart(QString::fromLatin1(causal));
    m_window->resize(1280, 692);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    m_window->complete();
    QTRY_COMPARE(m_shown->count(), 1);
    m_window->workArea()->centre()->takeFocus();
}

// The window's place, cell, picture and words are those of `place`, and nothing after it is shown.
void TestWalk::showsPlace(const Walk& steps, const StepPlace& place)
{
    const StepTensor& tensor = steps.tensors()[place.tensor];
    const bool end = place == steps.last();
    const Selection& selection = *m_window->selection();
    QCOMPARE(selection.step().has_value(), !end);
    if (!end)
        QVERIFY(*selection.step() == place);
    QCOMPARE(selection.chosen(), std::optional(Cell{int(place.row), int(place.column)}));

    const HeatmapDataPtr data = m_window->workArea()->centre()->page()->focusData();
    QVERIFY(data);
    QCOMPARE(data->tensor.toStdString(), tensor.name);
    const TracedTensor& traced = *m_computed->trace->find(tensor.name);
    QVERIFY(same(data->value(*selection.chosen()), float(m_computed->trace->cell(traced, steps.cellAt(place).index))));
    for (int row = 0; row < data->rows; ++row)
        for (int column = 0; column < data->columns; ++column) {
            const bool later = row > place.row || (row == place.row && column > place.column);
            QCOMPARE(data->mark({row, column}) == CellMark::Pending, later);
            QVERIFY(!later || std::isnan(data->value({row, column})));
        }

    // The equation beside it is that cell's and comes to its number.
    const auto* block = m_window->findChild<ExplainBlock*>();
    QVERIFY(block && block->explanation());
    const Explanation& shown = *block->explanation();
    const double number = m_computed->trace->cell(traced, steps.cellAt(place).index);
    QVERIFY(shown.cell == steps.cellAt(place));
    QVERIFY2(same(shown.result, number) || std::abs(shown.result - number) <= 1e-5 * std::max(1.0, std::abs(number)),
             shown.cell.tensor.c_str());
    const QString lines = block->equation()->text();
    QVERIFY2(shown.terms.empty() || lines.contains(formatNumber(shown.result, selection.digits())), qPrintable(lines));

    const QString words = m_window->timeBar()->placeText();
    if (end) {
        QCOMPARE(words, QStringLiteral("Everything is computed"));
        return;
    }
    const QString token = QString::fromStdString(tokenLabel(m_computed->scene, 0, place.row));
    const QString expected = QStringLiteral("%1 (%2 of %3) · cell %4 of %5")
                                 .arg(token)
                                 .arg(place.row + 1)
                                 .arg(tensor.rows)
                                 .arg(place.column + 1)
                                 .arg(tensor.columns);
    QVERIFY2(words.endsWith(expected), qPrintable(words + QStringLiteral(" for ") + expected));
}

void TestWalk::theLayerIsWalkedCellByCellAndBack()
{
    const Walk steps(*m_computed->realized, 0, 0);
    press(Qt::Key_Left, Qt::ControlModifier | Qt::ShiftModifier);
    std::vector<StepPlace> places = {steps.first()};
    showsPlace(steps, places.back());
    while (const auto next = steps.next(places.back(), StepUnit::Cell)) {
        press(Qt::Key_Right);
        const bool masks = steps.tensors()[std::size_t(next->tensor)].name == "masked"; // falls on a row at once
        places.push_back(masks ? *steps.next(places.back(), StepUnit::Row) : *next);
        showsPlace(steps, places.back());
        if (QTest::currentTestFailed())
            return;
    }
    QVERIFY(places.size() > 150);
    QVERIFY(places.back() == steps.last());
    press(Qt::Key_Right); // leads no further
    showsPlace(steps, places.back());
    for (std::size_t i = places.size() - 1; i-- > 0;) {
        press(Qt::Key_Left);
        showsPlace(steps, places[i]);
        if (QTest::currentTestFailed())
            return;
    }
    press(Qt::Key_Left);
    showsPlace(steps, steps.first());
}

void TestWalk::everyUnitEndsWhereEverythingIsComputed_data()
{
    QTest::addColumn<int>("unit");
    QTest::addColumn<int>("presses");
    const Walk steps(*m_computed->realized, 0, 0);
    int rows = 0;
    for (const StepTensor& tensor : steps.tensors())
        rows += int(tensor.rows);
    QTest::newRow("stages") << 0 << steps.stages() - 1;
    QTest::newRow("rows") << 1 << rows - 1;
}

void TestWalk::everyUnitEndsWhereEverythingIsComputed()
{
    QFETCH(int, unit);
    QFETCH(int, presses);
    press(Qt::Key(Qt::Key_1 + unit), Qt::ControlModifier | Qt::AltModifier);
    QCOMPARE(int(m_window->workArea()->stepper()->unit()), unit);
    press(Qt::Key_Left, Qt::ControlModifier | Qt::ShiftModifier);
    for (int i = 0; i < presses; ++i) {
        QVERIFY(m_window->selection()->step());
        press(Qt::Key_Right);
    }
    QVERIFY(!m_window->selection()->step());
}

void TestWalk::theEquationOfABegunCellEndsWhereTheWalkDoes()
{
    Stepper* stepper = m_window->workArea()->stepper();
    const auto go = [&](const char* tensor, std::int64_t row, std::int64_t column) {
        stepper->setUnit(StepUnit::Term);
        const StepPlace place{stepper->steps().find(tensor), row, column, -1};
        m_window->selection()->goToStep(place, stepper->stageOf(place));
        press(Qt::Key_Right);
    };
    const auto number = [this](const char* tensor, const Index& index) {
        return m_computed->trace->cell(*m_computed->trace->find(tensor), index);
    };
    const auto* block = m_window->findChild<ExplainBlock*>();
    go("scores", 1, 0);
    QCOMPARE(block->explanation()->terms.size(), std::size_t(1));
    const double sum = number("q", {0, 0, 1, 0}) * number("k", {0, 0, 1, 0});
    QVERIFY(std::abs(block->explanation()->result - sum) < 1e-6);
    QVERIFY(block->equation()->text().contains(formatNumber(sum, 4)));
    QVERIFY(!block->equation()->text().contains(formatNumber(number("scores", {0, 0, 1, 1}), 4)));
    press(Qt::Key_Right);
    QVERIFY(block->equation()->text().contains(formatNumber(number("scores", {0, 0, 1, 1}), 4)));

    go("weights", 3, 5); // on to the first exponential of the next row
    QVERIFY(block->equation()->text().contains(QStringLiteral("e^")));
    QVERIFY(!block->equation()->text().contains(formatNumber(number("weights", {0, 0, 4, 0}), 4)));
}

void TestWalk::anEditInTheMiddleKeepsThePlace()
{
    press(Qt::Key_1, Qt::ControlModifier | Qt::AltModifier);
    press(Qt::Key_Left, Qt::ControlModifier | Qt::ShiftModifier);
    press(Qt::Key_Right);
    press(Qt::Key_Right); // the scores
    press(Qt::Key_3, Qt::ControlModifier | Qt::AltModifier);
    press(Qt::Key_Right);
    const std::optional<StepPlace> place = m_window->selection()->step();
    QVERIFY(place);
    const HeatmapDataPtr before = m_window->workArea()->centre()->page()->focusData();
    Scene scene = m_window->document()->scene();
    scene.edits.add({"x", {1, 1}, 2.5f});
    QVERIFY(!m_window->document()->edit(QStringLiteral("edit"), scene, ChangePart::Values));
    QTRY_COMPARE(m_shown->count(), 2);
    QVERIFY(m_window->selection()->step() == place);
    const HeatmapDataPtr after = m_window->workArea()->centre()->page()->focusData();
    QCOMPARE(after->tensor, before->tensor);
    QVERIFY(marksOf(after) == marksOf(before));
    m_window->selection()->setStage(QStringLiteral("scores"));
    QVERIFY(m_window->workArea()->centre()->page()->focusData()->finished());
}

void TestWalk::spacePlaysInThePictureOnly()
{
    Stepper* stepper = m_window->workArea()->stepper();
    QVERIFY(!stepper->isPlaying());
    press(Qt::Key_Space, Qt::NoModifier);
    QVERIFY(stepper->isPlaying());
    QVERIFY(m_window->selection()->step());
    const StepPlace start = *m_window->selection()->step();
    QTRY_VERIFY(m_window->selection()->step() != std::optional(start));
    press(Qt::Key_Space, Qt::NoModifier);
    QVERIFY(!stepper->isPlaying());

    QLineEdit* field = nullptr;
    for (QLineEdit* edit : m_window->findChildren<QLineEdit*>())
        if (!field && edit->isVisible() && edit->isEnabled())
            field = edit;
    if (!field) {
        field = new QLineEdit(m_window->workArea());
        field->show();
    }
    field->setFocus();
    field->setText(QString());
    QTest::keyClicks(field, QStringLiteral("a b"));
    QVERIFY(!stepper->isPlaying());
    QCOMPARE(field->text(), QStringLiteral("a b"));
}

void TestWalk::theBarIsHiddenWhereNoSceneIs()
{
    QVERIFY(m_window->timeBar()->isVisible());
    m_window->showStartPage();
    QVERIFY(!m_window->timeBar()->isVisible());
    press(Qt::Key_Left);
    QVERIFY(!m_window->selection()->step());
    m_window->showWork();
    QVERIFY(m_window->timeBar()->isVisible());
}

void TestWalk::anotherSceneIsShownWhole()
{
    press(Qt::Key_Left, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(m_window->selection()->step());
    m_window->openAtStart(QStringLiteral("000.mha"));
    QTRY_COMPARE(m_shown->count(), 2);
    QVERIFY(!m_window->selection()->step());
    QVERIFY(m_window->workArea()->centre()->page()->focusData()->finished());
}

void TestWalk::aStepIsOnTheScreenWithinATenthOfASecond()
{
    m_window->document()->open(headsScene(64, 8, 8), {});
    QTRY_COMPARE(m_shown->count(), 2);
    QTRY_COMPARE(m_window->selection()->steps().tensors().front().rows, std::int64_t(64));
    for (const StepUnit unit : {StepUnit::Stage, StepUnit::Row, StepUnit::Cell, StepUnit::Term}) {
        Stepper* stepper = m_window->workArea()->stepper();
        std::vector<double> steps, pictures; // ms
        for (int i = 0; i < 8; ++i) {
            // Somewhere else each time: every stage, and one unit on from there.
            stepper->setUnit(StepUnit::Cell);
            stepper->toPosition(std::fmod(0.37 + i * 1.618, stepper->steps().stages() - 0.5));
            stepper->setUnit(unit);
            m_window->grab();
            const WorkClock clock;
            stepper->on();
            steps.push_back(clock.elapsed());
            m_window->grab(); // all of the window, not only what changed
            pictures.push_back(clock.elapsed());
        }
        std::ranges::sort(steps);
        std::ranges::sort(pictures);
        qInfo("64 tokens x 8 heads, unit %d: step %.1f ms (at most %.1f), with the whole window painted %.1f ms (at "
              "most %.1f)",
              int(unit), steps[4], steps.back(), pictures[4], pictures.back());
        QVERIFY(pictures[4] < 100);
    }
}

WINDOW_TEST(TestWalk)
#include "tst_walk.moc"
