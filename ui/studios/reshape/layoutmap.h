// SPDX-License-Identifier: GPL-3.0-or-later
// The rows of qkv.weight in one layout: bands of the rows that make a head's queries, keys or values, in the colours of
// q, k and v, with the numbers beside them. The same row lights in all layouts.
#pragma once

#include "core/rewrite/qkvlayouts.h"

#include <QImage>
#include <QWidget>

#include <optional>

namespace attn {

// A row of the projections, whatever the layout: matrix 0 q, 1 k, 2 v.
struct QkvRow {
    std::int64_t matrix = 0, head = 0, element = 0;
    bool operator==(const QkvRow&) const = default;
};

class LayoutMap : public QWidget {
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
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    QRectF band(std::int64_t first, std::int64_t count) const; // rows of the layout
    QkvRow rowAt(std::int64_t number) const;
    std::int64_t numberOf(const QkvRow& row) const;
    std::optional<QkvRow> rowAt(QPointF position) const;
    void makeImage();
    void paintFrame(QPainter& painter, const QkvRow& row, bool chosen) const;

    QkvLayout m_layout;
    Tensor m_weight;
    Dims m_dims;
    QImage m_image; // one pixel a number
    std::optional<QkvRow> m_hovered, m_chosen;
};

} // namespace attn
