// SPDX-License-Identifier: GPL-3.0-or-later
// One mask applied to the same scores in five variants: painted on the left, computed side by side, with the largest
// difference between them.
#pragma once

#include "ui/studios/mask/maskvariants.h"
#include "ui/studios/mask/panearrangement.h"
#include "ui/studios/studio.h"
#include "ui/threads/background.h"

#include <span>

class QComboBox;
class QLabel;

namespace attn {

class DifferenceCard;
class EmptyRowCard;
class MaskControls;
class MaskKey;
class MessageLine;
class VariantPane;

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

    // The visible panes, in page order: three if there is only room for three, else five.
    std::vector<VariantPane*> shownPanes() const;
    const std::vector<MaskVariant>& variants() const { return m_variants; }

protected:
    void showComputed() override;
    std::optional<SteppedFigure> draw() const override;
    std::optional<SteppedFigure> drawForClass() const override;
    void tellClass(ClassPicture& picture) const override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct Room { // what an arrangement depends on
        QSize size;
        QStringList rows, columns;
        double textScale = 0, pixel = 0;
        bool operator==(const Room&) const = default;
    };

    bool hideAtOnce();
    void takeVariants(ComputedPtr base, std::vector<MaskVariant> variants);
    void makeMaps();
    void showVariants(bool update);
    void putRefusedLast(std::span<MaskApply> order) const;
    VariantOrder shownOrder() const;
    MaskApply applyOf(int pane, int count) const; // of that many
    int countForClass() const;
    std::vector<MaskVariant> variantsOf(int count) const;
    SteppedFigure pictureOf(std::vector<MaskVariant> variants) const;
    QString captionOf(int count) const;
    static QString differenceTitle(int variant); // of the first and this one
    int item() const; // clamped: the selection may be of a newer scene with more items, still being computed
    // The scene's own variant is never hidden: it takes this one of three panes if none of them shows it.
    void keepUsedAmongThree(int pane);
    void showChosen();
    void showHovered();
    void layOut();
    void arrange();
    const HeatmapData* anyMap() const; // null if there is none
    void layOutCards(const QRect& place, bool upright);
    void choose(int pane, MaskApply apply);
    void edit(const QString& step, Scene after);
    void showRefusal(const std::optional<Error>& refusal); // nullopt: removes the last one
    const MaskVariant& variantOf(MaskApply apply) const;

    MaskControls* m_controls;
    Background m_background;
    ComputedPtr m_base; // that m_ways were computed from
    std::vector<MaskVariant> m_variants;
    // Of the panes; the first three are shown if there is only room for three.
    VariantOrder m_order = {MaskApply::FillNegInf, MaskApply::PostSoftmaxRenorm, MaskApply::PostSoftmax, MaskApply::Add,
                            MaskApply::None,       MaskApply::PostSoftmaxNegInf};
    PaneArrangement m_arrangement;
    Room m_room; // that m_arrangement was made for
    std::vector<VariantPane*> m_panes;
    std::vector<DifferenceCard*> m_cards;
    EmptyRowCard* m_emptyRow = nullptr;
    MaskKey* m_key = nullptr;
    MessageLine* m_refused = nullptr;
    QLabel* m_usedName = nullptr;
    QComboBox* m_used = nullptr;
};

} // namespace attn
