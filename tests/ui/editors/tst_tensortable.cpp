// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/support/editorscenes.h"
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "ui/editors/tablepaste.h"
#include "ui/editors/tensortable.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>

#include <memory>

using namespace attn;

class TestTensorTable : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void typingAndEnterChangesTheSceneAndGoesDown();
    void aLockedCellSaysSoWhenItIsSelectedOrTypedInto();
    void aLockedCellSaysSoAgainAfterTheTableWasLeft();
    void aLockedCellSaysSoAgainInAnotherTensor();
    void tabCommitsAndGoesRight();
    void escapeRestores();
    void aTypedFaultKeepsTheFieldOpen();
    void deleteTakesTheEditBack();
    void draggingIsOneStep();
    void escapeDuringADragBringsBackTheScene();
    void theRightButtonDuringADragBringsBackTheScene();
    void controlGoesInStepsAndShiftIsFine();
    void aDragWithShiftHeldFromTheBeginningMovesOneCell();
    void severalCellsAreDraggedTogether();
    void draggingDownChoosesCells();
    void theWheelStepsWithControlOnly();
    void keysStepWithoutADrag();
    void idsAreDraggedByWholeNumbersAndStopAtTheEnd();
    void cellsAreCopiedAsText();
    void tabLeavesTheTableAtItsEnd();
    void theMenuHasTheSameActions();
    void namesThatGrowShorterGiveTheirRoomBack();
    void narrowColumnsShowFewerDecimals();
    void shortcutsOfTheWindowDoNotTakeItsKeys();
    void theDecimalMarkIsAPointWhereverAPersonIs();

private:
    void show(const Scene& scene, const std::string& tensor, int width = 272);
    QPoint cellCenter(int row, int column) const { return m_table->visualRect(at(row, column)).center(); }
    QModelIndex at(int row, int column) const { return m_table->tensorModel()->index(row, column); }
    float value(int row, int column) const { return m_table->tensorModel()->value(row, column); }
    void drag(const QPoint& from, int pixels, Qt::KeyboardModifiers modifiers = {});
    void moveTo(const QPoint& place, Qt::KeyboardModifiers modifiers = {});
    const Scene& scene() const { return m_document->scene(); }
    int steps() const { return m_document->undoStack()->count(); }
    QLineEdit* field() const { return m_table->viewport()->findChild<QLineEdit*>(); }

    std::unique_ptr<Document> m_document;
    std::unique_ptr<QWidget> m_window;
    TensorTable* m_table = nullptr;
};

void TestTensorTable::initTestCase() { useTestLook(); }

void TestTensorTable::init()
{
    m_window.reset();
    m_document = std::make_unique<Document>();
    show(journeyScene(), "x");
}

void TestTensorTable::show(const Scene& scene, const std::string& tensor, int width)
{
    m_document->open(scene, {});
    m_window = std::make_unique<QWidget>();
    auto* layout = new QVBoxLayout(m_window.get());
    layout->setContentsMargins(0, 0, 0, 0);
    m_table = new TensorTable(m_document.get());
    layout->addWidget(m_table);
    auto* other = new QLineEdit; // where the focus goes when it leaves the table
    layout->addWidget(other);
    layout->addStretch();
    m_table->show(computedOf(scene), tensor, 0);
    m_window->resize(width, 400);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    m_table->setFocus();
    m_table->setCurrentIndex(at(0, 0));
}

void TestTensorTable::moveTo(const QPoint& place, Qt::KeyboardModifiers modifiers)
{
    QMouseEvent move(QEvent::MouseMove, place, m_table->viewport()->mapToGlobal(place), Qt::NoButton, Qt::LeftButton,
                     modifiers);
    QApplication::sendEvent(m_table->viewport(), &move);
}

void TestTensorTable::drag(const QPoint& from, int pixels, Qt::KeyboardModifiers modifiers)
{
    QTest::mousePress(m_table->viewport(), Qt::LeftButton, {}, from);
    for (int x = 0; x != pixels; x += pixels > 0 ? 1 : -1)
        moveTo(from + QPoint(x, 0), modifiers);
    moveTo(from + QPoint(pixels, 0), modifiers);
    QTest::mouseRelease(m_table->viewport(), Qt::LeftButton, modifiers, from + QPoint(pixels, 0));
}

