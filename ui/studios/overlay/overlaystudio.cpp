// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/overlay/overlaystudio.h"

#include "core/heads/headfigures.h"
#include "ui/figures/figurepalette.h"
#include "ui/heatmap/heatmapview.h"
#include "ui/kit/label.h"
#include "ui/kit/onevents.h"
#include "ui/studios/overlay/overlaycontrols.h"
#include "ui/studios/overlay/overlaylist.h"
#include "ui/studios/overlay/overlaypainter.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"

#include <algorithm>

namespace attn {

namespace {

constexpr int overlay_margin = 16, list_width = 280, least_beside = 620; // px
constexpr std::size_t cells_at_once = 4 * 64 * 64; // of all heads: more are read off the GUI thread

} // namespace

StudioInfo OverlayStudio::info()
{
    return {QStringLiteral("overlay"), tr("Overlay heads"), {}, QKeySequence(QStringLiteral("Shift+F9"))};
}

OverlayStudio::OverlayStudio(Document* document, Selection* selection, QWidget* parent)
    : Studio(info(), document, selection, parent), m_controls(new OverlayControls(selection, this)),
      m_message(new PlainLabel(this)), m_view(new HeatmapView(this)), m_list(new OverlayList(this))
{
    m_message->setAlignment(Qt::AlignCenter);
    m_message->setWordWrap(true);
    m_message->setMargin(48);
    useQuietFont(m_message, 14);
    m_message->hide();
    m_view->setMapName(tr("Overlay heads"));
    connectMap(m_view);
    connect(m_controls, &OverlayControls::changed, this, &OverlayStudio::rebuild);
    connect(m_list, &OverlayList::headChosen, selection, &Selection::setHead);
    for (auto signal : {&Selection::focusChanged, &Selection::looksChanged, &Selection::stepChanged})
        connect(selection, signal, this, &OverlayStudio::rebuild);
    for (auto signal : {&Selection::chosenChanged, &Selection::hoveredChanged})
        connect(selection, signal, this, &OverlayStudio::followSelection);
    onEvents(this, {QEvent::Resize}, [this] { arrange(); });
    onEvents(this, {QEvent::Show}, [this] { rebuild(); }); // the selection may have moved meanwhile
}

QString OverlayStudio::caption() const
{
    if (!m_overlay)
        return {};
    return QStringLiteral("%1 %2").arg(m_overlay->largest->tensor, m_overlay->largest->shape);
}

QWidget* OverlayStudio::controls() { return m_controls; }

QString OverlayStudio::unavailable(const Computed& computed) const
{
    if (!hasHeadFigures(computed, "weights"))
        return tr("This scene computes no attention weights.");
    return computed.realized->plan.dims.H > 1 ? QString()
                                              : tr("This scene has only one head, so there is nothing to overlay.");
}

bool OverlayStudio::leaves(const Computed& computed) const
{
    return unavailable(computed).isEmpty() && !hasHeadFigures(computed, tensorInFocus(computed, *selection()));
}

std::string OverlayStudio::tensor() const
{
    const std::string inFocus = tensorInFocus(*computed(), *selection());
    return hasHeadFigures(*computed(), inFocus) ? inFocus : "weights";
}

std::vector<int> OverlayStudio::heads() const
{
    const std::vector<int> heads = m_controls->heads();
    return heads.empty() ? std::vector{selection()->head()} : heads;
}

void OverlayStudio::showComputed()
{
    m_controls->setComputed(*computed());
    rebuild();
}

void OverlayStudio::rebuild()
{
    if (!isFollowing())
        return;
    m_reading.cancel();
    const std::string name = tensor();
    const TracedTensor* traced = computed()->trace->find(name);
    if (!traced || !unavailable(*computed()).isEmpty())
        return show(nullptr);
    if (isTooLargeForStudio(*computed(), name)) {
        m_message->setText(
            tr("%1 is too large to overlay heads. The limit is 512 × 512.").arg(QString::fromStdString(name)));
        return show(nullptr);
    }
    m_message->setText({});
    const TensorMatrix matrix = tensorMatrix(*computed(), *traced);
    const auto make = [computed = computed(), name, batch = selection()->batch(), heads = heads(),
                       looks = selection()->looks(), steps = selection()->steps(), step = selection()->step()] {
        return headsOverlay(*computed, name, batch, heads, looks, steps, step);
    };
    if (std::size_t(matrix.rows * matrix.columns) * heads().size() <= cells_at_once)
        return show(make());
    m_reading.request([this, make](const StopToken&) -> std::function<void()> {
        return [this, overlay = make()] { show(overlay); };
    });
}

OverlayMode OverlayStudio::drawn() const
{
    return m_overlay ? drawnMode(m_controls->mode(), m_view->heatmapLayout().map.cell, m_overlay->heads.size())
                     : m_controls->mode();
}

void OverlayStudio::show(HeadsOverlayPtr overlay)
{
    m_overlay = std::move(overlay);
    m_message->setVisible(!m_message->text().isEmpty());
    m_view->setVisible(m_overlay != nullptr);
    m_list->setVisible(m_overlay != nullptr);
    if (m_overlay)
        m_view->setMapPainter([overlay = m_overlay, mode = m_controls->mode()](
                                  QPainter& painter, const HeatmapData&, const MapGeometry& geometry,
                                  const Colors& colors) { paintOverlay(painter, *overlay, geometry, mode, colors); });
    m_view->updateData(m_overlay ? m_overlay->largest : nullptr);
    m_list->setOverlay(m_overlay, selection()->head());
    arrange();
    followSelection();
    Q_EMIT captionChanged();
    Q_EMIT pictureChanged();
}

// The list is right of the map if it fits, else below it.
void OverlayStudio::arrange()
{
    m_message->setGeometry(rect());
    if (!m_overlay)
        return;
    HeatmapParts parts;
    parts.sums = parts.bar = false;
    m_view->setParts(parts);
    const QRect room = rect().adjusted(overlay_margin, 4, -overlay_margin, -8);
    const int list = scaled(list_width), wanted = m_list->wantedHeight();
    if (room.width() >= scaled(least_beside)) {
        m_view->setGeometry(room.adjusted(0, 0, -list - overlay_margin, 0));
        m_list->setGeometry(room.right() - list, room.top() + scaled(36), list,
                            std::min(wanted, room.height() - scaled(36)));
    } else {
        const int below = std::min(wanted, room.height() / 2);
        m_view->setGeometry(room.adjusted(0, 0, 0, -below - 8));
        m_list->setGeometry(room.left(), room.bottom() - below, room.width(), below);
    }
    m_controls->tellDrawn(drawn());
}

void OverlayStudio::followSelection()
{
    m_view->setChosen(selection()->chosen());
    m_view->setHovered(selection()->hovered());
    m_list->setCell(selection()->hovered() ? selection()->hovered() : selection()->chosen());
    say();
}

void OverlayStudio::say()
{
    const auto cell = selection()->hovered() ? selection()->hovered() : selection()->chosen();
    if (!cell || !m_overlay || !m_overlay->largest->contains(*cell) || !isVisible())
        return;
    QStringList words;
    for (std::size_t place = 0; place < m_overlay->heads.size(); ++place)
        words << m_list->wordsOfHead(place);
    const HeldMatrix& all = *m_overlay->largest;
    Q_EMIT described(tr("query %1, key %2: %3")
                         .arg(all.rowLabels.value(cell->row), all.columnLabels.value(cell->column),
                              words.join(QStringLiteral(", "))));
}

std::optional<SteppedFigure> OverlayStudio::draw() const
{
    if (!m_overlay)
        return std::nullopt;
    const std::string name = tensor();
    SteppedFigure picture = emptyPicture({name});
    picture.at = [computed = computed(), name, heads = heads(), mode = m_controls->mode(),
                  place = placeInFocus(*selection())](const Looks& looks, const Walk& steps,
                                                      const std::optional<StepPlace>& step) {
        const HeadsOverlayPtr overlay = headsOverlay(*computed, name, place.batch, heads, looks, steps, step);
        Figure figure;
        QStringList names;
        for (const int head : heads)
            names << QString::number(head);
        figure.title = tr("Heads %1 overlaid: %2").arg(names.join(QStringLiteral(", ")), QString::fromStdString(name));
        figure.heads = heads;
        if (overlay)
            figure.maps.push_back({overlay->largest,
                                   {},
                                   place.chosen,
                                   mode == OverlayMode::Bands
                                       ? tr("one band per head, from top to bottom; length = weight")
                                       : tr("the head with the largest weight, and its weight"),
                                   {},
                                   [overlay, mode](Canvas& canvas, const HeatmapData&, const FigureCell& cell) {
                                       drawOverlayCell(canvas, cell.box, *overlay, cell.cell, mode, cell.box.topLeft(),
                                                       figureColors(), cell.unit);
                                   }});
        return figure;
    };
    return picture;
}

} // namespace attn
