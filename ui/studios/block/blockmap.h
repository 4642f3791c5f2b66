// SPDX-License-Identifier: GPL-3.0-or-later
// The block on the screen, painted once and cached, so that a moving pointer costs one frame; dragging and keys turn
// it, a click or the arrow keys select a cell.
#pragma once

#include "ui/kit/accessiblecells.h"
#include "ui/paint/blocklayout.h"

#include <QImage>
#include <QWidget>

namespace attn {

class BlockMap : public QWidget, public AccessibleCells {
    Q_OBJECT

public:
    explicit BlockMap(QWidget* parent = nullptr);

    void show(BlockPicture picture, const BlockShown& shown);
    const BlockPicture& picture() const { return m_picture; }
    const BlockShown& shown() const { return m_shown; }
    const BlockLayout& blockLayout() const { return m_layout; }
    const std::optional<BlockPiece>& hovered() const { return m_hovered; }
    QString wordsOf(const BlockPiece& piece) const;
    // Where a part of the picture is visible; nullopt if it is covered or edge-on.
    std::optional<QPointF> placeOf(const BlockPiece& piece) const;

    // The result, as far as it is shown.
    QSize accessibleCount() const override;
    std::optional<Cell> accessibleCurrent() const override { return m_picture.at; }
    QString accessibleWords(Cell cell) const override;

Q_SIGNALS:
    void viewAsked(const attn::BlockView& view);
    void cellAsked(attn::Cell cell);    // of the whole result
    void layerAsked(qint64 term);       // of all
    void pointed(const QString& words); // under the pointer; empty: nothing

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    bool event(QEvent* event) override;

private:
    void arrange();
    void pointAt(const std::optional<BlockPiece>& piece);
    void choose(const BlockPiece& piece);
    void moveLayer(int by);
    bool turnByKey(const QKeyEvent& event);
    QString description() const;

    BlockPicture m_picture;
    BlockShown m_shown;
    BlockLayout m_layout;
    QImage m_painted;
    bool m_stale = true; // needs repainting
    std::optional<BlockPiece> m_hovered;
    std::optional<QPointF> m_pressed; // where the drag began …
    BlockView m_pressedView;          // … and how the block was turned then
    bool m_turning = false;           // it has moved since
    bool m_byKeyboard = false;
    int m_wheel = 0; // what it turned since the last layer
};

} // namespace attn
