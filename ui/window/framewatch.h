// SPDX-License-Identifier: GPL-3.0-or-later
// Finds out when the picture of a computation has reached the screen, and measures how long that took.
#pragma once

#include "ui/window/framemeter.h"

#include <QObject>

class QWidget;

namespace attn {

class FrameWatch : public QObject {
    Q_OBJECT

public:
    // Watches the paint events inside `area`, where the pictures are; it must outlive the watch, and be set before the
    // first event.
    void watch(const QWidget* area);
    // The views were given what was asked for at `asked` and computed in `recompute` ms. `another`: of another scene;
    // to open one is no edit, and its frames are no measure for another's.
    void shown(FrameMeter::Clock::time_point asked, double recompute, bool another);
    // What was due in the window was painted in `paint` ms, the picture perhaps among it.
    void endFrame(double paint);
    const FrameMeter& meter() const { return m_meter; }

Q_SIGNALS:
    void pictured(); // once for each shown()

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    const QWidget* m_area = nullptr;
    FrameMeter m_meter;
    bool m_painted = false; // the area, since the last computation
    bool m_another = false;
};

} // namespace attn
