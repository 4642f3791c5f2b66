// SPDX-License-Identifier: GPL-3.0-or-later
// The user's own keys for menu actions, replacing the preset ones; kept in the settings, valid in every language.
#pragma once

#include <QKeySequence>
#include <QList>
#include <QString>

#include <vector>

class QAction;
class QMenuBar;

namespace attn {

// For an action whose keys the window itself changes, or that shares them: they cannot be changed.
void keepKeys(QAction* action);

class Keymap {
public:
    // Records the preset keys of all menu actions, and applies those chosen before.
    explicit Keymap(const QMenuBar* menus);

    // Whether the keys of this action can be chosen: those of the whole window that have keys, and of each its own.
    bool canChange(const QAction* action) const;
    bool isChanged(const QAction* action) const;
    // Gives the first of `keys` to this action only; empty keys remove its own. Returns a sentence on why it cannot
    // have them, with nothing changed; empty on success.
    QString change(const QAction* action, const QKeySequence& keys);
    QKeySequence preset(const QAction* action) const; // preset keys; empty if canChange() says no
    // The action of the menus that these keys belong to; null: none.
    const QAction* ownerOf(const QKeySequence& keys) const;

private:
    struct Entry {
        QAction* action;
        QList<QKeySequence> preset;
    };
    const Entry* find(const QAction* action) const;

    const QMenuBar* m_menus;
    std::vector<Entry> m_entries;
};

} // namespace attn
