// SPDX-License-Identifier: GPL-3.0-or-later
// The column that tells a lesson: the step's text, what is printed, what is asked, hints, and the numbers that the learner
// may edit. Stands left of the live map.
#pragma once

#include "core/engine/computed.h"
#include "core/explain/explain.h"
#include "ui/kit/scrollarea.h"

#include <vector>

class QLabel;
class QPushButton;
class QToolButton;
class QVBoxLayout;

namespace attn {

class Document;
class ElidedLabel;
class GoalBox;
class LessonPlay;
class ProseView;
class MessageLine;
class PredictBox;
class PrintedBlock;
class QuestionBox;
class Selection;
class TensorTable;

class LessonPanel : public ScrollArea {
    Q_OBJECT

public:
    LessonPanel(LessonPlay* play, Document* document, Selection* selection, QWidget* parent = nullptr);

    ProseView* text() const { return m_text; }
    GoalBox* goal() const { return m_goal; } // null: the step has none, as the next ones
    TensorTable* table() const { return m_table; }
    PredictBox* predict() const { return m_predict; }
    const std::vector<QuestionBox*>& questions() const { return m_questions; }
    const std::vector<PrintedBlock*>& prints() const { return m_prints; }
    QSize sizeHint() const override;
    // Whether the step asks for something, and the keyboard's way to it: to the cell to be predicted, the first question
    // that is open, the table.
    bool hasTask() const;
    void enterTask();
    void tellStep(); // to a screen reader, also once more

protected:
    void resizeEvent(QResizeEvent* event) override;

Q_SIGNALS:
    void answerAsked(const attn::CellRef& cell);
    void closeAsked();

private:
    void buildHead();
    void buildFoot();
    void showStep();
    void buildTable();
    void follow();
    void followHints();
    QString inWords() const;
    void showSteps();

    LessonPlay* m_play;
    Document* m_document;
    Selection* m_selection;
    QVBoxLayout* m_column;
    QWidget* m_foot;           // below what scrolls
    QWidget* m_step = nullptr; // all that belongs to one step
    bool m_told = false;       // to whoever listens
    QVBoxLayout* m_hints = nullptr;
    ElidedLabel* m_lesson;
    QLabel* m_title;
    QToolButton* m_steps;
    QPushButton *m_hint, *m_again, *m_free;
    ProseView* m_text = nullptr;
    GoalBox* m_goal = nullptr;
    TensorTable* m_table = nullptr;
    MessageLine* m_refused = nullptr;
    PredictBox* m_predict = nullptr;
    std::vector<QuestionBox*> m_questions;
    std::vector<PrintedBlock*> m_prints;
    std::vector<ProseView*> m_hintTexts;
};

} // namespace attn
