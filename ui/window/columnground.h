// SPDX-License-Identifier: GPL-3.0-or-later
// The placeholder of a column built later: as wide as its future content, so that nothing moves then.
#pragma once

#include <QStackedWidget>

#include <functional>
#include <utility>

namespace attn {

class ColumnGround : public QStackedWidget {
public:
    explicit ColumnGround(std::function<int()> leastWidth) : m_leastWidth(std::move(leastWidth))
    {
        setBackgroundRole(QPalette::AlternateBase);
        setAutoFillBackground(true);
    }

    QSize minimumSizeHint() const override { return QStackedWidget::minimumSizeHint().expandedTo({m_leastWidth(), 1}); }

private:
    std::function<int()> m_leastWidth;
};

} // namespace attn
