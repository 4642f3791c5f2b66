// SPDX-License-Identifier: GPL-3.0-or-later
// One mask, five ways of applying it to the same scores: painted on the left, computed side by side, with the largest
// difference between them.
#pragma once

#include "ui/studios/mask/maskways.h"
#include "ui/studios/mask/panearrangement.h"
#include "ui/studios/studio.h"
#include "ui/threads/background.h"

class QComboBox;
class QLabel;

namespace attn {

class DifferenceCard;
class EmptyRowCard;
class MaskControls;
class MaskKey;
class MessageLine;
class WayPane;

class MaskStudio : public Studio {
    Q_OBJECT

public:
    static StudioInfo info();
    MaskStudio(Document* document, Selection* selection, QWidget* parent = nullptr);
    ~MaskStudio() override;

    QString caption() const override;
    QWidget* controls() override;
    QString unavailable(const Computed& computed) const override;
    std::vector<std::string_view> needs(const Computed&) const override { return {"softmax"}; }
    QSize minimumSizeHint() const override;
    bool controlsMayHelp(const Computed&) const override { return false; } // they show a mask, and there is none

    // What is shown, in the order of the page: three ways where there is room for three, else all five.
    std::vector<WayPane*> shownPanes() const;
    const std::vector<MaskWay>& ways() const { return m_ways; }

protected:
    void showComputed() override;
    std::optional<SteppedFigure> draw() const override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct Room { // what an arrangement depends on
        QSize size;
        QStringList rows, columns;
        double textScale = 0, pixel = 0;
        bool operator==(const Room&) const = default;
    };

    bool hideAtOnce();
    void takeWays(ComputedPtr base, std::vector<MaskWay> ways);
    void makeMaps();
    void showWays(bool update);
    WayOrder shownOrder() const;
    MaskApply amongFive(int pane, MaskApply used) const;
    // The way that the scene uses is never hidden: it takes this one of three panes when it stands in none of them.
    void keepUsedAmongThree(int pane);
    void showChosen();
    void showHovered();
    void layOut();
    void arrange();
    const HeatmapData* anyMap() const; // null while there is none
    void layOutCards(const QRect& place, bool upright);
    void choose(int pane, MaskApply apply);
    void edit(const QString& step, Scene after);
    void showRefusal(const std::optional<Error>& refusal); // nothing: takes the last one away
    const MaskWay& wayOf(MaskApply apply) const;

    MaskControls* m_controls;
    Background m_background;
    ComputedPtr m_base; // that m_ways were computed from
    std::vector<MaskWay> m_ways;
    // Of the panes; the first three are the ones shown where there is room for three.
    WayOrder m_order = {MaskApply::FillNegInf, MaskApply::PostSoftmaxRenorm, MaskApply::PostSoftmax, MaskApply::Add,
                        MaskApply::None,       MaskApply::PostSoftmaxNegInf};
    PaneArrangement m_arrangement;
    Room m_room; // that m_arrangement was made for
    std::vector<WayPane*> m_panes;
    std::vector<DifferenceCard*> m_cards;
    EmptyRowCard* m_emptyRow = nullptr;
    MaskKey* m_key = nullptr;
    MessageLine* m_refused = nullptr;
    QLabel* m_usedName = nullptr;
    QComboBox* m_used = nullptr;
};

} // namespace attn
