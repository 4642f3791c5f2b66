// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/fieldkeys.h"

#include "ui/kit/windowhistory.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QDialog>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMainWindow>
#include <QMenuBar>
#include <QMimeData>
#include <QMouseEvent>
#include <QPlainTextEdit>
#include <QPushButton>

namespace attn {

namespace {

bool nothingToPaste(QClipboard::Mode mode)
{
    const QMimeData* data = QApplication::clipboard()->mimeData(mode);
    return !data || data->formats().isEmpty();
}

bool isRedo(const QKeyEvent& key)
{
    return key.matches(QKeySequence::Redo) || (key.key() == Qt::Key_Y && key.modifiers() == Qt::ControlModifier);
}

// A line edit takes undo and redo for its typing, even if there is none, and Ctrl+E for its end.
bool belongsToWindow(const QLineEdit& line, const QKeyEvent& key)
{
    const bool leaves = leavesUndoToWindow(line);
    if (key.matches(QKeySequence::Undo))
        return leaves || !line.isUndoAvailable();
    if (isRedo(key))
        return leaves || !line.isRedoAvailable();
    return key.key() == Qt::Key_E && key.modifiers() == Qt::ControlModifier;
}

// A text without a history of its own.
bool belongsToWindow(const QPlainTextEdit& text, const QKeyEvent& key)
{
    return !text.isUndoRedoEnabled() && (key.matches(QKeySequence::Undo) || isRedo(key));
}

// Enter presses the button that has the focus, which Qt does in dialogs alone.
bool pressesButton(const QObject* watched, const QKeyEvent& key)
{
    const auto* button = qobject_cast<const QPushButton*>(watched);
    const bool enter = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
    return button && enter && !key.isAutoRepeat() && !qobject_cast<const QDialog*>(button->window());
}

// Qt opens the focused widget's menu only by the Menu key, which many keyboards lack.
bool asksForMenu(const QKeyEvent& key) { return key.key() == Qt::Key_F10 && key.modifiers() == Qt::ShiftModifier; }

// F10 opens the first menu, as everywhere.
bool opensMenuBar(const QObject* watched, const QKeyEvent& key)
{
    const auto* widget = qobject_cast<const QWidget*>(watched);
    const auto* window = widget ? qobject_cast<const QMainWindow*>(widget->window()) : nullptr;
    if (!window || key.key() != Qt::Key_F10 || key.modifiers() || key.isAutoRepeat())
        return false;
    QMenuBar* bar = window->menuBar();
    if (!bar->isVisible() || bar->actions().isEmpty())
        return false;
    bar->setActiveAction(bar->actions().front());
    return true;
}

} // namespace

bool FieldKeys::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress && opensMenuBar(watched, *static_cast<QKeyEvent*>(event)))
        return true;
    if (event->type() == QEvent::KeyPress && asksForMenu(*static_cast<QKeyEvent*>(event)))
        if (auto* widget = qobject_cast<QWidget*>(watched)) {
            const QPoint place = widget->inputMethodQuery(Qt::ImCursorRectangle).toRect().center(); // as Qt has it
            QContextMenuEvent menu(QContextMenuEvent::Keyboard, place, widget->mapToGlobal(place));
            QApplication::sendEvent(widget, &menu);
            return true;
        }
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* line = qobject_cast<QLineEdit*>(watched);
        const auto* text = qobject_cast<QPlainTextEdit*>(watched);
        const auto& key = *static_cast<QKeyEvent*>(event);
        const bool plain = !(key.modifiers() & ~Qt::KeypadModifier);
        if (line && plain &&
            (key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter)) { // not those of the map around it
            event->accept();
            return true;
        }
        if ((line && belongsToWindow(*line, key)) || (text && belongsToWindow(*text, key))) {
            event->ignore();
            return true;
        }
    }
    if (event->type() == QEvent::KeyPress && pressesButton(watched, *static_cast<QKeyEvent*>(event))) {
        static_cast<QPushButton*>(watched)->click();
        return true;
    }
    if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->matches(QKeySequence::Paste))
        return nothingToPaste(QClipboard::Clipboard);
    if (event->type() == QEvent::MouseButtonRelease && static_cast<QMouseEvent*>(event)->button() == Qt::MiddleButton &&
        QApplication::clipboard()->supportsSelection())
        return nothingToPaste(QClipboard::Selection);
    return QObject::eventFilter(watched, event);
}

} // namespace attn
