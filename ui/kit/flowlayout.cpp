// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/flowlayout.h"

#include <QWidget>

#include <algorithm>
#include <limits>
#include <utility>

namespace attn {

FlowLayout::FlowLayout(int spacing)
{
    setContentsMargins(0, 0, 0, 0);
    setSpacing(spacing);
}

FlowLayout::FlowLayout(int spacing, std::initializer_list<QWidget*> left, std::initializer_list<QWidget*> right)
    : FlowLayout(spacing)
{
    for (QWidget* part : left) {
        addWidget(part);
        setAlignment(part, Qt::AlignLeft);
    }
    for (QWidget* part : right)
        addWidget(part);
}

void FlowLayout::addItem(QLayoutItem* item)
{
    m_items.emplace_back(item);
    invalidate();
}

QLayoutItem* FlowLayout::itemAt(int index) const
{
    return index >= 0 && index < count() ? m_items[std::size_t(index)].get() : nullptr;
}

QLayoutItem* FlowLayout::takeAt(int index)
{
    if (index < 0 || index >= count())
        return nullptr;
    QLayoutItem* taken = m_items[std::size_t(index)].release();
    m_items.erase(m_items.begin() + index);
    invalidate();
    return taken;
}

std::vector<QLayoutItem*> FlowLayout::shown() const
{
    std::vector<QLayoutItem*> items;
    for (const auto& item : m_items)
        if (!item->isEmpty() && !item->sizeHint().isEmpty()) // not hidden, and something of it is shown
            items.push_back(item.get());
    return items;
}

// Items that can shrink do so if one line is then enough, or if they are wider than a line.
std::vector<FlowLayout::Line> FlowLayout::linesFor(int width) const
{
    const auto items = shown();
    int whole = -spacing(), least = -spacing();
    for (const QLayoutItem* item : items) {
        whole += item->sizeHint().width() + spacing();
        least += std::min(item->sizeHint().width(), item->minimumSize().width()) + spacing();
    }
    int missing = least <= width ? std::max(whole - width, 0) : 0;
    std::vector<Line> lines;
    for (QLayoutItem* item : items) {
        const QSize hint = item->sizeHint();
        const int room = std::max(hint.width() - missing, 0);
        const int wide = std::max(std::min(room, width), std::min(item->minimumSize().width(), hint.width()));
        missing -= std::min(missing, hint.width() - wide);
        if (lines.empty() || lines.back().width + spacing() + wide > width)
            lines.emplace_back();
        Line& line = lines.back();
        line.width += wide + (line.parts.empty() ? 0 : spacing());
        line.height = std::max(line.height, hint.height());
        line.parts.emplace_back(item, wide);
    }
    return lines;
}

int FlowLayout::heightForWidth(int width) const
{
    const QMargins around = contentsMargins();
    const std::vector<Line> lines = linesFor(width - around.left() - around.right());
    int height = around.top() + around.bottom() + std::max(int(lines.size()) - 1, 0) * spacing();
    for (const Line& line : lines)
        height += line.height;
    return height;
}

QSize FlowLayout::sizeHint() const
{
    const QMargins around = contentsMargins();
    QSize size(0, 0);
    for (const Line& line : linesFor(std::numeric_limits<int>::max() / 2))
        size = {line.width, line.height};
    return size.grownBy(around);
}

QSize FlowLayout::minimumSize() const
{
    QSize size(0, 0);
    for (const QLayoutItem* item : shown())
        size = size.expandedTo(item->minimumSize());
    return size.grownBy(contentsMargins());
}

void FlowLayout::setGeometry(const QRect& room)
{
    QLayout::setGeometry(room);
    const QRect inside = room.marginsRemoved(contentsMargins());
    // An empty item would lie over others, unseen, and take their clicks.
    for (const auto& item : m_items)
        if (item->sizeHint().isEmpty())
            item->setGeometry({inside.topLeft(), QSize(0, 0)});
    int y = inside.top() + std::max(room.height() - heightForWidth(room.width()), 0) / 2;
    for (const Line& line : linesFor(inside.width())) {
        int left = inside.left(), right = inside.right() + 1 - line.width;
        for (const auto& [item, wide] : line.parts) {
            const bool begins = item->alignment() & Qt::AlignLeft;
            const int high = std::min(item->sizeHint().height(), line.height);
            item->setGeometry({begins ? left : right, y + (line.height - high) / 2, wide, high});
            if (begins)
                left += wide + spacing();
            right += wide + spacing();
        }
        y += line.height + spacing();
    }
}

} // namespace attn
