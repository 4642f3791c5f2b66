// SPDX-License-Identifier: GPL-3.0-or-later
// Help: a text for everything that can be in focus, and a panel that follows it.
#include "core/lessons/lesson.h"
#include "core/prose/prose.h"
#include "tests/ui/support/computedscenes.h"
#include "tests/ui/support/lessonwindow.h"
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "ui/help/helppanel.h"
#include "ui/help/helptexts.h"
#include "ui/language/language.h"
#include "ui/matrix/stagecards.h"
#include "ui/studios/studio.h"
#include "ui/window/helpdock.h"
#include "ui/window/mainwindow.h"
#include "ui/window/studios.h"
#include "ui/window/workarea.h"

#include <QDockWidget>
#include <QScopeGuard>
#include <QTest>

using namespace attn;

class TestHelp : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useTestLook(); }
    void cleanup() { closeWindow(m_window); }

    void everyCardAndEveryStudioHasAText()
    {
        QStringList wanted;
        for (const LessonEntry& lesson : sceneLessons())
            for (const StageInfo& card : cardsOf(*computedLesson(std::string(lesson.id).c_str())->realized))
                wanted << stageTopic(card.id);
        for (const StudioKind& kind : studioKinds())
            wanted << studioTopic(kind.info.id);
        wanted << model_topic;
        wanted.removeDuplicates();
        QVERIFY(wanted.size() >= 15);
        for (const QString& topic : wanted)
            QVERIFY2(!helpTextOf(topic).empty(), qPrintable(topic));
        for (const QString& topic : helpTopics())
            QVERIFY2(wanted.contains(topic), qPrintable(topic)); // a text that nothing leads to
    }

    void everyTextIsWholeAndHasNoBrokenFormula()
    {
        for (const QString& topic : helpTopics()) {
            const std::string text = helpTextOf(topic);
            const auto fault = proseFault(text);
            QVERIFY2(!fault, qPrintable(topic + QString::fromStdString(fault.value_or(""))));
            for (const char* part :
                 {"### What to look for", "### Try it", "### Common mistakes", "### In the literature"})
                QVERIFY2(text.find(part) != std::string::npos, qPrintable(topic + QLatin1String(part)));
            QVERIFY2(text.size() > 600 && text.find("http") == std::string::npos, qPrintable(topic));
        }
    }

    void everyTextIsThereInEveryLanguageWithTheSameParts()
    {
        const auto restored = qScopeGuard([] { speak(QStringLiteral("en")); });
        for (const QString& code : languages()) {
            for (const QString& topic : helpTopics()) {
                speak(QStringLiteral("en"));
                const std::string english = helpTextOf(topic);
                speak(code);
                const std::string text = helpTextOf(topic);
                const QByteArray where = (code + QLatin1Char(' ') + topic).toUtf8();
                QVERIFY2((text == english) == (code == QLatin1String("en")), where);
                for (const char* part : {"\n### ", "\n- ", "$", "`", "[query:", "[key:", "[value:"})
                    QVERIFY2(QByteArray::fromStdString(text).count(part) ==
                                 QByteArray::fromStdString(english).count(part),
                             where + ": " + part);
                const auto fault = proseFault(text);
                QVERIFY2(!fault, where + ": " + QByteArray::fromStdString(fault.value_or("")));
            }
        }
        speak(QStringLiteral("no such language"));
        QVERIFY(!helpTextOf(QStringLiteral("softmax")).empty());
    }

    void thePanelHasTheFormulasOfTheScene()
    {
        const ComputedPtr computed = computedLesson("000.causal.neg_inf");
        HelpPanel panel;
        panel.show(QStringLiteral("qkv"), QStringLiteral("Q K V"), computed, {"q", "k", "v"});
        QCOMPARE(panel.formulas(), 3);
        panel.show(QStringLiteral("x"), QStringLiteral("X"), computed, {"x"});
        QCOMPARE(panel.formulas(), 0);
        panel.show(QStringLiteral("softmax"), QStringLiteral("Softmax"), computed, {"weights"});
        QCOMPARE(panel.formulas(), 1);
    }

    void f1OpensItInPlaceOfTheExplanationAndFollowsTheFocus()
    {
        openLesson(m_window);
        MainWindow& window = *m_window;
        WorkArea* work = window.workArea();
        QVERIFY(!work->explainDock()->isHidden());
        QTest::keyClick(&window, Qt::Key_F1);
        HelpDock* help = window.help();
        QVERIFY(help->isOpen());
        QVERIFY(work->explainDock()->isHidden());
        QCOMPARE(help->panel()->topic(), window.selection()->stage());
        QTest::keyClick(&window, Qt::Key_PageUp);
        QCOMPARE(help->panel()->topic(), window.selection()->stage());
        work->openStudio(QStringLiteral("mask"));
        QCOMPARE(help->panel()->topic(), QStringLiteral("studio.mask"));
        work->closeStudio();
        QCOMPARE(help->panel()->topic(), QStringLiteral("mask"));
        QTest::keyClick(help->panel(), Qt::Key_Escape);
        QVERIFY(!help->isOpen());
        QVERIFY(!work->explainDock()->isHidden());
    }

    void afterAStudioTheExplanationIsThereAgain()
    {
        openLesson(m_window);
        MainWindow& window = *m_window;
        WorkArea* work = window.workArea();
        QTest::keyClick(&window, Qt::Key_F1);
        work->openStudio(QStringLiteral("softmax"));
        QTest::keyClick(&window, Qt::Key_F1);
        QVERIFY(!window.help()->isOpen());
        QVERIFY(work->explainDock()->isHidden()); // a studio has no room for it
        work->closeStudio();
        QVERIFY(!work->explainDock()->isHidden());
    }

    void besideAStudioItTakesTheRoomOfTheControls()
    {
        openLesson(m_window);
        MainWindow& window = *m_window;
        WorkArea* work = window.workArea();
        window.resize(1280, 720);
        work->openStudio(QStringLiteral("dropout"));
        QTest::qWait(50);
        const int wide = work->studio()->width();
        QTest::keyClick(&window, Qt::Key_F1);
        QVERIFY(window.help()->isOpen() && work->editorsDock()->isHidden());
        QTRY_VERIFY2(work->studio()->width() > wide * 9 / 10, qPrintable(QString::number(work->studio()->width())));
        work->openStudio(QStringLiteral("mask"));
        QVERIFY(window.help()->isOpen() && work->editorsDock()->isHidden());
        QTest::keyClick(&window, Qt::Key_F1);
        QVERIFY(!work->editorsDock()->isHidden());
        QTest::keyClick(&window, Qt::Key_F1);
        work->closeStudio(); // the explanation comes back in its place
        QTRY_VERIFY(!window.help()->isOpen() && !work->editorsDock()->isHidden());
        window.resize(1920, 1080);
        QTRY_VERIFY(work->width() > 1800);
        work->openStudio(QStringLiteral("mask"));
        QTest::keyClick(&window, Qt::Key_F1);
        QVERIFY(window.help()->isOpen() && !work->editorsDock()->isHidden());
    }

    void theEquationIsShownInItsPlaceOnRequest()
    {
        openLesson(m_window);
        MainWindow& window = *m_window;
        QTest::keyClick(&window, Qt::Key_F1);
        window.workArea()->explainDock()->show();
        QTRY_VERIFY(!window.help()->isOpen());
        QVERIFY(!window.workArea()->explainDock()->isHidden());
    }

private:
    std::unique_ptr<MainWindow> m_window;
};

WINDOW_TEST(TestHelp)
#include "tst_help.moc"
