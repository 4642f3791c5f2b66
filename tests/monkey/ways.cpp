// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/monkey/ways.h"

#include "core/io/scene/scenefile.h"
#include "core/lessons/lesson.h"
#include "core/model/modelorigin.h"
#include "tests/monkey/diary.h"
#include "tests/monkey/hands.h"
#include "tests/ui/support/sizedscenes.h"
#include "ui/document/document.h"
#include "ui/document/scenefiles.h"
#include "ui/document/selection.h"
#include "ui/present/presenter.h"
#include "ui/window/mainwindow.h"
#include "ui/window/modelroom.h"
#include "ui/window/studios.h"
#include "ui/window/workarea.h"

#include <QAction>
#include <QApplication>
#include <QFile>
#include <QMenu>
#include <QMenuBar>
#include <QUndoStack>

#include <vector>

namespace attn {

namespace {

void collect(const QList<QAction*>& actions, std::vector<QAction*>& found)
{
    for (QAction* action : actions)
        if (action->menu())
            collect(action->menu()->actions(), found);
        else if (action->isEnabled() && action->isVisible() && !action->isSeparator() &&
                 action->menuRole() != QAction::QuitRole)
            found.push_back(action);
}

QString openAny(MainWindow& window, Dice& dice)
{
    const int kind = dice.below(8);
    if (kind == 0) {
        window.models()->open(QString::fromLatin1(tiny_model));
        return {};
    }
    const auto entries = kind < 4 ? sceneLessons() : stepLessons();
    const std::string_view id = dice.among(entries).id;
    return QString::fromUtf8(id.data(), qsizetype(id.size()));
}

} // namespace

void triggerAction(MainWindow& window, Dice& dice, bool byKeys)
{
    if (QApplication::activeModalWidget()) // it keeps the menus from a hand
        return;
    std::vector<QAction*> actions;
    collect(window.menuBar()->actions(), actions);
    if (byKeys)
        std::erase_if(actions, [](const QAction* action) { return action->shortcut().isEmpty(); });
    if (actions.empty())
        return;
    QAction* action = dice.among(actions);
    if (byKeys && mayType())
        return pressKeys(&window, action->shortcut());
    Diary::open().note(QStringLiteral("action ") + action->text());
    action->trigger();
}

void undoOrRedo(MainWindow& window, Dice& dice)
{
    if (!QApplication::activeModalWidget())
        pressKeys(&window, dice.oneIn(3) ? QKeySequence(QStringLiteral("Ctrl+Shift+Z"))
                                         : QKeySequence(QStringLiteral("Ctrl+Z")));
}

void openSomething(MainWindow& window, Dice& dice)
{
    if (QApplication::activeModalWidget() || QApplication::activePopupWidget())
        return;
    Diary::open().note(QStringLiteral("open"));
    const QString id = openAny(window, dice);
    if (id.isEmpty())
        return;
    Diary::open().note(QStringLiteral("open ") + id);
    if (window.files()->openLesson(id))
        window.showWork();
}

void openSized(MainWindow& window, Dice& dice)
{
    if (QApplication::activeModalWidget() || QApplication::activePopupWidget())
        return;
    static const std::int64_t lengths[] = {1, 2, 5, 9, 33, 128}, heads[] = {1, 2, 4};
    const std::int64_t tokens = dice.among(lengths), keys = dice.among(lengths), of = dice.among(heads);
    const bool memory = dice.oneIn(2);
    Diary::open().note(
        QStringLiteral("open %1 tokens, %2 keys, %3 heads").arg(tokens).arg(memory ? keys : tokens).arg(of));
    const Scene scene = memory ? memoryScene(tokens, keys, of) : everyStudioScene(tokens, of);
    QFile file(QStringLiteral("%1-%2-%3.attn").arg(tokens).arg(memory ? keys : 0).arg(of)); // in the folder of the run
    if (!file.open(QIODevice::WriteOnly) || file.write(QByteArray::fromStdString(writeScene(scene))) < 0)
        return Diary::open().fault(QStringLiteral("the scene could not be written: ") + file.errorString());
    file.close();
    window.files()->openArgument(file.fileName());
    window.showWork();
}

void openStudio(MainWindow& window, Dice& dice)
{
    if (QApplication::activeModalWidget() || window.showsStartPage() || window.showsModel())
        return;
    const std::vector<StudioKind> kinds = studioKinds();
    const QString id = dice.among(kinds).info.id;
    Diary::open().note(QStringLiteral("studio ") + id);
    window.workArea()->openStudio(id);
}

void resizeWindow(MainWindow& window, Dice& dice)
{
    const QSize size =
        dice.oneIn(3) ? QSize(420, 300 + dice.below(300)) : QSize(640 + dice.below(900), 420 + dice.below(600));
    Diary::open().note(QStringLiteral("size %1 × %2").arg(size.width()).arg(size.height()));
    window.resize(size);
}

void chooseLast(MainWindow& window)
{
    constexpr int beyond = 1 << 20; // the window brings it inside
    if (!window.computed() || window.showsModel())
        return;
    Diary::open().note(QStringLiteral("last cell"));
    window.selection()->setHead(int(window.computed()->realized->plan.dims.H) - 1);
    window.selection()->setChosen(Cell{beyond, beyond});
}

void presentOrEnd(MainWindow& window, Dice& dice)
{
    if (QApplication::activeModalWidget() || QApplication::activePopupWidget())
        return;
    Diary::open().note(QStringLiteral("present"));
    if (!window.presenter())
        window.present();
    else if (dice.oneIn(3))
        window.presenter()->close();
}

void actOnce(MainWindow& window, Dice& dice)
{
    if (!QApplication::activeWindow()) // as the desktop does when a dialog closes
        window.activateWindow();
    const int kind = dice.below(100);
    if (kind < 3)
        return openSomething(window, dice);
    if (kind < 6)
        return openSized(window, dice);
    if (kind < 9)
        return openStudio(window, dice);
    if (kind < 10)
        return resizeWindow(window, dice);
    if (kind < 12)
        return chooseLast(window);
    if (kind < 13)
        return presentOrEnd(window, dice);
    if (kind < 17)
        return undoOrRedo(window, dice);
    if (kind < 27)
        return triggerAction(window, dice, kind < 21);
    QWidget* target = windowForInput(dice);
    if (!target)
        return;
    if (target->windowType() == Qt::Popup && dice.oneIn(8)) // else it stays there for long
        return pressKeys(target, QKeySequence(Qt::Key_Escape));
    if (kind < 50)
        pressRandomKey(target, dice);
    else if (kind < 57)
        typeText(target, dice);
    else if (kind < 62)
        turnWheel(target, dice);
    else
        useMouse(target, dice);
}

} // namespace attn
