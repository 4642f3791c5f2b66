// SPDX-License-Identifier: GPL-3.0-or-later
// Rotary positions: the pairs of a query and a key as arrows on circles, rotated by their positions; both layouts side
// by side as one rotation; and the score, which depends only on the distance.
#pragma once

#include "ui/studios/rope/ropepicture.h"
#include "ui/studios/studio.h"

#include <array>

class QLabel;
class QScrollArea;

namespace attn {

class LampLine;
class RopeChart;
class RopeControls;
class RopeTable;
class RopeView;
class SegmentedControl;

class RopeStudio : public Studio {
    Q_OBJECT

public:
    static StudioInfo info();
    RopeStudio(Document* document, Selection* selection, QWidget* parent = nullptr);

    QString caption() const override;
    QWidget* controls() override;
    QWidget* headerTools() override { return m_tools; }
    QString unavailable(const Computed& computed) const override { return whyNothingTurns(computed); }
    bool controlsMayHelp(const Computed& computed) const override;
    void beforeOpened(const Computed& computed) override;

    const RopePicture& shown() const { return m_picture; }
    RopeView* view() const { return m_view; }
    RopeChart* chart() const { return m_chart; }
    RopeControls* ropeControls() const { return m_controls; }
    SegmentedControl* relaidChoice() const { return m_relaid; }
    const std::array<LampLine*, 3>& lamps() const { return m_lamps; }

protected:
    void showComputed() override;
    std::optional<SteppedFigure> draw() const override;
    void paintEvent(QPaintEvent* event) override;

private:
    void buildTools();
    void buildPage();
    void followChosen();
    void setTokens(std::int64_t query, std::int64_t key);
    void chooseTokens(std::int64_t query, std::int64_t key);
    void choosePair(std::int64_t pair);
    void setPositions(std::int64_t query, std::int64_t key);
    void refresh();
    void arrange();

    RopeControls* m_controls;
    QWidget* m_tools;
    QLabel* m_relaidName;
    SegmentedControl* m_relaid;
    RopeView* m_view;
    QScrollArea* m_scroll; // the column on the right
    QWidget* m_beside;
    RopeChart* m_chart;
    RopeTable* m_table;
    std::array<LampLine*, 3> m_lamps;
    RopeChoice m_choice;
    bool m_begun = false; // tokens were chosen, by the user or on opening
    RopePicture m_picture;
};

} // namespace attn
