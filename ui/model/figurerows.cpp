// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/model/figurerows.h"

#include "ui/kit/tooltip.h"
#include "ui/kit/whenever.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"
#include "ui/theme/stylepaint.h"

#include <QHelpEvent>
#include <QPainter>

#include <algorithm>

namespace attn {

namespace {

constexpr int figure_row_height = 24, figure_gap = 8; // px

} // namespace

FigureRows::FigureRows(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Figures of the head"));
    whenever(this, {QEvent::FontChange}, [this] { updateGeometry(); });
}

void FigureRows::setRows(std::vector<SheetFigure> rows)
{
    m_rows = std::move(rows);
    QStringList words;
    for (const SheetFigure& row : m_rows)
        words << QStringLiteral("%1: %2").arg(row.name, row.value);
    setAccessibleDescription(words.join(QStringLiteral(", ")));
    updateGeometry();
    update();
}

QSize FigureRows::sizeHint() const { return {scaled(280), int(m_rows.size()) * scaled(figure_row_height)}; }

int FigureRows::wordsRoom(const SheetFigure& row) const
{
    return std::max(width() - figure_gap - QFontMetrics(numberFont(12)).horizontalAdvance(row.value), 0);
}

bool FigureRows::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const int at = help->pos().y() / scaled(figure_row_height);
    QString words;
    if (at >= 0 && at < int(m_rows.size()))
        if (const SheetFigure& row = m_rows[std::size_t(at)];
            QFontMetrics(textFont(12)).horizontalAdvance(row.name) > wordsRoom(row))
            words = QStringLiteral("%1: %2").arg(row.name, row.value);
    showToolTip(*help, words, this);
    return true;
}

void FigureRows::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    QRectF line(0, 0, width(), scaled(figure_row_height));
    const QFont font = textFont(12);
    for (const SheetFigure& row : m_rows) {
        paintText(painter, numberFont(12), colors().text, line, Qt::AlignVCenter | Qt::AlignRight, row.value);
        paintText(painter, font, colors().text2, line, Qt::AlignVCenter,
                  QFontMetrics(font).elidedText(row.name, Qt::ElideMiddle, wordsRoom(row)));
        line.translate(0, line.height());
    }
}

} // namespace attn
