// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/model/nextbars.h"

#include "ui/kit/tooltip.h"
#include "ui/model/probabilitytext.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"
#include "ui/theme/stylepaint.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace attn {

namespace {

constexpr int next_row_height = 30, others_height = 26, next_gap = 8; // px
constexpr double next_bar_height = 9, bar_outline = 1.2;

QFont rowPieceFont(bool first) { return textFont(13, first ? QFont::DemiBold : QFont::Normal); }

} // namespace

NextBars::NextBars(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setToolTips(this, [this](QPoint place) { return toolTipAt(place); });
}

int NextBars::scaledLeast() { return scaled(200); }

void NextBars::setPicture(PagePicturePtr picture)
{
    m_picture = std::move(picture);
    refresh();
}

void NextBars::setShown(Ghost shown)
{
    m_shown = shown;
    refresh();
}

void NextBars::setChances(const std::vector<TokenProbability>& chances)
{
    m_chances = chances;
    refresh();
}

void NextBars::setRows(int rows)
{
    m_rows = std::max(rows, 1);
    refresh();
}

void NextBars::refresh()
{
    m_tokens.clear();
    m_othersBefore = m_othersNow = 0;
    if (m_picture) {
        m_tokens = m_picture->next;
        if (!showsNow())
            std::ranges::stable_sort(m_tokens, std::greater(), &NextToken::before);
        // What was most probable before is never among the others: an edit has displaced it.
        const auto top = std::ranges::max_element(m_tokens, {}, &NextToken::before);
        if (showsBefore() && top - m_tokens.begin() >= m_rows)
            std::rotate(m_tokens.begin() + m_rows - 1, top, top + 1);
        m_othersBefore = m_picture->othersBefore;
        m_othersNow = m_picture->othersNow;
        if (!m_chances.empty()) {
            m_othersNow = 1;
            for (NextToken& token : m_tokens) {
                const auto chance = std::ranges::find(m_chances, token.id, &TokenProbability::id);
                token.now = chance == m_chances.end() ? 0 : chance->probability;
                m_othersNow -= token.now;
            }
            m_othersNow = std::max(m_othersNow, 0.0);
        }
        for (std::size_t row = std::size_t(m_rows); row < m_tokens.size(); ++row) {
            m_othersBefore += m_tokens[row].before;
            m_othersNow += m_tokens[row].now;
        }
        m_tokens.resize(std::min(m_tokens.size(), std::size_t(m_rows)));
    }
    updateGeometry();
    update();
}

QString NextBars::othersWords() const
{
    const std::int64_t others = m_picture ? m_picture->vocabulary - std::int64_t(m_tokens.size()) : 0;
    return others > 0 ? tr("the other %1 values combined").arg(formatCount(others)) : QString();
}

QStringList NextBars::spoken() const
{
    const auto numbers = [this](double before, double now) {
        if (!showsBefore())
            return probabilityText(now);
        if (!showsNow())
            return tr("was %1").arg(probabilityText(before));
        return tr("%1 (was %2)").arg(probabilityText(now), probabilityText(before));
    };
    QStringList words;
    for (const NextToken& token : m_tokens)
        words << QStringLiteral("%1 %2").arg(token.piece, numbers(token.before, token.now));
    if (const QString others = othersWords(); !others.isEmpty())
        words << QStringLiteral("%1 %2").arg(others, numbers(m_othersBefore, m_othersNow));
    return words;
}

QRect NextBars::rowRect(int row) const { return {0, row * scaled(next_row_height), width(), scaled(next_row_height)}; }

QSize NextBars::sizeHint() const
{
    const int others = othersWords().isEmpty() ? 0 : scaled(others_height);
    return {scaled(280), int(m_tokens.size()) * scaled(next_row_height) + others};
}

int NextBars::labelWidth() const
{
    int widest = scaled(34);
    for (std::size_t row = 0; row < m_tokens.size(); ++row)
        widest = std::max(widest, QFontMetrics(rowPieceFont(row == 0)).horizontalAdvance(m_tokens[row].piece) + 2);
    return std::min(widest, std::max(scaled(48), int(0.26 * width())));
}

double NextBars::largest() const
{
    double most = 0;
    for (const NextToken& token : m_tokens) {
        if (showsBefore() && std::isfinite(token.before))
            most = std::max(most, token.before);
        if (showsNow() && std::isfinite(token.now))
            most = std::max(most, token.now);
    }
    return most;
}

