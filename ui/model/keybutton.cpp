// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/model/keybutton.h"

#include "ui/kit/keycap.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"
#include "ui/theme/icons.h"
#include "ui/theme/stylepaint.h"

#include <QPainter>

namespace attn {

namespace {

constexpr int button_height = 28, button_padding = 9, button_gap = 6, button_icon = 14;

QFont buttonFont(bool primary) { return textFont(13, primary ? QFont::DemiBold : QFont::Normal); }

} // namespace

KeyButton::KeyButton(const QString& iconName, const QString& text, const QString& key, QWidget* parent)
    : PaintedButton(parent), m_key(key)
{
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setLook(iconName, text, false);
}

void KeyButton::setLook(const QString& iconName, const QString& text, bool primary)
{
    m_icon = iconName;
    m_primary = primary;
    setText(text);
    setAccessibleName(text);
    setToolTip(QStringLiteral("%1 (%2)").arg(text, m_key));
    updateGeometry();
    update();
}

QSize KeyButton::sizeHint() const
{
    const int words = QFontMetrics(buttonFont(m_primary)).horizontalAdvance(text());
    return {2 * button_padding + scaled(button_icon) + words + 2 * button_gap + keyCapSize(m_key).width(),
            scaled(button_height)};
}

void KeyButton::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paintButton(painter, rect(), paintedState(), m_primary, false);
    const bool filled = m_primary && isEnabled();
    const QColor foreground = filled ? colors().onaccent : isEnabled() ? colors().text : colors().off;
    const double side = scaled(button_icon);
    double x = button_padding;
    paintIcon(painter, QRectF(x, (height() - side) / 2, side, side), m_icon, foreground);
    x += side + button_gap;
    const QFont font = buttonFont(m_primary);
    paintText(painter, font, foreground, QRectF(x, 0, width() - x, height()), Qt::AlignVCenter, text());
    const QSize cap = keyCapSize(m_key);
    const int above = (height() - cap.height()) / 2; // whole pixels
    const QRectF key(width() - button_padding - cap.width(), above, cap.width(), cap.height());
    if (filled) // a cap would be a hole in the accent
        paintText(painter, numberFont(12), foreground, key, Qt::AlignCenter, m_key);
    else
        paintKeyCap(painter, key, m_key);
}

} // namespace attn
