// SPDX-License-Identifier: GPL-3.0-or-later
// A mask to be painted with a brush, queries down and keys across: click, drag and keys give strokes of cells. Shows a
// picture of the mask and says what was painted; changes nothing itself.
#pragma once

#include "ui/document/selection.h"

#include <QStringList>
#include <QWidget>

#include <vector>

namespace attn {

// What the canvas shows; all vectors are row-major [tokens, tokens].
struct MaskPicture {
    int tokens = 0;
    std::vector<bool> blocked;
    std::vector<bool> byHand; // other than the preset that the mask began as
    std::vector<float> added; // of an additive mask; empty otherwise
    QStringList words;

    bool isBlocked(Cell cell) const { return blocked[std::size_t(cell.row) * tokens + cell.column]; }
    bool isByHand(Cell cell) const { return byHand[std::size_t(cell.row) * tokens + cell.column]; }
};

class MaskCanvas : public QWidget {
    Q_OBJECT

public:
    explicit MaskCanvas(QWidget* parent = nullptr);

    void setPicture(MaskPicture picture);
    const MaskPicture& picture() const { return m_picture; }
    // The cells fit `width` px as far as they can, whatever width the canvas is given: it must not lay itself out anew
    // when a scroll bar that its own height calls for takes some of that away.
    void setRoom(int width);
    void setBrush(bool block) { m_brush = block; }
    bool brush() const { return m_brush; }
    void setCurrent(Cell cell); // says nothing
    Cell current() const { return m_current; }
    void setHovered(std::optional<Cell> cell);
    std::optional<Cell> hoveredCell() const { return m_hovered; }
    QRect cellRect(Cell cell) const;

Q_SIGNALS:
    void painted(const std::vector<attn::Cell>& cells, bool block); // a part of a stroke; only cells that change
    void strokeEnded();
    void chosen(attn::Cell cell);
    void hovered(std::optional<attn::Cell> cell);
    void brushAsked(bool block); // by the keys B and A
    void sizeChanged();          // with the text

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool event(QEvent* event) override;

private:
    void layOut();
    std::optional<Cell> cellAt(QPointF position) const;
    void hover(std::optional<Cell> cell);
    void choose(Cell cell);
    void paintLine(Cell from, Cell to, bool block);
    void endStroke();
    void moveBy(int rows, int columns, bool painting);
    void paintCell(QPainter& painter, Cell cell) const;
    void paintWords(QPainter& painter) const;

    MaskPicture m_picture;
    bool m_brush = true; // Block; false: Allow
    Cell m_current;
    std::optional<Cell> m_hovered;
    std::optional<bool> m_stroke; // what the stroke under way does
    Cell m_last;                  // that it painted
    int m_room = 230;             // px
    int m_cell = 24, m_left = 0, m_top = 0;
};

} // namespace attn
