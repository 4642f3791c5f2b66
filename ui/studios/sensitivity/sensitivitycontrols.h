// SPDX-License-Identifier: GPL-3.0-or-later
// The left column of the sensitivity studio: which number is asked about, what it is differentiated by, its coloring,
// and the current edit.
#pragma once

#include "core/ripple/derivatives.h"
#include "ui/editors/controlcolumn.h"
#include "ui/studios/sensitivity/derivativemap.h"

#include <QString>

#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QSlider;

namespace attn {

class ElidedLabel;
class MessageLine;
class NumberField;
class PlaneChooser;
class Section;
class SegmentedControl;
class Selection;

// The current number, as the controls show it.
struct CurrentEdit {
    QString label;                          // "x[journey, 1]"; empty: none is in hand
    double number = 0, there = 0, step = 0; // before the step, and after it
};

class SensitivityControls : public ControlColumn {
    Q_OBJECT

public:
    explicit SensitivityControls(Selection* selection, QWidget* parent = nullptr);

    // What can be asked about, and what of it is chosen.
    void setComputed(const Computed& computed, const AskedNumber& asked);
    AskedFor what() const;
    std::vector<DerivedBy> kinds() const;
    DerivativeLooks looks() const; // without digits and kept range
    bool keepsRange() const;
    // Intermediate numbers stay hidden while others are: they reveal them.
    void allowBetween(bool allowed);
    void setEdit(const CurrentEdit& edit);
    void setRefusal(const QString& sentence); // of the edit; empty: none
    NumberField* stepField() const { return m_field; }
    QSlider* slider() const { return m_slider; }
    QPushButton* applyButton() const { return m_apply; }

Q_SIGNALS:
    void whatChanged();
    void lookedOtherwise(); // kinds, form or colours
    void stepChanged(double step);
    void applyAsked();

private:
    QWidget* buildAsked();
    QWidget* buildKinds();
    QWidget* buildColours();
    QWidget* buildEdit();
    QWidget* buildReading();
    void chooseStage(int entry);
    void chooseCell();

    Selection* m_selection;
    PlaneChooser* m_plane;
    QComboBox *m_stage, *m_row, *m_column, *m_what, *m_range;
    QLabel *m_rowName, *m_columnName;
    std::vector<std::pair<QString, QString>> m_stages; // card and tensor of each entry
    QCheckBox *m_embeddings, *m_weights, *m_between, *m_logarithmic, *m_keep;
    SegmentedControl* m_form;
    Section *m_editSection, *m_colours;
    ElidedLabel* m_label;
    QLabel* m_numbers;
    QSlider* m_slider;
    NumberField* m_field;
    QPushButton* m_apply;
    MessageLine* m_refusal;
    double m_unit = 1; // of the slider: half of it per side
};

} // namespace attn
