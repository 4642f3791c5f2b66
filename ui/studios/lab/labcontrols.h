// SPDX-License-Identifier: GPL-3.0-or-later
// The left column of the error lab: the twelve mistakes, and the quiz that turns one on in secret.
#pragma once

#include "ui/editors/controlcolumn.h"

class QLabel;
class QPushButton;

namespace attn {

class FoundMeter;
class MistakeList;

class LabControls : public ControlColumn {
    Q_OBJECT

public:
    explicit LabControls(QWidget* parent = nullptr);

    MistakeList* list() const { return m_list; }
    // "1 of 12 on", or a question.
    void setHeading(const QString& caption);
    void setAsking(bool asking);
    void setFound(int found, int asked);

Q_SIGNALS:
    void quizAsked();

private:
    QLabel* m_caption;
    MistakeList* m_list;
    QPushButton* m_quiz;
    QLabel* m_hint;
    QWidget* m_foundLine;
    FoundMeter* m_meter;
    QLabel* m_found;
};

} // namespace attn
