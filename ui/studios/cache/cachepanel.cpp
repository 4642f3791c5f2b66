// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/cache/cachepanel.h"

#include "ui/kit/boxes.h"
#include "ui/kit/lampline.h"
#include "ui/kit/whenever.h"
#include "ui/studios/cache/cachesums.h"
#include "ui/studios/cache/cachewords.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"

#include <QPainter>
#include <QVBoxLayout>

namespace attn {

namespace {

constexpr int panel_width = 262; // px

} // namespace

CachePanel::CachePanel(QWidget* parent) : QWidget(parent), m_sums(new CacheSums(this)), m_lamp(new LampLine(this))
{
    columnOf(this, 8, {m_sums, m_lamp, freeRoom(1)})->setContentsMargins(16, 10, 14, 10);
    whenever(this, {QEvent::FontChange}, [this] { fit(); });
    fit();
}

void CachePanel::fit() { setFixedWidth(scaled(panel_width)); }

void CachePanel::setPicture(const CachePicturePtr& picture)
{
    m_sums->setPicture(picture);
    const CacheVerdict verdict = picture ? rowVerdict(*picture) : CacheVerdict();
    m_lamp->setVerdict(verdict.severity, verdict.sentence);
}

void CachePanel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), colors().base);
    painter.fillRect(QRect(0, 8, 1, height() - 16), colors().line);
}

} // namespace attn
