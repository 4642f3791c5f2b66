// SPDX-License-Identifier: GPL-3.0-or-later
// The right panel: the chosen number with its names, the formula of its stage, its row as bars, the checks as lamps,
// and what a lesson says about itself.
#pragma once

#include "ui/checks.h"
#include "ui/computed.h"
#include "ui/stages.h"

#include <QScrollArea>

#include <vector>

class QLabel;
class QVBoxLayout;

namespace attn {

class Badge;
class ElidedLabel;
class FormulaView;
class RowBars;
class Selection;
struct FocusedRow;

class Inspector : public QScrollArea {
    Q_OBJECT

public:
    explicit Inspector(Selection* selection, QWidget* parent = nullptr);

    // `edited`: the scene is not as it was opened, so that other digits than the notebook's are no fault.
    void setComputed(const ComputedPtr& computed, bool edited);
    QSize sizeHint() const override;

protected:
    void changeEvent(QEvent* event) override;

private:
    QWidget* buildValue();
    QWidget* buildRow();
    QWidget* buildNotes();
    void showCell();
    void showValue(const FocusedRow& row);
    void showChecks();
    void showNotes(bool edited);

    Selection* m_selection;
    ComputedPtr m_computed;
    std::vector<StageInfo> m_stages;
    std::vector<Check> m_shownChecks;

    ElidedLabel* m_heading;
    QLabel* m_code;
    QLabel* m_place;
    QLabel* m_value;
    FormulaView* m_formula;
    ElidedLabel* m_letters;
    QWidget* m_formulaBlock;
    QWidget* m_rowBlock;
    QLabel* m_rowTitle;
    QLabel* m_rowSum;
    RowBars* m_bars;
    QVBoxLayout* m_checks;
    QWidget* m_notesBlock;
    QLabel* m_notes;
    Badge* m_verdict;
};

} // namespace attn
