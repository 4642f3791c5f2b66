// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/softmax/overflowcard.h"

#include "ui/kit/accessibility.h"
#include "ui/kit/badge.h"
#include "ui/kit/numbertext.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"
#include "ui/theme/stylepaint.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace attn {

OverflowCard::OverflowCard(QWidget* parent) : QWidget(parent) {}

void OverflowCard::setForm(const QString& title, const SoftmaxForm& form, const std::vector<int>& shown,
                           const QStringList& keys, const QStringList& symbols, int digits)
{
    m_title = title;
    m_form = form;
    m_shown = shown;
    m_keys = keys;
    m_symbols = symbols;
    m_digits = digits;
    setAccessibleName(title);
    describeTo(this, verdict());
    update();
}

QString OverflowCard::verdict() const
{
    const auto overflows = [](float number) { return std::isinf(number); };
    return m_form.finite                                         ? tr("finite")
           : std::ranges::any_of(m_form.exponentials, overflows) ? tr("overflows")
                                                                 : tr("not a number");
}

QSize OverflowCard::sizeHint() const { return {scaled(360), scaled(112)}; }

void OverflowCard::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Colors& c = colors();
    painter.setRenderHint(QPainter::Antialiasing, true);
    paintFrame(painter, QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), c.line, c.panel);
    const double pad = 12, line = (height() - scaled(30) - 6) / 4.0;
    paintText(painter, textFont(13, QFont::DemiBold), c.text, QRectF(pad, 4, width() - 2 * pad, scaled(26)),
              Qt::AlignVCenter, m_title);
    const double badge = badgeWidth(verdict());
    paintBadge(painter, QRectF(width() - pad - badge, 4 + (scaled(26) - 20) / 2.0, badge, 20), verdict(),
               m_form.finite ? Severity::Ok : Severity::Bad);
    const double size = std::clamp(line / textScale() * 0.58, 12.0, 15.0), symbols = scaled(size * 6.4),
                 column = (width() - 2 * pad - symbols) / std::max<double>(double(m_shown.size()), 1);
    const auto cell = [&](int row, double x, double w, const QString& text, const QFont& font, const QColor& color,
                          Qt::Alignment align) {
        paintText(painter, font, color, QRectF(x, scaled(30) + row * line, w, line), align | Qt::AlignVCenter,
                  QFontMetricsF(font).elidedText(text, Qt::ElideMiddle, w));
    };
    for (int row = 0; row < 3 && row < m_symbols.size(); ++row)
        cell(row + 1, pad, symbols, m_symbols[row], textFont(size), c.text2, Qt::AlignLeft);
    for (std::size_t i = 0; i < m_shown.size(); ++i) {
        const auto key = std::size_t(m_shown[i]);
        const double x = pad + symbols + double(i) * column;
        cell(0, x, column - 6, m_keys.value(int(key)), textFont(size), c.k, Qt::AlignRight);
        const float values[] = {m_form.powers[key], m_form.exponentials[key], m_form.weights[key]};
        for (int row = 0; row < 3; ++row) {
            const bool bad = !std::isfinite(values[row]) && !(row == 0 && values[row] < 0);
            cell(row + 1, x, column - 6, formatNumber(values[row], m_digits),
                 numberFont(size, bad ? QFont::Bold : QFont::Normal), bad ? c.bad : c.text, Qt::AlignRight);
        }
    }
}

} // namespace attn
