// SPDX-License-Identifier: GPL-3.0-or-later
// A step's question: answers to choose from, each with why it is right or wrong, or a number to type.
#pragma once

#include "core/lessons/steps.h"
#include "ui/lesson/taskbox.h"

#include <vector>

class QLineEdit;
class QRadioButton;

namespace attn {

class LampLine;
class LessonPlay;
class ProseView;

class QuestionBox : public TaskBox {
    Q_OBJECT

public:
    // The question of that number in the step that `play` is at.
    QuestionBox(LessonPlay* play, int number, QWidget* parent = nullptr);

    void follow(int digits);
    // In file order, not display order.
    const std::vector<QRadioButton*>& choices() const { return m_choices; }
    QWidget* firstControl() const;
    QWidget* verdict() const;                    // what is said to the answer; null: the badge alone
    QLineEdit* field() const { return m_field; } // null: it has choices

Q_SIGNALS:
    void judgedNow(); // an answer of the learner's

private:
    void addChoices();
    void addField();
    void judge();
    void showVerdict();

    LessonPlay* m_play;
    int m_number;
    Question m_question;
    ProseView* m_text;
    ProseView* m_because = nullptr;
    std::vector<QRadioButton*> m_choices;
    QLineEdit* m_field = nullptr;
    LampLine* m_verdict = nullptr;
    int m_digits = 4;
};

} // namespace attn
