// SPDX-License-Identifier: GPL-3.0-or-later
// In the block's header: the three views of a product stage, and what the colors span.
#pragma once

#include <QWidget>

class QCheckBox;
class QComboBox;

namespace attn {

class SegmentedControl;
class Selection;

class BlockHeader : public QWidget {
    Q_OBJECT

public:
    explicit BlockHeader(Selection* selection, QWidget* parent = nullptr);

Q_SIGNALS:
    void modeAsked(bool operands); // the map, or it with its operands

private:
    void follow();

    Selection* m_selection;
    SegmentedControl* m_modes;
    QComboBox* m_range;
    QCheckBox* m_logarithmic;
};

} // namespace attn
