// SPDX-License-Identifier: GPL-3.0-or-later
// The keys that a person chose for actions of the menus, instead of those they come with; they are kept in the settings, and
// hold in every language.
#pragma once

#include <QKeySequence>
#include <QList>
#include <QString>

#include <vector>

class QAction;
class QMenuBar;

namespace attn {

// Of an action whose keys the window changes by itself, or that share them with others: they stay as they come.
void keepKeys(QAction* action);

class Keymap {
public:
    // Takes down what all actions of the menus come with, and gives them what was chosen before.
    explicit Keymap(const QMenuBar* menus);

    // Whether the keys of this action can be chosen: those of the whole window that have keys, and of each its own.
    bool canChange(const QAction* action) const;
    bool isChanged(const QAction* action) const;
    // Gives the first of `keys` to the action, and to none other; no keys take its away. The sentence says why it cannot
    // have them, and nothing has changed then; empty when it has them.
    QString change(const QAction* action, const QKeySequence& keys);
    QKeySequence preset(const QAction* action) const; // what it comes with; empty where canChange() says no
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
