// SPDX-License-Identifier: GPL-3.0-or-later
// Moves the selection through the steps of a computation: on and back by a unit, to a place, or playing like a film.
// Keeps the place over edits; drives the time bar and the Step menu. A studio's own steps replace the layer's while
// they are the unit.
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

    // Another computation: keeps the place if it still exists. `newScene`: shows everything.
    void setComputed(const ComputedPtr& computed, bool newScene);
    // To a place saved with the scene, without going to its stage; shows everything if it does not exist.
    void resume(const View::Step& step);
    // Takes batch item and head from the selection; the place stays.
    void followPlane();

    const ComputedPtr& computed() const { return m_computed; } // source of the steps
    const Walk& steps() const { return m_selection->steps(); }
    // The current place; the last one if everything is computed. steps() must not be empty.
    StepPlace place() const;
    bool isAtEnd() const { return !m_selection->step(); }
    bool isAtStart() const;

    // Steps of a studio's own, or null; they are the unit at once.
    void setOwnSteps(OwnSteps* steps);
    OwnSteps* ownSteps() const { return m_own; }
    // The card of the stage bar at whose first number toFirst() begins, and then at the layer's; empty: at the layer's.
    void setStart(const QString& card) { m_start = card; }
    void walkOwn();        // they are the unit again
    bool walksOwn() const; // they are the unit, and not empty
    bool canGo() const;    // there are steps
    bool canGoOn() const;
    bool canGoBack() const;
    // The line of the time bar: stages, or own steps. The one in progress; -1: none.
    int marks() const;
    QString markName(int mark) const;
    int currentMark() const;
    double position() const; // 0 .. marks()
    const std::vector<StageInfo>& stages() const { return m_stages; }
    QString stageOf(const StepPlace& place) const; // id of the rail's card
    QString stageName(int stage) const;            // of the walk: "X", "QKV", "scores"
    // "Row with 4 of 6 · cell 3 of 6", "Stage 4 of 7, mask". `query`: the token in it that is one.
    QString placeInWords(QString* query = nullptr) const;

    StepUnit unit() const { return m_unit; } // of the layer itself
    void setUnit(StepUnit unit);
    double speed() const { return m_speed; }
    void setSpeed(double speed);               // 1: 2 stages, 3 rows, 6 cells or 10 multiply-adds a second
    bool isMoving() const { return m_moving; } // selection signals come from a step
    bool isPlaying() const { return m_timer.isActive(); }
    void setPlaying(bool playing); // from the start when everything is computed

    void on();
    void back();
    void toFirst();
    void toLast();
    void toCount(std::int64_t steps); // `steps` from the start; 0: nothing is computed
    void toStage(int steps);          // ends of stages, forward or back; own steps one by one
    void toPosition(double position); // of position()
    void toChosen();                  // everything after the chosen cell becomes blank

Q_SIGNALS:
    void changed(); // place, unit, speed, playing, or other steps

private:
    void go(const StepPlace& place);
    std::optional<StepPlace> endOfShownStage() const;
    StepPlace beginning() const;
    StepUnit unitTo(const std::optional<StepPlace>& place) const;
    void restartTimer();

    Selection* m_selection;
    QPointer<OwnSteps> m_own;
    bool m_ownIsUnit = false;
    QString m_start;
    ComputedPtr m_computed;
    std::vector<StageInfo> m_stages;
    std::vector<std::vector<std::string>> m_tokens; // that the words of the time bar name
    StepUnit m_unit = StepUnit::Cell;
    double m_speed = 1;
    QTimer m_timer;
    bool m_moving = false;
};

} // namespace attn
