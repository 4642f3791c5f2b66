// SPDX-License-Identifier: GPL-3.0-or-later
// The lesson column left of the live map: the step's text, printed values, questions, hints, and the values that the
// learner may edit.
#pragma once

#include "core/engine/computed.h"
#include "core/explain/explain.h"
#include "ui/kit/scrollarea.h"

#include <tuple>
#include <vector>

class QLabel;
class QPushButton;
class QToolButton;
class QVBoxLayout;

namespace attn {

class Document;
class DrawBox;
class ElidedLabel;
class GoalBox;
class LessonPlay;
class MaskBoard;
class ProseView;
class MessageLine;
class PredictBox;
class PrintedBlock;
class QuestionBox;
class Selection;
class TaskBox;
class TensorTable;

class LessonPanel : public ScrollArea {
    Q_OBJECT

public:
    LessonPanel(LessonPlay* play, Document* document, Selection* selection, QWidget* parent = nullptr);

    ProseView* text() const { return m_text; }
    GoalBox* goal() const { return m_goal; } // null: the step has none, as the next ones
    TensorTable* table() const { return m_table; }
    MaskBoard* board() const { return m_board; }
    DrawBox* draws() const { return m_draws; }
    PredictBox* predict() const { return m_predict; }
    const std::vector<QuestionBox*>& questions() const { return m_questions; }
    const std::vector<PrintedBlock*>& prints() const { return m_prints; }
    QSize sizeHint() const override;
    // Whether the step has a task, and moving the focus to it: the cell to predict, the first open question, or the
    // table.
    bool hasTask() const;
    void enterTask();
    void tellStep(); // to screen readers, even repeated

protected:
    void resizeEvent(QResizeEvent* event) override;

Q_SIGNALS:
    void closeAsked();
    void widthChanged(); // the wanted width

private:
    void buildHead();
    void buildFoot();
    void showStep();
    void buildTable();
    void followEnd();
    // Scrolls, once it is laid out, as far as `verdict` and the end of `widget` need. Null: all of `widget`.
    void bringIntoView(QWidget* widget, QWidget* verdict = nullptr);
    TaskBox* openTask() const; // the first that is not done; null: none
    void scrollToTask();
    void followTask();
    int aboveCutLine(int y) const; // `y` of this panel, or where the line of text begins that it would cut
    void follow();
    void followHints();
    QString inWords() const;
    void showSteps();

    LessonPlay* m_play;
    Document* m_document;
    Selection* m_selection;
    QVBoxLayout* m_column;
    QWidget* m_foot;           // below what scrolls
    QPushButton* m_toTask;     // above it, over the text, while some of the task is out of view
    QWidget* m_step = nullptr; // all that belongs to one step
    bool m_wide = false;       // its table has many columns
    bool m_reached = false;    // the goal, when it was followed last
    bool m_announced = false;  // to screen readers
    QVBoxLayout* m_hints = nullptr;
    QWidget* m_end = nullptr;                           // of the lesson, in its last step
    std::optional<std::tuple<int, int, int>> m_counted; // what it shows: solved, at the first try, with a hint
    ElidedLabel* m_lesson;
    QLabel* m_title;
    QToolButton* m_steps;
    QPushButton *m_hint, *m_again, *m_free;
    ProseView* m_text = nullptr;
    GoalBox* m_goal = nullptr;
    TensorTable* m_table = nullptr;
    MaskBoard* m_board = nullptr;
    DrawBox* m_draws = nullptr;
    MessageLine* m_refused = nullptr;
    PredictBox* m_predict = nullptr;
    std::vector<QuestionBox*> m_questions;
    std::vector<PrintedBlock*> m_prints;
    std::vector<ProseView*> m_hintTexts;
    QWidget* m_strip;         // behind m_toTask, up to the line of text that it would cut
    bool m_goalWaits = false; // to be brought into view once the pointer leaves the grid
};

} // namespace attn
