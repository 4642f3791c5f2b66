// SPDX-License-Identifier: GPL-3.0-or-later
// The rows of qkv.weight in one layout: bands of the rows that make a head's queries, keys or values, in the colours of
// q, k and v, with the numbers beside them. The same row lights in all layouts.
#pragma once

#include "core/rewrite/qkvlayouts.h"
#include "ui/kit/mapwidget.h"

#include <QImage>

#include <optional>

namespace attn {

// A row of the projections, whatever the layout: matrix 0 q, 1 k, 2 v.
struct QkvRow {
    std::int64_t matrix = 0, head = 0, element = 0;
    bool operator==(const QkvRow&) const = default;
};

class LayoutMap : public MapWidget {
    Q_OBJECT

public:
    explicit LayoutMap(QkvLayout layout, QWidget* parent = nullptr);

    void show(const Tensor& weight, const Dims& dims);
    QkvLayout layout() const { return m_layout; }
    void setHovered(std::optional<QkvRow> row);
    void setChosen(std::optional<QkvRow> row);
    std::optional<QkvRow> chosenRow() const { return m_chosen; }
    // "q of head 0, number 1: row 1 of qkv.weight"
    QString describe(const QkvRow& row) const;
    QPoint middleOf(const QkvRow& row) const;

Q_SIGNALS:
    void hovered(std::optional<attn::QkvRow> row);
    void chosen(attn::QkvRow row);

protected:
    void paintEvent(QPaintEvent* event) override;
    // The rows as one column of cells, in the order of the layout.
    QSize cellCount() const override { return {1, m_weight.empty() ? 0 : int(3 * m_dims.O)}; }
    std::optional<Cell> cellAt(QPointF position) const override;
    std::optional<Cell> currentCell() const override;
    void pointAt(std::optional<Cell> cell) override;
    void choose(Cell cell) override { Q_EMIT chosen(rowAt(cell.row)); }
    QString wordsOf(Cell cell) const override { return describe(rowAt(cell.row)); }

private:
    QRectF band(std::int64_t first, std::int64_t count) const; // rows of the layout
    QkvRow rowAt(std::int64_t number) const;
    std::int64_t numberOf(const QkvRow& row) const;
    void makeImage();
    void paintFrame(QPainter& painter, const QkvRow& row, bool chosen) const;

    QkvLayout m_layout;
    Tensor m_weight;
    Dims m_dims;
    QImage m_image; // one pixel a number
    std::optional<QkvRow> m_hovered, m_chosen;
};

} // namespace attn
