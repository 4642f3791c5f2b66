// SPDX-License-Identifier: GPL-3.0-or-later
// The window at every size of text and down to 640 px: panels fold away and come back, and nothing is off the screen.
#include "tests/ui/support/lessonwindow.h"
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "ui/document/scenefiles.h"
#include "ui/heatmap/heatmapview.h"
#include "ui/kit/linkbutton.h"
#include "ui/lesson/lessonwriter.h"
#include "ui/paint/mappainter.h"
#include "ui/rail/rail.h"
#include "ui/rail/stagecard.h"
#include "ui/studios/studio.h"
#include "ui/theme/fonts.h"
#include "ui/window/centreheader.h"
#include "ui/window/offerbar.h"
#include "ui/window/panelfolds.h"

#include <QAction>
#include <QDialog>
#include <QDockWidget>
#include <QFile>
#include <QMainWindow>
#include <QMenuBar>
#include <QScreen>
#include <QScrollBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace attn;

class TestNarrowWindow : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        useTestSettings(QStringLiteral("narrowwindow"));
        useTestLook();
    }
    void init() { openLesson(m_window); }
    void cleanup()
    {
        applyTheme(ThemeName::Light);
        closeWindow(m_window);
    }

    void everyPageFitsIntoTheLeastWindow_data() { sizes(); }
    void everyPageFitsIntoTheLeastWindow()
    {
        look(640);
        QCOMPARE(m_window->width(), 640);
        for (const StudioKind& kind : work()->studioKinds()) {
            work()->openStudio(kind.info.id);
            QTest::qWait(0);
            m_window->resize(640, 720);
            QTest::qWait(0);
            QVERIFY2(m_window->width() == 640, qPrintable(kind.info.id + QString::number(m_window->width())));
        }
        work()->closeStudio();
        for (const char* lesson : {"begin.1.weight", "model.1.previous", "tiny"}) {
            m_window->openAtStart(QString::fromLatin1(lesson));
            QTest::qWait(50);
            // What is computed meanwhile may ask for more room until it is laid out.
            QTRY_VERIFY2((m_window->resize(640, 720), m_window->width() == 640), lesson);
        }
        m_window->showStartPage();
        m_window->resize(640, 720);
        QTest::qWait(0);
        QCOMPARE(m_window->width(), 640);
        m_window->openAtStart(QStringLiteral("000.causal.neg_inf"));
        action(QStringLiteral("Help for this stage or studio"))->trigger();
        action(QStringLiteral("Write a lesson"))->trigger();
        QTRY_VERIFY(m_window->findChild<LessonWriter*>()->faults()); // its bar tells them
        m_window->resize(640, 720);
        QTest::qWait(0);
        QCOMPARE(m_window->width(), 640);
    }

    void noStudioMakesTheWindowGrow_data() { sizes(); }
    void noStudioMakesTheWindowGrow()
    {
        look(1280);
        for (const StudioKind& kind : work()->studioKinds()) {
            m_window->resize(1280, 692); // the first one
            QTest::qWait(0);
            work()->openStudio(kind.info.id);
            QTest::qWait(0);
            QVERIFY2(m_window->height() == 692, qPrintable(kind.info.id + QString::number(m_window->height())));
            work()->closeStudio();
            QTest::qWait(0);
            QVERIFY2(m_window->height() == 692, qPrintable(kind.info.id + QString::number(m_window->height())));
        }
    }

    void theMapKeepsItsDigits_data() { sizes(); }
    void theMapKeepsItsDigits()
    {
        look(1280);
        QCOMPARE(m_window->width(), 1280);
        const HeatmapView* map = m_window->findChild<HeatmapView*>();
        const QSizeF cell = map->heatmapLayout().map.cell;
        QVERIFY(digitStyle(*map->data(), cell.width(), cell.height()).decimals >= 0);
    }

    // Its stage has more to choose than any other; the way to its studio goes last.
    void theDropoutStageLeadsToItsStudio()
    {
        for (const char* lesson : {"000.causal_class.dropout", "003.dropout.weights"}) {
            QVERIFY(m_window->files()->openLesson(QString::fromLatin1(lesson)));
            m_window->resize(1280, 720);
            QTRY_VERIFY(m_window->computed()->realized->config.dropout.p > 0);
            m_window->selection()->setStage(QStringLiteral("dropout"));
            QTest::qWait(0);
            const auto* header = m_window->findChild<CentreHeader*>();
            const auto* link = header->findChild<LinkButton*>();
            QTRY_VERIFY2(link->isVisible(), lesson);
            QVERIFY2(header->rect().contains(link->geometry()), lesson);
        }
    }

    void theMenusComeBeforeTheWordsOfTheSearch_data() { sizes(); }
    void theMenusComeBeforeTheWordsOfTheSearch()
    {
        look(640);
        const QMenuBar* menus = m_window->menuBar();
        const QWidget* corner = menus->cornerWidget();
        QVERIFY(corner->x() >= 0 && corner->geometry().right() < menus->width());
        QVERIFY(corner->width() >= corner->sizeHint().width());
        QVERIFY(menus->actionGeometry(menus->actions().front()).right() < corner->x());
        for (const QWidget* button : corner->findChildren<QWidget*>(Qt::FindDirectChildrenOnly))
            QVERIFY(corner->rect().contains(button->geometry()));
    }

    void aStudioScrollsBeforeItDrawsOverItself()
    {
        applyTheme(ThemeName::Light, 2.0);
        look(1280);
        for (const char* studio : {"mask", "dropout", "reshape", "compare"}) {
            work()->openStudio(QString::fromLatin1(studio));
            QTest::qWait(0);
            QVERIFY2(work()->studio()->height() >= 600 && work()->studio()->width() >= 1120, studio);
            for (const HeatmapView* map : work()->studio()->findChildren<HeatmapView*>())
                QVERIFY2(!map->isVisible() || !map->data() || map->heatmapLayout().map.cell.height() >= 16, studio);
        }
    }

    void noCardOfTheRailIsCutByTheButtonBeforeIt()
    {
        applyTheme(ThemeName::Light, 2.0);
        look(1280);
        const Rail* rail = work()->rail();
        QTRY_VERIFY(rail->horizontalScrollBar()->value() > 0); // to the card of the softmax
        const auto cards = rail->findChildren<StageCard*>();
        QVERIFY(std::ranges::none_of(cards, [&](const StageCard* card) {
            const int left = card->mapTo(rail, QPoint()).x();
            return left < 0 && left + card->width() > 0;
        }));
    }

    void panelsFoldAndComeBack()
    {
        look(1280);
        QVERIFY(editors()->isVisible() && explain()->isVisible());
        QVERIFY(!edge(editors()) && !edge(explain()));
        look(860);
        QVERIFY(editors()->isVisible() && explain()->isHidden());
        QVERIFY(edge(editors()) && edge(explain()));
        edge(explain())->click();
        QTRY_VERIFY(editors()->isHidden() && explain()->isVisible());
        look(640);
        QVERIFY(editors()->isHidden() && explain()->isVisible()); // it was asked for
        edge(explain())->click();
        QTRY_VERIFY(editors()->isHidden() && explain()->isHidden());
        edge(editors())->click();
        QTRY_VERIFY(editors()->isVisible() && explain()->isHidden());
        edge(editors())->click();
        QTRY_VERIFY(editors()->isHidden() && explain()->isHidden());
        look(1280);
        QVERIFY(editors()->isVisible() && explain()->isVisible());
    }

    // A link in it may lead to a page that leaves it no room.
    void aPanelThatIsKeptStaysUntilItIsWantedAgain()
    {
        QMainWindow window;
        QDockWidget one, two;
        window.addDockWidget(Qt::LeftDockWidgetArea, &one);
        window.addDockWidget(Qt::RightDockWidgetArea, &two);
        window.show();
        PanelFolds folds({{&one, [] { return 200; }}, {&two, [] { return 200; }}});
        folds.fit(400);
        folds.keep(&two);
        folds.fit(0);
        QVERIFY(one.isHidden() && !two.isHidden());
        folds.want(&two, true);
        folds.fit(0);
        QVERIFY(one.isHidden() && two.isHidden());
        folds.keep(&two); // it is not to be seen
        folds.fit(0);
        QVERIFY(two.isHidden());
    }

    void aPanelThatWasHiddenStaysHidden()
    {
        look(1280);
        editors()->toggleViewAction()->trigger();
        look(640);
        QVERIFY(!edge(editors()) && edge(explain()));
        look(1280);
        QVERIFY(editors()->isHidden() && explain()->isVisible());
    }

    void whatIsSavedIsTheWideWindow()
    {
        look(640);
        QVERIFY(explain()->isHidden());
        m_window->close();
        m_window = std::make_unique<MainWindow>();
        m_window->openAtStart(QStringLiteral("000.causal.neg_inf"));
        m_window->show();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        look(1280);
        QTRY_VERIFY(editors()->isVisible() && explain()->isVisible());
    }

    void whatHasNoRoomIsFoldedInAWindowThatIsReset()
    {
        look(640);
        for (int again = 0; again < 2; ++again) {
            edge(again == 0 ? explain() : editors())->click();
            QTRY_VERIFY(editors()->isVisible() != explain()->isVisible());
            work()->resetPanels(); // the window is as wide as before
            QTest::qWait(50);
            QVERIFY(editors()->isHidden() && explain()->isHidden());
            QVERIFY(edge(editors()) && edge(explain()));
            QVERIFY(!edge(editors())->isChecked() && !edge(explain())->isChecked());
        }
    }

    void everyAnswerOfALongOfferIsSeen_data() { sizes(); }
    void everyAnswerOfALongOfferIsSeen()
    {
        look(640);
        auto* bar = new RestoreBar;
        qobject_cast<QVBoxLayout*>(m_window->centralWidget()->layout())->insertWidget(0, bar);
        bar->offer({QStringLiteral("lost07.attn: today, 20:51"), QStringLiteral("lost06.attn: today, 20:50")}, 0,
                   QStringLiteral("lost07.attn was not saved when AttnScope ended. The last edit: today, 20:51."), true,
                   true, true);
        QTest::qWait(0);
        m_window->resize(640, 720);
        QTest::qWait(0);
        QCOMPARE(m_window->width(), 640);
        for (const QWidget* answer : bar->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly))
            QVERIFY2(bar->rect().contains(answer->geometry()), answer->metaObject()->className());
    }

    void everyDialogFitsOnTheScreen_data() { sizes(); }
    void everyDialogFitsOnTheScreen()
    {
        look(1280);
        QTemporaryDir folder;
        QFile table(folder.filePath(QStringLiteral("table.csv")));
        QVERIFY(table.open(QIODevice::WriteOnly));
        table.write("1,2,3\n4,5,6\n");
        table.close();
        QSize seen;
        QTimer close; // some are modal
        connect(&close, &QTimer::timeout, this, [&seen] {
            for (QWidget* window : QApplication::topLevelWidgets())
                if (qobject_cast<QDialog*>(window) && window->isVisible()) {
                    seen = window->frameGeometry().size();
                    window->close();
                }
        });
        close.start(100);
        const QSize room = m_window->screen()->availableSize();
        for (const char* dialog : {"Figure…", "Steps…", "Worksheets for a class…", "History…", "Keyboard shortcuts",
                                   "About AttnScope", "arrays"}) {
            seen = {};
            if (QLatin1String(dialog) == QLatin1String("arrays"))
                m_window->importArrays(table.fileName());
            else
                action(QString::fromUtf8(dialog))->trigger();
            QTRY_VERIFY2(!seen.isEmpty(), dialog);
            QVERIFY2(
                seen.width() <= room.width() && seen.height() <= room.height(),
                qPrintable(
                    QStringLiteral("%1: %2 x %3").arg(QString::fromUtf8(dialog)).arg(seen.width()).arg(seen.height())));
        }
    }

