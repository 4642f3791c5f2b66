// SPDX-License-Identifier: GPL-3.0-or-later
// A monkey at the window: random input on everything there is. Nothing may crash, no warning may come, no event may make the
// window deaf, there is always a way back, and the document can always be saved and read again.
// ATTNSCOPE_MONKEY_SEED and ATTNSCOPE_MONKEY_EVENTS choose another run.
#include "core/io/scene/scenefile.h"
#include "core/model/modelscene.h"
#include "tests/monkey/diary.h"
#include "tests/monkey/hands.h"
#include "tests/monkey/keeper.h"
#include "tests/monkey/patientapplication.h"
#include "tests/monkey/ways.h"
#include "tests/ui/support/lessonwindow.h"
#include "tests/ui/support/testlook.h"
#include "ui/document/scenefiles.h"

#include <QAction>
#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace attn;

namespace {

constexpr int burst = 500;

QString savedAndReadAgain(const Document& document)
{
    const Scene scene = document.sceneWithView();
    const std::string text = writeScene(scene);
    const auto again = parseScene(text, [](Scene& named) { return fillFromModel(named); });
    if (!again)
        return QStringLiteral("the document cannot be read again: ") + QString::fromStdString(again.error().message);
    // As text: nan is not equal to itself.
    return writeScene(*again) == text ? QString() : QStringLiteral("the document is another one when it is read again");
}

} // namespace

class TestMonkey : public QObject {
    Q_OBJECT

    void act(int number)
    {
        Diary::open().beginEvent(number);
        Dice dice(Diary::open().seed(), number);
        actOnce(*m_window, dice);
        QCoreApplication::processEvents();
        if (number % 50 == 0)
            QTest::qWait(20); // for what is computed
        Diary::open().endEvent();
        if (!m_window->isVisible())
            Diary::open().fault(QStringLiteral("the window is gone"));
    }

    // As a person finds back: Esc, and Alt+Home. Then a lesson, and its picture.
    void leadBack()
    {
        Diary::open().beginEvent(Diary::open().event()); // dialogs that ask are answered
        for (int i = 0; i < 20; ++i) {
            QWidget* open = QApplication::activePopupWidget();
            if (!open)
                open = QApplication::activeModalWidget();
            if (!open)
                open = QApplication::activeWindow();
            pressKeys(open && open->windowHandle() ? open : m_window.get(), QKeySequence(Qt::Key_Escape));
            QCoreApplication::processEvents();
        }
        QVERIFY2(!QApplication::activeModalWidget(), qPrintable(Diary::open().place()));
        m_window->activateWindow(); // as the desktop does when a dialog closes
        QCoreApplication::processEvents();
        auto* home = m_window->findChild<QAction*>(QStringLiteral("startPage"));
        if (m_window->showsStartPage()) // there it leads to the work
            Diary::open().note(QStringLiteral("on the start page"));
        else if (const QKeySequence keys(QStringLiteral("Alt+Home")); home->shortcut() == keys)
            pressKeys(m_window.get(), keys);
        else // it was given other keys, which may mean something where the focus is
            home->trigger();
        Diary::open().endEvent();
        QTRY_VERIFY2(m_window->showsStartPage(), qPrintable(Diary::open().place()));
        m_window->document()->undoStack()->setClean();
        Diary::open().note(QStringLiteral("way back"));
        Diary::open().beginEvent(Diary::open().event());
        bool opened = false; // a question may be answered by staying: a lesson that is written is not given up
        for (int attempt = 0; attempt < 20 && !opened; ++attempt)
            opened = m_window->files()->openLesson(QStringLiteral("000.causal.neg_inf"));
        Diary::open().endEvent();
        QVERIFY2(opened, qPrintable(Diary::open().place()));
        m_window->showWork();
        QTRY_VERIFY2_WITH_TIMEOUT(m_window->computed() &&
                                      m_window->computed()->scene == m_window->document()->scene() &&
                                      m_window->workArea()->centre()->page()->focusData(),
                                  qPrintable(Diary::open().place()), 120000);
    }

private Q_SLOTS:
    void initTestCase()
    {
        useTestLook();
        useTestSettings(QStringLiteral("tst_monkey"));
        Diary::open().listen();
    }
    void init()
    {
        openLesson(m_window);
        for (QAction* action : m_window->findChildren<QAction*>())
            if (action->menuRole() == QAction::QuitRole || action->text() == QLatin1String("&Close"))
                action->setEnabled(false);
        m_window->keepJournal(QDir::home().filePath(QStringLiteral("journal")));
    }
    void cleanup() { closeWindow(m_window); }

    void anythingGoes_data()
    {
        QTest::addColumn<int>("seed");
        QTest::addColumn<int>("events");
        const int events = qEnvironmentVariable("ATTNSCOPE_MONKEY_EVENTS", QStringLiteral("5000")).toInt();
        if (qEnvironmentVariableIsSet("ATTNSCOPE_MONKEY_SEED"))
            QTest::newRow("chosen") << qEnvironmentVariableIntValue("ATTNSCOPE_MONKEY_SEED") << events;
        else
            for (int seed = 1; seed <= 4; ++seed)
                QTest::addRow("seed %d", seed) << seed << events;
    }
    void anythingGoes()
    {
        QFETCH(const int, seed);
        QFETCH(const int, events);
        Diary& diary = Diary::open();
        diary.beginRun(std::uint32_t(seed));
        for (int number = 1; number <= events; ++number) {
            act(number);
            QVERIFY2(!diary.hasFaults(), qPrintable(diary.faults()));
            if (number % burst && number != events)
                continue;
            const QString fault = savedAndReadAgain(*m_window->document());
            QVERIFY2(fault.isEmpty(), qPrintable(diary.place() + QStringLiteral(": ") + fault));
            leadBack();
            if (QTest::currentTestFailed())
                return;
            QVERIFY2(!diary.hasFaults(), qPrintable(diary.faults()));
            qInfo("%d events", number); // with the time before it: where a run that takes too long has come to
        }
    }

private:
    std::unique_ptr<MainWindow> m_window;
};

int main(int argc, char** argv)
{
    // Nothing is written outside this folder, whatever is pressed.
    const QTemporaryDir folder(QDir::tempPath() + QStringLiteral("/attnscope-monkey-XXXXXX"));
    const QString home = folder.filePath(QStringLiteral("home")), files = folder.filePath(QStringLiteral("files"));
    if (!folder.isValid() || !QDir().mkpath(home) || !QDir().mkpath(files) || !QDir::setCurrent(files))
        return 1;
    for (const char* place : {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"})
        qputenv(place, QFile::encodeName(home));
    qputenv("QTEST_FUNCTION_TIMEOUT", "7200000"); // ms
    PatientApplication application(argc, argv);
    Keeper keeper(files);
    TestMonkey test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_monkey.moc"
