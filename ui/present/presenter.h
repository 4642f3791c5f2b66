// SPDX-License-Identifier: GPL-3.0-or-later
// Presenter mode: the slide on the whole screen, and the keys that a teacher or a clicker presses. Where there are two
// screens the class sees the second one, and the first keeps the presenter's notes; with one, Tab shows the one or the other.
#pragma once

#include "core/engine/computed.h"
#include "core/model/nextpieces.h"
#include "ui/document/hiding.h"
#include "ui/kit/accessiblecells.h"

#include <QWidget>

class QStackedLayout;

namespace attn {

class NotesView;
class Selection;
class Slide;
class Stepper;

class Presenter : public QWidget, public AccessibleCells {
    Q_OBJECT

public:
    // Deletes itself when it is left.
    Presenter(Selection* selection, Stepper* stepper, QWidget* parent);
    ~Presenter() override;

    void setComputed(const ComputedPtr& computed, const QString& sceneName);
    // A step of a lesson, whose steps Space and the page keys then go through, while arrows walk. An empty title: none.
    void setLesson(const QString& title, const std::string& prose, const QString& next);
    // For numbers of that text which are a model's next tokens.
    void setNext(const NextPiecesPtr& next);
    void setEarlier(const ComputedPtr& earlier); // before the last edit; null: nothing to compare with
    void present();
    Slide* slide() const { return m_slide; }
    NotesView* notes() const { return m_notes; } // null until it is first shown

    // Its keys walk the slide's map.
    QSize accessibleCount() const override;
    std::optional<Cell> accessibleCurrent() const override;
    QString accessibleWords(Cell cell) const override;

Q_SIGNALS:
    void themeAsked();        // the next one
    void lessonAsked(int by); // another step of it

protected:
    void closeEvent(QCloseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override; // for who has a mouse alone
    bool eventFilter(QObject* watched, QEvent* event) override;
    bool focusNextPrevChild(bool) override { return false; } // Tab has another meaning here

private:
    void back();
    void go(int by); // the lesson's steps, else the walk's
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
    QString m_lesson; // the title of its step; empty: none
    std::string m_prose;
    NextPiecesPtr m_next;
    QString m_nextOfLesson;
    QPointF m_pointer{0.5, 0.5};
};

} // namespace attn
