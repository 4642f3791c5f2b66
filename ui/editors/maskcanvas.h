// SPDX-License-Identifier: GPL-3.0-or-later
// Paints a mask with a brush, queries down and keys across: click, drag and keys give strokes of cells. Shows a picture
// of the mask and reports what was painted; changes nothing itself. For the mask studio and, smaller, the mask panel.
#pragma once

#include "core/rewrite/maskpainting.h"
#include "ui/kit/mapwidget.h"

#include <QColor>
#include <QStringList>

#include <vector>

class QScrollArea;

namespace attn {

// What the canvas shows; all vectors are row-major [rows, columns].
struct MaskPicture {
    int rows = 0, columns = 0;
    std::vector<bool> blocked;
    std::vector<bool> byHand;  // marked in the corner: painted by hand after the preset, or typed
    std::vector<float> added;  // of an additive mask; empty otherwise
    std::vector<QRgb> grounds; // background of allowed cells: color of an added bias; empty otherwise
    QStringList queries;       // row labels; empty: one row for every query
    QStringList keys;

    std::size_t at(Cell cell) const { return std::size_t(cell.row) * columns + cell.column; }
    bool isBlocked(Cell cell) const { return blocked[at(cell)]; }
    bool isByHand(Cell cell) const { return byHand[at(cell)]; }
    // "query with, key starts: blocked"
    QString wordsOf(Cell cell) const;
};

// As core paints them.
std::vector<MaskCell> maskCells(const std::vector<Cell>& cells);

// Left and right button paint what the brush says and its opposite; a brush that flips paints the opposite of what the
// stroke begins on.
enum class MaskBrush { Block, Allow, Flip };

class MaskCanvas : public MapWidget {
    Q_OBJECT

public:
    explicit MaskCanvas(QWidget* parent = nullptr);

    void setPicture(MaskPicture picture);
    const MaskPicture& picture() const { return m_picture; }
    // Fits the cells into `room` px as far as possible; `around` is as high as they are, up to `most`. Whatever width
    // the canvas then gets, it must not lay itself out again when a scroll bar caused by its own height takes some of
    // it.
    void fit(QScrollArea* around, int room, int most);
    void setBrush(MaskBrush brush);
    MaskBrush brush() const { return m_brush; }
    void setCurrent(Cell cell); // no signal
    Cell current() const { return m_current; }
    void setHovered(std::optional<Cell> cell);
    std::optional<Cell> hoveredCell() const { return m_hovered; }
    QRect cellRect(Cell cell) const;
    QRect accessiblePlace(Cell cell) const override { return cellRect(cell); }
    QString accessibleRow(int row) const override { return m_picture.queries.value(row); }
    QString accessibleColumn(int column) const override { return m_picture.keys.value(column); }
    // What the stroke that paints these cells now is called among the steps that can be undone.
    QString strokeWords(const std::vector<Cell>& cells, bool block) const;

Q_SIGNALS:
    void painted(const std::vector<attn::Cell>& cells, bool block); // a part of a stroke; only cells that change
    void strokeEnded();
    void chosen(attn::Cell cell);
    void hovered(std::optional<attn::Cell> cell);
    void brushAsked(attn::MaskBrush brush); // by the keys B and A
    void sizeChanged();                     // with the text

protected:
    QSize cellCount() const override { return {m_picture.columns, m_picture.rows}; }
    std::optional<Cell> cellAt(QPointF position) const override;
    std::optional<Cell> currentCell() const override { return m_current; }
    void pointAt(std::optional<Cell> cell) override;
    void choose(Cell cell) override;
    QString wordsOf(Cell cell) const override { return m_picture.wordsOf(cell); }
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool event(QEvent* event) override;

private:
    void layOut();
    void setRoom(int width);
    void paintLine(Cell from, Cell to, bool block);
    void endStroke();
    void paintCell(QPainter& painter, Cell cell) const;
    void paintWords(QPainter& painter) const;

    MaskPicture m_picture;
    MaskBrush m_brush = MaskBrush::Block;
    Cell m_current;
    std::optional<Cell> m_hovered;
    std::optional<bool> m_stroke; // what the current stroke does
    Cell m_last;                  // that it painted
    std::size_t m_strokeCells = 0;
    int m_room = 230; // px
    int m_cell = 24, m_left = 0, m_top = 0;
    bool m_turned = false; // the words of the keys
};

} // namespace attn
