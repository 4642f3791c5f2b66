// SPDX-License-Identifier: GPL-3.0-or-later
// What the last edit did to the matrix in focus: its name, how many cells read differently, the largest change, and
// whether the map shows what it was, both, or what it is.
#pragma once

#include "ui/explain/inspectorblock.h"
#include "ui/matrix/comparison.h"

class QLabel;

namespace attn {

class ElidedLabel;
class SegmentedControl;
class Selection;

class EditBlock : public InspectorBlock {
    Q_OBJECT

public:
    EditBlock(Selection* selection, QWidget* parent);

    void setStep(const QString& name);
    // Both of one size, as of the current step; null: not comparable.
    void setMatrices(const HeldMatrixPtr& before, const HeldMatrixPtr& now);

private:
    Selection* m_selection;
    SegmentedControl* m_ghost;
    ElidedLabel* m_step;
    QLabel* m_changed;
    QLabel* m_largest;
};

} // namespace attn