double NextBars::paintNumbers(QPainter& painter, const QRectF& line, double before, double now, bool quiet) const
{
    const QFont plain = numberFont(12), bold = numberFont(12, quiet ? QFont::Normal : QFont::DemiBold);
    const double room = QFontMetricsF(bold).horizontalAdvance(QStringLiteral("0.0000")) + 2;
    const double between = QFontMetricsF(textFont(12)).horizontalAdvance(becomesArrow()) + 2 * next_gap;
    QRectF place = line;
    const auto write = [&](const QFont& font, const QColor& color, const QString& text) {
        const double width = std::max(room, QFontMetricsF(font).horizontalAdvance(text));
        paintText(painter, font, color, place, Qt::AlignVCenter | Qt::AlignRight, text);
        place.setRight(place.right() - width);
    };
    if (showsNow())
        write(bold, quiet ? colors().text2 : showsBefore() ? colors().accent : colors().text, probabilityText(now));
    if (showsNow() && showsBefore()) {
        paintText(painter, textFont(12), colors().text2, place.adjusted(0, 0, -next_gap, 0),
                  Qt::AlignVCenter | Qt::AlignRight, becomesArrow());
        place.setRight(place.right() - between);
    }
    if (showsBefore())
        write(showsNow() ? plain : bold, showsNow() || quiet ? colors().text2 : colors().text, probabilityText(before));
    return place.right();
}

void NextBars::paintRow(QPainter& painter, int row) const
{
    const Colors& c = colors();
    const NextToken& token = m_tokens[std::size_t(row)];
    const QRectF line = rowRect(row);
    const int label = labelWidth();
    const QFont font = rowPieceFont(row == 0);
    paintText(painter, font, c.text, QRectF(line.left(), line.top(), label, line.height()), Qt::AlignVCenter,
              QFontMetrics(font).elidedText(token.piece, Qt::ElideMiddle, label));
    const double right = paintNumbers(painter, line, token.before, token.now, false) - next_gap;
    const double left = line.left() + label + next_gap, most = largest();
    if (right <= left || most <= 0)
        return;
    const bool both = showsBefore() && showsNow();
    double y = std::round(line.center().y() - (both ? next_bar_height + 1 : next_bar_height / 2));
    const auto length = [&](double value) {
        return std::isfinite(value) ? std::max(1.5, std::round((right - left) * value / most)) : 0;
    };
    if (showsBefore()) {
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(c.text2, bar_outline));
        painter.drawRect(QRectF(left + bar_outline / 2, y + bar_outline / 2,
                                std::max(length(token.before) - bar_outline, 0.5), next_bar_height - bar_outline));
        painter.restore();
        y += next_bar_height + 2;
    }
    if (showsNow())
        painter.fillRect(QRectF(left, y, length(token.now), next_bar_height), c.accent);
}

void NextBars::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    for (int row = 0; row < int(m_tokens.size()); ++row)
        paintRow(painter, row);
    const QString others = othersWords();
    if (others.isEmpty())
        return;
    QRectF line(0, int(m_tokens.size()) * scaled(next_row_height), width(), scaled(others_height));
    const double right = paintNumbers(painter, line, m_othersBefore, m_othersNow, true);
    line.setRight(right - next_gap);
    const QFont font = textFont(12);
    const QFontMetrics metrics(font);
    const bool whole = metrics.horizontalAdvance(others) <= line.width();
    const QString brief = tr("%1 others").arg(formatCount(m_picture->vocabulary - std::int64_t(m_tokens.size())));
    paintText(painter, font, colors().text2, line, Qt::AlignVCenter,
              metrics.elidedText(whole ? others : brief, Qt::ElideRight, int(line.width())));
}

QString NextBars::toolTipAt(QPoint place) const
{
    const int row = place.y() / scaled(next_row_height);
    if (row >= 0 && row < int(m_tokens.size()))
        return tr("%1, token %2").arg(spoken().at(row), QString::number(m_tokens[std::size_t(row)].id));
    return othersWords().isEmpty() ? QString() : spoken().last();
}

int paintBarKeys(QPainter& painter, const QRectF& line, bool before, bool now)
{
    const double box = 14;
    double right = line.right();
    const auto write = [&](bool filled, const QString& word) {
        const QFont font = textFont(12, filled ? QFont::DemiBold : QFont::Normal);
        const double width = QFontMetricsF(font).horizontalAdvance(word);
        paintText(painter, font, filled ? colors().accent : colors().text, line.adjusted(0, 0, right - line.right(), 0),
                  Qt::AlignVCenter | Qt::AlignRight, word);
        const QRectF key(std::floor(right - width - 4 - box), std::round(line.center().y() - 5), box, 10);
        if (filled) {
            painter.fillRect(key, colors().accent);
        } else {
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(colors().text2, bar_outline));
            painter.drawRect(key.adjusted(0.6, 0.6, -0.6, -0.6));
        }
        right = key.left() - 12;
    };
    if (now)
        write(true, NextBars::tr("now"));
    if (before)
        write(false, NextBars::tr("before"));
    return int(std::ceil(line.right() - right));
}

} // namespace attn
