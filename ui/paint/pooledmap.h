// SPDX-License-Identifier: GPL-3.0-or-later
// The expensive part of a heatmap, apart from any widget: numbers brought to the pixels there are, ranges, colours. Pure
// functions of a computation, so that they run in the thread that computed it and the window only copies images.
//
// An edit on its way to the screen:
//   GUI thread:     request = page->request()                          what is shown, and where
//   worker:         pictures = makePictures(computed, request, stop)
//   GUI thread:     page->setComputed(computed, pictures)              copies what still fits, makes the rest itself
#pragma once

#include "core/base/stop.h"
#include "ui/matrix/heatmapdata.h"
#include "ui/paint/mapgeometry.h"
#include "ui/theme/colors.h"

#include <QImage>

#include <string>
#include <vector>

namespace attn {

// One map on the screen.
struct MapPlace {
    std::string tensor;
    int head = 0;
    MapGeometry geometry;
};

// Everything that a page shows at once.
struct MapRequest {
    std::vector<std::string> tensors; // of the stage: a shared range spans all of them
    std::vector<MapPlace> maps;
    int batch = 0;
    Looks looks;
    ThemeName theme = ThemeName::Light;
};

// A map with its colors, ready to copy to the screen.
struct MapPicture {
    std::string tensor;
    int head = 0;
    HeatmapDataPtr data; // null: the computation has no such tensor
    MapGeometry geometry;
    ThemeName theme = ThemeName::Light;
    QImage image; // the visible part in device pixels; null if cells are large enough to be painted singly

    // True if the image shows exactly `data`, wherever the map is now.
    bool fits(const HeatmapDataPtr& shown, const MapGeometry& place, ThemeName colors) const;
};

struct MapPictures {
    MapRequest request;           // that they answer
    std::vector<MapPicture> maps; // in the order of request.maps; those of one tensor and head share their data

    // The matrix of a map, if it was made for this stage and these looks; null else.
    HeatmapDataPtr find(const std::vector<std::string>& tensors, const std::string& tensor, int batch, int head,
                        const Looks& looks) const;
};

// Safe in any thread. No maps when `stop` was requested meanwhile.
MapPictures makePictures(const ComputedPtr& computed, const MapRequest& request, StopToken stop = {});
// The same where the numbers that their range spans are known: statsOfTensors of all tensors of the request.
MapPictures makePictures(const ComputedPtr& computed, const MapRequest& request, const ValueStats& whole,
                         StopToken stop);

} // namespace attn
