// SPDX-License-Identifier: GPL-3.0-or-later
// The left half of the export dialog: which matrix, which heads, what format, how large, what the figure includes, the
// file name. Reports what is chosen; its owner decides what is wrong with names and sizes.
#pragma once

#include "ui/export/figuresettings.h"
#include "ui/figures/figuregrid.h"
#include "ui/matrix/stagecards.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLineEdit;

namespace attn {

class ColorMapControl;
class ElidedLabel;
class FormRow;
class MeasureField;
class MessageLine;
class RangeControl;
class DecimalsList;
class SegmentedControl;

// One line of the list of stages.
struct FigureStage {
    QString stage;      // id of the rail's card
    std::string tensor; // that it shows
    QString words;      // "Softmax weights"
    bool operator==(const FigureStage&) const = default;
};

class FigureForm : public QWidget {
    Q_OBJECT

public:
    explicit FigureForm(QWidget* parent = nullptr);

    void setSettings(const FigureSettings& settings);
    // What is chosen; an invalid measure keeps its last valid value.
    const FigureSettings& settings() const { return m_settings; }
    QString title() const; // as typed; empty: the matrix in words

    void setStages(const std::vector<FigureStage>& stages);
    void setStage(const std::string& tensor, int heads, int batches); // how many there are to choose from
    // How the window shows the numbers; `probability`: its whole tensor ranges from 0 to 1.
    void setWindow(const Looks& looks, bool probability);
    std::string tensor() const; // in the list now; empty: none
    // A whole picture has neither stage nor head to choose.
    void setWholePicture(bool whole);
    void setHides(bool hides); // whether there are hidden numbers, which the figure may include
    void setUsualTitle(const QString& title);
    void setUsualBarLabel(const QString& words);
    void clearTitle(); // before a figure with its own
    // Which parts of a look the figure has, since the others are useless; and whether digits fit in its cells.
    void setUses(const FigureUses& uses, bool digitsFit);
    const FigureUses& uses() const { return m_uses; }
    // "gives journey_weights_h0.png", or what is wrong with the pattern.
    void setNames(const QString& gives, const QString& problem);
    void setSizeProblem(const QString& sentence); // of numbers that are right one by one
    // True while each field holds something that can be used.
    bool isComplete() const { return m_complete; }
    QString sizeProblem() const;
    QString headProblem() const;
    QString nameProblem() const;
    QString namesGiven() const;

Q_SIGNALS:
    void changed();
    void stageChosen(const QString& stage, const std::string& tensor);

private:
    FormRow* addRow(const QString& label, QWidget* control);
    QWidget* whichControls();
    QWidget* axisControls();
    QWidget* textControls();
    QWidget* sizeControls();
    QWidget* shownParts();
    QCheckBox* partBox(const QString& words, bool FigureLook::*part);
    QWidget* nameControls();
    void read();
    void placeNames();
    void enableAxes();
    void colorCaption();

    FigureSettings m_settings;
    bool m_complete = true;
    bool m_setting = false; // the controls are being filled
    std::vector<FigureStage> m_stages;
    QComboBox* m_stage;
    SegmentedControl* m_heads;
    QLineEdit* m_headList;
    QComboBox* m_columns;
    RangeControl* m_range;
    DecimalsList* m_decimals;
    QLineEdit *m_rowAxis, *m_columnAxis, *m_barWords;
    QComboBox *m_font, *m_fontSize;
    SegmentedControl* m_svgText;
    SegmentedControl* m_batches;
    SegmentedControl* m_format;
    SegmentedControl* m_theme;
    QCheckBox* m_slide;
    MeasureField* m_width;
    MeasureField* m_dpi;
    QWidget* m_dpiUnit = nullptr;
    ColorMapControl* m_colors;
    QLineEdit* m_title;
    QLineEdit* m_pattern;
    ElidedLabel* m_gives;
    MessageLine* m_nameProblem;
    FormRow* m_batchRow = nullptr;
    FormRow *m_stageRow = nullptr, *m_headsRow = nullptr, *m_whichRow = nullptr;
    bool m_whole = false;
    QString m_listProblem; // of the heads as they are typed
    FormRow* m_rangeRow = nullptr;
    FormRow* m_svgRow = nullptr;
    FormRow* m_sizeRow = nullptr;
    std::vector<std::pair<QCheckBox*, bool FigureLook::*>> m_parts;
    FigureUses m_uses;
    QCheckBox* m_noBackground = nullptr;
    QCheckBox* m_answers = nullptr;
};

} // namespace attn
