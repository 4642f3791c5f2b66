// SPDX-License-Identifier: GPL-3.0-or-later
// The part of the inspector that asks for the number of a hidden cell: checks the answer, and shows the number when it
// is right or the user gives up.
#pragma once

#include "core/engine/computed.h"
#include "core/explain/explain.h"
#include "core/lessons/answer.h"
#include "ui/explain/inspectorblock.h"

#include <optional>

class QLineEdit;

namespace attn {

class LampLine;
class Selection;

class AnswerBlock : public InspectorBlock {
    Q_OBJECT

public:
    // `alone`: in its own box, not as part of the inspector.
    explicit AnswerBlock(Selection* selection, QWidget* parent = nullptr, bool alone = false);

    // The cell asked for, and whether it is hidden. A verdict stays until another cell is chosen or answered.
    void setCell(const ComputedPtr& computed, const std::optional<CellRef>& cell, bool hidden);
    void ask(); // gives the field the focus
    QLineEdit* field() const { return m_field; }
    LampLine* verdict() const { return m_verdict; }

Q_SIGNALS:
    void answered(const attn::Answer& answer);
    void shownNow(); // the number, without an answer

private:
    void check();
    void reveal();

    Selection* m_selection;
    ComputedPtr m_computed;
    std::optional<CellRef> m_cell;
    bool m_keeps = false; // the verdict, while the next cell takes the place of the one that was answered
    QWidget* m_question;
    QLineEdit* m_field;
    LampLine* m_verdict;
};

} // namespace attn
