// SPDX-License-Identifier: GPL-3.0-or-later
// A page of the centre that opens up one topic: its own controls take the place of the editors on the left, its own
// pictures the place of the heatmap. All studios look alike from outside, so that the window can show any of them.
#pragma once

#include "core/engine/computed.h"
#include "ui/document/document.h"
#include "ui/document/selection.h"
#include "ui/figures/steppedfigure.h"
#include "ui/kit/accessiblegroup.h"
#include "ui/matrix/cardchange.h"
#include "ui/matrix/heatmapdata.h"
#include "ui/present/classpicture.h"

#include <QKeySequence>
#include <QWidget>

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace attn {

class HeatmapView;
class OwnSteps;

// Facts about a studio before it is built.
struct StudioInfo {
    QString id;    // in actions and settings: "mask"
    QString title; // in the header: "Mask studio"
    QString stage; // of the rail that it belongs to, and goes to when it opens: "mask". Empty: it stays where it is
    QKeySequence key = {}; // that opens it. Empty: the next of F5, F6 …
};

// A separate selection for a picture drawn elsewhere: its item, head, looks and steps.
struct PlaceInFocus {
    int batch = 0, head = 0;
    std::optional<Cell> chosen;
};
PlaceInFocus placeInFocus(const Selection& selection);
std::shared_ptr<const Selection> selectionAt(const PlaceInFocus& place, const Looks& looks, const Walk& steps,
                                             const std::optional<StepPlace>& step);

// Whether a matrix of `tensor` has more numbers than a studio handles while the window waits: 512 × 512.
bool isTooLargeForStudio(const Computed& computed, const std::string& tensor);

class Studio : public QWidget, public AccessibleGroup {
    Q_OBJECT

public:
    Studio(StudioInfo info, Document* document, Selection* selection, QWidget* parent = nullptr);

    const QString& id() const { return m_info.id; }
    const QString& title() const { return m_info.title; }
    const QString& stage() const { return m_info.stage; }
    // The text in the header if not the title: "Scores as a block".
    virtual QString heading() const { return title(); }
    // Beside it: "one mask, three ways to apply it, the same scores".
    virtual QString caption() const { return {}; }
    // The controls on the left; owned by the studio until the window takes them. Never null.
    virtual QWidget* controls() = 0;
    // Shown in the header before the buttons; owned like the controls. Null: none.
    virtual QWidget* headerTools() { return nullptr; }
    // Whether it has nothing to show of the stage the user went to, and gives way to its map.
    virtual bool leaves(const Computed&) const { return false; }
    // Called before it opens, with the selection unchanged.
    virtual void beforeOpened(const Computed&) {}
    // Why the studio has nothing to show for this scene ("This scene has no mask."); or empty.
    virtual QString unavailable(const Computed& computed) const = 0;
    // Rail cards it needs to show anything: a button turns on the first of them that one choice can (turnon.h).
    virtual std::vector<std::string_view> needs(const Computed&) const { return {}; }
    // Whether the controls may change that: those of an attention layer often do; a softmax or a dropout alone has none.
    virtual bool controlsMayHelp(const Computed& computed) const;
    // Whether they do anything: it has something to show, or they may help.
    bool controlsAreOfUse(const Computed& computed) const;

    // What it shows are copies of the scene, which stays as it is.
    virtual bool worksOnCopy() const { return false; }

    // Its own steps, used by the time bar while it is open; null: those of the layer.
    virtual OwnSteps* ownSteps() { return nullptr; }

    // The picture for files; null if there is none, or a newer computation is pending.
    std::optional<SteppedFigure> picture() const { return isCurrent() ? draw() : std::nullopt; }

    // The same for a class, with its side notes.
    std::optional<ClassPicture> classPicture() const;

    // What the rail cards add while the studio is open: how far its edit reaches.
    virtual std::vector<CardChange> cardChanges() const { return {}; }

    // The newest computation. Only called while the studio is shown, and when it becomes so.
    void setComputed(const ComputedPtr& computed);
    const ComputedPtr& computed() const { return m_computed; }

Q_SIGNALS:
    void captionChanged();
    void pictureChanged();                   // picture() has changed
    void cardChangesChanged();               // cardChanges() have changed
    void described(const QString& sentence); // the hovered cell in words, for the status line
    void controlsAsked();                    // show them: they get the keyboard focus
    void leaveAsked();                       // back to the heatmap

protected:
    virtual void showComputed() = 0; // computed() has changed
    virtual std::optional<SteppedFigure> draw() const = 0;
    virtual std::optional<SteppedFigure> drawForClass() const { return draw(); } // a slide has more room than a window
    virtual void tellClass(ClassPicture&) const {}                               // the findings, the curve below
    // Whether there is a computation with the selection inside it.
    bool isCurrent() const { return m_selection->isOf(m_computed); }
    bool isFollowing() const { return isVisible() && isCurrent(); }
    // Chooses and hovers cells for all views, as every map of the window does.
    void connectMap(HeatmapView* view);
    // `data` of `tensor` at the batch item and head in focus, as far as steps have come.
    HeldMatrixPtr now(HeldMatrixPtr data, const std::string& tensor) const;
    // draw() without the drawing itself.
    SteppedFigure emptyPicture(std::vector<std::string> tensors) const;
    Document* document() const { return m_document; }
    Selection* selection() const { return m_selection; }

private:
    StudioInfo m_info;
    Document* m_document;
    Selection* m_selection;
    ComputedPtr m_computed;
};

} // namespace attn
