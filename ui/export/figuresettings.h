// SPDX-License-Identifier: GPL-3.0-or-later
// What the user chose in the export dialogs, remembered between openings.
#pragma once

#include "core/headless/figureoptions.h"
#include "ui/figures/figureset.h"

#include <QString>

namespace attn {

enum class HeadChoice { This, Files, Sheet }; // the head in focus; each head a file; several on one sheet

struct FigureSettings {
    HeadChoice heads = HeadChoice::This;
    std::vector<int> chosenHeads; // of those that are not the one in focus; empty: all
    int columns = 0;              // of the sheet; 0: as suits it
    bool allBatches = false;
    FigureFormat format = FigureFormat::Png;
    FigureLook look;
    QString colorMap = QStringLiteral("auto");
    std::optional<ColorRange> range; // none: as in the window
    std::optional<int> digits;       // likewise
    QString pattern = QString::fromLatin1(usual_pattern);
    bool operator==(const FigureSettings&) const = default;
};

// The values in QSettings, each checked; defaults for those missing or invalid. Figures of a tensor, pictures of a
// studio and all heads of a model are separate.
enum class FigureKind { Tensor, Studio, Model };
FigureSettings rememberedFigure(FigureKind kind = FigureKind::Tensor);
void rememberFigure(const FigureSettings& settings, FigureKind kind = FigureKind::Tensor);

inline constexpr int most_sheet_columns = 12;

} // namespace attn
