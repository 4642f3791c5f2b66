// SPDX-License-Identifier: GPL-3.0-or-later
// What the teacher sees beside the class: the slide of the class, the next step, the speaker notes, the clock, the keys.
#pragma once

#include "ui/document/selection.h"
#include "ui/present/classstep.h"
#include "ui/timebar/stepper.h"

#include <QTime>
#include <QWidget>

class QLabel;
class QPlainTextEdit;

namespace attn {

class Earlier;
class KeyList;
class Slide;

class NotesView : public QWidget {
    Q_OBJECT

public:
    // `seen`: the class's slide, whose size the copies here have.
    NotesView(Selection* selection, Stepper* stepper, Slide* seen, QWidget* parent = nullptr);

    void setComputed(const ComputedPtr& computed, const QString& sceneName);
    void setClassStep(const ClassStep& step, int part); // what follows
    Slide* slide() const { return m_slide; }            // as the class sees it
    Slide* next() const { return m_next; }
    bool changeSize(int key); // of the notes: plus or minus; false: another key

private:
    QWidget* buildHead();
    void follow();
    void showHidden();
    void tick();
    void fillNotes();
    void showNextStep();
    QString nextInWords() const;

    ComputedPtr m_computed, m_nextShown;
    Selection* m_selection;
    Stepper* m_stepper;
    Selection m_nextSelection;
    Stepper m_nextStepper;
    Slide* m_slide;
    Slide* m_next;
    Earlier* m_nextScene; // of the lesson's next step
    QWidget* m_nextView;
    QLabel* m_scene;
    QLabel* m_place;
    QLabel* m_clock;
    QLabel* m_nextTitle;
    QLabel* m_hiddenTitle;
    QLabel* m_hidden; // the answers, for the teacher alone
    QLabel* m_notesTitle;
    QPlainTextEdit* m_notes;
    KeyList* m_keys;
    ClassStep m_classStep;
    int m_part = 0;
    QTime m_started = QTime::currentTime();
};

} // namespace attn
