// SPDX-License-Identifier: GPL-3.0-or-later
// What the controls of a part of the window can do, as actions for the palette: each choice of a list, each switch, each button
// and what its menu offers. Taken from the controls as they are now.
#pragma once

#include <QString>

#include <functional>
#include <vector>

class QAction;
class QObject;
class QWidget;

namespace attn {

struct ControlPart {
    QString title; // "Heads and projections"
    QWidget* root;
    std::function<void()> show; // before one of its controls is used: it may be folded away
};

struct ControlAction {
    QAction* action; // of the owner
    QString path;    // "Heads and projections › Scale › not scaled"
    QString words;   // that it is found by besides
};

// For the available, enabled controls, also in folded sections.
std::vector<ControlAction> controlActions(const ControlPart& part, QObject* owner);

} // namespace attn
