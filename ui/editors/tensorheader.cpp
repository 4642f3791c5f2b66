// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/tensorheader.h"

#include "ui/editors/tensormodel.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"
#include "ui/theme/stylepaint.h"

#include <QPainter>
#include <QPaintEvent>

#include <algorithm>

namespace attn {

namespace {

constexpr int row_names_width = 58; // of the row names, when they need no more
constexpr int row_names_most = 96;
constexpr int column_names_height = 19;
constexpr int sampled_names = 64; // enough to find the width of the longest row name

} // namespace

TensorHeader::TensorHeader(Qt::Orientation orientation, QWidget* parent) : QHeaderView(orientation, parent)
{
    setSectionResizeMode(QHeaderView::Fixed);
    setSectionsClickable(true);
    setHighlightSections(false);
    setMinimumSectionSize(8);
    viewport()->setAutoFillBackground(false);
}

void TensorHeader::setChosenTokens(const ChosenTokens& chosen)
{
    if (std::exchange(m_chosen, chosen) != chosen)
        viewport()->update();
}

QString TensorHeader::text(int line, int role) const
{
    return model() ? model()->headerData(line, orientation(), role).toString() : QString();
}

bool TensorHeader::hasBlocks() const
{
    return model() && orientation() == Qt::Horizontal && count() > 0 && !text(0, TensorModel::BlockNameRole).isEmpty();
}

QSize TensorHeader::sizeHint() const
{
    if (orientation() == Qt::Horizontal)
        return {0, scaled(column_names_height) * (hasBlocks() ? 2 : 1)};
    const QFontMetrics metrics(textFont(12));
    int widest = 0;
    bool named = false;
    for (int line = 0; line < std::min(count(), sampled_names); ++line) {
        const QString name = text(line);
        named |= !name.isEmpty();
        widest = std::max(widest, metrics.horizontalAdvance(name) + 8);
    }
    return {named ? std::clamp(widest, scaled(row_names_width), scaled(row_names_most)) : 0, 0};
}

QSize TensorHeader::sectionSizeFromContents(int) const { return sizeHint(); }

void TensorHeader::paintEvent(QPaintEvent* event)
{
    QPainter painter(viewport());
    painter.fillRect(event->rect(), colors().panel);
    painter.end();
    QHeaderView::paintEvent(event);
}

void TensorHeader::paintSection(QPainter* painter, const QRect& rect, int line) const
{
    const Colors& c = colors();
    painter->fillRect(rect, c.panel);
    const bool chosen = m_chosen.contains(line);
    const bool rows = orientation() == Qt::Vertical;
    QRect place = rect.adjusted(0, 0, -1, -1);
    if (chosen && rows)
        painter->fillRect(place.adjusted(0, 0, -4, 0), m_chosen.fill(line, c.panel, c));
    painter->setPen(chosen ? m_chosen.textColor(line, c) : rows ? c.text : c.text2);
    painter->setFont(textFont(12, chosen ? QFont::DemiBold : QFont::Normal));
    const QFontMetrics metrics(painter->font());
    if (rows) {
        place.adjust(chosen ? 3 : 0, 0, -6, 0);
        painter->drawText(place, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                          metrics.elidedText(text(line), Qt::ElideMiddle, place.width()));
        return;
    }
    const QRect names = place.adjusted(0, place.height() - scaled(column_names_height), 0, 0);
    painter->drawText(names.adjusted(1, 0, -5, 0), Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine,
                      metrics.elidedText(text(line), Qt::ElideMiddle, names.width() - 6));
    const QString block = text(line, TensorModel::BlockNameRole);
    if (!block.isEmpty()) {
        painter->setClipping(false); // the head's name spans all its columns
        paintText(*painter, textFont(12, QFont::DemiBold), c.text,
                  QRect(place.left() + 3, place.top(), 4 * place.width(), names.top() - place.top()),
                  Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, block);
    }
}

} // namespace attn
