// SPDX-License-Identifier: GPL-3.0-or-later
// What a scene says about itself, where it is read first, and whether its numbers are the notebook's. The text can be
// folded away.
#pragma once

#include "core/engine/computed.h"
#include "ui/explain/inspectorblock.h"
#include "ui/facts/verdict.h"

class QBoxLayout;
class QLabel;

namespace attn {

class Badge;
class LinkButton;
class Selection;

class NotesBlock : public InspectorBlock {
    Q_OBJECT

public:
    NotesBlock(Selection* selection, QWidget* parent);

    // `edited`: the scene is not as it was opened.
    void setComputed(const Computed& computed, bool edited);
    void unfold(); // another scene follows

private:
    void setFolded(bool folded);
    void showVerdict();
    void arrange();

    Selection* m_selection;
    Verdict m_fullVerdict; // when everything is computed
    QBoxLayout* m_head;    // title and badge
    QLabel* m_title;
    QLabel* m_notes;
    Badge* m_verdict;
    LinkButton* m_fold;
    bool m_folded = false;
};

} // namespace attn
