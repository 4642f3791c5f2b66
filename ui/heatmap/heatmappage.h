// SPDX-License-Identifier: GPL-3.0-or-later
// The centre of the window: the stage in focus as one matrix, several side by side, or all heads as tiles. Follows the
// shared selection; a new computation replaces numbers and leaves zoom, place and choice alone while the shapes stay.
#pragma once

#include "ui/document/selection.h"
#include "ui/heatmap/shownmaps.h"
#include "ui/matrix/stagecards.h"

#include <QWidget>

class QLabel;
class QScrollArea;

namespace attn {

class HeadsPage;
class HeatmapView;
class LinkButton;
class MatrixViews;
class OperandView;

class HeatmapPage : public QWidget {
    Q_OBJECT

public:
    explicit HeatmapPage(Selection* selection, QWidget* parent = nullptr);

    // The old picture stays until this is called.
    void setComputed(ComputedPtr computed) { setComputed(std::move(computed), MapPictures()); }
    // With pictures made for request(): those that still fit are reused. `refined`: the previous computation again, so
    // that nothing has changed that deserves a frame.
    void setComputed(ComputedPtr computed, MapPictures pictures, bool refined = false);
    // What the scene was before the last edit; null where that is not known.
    void beginScene() { m_begins = true; } // another scene follows, whose numbers have not changed
    void setEarlier(const ComputedPtr& earlier);
    // What is on the screen now, for the pictures of the next computation. No maps if none can be made ahead.
    MapRequest request() const;
    void zoomIn();
    void zoomOut();
    void fit();

    // Beside a lesson's text: cells as wide as their digits need; row sums only where they are spoken of.
    void setLesson(bool beside, bool sums);
    // The largest page possible beside it: if several matrices do not fit, only the one in focus is shown.
    void setLessonRoom(QSize most);
    // Whether the picture would be whole in a page of this size, with all digits in its cells; also of one that is too large
    // for any page.
    bool isWholeAt(QSize size) const;

    const ComputedPtr& computed() const { return m_maps.computed(); }
    // The view of the chosen cell; null if it is a tile of all heads, or nothing is shown.
    HeatmapView* activeView() const;
    // The matrix in focus as it is now, without a ghost: for the colour bar and figures. Null when the stage is off.
    HeatmapDataPtr focusData() const;
    // True when the tiles of all heads are on the screen: the colour bar then lies in the header.
    bool showsAllHeads() const { return m_shown == Shown::Heads; }
    HeadsPage* headsPage() const { return m_heads; }

Q_SIGNALS:
    // The hovered cell, else the chosen one, in words for the status line; empty if there is neither.
    void described(const QString& sentence);
    void rebuilt();                         // a new picture, or new numbers in it
    void viewMade(attn::HeatmapView* view); // they are made when first needed
    // See HeatmapView::editAsked; `view` shows the cell.
    void editAsked(attn::HeatmapView* view, attn::Cell cell, const QString& typed);

private:
    enum class Shown { Nothing, Matrices, Operands, Heads };

    void rebuild();
    void followStep();
    void showMatrices();
    // Matrices of query by key of all stages, of the size of the one that is shown.
    std::vector<HeatmapDataPtr> sameRows(const HeatmapData& shown) const;
    bool showOperands(); // false where they are too large, which the note says
    void showHeads(int heads);
    void showMessage(const QString& text);
    void forgetHidden();
    void arrange();
    void keepFocus();
    void connectView(HeatmapView* view);
    bool showsTheFocus() const;
    void followChosen();
    void followHovered();
    void followInputs();
    void describe();
    void followHint();
    void placeHint();

    Selection* m_selection;
    ShownMaps m_maps;
    Shown m_shown = Shown::Nothing;
    std::vector<HeatmapDataPtr> m_plain; // what the matrices show, or the operands' result, without ghosts
    bool m_updating = false;             // the same matrices with new numbers
    bool m_begins = false;
    bool m_refining = false;         // or with the same ones
    std::optional<StepPlace> m_step; // that the pictures show
    MatrixViews* m_matrices;
    HeadsPage* m_heads;
    OperandView* m_operands;
    QScrollArea* m_operandPage; // for a page that has less room than the operands need
    QLabel* m_note;             // why something else is shown than requested
    QLabel* m_message;
    QSize m_most;       // of a page beside a lesson; empty: none
    LinkButton* m_hint; // how colors could show more
};

} // namespace attn
