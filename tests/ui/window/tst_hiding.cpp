// SPDX-License-Identifier: GPL-3.0-or-later
// Hidden numbers in the whole window: no text, map, tooltip, copy or studio has their digits until they are shown.
#include "core/io/scene/scenefile.h"
#include "core/rewrite/tokens.h"
#include "tests/ui/support/lessonwindow.h"
#include "tests/ui/support/testprogram.h"
#include "tests/ui/support/writtentexts.h"
#include "ui/document/cellnumbers.h"
#include "ui/explain/answerblock.h"
#include "ui/heatmap/heatmapview.h"
#include "ui/kit/lampline.h"
#include "ui/kit/numbertext.h"
#include "ui/matrix/cellplace.h"
#include "ui/present/presenter.h"
#include "ui/present/slide.h"
#include "ui/window/noticebar.h"
#include "ui/window/studios.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QLineEdit>
#include <QTemporaryDir>
#include <QTest>

using namespace attn;

namespace {

constexpr int digits = 7; // so many that no two numbers are written alike by chance

} // namespace

class TestHiding : public QObject {
    Q_OBJECT

    std::unique_ptr<MainWindow> window;
    Selection& selection() { return *window->selection(); }
    double answer(const char* tensor, const Index& index)
    {
        const Computed& all = window->computed()->answers ? *window->computed()->answers : *window->computed();
        return all.trace->cell(*all.trace->find(tensor), index);
    }
    HeatmapView* map()
    {
        for (auto* view : window->workArea()->centre()->page()->findChildren<HeatmapView*>())
            if (view->isVisible() && view->data())
                return view;
        return nullptr;
    }
    void choose(const char* stage, Cell cell)
    {
        selection().setAllHeads(false);
        selection().setStage(QString::fromLatin1(stage));
        selection().setChosen(cell);
        window->workArea()->centre()->takeFocus();
    }
    // The first text of the window with the number's digits; empty where there is none.
    QString betrayed(double number)
    {
        const QString text = formatNumber(std::abs(number), digits),
                      rounded = formatNumber(std::abs(float(number)), digits);
        QCoreApplication::processEvents();
        for (const QString& each : writtenTexts(*window))
            if (each.contains(text) || each.contains(rounded))
                return each;
        return {};
    }

