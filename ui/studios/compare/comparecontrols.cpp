// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/compare/comparecontrols.h"

#include "ui/editors/dropoutpanel.h"
#include "ui/editors/embeddingspanel.h"
#include "ui/editors/maskpanel.h"
#include "ui/editors/weightspanel.h"
#include "ui/kit/boxes.h"
#include "ui/kit/elidedlabel.h"
#include "ui/kit/section.h"
#include "ui/kit/segmentedcontrol.h"
#include "ui/studios/planechooser.h"
#include "ui/theme/fonts.h"
#include "ui/theme/icons.h"

#include <QCheckBox>
#include <QPushButton>

namespace attn {

CompareControls::CompareControls(Document* document, Selection* selection, QWidget* parent)
    : ControlColumn(tr("Compare"), parent), m_plane(new PlaneChooser(selection))
{
    addPlain(m_plane);
    addSection(tr("Pinned"), buildPinned());
    addSection(tr("Show"), buildShow());
    m_editors = {new EmbeddingsPanel(document, selection, this), new WeightsPanel(document, selection, this),
                 new MaskPanel(document, selection, this), new DropoutPanel(document, selection, this)};
    for (EditorSection* editor : m_editors)
        addEditor(editor)->setOpen(editor == m_editors[1]);
}

QWidget* CompareControls::buildPinned()
{
    auto* content = new QWidget;
    m_pinned = new ElidedLabel({}, content);
    useTextFont(m_pinned, 13, QFont::DemiBold);
    auto* pin = new QPushButton(icon(QStringLiteral("pin")), tr("Pin this"), content);
    pin->setToolTip(tr("Keep what stands now as A"));
    auto* swap = new QPushButton(icon(QStringLiteral("swap")), tr("Swap"), content);
    swap->setToolTip(tr("Go back to A, and keep what stands now as the pinned one. Undo brings it back."));
    auto* line = rowOf(nullptr, 8, {pin, swap, freeRoom()});
    columnOf(content, 8, {m_pinned, line});
    connect(pin, &QPushButton::clicked, this, &CompareControls::pinAsked);
    connect(swap, &QPushButton::clicked, this, &CompareControls::swapAsked);
    return content;
}

QWidget* CompareControls::buildShow()
{
    auto* content = new QWidget;
    m_difference = new SegmentedControl(tr("Difference"), content);
    m_difference->addSegment(tr("B − A"), tr("The signed change; blue fell, orange rose"));
    m_difference->addSegment(tr("|B − A|"), tr("How much it changed"));
    m_difference->addSegment(tr("B / A"), tr("How many times as large"));
    m_sameRange = new QCheckBox(tr("same colour range in A and B"), content);
    m_sameRange->setChecked(true);
    m_turns = new QCheckBox(tr("marks where the sign turned"), content);
    columnOf(content, 8, {{m_difference, 0, Qt::AlignLeft}, m_sameRange, m_turns});
    connect(m_difference, &SegmentedControl::activated, this, &CompareControls::changed);
    connect(m_sameRange, &QCheckBox::toggled, this, &CompareControls::changed);
    connect(m_turns, &QCheckBox::toggled, this, &CompareControls::changed);
    return content;
}

void CompareControls::setComputed(const ComputedPtr& computed)
{
    for (EditorSection* editor : m_editors)
        editor->setComputed(computed);
    m_plane->setComputed(*computed);
}

void CompareControls::setPinned(const QString& name) { m_pinned->setText(tr("A: %1").arg(name)); }

Difference CompareControls::difference() const { return static_cast<Difference>(m_difference->currentIndex()); }

bool CompareControls::sharesRange() const { return m_sameRange->isChecked(); }

bool CompareControls::marksTurns() const { return m_turns->isChecked(); }

} // namespace attn
