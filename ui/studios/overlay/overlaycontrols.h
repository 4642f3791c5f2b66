// SPDX-License-Identifier: GPL-3.0-or-later
// The controls of the overlay: which heads it shows, and how a cell shows them.
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
    OverlayMode mode() const;
    // Says beside the choice that its bands do not fit.
    void tellDrawn(OverlayMode drawn);

Q_SIGNALS:
    void changed();

private:
    QWidget* buildHeads();
    QWidget* buildMode();
    void fillHeads(int count);

    PlaneChooser* m_plane;
    QVBoxLayout* m_list = nullptr;
    std::vector<QCheckBox*> m_boxes;
    SegmentedControl* m_mode = nullptr;
    QLabel* m_note = nullptr;
};

} // namespace attn
