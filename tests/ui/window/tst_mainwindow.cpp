// SPDX-License-Identifier: GPL-3.0-or-later
// The window at work: keys, the palette, undo, studios, and that everything has a name.
#include "tests/ui/support/covered.h"
#include "tests/ui/support/lessonwindow.h"
#include "tests/ui/support/shownheatmap.h"
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "ui/document/scenefiles.h"
#include "ui/editors/editorpanel.h"
#include "ui/editors/tensortable.h"
#include "ui/explain/equationview.h"
#include "ui/explain/explainblock.h"
#include "ui/explain/inspector.h"
#include "ui/figures/figure.h"
#include "ui/kit/iconbutton.h"
#include "ui/kit/numberfield.h"
#include "ui/kit/staleoverlay.h"
#include "ui/rail/rail.h"
#include "ui/timebar/stepper.h"
#include "ui/window/actionpalette.h"
#include "ui/window/noticebar.h"
#include "ui/window/statusline.h"
#include "ui/window/studios.h"

#include <QApplication>
#include <QClipboard>
#include <QDockWidget>
#include <QLineEdit>
#include <QMenuBar>
#include <QTest>
#include <QUndoView>

using namespace attn;

class TestMainWindow : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        useTestSettings(QStringLiteral("mainwindow"));
        useTestLook();
    }

    void init() { openLesson(m_window); }

    void cleanup() { closeWindow(m_window); }

    void aTypedNumberChangesThePictureAndUndoBringsItBackBitForBit()
    {
        const QImage before = picture();
        const float weight = page()->focusData()->value({5, 0});
        auto* table = m_window->workArea()->editorsDock()->findChild<EditorPanel*>()->findChild<TensorTable*>();
        QVERIFY(table);
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {},
                          table->visualRect(table->model()->index(0, 0)).center());
        QTest::keyClicks(table, QStringLiteral("1"));
        QTRY_VERIFY(qobject_cast<QLineEdit*>(QApplication::focusWidget()));
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral(".5"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QTRY_VERIFY(page()->focusData()->value({5, 0}) != weight);
        QVERIFY(m_window->isWindowModified());
        QVERIFY(picture() != before);
        QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(page()->focusData()->value({5, 0}), weight);
        QVERIFY(!m_window->isWindowModified());
        QCOMPARE(picture(), before);
    }

    void aSceneThatCannotBeComputedKeepsTheLastPicture()
    {
        QVERIFY(m_window->files()->openLesson(QStringLiteral("004.fused")));
        QTRY_COMPARE(page()->focusData()->shape, QStringLiteral("[2, 2, 4, 4]"));
        const QImage before = picture();
        Scene scene = m_window->document()->scene();
        scene.edits.set("ids", {0, 0}, 900); // the table has fewer rows, which only drawing it tells
        QVERIFY(!m_window->document()->edit(QStringLiteral("Set an id"), scene, ChangePart::Values));
        auto* notice = m_window->workArea()->centre()->findChild<NoticeBar*>();
        QTRY_VERIFY(notice->isVisible());
        QVERIFY(notice->text().contains(QStringLiteral("900")));
        QCOMPARE(picture(), before);
        // Closed, it comes again with the next edit that cannot be computed.
        QTest::mouseClick(notice->findChild<IconButton*>(), Qt::LeftButton);
        QVERIFY(!notice->isVisible());
        scene.edits.set("ids", {0, 0}, 901);
        QVERIFY(!m_window->document()->edit(QStringLiteral("Set an id"), scene, ChangePart::Values));
        QTRY_VERIFY(notice->isVisible());
        QVERIFY(notice->text().contains(QStringLiteral("901")));
        m_window->document()->undoStack()->setIndex(0);
        QTRY_VERIFY(!notice->isVisible());
    }

    void aSceneThatWaitsForAnotherIsDimmedUntilThatIsThere()
    {
        WorkArea* work = m_window->workArea();
        const QImage before = work->centre()->grab().toImage();
        QVERIFY(!m_window->statusLine()->cellText().isEmpty());
        m_window->setStale(true);
        const QList<StaleOverlay*> overlays = m_window->findChildren<StaleOverlay*>();
        QCOMPARE(overlays.size(), 5);
        QCOMPARE(m_window->statusLine()->cellText() + m_window->statusLine()->sizesText(), QString());
        for (const StaleOverlay* overlay : overlays) {
            QVERIFY(overlay->isVisible());
            QCOMPARE(overlay->geometry(), overlay->parentWidget()->rect());
        }
        QVERIFY(work->centre()->grab().toImage() != before);
        m_window->resize(m_window->width() - 40, m_window->height() - 30);
        QCoreApplication::processEvents();
        for (const StaleOverlay* overlay : overlays)
            QCOMPARE(overlay->geometry(), overlay->parentWidget()->rect());
        QVERIFY(m_window->files()->openLesson(QStringLiteral("004.fused")));
        QTRY_VERIFY(std::ranges::none_of(overlays, &QWidget::isVisible));
        QVERIFY(!m_window->statusLine()->cellText().isEmpty());
        QVERIFY(m_window->statusLine()->sizesText().contains(QStringLiteral("4 tokens")));
    }

    void pageKeysWalkTheStages()
    {
        QTest::keyClick(m_window.get(), Qt::Key_PageUp);
        QCOMPARE(m_window->selection()->stage(), QStringLiteral("scale"));
        QTest::keyClick(m_window.get(), Qt::Key_PageDown);
        QTest::keyClick(m_window.get(), Qt::Key_PageDown); // over the dropout, which is off
        QCOMPARE(m_window->selection()->stage(), QStringLiteral("context"));
        QCOMPARE(page()->focusData()->tensor, QStringLiteral("head_context"));
        QVERIFY(m_window->selection()->chosen()); // 6 x 2 has no third column: the nearest one
        QCOMPARE(m_window->selection()->chosen()->row, 3);
        QCOMPARE(m_window->selection()->chosen()->column, 1);
    }

    void thePaletteFindsAnActionByAFewLetters()
    {
        QTest::keyClick(m_window.get(), Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
        ActionPalette* palette = m_window->actionPalette();
        QTRY_VERIFY(palette->isVisible());
        QVERIFY(palette->offered().size() > 40);
        QTest::keyClicks(palette->field(), QStringLiteral("scores"));
        QCOMPARE(palette->offered().first(), QStringLiteral("Stage › Scores"));
        QTest::keyClick(palette->field(), Qt::Key_Return);
        QVERIFY(!palette->isVisible());
        QCOMPARE(m_window->selection()->stage(), QStringLiteral("scores"));
        palette->open();
        QTest::keyClicks(palette->field(), QStringLiteral("qqqqzz"));
        QVERIFY(palette->offered().isEmpty());
        QTest::keyClick(palette->field(), Qt::Key_Return); // nothing to do, nothing breaks
    }

    void everyActionHasANameAndNoTwoShareAKey()
    {
        QSet<QString> keys;
        QList<QAction*> waiting = m_window->menuBar()->actions();
        int count = 0;
        while (!waiting.isEmpty()) {
            QAction* action = waiting.takeFirst();
            if (action->menu())
                waiting += action->menu()->actions();
            else if (!action->isSeparator() && action->isVisible()) {
                ++count;
                QVERIFY(!action->text().isEmpty());
                for (const QKeySequence& key : action->shortcuts()) {
                    QVERIFY2(!keys.contains(key.toString()), qPrintable(key.toString() + action->text()));
                    keys.insert(key.toString());
                }
            }
        }
        QVERIFY(count > 60);
    }

    void everythingThatCanBePressedHasAName()
    {
        for (const bool start : {false, true}) {
            start ? m_window->showStartPage() : m_window->showWork();
            for (const QWidget* widget : m_window->findChildren<QWidget*>()) {
                const auto* button = qobject_cast<const QAbstractButton*>(widget);
                const bool field = widget->inherits("QComboBox") || widget->inherits("QAbstractSpinBox") ||
                                   widget->inherits("QAbstractItemView") || widget->inherits("QLineEdit");
                const bool part = QByteArray(widget->objectName().toLatin1()).startsWith("qt_") ||
                                  widget->inherits("QTableCornerButton") || widget->inherits("QHeaderView") ||
                                  (widget->parentWidget() && (widget->parentWidget()->inherits("QAbstractSpinBox") ||
                                                              widget->parentWidget()->inherits("QComboBox") ||
                                                              widget->inherits("QComboBoxListView")));
                if (part || widget->visibleRegion().isEmpty() || (!button && !field))
                    continue;
                const QString name =
                    widget->accessibleName().isEmpty() && button ? button->text() : widget->accessibleName();
                QVERIFY2(!name.isEmpty(),
                         qPrintable(QString::fromLatin1(widget->metaObject()->className()) + QStringLiteral(" in ") +
                                    widget->parentWidget()->metaObject()->className()));
            }
        }
    }

    void theMouseReachesEveryControl()
    {
        QCOMPARE(coveredControls(*m_window).join(u'\n'), QString());
        for (const StudioKind& kind : studioKinds()) {
            m_window->workArea()->openStudio(kind.info.id);
            QTest::qWait(50); // its picture may come later
            const QStringList covered = coveredControls(*m_window);
            QVERIFY2(covered.isEmpty(),
                     qPrintable(kind.info.id + QStringLiteral(": ") + covered.join(QStringLiteral("; "))));
        }
        m_window->showStartPage();
        QCOMPARE(coveredControls(*m_window).join(u'\n'), QString());
    }

    void valuesAreCopiedAsASpreadsheetTakesThem()
    {
        m_window->workArea()->centre()->takeFocus();
        QVERIFY(QApplication::focusWidget());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_C, Qt::ControlModifier);
        const QStringList rows = QApplication::clipboard()->text().split(QLatin1Char('\n'), Qt::SkipEmptyParts);
        QCOMPARE(rows.size(), 6);
        QCOMPARE(rows[0], QStringLiteral("1\t0\t0\t0\t0\t0"));
        QCOMPARE(rows[3].split(QLatin1Char('\t'))[2].toFloat(), page()->focusData()->value({3, 2}));
    }

    void aLockedRangeStaysUntilItIsUnlocked()
    {
        QTest::keyClick(m_window.get(), Qt::Key_L, Qt::ControlModifier);
        QVERIFY(m_window->selection()->range().locked);
        QCOMPARE(m_window->selection()->range().locked->second, 1.0);
        QTest::keyClick(m_window.get(), Qt::Key_L, Qt::ControlModifier);
        QVERIFY(!m_window->selection()->range().locked);
    }

    void oneKeyLeadsIntoTheEquationAndEscapeBackToThePicture()
    {
        m_window->openAtStart(QStringLiteral("000.causal.neg_inf"));
        QTRY_COMPARE(m_window->selection()->stage(), QStringLiteral("softmax"));
        EquationView* equation = m_window->workArea()->inspector()->explainBlock()->equation();
        QTest::keyClick(m_window.get(), Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(equation->hasFocus());
        QTest::keyClick(equation, Qt::Key_Return);
        QCOMPARE(m_window->selection()->stage(), QStringLiteral("scale"));
        QTest::keyClick(equation, Qt::Key_Escape);
        QTRY_VERIFY(page()->isAncestorOf(QApplication::focusWidget()));
    }

    void aStepThroughOtherStagesKeepsTheStudioAndTheRailLeavesIt()
    {
        m_window->openAtStart(QStringLiteral("000.causal.neg_inf"));
        QTRY_COMPARE(m_window->selection()->stage(), QStringLiteral("softmax"));
        m_window->workArea()->openStudio(QStringLiteral("softmax"));
        QVERIFY(m_window->workArea()->studio());
        m_window->workArea()->stepper()->toFirst();
        QCOMPARE(m_window->selection()->stage(), QStringLiteral("softmax")); // where the studio is
        m_window->workArea()->stepper()->toFirst();
        QCOMPARE(m_window->selection()->stage(), QStringLiteral("x"));
        QVERIFY(m_window->workArea()->studio());
        m_window->selection()->setStage(QStringLiteral("scores"));
        QVERIFY(!m_window->workArea()->studio());
    }

    void theChosenCellComesBackAfterAStageThatHasNoSuchOne()
    {
        m_window->selection()->setStage(QStringLiteral("softmax"));
        m_window->selection()->setChosen(Cell{4, 3});
        m_window->selection()->setStage(QStringLiteral("context")); // of two dimensions
        QCOMPARE(m_window->selection()->chosen(), std::optional(Cell{4, 1}));
        m_window->selection()->setStage(QStringLiteral("softmax"));
        QCOMPARE(m_window->selection()->chosen(), std::optional(Cell{4, 3}));
        m_window->selection()->setStage(QStringLiteral("context"));
        m_window->selection()->setChosen(Cell{2, 0}); // what is chosen there is what is wanted from then on
        m_window->selection()->setStage(QStringLiteral("softmax"));
        QCOMPARE(m_window->selection()->chosen(), std::optional(Cell{2, 0}));
    }

    void escapeLeavesAStudio()
    {
        m_window->workArea()->openStudio(QStringLiteral("softmax"));
        QVERIFY(m_window->workArea()->studio());
        QTest::keyClick(m_window->workArea()->studio(), Qt::Key_Escape);
        QVERIFY(!m_window->workArea()->studio());
    }

    void oneKeyGoesRoundBeforeBothAndNow()
    {
        Scene scene = m_window->document()->scene();
        scene.edits.set("W_query", {1, 1}, 3);
        QVERIFY(!m_window->document()->edit(QStringLiteral("Set"), scene, ChangePart::Values));
        QTRY_VERIFY(m_window->computed()->scene == scene);
        QTRY_VERIFY(theView(*page())->data()->other());
        QCOMPARE(theView(*page())->data()->ghost, Ghost::Both);
        QTest::keyClick(m_window.get(), Qt::Key_F3);
        QVERIFY(!theView(*page())->data()->other()); // now
        QTest::keyClick(m_window.get(), Qt::Key_F3);
        QCOMPARE(theView(*page())->data()->ghost, Ghost::Before);
        QTest::keyClick(m_window.get(), Qt::Key_F3);
        QCOMPARE(theView(*page())->data()->ghost, Ghost::Both);
        for (int i = 0; i < 2; ++i)
            QTest::keyClick(m_window.get(), Qt::Key_F3);
        scene.edits.set("W_query", {1, 1}, 2);
        QVERIFY(!m_window->document()->edit(QStringLiteral("Set again"), scene, ChangePart::Values));
        QTRY_VERIFY(theView(*page())->data()->other() && m_window->computed()->scene == scene);
        QCOMPARE(theView(*page())->data()->ghost, Ghost::Both); // else the edit would not be seen
        for (int i = 0; i < 2; ++i)
            m_window->document()->undoStack()->undo();
        QTRY_VERIFY(!theView(*page())->data()->other());
    }

    void theHistoryNamesItsStepsAndGoesToThem()
    {
        for (const float value : {1.f, 2.f, 3.f}) {
            Scene scene = m_window->document()->scene();
            scene.edits.set("x", {0, 0}, value);
            QVERIFY(!m_window->document()->edit(QStringLiteral("Set x to %1").arg(value), scene, ChangePart::Values));
        }
        QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier | Qt::AltModifier);
        auto* list = m_window->findChild<QUndoView*>();
        QVERIFY(list && list->isVisible());
        QCOMPARE(list->model()->index(0, 0).data().toString(), QStringLiteral("As opened"));
        QCOMPARE(list->model()->index(2, 0).data().toString(), QStringLiteral("Set x to 2"));
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(list->model()->index(1, 0)).center());
        QCOMPARE(m_window->document()->lastStep(), QStringLiteral("Set x to 1"));
        QVERIFY(list->visualRect(list->model()->index(1, 0)).height() >= list->fontMetrics().height());
        QVERIFY(
            std::ranges::any_of(list->window()->actions(), [](const QAction* action) { // the list takes no Undo away
                return action->shortcut() == QKeySequence(QKeySequence::Undo);
            }));
        list->window()->close();
    }

    void inAStudioTheStatusLineTellsNothingThatTheWalkHasNotReached()
    {
        m_window->workArea()->openStudio(QStringLiteral("mask"));
        m_window->statusLine()->setCell(QStringLiteral("score 0.9941"), {}, {}); // of a cell that was pointed at
        m_window->workArea()->stepper()->toCount(0);
        QCOMPARE(m_window->statusLine()->cellText(), QString());
    }

    void undoWorksWhileAFieldHasTheFocus()
    {
        m_window->resize(1280, 720); // a studio shows its controls
        m_window->workArea()->openStudio(QStringLiteral("dropout"));
        NumberField* p = nullptr;
        for (auto* field : m_window->findChildren<NumberField*>())
            if (field->isVisible() && field->accessibleName() == QStringLiteral("Dropout p, as a number"))
                p = field;
        QVERIFY(p);
        p->setFocus();
        const Scene before = m_window->document()->scene();
        QTest::keyClicks(p, QStringLiteral("2"));
        QTest::keyClick(p, Qt::Key_Z, Qt::ControlModifier); // what was typed comes first
        QVERIFY(m_window->document()->scene() == before);
        QTest::keyClick(p, Qt::Key_Up);
        QTRY_VERIFY(!(m_window->document()->scene() == before));
        QTest::keyClick(p, Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(m_window->document()->scene() == before);
        QTest::keyClick(p, Qt::Key_Y, Qt::ControlModifier);
        QVERIFY(!(m_window->document()->scene() == before));
    }

private:
    HeatmapPage* page() { return m_window->workArea()->centre()->page(); }
    QImage picture()
    {
        Figure figure;
        figure.maps.push_back({page()->focusData(), {}, {}});
        return *figureImage(figure, {}, 96);
    }

    std::unique_ptr<MainWindow> m_window;
};

WINDOW_TEST(TestMainWindow)
#include "tst_mainwindow.moc"
