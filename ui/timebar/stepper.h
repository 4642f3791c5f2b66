// SPDX-License-Identifier: GPL-3.0-or-later
// Moves the selection along the walk through a computation: on and back by a unit, to a place, or by itself as a film.
// Keeps the place over edits; what stands behind the time bar and the Step menu. A studio may have steps of its own,
// which are walked in its place while they are the unit.
#pragma once

#include "core/engine/computed.h"
#include "ui/document/selection.h"
#include "ui/matrix/stagecards.h"
#include "ui/timebar/ownsteps.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

#include <vector>

namespace attn {

class Stepper : public QObject {
    Q_OBJECT

public:
    explicit Stepper(Selection* selection, QObject* parent = nullptr);

    // Another computation: the place is kept where there still is one. `newScene`: everything is shown.
    void setComputed(const ComputedPtr& computed, bool newScene);
    // To a place that was saved with the scene, without going to its stage; everything is shown where there is no such.
    void resume(const View::Step& step);
    // Takes batch item and head from the selection; the place stays.
    void followPlane();

    const ComputedPtr& computed() const { return m_computed; } // that the walk goes through
    const Walk& steps() const { return m_selection->steps(); }
    // Where the walk stands; its end when everything is computed. steps() must not be empty.
    StepPlace place() const;
    bool isAtEnd() const { return !m_selection->step(); }
    bool isAtStart() const;

    // Steps of a studio's own, or null; they are the unit at once.
    void setOwnSteps(OwnSteps* steps);
    OwnSteps* ownSteps() const { return m_own; }
    void walkOwn();        // they are the unit again
    bool walksOwn() const; // they are the unit, and there are some
    bool canGo() const;    // there is something to walk
    bool canGoOn() const;
    bool canGoBack() const;
    // The line of the time bar: stages, or own steps. The one that is under way; -1: none.
    int marks() const;
    QString markName(int mark) const;
    int currentMark() const;
    double position() const; // 0 .. marks()
    const std::vector<StageInfo>& stages() const { return m_stages; }
    QString stageOf(const StepPlace& place) const; // id of the rail's card
    QString stageName(int stage) const;            // of the walk: "X", "QKV", "scores"
    // "Row with 4 of 6 · cell 3 of 6", "Stage 4 of 7, mask". `query`: the token in it that is one.
    QString placeInWords(QString* query = nullptr) const;

    StepUnit unit() const { return m_unit; } // of the layer's walk
    void setUnit(StepUnit unit);
    double speed() const { return m_speed; }
    void setSpeed(double speed);               // 1: 2 stages, 3 rows, 6 cells or 10 multiply-adds a second
    bool isMoving() const { return m_moving; } // what the selection tells now is a step
    bool isPlaying() const { return m_timer.isActive(); }
    void setPlaying(bool playing); // from the start when everything is computed

    void on();
    void back();
    void toFirst();
    void toLast();
    void toCount(std::int64_t steps); // so many from the beginning; 0: nothing is computed
    void toStage(int steps);          // ends of stages, forward or back; own steps one by one
    void toPosition(double position); // of position()
    void toChosen();                  // everything after the chosen cell becomes blank

Q_SIGNALS:
    void changed(); // place, unit, speed, playing, or another walk

private:
    void go(const StepPlace& place);
    std::optional<StepPlace> endOfShownStage() const;
    void restartTimer();

    Selection* m_selection;
    QPointer<OwnSteps> m_own;
    bool m_ownIsUnit = false;
    ComputedPtr m_computed;
    std::vector<StageInfo> m_stages;
    std::vector<std::vector<std::string>> m_tokens; // that the words of the time bar name
    StepUnit m_unit = StepUnit::Cell;
    double m_speed = 1;
    QTimer m_timer;
    bool m_moving = false;
};

} // namespace attn
