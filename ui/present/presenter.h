// SPDX-License-Identifier: GPL-3.0-or-later
// Presenter mode: a full-screen slide, and the keys that a teacher or a clicker presses. With two screens the class
// sees the second one, and the first has the presenter's notes; with one, Tab switches between them.
#pragma once

#include "core/engine/computed.h"
#include "core/model/nextpieces.h"
#include "ui/document/hiding.h"
#include "ui/kit/accessiblecells.h"
#include "ui/present/slide.h"

#include <QWidget>

class QStackedLayout;

namespace attn {

class KeyList;
class NotesView;
class Selection;
class Stepper;

inline constexpr char screen_setting[] = "presenter/screen"; // that a class last saw

class Presenter : public QWidget, public AccessibleCells {
    Q_OBJECT

public:
    // Deletes itself when it is left.
    Presenter(Selection* selection, Stepper* stepper, QWidget* parent);
    ~Presenter() override;

    // null: only a picture. `whatIf`: the numbers in a step's text stay those from before, which its sentences are about.
    void setComputed(const ComputedPtr& computed, const QString& sceneName, bool whatIf = false);
    // A lesson step: Space and the page keys go through its parts and the steps, arrow keys the calculation.
    void setClassStep(const ClassStep& step);
    // What the class sees instead of map and cell while it returns something; null: nothing.
    void setPictureSource(Slide::PictureSource source);
    void refresh(); // the picture has changed
    // For numbers of that text which are a model's next tokens.
    void setNext(const NextPiecesPtr& next);
    void setEarlier(const ComputedPtr& earlier); // before the last edit; null: no comparison
    void present();
    Slide* slide() const { return m_slide; }
    NotesView* notes() const { return m_notes; } // null until it is first shown
    const PenStrokes& pen() const { return m_pen; }
    int part() const { return m_part; } // of the current step
    int parts() const { return int(m_classStep.parts.size()); }

    // Its keys move on the map.
    QSize accessibleCount() const override;
    std::optional<Cell> accessibleCurrent() const override;
    QString accessibleWords(Cell cell) const override;

Q_SIGNALS:
    void themeAsked();              // the next one
    void lessonAsked(int by);       // another step
    void revealAsked();             // the values that it asks for
    void solutionAsked(bool shown); // a way to its goal; not shown: what was there before
    void whatIfAsked();             // what a class wonders about
    void headsAsked();              // all of them, or one again
    void hideAsked(attn::HideUnit unit);
    void left(bool atMap); // `atMap`: with the map in place of a studio's picture

protected:
    void closeEvent(QCloseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override; // for mouse-only users
    bool eventFilter(QObject* watched, QEvent* event) override;
    bool focusNextPrevChild(bool) override { return false; } // Tab has its own use here

private:
    void back();
    void goToEnd(bool last); // of a lesson, else of the calculations
    void go(int by);         // parts of a lesson's steps, else calculations
    void begin(const ClassPart& part);
    void takeBack(const ClassPart& part); // what it has revealed or solved
    void showStep();
    void toggleMap();
    std::vector<Slide*> slides() const; // the class's, and the teacher's copy of it
    void chooseCell(const QKeyEvent& event);
    void swap();
    void toggleKeys(); // over the words of the slide
    void placeKeys();
    bool hasNotes() const; // of the teacher
    void setBlank(bool blank, const QString& end = {});
    bool lacksMap();
    void nextSpotlight();
    void point(QPointF place);
    void togglePointer();
    void revealNext();
    void toggleEquation();
    void nextGhost();
    void walkStages(int by);
    void walkHeads(int by);
    void startHere(); // the steps, with the stage shown
    void showNotes();
    void presentOn(QScreen* screen); // the slide; notes go on another

    Selection* m_selection;
    Stepper* m_stepper;
    ComputedPtr m_computed, m_earlier;
    ComputedPtr m_told; // for the numbers in texts while a what-if is shown
    QString m_sceneName;
    QStackedLayout* m_pages;
    Slide* m_slide;
    NotesView* m_notes = nullptr; // a page, or a window on the other screen
    QWidget* m_keys = nullptr;    // null until they are first shown
    KeyList* m_keyList = nullptr;
    bool m_pointing = false;
    ClassStep m_classStep;
    int m_part = 0;           // of the step
    bool m_backwards = false; // the step before is entered at its last part
    std::vector<CellBlock> m_hiddenBefore;
    bool m_mapWanted = false; // despite a picture
    Slide::PictureSource m_source;
    PenStrokes m_pen;
    PenBar* m_penBar;
    NextPiecesPtr m_next;
    QPointF m_pointer{0.5, 0.5};
};

} // namespace attn
