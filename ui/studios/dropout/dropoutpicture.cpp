// SPDX-License-Identifier: GPL-3.0-or-later
// The dropout studio on paper: the draws, what they apply to and what is left, with the row sums.
#include "ui/facts/lamplist.h"
#include "ui/figures/figurepalette.h"
#include "ui/paint/cellpainter.h"
#include "ui/studios/dropout/dropoutstudio.h"
#include "ui/studios/dropout/meanchart.h"
#include "ui/studios/dropout/meanpanel.h"
#include "ui/studios/dropout/uniformpainter.h"
#include "ui/theme/colors.h"

#include <QPointer>

namespace attn {

namespace {

CellPainter uniformsOf(std::shared_ptr<const DropoutFacts> facts)
{
    return [facts](Canvas& canvas, const HeatmapData& data, const FigureCell& place) {
        const Colors& colors = figureColors();
        const std::size_t at = data.indexOf(place.cell);
        if (data.mark(place.cell) == CellMark::Pending)
            return drawCell(canvas, place.box, {.mark = CellMark::Pending, .text = {}},
                            {colors, place.box.topLeft(), place.digits, place.unit});
        const double character = canvas.textWidth(QStringLiteral("0"), place.digits);
        const int room = character > 0 ? int(place.box.width() / character) : 0;
        drawUniform(canvas, place.box,
                    {facts->uniforms[at], 1 - facts->p, bool(facts->kept[at]), bool(facts->masked[at])},
                    {place.decimals, room, place.digits}, colors, place.unit);
    };
}

Figure dropoutFigure(const Computed& computed, std::vector<double> uniforms, const Selection& selection)
{
    const auto facts = std::make_shared<const DropoutFacts>(
        dropoutFacts(computed, selection.batch(), selection.head(), selection.looks(), std::move(uniforms)));
    Figure figure;
    if (facts->empty())
        return figure;
    const DrawsNow now = drawsNow(*facts, computed, selection.steps(), selection.step(), selection.head());
    const std::vector<Heading> headings = dropoutHeadings(*facts, computed.realized->config);
    const std::optional<Cell> chosen = facts->before->attention ? chosenPair(computed, selection) : selection.chosen();
    const auto add = [&](const HeatmapDataPtr& data, std::size_t heading, const QString& sign) {
        figure.maps.push_back({data, headings[heading].title, chosen, headings[heading].subtitle, sign});
    };
    figure.title = QObject::tr("Dropout, p = %1").arg(facts->p);
    if (now.draws) {
        add(now.draws, 0, {});
        figure.maps.back().paint = uniformsOf(facts);
    }
    add(now.before, 1, now.draws ? QStringLiteral("×") : QString());
    add(now.after, 2, QStringLiteral("="));
    figure.columns = int(figure.maps.size());
    return figure;
}

} // namespace

std::optional<SteppedFigure> DropoutStudio::draw() const
{
    if (m_facts.empty() || m_factsOf != computed())
        return std::nullopt;
    SteppedFigure picture = emptyPicture({"dropped"});
    picture.at = [computed = computed(), uniforms = m_facts.uniforms, place = placeInFocus(*selection())](
                     const Looks& looks, const Walk& steps, const std::optional<StepPlace>& step) {
        return dropoutFigure(*computed, uniforms, *selectionAt(place, looks, steps, step));
    };
    return picture;
}

void DropoutStudio::tellClass(ClassPicture& picture) const
{
    picture.look.rowSums = true;
    picture.found = m_lamps->checks();
    if (!m_mean->curveTitle().isEmpty()) {
        picture.curveTitle = m_mean->curveTitle();
        picture.curve = [chart = QPointer<MeanChart>(m_mean->chart())](QSize size, double scale) {
            return chart ? chart->toPixmap(int(size.width() / scale), int(size.height() / scale), scale) : QPixmap();
        };
    }
}

} // namespace attn
