// SPDX-License-Identifier: GPL-3.0-or-later
// How a row of scores becomes weights: with the maximum taken off or without, or divided by its sum, and how hot.
#pragma once

#include "ui/editors/editorsection.h"

class QPushButton;
class QSlider;

namespace attn {

class ChoiceBar;
class FormRow;
class NumberField;

class SoftmaxPanel : public EditorSection {
    Q_OBJECT

public:
    SoftmaxPanel(Document* document, Selection* selection, QWidget* parent = nullptr);

protected:
    void refresh() override;
    void showRefusal(const Error& error) override;
    void clearRefusal() override;

private:
    void setTemperature(double temperature, bool merging);
    void showOverflow();

    ChoiceBar* m_form;
    NumberField* m_temperature;
    FormRow* m_temperatureRow;
    QSlider* m_slider;
    QPushButton* m_example;
};

} // namespace attn
