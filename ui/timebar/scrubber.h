// SPDX-License-Identifier: GPL-3.0-or-later
// The line of the time bar: a tick at the end of every stage (or of a studio's own steps), their names below, and a
// handle at the current step. Drags by mouse; arrow keys step by the unit, Page Up and Page Down by stages.
#pragma once

#include <QAbstractSlider>

#include <vector>

namespace attn {

class Stepper;

class Scrubber : public QAbstractSlider {
    Q_OBJECT

public:
    explicit Scrubber(Stepper* stepper, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    // Where the handle's middle is, px.
    double handleX() const;
    // The names as drawn, one for each tick; empty if it does not fit.
    QStringList labels() const;
    // Where they begin, px.
    std::vector<double> labelPlaces() const;

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    void follow();
    void dragTo(double x);
    double left() const;
    double right() const;
    double markX(double position) const;
    double labelX(int mark, double length) const;
    struct Label {
        QString text;
        double x;
    };
    std::vector<Label> placedLabels() const;
    // Where whole names begin side by side, each as near to the middle of its stage as the others let it; empty if one
    // would have to leave its stage.
    std::vector<double> wholePlaces(const QStringList& names) const;

    Stepper* m_stepper;
    bool m_dragging = false;
};

} // namespace attn
