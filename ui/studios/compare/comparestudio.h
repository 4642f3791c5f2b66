// SPDX-License-Identifier: GPL-3.0-or-later
// Compare: an earlier computation A (as opened, before the last edit, or pinned) beside the living one B, and their
// difference. Shows whatever stage is in focus, so that one can edit and walk the stages to see how far a change reaches.
#pragma once

#include "ui/matrix/comparison.h"
#include "ui/studios/studio.h"

class QLabel;

namespace attn {

class CompareBars;
class CompareControls;
class CompareFigures;
class Earlier;
struct CompareHow;
class HeatmapView;

class CompareStudio : public Studio {
    Q_OBJECT

public:
    static StudioInfo info();
    CompareStudio(Document* document, Selection* selection, QWidget* parent = nullptr);

    QString caption() const override;
    QWidget* controls() override;
    QString unavailable(const Computed& computed) const override;
    // Keeps a computation as A, the newest one when none is given.
    void pin(const ComputedPtr& kept = {});
    // The head in focus is B, and this one A.
    void compareWithHead(int head);
    // The document becomes what A was, as one step that can be undone; what was there is pinned as A.
    void swap();
    const ComputedPtr& earlier() const; // A; null while it is computed
    HeldMatrixPtr difference() const { return m_difference; }

protected:
    void showComputed() override;
    std::optional<SteppedFigure> draw() const override;

private:
    void askForA();
    QString nameOfA() const;
    QString nameOfHead(int head) const;
    void rebuild();
    CompareHow how() const;
    QStringList captions() const; // of the three maps
    QStringList captionNotes() const;
    bool isTold(const std::string& tensor) const; // computed so far, and nothing of it hidden
    void arrange();
    void showRow();
    void followSelection();
    void say();

    Earlier* m_earlier; // A, unless it is pinned
    ComputedPtr m_pinned;
    QString m_pinnedName;
    bool comparesHeads() const;
    void showFigures(const Computed& a);

    bool m_unchanged = true; // A and B are one scene, and one head
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