void TestTensorTable::typingAndEnterChangesTheSceneAndGoesDown()
{
    QTest::keyClick(m_table, Qt::Key_0);
    QVERIFY(field());
    QTest::keyClicks(field(), QStringLiteral(".5*3"));
    QTest::keyClick(field(), Qt::Key_Return);
    QTRY_COMPARE(value(0, 0), 1.5f);
    QCOMPARE(m_table->currentIndex(), at(1, 0));
    QCOMPARE(steps(), 1);
    m_document->undoStack()->undo();
    QVERIFY(scene() == journeyScene());
}

void TestTensorTable::aLockedCellSaysSoWhenItIsSelectedOrTypedInto()
{
    m_table->tensorModel()->setLocked([](const CellBlock& cell) { return cell.leading[cell.leading.size() - 2] != 2; });
    QSignalSpy refused(m_table, &TensorTable::refused), accepted(m_table, &TensorTable::accepted);
    const auto click = [&](int row, int column) {
        QTest::mouseClick(m_table->viewport(), Qt::LeftButton, {}, cellCenter(row, column));
    };
    click(1, 1);
    QCOMPARE(refused.size(), 1);
    QCOMPARE(refused.back()[0].toString(), QStringLiteral("This cell is locked in this step."));
    click(1, 2); // it is said already
    QCOMPARE(refused.size(), 1);
    QTest::keyClick(m_table, Qt::Key_5);
    QCOMPARE(refused.size(), 2);
    QVERIFY(!field());
    QTest::keyClick(m_table, Qt::Key_F2);
    QCOMPARE(refused.size(), 3);
    click(2, 1);
    QCOMPARE(accepted.size(), 1);
    QTest::keyClick(m_table, Qt::Key_5);
    QTest::keyClick(field(), Qt::Key_Return); // goes down to a locked one
    QTRY_COMPARE(value(2, 1), 5.0f);
    QCOMPARE(refused.size(), 3);
}

void TestTensorTable::aLockedCellSaysSoAgainAfterTheTableWasLeft()
{
    m_table->tensorModel()->setLocked([](const CellBlock&) { return true; });
    QSignalSpy refused(m_table, &TensorTable::refused), accepted(m_table, &TensorTable::accepted);
    m_table->setCurrentIndex(at(1, 1));
    QCOMPARE(refused.size(), 1);
    m_window->findChild<QLineEdit*>()->setFocus();
    QCOMPARE(accepted.size(), 1);
    m_table->setFocus();
    m_table->setCurrentIndex(at(1, 2));
    QCOMPARE(refused.size(), 2);
}

void TestTensorTable::aLockedCellSaysSoAgainInAnotherTensor()
{
    m_table->tensorModel()->setLocked([](const CellBlock&) { return true; });
    QSignalSpy refused(m_table, &TensorTable::refused), accepted(m_table, &TensorTable::accepted);
    m_table->setCurrentIndex(at(1, 1));
    QCOMPARE(refused.size(), 1);
    m_table->show(computedOf(scene()), "W_query", 0);
    QCOMPARE(accepted.size(), 1);
    m_table->setCurrentIndex(at(1, 1));
    QCOMPARE(refused.size(), 2);
}

void TestTensorTable::tabCommitsAndGoesRight()
{
    QTest::keyClick(m_table, Qt::Key_Minus);
    QTest::keyClicks(field(), QStringLiteral("2"));
    QTest::keyClick(field(), Qt::Key_Tab);
    QTRY_COMPARE(value(0, 0), -2.0f);
    QCOMPARE(m_table->currentIndex(), at(0, 1));
}

void TestTensorTable::escapeRestores()
{
    QTest::keyClick(m_table, Qt::Key_9);
    QTest::keyClick(field(), Qt::Key_Escape);
    QTRY_VERIFY(!field() || !field()->isVisible());
    QCOMPARE(value(0, 0), 0.43f);
    QCOMPARE(steps(), 0);
}

