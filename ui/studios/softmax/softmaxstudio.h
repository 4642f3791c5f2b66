// SPDX-License-Identifier: GPL-3.0-or-later
// Softmax opened: one row as columns from score to weight, the same row where it overflows and where it does not, and
// why the scores were divided by √d.
#pragma once

#include "ui/studios/softmax/softmaxrow.h"
#include "ui/studios/studio.h"

class QLabel;
class QSlider;

namespace attn {

class ControlColumn;
class HeatmapView;
class OverflowCard;
class PlaneChooser;
class ScaleView;
class Section;
class SoftmaxColumns;
class SoftmaxPanel;

class SoftmaxStudio : public Studio {
    Q_OBJECT

public:
    static StudioInfo info();
    SoftmaxStudio(Document* document, Selection* selection, QWidget* parent = nullptr);

    QString caption() const override;
    QWidget* controls() override;
    QString unavailable(const Computed& computed) const override;
    std::vector<std::string_view> needs(const Computed&) const override { return {"softmax"}; }

    const SoftmaxRow& row() const { return m_row; }
    SoftmaxStep step() const { return m_step; }
    SoftmaxColumns* columns() const { return m_columns; }
    HeatmapView* map() const { return m_map; }
    ScaleView* scaleView() const { return m_scale; }
    const std::vector<OverflowCard*>& cards() const { return m_cards; }
    void setStep(SoftmaxStep step);

protected:
    void showComputed() override;
    std::optional<SteppedFigure> draw() const override;

private:
    void buildControls();
    void buildPage();
    Cell cell() const; // the chosen one, or the first
    void showNow();
    void showRow();
    void showCell();
    void showCards();
    void fitPage();
    void showScale(bool shown);
    void followStep();
    void followHovered();

    ControlColumn* m_controls;
    PlaneChooser* m_plane;
    HeatmapView* m_map;
    QLabel* m_noMap; // why there is none
    Section* m_rowSection;
    SoftmaxPanel* m_panel;
    QSlider* m_width;
    QLabel* m_widthLabel;
    Section* m_scaleSection;

    SoftmaxColumns* m_columns;
    QLabel *m_equation, *m_note, *m_cardNote;
    std::vector<OverflowCard*> m_cards;
    QWidget* m_page;
    ScaleView* m_scale;

    HeldMatrixPtr m_weights; // null if too many
    SoftmaxRow m_row;
    bool m_cardsFit = true;
    SoftmaxStep m_step = SoftmaxStep::Exponential;
};

} // namespace attn
