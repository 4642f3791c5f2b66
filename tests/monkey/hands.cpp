// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/monkey/hands.h"

#include "tests/monkey/diary.h"

#include <QApplication>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QLineEdit>
#include <QMouseEvent>
#include <QPointer>
#include <QTest>
#include <QWheelEvent>
#include <QWindow>

#include <utility>
#include <vector>

namespace attn {

namespace {

struct Target {
    QPointer<QWidget> widget;
    QPointer<QWindow> window;
    QPoint place; // in the window
};

// Whether what has the focus takes the key before it is a shortcut. A desktop's keys are asked about so; QTest asks the window
// (QTBUG-48577), and then two shortcuts with one key are both for it.
bool takenByFocus(const QPointer<QWindow>& window, int key, Qt::KeyboardModifiers modifiers, const QString& text)
{
    const QWidget* modal = QApplication::activeModalWidget(); // keeps keys from all others
    QWidget* popup = QApplication::activePopupWidget(); // takes the keys, and what has the focus is asked all the same
    if (!window || (!popup && modal && modal->windowHandle() != window))
        return false;
    QObject* focus = popup ? QGuiApplication::focusObject() : window->focusObject();
    if (!focus)
        return false;
    QKeyEvent asked(QEvent::ShortcutOverride, key, modifiers, text);
    asked.ignore();
    QCoreApplication::sendEvent(focus, &asked);
    if (!asked.isAccepted())
        return false;
    const QPointer<QObject> receiver = !popup ? focus : popup->focusWidget() ? popup->focusWidget() : popup;
    for (const QEvent::Type type : {QEvent::KeyPress, QEvent::KeyRelease})
        if (receiver) {
            QKeyEvent event(type, key, modifiers, text);
            QCoreApplication::sendEvent(receiver, &event);
        }
    return true;
}

// Each event by itself: any of them may close the window, and then nothing is left for the next. QTest's own clicks do not
// look, and Alt closes a menu.
void strike(const QPointer<QWindow>& window, int key, Qt::KeyboardModifiers modifiers, QString text = {})
{
    if (text.isEmpty() && key < 0x80 && !(modifiers & (Qt::ControlModifier | Qt::AltModifier)))
        text = modifiers & Qt::ShiftModifier ? QString(QChar(key)) : QString(QChar(key)).toLower();
    if (takenByFocus(window, key, modifiers, text))
        return;
    if (window)
        QTest::simulateEvent(window, true, key, modifiers, text, false);
    if (window)
        QTest::simulateEvent(window, false, key, modifiers, text, false);
}

void click(const Target& target, Qt::KeyboardModifiers modifiers)
{
    if (target.window)
        QTest::mousePress(target.window, Qt::LeftButton, modifiers, target.place);
    if (target.window)
        QTest::mouseRelease(target.window, Qt::LeftButton, modifiers, target.place);
}

QString nameOf(const QWidget* widget)
{
    return QString::fromLatin1(widget->metaObject()->className()) + QLatin1Char(' ') +
           (widget->objectName().isEmpty() ? widget->accessibleName() : widget->objectName());
}

// A point of a widget that is to be seen there, each of them as likely as the other, large or small.
Target anyPlace(QWidget* window, Dice& dice)
{
    std::vector<QWidget*> seen{window};
    for (QWidget* child : window->findChildren<QWidget*>())
        if (child->isVisible() && child->window() == window && !child->visibleRegion().isEmpty() &&
            !child->testAttribute(Qt::WA_TransparentForMouseEvents)) // what lies below it gets the press
            seen.push_back(child);
    QWidget* widget = dice.among(seen);
    const QRect part = widget->visibleRegion().boundingRect();
    const QPoint inside = part.topLeft() + QPoint(dice.below(part.width()), dice.below(part.height()));
    return {widget, window->windowHandle(), widget->mapTo(window, inside)};
}

Qt::KeyboardModifiers anyModifiers(Dice& dice)
{
    Qt::KeyboardModifiers modifiers;
    if (dice.oneIn(6))
        modifiers |= Qt::ShiftModifier;
    if (dice.oneIn(8))
        modifiers |= Qt::ControlModifier;
    if (dice.oneIn(12))
        modifiers |= Qt::AltModifier;
    return modifiers;
}

void drag(const Target& from, const QPoint& to, Qt::KeyboardModifiers modifiers)
{
    QTest::mousePress(from.window, Qt::LeftButton, modifiers, from.place);
    for (int i = 1; i <= 5 && from.window; ++i)
        QTest::mouseMove(from.window, from.place + (to - from.place) * i / 5);
    if (from.window)
        QTest::mouseRelease(from.window, Qt::LeftButton, modifiers, to);
}

} // namespace

QWidget* windowForInput(Dice& dice)
{
    for (QWidget* first : {QApplication::activePopupWidget(), QApplication::activeModalWidget()})
        if (first && first->windowHandle())
            return first;
    std::vector<QWidget*> seen;
    for (QWidget* each : QApplication::topLevelWidgets())
        if (each->isVisible() && each->windowHandle() && !(each->windowFlags() & Qt::ToolTip & ~Qt::Window))
            seen.push_back(each);
    if (seen.empty())
        return nullptr;
    QWidget* active = QApplication::activeWindow();
    return active && active->windowHandle() && !dice.oneIn(4) ? active : dice.among(seen);
}

bool mayType()
{
    QWidget* focus = QApplication::focusWidget();
    const auto* box = qobject_cast<QComboBox*>(focus);
    const auto* field = box ? box->lineEdit() : qobject_cast<QLineEdit*>(focus);
    return !field || !field->text().contains(QLatin1Char('/'));
}

void pressKeys(QWidget* window, const QKeySequence& keys)
{
    Diary::open().note(QStringLiteral("keys ") + keys.toString());
    // A desktop gives keys to the window that is active, and so shortcuts look there.
    QWindow* active = QApplication::activePopupWidget() || QApplication::activeModalWidget()
                          ? nullptr
                          : QGuiApplication::focusWindow();
    const QPointer<QWindow> to = active ? active : window->windowHandle();
    for (int i = 0; i < keys.count(); ++i)
        strike(to, keys[uint(i)].key(), keys[uint(i)].keyboardModifiers());
}

void pressRandomKey(QWidget* window, Dice& dice)
{
    static const int often[] = {Qt::Key_Left,      Qt::Key_Right, Qt::Key_Up,     Qt::Key_Down,     Qt::Key_Tab,
                                Qt::Key_Backtab,   Qt::Key_Tab,   Qt::Key_Return, Qt::Key_Escape,   Qt::Key_Space,
                                Qt::Key_Home,      Qt::Key_End,   Qt::Key_PageUp, Qt::Key_PageDown, Qt::Key_Delete,
                                Qt::Key_Backspace, Qt::Key_Menu};
    int key = dice.among(often);
    if (dice.oneIn(3))
        key = dice.oneIn(2) ? Qt::Key_A + dice.below(26) : Qt::Key_0 + dice.below(10);
    else if (dice.oneIn(8))
        key = Qt::Key_F1 + dice.below(12);
    Qt::KeyboardModifiers modifiers = anyModifiers(dice);
    if (key == Qt::Key_Q && modifiers & Qt::ControlModifier) // quits
        key = Qt::Key_P;
    if (!mayType() && key != Qt::Key_Tab && key != Qt::Key_Backtab && key != Qt::Key_Escape)
        key = Qt::Key_Tab;
    const QKeySequence keys(QKeyCombination(modifiers, Qt::Key(key)));
    pressKeys(window, keys);
}

void typeText(QWidget* window, Dice& dice)
{
    const QString text = dice.text();
    if (!mayType() || !window->windowHandle())
        return;
    Diary::open().note(QStringLiteral("text ") + text);
    const QPointer<QWindow> to = window->windowHandle();
    if (dice.oneIn(2))
        strike(to, Qt::Key_A, Qt::ControlModifier);
    for (const QChar letter : text)
        strike(to, letter.toUpper().unicode(), {}, letter);
    if (!dice.oneIn(3))
        strike(to, Qt::Key_Return, {});
}

void useMouse(QWidget* window, Dice& dice)
{
    const Target target = anyPlace(window, dice);
    const Qt::KeyboardModifiers modifiers = anyModifiers(dice);
    const QString where = nameOf(target.widget);
    const int kind = dice.below(20);
    if (kind < 10) {
        Diary::open().note(QStringLiteral("click on ") + where);
        click(target, modifiers);
    } else if (kind < 12) {
        Diary::open().note(QStringLiteral("double click on ") + where);
        click(target, modifiers);
        if (target.window && target.widget && target.widget->isVisible()) { // QTest keeps its clicks apart in time
            QMouseEvent event(QEvent::MouseButtonDblClick, target.widget->mapFrom(window, target.place),
                              target.window->mapToGlobal(target.place), Qt::LeftButton, Qt::LeftButton, modifiers);
            QApplication::sendEvent(target.widget, &event);
        }
        if (target.window)
            QTest::mouseRelease(target.window, Qt::LeftButton, modifiers, target.place);
    } else if (kind < 15) {
        const QPoint to(dice.below(window->width()), dice.below(window->height()));
        Diary::open().note(QStringLiteral("drag from ") + where);
        drag(target, dice.oneIn(2) ? to : target.place + QPoint(dice.below(81) - 40, dice.below(81) - 40), modifiers);
    } else if (kind < 17) {
        Diary::open().note(QStringLiteral("context menu of ") + where);
        const QPoint own = target.widget->mapFrom(window, target.place);
        QContextMenuEvent event(QContextMenuEvent::Mouse, own, target.widget->mapToGlobal(own), modifiers);
        QApplication::sendEvent(target.widget, &event);
    } else {
        Diary::open().note(QStringLiteral("mouse to ") + where);
        QTest::mouseMove(target.window, target.place);
    }
}

void turnWheel(QWidget* window, Dice& dice)
{
    const Target target = anyPlace(window, dice);
    Diary::open().note(QStringLiteral("wheel on ") + nameOf(target.widget));
    const QPoint turn(dice.oneIn(4) ? 120 * (dice.below(5) - 2) : 0, 120 * (dice.below(5) - 2));
    const QPoint own = target.widget->mapFrom(window, target.place);
    QWheelEvent event(own, target.widget->mapToGlobal(own), {}, turn, Qt::NoButton, anyModifiers(dice),
                      Qt::NoScrollPhase, false);
    QApplication::sendEvent(target.widget, &event);
}

} // namespace attn
