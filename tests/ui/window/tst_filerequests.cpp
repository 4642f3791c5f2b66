// SPDX-License-Identifier: GPL-3.0-or-later
// A double-clicked file on a Mac: an event, which may come before the window.
#include "core/io/scene/scenefile.h"
#include "tests/ui/support/lessonwindow.h"
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "ui/document/newscene.h"
#include "ui/window/filerequests.h"

#include <QApplication>
#include <QDialog>
#include <QFile>
#include <QFileOpenEvent>
#include <QTemporaryDir>

using namespace attn;

class TestFileRequests : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        useTestSettings(QStringLiteral("filerequests"));
        useTestLook();
    }

    void filesThatTheDesktopAsksForAreOpened()
    {
        FileRequests requests;
        ask(QStringLiteral("early.attn"));
        std::unique_ptr<MainWindow> window;
        openLesson(window);
        requests.openBy([&window](const QString& path) { window->openAsked(path); });
        QTRY_COMPARE(window->windowTitle(), QStringLiteral("early.attn[*] — AttnScope"));
        ask(QStringLiteral("late.attn"));
        QTRY_COMPARE(window->windowTitle(), QStringLiteral("late.attn[*] — AttnScope"));
        QDialog dialog;
        dialog.setModal(true);
        dialog.show();
        ask(QStringLiteral("waiting.attn"));
        QTest::qWait(300);
        QCOMPARE(window->windowTitle(), QStringLiteral("late.attn[*] — AttnScope"));
        dialog.close();
        QTRY_COMPARE(window->windowTitle(), QStringLiteral("waiting.attn[*] — AttnScope"));
        closeWindow(window);
    }

private:
    void ask(const QString& name)
    {
        const QString path = m_folder.filePath(name);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(writeScene(newScene())));
        file.close();
        QFileOpenEvent event(path);
        QCoreApplication::sendEvent(qApp, &event);
    }

    QTemporaryDir m_folder;
};

WINDOW_TEST(TestFileRequests)
#include "tst_filerequests.moc"
