// SPDX-License-Identifier: GPL-3.0-or-later
// The right panel: the chosen number with its names, the formula of its stage, its substituted equation, whose numbers
// lead to their source cells, its row as bars, the checks, and what a lesson says about itself.
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

    // `edited`: the scene has changed since it was opened, so digits unlike the notebook's are no fault. `prepared` may
    // hold the checks.
    void setComputed(const ComputedPtr& computed, bool edited, const PreparedPtr& prepared = {});
    // What the scene was before the last edit, and that edit's name; null where that is not known.
    void setEarlier(const ComputedPtr& earlier, const QString& step);
    // Notes are the scene's; a lesson has its own text. Plain: value, sentence, equation and row only, since the rest
    // is about things a beginner does not know yet.
    void setPlain(bool plain);
    void setAsks(bool asks); // for a hidden number; false where the lesson's column does
    void showNotes(bool shown);
    // Another scene follows: clears the trail back into this one.
    void forgetTrail();
    // Goes to a cell of any tensor: the center follows if a stage shows it, else only this panel does.
    void follow(const CellRef& cell);
    void goBack(); // to where the last follow() began
    ExplainBlock* explainBlock() const { return m_explain; }
    void enterEquation();                   // gives it the keyboard
    void answer();                          // asks for the hidden cell's number
    static int leastWidth() { return 280; } // px
    QSize sizeHint() const override;

Q_SIGNALS:
    void leads();                                  // before it goes to a cell that one chose in it
    void leaveAsked();                             // by Escape: back to the picture
    void takeBackAsked(const attn::CellRef& cell); // resets a manual edit
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
    std::vector<CellRef> m_trail;       // cells the user came from, oldest first
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
    bool m_plain = false, m_asks = true;
    bool m_notesShown = true;
    bool m_notesEdited = false;
};

} // namespace attn
