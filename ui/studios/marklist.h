// SPDX-License-Identifier: GPL-3.0-or-later
// The legend of marks, in a column for narrow places.
#pragma once

#include "ui/paint/legendpainter.h"

#include <QWidget>

namespace attn {

class MarkList : public QWidget {
    Q_OBJECT

public:
    explicit MarkList(QWidget* parent = nullptr);

    // The marks that occur in any of the maps; hidden if none do.
    void setMaps(const std::vector<HeatmapDataPtr>& maps);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void collect();

    std::vector<HeatmapDataPtr> m_maps;
    std::vector<LegendEntry> m_entries;
};

} // namespace attn
