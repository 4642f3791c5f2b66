// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/import/recordedpage.h"

#include "ui/compute/computebeside.h"
#include "ui/model/pagemaps.h"

#include <algorithm>
#include <map>

namespace attn {

namespace {

// Equal texts are the same token, so that what a head does with repeated ones can be told.
std::vector<std::int64_t> idsOf(const Scene& scene, std::int64_t tokens)
{
    std::vector<std::int64_t> ids;
    std::map<std::string, std::int64_t> known;
    for (std::int64_t i = 0; i < tokens; ++i)
        ids.push_back(scene.tokens.empty() || i >= std::ssize(scene.tokens.front())
                          ? i
                          : known.try_emplace(scene.tokens.front()[std::size_t(i)], i).first->second);
    return ids;
}

// The arrays without the other layers, which would be looked at again for each.
Arrays onlyLayer(const Arrays& arrays, const FileLayers& layers, const LayerChoice& wanted)
{
    auto made = std::make_shared<std::vector<ReadArray>>();
    for (const ReadArray& array : *arrays) {
        const auto others = [&](const LayerChoice& each) {
            return !each.prefix.empty() && each.prefix == array.name && each.prefix != wanted.prefix;
        };
        if (std::ranges::any_of(layers.choices, others))
            continue;
        made->push_back(array);
        if (!wanted.layer || array.values.rank() != 5 || *wanted.layer >= array.values.dim(0))
            continue;
        Shape shape = array.values.shape();
        const std::int64_t size = array.values.size() / shape[0];
        shape[0] = 1;
        Tensor one(std::move(shape));
        std::copy_n(array.values.data() + *wanted.layer * size, size, one.mutableData());
        made->back().values = std::move(one);
    }
    return made;
}

} // namespace

bool makesPage(const FileLayers& layers) { return layers.recorded && layers.choices.size() > 1; }

Result<PagePicturePtr> recordedPage(const Arrays& arrays, const FileLayers& layers, const StopToken& stop)
{
    auto picture = std::make_shared<PagePicture>();
    for (const LayerChoice& layer : layers.choices) {
        ImportChoices choices;
        choices.prefix = layer.prefix;
        const ImportDraft draft = draftPlainImport(onlyLayer(arrays, layers, layer), choices);
        if (!draft.scene)
            return Error{draft.error};
        const auto computed = computeBeside(*draft.scene, stop);
        if (!computed)
            return computed.error();
        if (!*computed)
            return PagePicturePtr();
        const Tensor weights = headWeights(**computed);
        if (weights.empty() || weights.dim(1) != weights.dim(2) ||
            (!picture->labels.isEmpty() && weights.dim(1) != picture->labels.size()))
            return PagePicturePtr();
        if (picture->layers.empty()) {
            for (const std::string& label : tokenLabels(*draft.scene, 0, weights.dim(1)))
                picture->labels << QString::fromStdString(label);
            picture->pieces = picture->labels;
            picture->ids = idsOf(*draft.scene, weights.dim(1));
            picture->model.heads = int(weights.dim(0));
            picture->model.layers = int(layers.choices.size());
        }
        picture->layers.push_back(layerHeads(**computed, weights, picture->ids));
        picture->rowSumFault = worse(picture->rowSumFault, picture->layers.back().rowSumFault);
    }
    return PagePicturePtr(std::move(picture));
}

} // namespace attn
