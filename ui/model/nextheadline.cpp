// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/model/nextheadline.h"

#include "ui/model/nextbars.h"
#include "ui/model/probabilitytext.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"
#include "ui/theme/stylepaint.h"

#include <QPainter>

#include <cmath>

namespace attn {

namespace {

constexpr double now_size = 22, before_size = 17, piece_size = 18; // px of type
constexpr int arrow_gap = 8, piece_gap = 12, headline_height = 30;

QFont nowFont() { return numberFont(now_size, QFont::DemiBold); }
QFont headlinePieceFont() { return textFont(piece_size, QFont::DemiBold); }

double lengthOf(const QFont& font, const QString& text) { return QFontMetricsF(font).horizontalAdvance(text); }

} // namespace

NextHeadline::NextHeadline(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void NextHeadline::setState(const State& state)
{
    m_state = state;
    setAccessibleName(words());
    setToolTip(shownPiece() == state.piece ? QString() : state.piece);
    updateGeometry();
    update();
}

QString NextHeadline::words() const
{
    if (!m_state.now)
        return QObject::tr("%1 (was %2)").arg(m_state.piece, probabilityText(m_state.before.value_or(0)));
    const QString now = QStringLiteral("%1 %2").arg(m_state.piece, probabilityText(*m_state.now));
    return m_state.before ? QObject::tr("%1 (was %2)").arg(now, probabilityText(*m_state.before)) : now;
}

double NextHeadline::numbersWidth() const
{
    double width = 0;
    if (m_state.now)
        width += lengthOf(nowFont(), probabilityText(*m_state.now));
    if (m_state.before)
        width += lengthOf(m_state.now ? numberFont(before_size) : nowFont(), probabilityText(*m_state.before));
    if (m_state.now && m_state.before)
        width += 2 * arrow_gap + lengthOf(textFont(before_size), becomesArrow());
    return std::ceil(width);
}

QString NextHeadline::shownPiece() const
{
    return QFontMetrics(headlinePieceFont())
        .elidedText(m_state.piece, Qt::ElideMiddle, std::max(int(width() - numbersWidth() - piece_gap), 0));
}

QSize NextHeadline::sizeHint() const
{
    return {int(std::ceil(lengthOf(headlinePieceFont(), m_state.piece) + piece_gap + numbersWidth())),
            scaled(headline_height)};
}

QSize NextHeadline::minimumSizeHint() const
{
    return {int(numbersWidth()) + piece_gap + scaled(24), scaled(headline_height)};
}

void NextHeadline::resizeEvent(QResizeEvent*) { setToolTip(shownPiece() == m_state.piece ? QString() : m_state.piece); }

void NextHeadline::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    // Words and numbers of three sizes share one baseline.
    const double base = std::round(height() / 2.0 + QFontMetricsF(nowFont()).capHeight() / 2);
    paintText(painter, headlinePieceFont(), colors().text, QPointF(0, base), shownPiece());
    double right = width();
    const auto write = [&](const QFont& font, const QColor& color, const QString& text) {
        right -= lengthOf(font, text);
        paintText(painter, font, color, QPointF(right, base), text);
    };
    const bool both = m_state.now && m_state.before;
    if (m_state.now)
        write(nowFont(), both ? colors().accent : colors().text, probabilityText(*m_state.now));
    if (both) {
        right -= arrow_gap;
        write(textFont(before_size), colors().text2, becomesArrow());
        right -= arrow_gap;
    }
    if (m_state.before)
        write(both ? numberFont(before_size) : nowFont(), colors().text2, probabilityText(*m_state.before));
}

BarKeys::BarKeys(QWidget* parent) : QWidget(parent) { setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred); }

void BarKeys::setShown(bool before, bool now)
{
    m_before = before;
    m_now = now;
    update();
}

void BarKeys::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paintBarKeys(painter, rect(), m_before, m_now);
}

} // namespace attn
