// SPDX-License-Identifier: GPL-3.0-or-later
// All heads of a stage on one page: the line above them, their maps, and, with enough room, the head in focus enlarged.
#pragma once

#include "ui/compute/headlosses.h"
#include "ui/matrix/headfacts.h"
#include "ui/matrix/heatmapdata.h"
#include "ui/paint/pooledmap.h"
#include "ui/threads/background.h"

#include <QWidget>

class QComboBox;
class QScrollArea;
class QTimer;

namespace attn {

class FocusPane;
class HeadGrid;
class HeadsLine;
class HeadSpread;
class HeatmapView;
class Selection;

class HeadsPage : public QWidget {
    Q_OBJECT

public:
    explicit HeadsPage(Selection* selection, QWidget* parent = nullptr);

    // The matrices side by side in each head's map; with one per head, the head in focus can be shown large. `changed`:
    // the same matrices with new numbers. They are of `computed`, from which their figures are read.
    void setHeads(std::vector<std::vector<HeatmapDataPtr>> heads, const ComputedPtr& computed,
                  const MapPictures& pictures, bool changed);
    void clear();
    void setChosen(std::optional<Cell> cell);
    void setHovered(std::optional<Cell> cell);
    void setInputs(std::vector<QRect> inputs);
    void flash(std::vector<Cell> cells); // of the tensor in focus
    void arrange();
    // Keeps this much free in the line above the maps, before its color bar; returns where.
    QRect reserve(QSize size);

    // The order of the heads. By number if the heads of this stage lack the figure to sort by.
    void setOrder(HeadOrder order);
    HeadOrder order() const { return m_order; }
    bool canOrder() const { return !m_facts.empty(); }

    int pointedHead() const;            // that the pointer is in; else the one in focus
    HeatmapDataPtr inFocus() const;     // the tensor in focus of the head in focus
    HeatmapDataPtr pointed() const;     // of the head and the tensor that the pointer is in; else those in focus
    HeatmapView* largeView() const;     // of the head in focus, seen or not
    bool showsLargeView() const;        // there is room for it
    std::vector<MapPlace> maps() const; // all that is drawn, of heads that are one matrix each

Q_SIGNALS:
    void arranged();  // the line above the maps moved
    void pointedAt(); // at a cell, perhaps the same of another head
    void headSwitchAsked(int head);
    void orderChanged();

private:
    void beginFacts();
    void readFacts();
    void showFacts(std::vector<HeadFacts> facts);
    void wantLosses(bool may);
    bool mayReorder() const;
    void showLosses();
    void placeOrder();
    bool alone() const { return !m_parts.empty() && m_parts.front().size() == 1; }
    std::size_t partInFocus() const;
    // Between a head's map and the matrices in it.
    Cell onMap(std::size_t part, Cell cell) const;
    std::pair<std::size_t, Cell> inPart(Cell onMap) const;

    Selection* m_selection;
    HeadsLine* m_line;
    QScrollArea* m_scroll;
    HeadGrid* m_grid;
    FocusPane* m_focus;
    HeadSpread* m_spread;
    QComboBox* m_orderBox;
    HeadOrder m_order;
    std::vector<HeadFacts> m_facts; // of each head; empty: none
    ComputedPtr m_computed;
    std::vector<std::vector<HeatmapDataPtr>> m_parts; // of each head
    std::vector<HeatmapDataPtr> m_heads;              // each as one
    std::optional<std::size_t> m_pointedPart;
    QTimer* m_rest; // facts of large heads wait until nothing changes
    HeadLosses m_losses;
    Background m_reading;
};

} // namespace attn
