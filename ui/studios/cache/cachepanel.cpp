// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/cache/cachepanel.h"

#include "ui/kit/boxes.h"
#include "ui/kit/lampline.h"
#include "ui/studios/cache/cachesums.h"
#include "ui/studios/cache/cachewords.h"

#include <QVBoxLayout>

namespace attn {

CachePanel::CachePanel(QWidget* parent) : SidePanel(parent), m_sums(new CacheSums(this)), m_lamp(new LampLine(this))
{
    columnOf(this, 8, {m_sums, m_lamp, freeRoom(1)})->setContentsMargins(16, 10, 14, 10);
}

void CachePanel::setPicture(const CachePicturePtr& picture)
{
    m_sums->setPicture(picture);
    const CacheVerdict verdict = picture ? rowVerdict(*picture) : CacheVerdict();
    m_lamp->setVerdict(verdict.severity, verdict.sentence);
}

} // namespace attn
