// SPDX-License-Identifier: GPL-3.0-or-later
// The line below the list of shortcuts that changes the chosen action's keys: they are pressed in its field.
#pragma once

#include <QWidget>

class QAction;
class QKeySequenceEdit;
class QLabel;
class QPushButton;

namespace attn {

class ElidedLabel;
class Keymap;

class KeyChanger : public QWidget {
    Q_OBJECT

public:
    // `keymap` must outlive this.
    KeyChanger(Keymap* keymap, QWidget* parent);

    void setAction(const QAction* action); // null: none is chosen
    void takeFocus();                      // into the field, where keys can be chosen

Q_SIGNALS:
    void changed();
    void left(); // by Escape

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void give(const QKeySequence& keys);
    void follow(const QString& refusal = {});

    Keymap* m_keymap;
    const QAction* m_action = nullptr;
    ElidedLabel* m_name;
    QKeySequenceEdit* m_field;
    QPushButton *m_none, *m_preset;
    QLabel* m_words;
};

} // namespace attn
