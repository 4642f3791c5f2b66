// SPDX-License-Identifier: GPL-3.0-or-later
// Finds any action of the menus, and any choice of the controls, by a few letters: type, choose, Enter.
#pragma once

#include "ui/window/controlactions.h"

#include <QFrame>
#include <QPointer>

#include <functional>
#include <memory>
#include <vector>

class QAction;
class QLabel;
class QLineEdit;
class QListWidget;
class QMenuBar;

namespace attn {

// Words that an action is found by too, besides those of its menu: "tokens own text".
void setSearchWords(QAction* action, const QString& words);

class ActionPalette : public QFrame {
    Q_OBJECT

public:
    // Offers all actions of `menus`; lies over `window`.
    ActionPalette(QMenuBar* menus, QWidget* window);

    // Called whenever it opens.
    void offerControls(std::function<std::vector<ControlPart>()> parts) { m_parts = std::move(parts); }
    void open();
    // The current results, best first: "Stage › Softmax".
    QStringList offered() const;
    QLineEdit* field() const { return m_field; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    struct Entry {
        QPointer<QAction> action; // a menu may be refilled meanwhile
        QString path;             // of menus: "View › Theme › Dark"
        QString words;            // that it is found by: the path and its search words
    };
    void collect(const QList<QAction*>& actions, const QString& path, const QString& words);
    void match();
    void trigger();

    QMenuBar* m_menus;
    std::function<std::vector<ControlPart>()> m_parts;
    std::unique_ptr<QObject> m_controls; // owns their actions
    QLineEdit* m_field;
    QListWidget* m_list;
    QLabel* m_nothing; // replaces it if nothing matches
    std::vector<Entry> m_entries;
    std::vector<const Entry*> m_offered;
};

} // namespace attn
