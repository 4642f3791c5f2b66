// SPDX-License-Identifier: GPL-3.0-or-later
// How much is dropped, from what, by which random bits, and whether the layer trains.
#pragma once

#include "ui/editors/editorsection.h"

class QComboBox;
class QLabel;
class QSlider;

namespace attn {

class ChoiceBar;
class FormRow;
class NumberField;
class SeedField;
class SegmentedControl;

class DropoutPanel : public EditorSection {
    Q_OBJECT

public:
    // `roomy`: p gets its own row, where it is the main control.
    DropoutPanel(Document* document, Selection* selection, QWidget* parent = nullptr, bool roomy = false);
    QWidget* mainControl() const override;

protected:
    void refresh() override;
    void showRefusal(const Error& error) override;
    void clearRefusal() override;

private:
    void buildFirstRow(bool roomy);
    void setP(double p, bool merging);
    void put(const QString& step, const Dropout& dropout, const QString& mergeKey = {});
    void setOption(std::string_view path, int value);
    void putSeed(std::uint64_t seed);

    QSlider* m_slider;
    NumberField* m_p;
    FormRow* m_pRow;
    SegmentedControl* m_mode;
    ChoiceBar* m_on;
    FormRow* m_onRow;
    QComboBox* m_factor;
    FormRow* m_factorRow;
    QComboBox* m_stream;
    FormRow* m_streamRow;
    SeedField* m_seed;
    FormRow* m_seedRow;
    QWidget* m_seedNotes;
    QLabel *m_sharedSeed, *m_ownSeed;
};

} // namespace attn
