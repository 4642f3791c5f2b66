// SPDX-License-Identifier: GPL-3.0-or-later
// A row that wraps when there is no room, as words do. Its lines end at the right edge; left-aligned items begin at the
// left one.
#pragma once

#include <QLayout>

#include <initializer_list>
#include <memory>
#include <vector>

namespace attn {

class FlowLayout : public QLayout {
public:
    explicit FlowLayout(int spacing);
    FlowLayout(int spacing, std::initializer_list<QWidget*> left, std::initializer_list<QWidget*> right);

    void addItem(QLayoutItem* item) override;
    int count() const override { return static_cast<int>(m_items.size()); }
    QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;
    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;    // all in one line
    QSize minimumSize() const override; // one in each
    void setGeometry(const QRect& room) override;

private:
    struct Line {
        std::vector<std::pair<QLayoutItem*, int>> parts; // and how wide they are
        int width = 0, height = 0;
    };
    std::vector<QLayoutItem*> shown() const;
    std::vector<Line> linesFor(int width) const;

    std::vector<std::unique_ptr<QLayoutItem>> m_items;
};

} // namespace attn
