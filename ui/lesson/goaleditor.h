// SPDX-License-Identifier: GPL-3.0-or-later
// Writes a step's goal: conditions from menus on cells selected in the map, and the author's own solution, recorded by
// performing it. Checks that the goal is false at the start, reached by the solution, and by nothing simpler.
#pragma once

#include "core/engine/computed.h"
#include "core/explain/explain.h"
#include "core/lessons/goal.h"
#include "core/model/nextpieces.h"

#include <QWidget>

#include <functional>
#include <optional>

class QLabel;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace attn {

class LampLine;
class LessonWriter;

class GoalEditor : public QWidget {
    Q_OBJECT

public:
    // `chosen`: the cell that is chosen in the map.
    GoalEditor(LessonWriter* writer, std::function<std::optional<CellRef>()> chosen, QWidget* parent = nullptr);

    void follow();       // the step, or what was made of it
    void followFaults(); // the newest check
    void setComputed(const ComputedPtr& computed, const NextPiecesPtr& next);

private:
    void addCondition();
    void addNext();
    void add(const Condition& condition);
    void buildConditions();
    QWidget* conditionRow(std::size_t number);
    void followValues();

    LessonWriter* m_writer;
    std::function<std::optional<CellRef>()> m_chosen;
    ComputedPtr m_computed;
    NextPiecesPtr m_next;
    QLineEdit* m_text;
    QVBoxLayout* m_rows;
    std::vector<QLabel*> m_now; // beside each condition: the present value
    QPushButton *m_add, *m_addNext, *m_record, *m_lock;
    QLabel* m_solution;
    LampLine *m_start, *m_reached, *m_typed;
    std::vector<Condition> m_rowsOf; // as the rows show them
    bool m_typing = false;           // into the text or a value
};

} // namespace attn
