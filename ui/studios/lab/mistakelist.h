// SPDX-License-Identifier: GPL-3.0-or-later
// The mistakes of the error lab in a column, each with a switch, at most one of them on; in the quiz, hollow circles to
// choose an answer from. Up and Down move between them, Space and Enter switch.
#pragma once

#include "core/mistakes/classicmistakes.h"
#include "ui/kit/severity.h"

#include <QWidget>

#include <optional>
#include <vector>

class QAbstractButton;

namespace attn {

class MistakeRow;

class MistakeList : public QWidget {
    Q_OBJECT

public:
    explicit MistakeList(QWidget* parent = nullptr);

    // What a switch brings along, or why it cannot be switched on, in the order of classicMistakes().
    struct Note {
        QString brings, refusal;
    };
    void setNotes(const std::vector<Note>& notes);
    void setOn(const ClassicMistake* mistake); // null: none
    // Circles instead of switches, revealing nothing about a mistake.
    void setAsking(bool asking);
    // Marks an answer, until setAsking.
    void setAnswer(const ClassicMistake* mistake, std::optional<Severity> lamp);
    bool hasFocusInside() const;
    void focusOn(const ClassicMistake* mistake);

Q_SIGNALS:
    void toggled(const attn::ClassicMistake* mistake); // the person switched it on or off, or chose it as an answer

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    std::vector<MistakeRow*> m_rows;
};

} // namespace attn
