// SPDX-License-Identifier: GPL-3.0-or-later
// The left column of the online softmax: which row, how many keys in a tile, and why it is done at all.
#pragma once

#include "core/engine/computed.h"
#include "ui/editors/controlcolumn.h"

#include <vector>

class QComboBox;
class QLabel;
class QSpinBox;

namespace attn {

class PlaneChooser;
class Section;
class SegmentedControl;
class Selection;

class OnlineControls : public ControlColumn {
    Q_OBJECT

public:
    explicit OnlineControls(Selection* selection, QWidget* parent = nullptr);

    void setComputed(const Computed& computed);
    void setRow(int row, std::int64_t keys, int tile);
    QSpinBox* tileField() const { return m_tile; }
    QComboBox* rowList() const { return m_row; }

Q_SIGNALS:
    void rowChosen(int row);
    void tileChosen(int keys);

private:
    QWidget* buildRow();
    QWidget* buildTile();
    QWidget* buildWhy();

    Selection* m_selection;
    PlaneChooser* m_plane;
    QLabel* m_formula = nullptr;
    Section* m_rowSection;
    QComboBox* m_row;
    QSpinBox* m_tile;
    SegmentedControl* m_usual;
    std::vector<int> m_sizes; // of the segments
};

} // namespace attn