void TestTensorTable::aTypedFaultKeepsTheFieldOpen()
{
    QSignalSpy refused(m_table, &TensorTable::refused);
    QTest::keyClick(m_table, Qt::Key_2);
    QTest::keyClicks(field(), QStringLiteral("*("));
    QTest::keyClick(field(), Qt::Key_Return);
    QCOMPARE(refused.size(), 1);
    QVERIFY(field()->isVisible());
    QCOMPARE(steps(), 0);
    QTest::keyClicks(field(), QStringLiteral("1+1)"));
    QTest::keyClick(field(), Qt::Key_Return);
    QTRY_COMPARE(value(0, 0), 4.0f);
}

void TestTensorTable::deleteTakesTheEditBack()
{
    m_table->tensorModel()->setData(at(0, 0), QStringLiteral("7"), Qt::EditRole);
    QTest::keyClick(m_table, Qt::Key_Delete);
    QCOMPARE(value(0, 0), 0.43f);
    QVERIFY(scene() == journeyScene());
}

void TestTensorTable::draggingIsOneStep()
{
    QSignalSpy changed(m_document.get(), &Document::changed);
    drag(cellCenter(1, 1), 40);
    QCOMPARE(value(1, 1), 1.27f); // 0.87 and 40 times 0.01
    QVERIFY(changed.size() > 10); // the picture follows
    QCOMPARE(steps(), 1);
    QCOMPARE(m_document->undoStack()->undoText(), QStringLiteral("Set x of “journey”, component 1 to 1.27"));
    drag(cellCenter(1, 1), -27);
    QCOMPARE(value(1, 1), 1.0f);
    QCOMPARE(steps(), 2);
    m_document->undoStack()->undo();
    m_document->undoStack()->undo();
    QVERIFY(scene() == journeyScene());
}

void TestTensorTable::escapeDuringADragBringsBackTheScene()
{
    QTest::mousePress(m_table->viewport(), Qt::LeftButton, {}, cellCenter(0, 0));
    for (int x = 1; x < 30; ++x)
        moveTo(cellCenter(0, 0) + QPoint(x, 0));
    QVERIFY(value(0, 0) > 0.6f);
    QTest::keyClick(m_table, Qt::Key_Escape);
    QVERIFY(scene() == journeyScene());
    QCOMPARE(steps(), 0);
    moveTo(cellCenter(0, 0) + QPoint(60, 0)); // the drag is over
    QTest::mouseRelease(m_table->viewport(), Qt::LeftButton, {}, cellCenter(0, 0));
    QVERIFY(scene() == journeyScene());
}

void TestTensorTable::theRightButtonDuringADragBringsBackTheScene()
{
    QTest::mousePress(m_table->viewport(), Qt::LeftButton, {}, cellCenter(0, 0));
    for (int x = 1; x < 30; ++x)
        moveTo(cellCenter(0, 0) + QPoint(x, 0));
    QTest::mousePress(m_table->viewport(), Qt::RightButton, {}, cellCenter(0, 0));
    QVERIFY(scene() == journeyScene());
    QCOMPARE(steps(), 0);
    QTest::mouseRelease(m_table->viewport(), Qt::RightButton, {}, cellCenter(0, 0));
    QTest::mouseRelease(m_table->viewport(), Qt::LeftButton, {}, cellCenter(0, 0));
}

void TestTensorTable::controlGoesInStepsAndShiftIsFine()
{
    drag(cellCenter(0, 0), 20, Qt::ControlModifier); // 0.43 + 0.2 lands on 0.6
    QCOMPARE(value(0, 0), 0.6f);
    drag(cellCenter(0, 1), 20, Qt::ShiftModifier);
    QCOMPARE(value(0, 1), 0.17f);
}

