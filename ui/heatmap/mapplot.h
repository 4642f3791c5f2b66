// SPDX-License-Identifier: GPL-3.0-or-later
// A plot of heatmaps whose images are copied to the screen in the paint event, over everything that the plot buffers:
// new numbers cost one copy of the changed pixels and no plot. What is above the images is painted last.
#pragma once

#include "ui/heatmap/plot.h"

#include <vector>

namespace attn {

class HeatmapPlottable;

class MapPlot : public QCustomPlot {
    Q_OBJECT

public:
    explicit MapPlot(QWidget* parent = nullptr);

protected:
    void addMap(HeatmapPlottable* map) { m_maps.push_back(map); }
    void removeMaps(); // with their axes
    const std::vector<HeatmapPlottable*>& maps() const { return m_maps; }
    // Repaints the buffers before the next paint event; several changes in a row cost one plot.
    void replotLater();
    // Frames, tints and words over the images; what lies outside the region is not seen.
    virtual void paintOver(QPainter&, const QRegion&) {}
    // The window is on another screen.
    virtual void pixelChanged() {}

    void paintEvent(QPaintEvent* event) override;

private:
    void paintBuffers(const QRegion& region);

    std::vector<HeatmapPlottable*> m_maps; // owned by the plot
    bool m_stale = true;
};

// The axes of many small maps in one plot, at the places they are given.
class TileLayout : public QCPLayout {
public:
    ~TileLayout() override { clear(); }
    void add(QCPAxisRect* axes);
    int elementCount() const override { return int(m_tiles.size()); }
    QCPLayoutElement* elementAt(int index) const override;
    QCPLayoutElement* takeAt(int index) override;
    bool take(QCPLayoutElement* element) override;

private:
    std::vector<QCPLayoutElement*> m_tiles;
};

// Two invisible axes, without margins.
QCPAxisRect* bareAxes(QCustomPlot* plot);

} // namespace attn
