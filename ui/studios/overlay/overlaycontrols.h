// SPDX-License-Identifier: GPL-3.0-or-later
// Left of the overlay: which heads are laid over each other, and how a cell shows them.
#pragma once

#include "ui/editors/controlcolumn.h"
#include "ui/studios/overlay/overlaypainter.h"

#include <vector>

class QCheckBox;
class QLabel;
class QVBoxLayout;

namespace attn {

class PlaneChooser;
class SegmentedControl;
class Selection;

class OverlayControls : public ControlColumn {
    Q_OBJECT

public:
    explicit OverlayControls(Selection* selection, QWidget* parent = nullptr);

    void setComputed(const Computed& computed);
    std::vector<int> heads() const; // in rising order; none: the one in focus
    void setHeads(const std::vector<int>& heads);
    OverlayWay way() const;
    // Beside the choice of the way: that its bands have no room.
    void tellDrawn(OverlayWay drawn);

Q_SIGNALS:
    void changed();

private:
    QWidget* buildHeads();
    QWidget* buildWay();
    void fillHeads(int count);

    PlaneChooser* m_plane;
    QVBoxLayout* m_list = nullptr;
    std::vector<QCheckBox*> m_boxes;
    SegmentedControl* m_way = nullptr;
    QLabel* m_note = nullptr;
};

} // namespace attn
