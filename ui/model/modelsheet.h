// SPDX-License-Identifier: GPL-3.0-or-later
// All heads of all layers of a trained model at a glance, one focused: a row per layer, or sorted by a figure. Below
// each map is how much an edit has moved it. Scrolls itself; maps are cached as images, and only changed ones are
// repainted.
#pragma once

#include "ui/kit/accessiblecells.h"
#include "ui/model/sheetlayout.h"

#include <QAbstractScrollArea>
#include <QImage>

#include <map>

namespace attn {

class SheetLegend;

class ModelSheet : public QAbstractScrollArea, public AccessibleCells {
    Q_OBJECT

public:
    explicit ModelSheet(QWidget* parent = nullptr);

    void setPicture(PagePicturePtr picture);
    const PagePicturePtr& picture() const { return m_picture; }
    void setOrder(SheetOrder order);
    SheetOrder order() const { return m_order; }
    void setShown(Ghost shown);          // both: as now
    void setSwitchable(bool switchable); // heads can be turned off, as they can unless they are recorded
    // Focuses the head if it exists, and scrolls to it if it is not visible.
    void setFocused(const HeadPlace& head);
    HeadPlace focused() const { return m_focused; }

    const SheetLayout& sheetLayout() const { return m_layout; }
    // In coordinates of the viewport. Empty: it is not there.
    QRectF mapRect(const HeadPlace& head) const;
    QRectF eyeRect(const HeadPlace& head) const;    // only of the one that is hovered or has the keyboard's focus
    int imagesMade() const { return m_imagesMade; } // since the beginning

    QSize accessibleCount() const override { return {m_layout.columns, m_layout.rows}; }
    std::optional<Cell> accessibleCurrent() const override;
    QString accessibleWords(Cell place) const override;
    QRect accessiblePlace(Cell place) const override;
    std::optional<Cell> accessibleAt(QPoint position) const override;
    QString accessibleRow(int row) const override;
    void pressAccessible(Cell place) override;

Q_SIGNALS:
    void headChosen(attn::HeadPlace head);
    void headOpened(attn::HeadPlace head);                                  // double click or Enter
    void switchAsked(attn::HeadPlace head);                                 // O, or a click on its eye
    void cellPointed(attn::HeadPlace head, std::optional<attn::Cell> cell); // nullopt: left its map

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    bool viewportEvent(QEvent* event) override;

private:
    struct Pointed {
        HeadPlace head;
        std::optional<Cell> cell;
        bool operator==(const Pointed&) const = default;
    };

    void relayout();
    void updateChanged(const PagePicture& before);
    void updateLegend();
    void describe();
    QString inWords(const HeadPlace& head) const;
    int spotAt(Cell place) const; // -1: none there
    void choose(int place);
    void reveal(int place);
    void point(std::optional<Pointed> pointed);
    void updateTile(const HeadPlace& head);
    QPointF scrolled() const;
    int placeAt(QPointF position) const; // in the viewport, below the line of numbers
    std::optional<Cell> cellAt(int place, QPointF position) const;
    HeldMatrixPtr shownMap(const HeadPlace& head) const;
    bool shownOff(const HeadPlace& head) const;
    QString toolTipAt(QPointF position) const;

    const QImage& imageOf(int place);
    void paintTile(QPainter& painter, int place);
    void paintBar(QPainter& painter, int place) const;
    void paintWords(QPainter& painter, int place) const;
    void paintOffPlate(QPainter& painter, const QRectF& map, const QRectF& eye) const; // none: empty
    void paintEye(QPainter& painter, const HeadPlace& head) const;
    void paintNames(QPainter& painter) const; // of the rows and columns, which stay in sight

    PagePicturePtr m_picture;
    SheetOrder m_order = SheetOrder::LayerAndHead;
    Ghost m_shown = Ghost::Both;
    HeadPlace m_focused;
    SheetLayout m_layout;
    std::map<std::pair<int, int>, QImage> m_images; // by layer and head
    int m_imagesMade = 0;
    std::optional<Pointed> m_pointed;
    bool m_byKeyboard = false, m_switchable = true;
    double m_rowNames = 0, m_names = 0; // room for them
    SheetLegend* m_legend;
};

} // namespace attn
