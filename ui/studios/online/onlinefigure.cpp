// SPDX-License-Identifier: GPL-3.0-or-later
// The running softmax on paper: drawn by the same painter at page size, at the current tile.
#include "ui/figures/drawing.h"
#include "ui/figures/figurepalette.h"
#include "ui/studios/online/onlinepainter.h"
#include "ui/studios/online/onlinestudio.h"
#include "ui/studios/online/onlinewords.h"

#include <algorithm>

namespace attn {

namespace {

constexpr QSizeF online_page(1010, 430); // px of the design
constexpr double bars_left = 760, bars_top = 26, bars_height = 330;

void drawPage(Canvas& canvas, const OnlinePicture& picture)
{
    const Colors& colors = figureColors();
    drawOnline(canvas, picture, layoutOnline(picture, {bars_left - 24, online_page.height()}, 1), colors);
    const double width = online_page.width() - bars_left;
    canvas.centredText(weightsTitle(picture.atEnd()), {TextFace::Strong, 13.5}, {bars_left, 11}, colors.text,
                       Align::Start);
    const OnlineBars bars = layoutBars(picture, {bars_left, bars_top, width, bars_height}, 1);
    drawBars(canvas, picture, bars, 1, colors);
    // The verdict in lines of the bars' width.
    double y = bars_top + bars.shown * bars.row + 18;
    QString line;
    const TextStyle style{TextFace::Words, 12};
    const auto write = [&] {
        canvas.centredText(line, style, {bars_left, y}, colors.text2, Align::Start);
        y += 17;
        line.clear();
    };
    for (const QString& word : onlineVerdict(picture).sentence.split(QLatin1Char(' '))) {
        const QString longer = line.isEmpty() ? word : line + QLatin1Char(' ') + word;
        if (!line.isEmpty() && canvas.textWidth(longer, style) > width) {
            write();
            line = word;
        } else {
            line = longer;
        }
    }
    write();
}

} // namespace

std::optional<SteppedFigure> OnlineStudio::draw() const
{
    if (!m_read)
        return std::nullopt;
    auto shown = std::make_shared<OnlinePicture>(*m_read);
    shown->done = m_shown ? std::min(m_shown->done, shown->tiles()) : shown->tiles();
    SteppedFigure figure = emptyPicture({"weights", "head_context"});
    if (shown->row.width == 0)
        figure.tensors.pop_back();
    figure.at = [shown = OnlinePicturePtr(std::move(shown)), place = placeInFocus(*selection())](
                    const Looks& looks, const Walk& steps, const std::optional<StepPlace>& step) {
        auto picture = std::make_shared<OnlinePicture>(*shown);
        picture->digits = looks.digits;
        const bool revealed = isRowDone(*selectionAt(place, looks, steps, step), picture->row);
        Figure drawn;
        drawn.title = QObject::tr("Online softmax of row “%1”").arg(picture->query);
        drawn.maps.push_back(drawing(
            online_page.width() / online_page.height(), [picture, revealed](Canvas& canvas, const QRectF& box, double) {
                if (!revealed)
                    return;
                const double unit = box.width() / online_page.width();
                canvas.beginShape(QTransform().translate(box.left(), box.top()).scale(unit, unit));
                drawPage(canvas, *picture);
                canvas.endShape();
            }));
        return drawn;
    };
    return figure;
}

} // namespace attn
