// SPDX-License-Identifier: GPL-3.0-or-later
// A sentence above the work area that offers something, with a button for each answer: no dialog, so users can work on
// and decide later.
#pragma once

#include "ui/document/filewatch.h"

#include <QWidget>

#include <functional>

class QBoxLayout;
class QComboBox;
class QLabel;
class QPushButton;

namespace attn {

class FlowLayout;

class OfferBar : public QWidget {
    Q_OBJECT

public:
    explicit OfferBar(QWidget* parent = nullptr);

    QString sentence() const;

protected:
    // From left to right, between the sentence and the right edge.
    void add(QWidget* widget);
    QPushButton* addButton(const QString& text, const QString& toolTip);
    void say(const QString& sentence); // and shows the bar
    void paintEvent(QPaintEvent* event) override;

private:
    void fit();

    QLabel* m_text;
    FlowLayout* m_answers; // of one line, or several
    QBoxLayout* m_all;     // the sentence and the answers: side by side, or stacked if space is short
};

// Says that another program changed or removed the open file, and lets the user decide which version stays.
class ConflictBar : public OfferBar {
    Q_OBJECT

public:
    // `settle`: what to do about the answer.
    ConflictBar(OpenFile* file, const std::function<void(ConflictAnswer)>& settle, QWidget* parent = nullptr);

    void look() { m_watch.look(); } // when the window comes to the front

private:
    void follow();

    OpenFile* m_file;
    FileWatch m_watch;
    QPushButton* m_mine;
    QPushButton* m_theirs;
    QPushButton* m_as;
};

// The offer to bring back edits that a crash interrupted: of one scene, or of each in a list.
class RestoreBar : public OfferBar {
    Q_OBJECT

public:
    explicit RestoreBar(QWidget* parent = nullptr);

    // `works`: all offers, by name and time; `chosen`: the subject of `sentence` and the buttons. `hasSaved`: its saved
    // version can be opened instead; `restorable`: it can be restored right now; `readable`: its journal can be read.
    void offer(const QStringList& works, int chosen, const QString& sentence, bool hasSaved, bool restorable,
               bool readable);

Q_SIGNALS:
    void chosen(int number);
    void restoreAsked();
    void savedAsked();
    void discardAsked();
    void discardAllAsked();
    void folderAsked();

private:
    QComboBox* m_works; // if there are several
    QPushButton* m_restore = nullptr;
    QPushButton* m_saved = nullptr;
    QPushButton* m_discardAll = nullptr;
    QPushButton* m_folder = nullptr;
};

} // namespace attn
