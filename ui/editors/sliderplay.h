// SPDX-License-Identifier: GPL-3.0-or-later
// The time of a slider that plays: from end to end and back, until somebody stops it, with Esc from anywhere.
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

namespace attn {

class SliderPlay : public QObject {
    Q_OBJECT

public:
    explicit SliderPlay(QObject* parent);

    bool runs() const { return m_tick.isActive(); }
    // From this share of the way on, 0 .. 1, towards the upper end.
    void start(double share);
    void stop();
    // After so long: there and back again.
    static constexpr int period_ms = 6000;

Q_SIGNALS:
    void reached(double share); // of the way from the lower to the upper end
    void stopped();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QTimer m_tick;
    QElapsedTimer m_clock;
    double m_begun = 0; // share of the period
};

} // namespace attn
