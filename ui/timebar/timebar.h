// SPDX-License-Identifier: GPL-3.0-or-later
// The bar at the bottom of the window: how far the layer is computed, and controls to step through it by stage, row,
// cell or multiply-add, or by the steps of the open studio.
#pragma once

#include <QWidget>

class QComboBox;

namespace attn {

class Scrubber;
class SegmentedControl;
class StepActions;
class Stepper;

class TimeBar : public QWidget {
    Q_OBJECT

public:
    // Its room alone …
    TimeBar(Stepper* stepper, StepActions* actions, QWidget* parent = nullptr);
    // … and the controls in it.
    void complete();

    Scrubber* scrubber() const { return m_scrubber; }
    QString placeText() const; // as it is read aloud
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override; // without optional parts

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    class PlaceLabel;

    void follow();
    void fit();

    Stepper* m_stepper;
    StepActions* m_actions;
    SegmentedControl* m_units = nullptr;
    Scrubber* m_scrubber = nullptr;
    int m_own = -1; // the segment of a studio's own steps
    PlaceLabel* m_place = nullptr;
    QComboBox* m_speed = nullptr;
    QWidget* m_caption = nullptr; // of the units
};

} // namespace attn
