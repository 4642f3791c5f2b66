// SPDX-License-Identifier: GPL-3.0-or-later
// One stage of two layers side by side with their row sums, or what lies between them; cells and colours are one.
#pragma once

#include "ui/paint/heatmaplayout.h"
#include "ui/studios/comparedmatrices.h"

#include <QStringList>
#include <QWidget>

#include <array>

namespace attn {

class FlatBar;
class HeatmapView;
class SegmentedControl;

class LabMaps : public QWidget {
    Q_OBJECT

public:
    explicit LabMaps(QWidget* parent = nullptr);

    const std::array<HeatmapView*, 3>& views() const { return m_views; } // A, B, B - A
    // `notes`: beside the captions of A and B. None: A is the unchanged scene, nothing to compare.
    void setMatrices(ComparedMatrices matrices, const QStringList& notes);
    const HeldMatrixPtr& matrix(int number) const { return m_data[std::size_t(number)]; }
    void setChosen(std::optional<Cell> cell);
    void setHovered(std::optional<Cell> cell);
    // Where the maps end; what is below may move up to it.
    int usedHeight() const { return m_used; }

Q_SIGNALS:
    void arranged();

private:
    void showMatrices();
    void arrange();
    HeatmapParts partsOf(int number, bool first) const;

    std::array<HeldMatrixPtr, 3> m_data;
    std::array<HeatmapView*, 3> m_views;
    QStringList m_notes;
    QWidget* m_head;
    FlatBar* m_bar;
    SegmentedControl* m_which; // side by side, or the difference
    int m_used = 0;
    bool m_judged = false; // row sums other than 1 are wrong
};

} // namespace attn
