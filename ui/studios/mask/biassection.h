// SPDX-License-Identifier: GPL-3.0-or-later
// What the mask studio has beside the mask: the bias by position that is added to the same scores, switched on and set, with a map
// on which both are seen together, the bias in its colours and what the mask takes away hatched over it.
#pragma once

#include "ui/editors/layerpanel.h"
#include "ui/matrix/heatmapdata.h"

#include <QColor>

class QLabel;

namespace attn {

class HeatmapView;

// The bias of the head in focus as far as the steps have come, with the mask's cells marked as such; null if the layer
// has none.
HeldMatrixPtr maskedBias(const Computed& computed, const Selection& selection);
// "Head 2 takes off 0.0625 for each token of distance"; of a table or of given numbers which they are.
QString biasInWords(const Computed& computed, int head);

// The ground of mask cells where a bias is added too: its numbers as tints, the head's largest the strongest. Empty if
// the layer adds none, or has a different number of cells.
std::vector<QRgb> biasGrounds(const Computed& computed, const Selection& selection, std::size_t cells);

class BiasSection : public LayerPanel {
    Q_OBJECT

public:
    BiasSection(Document* document, Selection* selection, QWidget* parent = nullptr);

    HeatmapView* map() const { return m_map; }

Q_SIGNALS:
    void described(const QString& sentence);

protected:
    void refresh() override;

private:
    void showMap();
    void fitMap();

    QLabel* m_words = nullptr;
    HeatmapView* m_map = nullptr;
};

} // namespace attn
