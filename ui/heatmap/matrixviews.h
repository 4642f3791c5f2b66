// SPDX-License-Identifier: GPL-3.0-or-later
// The matrices of a stage side by side on a page: a view for each, which stays for the next stage.
#pragma once

#include "ui/heatmap/heatmapview.h"
#include "ui/heatmap/matrixrow.h"

#include <QObject>

#include <span>
#include <vector>

namespace attn {

class Selection;

class MatrixViews : public QObject {
    Q_OBJECT

public:
    MatrixViews(const Selection* selection, QWidget* page) : QObject(page), m_selection(selection), m_page(page)
    {
        m_wanted.mayLieFlat = true;
    }

    // `set`: how a view takes its matrix: as a new one or as the same with new numbers.
    void show(std::vector<HeatmapDataPtr> matrices, const MapPictures& pictures,
              void (HeatmapView::*set)(HeatmapDataPtr));
    void setVisible(bool visible);
    void arrange(); // over the whole page
    // Other stages' matrices that limit the size of a single one, so that its rows stay in place from stage to stage.
    void setOthers(std::vector<HeatmapDataPtr> others) { m_others = std::move(others); }
    void setParts(const HeatmapParts& wanted) { m_wanted = wanted; }
    bool isLargeAt(QSize size) const; // cells with all their digits, none of them out of sight
    // Clears unused views, since one keeps a whole large layer in memory. `all`: the shown ones, too.
    void forget(bool all);
    // The chosen cell is one of the matrix in focus; the hovered one also of the view that the pointer is in.
    void setChosen(std::optional<Cell> cell);
    void setHovered(std::optional<Cell> cell);

    std::span<HeatmapView* const> views() const { return {m_views.data(), m_count}; } // that the stage fills
    std::size_t activeNumber() const;                                                 // of the matrix in focus
    HeatmapView* active() const { return m_views[activeNumber()]; }
    HeatmapView* pointed() const; // that the pointer is in; else the active one

Q_SIGNALS:
    void made(attn::HeatmapView* view);

private:
    std::vector<MatrixPlace> placesAt(QSize size) const;

    const Selection* m_selection;
    QWidget* m_page;
    HeatmapParts m_wanted;
    std::vector<HeatmapDataPtr> m_others;
    std::vector<HeatmapView*> m_views;
    std::size_t m_count = 0; // of them, how many the stage fills
};

} // namespace attn
