// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/lesson.h"
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "ui/document/recentfiles.h"
#include "ui/start/lessoncard.h"
#include "ui/start/startbuttons.h"
#include "ui/start/startpage.h"
#include "ui/theme/colors.h"

#include <QApplication>
#include <QSet>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace attn;

class TestStartPage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        useTestSettings(QStringLiteral("startpage"));
        useTestLook();
        forgetFiles();
    }

    void everyLessonCanBeReached()
    {
        StartPage page;
        page.resize(1280, 664);
        page.show();
        const QStringList first = page.lessonIds();
        QCOMPARE(first.size(), 12 + 10 + static_cast<qsizetype>(stepLessons().size()));
        page.showAllLessons();
        const QStringList all = page.lessonIds();
        QCOMPARE(all.size(), static_cast<qsizetype>(lessons().size()));
        QCOMPARE(QSet<QString>(all.begin(), all.end()).size(), all.size());
        QVERIFY(sceneLessons().size() >= 38);
    }

    void badgesAreComputedNotPainted()
    {
        StartPage page;
        page.show();
        const auto verdict = [&](const char* id) { return page.card(QString::fromLatin1(id))->verdict().text; };
        QTRY_COMPARE_WITH_TIMEOUT(verdict("004.fused"), QStringLiteral("331 of 333 values match"), 20000);
        QCOMPARE(verdict("000.simple.softmax"), QStringLiteral("matches PyTorch"));
        QCOMPARE(verdict("000.causal.neg_inf"), QStringLiteral("matches PyTorch"));
        QCOMPARE(verdict("003.dropout.weights"), QStringLiteral("matches PyTorch"));
        QCOMPARE(verdict("001.shapes"), QStringLiteral("shapes only, no seed"));
    }

    void whoHasReadALessonGoesOnWithTheNext()
    {
        StartPage page;
        std::map<QString, LessonSteps> seen;
        page.setProgress([&](const QString& id) { return seen[id]; });
        QString opened;
        connect(&page, &StartPage::lessonChosen, this, [&](const QString& id) { opened = id; });
        const auto press = [&](const QString& words) {
            page.hide();
            page.show();
            for (auto* button : page.findChildren<QAbstractButton*>())
                if (button->text() == words)
                    button->click();
        };
        press(QStringLiteral("Start here"));
        QCOMPARE(opened, QStringLiteral("begin.1.weight"));
        seen[QStringLiteral("begin.1.weight")] = {8, 8, 8};
        seen[QStringLiteral("begin.2.qkv")] = {2, 2, 8};
        press(QStringLiteral("Continue: %1").arg(page.card(QStringLiteral("begin.2.qkv"))->text()));
        QCOMPARE(opened, QStringLiteral("begin.2.qkv"));
        QVERIFY(page.card(QStringLiteral("begin.1.weight"))->accessibleDescription().contains(QStringLiteral("All 8")));
        QVERIFY(page.card(opened)->accessibleDescription().contains(QStringLiteral("2 of 8 steps done")));
        seen[opened] = seen[QStringLiteral("begin.3.mask")] = {8, 5, 8}; // seen, and with questions that are open
        press(QStringLiteral("Continue: %1").arg(page.card(QStringLiteral("topic.1.scale"))->text()));
        QCOMPARE(opened, QStringLiteral("topic.1.scale"));
        QVERIFY(page.card(QStringLiteral("begin.3.mask"))
                    ->accessibleDescription()
                    .contains(QStringLiteral("5 of 8 steps done")));
        seen[QStringLiteral("begin.2.qkv")] = {2, 2, 8, 10};
        seen[QStringLiteral("topic.4.padding")] = {1, 0, 7, 20}; // the one that was open last
        seen[QStringLiteral("topic.5.rowsums")] = {7, 7, 7, 30}; // and is done
        press(QStringLiteral("Continue: %1").arg(page.card(QStringLiteral("topic.4.padding"))->text()));
        QCOMPARE(opened, QStringLiteral("topic.4.padding"));
        seen[QStringLiteral("begin.2.qkv")].written = 40;
        press(QStringLiteral("Continue: %1").arg(page.card(QStringLiteral("begin.2.qkv"))->text()));
        QCOMPARE(opened, QStringLiteral("begin.2.qkv"));
    }

    void arrowsChooseACardAndEnterOpensIt()
    {
        StartPage page;
        page.resize(1280, 664);
        page.show();
        QVERIFY(QTest::qWaitForWindowActive(&page));
        LessonCard* first = page.card(QStringLiteral("begin.1.weight"));
        QTRY_VERIFY(first->hasFocus());
        QTest::keyClick(first, Qt::Key_Right);
        LessonCard* second = page.card(QStringLiteral("begin.2.qkv"));
        QVERIFY(second->hasFocus());
        QTest::keyClick(second, Qt::Key_Down);
        LessonCard* below = page.card(QStringLiteral("topic.2.overflow"));
        QVERIFY(below->hasFocus());
        QSignalSpy spy(&page, &StartPage::lessonChosen);
        QTest::keyClick(below, Qt::Key_Return);
        QCOMPARE(spy.count(), 1);
        QCOMPARE(spy.first().first().toString(), QStringLiteral("topic.2.overflow"));
    }

    void missingRecentFilesAreGreyedAndCannotBeOpened()
    {
        QTemporaryDir folder;
        QFile there(folder.filePath(QStringLiteral("there.attn")));
        QVERIFY(there.open(QIODevice::WriteOnly));
        rememberFile(folder.filePath(QStringLiteral("gone.attn")), QStringLiteral("Gone"));
        rememberFile(there.fileName(), QStringLiteral("There"));
        StartPage page;
        page.show();
        const QList<RecentEntry*> entries = page.findChildren<RecentEntry*>();
        QCOMPARE(entries.size(), 2);
        QVERIFY(entries[0]->isEnabled());
        QVERIFY(!entries[1]->isEnabled());
        QVERIFY(entries[1]->accessibleName().contains(QStringLiteral("file not found")));
        QSignalSpy spy(&page, &StartPage::fileChosen);
        entries[0]->click();
        entries[1]->click();
        QCOMPARE(spy.count(), 1);
        QCOMPARE(spy.first().first().toString(), there.fileName());
        forgetFiles();
    }
};

WINDOW_TEST(TestStartPage)
#include "tst_startpage.moc"
