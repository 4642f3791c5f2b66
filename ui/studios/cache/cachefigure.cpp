// SPDX-License-Identifier: GPL-3.0-or-later
// The cache on paper: drawn by the same code at page size, at the current token.
#include "ui/figures/drawing.h"
#include "ui/figures/figurepalette.h"
#include "ui/studios/cache/cachepainter.h"
#include "ui/studios/cache/cachestudio.h"

#include <algorithm>

namespace attn {

namespace {

constexpr double page_width = 744, page_height = 470; // px of the design

} // namespace

std::optional<SteppedFigure> CacheStudio::draw() const
{
    if (!m_read || m_read->computed != computed())
        return std::nullopt;
    auto kept = std::make_shared<CachePicture>(m_shown ? *m_shown : *m_read);
    kept->head = std::clamp(selection()->head(), 0, kept->heads() - 1);
    kept->chosen.reset();
    SteppedFigure figure = emptyPicture({"head_context"});
    figure.at = [kept = CachePicturePtr(std::move(kept)), place = placeInFocus(*selection())](
                    const Looks& looks, const Walk& steps, const std::optional<StepPlace>& step) {
        auto picture = std::make_shared<CachePicture>(*kept);
        picture->digits = looks.digits;
        const bool revealed = selectionAt(place, looks, steps, step)->isDone("head_context");
        Figure drawn;
        drawn.title = picture->done == 0
                          ? QObject::tr("KV cache before the first token")
                          : QObject::tr("KV cache at token “%1”").arg(picture->tokenName(picture->current()));
        drawn.maps.push_back(
            drawing(page_width / page_height, [picture, revealed](Canvas& canvas, const QRectF& box, double) {
                if (!revealed)
                    return;
                const double unit = box.width() / page_width;
                const Colors& colors = figureColors();
                canvas.beginShape(QTransform().translate(box.left(), box.top()).scale(unit, unit));
                const CacheLayout layout = layoutCache(*picture, {page_width, page_height}, 1, canvas);
                drawCache(canvas, *picture, layout, colors);
                drawWork(canvas, *picture, layout, colors);
                canvas.endShape();
            }));
        return drawn;
    };
    return figure;
}

} // namespace attn
