// SPDX-License-Identifier: GPL-3.0-or-later
// Compare: a pinned computation A beside the living one B, and their difference. Shows whatever stage is in focus, so
// that one can pin, go on editing, and walk the stages to see how far a change reaches.
#pragma once

#include "ui/matrix/comparison.h"
#include "ui/studios/studio.h"

class QLabel;

namespace attn {

class CompareBars;
class CompareControls;
class CompareFigures;
class HeatmapView;

class CompareStudio : public Studio {
    Q_OBJECT

public:
    static StudioInfo info();
    CompareStudio(Document* document, Selection* selection, QWidget* parent = nullptr);

    QString caption() const override;
    QWidget* controls() override;
    QString unavailable(const Computed& computed) const override;
    // Keeps a computation as A, the newest one when none is given. Done by itself when the studio opens for the first
    // time.
    void pin(const ComputedPtr& kept = {});
    // The document becomes what A was, as one step that can be undone; what was there becomes A.
    void swap();
    const ComputedPtr& pinned() const { return m_pinned; }
    HeldMatrixPtr difference() const { return m_difference; }

protected:
    void showComputed() override;

private:
    void rebuild();
    void makeMatrices(); // and their difference
    void arrange();
    void showRow();
    void followSelection();
    void say();

    ComputedPtr m_pinned;
    QString m_pinnedName;
    std::string m_tensor;
    QString m_why;                        // there is no difference
    QLabel* m_message;                    // in the place of the maps
    HeldMatrixPtr m_a, m_b, m_difference; // null while the tensor is too large
    CompareControls* m_controls;
    HeatmapView* m_views[3]; // A, B, B - A
    CompareBars* m_bars;
    CompareFigures* m_figures;
};

} // namespace attn
