// SPDX-License-Identifier: GPL-3.0-or-later
// What a step asks to predict: the number of hidden cells left, how to answer, and a way to reveal all.
#pragma once

#include "core/engine/computed.h"
#include "core/explain/explain.h"
#include "ui/lesson/taskbox.h"

class QPushButton;

namespace attn {

class AnswerBlock;
class LessonPlay;
class ProseView;
class Selection;

class PredictBox : public TaskBox {
    Q_OBJECT

public:
    PredictBox(LessonPlay* play, Selection* selection, QWidget* parent = nullptr);

    void follow();
    // Focuses the field of the requested cell: the selected one, or the next hidden one. False: none is left.
    bool answerNext();
    AnswerBlock* answer() const { return m_answer; }
    void reveal(); // all of them

Q_SIGNALS:
    void judgedNow(); // a number that the learner has typed

private:
    std::optional<CellRef> asked() const;

    LessonPlay* m_play;
    Selection* m_selection;
    ProseView* m_text;
    AnswerBlock* m_answer;
    QPushButton* m_reveal;
};

} // namespace attn
