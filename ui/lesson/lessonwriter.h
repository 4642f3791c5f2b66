// SPDX-License-Identifier: GPL-3.0-or-later
// A lesson while it is written: its steps, what is open in the window, a history of its own, and what the check finds.
// Scenes of steps are guests of the document, so that the teacher's own waits. Knows no widgets.
#pragma once

#include "core/headless/lessoncheck.h"
#include "core/lessons/steps.h"
#include "ui/threads/background.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <functional>
#include <map>
#include <optional>
#include <vector>

namespace attn {

class Document;

// Where somebody looks: the view of the window, and the studio that is open.
struct LookedAt {
    std::optional<View> view;
    std::string studio;
};

class LessonWriter : public QObject {
    Q_OBJECT

public:
    explicit LessonWriter(Document* document, QObject* parent = nullptr);

    void setLookSource(std::function<LookedAt()> look) { m_look = std::move(look); }

    // A new lesson whose first step is what is open, or one that was written before, at a step.
    void beginNew();
    void open(Lesson lesson, const QString& path, int step = 0);
    // While the lesson is tried out: nothing of it is lost, and nothing follows the document until it goes on.
    void suspend();
    void resume();
    bool isSuspended() const { return m_suspended; }
    void close(); // back to the teacher's own scene
    bool isOpen() const { return m_open; }
    bool isModified() const { return m_modified || !m_unfinished.empty(); }
    // A question of the open step that is none yet, as it stands in its field, and why: the lesson cannot take it, and it must
    // not be lost or taken for saved. An empty text: there is none.
    struct Unfinished {
        QString text, why;
    };
    void setUnfinished(const Unfinished& question);
    Unfinished unfinished() const; // of the open step
    // "of step 2: No answer is right …"; empty: none of any step.
    QString unfinishedInWords() const;
    const QString& path() const { return m_path; }  // empty: never saved
    std::optional<Error> save(const QString& path); // atomically

    const Lesson& lesson() const { return m_lesson; }
    int number() const { return m_number; } // of the open step, from 0
    const LessonStep& step() const { return m_lesson.steps[std::size_t(m_number)]; }
    void goTo(int step);

    // The way every change goes; each can be undone. Changes with the same non-empty key that follow each other are one.
    void change(const std::function<void(Lesson& lesson)>& make, const QString& key = {});
    void changeStep(const std::function<void(LessonStep& step)>& make, const QString& key = {});
    bool canUndo() const { return !m_undo.empty(); }
    bool canRedo() const { return !m_redo.empty(); }
    void undo();
    void redo();

    void addView();         // what is open, as a step behind this one
    void takeView();        // what is open, into this step
    bool viewMoved() const; // what is open is not what the step has
    void removeStep();      // not the last one that there is
    void moveStep(int by);
    void copyStep();

    // The solution of the goal: between these two, what is edited is what reaches it.
    void beginSolution();
    void endSolution();
    bool recordsSolution() const { return m_recording; }

    // Of the newest check; nothing while it runs.
    const std::optional<std::vector<StepFault>>& faults() const { return m_faults; }

Q_SIGNALS:
    void opened();
    void closed();
    void stepChanged(); // another one, or the list of them
    void changed();     // anything of the lesson
    void checked();
    void recordingChanged();

private:
    struct State {
        Lesson lesson;
        int number = 0;
    };
    void push(const QString& key);
    void take(State state);
    void showStep();
    void tell();
    void check();
    void renumber(int first, int by);
    LessonStep viewAsStep() const;

    Document* m_document;
    std::function<LookedAt()> m_look;
    Lesson m_lesson;
    QString m_path, m_key;
    int m_number = 0;
    bool m_suspended = false;
    bool m_open = false, m_modified = false, m_recording = false;
    std::map<int, Unfinished> m_unfinished; // by step
    std::vector<State> m_undo, m_redo;
    std::optional<std::vector<StepFault>> m_faults;
    QTimer m_rest; // before the check runs
    Background m_checker;
};

} // namespace attn
