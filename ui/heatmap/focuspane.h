// SPDX-License-Identifier: GPL-3.0-or-later
// The head in focus beside all heads: its map as large as the pane allows, the chosen cell in words, and the lens.
#pragma once

#include "ui/matrix/heatmapdata.h"
#include "ui/paint/heatmaplayout.h"

#include <QWidget>

class QLabel;

namespace attn {

class HeatmapView;

// The lens: seven by seven cells around the chosen one with labels and digits, for maps whose cells are too small for
// them.
class Lens : public QWidget {
    Q_OBJECT

public:
    explicit Lens(QWidget* parent = nullptr);

    // Shows the surroundings of `cell`; nothing without a cell.
    void setData(HeatmapDataPtr data, std::optional<Cell> cell);
    const HeatmapDataPtr& shown() const { return m_part; } // the part of the matrix; null if there is none

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    HeatmapDataPtr m_part;
    Cell m_cell; // inside the part
};

class FocusPane : public QWidget {
    Q_OBJECT

public:
    explicit FocusPane(QWidget* parent = nullptr);

    void setData(HeatmapDataPtr data, const QString& caption);
    void setChosen(std::optional<Cell> cell);
    void setHovered(std::optional<Cell> cell);
    HeatmapView* view() const { return m_view; }

private:
    void arrange();
    void refresh(); // words and lens after data or choice

    HeatmapView* m_view;
    QLabel* m_words;
    Lens* m_lens;
    HeatmapParts m_parts;
    std::optional<Cell> m_chosen;
};

} // namespace attn
