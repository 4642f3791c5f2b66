// SPDX-License-Identifier: GPL-3.0-or-later
// Sees to it that no dialog or menu which waits for an answer keeps the monkey: plays with it a little, then closes it.
// Files are chosen in the folder of the run alone, and no link leaves the program.
#pragma once

#include <QObject>
#include <QPointer>
#include <QString>
#include <QWidget>

class QFileDialog;
class QUrl;

namespace attn {

class Keeper : public QObject {
    Q_OBJECT

public:
    explicit Keeper(const QString& folder); // everything is written into it
    ~Keeper() override;

public Q_SLOTS:
    void keepInside(const QUrl&) {} // no browser is opened

private:
    void look();
    void answer(QFileDialog* dialog);
    void close(QWidget* window);

    QString m_folder;
    QPointer<QWidget> m_seen; // what waited the last time …
    int m_times = 0;          // … and how often it was seen
    int m_depth = 0, m_looks = 0;
};

} // namespace attn
