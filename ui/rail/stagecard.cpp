// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rail/stagecard.h"

#include "ui/paint/thumbnail.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"
#include "ui/theme/stylepaint.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace attn {

namespace {

constexpr int thumb_px = 40, small_thumb_px = 26;

// In as many lines as needed at this width: first without the spaces of a shape and of "1 of 2", then broken between
// words. Nothing is left out.
QStringList linesOf(const QString& words, const QFontMetricsF& metrics, double width)
{
    QString close = words;
    for (const auto& [wide, narrow] : {std::pair(" × ", "×"), std::pair(" = ", "="), std::pair(" of ", "/")})
        close.replace(QString::fromUtf8(wide), QString::fromUtf8(narrow));
    for (const QString& line : {words, close})
        if (metrics.horizontalAdvance(line) <= width)
            return {line};
    QStringList lines;
    for (const QString& word : words.split(QLatin1Char(' ')))
        if (lines.isEmpty() || metrics.horizontalAdvance(lines.last() + QLatin1Char(' ') + word) > width)
            lines << word;
        else
            lines.last() += QLatin1Char(' ') + word;
    return lines;
}

// The card's largest change relative to the others', along its foot.
void paintChangeBar(QPainter& painter, const QRectF& card, double share, const Colors& c)
{
    constexpr double height = 3, inset = 8, above = 4;
    const QRectF track(card.left() + inset, card.bottom() - above - height, card.width() - 2 * inset, height);
    painter.fillRect(track, c.line);
    if (share > 0)
        painter.fillRect(QRectF(track.topLeft(), QSizeF(std::max(track.width() * share, 2.0), height)), c.flash);
}

// Like a cell set by hand.
void paintCorner(QPainter& painter, const QRectF& card, const QColor& color)
{
    constexpr double side = 9, frame = 2;
    const QPointF corner = card.topRight() + QPointF(-frame, frame);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.drawPolygon(QPolygonF({corner - QPointF(side, 0), corner, corner + QPointF(0, side)}));
    painter.restore();
}

} // namespace

StageCard::StageCard(QWidget* parent) : QAbstractButton(parent)
{
    setCheckable(true);
    setAttribute(Qt::WA_Hover);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void StageCard::setStage(const StageInfo& stage, HeatmapDataPtr thumbnail)
{
    if (m_isSet && m_stage == stage && m_thumbnail == thumbnail)
        return;
    m_isSet = true;
    m_stage = stage;
    m_thumbnail = std::move(thumbnail);
    setText(stage.title);
    setAccessibleName(stage.title);
    describe();
    update();
}

void StageCard::describe()
{
    const StageInfo& stage = m_stage;
    QString state = stage.overridden ? tr("%1: %2\nContains a pinned value").arg(stage.heading, stage.subtitle)
                                     : QStringLiteral("%1: %2").arg(stage.heading, stage.subtitle);
    const QString click = stage.on ? QString() : tr("Click to see what this stage does");
    QString words = stage.overridden ? tr("%1, pinned").arg(stage.subtitle) : stage.subtitle;
    if (m_change) {
        words += QStringLiteral(", ") + m_change->words;
        state += QLatin1Char('\n') + m_change->words;
    }
    describeTo(this, click.isEmpty() ? words : QStringLiteral("%1. %2").arg(words, click));
    setToolTip(click.isEmpty() ? state : QStringLiteral("%1\n%2").arg(state, click));
}

void StageCard::setChange(const std::optional<CardChange>& change)
{
    if (m_change == change)
        return;
    m_change = change;
    if (m_isSet)
        describe();
    update();
}

void StageCard::setInputs(const std::vector<QRect>& inputs)
{
    if (std::exchange(m_inputs, inputs) != inputs)
        update();
}

void StageCard::setLow(bool low)
{
    if (std::exchange(m_low, low) == low)
        return;
    updateGeometry();
    update();
}

QSize StageCard::leastSize(bool low)
{
    return low ? QSize(scaled(82), qMax(scaled(46), small_thumb_px + scaled(20)))
               : QSize(scaled(112), qMax(scaled(58), thumb_px + 18));
}

QSize StageCard::sizeHint() const { return leastSize(m_low) + QSize(scaled(3), 0); }

QSize StageCard::minimumSizeHint() const { return leastSize(m_low); }

void StageCard::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Colors& c = colors();
    const QRectF card = rect();
    if (!m_stage.on) {
        painter.setRenderHint(QPainter::Antialiasing);
        const QColor line = c.highContrast ? c.line : underMouse() ? c.edge : mixed(c.line, c.edge, 0.5);
        QPen dashes(isChecked() ? c.accent : line, isChecked() ? 2 : 1);
        dashes.setDashPattern({3, 3});
        painter.setPen(dashes);
        if (isChecked())
            painter.setBrush(c.soft);
        const double inset = dashes.widthF() / 2;
        painter.drawRoundedRect(QRectF(card).adjusted(inset, inset, -inset, -inset), 3.5, 3.5);
    } else if (isChecked()) {
        paintFrame(painter, card, c.accent, c.soft, 2);
    } else {
        paintFrame(painter, card, underMouse() ? c.edge : c.line, c.base);
    }
    if (m_change && m_stage.on)
        paintChangeBar(painter, card, m_change->share, c);
    if (m_stage.overridden || (m_change && m_change->edited))
        paintCorner(painter, card, c.accent);
    if (hasFocus()) // the selected card has an accent frame: the ring goes inside it
        paintFocusRing(painter, isChecked() ? card.adjusted(3, 3, -3, -3) : card, isChecked() ? 2 : 4);

    const int line1 = scaled(16);
    const bool small = m_low && m_stage.on && m_thumbnail; // below the title, the shape beside it
    const QRectF thumb = m_low ? QRectF(7, line1 + 3, small_thumb_px, small_thumb_px)
                               : QRectF(8, (height() - thumb_px) / 2.0, thumb_px, thumb_px);
    if (m_stage.on && m_thumbnail)
        paintThumbnail(painter, thumb, *m_thumbnail, m_inputs);
    else if (!m_low)
        paintEmptyThumbnail(painter, thumb);

    const int before = m_low ? 8 : thumb_px + 15; // the words
    const QRect text(before, 0, width() - before - 3, height());
    const QRect below = small ? text.adjusted(small_thumb_px + 4, 0, 0, 0) : text;
    const QFont sub = textFont(11), large = textFont(12.5, QFont::DemiBold);
    const bool fits = QFontMetricsF(large).horizontalAdvance(m_stage.title) <= text.width();
    const QFont title = fits ? large : textFont(11, QFont::DemiBold);
    const QStringList lines = linesOf(m_stage.subtitle, QFontMetricsF(sub), below.width());
    const int line2 = scaled(lines.size() > 1 ? 13 : 15), lower = line2 * static_cast<int>(lines.size());
    int top = small ? 2 : (height() - line1 - lower) / 2;
    paintText(painter, title,
              !m_stage.on   ? c.off
              : isChecked() ? c.accent
                            : c.text,
              QRect(text.left(), top, text.width(), line1), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip,
              m_stage.title);
    top += small ? line1 + std::max((small_thumb_px - lower) / 2, 0) : line1;
    for (const QString& line : lines) {
        paintText(painter, sub, m_stage.on ? c.text2 : c.off, QRect(below.left(), top, below.width(), line2),
                  Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, line);
        top += line2;
    }
}

} // namespace attn
