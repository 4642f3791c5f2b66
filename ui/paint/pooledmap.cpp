// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/pooledmap.h"

#include "ui/matrix/matrixdata.h"
#include "ui/paint/mapimage.h"
#include "ui/paint/pooledimage.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace attn {

namespace {

// The pictures of one request while being made. Maps of large matrices are read once: the pixels of a matrix's first
// map also give its range, if it shows the whole matrix.
class PictureMaker {
public:
    PictureMaker(const ComputedPtr& computed, const MapRequest& request, const ValueStats& whole)
        : m_computed(computed), m_request(request), m_whole(whole)
    {
    }

    MapPicture make(const MapPlace& place, const HeatmapDataPtr& known)
    {
        MapPicture picture{place.tensor, place.head, known, place.geometry, m_request.theme, {}};
        const TracedTensor* tensor = m_computed->trace->find(place.tensor);
        if (!tensor)
            return picture;
        if (isLarge(*m_computed, *tensor) && place.geometry.asImage())
            makeLarge(*tensor, picture);
        if (!picture.data)
            picture.data = mapData(m_computed, place.tensor, m_request.batch, place.head, m_request.looks, m_whole);
        if (picture.data && picture.image.isNull() && place.geometry.asImage())
            picture.image = mapImage(*picture.data, place.geometry, colorsOf(m_request.theme));
        return picture;
    }

private:
    void makeLarge(const TracedTensor& tensor, MapPicture& picture)
    {
        const Looks& looks = m_request.looks;
        const auto known = std::dynamic_pointer_cast<const LargeMatrix>(picture.data);
        const auto cells = known
                               ? known->cells
                               : std::make_shared<const LargeCells>(m_computed, tensor, m_request.batch, picture.head);
        const bool eachRow = looks.range.mode == RangeMode::Row && !looks.range.locked;
        const PixelBins pixels = pixelBins(cells->rows(), cells->columns(), picture.geometry, eachRow);
        if (pixels.isEmpty())
            return;
        MapBins& bins = m_bins;
        cells->bins(pixels.bins, looks.pooling, m_blocked, bins);
        if (!picture.data) {
            const bool tellsAll = looks.pooling == Pooling::Largest && pixels.showsAll(cells->rows(), cells->columns());
            picture.data = mapData(
                frameOf(tensor), cells,
                tellsAll ? bins : cells->bins(cells->wholeGrid(LargeCells::coarse), Pooling::Largest, m_blocked), looks,
                m_whole);
        }
        picture.image = pooledImage(*picture.data, picture.geometry, colorsOf(m_request.theme), pixels, bins);
    }

    // Labels are the same for all heads.
    const HeatmapFrame& frameOf(const TracedTensor& tensor)
    {
        const auto [frame, isNew] = m_frames.try_emplace(tensor.name);
        if (isNew)
            frame->second = matrixFrame(*m_computed, tensor, m_request.batch, m_request.looks);
        return frame->second;
    }

    const ComputedPtr& m_computed;
    const MapRequest& m_request;
    const ValueStats& m_whole;
    BlockedBins m_blocked;
    MapBins m_bins; // of the current map; its memory is reused
    std::map<std::string, HeatmapFrame> m_frames;
};

} // namespace

bool MapPicture::fits(const HeatmapDataPtr& shown, const MapGeometry& place, ThemeName colors) const
{
    const auto same = [](double a, double b) { return std::abs(a - b) < 1e-6; };
    const QPointF scroll = place.origin - place.area.topLeft(), drawn = geometry.origin - geometry.area.topLeft();
    return !image.isNull() && shown == data && colors == theme && place.cell == geometry.cell &&
           place.pixel == geometry.pixel && place.area.size() == geometry.area.size() && same(scroll.x(), drawn.x()) &&
           same(scroll.y(), drawn.y());
}

HeatmapDataPtr MapPictures::find(const std::vector<std::string>& tensors, const std::string& tensor, int batch,
                                 int head, const Looks& looks) const
{
    if (request.tensors != tensors || request.batch != batch || request.looks != looks)
        return nullptr;
    const auto found =
        std::ranges::find_if(maps, [&](const MapPicture& map) { return map.tensor == tensor && map.head == head; });
    return found == maps.end() ? nullptr : found->data;
}

MapPictures makePictures(const ComputedPtr& computed, const MapRequest& request, StopToken stop)
{
    return request.maps.empty()
               ? MapPictures{request, {}}
               : makePictures(computed, request, statsOfTensors(computed, request.tensors, request.looks), stop);
}

MapPictures makePictures(const ComputedPtr& computed, const MapRequest& request, const ValueStats& whole,
                         StopToken stop)
{
    MapPictures pictures{request, {}};
    PictureMaker maker(computed, request, whole);
    for (const MapPlace& place : request.maps) {
        if (stop.requested())
            return {request, {}};
        HeatmapDataPtr known;
        for (const MapPicture& made : pictures.maps)
            if (made.tensor == place.tensor && made.head == place.head)
                known = made.data;
        pictures.maps.push_back(maker.make(place, known));
    }
    return pictures;
}

} // namespace attn
