// SPDX-License-Identifier: GPL-3.0-or-later
// How long it takes from an edit to its picture on the screen, and which part of it the computation and the painting
// are: the last one, and what 95 of the last 100 stay below.
#pragma once

#include <QObject>

#include <chrono>
#include <optional>
#include <vector>

class QWidget;

namespace attn {

struct FrameTimes {       // ms
    double whole = 0;     // from the edit until its picture is painted
    double recompute = 0; // of that, the worker's part
    double paint = 0;     // of that, painting the window
};

class FrameMeter {
public:
    using Clock = std::chrono::steady_clock;

    // The views got what was requested at `asked` and computed in `recompute` ms. Anything they got before but did not
    // paint was never visible and does not count.
    void shown(Clock::time_point asked, double recompute);
    // The window was painted until `now`, in `paint` ms; the first time after shown() is a frame.
    void painted(Clock::time_point now, double paint);
    bool isWaiting() const { return m_asked.has_value(); }

    int count() const { return static_cast<int>(m_frames.size()); } // of the last 120 frames
    std::optional<FrameTimes> last() const;
    // Of each part alone; nullopt before the first frame.
    std::optional<FrameTimes> percentile95() const;
    void clear();

private:
    std::optional<Clock::time_point> m_asked;
    double m_recompute = 0;
    std::vector<FrameTimes> m_frames; // a ring
    std::size_t m_next = 0;           // where the oldest one is, when the ring is full
};

// Finds out when the picture of a computation has reached the screen, and measures how long that took.
class FrameWatch : public QObject {
    Q_OBJECT

public:
    // Watches the paint events inside `area`, where the pictures are; it must outlive the watch, and be set before the
    // first event.
    void watch(const QWidget* area);
    // The views got what was requested at `asked` and computed in `recompute` ms. `another`: of another scene; opening
    // one is no edit, and its frames say nothing about another's.
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
