// SPDX-License-Identifier: GPL-3.0-or-later
// The lens: seven by seven cells around the chosen one with labels and digits, for maps whose cells are too small for
// them.
#pragma once

#include "ui/matrix/heatmapdata.h"

#include <QWidget>

namespace attn {

class Lens : public QWidget {
    Q_OBJECT

public:
    explicit Lens(QWidget* parent = nullptr);

    // Shows the surroundings of `cell`; nothing without a cell.
    void setData(HeatmapDataPtr data, std::optional<Cell> cell);
    const HeatmapDataPtr& shown() const { return m_part; } // the part of the matrix; null when there is none

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    HeatmapDataPtr m_part;
    Cell m_cell; // inside the part
};

} // namespace attn