void TestTensorTable::aDragWithShiftHeldFromTheBeginningMovesOneCell()
{
    for (const Qt::KeyboardModifier key : {Qt::ShiftModifier, Qt::ControlModifier}) {
        m_table->setCurrentIndex(at(0, 1));
        const float before = value(0, 1), other = value(0, 0);
        const QPoint from = cellCenter(1, 0);
        QTest::mousePress(m_table->viewport(), Qt::LeftButton, key, from);
        for (int x = 0; x <= 20; ++x)
            moveTo(from + QPoint(x, 0), key);
        QTest::mouseRelease(m_table->viewport(), Qt::LeftButton, key, from + QPoint(20, 0));
        QCOMPARE(value(0, 1), before);
        QCOMPARE(value(0, 0), other);
        QVERIFY(value(1, 0) != 0.55f);
        QCOMPARE(m_table->currentIndex(), at(1, 0));
    }
    m_table->setCurrentIndex(at(0, 0)); // a click with Shift chooses, as everywhere
    QTest::mouseClick(m_table->viewport(), Qt::LeftButton, Qt::ShiftModifier, cellCenter(1, 1));
    QCOMPARE(m_table->selectionModel()->selectedIndexes().size(), 4);
}

void TestTensorTable::severalCellsAreDraggedTogether()
{
    m_table->selectionModel()->select(QItemSelection(at(0, 0), at(1, 1)), QItemSelectionModel::ClearAndSelect);
    drag(cellCenter(1, 1), 10);
    QCOMPARE(value(0, 0), 0.53f);
    QCOMPARE(value(0, 1), 0.25f);
    QCOMPARE(value(1, 0), 0.65f);
    QCOMPARE(value(1, 1), 0.97f);
    QCOMPARE(value(2, 0), 0.57f);
    QCOMPARE(steps(), 1);
}

void TestTensorTable::draggingDownChoosesCells()
{
    QTest::mousePress(m_table->viewport(), Qt::LeftButton, {}, cellCenter(0, 0));
    for (int y = 1; y < 50; ++y)
        moveTo(cellCenter(0, 0) + QPoint(0, y));
    QTest::mouseRelease(m_table->viewport(), Qt::LeftButton, {}, cellCenter(2, 0));
    QCOMPARE(m_table->selectionModel()->selectedIndexes().size(), 3);
    QVERIFY(scene() == journeyScene());
}

