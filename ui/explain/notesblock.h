// SPDX-License-Identifier: GPL-3.0-or-later
// What a scene says about itself, where it is read first, and whether its numbers are the notebook's. The text can be
// folded away.
#pragma once

#include "core/engine/computed.h"
#include "ui/explain/inspectorblock.h"

class QLabel;

namespace attn {

class Badge;
class LinkButton;

class NotesBlock : public InspectorBlock {
    Q_OBJECT

public:
    explicit NotesBlock(QWidget* parent);

    // `edited`: the scene is not as it was opened.
    void setComputed(const Computed& computed, bool edited);
    void unfold(); // another scene is to be shown

private:
    void setFolded(bool folded);

    QLabel* m_notes;
    Badge* m_verdict;
    LinkButton* m_fold;
    bool m_folded = false;
};

} // namespace attn
