// SPDX-License-Identifier: GPL-3.0-or-later
// The dropout studio: the draws, what they apply to, what is left, and the sums; below, how the mean of many draws
// returns to the original value.
#pragma once

#include "ui/facts/checks.h"
#include "ui/studios/dropout/dropoutfacts.h"
#include "ui/studios/studio.h"
#include "ui/threads/background.h"

#include <optional>

class QFrame;
class QLabel;
class QPushButton;
class QScrollArea;

namespace attn {

class ControlColumn;
class DropoutPanel;
class HeatmapView;
class LampList;
class LinkButton;
class ManyDrawsPanel;
class MarkList;
class KeepMaskSection;
class MeanPanel;
class PlaneChooser;
class SumGauges;

class DropoutStudio : public Studio {
    Q_OBJECT

public:
    static StudioInfo info();
    DropoutStudio(Document* document, Selection* selection, QWidget* parent = nullptr);

    QString caption() const override;
    QWidget* controls() override;
    QString unavailable(const Computed& computed) const override;
    std::vector<std::string_view> needs(const Computed&) const override { return {"softmax"}; }

    const DropoutFacts& facts() const { return m_facts; }
    MeanPanel* meanPanel() const { return m_mean; }
    const std::vector<HeatmapView*>& maps() const { return m_maps; } // draws, before, after

protected:
    void showComputed() override;
    std::optional<SteppedFigure> draw() const override;
    void tellClass(ClassPicture& picture) const override;
    void paintEvent(QPaintEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    // What the uniform numbers depend on: not on p.
    struct UniformKey {
        std::vector<Draw> draws;
        DropoutStream stream = DropoutStream::Default;
        Projection projection = Projection::None;
        Shape shape;
        std::int64_t from = -1, count = 0;
        bool operator==(const UniformKey&) const = default;
    };
    void showFacts();
    void showMaps();
    void showWhyNoDraws();
    void showChecks();
    std::optional<Cell> chosen() const;
    void followChosen();
    void followHovered();
    void arrange();
    void placeNoDraws(const QRect& area);

    ControlColumn* m_controls;
    PlaneChooser* m_plane;
    DropoutPanel* m_panel;
    KeepMaskSection* m_mask;
    ManyDrawsPanel* m_many;
    MarkList* m_marks;

    std::vector<HeatmapView*> m_maps;
    QLabel* m_noDraws;
    QPushButton* m_setHalf; // if nothing is drawn
    LinkButton* m_toDraws;  // if the steps are before them
    QFrame* m_rule;         // between the halves
    SumGauges* m_sums;
    MeanPanel* m_mean;
    QScrollArea* m_checks;
    LampList* m_lamps;

    std::optional<UniformKey> m_key; // of m_uniforms
    std::vector<double> m_uniforms;
    DropoutFacts m_facts;
    ComputedPtr m_factsOf;            // of an earlier one while draws of this one are made
    DrawsNow m_now;                   // of m_facts, as far as computed
    std::vector<Check> m_layerChecks; // of the head in focus
    std::vector<QPointF> m_titles;    // top left corner of each heading
    std::vector<QLabel*> m_signs;     // × and =, between the maps
    Background m_background;
};

} // namespace attn