void TestTensorTable::theWheelStepsWithControlOnly()
{
    const QPoint place = cellCenter(0, 0);
    const auto turn = [&](Qt::KeyboardModifiers modifiers) {
        QWheelEvent wheel(place, m_table->viewport()->mapToGlobal(place), {}, {0, 120}, Qt::NoButton, modifiers,
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(m_table->viewport(), &wheel);
    };
    turn(Qt::NoModifier);
    QVERIFY(scene() == journeyScene());
    turn(Qt::ControlModifier);
    turn(Qt::ControlModifier);
    QCOMPARE(value(0, 0), 0.63f);
    QCOMPARE(steps(), 1); // steps on one cell are one step of the history
}

void TestTensorTable::keysStepWithoutADrag()
{
    QTest::keyClick(m_table, Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(value(0, 0), 0.53f);
    QTest::keyClick(m_table, Qt::Key_Down, Qt::AltModifier | Qt::ShiftModifier);
    QCOMPARE(value(0, 0), 0.52f);
}

void TestTensorTable::idsAreDraggedByWholeNumbersAndStopAtTheEnd()
{
    show(lessonScene("004.fused"), "ids");
    drag(cellCenter(0, 0), 400);
    QCOMPARE(value(0, 0), 4.0f);
    drag(cellCenter(0, 0), -400);
    QCOMPARE(value(0, 0), 0.0f);
}

void TestTensorTable::cellsAreCopiedAsText()
{
    m_table->tensorModel()->setData(at(0, 1), QStringLiteral("-0.25"), Qt::EditRole);
    m_table->selectionModel()->select(QItemSelection(at(0, 0), at(1, 1)), QItemSelectionModel::ClearAndSelect);
    QTest::keyClick(m_table, Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("0.43\t-0.25\n0.55\t0.87\n"));
}

void TestTensorTable::tabLeavesTheTableAtItsEnd()
{
    QTest::keyClick(m_table, Qt::Key_Tab);
    QCOMPARE(m_table->currentIndex(), at(0, 1));
    m_table->setCurrentIndex(at(5, 2));
    QTest::keyClick(m_table, Qt::Key_Tab);
    QVERIFY(!m_table->hasFocus());
    m_table->setFocus();
    m_table->setCurrentIndex(at(0, 0));
    QTest::keyClick(m_table, Qt::Key_Tab, Qt::ControlModifier);
    QVERIFY(!m_table->hasFocus());
}

void TestTensorTable::theMenuHasTheSameActions()
{
    QContextMenuEvent wanted(QContextMenuEvent::Mouse, cellCenter(3, 1),
                             m_table->viewport()->mapToGlobal(cellCenter(3, 1)));
    QApplication::sendEvent(m_table->viewport(), &wanted);
    auto* menu = m_table->findChild<QMenu*>();
    QVERIFY(menu);
    QVERIFY(menu->actions() == m_table->actions());
    QCOMPARE(m_table->currentIndex(), at(3, 1));
    menu->close();
}

void TestTensorTable::namesThatGrowShorterGiveTheirRoomBack()
{
    const int names = m_table->verticalHeader()->width(), column = m_table->columnWidth(0);
    Scene renamed = journeyScene();
    renamed.tokens[0][1] = "extraordinary";
    for (const Scene& scene : {renamed, journeyScene()}) {
        m_document->open(scene, {});
        m_table->show(computedOf(scene), "x", 0);
        QCOMPARE(m_table->verticalHeader()->width() > names, scene == renamed);
        QCOMPARE(m_table->columnWidth(0) < column, scene == renamed);
    }
}

void TestTensorTable::narrowColumnsShowFewerDecimals()
{
    Scene scene;
    scene.draws = {ManualSeed{1}, Rand{"x", {4, 12}, {}}};
    scene.config.d_in = scene.config.d_out = 12;
    show(scene, "x", 232);
    const QString shown = at(0, 0).data().toString();
    QCOMPARE(shown.size(), 4); // 0.76
    const QFontMetrics metrics(numberFont(12));
    QVERIFY(metrics.horizontalAdvance(QStringLiteral("−0.00")) <= m_table->columnWidth(0));
}

void TestTensorTable::shortcutsOfTheWindowDoNotTakeItsKeys()
{
    int taken = 0;
    for (const QKeySequence& keys :
         {QKeySequence(Qt::Key_3), QKeySequence(Qt::Key_Delete), QKeySequence(QKeySequence::Copy)}) {
        auto* action = new QAction(m_window.get());
        action->setShortcut(keys);
        connect(action, &QAction::triggered, this, [&taken] { ++taken; });
        m_window->addAction(action);
    }
    QApplication::clipboard()->clear();
    QTest::keyClick(m_table, Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("0.43\n"));
    QTest::keyClick(m_table, Qt::Key_3);
    QVERIFY(field());
    QTest::keyClick(field(), Qt::Key_Return);
    QTRY_COMPARE(value(0, 0), 3.0f);
    m_table->setCurrentIndex(at(0, 0));
    QTest::keyClick(m_table, Qt::Key_Delete);
    QCOMPARE(value(0, 0), 0.43f);
    QCOMPARE(taken, 0);
}

void TestTensorTable::theDecimalMarkIsAPointWhereverAPersonIs()
{
    const QLocale before;
    QLocale::setDefault(QLocale(QLocale::German));
    show(journeyScene(), "x");
    QVERIFY(!m_table->tensorModel()->setData(at(0, 0), QStringLiteral("1,5"), Qt::EditRole));
    QCOMPARE(value(0, 0), 0.43f);
    QVERIFY(m_table->tensorModel()->setData(at(0, 0), QStringLiteral("2.5"), Qt::EditRole));
    QCOMPARE(value(0, 0), 2.5f);
    QApplication::clipboard()->setText(QStringLiteral("0,25\t-3,5\n"));
    QTest::keyClick(m_table, Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(value(0, 0), 0.25f);
    QCOMPARE(value(0, 1), -3.5f);
    QLocale::setDefault(before);
}

WINDOW_TEST(TestTensorTable)
#include "tst_tensortable.moc"
