// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rail/stagecard.h"

#include "ui/paint/thumbnail.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"
#include "ui/theme/stylepaint.h"

#include <QPainter>

namespace attn {

namespace {

constexpr int thumb_px = 40;

} // namespace

StageCard::StageCard(QWidget* parent) : QAbstractButton(parent)
{
    setCheckable(true);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void StageCard::setStage(const StageInfo& stage, HeatmapDataPtr thumbnail)
{
    if (m_told && m_stage == stage && m_thumbnail == thumbnail)
        return;
    m_told = true;
    m_stage = stage;
    m_thumbnail = std::move(thumbnail);
    setText(stage.title);
    setAccessibleName(stage.title);
    setAccessibleDescription(stage.subtitle);
    setToolTip(QStringLiteral("%1: %2").arg(stage.heading, stage.subtitle));
    // A stage that is off stays readable and keeps its tooltip, but there is nothing to open.
    setFocusPolicy(stage.on ? Qt::StrongFocus : Qt::NoFocus);
    setCursor(stage.on ? Qt::PointingHandCursor : Qt::ArrowCursor);
    setEnabled(stage.on);
    update();
}

void StageCard::setInputs(std::vector<QRect> inputs)
{
    if (std::exchange(m_inputs, inputs) != inputs)
        update();
}

QSize StageCard::sizeHint() const { return {scaled(115), qMax(scaled(58), thumb_px + 18)}; }

QSize StageCard::minimumSizeHint() const { return {scaled(112), sizeHint().height()}; }

void StageCard::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Colors& c = colors();
    const QRectF card = rect();
    if (!m_stage.on) {
        painter.setRenderHint(QPainter::Antialiasing);
        QPen dashes(c.highContrast ? c.line : mixed(c.line, c.edge, 0.5), 1);
        dashes.setDashPattern({3, 3});
        painter.setPen(dashes);
        painter.drawRoundedRect(card.adjusted(0.5, 0.5, -0.5, -0.5), 3.5, 3.5);
    } else if (isChecked()) {
        paintFrame(painter, card, c.accent, c.soft, 2);
    } else {
        paintFrame(painter, card, underMouse() ? c.edge : c.line, c.base);
    }
    if (hasFocus()) // the chosen card has an accent frame already: the ring stands inside it
        paintFocusRing(painter, isChecked() ? card.adjusted(3, 3, -3, -3) : card, isChecked() ? 2 : 4);

    const QRectF thumb(8, (height() - thumb_px) / 2.0, thumb_px, thumb_px);
    if (m_stage.on && m_thumbnail)
        paintThumbnail(painter, thumb, *m_thumbnail, m_inputs);
    else
        paintEmptyThumbnail(painter, thumb);

    const QFont title = textFont(12.5, QFont::DemiBold), sub = textFont(11);
    const QRect text(thumb_px + 15, 0, width() - thumb_px - 18, height());
    const int line1 = scaled(16), line2 = scaled(15);
    const int top = (height() - line1 - line2) / 2;
    paintText(painter, title,
              !m_stage.on   ? c.off
              : isChecked() ? c.accent
                            : c.text,
              QRect(text.left(), top, text.width(), line1), Qt::AlignLeft | Qt::AlignVCenter,
              QFontMetrics(title).elidedText(m_stage.title, Qt::ElideRight, text.width()));
    QString subtitle = m_stage.subtitle;
    if (const QFontMetrics metrics(sub); metrics.horizontalAdvance(subtitle) > text.width()) {
        subtitle.replace(QStringLiteral(" × "), QStringLiteral("×"))
            .replace(QStringLiteral(" = "), QStringLiteral("="));
        subtitle = metrics.elidedText(subtitle, Qt::ElideRight, text.width());
    }
    paintText(painter, sub, m_stage.on ? c.text2 : c.off, QRect(text.left(), top + line1, text.width(), line2),
              Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, subtitle);
}

} // namespace attn
