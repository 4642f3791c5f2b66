// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/model/stalebar.h"

#include "ui/kit/boxes.h"
#include "ui/kit/lampline.h"

#include <QPushButton>

namespace attn {

StaleBar::StaleBar(QWidget* parent) : QWidget(parent), m_line(new LampLine), m_compute(new QPushButton(tr("Compute")))
{
    m_compute->setToolTip(tr("Compute this page"));
    connect(m_compute, &QPushButton::clicked, this, &StaleBar::computeAsked);
    rowOf(this, 12, {Boxed(m_line, 1), m_compute})->setContentsMargins(16, 4, 12, 4);
    hide();
}

void StaleBar::tell(bool picture)
{
    m_line->setVerdict(Severity::Warn, picture ? tr("Out of date: the last change has not been computed yet")
                                               : tr("Nothing has been computed yet"));
    show();
}

QString StaleBar::sentence() const { return m_line->sentence(); }

} // namespace attn
