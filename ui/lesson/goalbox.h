// SPDX-License-Identifier: GPL-3.0-or-later
// The goal of a step: what to reach, how far it is, hints, one way to it, and a new start.
#pragma once

#include "ui/lesson/taskbox.h"

class QPushButton;

namespace attn {

class LessonPlay;
class ProseView;

class GoalBox : public TaskBox {
    Q_OBJECT

public:
    // Of the step that `play` is at. Follows what becomes of it.
    explicit GoalBox(LessonPlay* play, QWidget* parent = nullptr);

    void follow(int digits);

private:
    LessonPlay* m_play;
    ProseView* m_text;
    QPushButton* m_way;
    QString m_told; // how far it is; empty until it is known
};

} // namespace attn
