// SPDX-License-Identifier: GPL-3.0-or-later
// All heads of a stage on one page: the line above them, their maps, and where there is room the head in focus at large.
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

    // `alone`: each head is one matrix, so that the one in focus can be shown large and its cells chosen. `changed`: the
    // same matrices with new numbers. They are of `computed`, from which their figures are read.
    void setHeads(std::vector<HeatmapDataPtr> heads, const ComputedPtr& computed, const MapPictures& pictures,
                  bool alone, bool changed);
    void clear();
    void setChosen(std::optional<Cell> cell);
    void setHovered(std::optional<Cell> cell);
    void setInputs(std::vector<QRect> inputs);
    void flash(const std::vector<Cell>& cells);
    void arrange();
    // Keeps this much free in the line above the maps, before its colour bar; where that is.
    QRect reserve(QSize size);

    // In which order they stand. A figure that the heads of this stage have not leaves them by their numbers.
    void setOrder(HeadOrder order);
    HeadOrder order() const { return m_order; }
    bool canOrder() const { return !m_facts.empty(); }

    bool alone() const { return m_alone; }
    int pointedHead() const; // that the pointer is in; else the one in focus
    const HeatmapDataPtr& head(int number) const { return m_heads[std::size_t(number)]; }
    int focusedHead() const;
    HeatmapView* largeView() const;     // of the head in focus, seen or not
    bool showsLargeView() const;        // there is room for it
    std::vector<MapPlace> maps() const; // all that is drawn of `alone` heads

Q_SIGNALS:
    void arranged(); // the line above the maps moved
    void pointed();  // at a cell, perhaps the same of another head
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

    Selection* m_selection;
    HeadsLine* m_line;
    QScrollArea* m_scroll;
    HeadGrid* m_grid;
    FocusPane* m_focus;
    HeadSpread* m_spread;
    QComboBox* m_orderBox;
    HeadOrder m_order;
    std::vector<HeadFacts> m_facts; // of each head; empty: there are none
    ComputedPtr m_computed;
    std::vector<HeatmapDataPtr> m_heads;
    bool m_alone = false;
    QTimer* m_rest; // the facts of large heads wait until nothing changes
    HeadLosses m_losses;
    Background m_reading;
};

} // namespace attn
