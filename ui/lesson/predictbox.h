// SPDX-License-Identifier: GPL-3.0-or-later
// What a step asks to predict: how many hidden cells are left, how to answer, and a way to see them all.
#pragma once

#include "core/engine/computed.h"
#include "core/explain/explain.h"
#include "ui/lesson/taskbox.h"

class QPushButton;

namespace attn {

class LessonPlay;
class ProseView;
class Selection;

class PredictBox : public TaskBox {
    Q_OBJECT

public:
    PredictBox(LessonPlay* play, Selection* selection, QWidget* parent = nullptr);

    void follow();
    bool answerNext(); // false: none is left
    std::optional<CellRef> nextHidden() const;
    void reveal(); // all of them

Q_SIGNALS:
    void answerAsked(const attn::CellRef& cell); // the next one that is hidden

private:
    LessonPlay* m_play;
    Selection* m_selection;
    ProseView* m_text;
    QPushButton* m_answer;
    QPushButton* m_reveal;
};

} // namespace attn
