// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/compare/comparecontrols.h"

#include "ui/editors/dropoutpanel.h"
#include "ui/editors/embeddingspanel.h"
#include "ui/editors/maskpanel.h"
#include "ui/editors/weightspanel.h"
#include "ui/kit/accessibility.h"
#include "ui/kit/boxes.h"
#include "ui/kit/choicebar.h"
#include "ui/kit/elidedlabel.h"
#include "ui/kit/optioncontrols.h"
#include "ui/kit/section.h"
#include "ui/kit/segmentedcontrol.h"
#include "ui/studios/planechooser.h"
#include "ui/theme/fonts.h"
#include "ui/theme/icons.h"

#include <QCheckBox>
#include <QComboBox>
#include <QPushButton>

#include <algorithm>

namespace attn {

CompareControls::CompareControls(Document* document, Selection* selection, QWidget* parent)
    : ControlColumn(tr("Compare"), parent), m_plane(new PlaneChooser(selection))
{
    addPlain(m_plane);
    addSection(tr("Compare with"), buildA(selection));
    addSection(tr("Show"), buildShow());
    m_editors = {new EmbeddingsPanel(document, selection, this), new WeightsPanel(document, selection, this),
                 new MaskPanel(document, selection, this), new DropoutPanel(document, selection, this)};
    for (EditorSection* editor : m_editors)
        addEditor(editor)->setOpen(editor == m_editors[1]);
}

QWidget* CompareControls::buildA(Selection* selection)
{
    auto* content = new QWidget;
    m_with = new ChoiceBar(tr("Compare with"), content);
    m_headOfA = new QComboBox(content);
    nameChoices(m_headOfA, tr("Head of A"));
    keepWheelForScrolling(m_headOfA);
    offerHeads(1);
    m_name = new ElidedLabel({}, content);
    useTextFont(m_name, 13, QFont::DemiBold);
    auto* pin = new QPushButton(icon(QStringLiteral("pin")), tr("Pin this"), content);
    pin->setToolTip(tr("Keep the current state as A"));
    auto* swap = new QPushButton(icon(QStringLiteral("swap")), tr("Swap"), content);
    swap->setToolTip(
        tr("Go back to A and pin the current state. Undo restores that state. With two heads, A and B swap."));
    auto* line = rowOf(nullptr, 8, {pin, swap, freeRoom()});
    columnOf(content, 8, {m_with, m_headOfA, m_name, line});
    connect(m_with, &ChoiceBar::activated, this, [this, selection] {
        const bool heads = with() == CompareWith::OtherHead;
        if (heads && headOfA() == selection->head()) // no head is compared with itself
            setHeadOfA(headOfA() == 0 ? 1 : 0);
        m_headOfA->setVisible(heads);
        Q_EMIT withChosen();
    });
    connect(m_headOfA, &QComboBox::activated, this, &CompareControls::withChosen);
    connect(pin, &QPushButton::clicked, this, &CompareControls::pinAsked);
    connect(swap, &QPushButton::clicked, this, &CompareControls::swapAsked);
    return content;
}

QWidget* CompareControls::buildShow()
{
    auto* content = new QWidget;
    m_difference = new SegmentedControl(tr("Difference"), content);
    m_difference->addSegment(tr("B − A"), tr("Signed change: blue values fell, orange values rose"));
    m_difference->addSegment(tr("|B − A|"), tr("Absolute change"));
    m_difference->addSegment(tr("B / A"), tr("Ratio of B to A"));
    m_sameRange = new QCheckBox(tr("same color range in A and B"), content);
    m_sameRange->setChecked(true);
    m_turns = new QCheckBox(tr("mark sign changes"), content);
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
    offerHeads(int(computed->realized->plan.dims.H));
}

// Another head only if there is one.
void CompareControls::offerHeads(int heads)
{
    if (m_with->count() > 0 && m_headOfA->count() == heads)
        return;
    QStringList names = {tr("as opened"), tr("before the last edit"), tr("pinned")};
    QStringList words = {tr("A is the scene as you opened it"), tr("A is the scene before the last edit"),
                         tr("A is the last state you pinned")};
    if (heads > 1) {
        names << tr("another head");
        words << tr("A is another head of the same scene, and B is the current head");
    } else if (m_with->count() > 0 && with() == CompareWith::OtherHead) {
        m_with->setCurrentIndex(0);
    }
    m_with->setChoices(names, words);
    const int head = std::clamp(m_headOfA->currentIndex(), 0, std::max(heads - 1, 0));
    m_headOfA->clear();
    for (int each = 0; each < heads; ++each)
        m_headOfA->addItem(tr("A is head %1").arg(each));
    m_headOfA->setCurrentIndex(head);
    m_headOfA->setVisible(heads > 1 && with() == CompareWith::OtherHead);
}

int CompareControls::headOfA() const { return std::max(m_headOfA->currentIndex(), 0); }

void CompareControls::setHeadOfA(int head) { m_headOfA->setCurrentIndex(head); }

CompareWith CompareControls::with() const { return static_cast<CompareWith>(m_with->currentIndex()); }

void CompareControls::setWith(CompareWith with)
{
    m_with->setCurrentIndex(static_cast<int>(with));
    m_headOfA->setVisible(with == CompareWith::OtherHead);
}

void CompareControls::setName(const QString& name) { m_name->setText(tr("A: %1").arg(name)); }

Difference CompareControls::difference() const { return static_cast<Difference>(m_difference->currentIndex()); }

bool CompareControls::sharesRange() const { return m_sameRange->isChecked(); }

bool CompareControls::marksTurns() const { return m_turns->isChecked(); }

} // namespace attn
