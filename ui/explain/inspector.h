// SPDX-License-Identifier: GPL-3.0-or-later
// The right panel: the chosen number with its names, the formula of its stage, its substituted equation, whose numbers
// lead to the cells they came from, its row as bars, the checks as lamps,
// and what a lesson says about itself.
#pragma once

#include "core/engine/computed.h"
#include "ui/compute/preparedviews.h"
#include "ui/kit/scrollarea.h"
#include "ui/matrix/cellplace.h"
#include "ui/matrix/stagecards.h"

#include <vector>

class QLabel;

namespace attn {

class AnswerBlock;
class ChecksBlock;
class EditBlock;
class EveryHead;
class ExplainBlock;
class FormulaView;
class HeadBlock;
class NotesBlock;
class RowBars;
class Selection;
class ValueBlock;
struct FocusedRow;

class Inspector : public ScrollArea {
    Q_OBJECT

public:
    explicit Inspector(Selection* selection, QWidget* parent = nullptr);

    // `edited`: the scene is not as it was opened, so that other digits than the notebook's are no fault.
    // `prepared` may hold the lamps.
    void setComputed(const ComputedPtr& computed, bool edited, const PreparedPtr& prepared = {});
    // What the scene was before the last edit, and that edit's name; null where that is not known.
    void setEarlier(const ComputedPtr& earlier, const QString& step);
    // The scene's notes; a lesson has words of its own.
    void showNotes(bool shown);
    // Another scene is to be shown: nothing leads back into the one before.
    void forgetTrail();
    // Goes to a cell of any tensor: the centre follows where a stage shows it, otherwise this panel alone does.
    void follow(const CellRef& cell);
    void goBack(); // to where the last follow() began
    ExplainBlock* explainBlock() const { return m_explain; }
    void enterEquation();                   // gives it the keyboard
    void answer();                          // asks for the number of the hidden cell
    static int leastWidth() { return 280; } // px
    QSize sizeHint() const override;

Q_SIGNALS:
    void leaveAsked();                             // by Escape: back to the picture
    void takeBackAsked(const attn::CellRef& cell); // what was put into it by hand
    void headSwitchAsked(int head);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    QWidget* buildRow();
    void followNotes();
    std::optional<CellRef> shownCell() const;
    void goTo(const CellRef& cell);
    void followSelection();
    void showCell();
    void showStageWords(const std::string& tensor);
    void showRow(const FocusedRow& row, const std::optional<FocusedRow>& before);
    void showEdit(const std::string& tensor);

    Selection* m_selection;
    ComputedPtr m_computed;
    ComputedPtr m_earlier;
    std::vector<StageInfo> m_stages;
    std::optional<CellRef> m_elsewhere; // a cell that no stage shows: of a parameter
    std::vector<CellRef> m_trail;       // where the person came from, first to last
    bool m_following = false;

    ValueBlock* m_value;
    AnswerBlock* m_answer;
    EditBlock* m_edit;
    FormulaView* m_formula;
    QLabel* m_letters;
    QWidget* m_formulaBlock;
    ExplainBlock* m_explain;
    QWidget* m_rowBlock;
    QLabel* m_rowTitle;
    QLabel* m_rowSum;
    RowBars* m_bars;
    EveryHead* m_everyHead;
    HeadBlock* m_head;
    ChecksBlock* m_checks;
    NotesBlock* m_notes;
    bool m_notesShown = true;
    bool m_notesEdited = false;
};

} // namespace attn
