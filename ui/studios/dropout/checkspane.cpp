// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/dropout/checkspane.h"

#include "ui/facts/lamplist.h"
#include "ui/kit/boxes.h"
#include "ui/theme/fonts.h"

#include <QLabel>

namespace attn {

ChecksPane::ChecksPane(QWidget* parent) : QScrollArea(parent)
{
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* content = new QWidget;
    m_lamps = new LampList(1, content);
    m_count = new QLabel(content);
    m_count->setWordWrap(true);
    useQuietFont(m_count, 12.5);
    m_count->setContentsMargins(0, 6, 0, 0);
    columnOf(content, 1, {m_lamps, m_count, freeRoom(1)});
    scrollOnGround(this, content);
}

void ChecksPane::setChecks(std::vector<Check> checks, const QString& countSentence)
{
    m_lamps->setChecks(std::move(checks));
    m_count->setText(countSentence);
    m_count->setVisible(!countSentence.isEmpty());
}

} // namespace attn