private:
    static void sizes()
    {
        QTest::addColumn<int>("percent");
        for (const int percent : text_sizes)
            QTest::addRow("%d %%", percent) << percent;
    }

    void look(int width)
    {
        if (QTest::currentDataTag()) {
            const QByteArray tag = QTest::currentDataTag();
            applyTheme(ThemeName::Light, tag.left(tag.indexOf(' ')).toInt() / 100.0);
        }
        QTest::qWait(0);
        m_window->resize(width, 720);
        QTest::qWait(0);
    }

    QAction* action(const QString& text) const
    {
        for (QAction* each : m_window->findChildren<QAction*>())
            if (each->text().remove(QLatin1Char('&')) == text)
                return each;
        return nullptr;
    }

    WorkArea* work() const { return m_window->workArea(); }
    QDockWidget* editors() const { return work()->editorsDock(); }
    QDockWidget* explain() const { return work()->explainDock(); }
    // The button at the edge of the window that shows and hides the panel; null where none is seen.
    QToolButton* edge(const QDockWidget* dock) const
    {
        for (auto* found : work()->findChildren<QToolButton*>())
            if (found->defaultAction() == dock->toggleViewAction() && found->isVisible())
                return found;
        return nullptr;
    }

    std::unique_ptr<MainWindow> m_window;
};

WINDOW_TEST(TestNarrowWindow)
#include "tst_narrowwindow.moc"
