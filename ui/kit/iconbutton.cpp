// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/iconbutton.h"

#include "ui/theme/icons.h"

#include <QAction>

namespace attn {

namespace {

// A menu may say more shortly what the button has to say alone.
QString plainActionText(const QAction& action)
{
    QString text = action.iconText();
    return text.remove(QLatin1Char('&')).remove(QStringLiteral("…"));
}

} // namespace

QString withShortcut(const QString& text, const QKeySequence& keys)
{
    return keys.isEmpty() ? text : QStringLiteral("%1 (%2)").arg(text, keys.toString(QKeySequence::NativeText));
}

IconButton::IconButton(const QString& iconName, const QString& text, bool framed, QWidget* parent) : QToolButton(parent)
{
    setUp(framed);
    setIcon(attn::icon(iconName));
    setDescription(text);
}

IconButton::IconButton(QAction* action, bool framed, QWidget* parent) : QToolButton(parent)
{
    setUp(framed);
    setDefaultAction(action);
    // The action's own tooltip lacks the shortcut, and setDefaultAction copies it again on every change.
    const auto describe = [this, action] { setDescription(plainActionText(*action), action->shortcut()); };
    connect(action, &QAction::changed, this, describe);
    describe();
}

void IconButton::setDescription(const QString& text, const QKeySequence& keys)
{
    setAccessibleName(text);
    setToolTip(withShortcut(text, keys));
}

void IconButton::setUp(bool framed)
{
    setToolButtonStyle(Qt::ToolButtonIconOnly);
    setAutoRaise(!framed);
    setFocusPolicy(Qt::TabFocus);
}

} // namespace attn
