// SPDX-License-Identifier: GPL-3.0-or-later
// What changed between two computations, in a few figures and one check.
#pragma once

#include "ui/matrix/comparison.h"

#include <QWidget>

class QLabel;

namespace attn {

class LampList;

class CompareFigures : public QWidget {
    Q_OBJECT

public:
    explicit CompareFigures(QWidget* parent = nullptr);

    // `sums`: rows of this tensor sum to 1, so their changes must add up to 0. `whole`, `context`: the steps have
    // computed all of the matrix, and of the context.
    void setFacts(const CompareFacts& facts, const HeatmapData& matrix, bool sums, bool whole, bool context);
    // Two heads of one scene. `most`: the largest distance of two of their rows (core/heads/alikeheads.h); nan: not known.
    void setHeads(int a, int b, const CellChanges& changes, const HeatmapData& matrix, double most);
    // Replaces the figures: nothing differs.
    void setUnchanged();

private:
    QLabel* m_title;
    QLabel* m_hint;
    QWidget* m_lines;
    QLabel* m_edited;
    QLabel* m_others;
    QLabel* m_changed;
    QLabel* m_largest;
    QLabel* m_context;
    LampList* m_lamps;
    QLabel* m_changedName;
    QLabel* m_largestName;
    QLabel* m_pair;                   // of two heads
    std::vector<QWidget*> m_ofScenes; // not meaningful for two heads of one scene
};

} // namespace attn
