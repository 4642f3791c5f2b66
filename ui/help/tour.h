// SPDX-License-Identifier: GPL-3.0-or-later
// The tour: a sentence beside one part of the window after the other. It blocks nothing: the user may do anything
// meanwhile, and doing what a sentence says leads on. Nothing moves.
#pragma once

#include "ui/help/callout.h"

#include <functional>
#include <vector>

namespace attn {

struct TourStep {
    QString sentence;
    QWidget* beside = nullptr;
    Callout::Side side = Callout::Side::Below;
    // Connects the requested action with `done`; null: only the button goes on.
    std::function<QMetaObject::Connection(const std::function<void()>& done)> doneBy = {};
    std::function<void()> prepare = {}; // shows the part
};

class Tour : public QObject {
    Q_OBJECT

public:
    Tour(QWidget* window, std::vector<TourStep> steps);

    void begin(); // focus on its button, until the user clicks or tabs away
    void next();
    void end();
    bool isRunning() const { return m_at >= 0; }
    int at() const { return m_at; }
    int count() const { return int(m_steps.size()); }
    Callout* callout() const { return m_callout; }

private:
    void show(int step);

    std::vector<TourStep> m_steps;
    Callout* m_callout;
    int m_at = -1;
    QMetaObject::Connection m_done;
    QPointer<QWidget> m_before; // had the focus
};

} // namespace attn
