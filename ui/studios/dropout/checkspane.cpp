// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/dropout/checkspane.h"

#include "ui/facts/lamplist.h"
#include "ui/theme/fonts.h"

#include <QLabel>
#include <QVBoxLayout>

namespace attn {

ChecksPane::ChecksPane(QWidget* parent) : QScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setFocusPolicy(Qt::NoFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* content = new QWidget;
    m_lamps = new LampList(1, content);
    m_count = new QLabel(content);
    m_count->setWordWrap(true);
    m_count->setForegroundRole(QPalette::PlaceholderText);
    useTextFont(m_count, 12.5);
    m_count->setContentsMargins(0, 6, 0, 0);
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(1);
    column->addWidget(m_lamps);
    column->addWidget(m_count);
    column->addStretch(1);
    setWidget(content);
    viewport()->setAutoFillBackground(false);
    content->setAutoFillBackground(false);
}

void ChecksPane::setChecks(std::vector<Check> checks, const QString& countSentence)
{
    m_lamps->setChecks(std::move(checks));
    m_count->setText(countSentence);
    m_count->setVisible(!countSentence.isEmpty());
}

} // namespace attn
