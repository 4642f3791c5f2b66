// SPDX-License-Identifier: GPL-3.0-or-later
// The tour: led on by its button or by doing what it says, and never in the way.
#include "core/lessons/lesson.h"
#include "core/lessons/steps.h"
#include "tests/ui/support/lessonwindow.h"
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "ui/help/tour.h"
#include "ui/kit/linkbutton.h"
#include "ui/rail/rail.h"
#include "ui/start/startpage.h"
#include "ui/timebar/stepper.h"

#include <QDockWidget>
#include <QPushButton>

using namespace attn;

class TestTour : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useTestLook(); }
    void init()
    {
        openLesson(m_window);
        m_tour = m_window->tour();
    }
    void cleanup() { closeWindow(m_window); }

    void spaceOnItsButtonGoesOnToTheEnd()
    {
        m_tour->begin();
        QVERIFY(m_tour->callout()->next()->hasFocus());
        QStringList sentences;
        for (int step = 0; step < m_tour->count(); ++step) {
            QCOMPARE(m_tour->at(), step);
            QVERIFY(m_tour->callout()->isVisible());
            sentences << m_tour->callout()->sentence();
            QTest::keyClick(m_tour->callout()->next(), Qt::Key_Space);
        }
        QVERIFY(!m_tour->isRunning());
        QVERIFY(!m_tour->callout()->isVisible());
        QCOMPARE(sentences.size(), 6);
        QCOMPARE(sentences.removeDuplicates(), 0);
    }

    void doingWhatTheTourSaysLeadsOn()
    {
        m_tour->begin();
        m_window->selection()->setStage(QStringLiteral("scores"));
        QTRY_COMPARE(m_tour->at(), 1);
        m_window->selection()->setChosen(Cell{1, 0});
        QTRY_COMPARE(m_tour->at(), 2);
        m_window->selection()->setStage(QStringLiteral("qkv"));
        QTRY_COMPARE(m_tour->at(), 3);
        Scene edited = *m_window->document()->now().scene;
        edited.edits.set("x", {0, 0}, 0.5f);
        QVERIFY(!m_window->document()->edit(QStringLiteral("Edit x"), edited, ChangePart::Values));
        QTRY_COMPARE(m_tour->at(), 4);
        m_window->workArea()->stepper()->back();
        QTRY_COMPARE(m_tour->at(), 5);
    }

    void theWorkKeepsItsKeys()
    {
        m_tour->begin();
        QWidget* page = m_window->workArea()->centre()->page();
        m_window->workArea()->centre()->takeFocus();
        const auto before = m_window->selection()->chosen();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Up);
        QVERIFY(m_window->selection()->chosen() != before);
        QVERIFY(page->isAncestorOf(QApplication::focusWidget())); // no callout took it
        QVERIFY(m_tour->isRunning());
        QTest::keyClick(m_window.get(), Qt::Key_Escape);
        QVERIFY(!m_tour->isRunning());
    }

    void itIsInTheWindowBesideItsPart()
    {
        for (const QSize size : {QSize(1280, 692), QSize(1000, 600), QSize(1920, 1040)}) {
            m_window->resize(size);
            m_tour->begin();
            for (; m_tour->isRunning(); m_tour->next()) {
                QTest::qWait(20);
                const QRect place = m_tour->callout()->geometry();
                QVERIFY2(m_window->rect().contains(place), qPrintable(m_tour->callout()->sentence()));
                QVERIFY(m_tour->callout()->sizeHint().height() <= place.height() + 1);
            }
        }
    }

    void aPartThatIsNotThereIsPassedOver()
    {
        const QString id = QStringLiteral("begin.1.weight");
        m_window->playLesson(*loadSteps(*lessonNamed(id.toStdString())), id);
        QTRY_VERIFY(m_window->workArea()->editorsDock()->isHidden());
        m_tour->begin();
        QStringList sentences;
        for (; m_tour->isRunning(); m_tour->next())
            sentences << m_tour->callout()->sentence();
        QVERIFY(sentences.filter(QStringLiteral("You can change any number")).isEmpty());
        QVERIFY(sentences.size() >= 3);
        QVERIFY(m_window->workArea()->editorsDock()->isHidden());
    }

    void theStartPageOffersItOnce()
    {
        m_window->showStartPage();
        const auto offer = [this] {
            for (LinkButton* link : m_window->startPage()->findChildren<LinkButton*>())
                if (link->text().contains(QStringLiteral("tour")))
                    return link;
            return static_cast<LinkButton*>(nullptr);
        };
        QVERIFY(offer() && !offer()->isHidden());
        offer()->click();
        QVERIFY(!m_window->showsStartPage());
        QVERIFY(m_tour->isRunning());
        m_window->showStartPage();
        QVERIFY(!m_tour->isRunning());
        QVERIFY(offer()->isHidden());
    }

    void fromAFreshStartItOpensASceneAndHasTheKeyboard()
    {
        closeWindow(m_window);
        QSettings().clear();
        m_window = std::make_unique<MainWindow>();
        m_window->openAtStart({});
        m_window->show();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        for (LinkButton* link : m_window->startPage()->findChildren<LinkButton*>())
            if (link->text().contains(QStringLiteral("tour")))
                link->click();
        m_tour = m_window->tour();
        QTRY_VERIFY(m_tour->isRunning());
        QTest::qWait(50);
        QVERIFY(m_tour->callout()->next()->hasFocus());
    }

private:
    std::unique_ptr<MainWindow> m_window;
    Tour* m_tour = nullptr;
};

WINDOW_TEST(TestTour)
#include "tst_tour.moc"
