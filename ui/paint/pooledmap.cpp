// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/pooledmap.h"

#include "ui/paint/mapimage.h"

#include <algorithm>

namespace attn {

bool MapPicture::fits(const HeatmapDataPtr& shown, const MapGeometry& place, ThemeName colors) const
{
    return !image.isNull() && shown == data && colors == theme && place.cell == geometry.cell &&
           place.pixel == geometry.pixel && place.area.size() == geometry.area.size() &&
           place.origin - place.area.topLeft() == geometry.origin - geometry.area.topLeft();
}

HeatmapDataPtr MapPictures::find(const std::vector<std::string>& tensors, const std::string& tensor, int batch, int head,
                                 const Looks& looks) const
{
    if (request.tensors != tensors || request.batch != batch || request.looks != looks)
        return nullptr;
    const auto found = std::ranges::find_if(
        maps, [&](const MapPicture& map) { return map.tensor == tensor && map.head == head; });
    return found == maps.end() ? nullptr : found->data;
}

MapPictures makePictures(const ComputedPtr& computed, const MapRequest& request, std::stop_token stop)
{
    ValueStats whole;
    for (const std::string& tensor : request.tensors)
        whole.add(valueStats(*computed, tensor));
    MapPictures pictures{request, {}};
    for (const MapPlace& place : request.maps) {
        MapPicture picture{place.tensor, place.head, nullptr, place.geometry, request.theme, {}};
        for (const MapPicture& made : pictures.maps)
            if (made.tensor == place.tensor && made.head == place.head)
                picture.data = made.data;
        if (!picture.data && !stop.stop_requested())
            picture.data = heatmapData(*computed, place.tensor, request.batch, place.head, request.looks, &whole);
        if (picture.data && place.geometry.asImage() && !stop.stop_requested())
            picture.image = mapImage(*picture.data, place.geometry, colorsOf(request.theme));
        pictures.maps.push_back(std::move(picture));
    }
    return pictures;
}

} // namespace attn
