// SPDX-License-Identifier: GPL-3.0-or-later
// Finds any action of the menus by a few letters: type, choose, Enter.
#pragma once

#include <QFrame>
#include <QPointer>

#include <vector>

class QAction;
class QLineEdit;
class QListWidget;
class QMenuBar;

namespace attn {

class ActionPalette : public QFrame {
    Q_OBJECT

public:
    // Offers all actions of `menus`; lies over `window`.
    ActionPalette(QMenuBar* menus, QWidget* window);

    void open();
    // What is offered now, best first: "Stage › Softmax".
    QStringList offered() const;
    QLineEdit* field() const { return m_field; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    struct Entry {
        QPointer<QAction> action; // a menu may be filled anew meanwhile
        QString path;             // of menus: "View › Theme › Dark"
    };
    void collect(const QList<QAction*>& actions, const QString& path);
    void match();
    void trigger();

    QMenuBar* m_menus;
    QLineEdit* m_field;
    QListWidget* m_list;
    std::vector<Entry> m_entries;
    std::vector<const Entry*> m_offered;
};

} // namespace attn
