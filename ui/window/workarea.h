// SPDX-License-Identifier: GPL-3.0-or-later
// Everything that shows one scene: the rail on top, the editors on the left, the picture, and the explanation on the
// right. A separate main window, so that its panels can be dragged, floated and put back.
#pragma once

#include "core/engine/computed.h"
#include "ui/compute/preparedviews.h"
#include "ui/window/studios.h"

#include <QMainWindow>

#include <vector>

class QStackedWidget;
class QToolBar;

namespace attn {

class Centre;
class Earlier;
class EditorPanel;
class Inspector;
class MapEditor;
class PanelFolds;
class Rail;
class Stepper;
class StaleOverlay;

// How the scene looks beside a lesson.
struct LessonLook {
    std::vector<std::string> cards; // of the rail that are shown; empty: all
    bool plain = false;             // without what a beginner does not know yet
    bool sums = true;               // of rows, beside the map
    bool asks = false;              // the column asks for hidden numbers
};

class WorkArea : public QMainWindow {
    Q_OBJECT

public:
    WorkArea(Document* document, Selection* selection, QAction* lock, QAction* exportPicture,
             QWidget* parent = nullptr);

    // `newScene`: another scene than before, so stage, heads and chosen cell are reset. `edited`: it differs from what
    // was opened or saved.
    void setComputed(const ComputedPtr& computed, const PreparedPtr& prepared, bool newScene, bool edited);
    // The same computation again: numbers differ only by rounding.
    void setRefined(const ComputedPtr& computed, const PreparedPtr& prepared, bool edited);
    // Where the user looks, to save with the scene; nullopt before there is a picture.
    std::optional<View> view() const;
    // Another scene is computed while the previous one is still shown: marks that one as old.
    void setStale(bool stale);
    // What the next computation has to update.
    OnScreen onScreen() const;
    // Builds the missing columns beside the picture: their space is reserved from the beginning, so that the picture
    // can be painted first and does not move.
    void complete();
    Rail* rail() const { return m_rail; }
    Centre* centre() const { return m_centre; }
    void goToCard(const QString& id); // of the rail; as a click on it, of one that is off says what it is
    void offerUndo(const QString& sentence,
                   int by = -1); // near the picture; `by`: steps that it goes, -1: undo the last
    EditorPanel* editors();      // built when it is first needed, as the inspector and the studios
    EditorPanel* enterEditors(); // shown instead of a studio, and focused
    // The section of that name among the controls of the open studio; false where it has none.
    bool enterControls(const QString& section);
    // The panels in keyboard and visual order; of the middle the picture alone, or with its header.
    std::vector<QWidget*> panels(bool headers) const;
    Inspector* inspector();
    Stepper* stepper() const { return m_stepper; }
    MapEditor* mapEditor() const { return m_mapEditor; }
    QDockWidget* editorsDock() const { return m_editorsDock; }
    QDockWidget* explainDock() const { return m_explainDock; }
    // While unlocked the panels have title bars to drag them by.
    void setPanelsMovable(bool movable);
    void resetPanels();
    // From savedPanels(); if empty, the default.
    void restorePanels(const QByteArray& saved);

    // The column of a lesson, left of everything; null: none. The editors make space for it, and return when a studio
    // needs its controls or the user requests them.
    void setLesson(QWidget* column, const LessonLook& look = {});
    void followLessonWidth();          // as it requests
    void wantExplanation(bool wanted); // shown if it fits
    bool wantsExplanation() const;
    bool wantsExplanationWithoutStudio() const; // of what a studio that is open has put aside
    // Studios are pages of the center; while one is open its controls replace the editors, and the explanation makes
    // space for it. An unknown id closes the open one.
    const std::vector<StudioKind>& studioKinds() const { return m_kinds; }
    void openStudio(const QString& id);
    void closeStudio() { openStudio({}); }
    Studio* studio() const { return m_studio; } // null: the heatmap is shown
    ComputedPtr earlier() const;                // before the last edit; null where that is not known
    void pinForComparing();                     // keeps the current view as A
    void compareHeads(int a, int b);            // opens the studio with these two as A and B
    // As an edit; a refusal is shown above the picture.
    void switchHeadOff(int head); // or on again
    void switchHeadsOn();         // all of them
    // As QMainWindow's, of the panels as they are without a studio.
    QByteArray savedPanels();
    QSize minimumSizeHint() const override; // of a window whose panels are folded

Q_SIGNALS:
    void studioChanged();
    void earlierChanged(const attn::ComputedPtr& earlier); // before the last edit; null: nothing
    void described(const QString& sentence);               // the cell pointed at in a studio

protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override; // Enter in an editor's field: on to the picture

private:
    Studio* studioNamed(const QString& id); // null if none
    void showEverywhere(const PreparedPtr& prepared, bool edited, bool refined);
    void offerStage(const QString& card); // that is off
    void turnOn(const QString& card, bool goesThere = true);
    void askForEarlier();
    void showEarlier();
    static int widthOfControls(Studio& studio);
    void setDockWidths(int controls); // of the editors or a studio's controls, beside a lesson's column
    void followOpened();
    void showControls();
    void leaveForStage();

    // workareapanels.cpp
    QDockWidget* addPanel(const QString& name, const QString& title, QWidget* content, Qt::DockWidgetArea area);
    void sizePanels();
    void foldPanels(); // from now on if they do not fit
    int roomForPanels() const;
    void makeRoom();
    QSize pageBesideLesson() const;
    bool isWholeBesideExplanation() const;
    bool hasRoomBesideLesson() const; // for the explanation
    void keepLessonReadable();
    void placeLesson(); // its column in the place of the editors, or these again

    Document* m_document;
    Selection* m_selection;
    Rail* m_rail;
    EditorPanel* m_editors = nullptr;
    Centre* m_centre;
    Inspector* m_inspector = nullptr;
    Stepper* m_stepper;
    QDockWidget* m_editorsDock;
    QDockWidget* m_explainDock;
    PanelFolds* m_folds = nullptr;
    QToolBar* m_bar;                       // of the stages
    std::vector<QAction*> m_edges;         // its buttons for folded panels, at both ends
    QStackedWidget* m_left;                // the editors, or the controls of a studio
    QStackedWidget* m_right;               // the inspector
    std::vector<StaleOverlay*> m_overlays; // over all of these
    std::vector<StudioKind> m_kinds;
    QString m_stageSeen;                          // when the focus last moved
    std::optional<Cell> m_cellWanted, m_cellKept; // chosen by a person, and what the stage has of it
    std::vector<Studio*> m_studios;               // one for each kind; null until it is first opened
    Studio* m_studio = nullptr;
    QDockWidget* m_lessonDock = nullptr;
    bool m_makesRoom = false;
    int m_lessonWidth = 0;                           // px requested by the step's column
    bool m_inLesson = false, m_editorsBefore = true; // these were shown before the lesson
    bool m_explained = true;                         // the explanation was shown before the studio opened
    int m_editorsWidth = 0;                          // before it opened
    ComputedPtr m_computed;
    MapEditor* m_mapEditor;
    Earlier* m_earlier;                    // before the last edit
    std::shared_ptr<const Scene> m_before; // likewise
    QAction *m_offer, *m_undo;
    QString m_offered;     // the card that it turns on
    QString m_turnedOn;    // a card to show that is off in m_computed
    bool m_edited = false; // since it was opened or saved
    bool m_wide = false;   // room for the wider panels
    // As soon as it is seen: a hidden one forgets the widths of its panels.
    bool m_toSize = false;
    QByteArray m_toRestore;
};

} // namespace attn
