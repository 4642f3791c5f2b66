// SPDX-License-Identifier: GPL-3.0-or-later
// The score over the distance on the screen. A click requests a distance; the arrow keys move the query's position,
// with Shift the key's, with Alt both.
#pragma once

#include "ui/kit/accessiblecells.h"
#include "ui/studios/rope/ropechartpainter.h"
#include "ui/studios/rope/ropepicture.h"

#include <QWidget>

namespace attn {

class RopeChart : public QWidget, public AccessibleCells {
    Q_OBJECT

public:
    explicit RopeChart(QWidget* parent = nullptr);

    void setPicture(const RopePicture& picture);
    QSize sizeHint() const override { return {330, 250}; }
    QSize minimumSizeHint() const override;

    AccessibleForm accessibleForm() const override { return AccessibleForm::Picture; }
    QSize accessibleCount() const override { return {1, 1}; }
    std::optional<Cell> accessibleCurrent() const override { return Cell(); }
    QString accessibleWords(Cell) const override { return accessibleDescription(); }

Q_SIGNALS:
    void distanceAsked(std::int64_t distance);
    void moveAsked(std::int64_t query, std::int64_t key); // by that many tokens
    void described(const QString& sentence);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    QRectF drawn() const;
    void relayout();
    void point(std::optional<std::int64_t> distance);

    RopePicture m_picture;
    RopeChartPlaces m_places;
    std::optional<std::int64_t> m_pointed;
    bool m_ring = false; // of the focus
};

// The two vectors at other positions: if both have moved equally, the score is the same within float32 precision.
class RopeTable : public QWidget {
    Q_OBJECT

public:
    explicit RopeTable(QWidget* parent = nullptr);

    void setPicture(const RopePicture& picture);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {160, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    RopePicture m_picture;
};

} // namespace attn
