// SPDX-License-Identifier: GPL-3.0-or-later
// The frame meter in the status line: the last frame and the 95th percentile, without flicker.
#pragma once

#include "ui/window/framemeter.h"

#include <QTimer>
#include <QWidget>

namespace attn {

class MeterLabel : public QWidget {
    Q_OBJECT

public:
    explicit MeterLabel(const FrameMeter* meter, QWidget* parent = nullptr);

    // A frame was measured; the numbers update a few times a second, slowly enough to read.
    void follow();
    QString text() const { return m_text; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void refresh();

    const FrameMeter* m_meter;
    QString m_text;
    QTimer m_soon;
};

// "edit to paint 8.2 ms, p95 11.0 · recompute 2.1 · paint 5.3"
QString metered(const FrameMeter& meter);

} // namespace attn
