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
#include <memory>
#include <mutex>
#include <optional>

namespace attn {

class Document;

class LessonPlay : public QObject {
    Q_OBJECT

public:
    explicit LessonPlay(Document* document, QObject* parent = nullptr);

    // `idOrPath`: where the progress is kept. Goes to the step that was left, and its work; `step` (from 0) goes there.
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
    void go(int by);                          // next, back
    void startAgain();                        // this step alone
    void showSolution();                      // as an edit that can be undone
    void showHint();                          // the next one
    void setRevealed() { m_revealed = true; } // numbers that were to be worked out: they are asked for again
    void choose(int question, int choice);
    void typed(int question, const QString& number); // a right answer
    void forget();                                   // all of this lesson's progress, and go to its beginning

    // The whole window on a copy, without locks, and back.
    void tryFreely();
    void backToLesson();
    bool isFree() const { return m_free; }

    // What the step's scene has become by now.
    void setComputed(const ComputedPtr& computed);
    const ComputedPtr& computed() const { return m_computed; }
    // What the model says comes next, where the step's scene is a model's page, with what the learner has changed.
    void setNext(const NextPiecesPtr& next);
    const NextPiecesPtr& next() const { return m_next; } // as it was last; null: none
    // Nothing without a goal, or before anything is computed.
    const std::optional<ConditionState>& goalState() const { return m_goal; }
    bool isEdited() const; // the step's scene is not as it began

Q_SIGNALS:
    void stepChanged();  // another step, or another lesson
    void stateChanged(); // goal, badges, hints, answers
    void opened();
    void freeChanged();
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
    ComputedPtr m_computed;
    NextPiecesPtr m_next;
    bool m_revealed = false;
    bool m_nextIsNew = false; // nothing has changed since it was computed
    std::optional<ConditionState> m_goal;
    QTimer m_saving; // from a change till it is on its way to the disk
    struct Order {
        std::mutex mutex;
        int written = 0; // the number of the newest
    };
    std::shared_ptr<Order> m_order = std::make_shared<Order>();
    int m_saves = 0;
    Background m_saver;
};

} // namespace attn
