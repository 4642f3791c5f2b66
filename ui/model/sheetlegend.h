// SPDX-License-Identifier: GPL-3.0-or-later
// The line below the sheet of all heads: what its colours, its hatch, its bars and its dashed frames mean, and the keys. Where a
// line is too short for them it takes two.
#pragma once

#include "ui/matrix/heatmapdata.h"

#include <QWidget>

namespace attn {

class SheetLegend : public QWidget {
    Q_OBJECT

public:
    struct State {
        HeldMatrixPtr colours; // any of the maps; null: no bar of colours
        bool masked = false, changed = false, off = false, keys = true;
    };
    explicit SheetLegend(QWidget* parent = nullptr);

    void setState(const State& state);
    // With every possible entry, so that turning a head off moves nothing.
    int heightFor(int width) const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    State m_state;
};

} // namespace attn
