// SPDX-License-Identifier: GPL-3.0-or-later
// The plane of arrows on the screen: pointed at, chosen and dragged with the mouse, moved with the arrow keys. The
// owner decides what is chosen and where a tip goes.
#pragma once

#include "ui/kit/accessiblecells.h"
#include "ui/studios/lines/planelayout.h"

#include <QPixmap>
#include <QWidget>

#include <optional>

namespace attn {

class PlaneView : public QWidget, public AccessibleCells {
    Q_OBJECT

public:
    explicit PlaneView(QWidget* parent = nullptr);

    // While a tip is dragged the plane stays where it is: `still`.
    void setPicture(PlanePicture picture, bool still);
    const PlanePicture& picture() const { return m_picture; }
    const PlaneLayout& planeLayout() const { return m_layout; }
    std::optional<VectorPlace> pointed() const { return m_pointed; }
    QSize sizeHint() const override { return {480, 320}; }
    QSize minimumSizeHint() const override { return {180, 120}; }

    AccessibleForm accessibleForm() const override { return AccessibleForm::Picture; }
    QSize accessibleCount() const override { return {1, 1}; }
    std::optional<Cell> accessibleCurrent() const override { return Cell(); }
    QString accessibleWords(Cell) const override { return accessibleDescription(); }

Q_SIGNALS:
    void arrowChosen(attn::VectorPlace place); // its cell, which becomes current
    void pointedAt(std::optional<attn::VectorPlace> place);
    void dragBegun(attn::VectorPlace place);
    void draggedTo(attn::PlanePoint tip);
    void dragEnded(bool keep);
    // By keys: so far to the right and upwards.
    void stepAsked(attn::PlanePoint by);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool event(QEvent* event) override;

private:
    void relayout();
    void describe();
    void point(std::optional<VectorPlace> place);
    bool chooseByKey(const QKeyEvent& event);
    const PlaneArrow* at(QPointF place) const;

    PlanePicture m_picture;
    PlaneLayout m_layout;
    QPixmap m_ground; // null: needs redrawing
    std::optional<VectorPlace> m_pointed;
    std::optional<VectorPlace> m_pressed; // whose tip the mouse pressed
    QPointF m_press, m_grip;              // where; and where the tip lies from there
    bool m_dragging = false, m_byKeyboard = false;
};

} // namespace attn
