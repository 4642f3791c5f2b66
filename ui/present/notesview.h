// SPDX-License-Identifier: GPL-3.0-or-later
// What the teacher sees beside the class: the slide of the class, the next step, the scene's notes, the clock, the keys.
#pragma once

#include "ui/document/selection.h"
#include "ui/present/classstep.h"
#include "ui/timebar/stepper.h"

#include <QTime>
#include <QWidget>

#include <functional>

class QLabel;
class QPlainTextEdit;

namespace attn {

class Slide;

class NotesView : public QWidget {
    Q_OBJECT

public:
    // `shape`: of the class's slide, which the copy here keeps.
    NotesView(Selection* selection, Stepper* stepper, std::function<QSize()> shape, QWidget* parent = nullptr);

    void setComputed(const ComputedPtr& computed, const QString& sceneName);
    void setTold(const ClassStep& step, int part); // what comes after it
    Slide* slide() const { return m_slide; }       // as the class sees it
    Slide* next() const { return m_next; }

private:
    QWidget* buildHead();
    QWidget* buildKeys();
    void follow();
    void showHidden();
    void tick();
    void fillNotes();
    static QString nextPart(const ClassPart& part);
    QString nextInWords() const;

    ComputedPtr m_computed;
    Selection* m_selection;
    Stepper* m_stepper;
    Selection m_nextSelection;
    Stepper m_nextStepper;
    Slide* m_slide;
    Slide* m_next;
    QLabel* m_scene;
    QLabel* m_place;
    QLabel* m_clock;
    QLabel* m_nextTitle;
    QLabel* m_hiddenTitle;
    QLabel* m_hidden; // the answers, for the teacher alone
    QLabel* m_notesTitle;
    QPlainTextEdit* m_notes;
    ClassStep m_told;
    int m_part = 0;
    QTime m_started = QTime::currentTime();
};

} // namespace attn
