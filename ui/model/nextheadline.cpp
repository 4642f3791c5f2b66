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

void NextHeadline::setTold(const Told& told)
{
    m_told = told;
    setAccessibleName(words());
    setToolTip(shownPiece() == told.piece ? QString() : told.piece);
    updateGeometry();
    update();
}

QString NextHeadline::words() const
{
    if (!m_told.now)
        return QObject::tr("%1, before %2").arg(m_told.piece, probabilityText(m_told.before.value_or(0)));
    const QString now = QStringLiteral("%1 %2").arg(m_told.piece, probabilityText(*m_told.now));
    return m_told.before ? QObject::tr("%1, before %2").arg(now, probabilityText(*m_told.before)) : now;
}

double NextHeadline::numbersWidth() const
{
    double width = 0;
    if (m_told.now)
        width += lengthOf(nowFont(), probabilityText(*m_told.now));
    if (m_told.before)
        width += lengthOf(m_told.now ? numberFont(before_size) : nowFont(), probabilityText(*m_told.before));
    if (m_told.now && m_told.before)
        width += 2 * arrow_gap + lengthOf(textFont(before_size), becomesArrow());
    return std::ceil(width);
}

QString NextHeadline::shownPiece() const
{
    return QFontMetrics(headlinePieceFont())
        .elidedText(m_told.piece, Qt::ElideMiddle, std::max(int(width() - numbersWidth() - piece_gap), 0));
}

QSize NextHeadline::sizeHint() const
{
    return {int(std::ceil(lengthOf(headlinePieceFont(), m_told.piece) + piece_gap + numbersWidth())),
            scaled(headline_height)};
}

QSize NextHeadline::minimumSizeHint() const
{
    return {int(numbersWidth()) + piece_gap + scaled(24), scaled(headline_height)};
}

void NextHeadline::resizeEvent(QResizeEvent*) { setToolTip(shownPiece() == m_told.piece ? QString() : m_told.piece); }

void NextHeadline::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    // Words and numbers of three sizes stand on one line.
    const double base = std::round(height() / 2.0 + QFontMetricsF(nowFont()).capHeight() / 2);
    paintText(painter, headlinePieceFont(), colors().text, QPointF(0, base), shownPiece());
    double right = width();
    const auto write = [&](const QFont& font, const QColor& color, const QString& text) {
        right -= lengthOf(font, text);
        paintText(painter, font, color, QPointF(right, base), text);
    };
    const bool both = m_told.now && m_told.before;
    if (m_told.now)
        write(nowFont(), both ? colors().accent : colors().text, probabilityText(*m_told.now));
    if (both) {
        right -= arrow_gap;
        write(textFont(before_size), colors().text2, becomesArrow());
        right -= arrow_gap;
    }
    if (m_told.before)
        write(both ? numberFont(before_size) : nowFont(), colors().text2, probabilityText(*m_told.before));
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
