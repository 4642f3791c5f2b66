// SPDX-License-Identifier: GPL-3.0-or-later
// A picture of memory: cells at their places, colored by the head that wrote them. Several pictures of the same memory
// highlight the same place together, to show where each number goes.
#pragma once

#include "ui/kit/mapwidget.h"
#include "ui/kit/severity.h"
#include "ui/paint/canvas.h"
#include "ui/theme/colors.h"

#include <QStringList>

#include <optional>
#include <vector>

namespace attn {

struct MemoryCell {
    std::int64_t place = 0; // of its first number
    std::int64_t head = 0, token = 0;
    bool foreign = false; // in another token's row
    bool pending = false; // not reached by the steps: blank
    QString text;         // the place, a range of places, or the number
    QString word;         // the token's
    QString words;        // the whole cell in a sentence
};

struct MemoryPicture {
    int rows = 0, columns = 0;
    std::vector<MemoryCell> cells;        // row-major
    std::vector<std::int64_t> rowNumbers; // what a row counts: heads, or tokens
    QStringList rowLabels;
    QStringList groupLabels; // over `group` columns each
    int group = 1;
    std::vector<Severity> rowLamps; // right of the rows; empty: none
    std::int64_t heads = 1;         // of the whole layer, for the colours

    const MemoryCell& at(int row, int column) const { return cells[std::size_t(row) * columns + column]; }
};

class MemoryMap : public MapWidget {
    Q_OBJECT

public:
    explicit MemoryMap(const QString& name, QWidget* parent = nullptr);

    void setPicture(MemoryPicture picture);
    const MemoryPicture& picture() const { return m_picture; }
    void setCellSize(QSize cell, int gutter); // the size hint follows
    void setHovered(std::optional<std::int64_t> place);
    void setChosen(std::optional<std::int64_t> place);
    void setMarkedRow(std::optional<std::int64_t> rowNumber); // that checks describe
    std::optional<std::int64_t> hoveredPlace() const { return m_hovered; }
    std::optional<std::int64_t> chosenPlace() const { return m_chosen; }
    QRect cellRect(int row, int column) const;
    QSize sizeHint() const override;
    QRect accessiblePlace(Cell cell) const override { return cellRect(cell.row, cell.column); }
    QString accessibleRow(int row) const override { return m_picture.rowLabels.value(row); }
    static int labelHeight();

Q_SIGNALS:
    void hovered(std::optional<std::int64_t> place, const QString& words);
    void chosen(std::int64_t place, std::int64_t rowNumber);

protected:
    void paintEvent(QPaintEvent* event) override;
    QSize cellCount() const override { return {m_picture.columns, m_picture.rows}; }
    std::optional<Cell> cellAt(QPointF position) const override;
    std::optional<Cell> currentCell() const override { return cellOf(m_chosen); }
    void pointAt(std::optional<Cell> cell) override;
    void choose(Cell cell) override;
    QString wordsOf(Cell cell) const override { return m_picture.at(cell.row, cell.column).words; }

private:
    std::optional<Cell> cellOf(std::optional<std::int64_t> place) const;
    void paintCells(QPainter& painter) const;
    void paintLabels(QPainter& painter) const;

    MemoryPicture m_picture;
    QString m_name;
    QSize m_cell{32, 28};
    int m_gutter = 60;
    std::optional<std::int64_t> m_hovered, m_chosen, m_markedRow;
};

// One cell; `two`: the place and the token's word in two lines.
struct MemoryCellStyle {
    const Colors& colors;
    TextStyle number, word;
    bool two = false;
    double unit = 1; // one px of the window's design
};
void drawMemoryCell(Canvas& canvas, const QRectF& box, const MemoryCell& cell, std::int64_t heads,
                    const MemoryCellStyle& style);

// The colour of a head among `heads`: apart in lightness too, so that it survives in grey.
QColor headColor(std::int64_t head, std::int64_t heads, bool dark);

} // namespace attn
