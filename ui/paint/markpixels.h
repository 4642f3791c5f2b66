// SPDX-License-Identifier: GPL-3.0-or-later
// The patterns of marks that are no colour of the map, pixel by pixel, for maps that are painted as images; and which
// pixels those are. x and y count device px from the map's corner.
#pragma once

#include "ui/matrix/heatmapdata.h"
#include "ui/paint/mapgeometry.h"
#include "ui/theme/colors.h"

namespace attn {

// What one pixel stands for.
struct PixelLook {
    CellMark mark = CellMark::Masked;
    QRgb color = 0;
};

class MarkPixels {
public:
    MarkPixels(const HeatmapData& data, const MapGeometry& geometry, const Colors& colors);

    QRgb at(const PixelLook& look, int x, int y, int xInCell, int yInCell) const
    {
        switch (look.mark) {
        case CellMark::Masked: return (x + y) % m_period < m_line ? m_hatchLine : m_hatchGround;
        case CellMark::Dropped: return std::abs(xInCell - yInCell) < m_line ? m_dropLine : m_dropGround;
        case CellMark::Nan: return m_bad;
        case CellMark::Pending:
        case CellMark::Hidden:
            if (x == 0 || y == 0 || x == m_size.width() - 1 || y == m_size.height() - 1)
                return m_frame; // so that a blank map has an end
            return xInCell < m_line || yInCell < m_line ? m_pendingLine : m_dropGround;
        case CellMark::Begun: return m_begun;
        default: return look.color;
        }
    }

    // The hatch of masked cells along one row of pixels; the row below is the same, shifted by one.
    std::vector<QRgb> maskedRow(int begin, int count) const;

private:
    QRgb m_hatchLine, m_hatchGround, m_bad, m_dropGround, m_begun, m_dropLine, m_pendingLine;
    int m_line, m_period;
    QSize m_size; // of the whole map in device px
    QRgb m_frame;
};

// The part of the map that lies in the area, in device px from the map's corner.
QRect visiblePixels(const HeatmapFrame& data, const MapGeometry& geometry);

} // namespace attn
