// SPDX-License-Identifier: GPL-3.0-or-later
// An icon-only button that always has a name and a tooltip with its shortcut.
#pragma once

#include <QKeySequence>
#include <QToolButton>

class QAction;

namespace attn {

// "Undo (Ctrl+Z)"
QString withShortcut(const QString& text, const QKeySequence& keys);

class IconButton : public QToolButton {
    Q_OBJECT

public:
    // Its own button. `framed`: with an edge frame, as in panel headers; otherwise flat, as in the menu's corner.
    IconButton(const QString& iconName, const QString& text, bool framed = false, QWidget* parent = nullptr);
    // A button for an action: its icon, text, shortcut and state.
    explicit IconButton(QAction* action, bool framed = false, QWidget* parent = nullptr);

    void setDescription(const QString& text, const QKeySequence& keys = {});

private:
    void setUp(bool framed);
};

} // namespace attn
