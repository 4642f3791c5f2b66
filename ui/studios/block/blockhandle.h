// SPDX-License-Identifier: GPL-3.0-or-later
// A small block turned by dragging, with its two angles beside it.
#pragma once

#include "ui/paint/blockgeometry.h"

#include <QWidget>

namespace attn {

class BlockHandle : public QWidget {
    Q_OBJECT

public:
    explicit BlockHandle(QWidget* parent = nullptr);

    void setView(const BlockView& view); // emits none
    QSize sizeHint() const override;

Q_SIGNALS:
    void viewAsked(const attn::BlockView& view);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    BlockView m_view, m_pressedView;
    QPointF m_pressed;
};

} // namespace attn
