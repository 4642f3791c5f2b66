// SPDX-License-Identifier: GPL-3.0-or-later
// Presenter mode: the slide on the whole screen, and the keys that a teacher or a clicker presses. Where there are two
// screens the class sees the second one, and the first keeps the presenter's notes; with one, Tab shows the one or the other.
#pragma once

#include "core/engine/computed.h"
#include "core/model/nextpieces.h"
#include "ui/document/hiding.h"
#include "ui/kit/accessiblecells.h"
#include "ui/present/slide.h"

#include <QWidget>

class QStackedLayout;

namespace attn {

class NotesView;
class Selection;
class Stepper;

class Presenter : public QWidget, public AccessibleCells {
    Q_OBJECT

public:
    // Deletes itself when it is left.
    Presenter(Selection* selection, Stepper* stepper, QWidget* parent);
    ~Presenter() override;

    void setComputed(const ComputedPtr& computed, const QString& sceneName); // null: there is a picture alone
    // A step of a lesson, through whose parts and then steps Space and the page keys go, while arrows walk.
    void setTold(const ClassStep& step);
    // What the class sees instead of map and cell as long as it gives something; null: nothing.
    void setPictureSource(Slide::PictureSource source);
    void refresh(); // the picture is another one
    // For numbers of that text which are a model's next tokens.
    void setNext(const NextPiecesPtr& next);
    void setEarlier(const ComputedPtr& earlier); // before the last edit; null: nothing to compare with
    void present();
    Slide* slide() const { return m_slide; }
    NotesView* notes() const { return m_notes; } // null until it is first shown
    int part() const { return m_part; }          // of the step that is told
    int parts() const { return int(m_told.parts.size()); }

    // Its keys walk the slide's map.
    QSize accessibleCount() const override;
    std::optional<Cell> accessibleCurrent() const override;
    QString accessibleWords(Cell cell) const override;

Q_SIGNALS:
    void themeAsked();        // the next one
    void lessonAsked(int by); // another step of it
    void revealAsked();       // the numbers that it asks for
    void solutionAsked();     // one way to its goal

protected:
    void closeEvent(QCloseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override; // for who has a mouse alone
    bool eventFilter(QObject* watched, QEvent* event) override;
    bool focusNextPrevChild(bool) override { return false; } // Tab has another meaning here

private:
    void back();
    void go(int by); // the parts of a lesson's steps, else the walk
    void begin(const ClassPart& part);
    void takeBack(const ClassPart& part); // what it has revealed
    void showTold();
    void toggleMap();
    std::vector<Slide*> slides() const; // the class's, and the teacher's copy of it
    void chooseCell(const QKeyEvent& event);
    void swap();
    void nextSpotlight();
    void point(QPointF place);
    void togglePointer();
    void toggleHidden(HideUnit unit);
    void revealNext();
    void toggleEquation();
    void nextGhost();
    void walkStages(int by);
    void walkHeads(int by);
    void showNotes();

    Selection* m_selection;
    Stepper* m_stepper;
    ComputedPtr m_computed, m_earlier;
    QString m_sceneName;
    QStackedLayout* m_pages;
    Slide* m_slide;
    NotesView* m_notes = nullptr; // a page, or a window on the other screen
    bool m_pointing = false;
    ClassStep m_told;
    int m_part = 0;                         // of the step
    bool m_backwards = false;               // the step before is entered at its last part
    ComputedPtr m_presented;                // at first
    std::vector<CellBlock> m_hiddenAtFirst; // as the class leaves, so it is for the next one
    std::vector<CellBlock> m_hiddenBefore;
    bool m_mapWanted = false; // although there is a picture
    Slide::PictureSource m_source;
    NextPiecesPtr m_next;
    QPointF m_pointer{0.5, 0.5};
};

} // namespace attn
