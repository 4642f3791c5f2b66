// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/explain/notesblock.h"

#include "ui/document/selection.h"
#include "ui/explain/inspector.h"
#include "ui/kit/badge.h"
#include "ui/kit/boxes.h"
#include "ui/kit/label.h"
#include "ui/kit/linkbutton.h"
#include "ui/kit/numbertext.h"
#include "ui/kit/onevents.h"
#include "ui/theme/fonts.h"

#include <QBoxLayout>

namespace attn {

NotesBlock::NotesBlock(Selection* selection, QWidget* parent) : InspectorBlock(parent), m_selection(selection)
{
    m_title = new PlainLabel(this);
    useTextFont(m_title, 12.5, QFont::DemiBold);
    m_verdict = new Badge(this);
    m_fold = new LinkButton({}, this);
    connect(m_fold, &QAbstractButton::clicked, this, [this] { setFolded(!m_folded); });
    m_notes = new PlainLabel(this);
    m_notes->setWordWrap(true);
    m_notes->setTextInteractionFlags(Qt::TextSelectableByMouse);
    useTextFont(m_notes, 12);
    m_head = new QBoxLayout(QBoxLayout::LeftToRight);
    m_head->addLayout(rowOf(nullptr, -1, {m_title, m_fold, freeRoom(1)}), 1);
    m_head->addWidget(m_verdict);
    column()->addLayout(m_head);
    column()->addWidget(m_notes);
    hide();
    connect(selection, &Selection::stepChanged, this, &NotesBlock::showVerdict);
    onEvents(this, {QEvent::FontChange}, [this] { arrange(); });
}

void NotesBlock::setComputed(const Computed& computed, bool edited)
{
    const Computed& all = computed.answers ? *computed.answers : computed;
    m_fullVerdict = verdictOf(all.scene, *all.trace, edited);
    if (computed.withheld && m_fullVerdict.severity == Severity::Bad)
        m_fullVerdict.detail.clear(); // it has a number
    m_title->setText(tr("About this scene"));
    m_notes->setText(QString::fromStdString(computed.scene.description));
    showVerdict();
    const bool compared = !all.scene.expected.empty() || !all.scene.expected_shapes.empty();
    setVisible(!m_notes->text().isEmpty() || compared);
    setFolded(m_folded);
}

// It speaks of the scene's last numbers too.
void NotesBlock::showVerdict()
{
    const bool early = m_selection->step() && !m_fullVerdict.text.isEmpty();
    const Verdict verdict =
        early ? Verdict{notYet(), tr("Step to the end to see whether these values match the notebook.")}
              : m_fullVerdict;
    m_verdict->setVerdict(verdict.text, verdict.severity);
    m_verdict->setToolTip(verdict.detail);
    arrange();
}

// The badge goes below the title if both exceed the narrowest column.
void NotesBlock::arrange()
{
    constexpr int around = 2 * 16 + 3 * 8; // margins of the column, and between the parts
    const int needed =
        m_title->sizeHint().width() + m_fold->sizeHint().width() + m_verdict->sizeHint().width() + around;
    const bool below = needed > Inspector::leastWidth();
    m_head->setDirection(below ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_head->setAlignment(m_verdict, below ? Qt::AlignLeft : Qt::Alignment());
}

void NotesBlock::unfold() { m_folded = false; }

void NotesBlock::setFolded(bool folded)
{
    m_folded = folded;
    const bool text = !m_notes->text().isEmpty();
    m_fold->setVisible(text);
    m_fold->setText(folded ? tr("Show") : tr("Hide"));
    m_fold->setAccessibleName(folded ? tr("Show scene description") : tr("Hide scene description"));
    m_notes->setVisible(text && !folded);
    arrange();
}

} // namespace attn
