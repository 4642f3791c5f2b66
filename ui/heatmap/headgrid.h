// SPDX-License-Identifier: GPL-3.0-or-later
// All heads of a stage at a glance: one map each, one of them in focus, with labels at the outer edges and facts that
// set the heads apart. If even small maps do not fit, the grid scrolls.
#pragma once

#include "ui/heatmap/headlayout.h"
#include "ui/heatmap/mapplot.h"
#include "ui/kit/accessiblecells.h"
#include "ui/matrix/headfacts.h"
#include "ui/paint/pooledmap.h"

namespace attn {

class ChangeFlash;

class HeadGrid : public MapPlot, public AccessibleCells {
    Q_OBJECT

public:
    explicit HeadGrid(QWidget* parent = nullptr);

    // One matrix for each head, all of one size, and their images where they were made ahead (in the same order, or none).
    // Only the tiles that look different are painted. `changed`: the same matrices with new numbers, which are framed.
    void setHeads(std::vector<HeatmapDataPtr> heads, const std::vector<MapPicture>& pictures = {},
                  bool changed = false);
    // One per head, or none if the maps have none. `sort`: what the heads are sorted by, which is shown among the
    // facts.
    void setFacts(std::vector<HeadFacts> facts, HeadSort sort = HeadSort::Number);
    // The head at each place; empty: in the order of their numbers.
    void setOrder(std::vector<int> order);
    // This many heads in a row share a key and a value, and are below a band that says so unless they are sorted; 1:
    // none.
    void setGroup(int heads);
    int group() const { return m_order.empty() ? m_group : 1; } // that is shown
    // Whether a head can be switched off: then its title has an eye.
    void setSwitchable(bool switchable);
    void setFocusedHead(int head);
    int focusedHead() const { return m_focused; }
    // That the pointer is in; else the one in focus.
    int hoveredHead() const
    {
        return m_hoveredHead >= 0 && m_hoveredHead < int(m_heads.size()) ? m_hoveredHead : m_focused;
    }
    // The same cell in every head.
    void setChosen(std::optional<Cell> cell);
    void setHovered(std::optional<Cell> cell);
    void flash(const std::vector<Cell>& cells); // in every head
    int columns() const { return m_layout.columns; }
    const HeadLayout& headLayout() const { return m_layout; }
    // The one that it would have with so much of it seen at once.
    HeadLayout layoutAt(int visibleHeight) const;
    bool factsAreBrief() const { return !m_facts.empty() && m_layout.facts == 0; } // numbers in the titles
    QRectF tileRect(int head) const { return m_layout.tileRect(placeOf(head)); }   // of the picture, without its title
    MapGeometry geometryOf(int head) const { return m_layout.of(placeOf(head)).map; }
    QRectF eyeRect(int head) const;     // empty: none
    int headAt(QPointF position) const; // by tile or title; -1 for none
    // The tiles' height at a width depends on what is visible at once.
    void setVisibleHeight(int height);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {}; }

    // Heads as displayed.
    QSize accessibleCount() const override;
    std::optional<Cell> accessibleCurrent() const override;
    QString accessibleWords(Cell place) const override;
    QRect accessiblePlace(Cell place) const override;
    std::optional<Cell> accessibleAt(QPoint place) const override;
    void pressAccessible(Cell place) override { choose(headAtPlace(place)); }

Q_SIGNALS:
    void headChosen(int head);
    void headOpened(int head);        // double click or Enter: show this one alone
    void headSwitchAsked(int head);   // by a click on its eye
    void cellChosen(attn::Cell cell); // of the head in focus
    void cellHovered(std::optional<attn::Cell> cell);
    void arranged(); // the maps moved

protected:
    void resizeEvent(QResizeEvent* event) override;
    void paintOver(QPainter& painter, const QRegion& region) override;
    void pixelChanged() override { arrange(); }
    void focusInEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override; // is the page's: it scrolls the grid

private:
    void arrange();
    void placeMaps();
    bool updateTiles(const std::vector<HeatmapDataPtr>& heads, const std::vector<MapPicture>& pictures);
    void flashChanges(const std::vector<HeatmapDataPtr>& before);
    int placeOf(int head) const;
    int headInPlace(int place) const; // -1: none
    int headAtPlace(Cell place) const { return headInPlace(place.row * m_layout.columns + place.column); }
    Cell placeOnGrid(int head) const;
    HeadFacts factsOf(int head) const;
    QString inWords(int head) const;
    void describe();
    void choose(int head);
    void hover(int head, std::optional<Cell> cell);
    std::optional<Cell> cellAt(int head, QPointF position) const;
    QRect titleRect(int head) const;
    QString largestText(int head) const;
    QString toolTipAt(QPointF position) const;
    void paintTitle(QPainter& painter, int head) const;
    void paintFrame(QPainter& painter, int head) const;
    void paintMarks(QPainter& painter, int head) const;

    std::vector<HeatmapDataPtr> m_heads;
    std::vector<HeadFacts> m_facts;
    HeadSort m_sort = HeadSort::Number;
    std::vector<int> m_order;
    bool m_switchable = false;
    int m_group = 1;
    std::vector<ChangeFlash*> m_flashes; // of each head
    std::optional<Cell> m_chosen, m_hovered;
    int m_focused = 0;
    int m_hoveredHead = -1; // none
    int m_visibleHeight = 0;
    HeadLayout m_layout;
    bool m_byKeyboard = false;
};

} // namespace attn
