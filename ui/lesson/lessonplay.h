// SPDX-License-Identifier: GPL-3.0-or-later
// A lesson while it is played: which step, what the learner has done in it, and whether its goal is reached. Shows the
// steps' scenes as guests of the document, so that the person's own waits untouched. Knows no widgets.
#pragma once

#include "core/engine/computed.h"
#include "core/lessons/goal.h"
#include "core/lessons/steps.h"
#include "ui/lesson/progress.h"
#include "ui/threads/background.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>

namespace attn {

class Document;

class LessonPlay : public QObject {
    Q_OBJECT

public:
    explicit LessonPlay(Document* document, QObject* parent = nullptr);

    // `idOrPath`: key of the stored progress. Resumes the last step and its work; `step` (from 0) goes to that one.
    void open(Lesson lesson, const QString& idOrPath, std::optional<int> step = {});
    // The same lesson as its file has it now: stays at the step, with its work where the scene takes it.
    void renew(Lesson lesson);
    // Back to the person's own scene.
    void close();
    bool isOpen() const { return m_open; }

    const Lesson& lesson() const { return m_lesson; }
    const QString& idOrPath() const { return m_idOrPath; }
    int number() const { return m_progress.step; } // of the step, from 0
    int count() const { return int(m_lesson.steps.size()); }
    const LessonStep& step() const { return m_lesson.steps[std::size_t(number())]; }
    const StepProgress& progress() const { return m_progress.steps[std::size_t(number())]; }
    ProgressCounts counts() const { return countsOf(m_lesson, m_progress); }
    const StepProgress& progressOf(int step) const { return m_progress.steps[std::size_t(step)]; }

    // The language that its texts are shown in, remembered for all lessons; a text that lacks it is shown in English.
    const std::string& language() const { return m_language; }
    void setLanguage(const std::string& language);
    const std::string& inLanguage(const Words& words) const { return words.in(m_language); }
    QString words(const Words& words) const { return QString::fromStdString(inLanguage(words)); }

    void goTo(int step);
    // The lesson that follows, by its id or file, and its title; empty after the last.
    void setFollowing(const QString& idOrPath, const QString& title);
    const QString& following() const { return m_following; }
    const QString& followingTitle() const { return m_followingTitle; }

    bool canGo(int by) const { return m_open && number() + by >= 0 && number() + by < count(); }
    void go(int by);     // next, back
    void startAgain();   // this step alone
    void showSolution(); // as an undoable edit; if already shown, restores the learner's version
    bool showsSolution() const;
    void showHint(); // the next one
    // Values to be worked out were revealed, so they are asked for again. `byLearner`: they then do not count as found.
    void setRevealed(bool byLearner = true);
    void answered(const Answer& answer); // to a question, or for a hidden number
    void choose(int question, int choice);
    void typed(int question, const QString& number); // a right answer, which is counted already
    void forget();                                   // all of this lesson's progress, and go to its beginning

    // Opens the whole window on an unlocked copy, and returns. The attempt is kept for its step while the lesson is
    // open; leaveExperiments() hands all of them over.
    void tryFreely();
    void backToLesson();
    void leaveExperiments();
    bool hasExperiment() const { return m_tried.contains(number()); }
    bool isFree() const { return m_free; }

    // The latest results of the step's scene.
    void setComputed(const ComputedPtr& computed);
    const ComputedPtr& computed() const { return m_computed; }
    // The model's next tokens, if the step's scene is a model's page, with the learner's changes applied.
    void setNext(const NextPiecesPtr& next);
    const NextPiecesPtr& next() const { return m_next; } // as it was last; null: none
    // nullopt without a goal, or before anything is computed.
    const std::optional<ConditionState>& goalState() const { return m_goal; }
    bool isEdited() const; // the step's scene is not as it began

Q_SIGNALS:
    void stepChanged();  // another step, or another lesson
    void stateChanged(); // goal, badges, hints, answers
    void opened();
    void freeChanged();
    void experimentLeft(const attn::Scene& scene); // of a lesson that ends or changes
    void closed();

private:
    StepProgress& mine() { return m_progress.steps[std::size_t(number())]; }
    void showStep();
    void keepWork();
    void save(); // before this returns

    void saveSoon();
    std::function<void()> writing(bool last);
    void judge();

    Document* m_document;
    Lesson m_lesson;
    LessonProgress m_progress;
    QString m_idOrPath, m_following, m_followingTitle;
    std::string m_language;
    bool m_open = false, m_free = false;
    std::map<int, Scene> m_tried, m_mine; // by step: tried freely; before the solution was shown
    ComputedPtr m_computed;
    NextPiecesPtr m_next;
    bool m_revealed = false;
    bool m_found = false;     // a right answer was given since the step is shown
    bool m_nextIsNew = false; // unchanged since it was computed
    std::optional<ConditionState> m_goal;
    QTimer m_saving; // from a change until its write is queued
    struct Order {
        std::mutex mutex;
        int written = 0; // the number of the newest
    };
    std::shared_ptr<Order> m_order = std::make_shared<Order>();
    int m_saves = 0;
    Background m_saver;
};

} // namespace attn
