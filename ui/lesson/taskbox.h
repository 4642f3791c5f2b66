// SPDX-License-Identifier: GPL-3.0-or-later
// The frame around each task of a lesson step: a thin accent frame, thick at the left, with a title and a badge. Every
// goal, question and prediction has its own.
#pragma once

#include "ui/kit/accessiblegroup.h"
#include "ui/kit/severity.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace attn {

class Badge;
class LessonPlay;
class ProseView;

class TaskBox : public QWidget, public AccessibleGroup {
    Q_OBJECT

public:
    static constexpr int foot = 12; // px below its last line

    // `entered`: Enter in the map leads to it.
    TaskBox(const QString& title, bool entered, QWidget* parent = nullptr);

    QVBoxLayout* column() const { return m_column; } // below the title
    // The task's text; after the title it forms the box's accessible name.
    void setWords(const QString& words);
    // The title, key, task and progress, as read out with the step.
    QString inWords() const;
    void setState(const QString& words, Severity severity, const QString& detail = {});
    Badge* badge() const { return m_badge; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_title, m_words;
    bool m_entered;
    Badge* m_badge;
    QVBoxLayout* m_column;
};

// A step's goal: what to reach, the progress, hints, one solution, and a restart.
class GoalBox : public TaskBox {
    Q_OBJECT

public:
    // Of the step that `play` is at. Follows what becomes of it.
    explicit GoalBox(LessonPlay* play, QWidget* parent = nullptr);

    void follow(int digits);

private:
    LessonPlay* m_play;
    ProseView* m_text;
    QPushButton* m_solution;
    QString m_progress; // how far it is; empty until it is known
};

} // namespace attn
