// SPDX-License-Identifier: GPL-3.0-or-later
// The derivatives by one tensor as a map: signed, centred at 0, each cell in words. Choosing a cell makes it the edit.
#pragma once

#include "core/ripple/derivatives.h"
#include "ui/figures/figure.h"
#include "ui/heatmap/heatmapview.h"

#include <QString>

#include <optional>

namespace attn {

// What one range of colours spans.
enum class DerivativeRange { PerMap, AllMaps, PerRow };

struct DerivativeLooks {
    DerivativeForm form = DerivativeForm::Derivative;
    DerivativeRange range = DerivativeRange::PerMap;
    bool logarithmic = false;
    std::optional<double> locked; // plus and minus this, always
    int digits = 3;               // at least; more where a map's numbers are smaller than they show
    bool operator==(const DerivativeLooks&) const = default;
};

// The map of one tensor at batch item and head, `edited` marked as edited by hand. `largest`: of all maps, for a common
// range.
HeatmapDataPtr derivativeMap(const SortedDerivatives& derivatives, const std::string& tensor, int batch, int head,
                             const DerivativeLooks& looks, double largest, std::optional<Cell> edited);
// Beside its name: "±0.100".
QString limitWords(const HeatmapData& data);
// As figures draw a cell of it.
void drawDerivative(Canvas& canvas, const HeatmapData& data, const FigureCell& cell);

class DerivativeView : public HeatmapView {
    Q_OBJECT

public:
    explicit DerivativeView(QWidget* parent = nullptr);

    // `asked`: what is differentiated, in words; `times`: multiplied by the number; `unit`: what a number of the tensor
    // is called.
    void setAsked(const QString& asked, bool times, const QString& unit);
    QString wordsOf(Cell cell) const override;

protected:
    QString nameOfMap() const override;

private:
    QString m_asked, m_unit;
    bool m_times = false;
};

} // namespace attn
