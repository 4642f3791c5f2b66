// SPDX-License-Identifier: GPL-3.0-or-later
// The map of the head in focus: a heatmap with labels that is as high as it needs at its width, and has a dashed frame while the
// head is switched off.
#pragma once

#include "ui/heatmap/heatmapview.h"

namespace attn {

class PaneMap : public HeatmapView {
    Q_OBJECT

public:
    explicit PaneMap(QWidget* parent = nullptr);

    void setOff(bool off);
    void setMap(const HeldMatrixPtr& map); // briefly frames what is new if the head is the same
    // Call when the width, the text or the size of the map has changed.
    void fit();

protected:
    void paintOver(QPainter& painter, const QRegion& region) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    HeatmapParts m_parts;
    bool m_off = false;
};

} // namespace attn
