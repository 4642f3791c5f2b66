// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/explain/editblock.h"

#include "ui/document/selection.h"
#include "ui/kit/boxes.h"
#include "ui/kit/elidedlabel.h"
#include "ui/kit/label.h"
#include "ui/kit/numbertext.h"
#include "ui/kit/segmentedcontrol.h"
#include "ui/theme/fonts.h"

namespace attn {

EditBlock::EditBlock(Selection* selection, QWidget* parent)
    : InspectorBlock(parent), m_selection(selection), m_ghost(new SegmentedControl(tr("The map shows"), this)),
      m_step(new ElidedLabel({}, this)), m_changed(new PlainLabel(this)), m_largest(new PlainLabel(this))
{
    auto* title = new PlainLabel(tr("The edit"), this);
    useTextFont(title, 12.5, QFont::DemiBold);
    m_ghost->addSegment(tr("before"), tr("Show the map before the edit (F3 to cycle)"));
    m_ghost->addSegment(tr("both"), tr("Show both values in each changed cell (F3 to cycle)"));
    m_ghost->addSegment(tr("after"), tr("Show the current map (F3 to cycle)"));
    connect(m_ghost, &SegmentedControl::activated, this,
            [this](int index) { m_selection->setGhost(static_cast<Ghost>(index)); });
    const auto follow = [this] { m_ghost->setCurrentIndex(static_cast<int>(m_selection->ghost())); };
    connect(selection, &Selection::looksChanged, this, follow);
    follow();
    for (QLabel* label : {m_changed, m_largest}) {
        useQuietFont(label, 12);
        label->setWordWrap(true); // a number that is cut reads as another one
    }
    useTextFont(m_step, 12);
    column()->addLayout(rowOf(nullptr, 8, {title, freeRoom(1), m_ghost}));
    for (QWidget* line :
         {static_cast<QWidget*>(m_step), static_cast<QWidget*>(m_changed), static_cast<QWidget*>(m_largest)})
        column()->addWidget(line);
}

void EditBlock::setStep(const QString& name) { m_step->setText(name); }

void EditBlock::setMatrices(const HeldMatrixPtr& before, const HeldMatrixPtr& now)
{
    if (!before || !now || before->shape != now->shape) {
        m_changed->setText(before ? tr("The shape of this matrix has changed.")
                                  : tr("This matrix did not exist before."));
        m_largest->hide();
        return;
    }
    const CellChanges facts = cellChanges(*before, *now);
    m_changed->setText(
        tr("%1 of %2 cells in %3 changed").arg(formatCount(facts.changed), formatCount(facts.cells), now->tensor));
    m_largest->setVisible(facts.largestAt.has_value());
    if (!facts.largestAt)
        return;
    const Cell cell = *facts.largestAt;
    m_largest->setText(tr("largest change in %1: %2 → %3")
                           .arg(cellName(*now, cell), formatNumber(before->value(cell), now->digits),
                                formatNumber(now->value(cell), now->digits)));
}

} // namespace attn
