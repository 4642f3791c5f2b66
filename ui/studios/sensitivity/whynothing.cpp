// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/sensitivity/whynothing.h"

#include "ui/kit/accessibility.h"
#include "ui/kit/boxes.h"
#include "ui/kit/label.h"
#include "ui/kit/linkbutton.h"
#include "ui/theme/fonts.h"

namespace attn {

WhyNothing::WhyNothing(QWidget* parent)
    : QWidget(parent), m_words(new PlainLabel), m_on(new LinkButton(tr("Run to value"))),
      m_end(new LinkButton(tr("Compute everything")))
{
    useQuietFont(m_words, 14);
    m_words->setAlignment(Qt::AlignCenter);
    m_words->setWordWrap(true);
    m_on->setToolTip(tr("Compute everything up to this value"));
    m_end->setToolTip(tr("Compute all remaining steps"));
    columnOf(this, 8,
             {freeRoom(1), m_words, Boxed(rowOf(nullptr, 12, {freeRoom(1), m_on, m_end, freeRoom(1)})), freeRoom(1)})
        ->setContentsMargins(48, 24, 48, 24);
    connect(m_on, &LinkButton::clicked, this, &WhyNothing::walkOnAsked);
    connect(m_end, &LinkButton::clicked, this, &WhyNothing::walkEndAsked);
    setFocusProxy(m_on);
    hide();
}

void WhyNothing::setWords(const QString& words, bool walking)
{
    m_words->setText(words);
    setAccessibleName(words);
    if (!walking && (m_on->hasFocus() || m_end->hasFocus())) // else Qt moves the focus away
        parentWidget()->setFocus(Qt::OtherFocusReason);
    for (LinkButton* link : {m_on, m_end}) {
        link->setVisible(walking);
        describeTo(link, words);
    }
}

} // namespace attn
