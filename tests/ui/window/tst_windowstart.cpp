// SPDX-License-Identifier: GPL-3.0-or-later
// How a window begins: what it opens, what it remembers, and its start page.
#include "tests/ui/support/lessonwindow.h"
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "ui/editors/editorpanel.h"
#include "ui/explain/inspector.h"
#include "ui/lesson/lessonpanel.h"
#include "ui/rail/rail.h"
#include "ui/start/lessoncard.h"
#include "ui/start/startpage.h"
#include "ui/timebar/timebar.h"
#include "ui/window/statusline.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDockWidget>
#include <QSettings>
#include <QTest>

using namespace attn;

class TestWindowStart : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        useTestSettings(QStringLiteral("windowstart"));
        useTestLook();
    }

    void init() { openLesson(m_window); }

    void cleanup() { closeWindow(m_window); }

    void opensOnANotebookLessonAndLooksAtItsWeights()
    {
        m_window->openAtStart(QStringLiteral("000.causal.neg_inf"));
        QTRY_COMPARE(m_window->windowTitle(), QStringLiteral("Causal attention[*] — AttnScope"));
        QCOMPARE(m_window->selection()->stage(), QStringLiteral("softmax"));
        QCOMPARE(m_window->workArea()->centre()->page()->focusData()->tensor, QStringLiteral("weights"));
        QCOMPARE(m_window->statusLine()->cellText(), QStringLiteral("query with, key starts: weight 0.2794"));
        QCOMPARE(m_window->statusLine()->sizesText(), QStringLiteral("batch of 1 × 1 head × 6 tokens"));
    }

    void thePictureComesFirstAndStaysWhereItIsWhenTheColumnsAreBuilt()
    {
        MainWindow window;
        window.resize(1280, 720); // the screen of tests has no room for the panels
        const auto placesOf = [&] {
            const WorkArea* work = window.workArea();
            return std::vector<QRect>{
                work->editorsDock()->geometry(), work->explainDock()->geometry(),
                QRect(work->centre()->page()->mapTo(&window, QPoint()), work->centre()->page()->size()),
                QRect(window.timeBar()->mapTo(&window, QPoint()), window.timeBar()->size())};
        };
        std::vector<QRect> first;
        QImage picture;
        bool built = true;
        connect(
            &window, &MainWindow::pictured, &window,
            [&] {
                first = placesOf();
                picture = window.workArea()->centre()->grab().toImage();
                built = window.findChild<EditorPanel*>() || window.findChild<Inspector*>();
            },
            Qt::SingleShotConnection);
        window.openAtStart(QStringLiteral("000.causal.neg_inf"));
        QVERIFY(window.workArea()->centre()->page()->focusData()); // computed before the window appears
        window.show();
        QTRY_VERIFY(window.findChild<EditorPanel*>() && window.findChild<Inspector*>());
        QVERIFY(!built);
        QTRY_VERIFY(window.findChild<Inspector*>()->isVisible());
        QApplication::sendPostedEvents();
        QCOMPARE(placesOf(), first);
        QCOMPARE(window.workArea()->centre()->grab().toImage(), picture);
    }

    void aStartWritesNoSettings() { QCOMPARE(QSettings().allKeys(), QStringList()); }

    void themeAndSizesAreKept()
    {
        QTest::keyClick(m_window.get(), Qt::Key_T, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(currentTheme(), ThemeName::Dark);
        m_window->resize(1100, 640);
        m_window->close();
        m_window = std::make_unique<MainWindow>();
        QCOMPARE(currentTheme(), ThemeName::Dark);
        QCOMPARE(m_window->size(), QSize(1100, 640));
        applyTheme(ThemeName::Light);
    }

    void panelsAreAsWideAsTheyWereBehindTheStartPageToo()
    {
        const auto widths = [](MainWindow& window) {
            return std::pair(window.workArea()->editorsDock()->width(), window.workArea()->explainDock()->width());
        };
        const auto begin = [&] {
            m_window = std::make_unique<MainWindow>();
            m_window->openAtStart({});
            m_window->resize(1280, 720);
            m_window->show();
            QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
            m_window->complete();
        };
        closeWindow(m_window);
        begin();
        m_window->close(); // nobody has seen the panels
        begin();
        QTest::keyClick(m_window.get(), Qt::Key_N, Qt::ControlModifier);
        QTRY_VERIFY(m_window->workArea()->isVisible());
        const auto first = widths(*m_window);
        QVERIFY2(first.first > 280 && first.second > 300, qPrintable(QString::number(first.first)));
        m_window->close();
        begin();
        QTest::keyClick(m_window.get(), Qt::Key_N, Qt::ControlModifier);
        QTRY_VERIFY(m_window->workArea()->isVisible());
        QCOMPARE(widths(*m_window), first);
        m_window->close();
        begin(); // a lesson takes the editors' place, also before anybody has seen the panels that were saved
        Q_EMIT m_window->startPage()->lessonChosen(QStringLiteral("begin.1.weight"));
        QTRY_VERIFY(m_window->lessonPanel() && m_window->lessonPanel()->isVisible());
        QVERIFY(m_window->workArea()->editorsDock()->isHidden());
        QTRY_VERIFY(m_window->lessonPanel()->height() > 350);
    }

    void withoutAnArgumentTheStartPageComesFirst()
    {
        MainWindow window;
        window.openAtStart({});
        window.show();
        QVERIFY(window.showsStartPage());
        QCOMPARE(window.windowTitle(), QStringLiteral("AttnScope[*]"));
        QTest::keyClick(&window, Qt::Key_Escape); // there is nothing to go back to
        QVERIFY(window.showsStartPage());
        Q_EMIT window.startPage()->lessonChosen(QStringLiteral("000.mha"));
        QVERIFY(!window.showsStartPage());
        QCOMPARE(window.windowTitle(), QStringLiteral("Multi-head attention[*] — AttnScope"));
    }

    void theStartPageIsOneKeyAwayAndSoIsANewScene()
    {
        QTest::keyClick(m_window.get(), Qt::Key_Home, Qt::AltModifier);
        QVERIFY(m_window->showsStartPage());
        QVERIFY(!m_window->findChild<Rail*>()->isVisible());
        QTest::keyClick(m_window.get(), Qt::Key_N, Qt::ControlModifier);
        QVERIFY(!m_window->showsStartPage());
        QTRY_COMPARE(m_window->statusLine()->sizesText(), QStringLiteral("batch of 1 × 2 heads × 6 tokens"));
        int on = 0;
        for (const StageInfo& stage : m_window->workArea()->rail()->stages())
            on += stage.on;
        QCOMPARE(on, 9); // all but the dropout
        m_window->showStartPage();
        QTest::mouseClick(m_window->startPage()->card(QStringLiteral("003.dropout.weights")), Qt::LeftButton);
        QVERIFY(!m_window->showsStartPage());
        QTRY_COMPARE(m_window->selection()->stage(), QStringLiteral("dropout"));
    }

    void theStartPageLeadsBackToTheOpenScene()
    {
        const auto toStart = [&] { QTest::keyClick(m_window.get(), Qt::Key_Home, Qt::AltModifier); };
        toStart();
        QVERIFY(m_window->showsStartPage());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QVERIFY(!m_window->showsStartPage());
        toStart();
        toStart();
        QVERIFY(!m_window->showsStartPage());
        toStart();
        for (auto* button : m_window->startPage()->findChildren<QAbstractButton*>())
            if (button->text() == QStringLiteral("Back to Causal attention"))
                button->click();
        QVERIFY(!m_window->showsStartPage());
    }

private:
    std::unique_ptr<MainWindow> m_window;
};

WINDOW_TEST(TestWindowStart)
#include "tst_windowstart.moc"
