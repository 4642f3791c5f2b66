// SPDX-License-Identifier: GPL-3.0-or-later
// What the tags of numbers mean: each with its words in a list, or the tags alone side by side if there is little room.
#pragma once

#include <QWidget>

namespace attn {

class TagLegend : public QWidget {
    Q_OBJECT

public:
    explicit TagLegend(QWidget* parent = nullptr);

    void setCompact(bool compact); // the tags alone
    bool isCompact() const { return m_compact; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {0, 0}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    bool m_compact = false;
};

} // namespace attn
