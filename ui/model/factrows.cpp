// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/model/factrows.h"

#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"
#include "ui/theme/stylepaint.h"

#include <QFontMetrics>
#include <QPainter>

namespace attn {

namespace {

constexpr int row_px = 24, between_px = 8;

QFont nameFont() { return textFont(13); }
QFont valueFont() { return numberFont(12); }

} // namespace

FactRows::FactRows(QWidget* parent) : QWidget(parent) { setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed); }

void FactRows::setRows(Rows rows)
{
    if (m_rows == rows)
        return;
    m_rows = std::move(rows);
    QStringList words;
    for (const auto& [name, value] : m_rows)
        words << QStringLiteral("%1: %2").arg(name, value);
    setAccessibleName(words.join(QStringLiteral("; ")));
    updateGeometry();
    update();
}

QSize FactRows::sizeHint() const { return {scaled(200), int(m_rows.size()) * scaled(row_px)}; }

QSize FactRows::minimumSizeHint() const { return {scaled(120), sizeHint().height()}; }

void FactRows::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const int height = scaled(row_px);
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const auto& [name, value] = m_rows[i];
        const QRect line(0, int(i) * height, width(), height);
        const int wide = QFontMetrics(valueFont()).horizontalAdvance(value);
        paintText(painter, valueFont(), colors().text, line, Qt::AlignRight | Qt::AlignVCenter, value);
        const QRect left = line.adjusted(0, 0, -wide - between_px, 0);
        paintText(painter, nameFont(), colors().text2, left, Qt::AlignLeft | Qt::AlignVCenter,
                  QFontMetrics(nameFont()).elidedText(name, Qt::ElideRight, left.width()));
    }
}

} // namespace attn
