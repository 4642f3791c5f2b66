// SPDX-License-Identifier: GPL-3.0-or-later
// All heads of a stage on one page: the line above them, their maps, and where there is room the head in focus at large.
#pragma once

#include "ui/matrix/headfacts.h"
#include "ui/matrix/heatmapdata.h"
#include "ui/paint/pooledmap.h"
#include "ui/threads/background.h"

#include <QWidget>

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
    // same matrices with new numbers.
    void setHeads(std::vector<HeatmapDataPtr> heads, const MapPictures& pictures, bool alone, bool changed);
    void clear();
    void setChosen(std::optional<Cell> cell);
    void setHovered(std::optional<Cell> cell);
    void setInputs(std::vector<QRect> inputs);
    void flash(const std::vector<Cell>& cells);
    void arrange();
    // Keeps this much free in the line above the maps, before its colour bar; where that is.
    QRect reserve(QSize size);

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

private:
    void beginFacts();
    void readFacts();
    void showFacts(std::vector<std::optional<HeadFacts>> facts);

    Selection* m_selection;
    HeadsLine* m_line;
    QScrollArea* m_scroll;
    HeadGrid* m_grid;
    FocusPane* m_focus;
    HeadSpread* m_spread;
    std::vector<std::optional<HeadFacts>> m_facts; // of each head; empty: there are none
    std::vector<HeatmapDataPtr> m_heads;
    bool m_alone = false;
    QTimer* m_rest; // the facts of large heads wait until nothing changes
    Background m_reading;
};

} // namespace attn
