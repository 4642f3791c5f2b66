// SPDX-License-Identifier: GPL-3.0-or-later
// What can be done with the time bar, as actions with shortcuts: in the Step menu, where the palette finds them, and
// behind the bar's buttons.
#pragma once

#include <QAction>
#include <QObject>

#include <array>

class QMenu;

namespace attn {

class Stepper;

class StepActions : public QObject {
    Q_OBJECT

public:
    // Fills `menu`.
    StepActions(Stepper* stepper, QMenu* menu, QObject* parent = nullptr);

    // False while no scene is shown.
    void setAvailable(bool available);

    QAction* first = nullptr;
    QAction* back = nullptr;
    QAction* play = nullptr; // its key works only in widgets that it is added to: Space belongs to buttons elsewhere
    QAction* on = nullptr;
    QAction* last = nullptr;
    QAction* chosen = nullptr;
    std::array<QAction*, 4> units{}; // as StepUnit
    QAction* own = nullptr;          // by the steps of a studio's own, where it has some

private:
    void follow();

    Stepper* m_stepper;
    bool m_available = true;
};

} // namespace attn
