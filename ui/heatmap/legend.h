// SPDX-License-Identifier: GPL-3.0-or-later
// The legend of marks as a widget, for places whose maps have none of their own; hidden while no mark occurs.
#pragma once

#include "ui/paint/legendpainter.h"

#include <QWidget>

namespace attn {

class Legend : public QWidget {
    Q_OBJECT

public:
    explicit Legend(QWidget* parent = nullptr);

    // The marks that occur in any of the maps.
    void setMaps(const std::vector<HeatmapDataPtr>& maps);
    const std::vector<LegendEntry>& entries() const { return m_entries; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void collect();

    std::vector<HeatmapDataPtr> m_maps;
    std::vector<LegendEntry> m_entries;
};

} // namespace attn
