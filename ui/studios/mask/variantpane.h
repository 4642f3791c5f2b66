// SPDX-License-Identifier: GPL-3.0-or-later
// One variant of the mask on the page: its name (or a list to choose another), the PyTorch expression, its weights with
// their row sums, and a check of whether the rows still sum to 1.
#pragma once

#include "ui/paint/heatmaplayout.h"
#include "ui/studios/mask/maskvariants.h"

#include <QWidget>

class QComboBox;
class QLabel;

namespace attn {

class Badge;
class ElidedLabel;
class HeatmapView;

class VariantPane : public QWidget {
    Q_OBJECT

public:
    explicit VariantPane(QWidget* parent = nullptr);

    // `used`: the scene applies its mask like this. `update`: the same picture with new numbers, which flash.
    void setVariant(const MaskVariant& variant, Normalize normalize, int batch, bool used, bool update);
    MaskApply apply() const { return m_apply; }
    const VariantVerdict& verdict() const { return m_verdict; }
    void setChooser(bool chooser); // a list of variants instead of the name

    // Lays the parts out so that the map's cells are `cell` px; the pane gets the size they need. Leaves at least
    // `least` px for what is above the map; `width` is that of a pane without a map.
    void place(QPoint corner, QSizeF cell, bool rowLabels, double gutter, int width, int least = 0);
    int wordsLeft() const;  // px, left of them
    int wordsWidth() const; // px, that name and badge need
    HeatmapView* view() const { return m_view; }

    static HeatmapParts partsFor(QSizeF cell, bool rowLabels, double gutter);
    static int heightAround(); // of name, expression and check, above and below the map's own parts

Q_SIGNALS:
    void applyAsked(attn::MaskApply apply);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int badgeWidth() const;

    MaskApply m_apply = MaskApply::None;
    bool m_chooser = false;
    VariantVerdict m_verdict;
    HeatmapView* m_view; // first, so that it is the first to get the focus
    QComboBox* m_list;
    QLabel* m_title;
    Badge* m_used;
    ElidedLabel* m_expression;
    ElidedLabel* m_lampText;
    QLabel* m_refusal; // in place of a map
};

} // namespace attn
