// SPDX-License-Identifier: GPL-3.0-or-later
// A sentence above the work area that offers something, with a button for each answer: no dialog, since one may work on and
// decide later.
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
    void say(const QString& sentence); // and comes to be seen
    void paintEvent(QPaintEvent* event) override;

private:
    void fit();

    QLabel* m_text;
    FlowLayout* m_answers; // of one line, or several
    QBoxLayout* m_all;     // the sentence and the answers: side by side, or below each other where there is no room
};

// Says that the open file was changed or taken away by somebody else, and lets the person decide whose version stays.
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

    // `works`: all that is on offer, by name and time; `chosen`: the one that `sentence` and the buttons speak of.
    // `hasSaved`: there is a saved version of it to be opened instead; `restorable`: it can be restored as things are;
    // `readable`: its journal can be read.
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
    QComboBox* m_works; // where there are several
    QPushButton* m_restore = nullptr;
    QPushButton* m_saved = nullptr;
    QPushButton* m_discardAll = nullptr;
    QPushButton* m_folder = nullptr;
};

} // namespace attn
