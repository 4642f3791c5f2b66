// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/keymap.h"

#include <QAction>
#include <QMenu>
#include <QMenuBar>
#include <QSettings>
#include <QUrl>

#include <algorithm>

namespace attn {

namespace {

constexpr const char* kept = "keepKeys"; // a property of the action

QList<QAction*> allActions(const QList<QAction*>& of)
{
    QList<QAction*> all;
    for (QAction* action : of)
        all += action->menu() ? allActions(action->menu()->actions()) : QList<QAction*>{action};
    return all;
}

// An action's preset keys name it: they are the same in every language and unique.
QString settingOf(const QList<QKeySequence>& preset)
{
    const QString keys = preset.front().toString(QKeySequence::PortableText);
    return QStringLiteral("keys/") + QString::fromLatin1(QUrl::toPercentEncoding(keys)); // some are a slash
}

// A letter, an arrow: what has the focus takes it.
bool isPlain(const QKeySequence& keys)
{
    const QKeyCombination combination = keys[0];
    const auto modifiers = combination.keyboardModifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier);
    const bool function = combination.key() >= Qt::Key_F1 && combination.key() <= Qt::Key_F35;
    return !modifiers && !function;
}

QString menuWords(const QAction& action) { return action.text().remove(QLatin1Char('&')); }
QString shown(const QKeySequence& keys) { return keys.toString(QKeySequence::NativeText); }

} // namespace

void keepKeys(QAction* action) { action->setProperty(kept, true); }

Keymap::Keymap(const QMenuBar* menus) : m_menus(menus)
{
    for (QAction* action : allActions(menus->actions())) {
        const QList<QKeySequence> preset = action->shortcuts();
        const bool known = std::ranges::any_of(
            m_entries, [&](const Entry& entry) { return !preset.isEmpty() && entry.preset.front() == preset.front(); });
        if (!preset.isEmpty() && !known && !action->property(kept).toBool() &&
            action->shortcutContext() == Qt::WindowShortcut)
            m_entries.push_back({action, preset});
    }
    const QSettings settings;
    for (const Entry& entry : m_entries)
        if (const QVariant chosen = settings.value(settingOf(entry.preset)); chosen.isValid())
            entry.action->setShortcut(QKeySequence::fromString(chosen.toString(), QKeySequence::PortableText));
    // If two actions share keys neither gets them: a newer version may have given some to another action.
    const QList<QAction*> all = allActions(menus->actions());
    for (const Entry& entry : m_entries)
        if (isChanged(entry.action) && std::ranges::any_of(all, [&](const QAction* other) {
                return other != entry.action && other->shortcuts().contains(entry.action->shortcut());
            }))
            entry.action->setShortcuts(entry.preset);
}

const Keymap::Entry* Keymap::find(const QAction* action) const
{
    const auto entry = std::ranges::find(m_entries, action, &Entry::action);
    return entry == m_entries.end() ? nullptr : &*entry;
}

bool Keymap::canChange(const QAction* action) const { return find(action) != nullptr; }

bool Keymap::isChanged(const QAction* action) const
{
    const Entry* entry = find(action);
    return entry && action->shortcuts() != entry->preset;
}

QKeySequence Keymap::preset(const QAction* action) const
{
    const Entry* entry = find(action);
    return entry ? entry->preset.front() : QKeySequence();
}

const QAction* Keymap::ownerOf(const QKeySequence& keys) const
{
    const QList<QAction*> all = allActions(m_menus->actions());
    const auto owner = std::ranges::find_if(all, [&](const QAction* each) { return each->shortcuts().contains(keys); });
    return owner == all.end() ? nullptr : *owner;
}

QString Keymap::change(const QAction* action, const QKeySequence& keys)
{
    const Entry* entry = find(action);
    if (!entry)
        return QObject::tr("This shortcut cannot be changed.");
    const QKeySequence wanted = keys.isEmpty() ? keys : QKeySequence(keys[0]);
    if (!wanted.isEmpty()) {
        if (isPlain(wanted))
            return QObject::tr("%1 alone goes to the focused control. Add Ctrl or Alt, or use a function key.")
                .arg(shown(wanted));
        if (const QAction* owner = ownerOf(wanted); owner && owner != action)
            return QObject::tr("%1 is already used for “%2”. Press different keys, or change that shortcut first.")
                .arg(shown(wanted), menuWords(*owner));
        for (const QAction* menu : m_menus->actions())
            if (QKeySequence::mnemonic(menu->text()) == wanted)
                return QObject::tr("%1 opens the “%2” menu. Press different keys.")
                    .arg(shown(wanted), menuWords(*menu));
    }
    const bool as_it_came = !wanted.isEmpty() && wanted == entry->preset.front();
    entry->action->setShortcuts(as_it_came ? entry->preset : QList<QKeySequence>{wanted});
    QSettings settings;
    if (as_it_came)
        settings.remove(settingOf(entry->preset));
    else
        settings.setValue(settingOf(entry->preset), wanted.toString(QKeySequence::PortableText));
    return {};
}

} // namespace attn
