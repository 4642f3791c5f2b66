// SPDX-License-Identifier: GPL-3.0-or-later
// Compare: an earlier computation A (as opened, before the last edit, or pinned) beside the current one B, and their
// difference. Shows the stage in focus, so that one can edit and go through the stages to see how far a change reaches.
#pragma once

#include "ui/export/exportcommand.h"
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
    // Keeps a computation as A, by default the latest one.
    void pin(const ComputedPtr& kept = {});
    // The head in focus is B, and this one A.
    void compareWithHead(int head);
    // Turns the document into A, as one undoable step; its previous state is pinned as A.
    void swap();
    const ComputedPtr& earlier() const; // A; null while it is computed
    HeldMatrixPtr difference() const { return m_difference; }

    PictureCommand command() const;   // that draws the comparison
    QStringList captionNotes() const; // beside the captions: what A and B are

protected:
    void showComputed() override;
    std::optional<SteppedFigure> draw() const override;

private:
    void askForA();
    QString nameOfA() const;
    QString nameOfHead(int head) const;
    void rebuild();
    CompareHow how() const;
    QStringList captions() const;                     // of the three maps
    bool isRevealed(const std::string& tensor) const; // computed by now and not hidden
    void arrange();
    void showRow();
    void followSelection();
    void say();

    Earlier* m_earlier; // A, unless it is pinned
    ComputedPtr m_pinned;
    QString m_pinnedName;
    bool comparesHeads() const;
    void showFigures(const Computed& a);

    bool m_unchanged = true;  // A and B are one scene, and one head, of one backend
    std::string m_backendOfA; // where they are one scene and one head; else empty
    std::string m_tensor;
    QString m_why;                        // why not comparable
    QLabel* m_message;                    // in the place of the maps
    HeldMatrixPtr m_a, m_b, m_difference; // null while the tensor is too large
    CompareControls* m_controls;
    HeatmapView* m_views[3]; // A, B, B - A
    CompareBars* m_bars;
    CompareFigures* m_figures;
};

} // namespace attn