    QString undoText() const
    {
        for (const QAction* action : window->findChildren<QAction*>())
            if (action->shortcut() == QKeySequence(QKeySequence::Undo) &&
                action->text().startsWith(QLatin1String("&Undo")))
                return action->isEnabled() ? action->text().remove(QLatin1Char('&')) : QString();
        return {};
    }

private Q_SLOTS:
    void undoTakesBackWhatWasHiddenLastAndNoEdit()
    {
        openLesson(window);
        Scene scene = window->document()->scene();
        scene.title = "Mine";
        QVERIFY(!window->document()->edit(QStringLiteral("title"), scene, ChangePart::Config));
        QTRY_VERIFY(window->recompute()->isShown());
        choose("softmax", {1, 1});
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_H);
        choose("softmax", {2, 1});
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_H, Qt::ShiftModifier);
        QCOMPARE(selection().hidden().size(), std::size_t(2));
        window->workArea()->centre()->withdrawOffer();
        QCOMPARE(undoText(), QStringLiteral("Undo hide values"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(selection().hidden().size(), std::size_t(1));
        QCOMPARE(undoText(), QStringLiteral("Undo hide value"));
        scene.title = "Later"; // an edit since comes first
        QVERIFY(!window->document()->edit(QStringLiteral("later title"), scene, ChangePart::Config));
        QCOMPARE(undoText(), QStringLiteral("Undo later title"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(window->document()->scene().title, std::string("Mine"));
        QTRY_VERIFY(window->recompute()->isShown());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY(selection().hidden().empty());
        QCOMPARE(window->document()->scene().title, std::string("Mine"));
        QCOMPARE(undoText(), QStringLiteral("Undo title"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY(window->document()->scene().title != "Mine");
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_H); // where the history has nothing left
        QCOMPARE(undoText(), QStringLiteral("Undo hide value"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY(selection().hidden().empty());
    }

    void whatAClassSawHiddenIsUndoneToo()
    {
        choose("softmax", {1, 1});
        window->present();
        auto* presenter = window->findChild<Presenter*>();
        QTest::keyClick(presenter, Qt::Key_H);
        QVERIFY(!selection().hidden().empty());
        QCOMPARE(undoText(), QStringLiteral("Undo hide value"));
    }

    void init()
    {
        openLesson(window);
        selection().setDigits(digits);
        choose("softmax", {3, 1});
        QVERIFY(map());
    }
    void cleanup() { closeWindow(window); }

    void aKeyHidesTheChosenCellAndShowsItAgain()
    {
        const double number = answer("weights", {0, 0, 3, 1});
        QVERIFY(!betrayed(number).isEmpty());
        QTest::keyClick(map(), Qt::Key_H);
        QCOMPARE(selection().hidden(), (std::vector<CellBlock>{{"weights", {0, 0, 3, 1}}}));
        QCOMPARE(map()->data()->mark({3, 1}), CellMark::Hidden);
        QCOMPARE(betrayed(number), QString());
        QTest::keyClick(map(), Qt::Key_H);
        QVERIFY(selection().hidden().empty());
        QVERIFY(!betrayed(number).isEmpty());
    }

    void whatIsSaidOfAHiddenCellNamesItsKeyAndGoesWithTheCell()
    {
        const auto notice = [this] {
            for (const NoticeBar* bar : window->findChildren<NoticeBar*>())
                if (bar->isVisible())
                    return bar->text();
            return QString();
        };
        QTest::keyClick(map(), Qt::Key_H);
        QCOMPARE(notice(), QStringLiteral("Hidden. Press H to reveal again."));
        QTest::keyClick(map(), Qt::Key_H);
        QCOMPARE(notice(), QStringLiteral("Revealed. Press H to hide again."));
        QTest::keyClick(map(), Qt::Key_Left); // H would hide another one
        QCOMPARE(notice(), QString());
        QTest::keyClick(map(), Qt::Key_H, Qt::ShiftModifier);
        QCOMPARE(notice(), QStringLiteral("Hidden. Press Shift+H to reveal again."));
        selection().setHidden({});
        QCOMPARE(notice(), QString());
    }

    void anotherKeyHidesItsRowAndOneCellOfItIsShown()
    {
        QTest::keyClick(map(), Qt::Key_H, Qt::ShiftModifier);
        QCOMPARE(selection().hidden(), (std::vector<CellBlock>{{"weights", {0, 0, 3}}}));
        for (int key = 0; key < 4; ++key)
            QCOMPARE(betrayed(answer("weights", {0, 0, 3, key})), QString());
        QCOMPARE(map()->data()->mark({3, 4}), CellMark::Masked); // the mask tells it
        QTest::keyClick(map(), Qt::Key_H);
        QVERIFY(!betrayed(answer("weights", {0, 0, 3, 1})).isEmpty());
        QCOMPARE(betrayed(answer("weights", {0, 0, 3, 2})), QString());
        QTest::keyClick(map(), Qt::Key_H, Qt::ShiftModifier); // not all were hidden: now they are
        QTest::keyClick(map(), Qt::Key_H, Qt::ShiftModifier);
        QVERIFY(selection().hidden().empty());
    }

    void noPageOrStudioTells_data()
    {
        QTest::addColumn<QString>("tensor");
        QTest::addColumn<QString>("stage");
        QTest::newRow("weights") << "weights"
                                 << "softmax";
        QTest::newRow("scores") << "scores"
                                << "scores";
        QTest::newRow("context") << "context"
                                 << "concat";
    }

    void noPageOrStudioTells()
    {
        QFETCH(QString, tensor);
        QFETCH(QString, stage);
        const CellRef cell = *cellRefAt(*window->computed(), tensor.toStdString(), 0, 0, {3, 1});
        const double number = answer(cell.tensor.c_str(), cell.index);
        selection().setHidden({{cell.tensor, cell.index}});
        for (const StageInfo& each : cardsOf(*window->computed()->realized)) {
            if (!each.on || each.tensors.empty())
                continue;
            for (const std::string& shown : each.tensors) {
                selection().setStage(each.id);
                selection().setTensor(QString::fromStdString(shown));
                for (int column = 0; column < 2; ++column) {
                    selection().setChosen(Cell{3, column});
                    const QString text = betrayed(number);
                    QVERIFY2(text.isEmpty(), qPrintable(each.id + QLatin1Char(' ') + text));
                }
            }
        }
        for (const StudioKind& kind : window->workArea()->studioKinds()) {
            window->workArea()->openStudio(kind.info.id);
            selection().setChosen(Cell{3, 1});
            QTest::qWait(200); // ways and means are computed beside
            const QString text = betrayed(number);
            QVERIFY2(text.isEmpty(), qPrintable(kind.info.id + QLatin1Char(' ') + text));
            window->workArea()->closeStudio();
        }
    }

    void neitherGhostNorComparingTells()
    {
        const double before = answer("weights", {0, 0, 3, 1});
        window->workArea()->pinForComparing();
        selection().setHidden({{"weights", {0, 0, 3, 1}}});
        Scene scene = window->document()->scene();
        scene.edits.add({"W_query", {0, 0}, 0.9f});
        const ComputedPtr old = window->computed();
        QVERIFY(!window->document()->edit(QStringLiteral("edit"), scene, ChangePart::Values));
        QTRY_VERIFY(window->computed() != old);
        const double now = answer("weights", {0, 0, 3, 1});
        QVERIFY(before != now);
        QTest::qWait(200); // the one before is computed
        for (const Ghost ghost : {Ghost::Before, Ghost::Both, Ghost::Now}) {
            selection().setGhost(ghost);
            QCOMPARE(betrayed(now), QString());
            QCOMPARE(betrayed(before), QString());
        }
        window->workArea()->openStudio(QStringLiteral("compare"));
        QTest::qWait(100);
        QCOMPARE(betrayed(now), QString());
        QCOMPARE(betrayed(before), QString());
        window->workArea()->closeStudio();
    }

    void noStepOfTheHistoryNamesAPinnedNumber()
    {
        const ComputedPtr old = window->computed();
        QVERIFY(!putIn(*window->document(), {"weights", {0, 0, 3, 1}}, QStringLiteral("0.1234567")));
        QTRY_VERIFY(window->computed() != old);
        QVERIFY(!betrayed(0.1234567).isEmpty());
        QTest::keyClick(map(), Qt::Key_H);
        QCOMPARE(betrayed(0.1234567), QString());
        QVERIFY(window->document()->lastStep().contains(QStringLiteral("weights[0,0,3,1]")));
    }

    void aKeptWeightGoesWithTheHiddenOneAndShowsIt()
    {
        window->openAtStart(QStringLiteral("003.dropout.weights"));
        QTRY_VERIFY(window->computed()->trace->find("keep"));
        const TracedTensor& dropped = *withAnswers(window->computed())->trace->find("dropped");
        Cell kept{3, 0};
        while (dropped.at(kept.row * 6 + kept.column) == 0)
            ++kept.column;
        choose("softmax", kept);
        QTest::keyClick(map(), Qt::Key_H);
        choose("dropout", kept);
        QCOMPARE(betrayed(answer("dropped", {0, 0, kept.row, kept.column})), QString());
        QCOMPARE(map()->data()->mark(kept), CellMark::Hidden);
        QTest::keyClick(map(), Qt::Key_H); // shows what hides it
        QVERIFY(selection().hidden().empty());
        QVERIFY(!window->computed()->withheld);
    }

    void copiesHaveAQuestionMark()
    {
        selection().setHidden({{"weights", {0, 0, 3, 1}}});
        const double number = answer("weights", {0, 0, 3, 1});
        QTest::keyClick(map(), Qt::Key_C, Qt::ControlModifier);
        QTRY_VERIFY(QApplication::clipboard()->text().contains(QLatin1Char('?')));
        QVERIFY(!QApplication::clipboard()->text().contains(shortestCode(float(number))));
    }

    void theRangeOfColoursAndThePicturesBesideDoNotTell()
    {
        ColorRange range = selection().range();
        range.mode = RangeMode::Fit;
        selection().setRange(range);
        const HeatmapDataPtr all = map()->data();
        const Cell largest = [&] {
            Cell at{1, 0};
            for (int row = 1; row < all->rows; ++row)
                for (int column = 0; column < all->columns; ++column)
                    if (all->value({row, column}) > all->value(at))
                        at = {row, column};
            return at;
        }();
        QCOMPARE(all->high, double(all->value(largest)));
        selection().setHidden({{"weights", {0, 0, largest.row, largest.column}}});
        QVERIFY(map()->data()->high < all->high);
    }

    void theViewIsSavedAndComesBackAndAsksForNothing()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.attn"));
        QTest::keyClick(map(), Qt::Key_H);
        QVERIFY(!window->document()->isModified());
        QVERIFY(!window->document()->undoStack()->canUndo());
        QVERIFY(!window->document()->save(path));
        const auto saved = readSceneFile(path.toStdString());
        QVERIFY(saved);
        QCOMPARE(saved->view->hidden, (std::vector<CellBlock>{{"weights", {0, 0, 3, 1}}}));
        window->openAtStart(QStringLiteral("000.simple.softmax"));
        QTRY_VERIFY(selection().hidden().empty());
        window->openAtStart(path);
        QTRY_VERIFY(!selection().hidden().empty());
        QTRY_COMPARE(map()->data()->mark({3, 1}), CellMark::Hidden);
    }

    void whatANewShapeLacksIsNoLongerHidden()
    {
        selection().setHidden({{"weights", {0, 0, 3, 1}}, {"weights", {0, 0, 5, 1}}});
        Scene scene = window->document()->scene();
        auto shorter = removeToken(scene, 0, 5);
        QVERIFY(shorter);
        QVERIFY(!window->document()->edit(QStringLiteral("remove"), shorter->scene,
                                          ChangePart::Values | ChangePart::Tokens | ChangePart::Structure));
        QTRY_COMPARE(selection().hidden(), (std::vector<CellBlock>{{"weights", {0, 0, 3, 1}}}));
        QVERIFY(window->computed()->hides("weights"));
    }

    void anAnswerIsJudgedAndShownWhenItIsRight()
    {
        QTest::keyClick(map(), Qt::Key_H);
        auto* block = window->workArea()->findChild<AnswerBlock*>();
        QVERIFY(block && block->isVisible());
        QTest::keyClick(map(), Qt::Key_Return);
        QVERIFY(block->field()->hasFocus());
        QTest::keyClicks(block->field(), QStringLiteral("0.5"));
        QTest::keyClick(block->field(), Qt::Key_Return);
        QCOMPARE(block->verdict()->severity(), Severity::Bad);
        QVERIFY(!selection().hidden().empty());
        block->field()->setText(formatCode(answer("weights", {0, 0, 3, 1}), digits));
        QTest::keyClick(block->field(), Qt::Key_Return);
        QCOMPARE(block->verdict()->severity(), Severity::Ok);
        QVERIFY(selection().hidden().empty());
    }

    void givenNumbersAndMaskedCellsAreNotHidden()
    {
        choose("softmax", {1, 4});
        QTest::keyClick(map(), Qt::Key_H);
        QVERIFY(selection().hidden().empty());
    }

    void inPresenterModeOneAfterTheOtherIsShown()
    {
        selection().setHidden({{"weights", {0, 0, 3, 1}}, {"weights", {0, 0, 4, 1}}});
        selection().setChosen(Cell{3, 1});
        window->present();
        Presenter* presenter = window->presenter();
        QVERIFY(presenter && QTest::qWaitForWindowExposed(presenter));
        const double number = answer("weights", {0, 0, 3, 1});
        const QString two = formatNumber(number, 2);
        QTRY_VERIFY(presenter->slide()->map()->data());
        QCOMPARE(presenter->slide()->map()->data()->mark({3, 1}), CellMark::Hidden);
        QVERIFY(!presenter->slide()->accessibleDescription().contains(two));
        QTest::keyClick(presenter, Qt::Key_Tab); // the notes in its place: the class sees them
        for (const QString& text : writtenTexts(*presenter))
            QVERIFY2(!text.endsWith(QLatin1Char(' ') + two), qPrintable(text));
        QTest::keyClick(presenter, Qt::Key_Tab);
        QTest::keyClick(presenter, Qt::Key_Return);
        QCOMPARE(presenter->slide()->map()->data()->mark({3, 1}), CellMark::None);
        QVERIFY(presenter->slide()->accessibleDescription().contains(two));
        QTest::keyClick(presenter, Qt::Key_Return);
        QVERIFY(selection().hidden().empty());
        QTest::keyClick(presenter, Qt::Key_H);
        QCOMPARE(selection().hidden().size(), std::size_t(1));
        presenter->close();
    }
};

WINDOW_TEST(TestHiding)
#include "tst_hiding.moc"
