// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/cache/cachepicture.h"

namespace attn {

CachePicture readCache(const ComputedPtr& computed, std::shared_ptr<const DecodedRows> decoded, int item)
{
    CachePicture picture;
    picture.rows = computed->withheld ? withheldLike(*decoded, *computed, item) : *decoded;
    picture.computed = computed;
    picture.decoded = std::move(decoded);
    picture.masked = cacheRows(*computed, item);
    picture.widths = widthsOf(*computed->realized);
    std::int64_t whole = 0, saved = 0;
    for (const std::int64_t seen : picture.masked.seen) {
        const std::int64_t work = workOfToken(picture.widths, seen).total();
        whole += work;
        saved += whole - work;
        picture.wholeLayer.push_back(whole);
        picture.saved.push_back(saved);
    }
    for (const std::string& label : tokenLabels(computed->scene, item, computed->realized->plan.dims.T))
        picture.tokens << QString::fromStdString(label);
    picture.item = item;
    picture.done = picture.count();
    return picture;
}

std::optional<float> CachePicture::sinkWeight() const
{
    if (rows.sink_weights.empty())
        return std::nullopt;
    return rows.sink_weights[head * rows.sink_weights.dim(1) + current()];
}

bool CachePicture::isSeen(int token) const
{
    return !computed->blocked.applied() || !computed->blocked(item, current(), token);
}

CachePart CachePicture::partOf(int column) const
{
    return column < width()        ? CachePart::Key
           : column == width()     ? CachePart::Score
           : column == width() + 1 ? CachePart::Weight
                                   : CachePart::Value;
}

} // namespace attn
