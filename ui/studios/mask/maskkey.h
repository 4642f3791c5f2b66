// SPDX-License-Identifier: GPL-3.0-or-later
// The foot of the mask studio: the marks that occur, cells painted by hand, and the colours of the weights.
#pragma once

#include "ui/matrix/heatmapdata.h"
#include "ui/paint/legendpainter.h"

#include <QWidget>

namespace attn {

class MaskKey : public QWidget {
    Q_OBJECT

public:
    explicit MaskKey(QWidget* parent = nullptr);

    void show(const std::vector<HeatmapDataPtr>& maps, bool paintedByHand);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::vector<HeatmapDataPtr> m_maps;
    bool m_byHand = false;
};

} // namespace attn
