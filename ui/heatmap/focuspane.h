// SPDX-License-Identifier: GPL-3.0-or-later
// The head in focus beside all heads: its map as large as the pane allows, the chosen cell in words, and the lens.
#pragma once

#include "ui/paint/heatmaplayout.h"

#include <QWidget>

class QLabel;

namespace attn {

class HeatmapView;
class Lens;

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
