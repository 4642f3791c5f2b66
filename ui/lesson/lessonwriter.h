// SPDX-License-Identifier: GPL-3.0-or-later
// A lesson being written: steps, open step, history, file, journal, check results. Scenes of steps are guests of the document; their
// edits and changes of the lesson share one history. Has no widgets.
#pragma once

#include "core/headless/lessoncheck.h"
#include "core/lessons/sharedlesson.h"
#include "ui/document/document.h"
#include "ui/threads/background.h"

#include <QElapsedTimer>
#include <QTimer>

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace attn {

class Journal;
struct LostWork;

// What the user looks at: the window's view and the open studio.
struct LookedAt {
    std::optional<View> view;
    std::string studio;
    QString name = {};      // of the stage or the studio: "Softmax weights"
    QStringList names = {}; // that other ones have
};

// Text of a step made of what is open. Asked: to be written. None: as in talks, whose slides show the view.
enum class StepText { Asked, None };

class LessonWriter : public OpenFile {
    Q_OBJECT

public:
    explicit LessonWriter(Document* document, QObject* parent = nullptr);
    ~LessonWriter() override;

    void setLookSource(std::function<LookedAt()> look) { m_look = std::move(look); }
    // Puts every change on the disk in `folder`.
    void keepJournal(const QString& folder);
    Journal* journal() { return m_journal.get(); } // null: none is kept

    // Starts a lesson whose first step is what is open, or opens an existing lesson at a step. `mark`: contentMark of
    // what was read.
    void beginNew(StepText text = StepText::Asked);
    void open(Lesson lesson, const QString& path, int step = 0, const QByteArray& mark = {});
    // What was not saved, modified; undo leads to what the file has.
    void restore(const LostWork& lost);
    // While the lesson is tried out: loses nothing, and ignores the document until resumed.
    void suspend();
    void resume();
    bool isSuspended() const { return m_suspended; }
    void close(); // back to the teacher's own scene
    // The same, unless `agreed`, called while the teacher's own scene is shown, says no. Returns what it says.
    bool closeIf(const std::function<bool()>& agreed);
    bool isOpen() const { return m_open; }
    bool isModified() const
    {
        return (m_open || m_suspended) && (m_fileGone || !m_steps.isClean() || !m_now->loose.empty());
    }
    // Lists what the lesson cannot store yet ("step 2: No answer is right …"), lest it be taken for saved. Empty:
    // nothing.
    QString looseInWords() const;
    std::optional<Error> save(const QString& path); // atomically, whatever the file holds
    // Replaces this lesson with the file's content, as one undoable step; then nothing is unsaved.
    std::optional<Error> takeFromFile();

    const Lesson& lesson() const { return m_lesson; }
    int number() const { return m_now->step; } // of the open step, from 0
    const LessonStep& step() const { return m_lesson.steps[std::size_t(number())]; }
    LooseWork loose() const { return m_now->looseWork() ? *m_now->looseWork() : LooseWork(); } // of the open step
    void goTo(int step);

    // All changes go through here; each is undoable and is called `what` in the history. Continuous typing is one
    // change.
    enum class By { Choice, Typing };
    void change(const QString& what, const std::function<void(Lesson& lesson)>& make, By by = By::Choice);
    void changeStep(const QString& what, const std::function<void(LessonStep& step)>& make, By by = By::Choice);
    // The question as typed in its field. While invalid, it stays out of the lesson.
    void typeQuestion(const QString& lines);
    QUndoStack* history() { return &m_steps; }

    void addView(StepText text); // adds what is open as the next step
    void addView() { addView(step().text.empty() ? StepText::None : StepText::Asked); }   // as this one is
    std::optional<View> viewNow() const { return m_look ? m_look().view : std::nullopt; } // in the step or not
    void takeView();                                                                      // stores what is open in it
    bool viewMoved() const; // what is open differs from the step
    // "1, 3": the steps with edits or a view that takeView() has not stored; empty: none.
    QString stepsNotStored() const;
    void removeStep(); // never the only one
    void moveStep(int by);
    void copyStep();

    // The goal's solution: edits made between these two calls are what reaches it.
    void beginSolution();
    void endSolution();
    bool recordsSolution() const { return m_open && m_now->looseWork() && m_now->looseWork()->solution; }

    // Of the latest check; nullopt while it runs.
    const std::optional<std::vector<StepFault>>& faults() const { return m_faults; }

Q_SIGNALS:
    void opened();
    void closed();
    void stepChanged(); // the current one, or the list
    void renewed();     // the open one, not by typing
    void changed();     // anything of the lesson
    void checked();
    void recordingChanged();

private:
    friend class LessonChange;
    using State = std::shared_ptr<const WrittenLesson>;
    std::unique_ptr<UndoStep> guestEdited(StepParts parts);
    State stateWith(Lesson lesson, int step, std::map<int, LooseWork> loose) const;
    State stateWith(const LooseWork& work) const; // of the open step
    void push(const QString& what, const State& after, By by = By::Choice);
    static std::shared_ptr<const Scene> shown(const State& state); // in the map
    void take(const State& state);                                 // of a step of the history
    void tellTaken();
    void show(const State& state); // no edit: opens another step
    void tell();
    void check();
    std::vector<StepFault> looseFaults() const;
    QString inStep(const QString& what) const;
    LessonStep viewAsStep(int number, StepText text = StepText::Asked) const;

    Document* m_document;
    std::function<LookedAt()> m_look;
    Lesson m_lesson; // as m_now has it
    State m_now;
    QUndoStack m_steps;
    State m_taken; // the state before history steps not yet reported; null: all are reported
    bool m_suspended = false, m_open = false, m_typed = false;
    QElapsedTimer m_typing, m_burst; // since the last key, and since the first one of a step
    std::optional<std::vector<StepFault>> m_faults;
    QTimer m_rest; // before the check runs
    Background m_checker;
    std::unique_ptr<Journal> m_journal;
};

} // namespace attn
