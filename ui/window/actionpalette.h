// SPDX-License-Identifier: GPL-3.0-or-later
// Finds any action of the menus by a few letters: type, choose, Enter.
#pragma once

#include <QFrame>
#include <QPointer>

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
        QString words;            // that it is found by: the path and its search words
    };
    void collect(const QList<QAction*>& actions, const QString& path, const QString& words);
    void match();
    void trigger();

    QMenuBar* m_menus;
    QLineEdit* m_field;
    QListWidget* m_list;
    QLabel* m_nothing; // in its place where nothing fits
    std::vector<Entry> m_entries;
    std::vector<const Entry*> m_offered;
};

} // namespace attn
