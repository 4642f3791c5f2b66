// SPDX-License-Identifier: GPL-3.0-or-later
// The axes of many small maps in one plot, which stand where they are told to.
#pragma once

#include "ui/heatmap/plot.h"

#include <vector>

namespace attn {

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

// Two axes of which nothing is seen, without margins.
QCPAxisRect* bareAxes(QCustomPlot* plot);

} // namespace attn
