// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/lines/lineskey.h"

#include "ui/kit/whenever.h"
#include "ui/theme/fonts.h"
#include "ui/theme/stylepaint.h"

#include <QPainter>

namespace attn {

namespace {

constexpr int key_height = 20, swatch_height = 18, before_marks = 14; // px

} // namespace

LinesKey::LinesKey(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    whenever(this, {QEvent::FontChange}, [this] { updateGeometry(); });
}

void LinesKey::set(const QString& words, std::vector<LegendEntry> marks)
{
    m_words = words;
    m_marks = std::move(marks);
    QStringList all{words};
    for (const LegendEntry& mark : m_marks)
        all << legendText(mark);
    setAccessibleName(all.join(QStringLiteral(", ")));
    setToolTip(tr("Lines are as thick and as strong as their weights."));
    update();
}

QSize LinesKey::sizeHint() const { return {scaled(120), scaled(key_height)}; }

void LinesKey::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const QFont font = textFont(12);
    const QFontMetricsF metrics(font);
    const double marks = m_marks.empty() ? 0 : legendWidth(m_marks) + before_marks;
    const QString words = metrics.elidedText(m_words, Qt::ElideRight, width() - marks);
    paintText(painter, font, colors().text2, QRectF(rect()), Qt::AlignVCenter | Qt::AlignLeft, words);
    const double left = metrics.horizontalAdvance(words) + before_marks;
    paintLegend(painter, QRectF(left, (height() - swatch_height) / 2.0, width() - left, swatch_height), m_marks,
                colors());
}

} // namespace attn
