// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/start/startbuttons.h"

#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"
#include "ui/theme/icons.h"
#include "ui/theme/stylepaint.h"

#include <QDir>
#include <QFileInfo>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace attn {

StartTitle::StartTitle(QWidget* parent) : QWidget(parent)
{
    setAccessibleName(QStringLiteral("AttnScope"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize StartTitle::sizeHint() const { return {200, scaled(42)}; }

void StartTitle::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paintIcon(painter, QRectF(0, (height() - 40) / 2.0, 40, 40), QStringLiteral("attnscope"), colors().text);
    paintText(painter, textFont(22, QFont::DemiBold), colors().text, QRect(52, 0, width() - 52, scaled(26)),
              Qt::AlignVCenter, QStringLiteral("AttnScope"));
    const QString what = tr("attention, number by number");
    const double fits = (width() - 52) / QFontMetricsF(textFont(12)).horizontalAdvance(what);
    paintText(painter, textFont(12 * std::clamp(fits, 0.5, 1.0)), colors().text2,
              QRect(52, scaled(26), width() - 52, scaled(16)), Qt::AlignVCenter, what);
}

StartButton::StartButton(const QString& iconName, const QString& text, const QString& keys, bool primary,
                         QWidget* parent)
    : PaintedButton(parent), m_icon(iconName), m_keys(keys), m_primary(primary)
{
    setText(text);
    setAccessibleName(text);
    setAttribute(Qt::WA_Hover);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize StartButton::sizeHint() const { return {200, scaled(32)}; }

void StartButton::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Colors& c = colors();
    paintButton(painter, rect(), paintedState(), m_primary, false);
    const double side = scaled(16);
    paintIcon(painter, QRectF(12, (height() - side) / 2, side, side), m_icon, m_primary ? c.onaccent : c.text);
    const QFont words = textFont(13, m_primary ? QFont::DemiBold : QFont::Normal);
    const int keys = m_keys.isEmpty() ? 0 : QFontMetrics(textFont(12)).horizontalAdvance(m_keys) + 8;
    const QRect room = rect().adjusted(scaled(16) + 19, 0, -12 - keys, 0);
    paintText(painter, words, m_primary ? c.onaccent : c.text, room, Qt::AlignVCenter,
              QFontMetrics(words).elidedText(text(), Qt::ElideRight, room.width()));
    paintText(painter, textFont(12), m_primary ? c.onaccent : c.text2, rect().adjusted(0, 0, -12, 0),
              Qt::AlignVCenter | Qt::AlignRight, m_keys);
}

RecentEntry::RecentEntry(const RecentFile& file, QWidget* parent) : PaintedButton(parent)
{
    const bool exists = file.exists();
    m_when = exists ? whenOpened(file.opened, QDateTime::currentDateTime()) : tr("file not found");
    setText(file.title.isEmpty() ? QFileInfo(file.path).completeBaseName() : file.title);
    setAccessibleName(QStringLiteral("%1, %2").arg(text(), m_when));
    setToolTip(QDir::toNativeSeparators(file.path));
    setAttribute(Qt::WA_Hover);
    setFocusPolicy(exists ? Qt::StrongFocus : Qt::NoFocus);
    setEnabled(exists);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize RecentEntry::sizeHint() const { return {200, scaled(44)}; }

void RecentEntry::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Colors& c = colors();
    paintButton(painter, rect(), paintedState(), false, true);
    const double side = scaled(14);
    const int left = 24, width = this->width() - left - 4, top = (height() - scaled(34)) / 2;
    paintIcon(painter, QRectF(2, (height() - side) / 2, side, side), QStringLiteral("file"),
              isEnabled() ? c.text2 : c.off);
    const QFont title = textFont(13), quiet = textFont(12);
    paintText(painter, title, isEnabled() ? c.text : c.off, QRect(left, top, width, scaled(18)), Qt::AlignVCenter,
              QFontMetrics(title).elidedText(text(), Qt::ElideRight, width));
    paintText(painter, quiet, isEnabled() ? c.text2 : c.off, QRect(left, top + scaled(18), width, scaled(16)),
              Qt::AlignVCenter, m_when);
}

DropZone::DropZone(const QString& text, const QString& kinds, QWidget* parent)
    : QWidget(parent), m_text(text), m_kinds(kinds)
{
    setAccessibleName(QStringLiteral("%1: %2").arg(text, kinds));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize DropZone::sizeHint() const { return {200, scaled(64)}; }

void DropZone::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QPen dashes(colors().edge, 1.3);
    dashes.setDashPattern({3, 3});
    painter.setPen(dashes);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.75, 0.75, -0.75, -0.75), 6, 6);
    painter.setPen(colors().text2);
    painter.setFont(textFont(12));
    const int top = (height() - scaled(34)) / 2;
    painter.drawText(QRect(0, top, width(), scaled(18)), Qt::AlignCenter, m_text);
    painter.setFont(numberFont(11));
    painter.drawText(QRect(0, top + scaled(18), width(), scaled(16)), Qt::AlignCenter, m_kinds);
}

} // namespace attn
