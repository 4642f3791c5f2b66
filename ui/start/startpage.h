// SPDX-License-Identifier: GPL-3.0-or-later
// Where a person begins: a new scene, a file, or one of the notebooks' scenes, each of them computed and compared with
// what the notebook printed.
#pragma once

#include "ui/start/lessoncard.h"

#include <QString>
#include <QWidget>

#include <functional>
#include <utility>
#include <vector>

class QGridLayout;
class QScrollArea;
class QVBoxLayout;

namespace attn {

class LessonCard;
class LessonChecker;
class LinkButton;
class StartButton;
struct CheckedLesson;
struct LessonGroup;
struct LessonWords;
struct NotebookCells;

// "cell 65", "cells 60 to 61"; empty for one that was never run.
QString cellWords(const NotebookCells& cells);

class StartPage : public QWidget {
    Q_OBJECT

public:
    explicit StartPage(QWidget* parent = nullptr);

    // "Back to NAME" returns to the open scene; empty if there is none.
    void setOpenScene(const QString& name);
    // Scenes with unsaved edits that others have replaced: "Unsaved: NAME" brings one back.
    void setKept(const QStringList& names);
    void offerTour(bool offered);
    // Called when the page is shown: the user's progress in a lesson.
    using Progress = std::function<LessonSteps(const QString& id)>;
    void setProgress(Progress progress) { m_progress = std::move(progress); }
    void refreshRecent();
    void showAllLessons();
    QStringList lessonIds() const; // of the cards that are shown, in their order
    LessonCard* card(const QString& id) const;

Q_SIGNALS:
    void backAsked();            // to the open scene
    void keptChosen(int number); // of setKept
    void tourAsked();
    void labAsked();
    void newSceneAsked();
    void openAsked();
    void modelAsked(const QString& path); // a trained model; empty: the person chooses one
    void fileChosen(const QString& path);
    void lessonChosen(const QString& id);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    QSize minimumSizeHint() const override { return {1, 1}; } // it scrolls
    void paintEvent(QPaintEvent* event) override;

private:
    QWidget* buildSide();
    void fit();
    void arrangeCards(int columns);
    QWidget* buildLessons();
    void addGroup(const LessonGroup& group, QWidget* content);
    LessonCard* addCard(const LessonWords& words, bool large, QGridLayout* grid);
    void showResult(const CheckedLesson& result);
    void walkCards(LessonCard* from, int key);
    void showProgress();

    LessonChecker* m_checker;
    bool m_checking = false;
    Progress m_progress;
    QString m_beginWith; // the lesson that the first button opens
    QWidget* m_side;
    StartButton *m_back, *m_begin;
    LinkButton* m_tour;
    QVBoxLayout* m_kept;
    QVBoxLayout* m_recent;
    QScrollArea* m_scroll;
    QVBoxLayout* m_lessons;            // what it scrolls
    std::vector<QGridLayout*> m_grids; // of cards
    bool m_above = false;              // the side column is above
    int m_columns = 3;                 // of cards
    QWidget* m_moreCards = nullptr;    // those that "Show all lessons" brings
    LinkButton* m_showAll;
    std::vector<LessonCard*> m_cards;
};

} // namespace attn
