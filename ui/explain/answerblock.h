// SPDX-License-Identifier: GPL-3.0-or-later
// The part of the inspector that asks for the number of a hidden cell: what the person types is judged, and shown when
// it is right or the person gives in.
#pragma once

#include "core/engine/computed.h"
#include "core/explain/explain.h"
#include "ui/explain/inspectorblock.h"

#include <optional>

class QLineEdit;

namespace attn {

class LampLine;
class Selection;

class AnswerBlock : public InspectorBlock {
    Q_OBJECT

public:
    explicit AnswerBlock(Selection* selection, QWidget* parent = nullptr);

    // The cell that the inspector shows, and whether it is hidden. A verdict stays until there is another cell.
    void setCell(const ComputedPtr& computed, const std::optional<CellRef>& cell, bool hidden);
    void ask(); // gives the field the focus
    QLineEdit* field() const { return m_field; }
    LampLine* verdict() const { return m_verdict; }

private:
    void check();
    void reveal();

    Selection* m_selection;
    ComputedPtr m_computed;
    std::optional<CellRef> m_cell;
    QWidget* m_question;
    QLineEdit* m_field;
    LampLine* m_verdict;
};

} // namespace attn
