// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/monkey/ways.h"

#include "core/lessons/lesson.h"
#include "core/model/modelorigin.h"
#include "tests/monkey/diary.h"
#include "tests/monkey/hands.h"
#include "ui/document/document.h"
#include "ui/document/scenefiles.h"
#include "ui/window/mainwindow.h"
#include "ui/window/modelroom.h"
#include "ui/window/studios.h"
#include "ui/window/workarea.h"

#include <QAction>
#include <QApplication>
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
    const QSize size(640 + dice.below(900), 420 + dice.below(600));
    Diary::open().note(QStringLiteral("size %1 × %2").arg(size.width()).arg(size.height()));
    window.resize(size);
}

void actOnce(MainWindow& window, Dice& dice)
{
    if (!QApplication::activeWindow()) // as the desktop does when a dialog closes
        window.activateWindow();
    const int kind = dice.below(100);
    if (kind < 3)
        return openSomething(window, dice);
    if (kind < 5)
        return openStudio(window, dice);
    if (kind < 6)
        return resizeWindow(window, dice);
    if (kind < 10)
        return undoOrRedo(window, dice);
    if (kind < 20)
        return triggerAction(window, dice, kind < 14);
    QWidget* target = windowForInput(dice);
    if (!target)
        return;
    if (target->windowType() == Qt::Popup && dice.oneIn(8)) // else it stays there for long
        return pressKeys(target, QKeySequence(Qt::Key_Escape));
    if (kind < 46)
        pressRandomKey(target, dice);
    else if (kind < 54)
        typeText(target, dice);
    else if (kind < 60)
        turnWheel(target, dice);
    else
        useMouse(target, dice);
}

} // namespace attn
