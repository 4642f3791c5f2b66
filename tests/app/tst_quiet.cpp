// SPDX-License-Identifier: GPL-3.0-or-later
// Everything that the window's menus lead to is gone through, in several lessons: nothing is written on stderr by it.
#include "core/lessons/lesson.h"
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "ui/theme/colors.h"
#include "ui/window/mainwindow.h"
#include "ui/window/workarea.h"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QMenu>
#include <QMenuBar>
#include <QPointer>
#include <QSettings>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>

using namespace attn;

namespace {

QStringList printed;
QtMessageHandler usual = nullptr;

void note(QtMsgType type, const QMessageLogContext& context, const QString& message)
{
    if (type == QtFatalMsg)
        return usual(type, context, message);
    // What a platform without a display complains of is not printed by the program either.
    if (!message.startsWith(QLatin1String("This plugin does not support")))
        printed << message;
}

// Of all menus but those that open other scenes or leave: they are gone through lesson by lesson.
void collect(const QList<QAction*>& actions, std::vector<QPointer<QAction>>& found)
{
    for (QAction* action : actions) {
        const QString text = QString(action->text()).remove(QLatin1Char('&'));
        if (action->isSeparator() || text == QLatin1String("Quit") || text == QLatin1String("Learn"))
            continue;
        if (action->menu())
            collect(action->menu()->actions(), found);
        else
            found.emplace_back(action);
    }
}

} // namespace

class TestQuiet : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        useTestSettings(QStringLiteral("tst_quiet"));
        QSettings().clear();
        QApplication::setQuitOnLastWindowClosed(false);
        useTestLook();
        usual = qInstallMessageHandler(note);
    }

    void cleanupTestCase() { qInstallMessageHandler(usual); }

    void everyActionIsTakenWithoutAWord_data()
    {
        QTest::addColumn<QString>("lesson");
        for (const char* id : {"000.causal.neg_inf", "003.mha", "003.dropout.weights", "000.heads_list"})
            QTest::newRow(id) << QString::fromLatin1(id);
    }

    void everyActionIsTakenWithoutAWord()
    {
        QFETCH(QString, lesson);
        printed.clear();
        auto window = std::make_unique<MainWindow>();
        window->openAtStart(lesson);
        window->resize(1280, 692);
        window->show();
        QVERIFY(QTest::qWaitForWindowExposed(window.get()));
        window->complete();
        QTest::qWait(100);
        std::vector<QPointer<QAction>> actions;
        collect(window->menuBar()->actions(), actions);
        QVERIFY(actions.size() > 80);
        // Whatever a dialog asks is answered with Escape.
        QTimer answer;
        connect(&answer, &QTimer::timeout, this, [] {
            if (QWidget* over = QApplication::activePopupWidget())
                over->close();
            else if (auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget()))
                dialog->reject();
        });
        answer.start(20);
        for (const QPointer<QAction>& action : actions) {
            if (!action || !action->isEnabled())
                continue;
            const QString name = action->text();
            action->trigger();
            QTest::qWait(25);
            QVERIFY2(printed.isEmpty(), qPrintable(name + QStringLiteral(": ") + printed.join(QStringLiteral("; "))));
            for (QWidget* widget : QApplication::topLevelWidgets())
                if (auto* dialog = qobject_cast<QDialog*>(widget); dialog && dialog->isVisible())
                    dialog->close();
            if (window->showsStartPage()) {
                window->openAtStart(lesson);
                QTest::qWait(25);
            }
            window->show();
        }
        QTest::qWait(100);
        window.reset();
        QVERIFY2(printed.isEmpty(), qPrintable(printed.join(QStringLiteral("; "))));
    }

    void everyStudioIsWorkedInWithoutAWord_data()
    {
        QTest::addColumn<QString>("lesson");
        for (const LessonEntry& lesson : sceneLessons())
            QTest::newRow(std::string(lesson.id).c_str())
                << QString::fromUtf8(lesson.id.data(), qsizetype(lesson.id.size()));
    }

    void everyStudioIsWorkedInWithoutAWord()
    {
        QFETCH(QString, lesson);
        printed.clear();
        MainWindow window;
        window.openAtStart(lesson);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        window.complete();
        for (const char* studio : {"", "mask", "softmax", "dropout", "compare", "reshape"}) {
            window.workArea()->openStudio(QString::fromLatin1(studio));
            for (const QSize size : {QSize(1280, 692), QSize(900, 560), QSize(1900, 1000)}) {
                window.resize(size);
                QTest::qWait(15);
            }
            for (const Qt::Key key :
                 {Qt::Key_Tab, Qt::Key_Right, Qt::Key_Down, Qt::Key_Up, Qt::Key_Space, Qt::Key_Left})
                if (QWidget* focus = QApplication::focusWidget())
                    QTest::keyClick(focus, key, Qt::NoModifier, 1);
            window.selection()->setChosen(Cell{1, 1});
            window.selection()->setHovered(Cell{0, 0});
            QTest::qWait(10);
            QVERIFY2(printed.isEmpty(), qPrintable(QString::fromLatin1(studio) + QStringLiteral(": ") +
                                                   printed.join(QStringLiteral("; "))));
        }
    }
};

WINDOW_TEST(TestQuiet)
#include "tst_quiet.moc"
