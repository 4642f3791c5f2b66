// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/lines/planepart.h"

#include "core/layer/stages.h"
#include "ui/figures/drawing.h"
#include "ui/figures/figurepalette.h"
#include "ui/kit/boxes.h"
#include "ui/kit/elidedlabel.h"
#include "ui/kit/label.h"
#include "ui/kit/onevents.h"
#include "ui/kit/tinted.h"
#include "ui/matrix/stagecards.h"
#include "ui/studios/lines/planecontrols.h"
#include "ui/studios/lines/planenumbers.h"
#include "ui/studios/lines/planepainter.h"
#include "ui/studios/lines/planewords.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"

#include <algorithm>

namespace attn {

namespace {

constexpr std::int64_t most_at_once = 20'000'000; // multiply-adds for principal axes while the window waits

QString dragHint() { return QObject::tr("Drag the tip of a vector, or move the selected tip with the arrow keys"); }

// The note beside the hints if q and k differ from what the projection returns; empty if they do not.
QString asTheyMeet(const Config& config)
{
    const QString words = normsQueries(config) && rotates(config)
                              ? QObject::tr("normalized and rotated by token position")
                          : normsQueries(config) ? QObject::tr("normalized")
                          : rotates(config)      ? QObject::tr("rotated by token position")
                                                 : QString();
    return words.isEmpty() ? QString()
                           : QStringLiteral("<p>") +
                                 QObject::tr("Queries and keys are drawn as they enter the score: %1.").arg(words);
}

constexpr double drawn_width = 482, plane_height = 318, caption_height = 22; // px of the design

// The plane of arrows on paper, with what its axes are and its numbers below.
FigureMap planeDrawing(PlanePicture picture)
{
    const double height = plane_height + caption_height + planeLinesHeight(picture.lines.size(), 1, 1);
    return drawing(drawn_width / height, [picture = std::move(picture)](Canvas& canvas, const QRectF& box, double) {
        const PlaneStyle style{figureColors(), 1};
        const double px = box.width() / drawn_width;
        const QRectF area(box.topLeft(), QSizeF(box.width(), plane_height * px));
        const PlaneLayout layout = layoutPlane(picture, area, px);
        drawPlaneGround(canvas, picture, layout, style);
        drawCurrentVectors(canvas, picture, layout, style);
        drawRing(canvas, area, 0, px, style.colors.line);
        const TextStyle words{TextFace::Words, 12 * px};
        const double y = area.bottom() + caption_height / 2 * px;
        canvas.centredText(canvas.fitted(picture.across, words, box.width() / 2 - 4 * px), words, {box.left(), y},
                           style.colors.text2, Align::Start);
        canvas.centredText(canvas.fitted(picture.up, words, box.width() / 2 - 4 * px), words, {box.right(), y},
                           style.colors.text2, Align::End);
        const double top = area.bottom() + caption_height * px;
        drawPlaneLines(canvas, picture.lines, {box.left(), top, box.width(), box.bottom() - top}, px, style);
    });
}

} // namespace

PlanePart::PlanePart(Document* document, Selection* selection, QWidget* parent)
    : PagePart(parent), m_document(document), m_selection(selection), m_drag(new TipDrag(document, this)),
      m_title(new PlainLabel(this)), m_view(new PlaneView(this)), m_across(new ElidedLabel({}, this)),
      m_up(new ElidedLabel({}, this)), m_numbers(new PlaneNumbers(this)), m_said(new ElidedLabel(dragHint(), this)),
      m_controls(new PlaneControls(this)), m_try(new RichLabel(this))
{
    useTextFont(m_title, 13.5, QFont::DemiBold);
    m_title->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    for (ElidedLabel* words : {m_across, m_up, m_said})
        useQuietFont(words, 12);
    m_up->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    useTextFont(m_try, 12);
    m_try->setWordWrap(true);
    columnOf(this, 6, {m_title, {m_view, 1}, rowOf(nullptr, 8, {{m_across, 1}, {m_up, 1}}), m_numbers, m_said})
        ->setContentsMargins(8, 10, 16, 10);

    connect(m_controls, &PlaneControls::changed, this, &PlanePart::refresh);
    connect(m_controls, &PlaneControls::headChosen, selection, &Selection::setHead);
    connect(m_view, &PlaneView::arrowChosen, this, &PlanePart::choose);
    connect(m_view, &PlaneView::pointedAt, this, [this](std::optional<VectorPlace> place) {
        m_selection->setHovered(place ? std::optional(m_view->picture().cellWith(*place)) : std::nullopt);
        Q_EMIT described(vectorSentence(m_view->picture(), place.value_or(m_view->picture().current())));
    });
    connect(m_view, &PlaneView::dragBegun, this, &PlanePart::beginDrag);
    connect(m_view, &PlaneView::draggedTo, this, [this](PlanePoint tip) {
        if (m_drag->isActive())
            m_drag->to(tip);
    });
    connect(m_view, &PlaneView::dragEnded, m_drag, &TipDrag::end);
    connect(m_view, &PlaneView::stepAsked, this, &PlanePart::step);
    connect(m_drag, &TipDrag::said, this, &PlanePart::say);
    connect(document, &Document::changed, this, [this] { m_said->setText(dragHint()); }); // the result text follows it
    connect(m_drag, &TipDrag::ended, this, [this] {
        m_still = false;
        if (isVisible() && m_selection->isOf(m_computed))
            refresh();
    });
    onEvents(this, {QEvent::PaletteChange}, [this] { // words of the column have colours
        if (isVisible() && m_selection->isOf(m_computed))
            refresh();
    });
    for (auto signal :
         {&Selection::focusChanged, &Selection::looksChanged, &Selection::stepChanged, &Selection::chosenChanged})
        connect(selection, signal, this, [this] {
            if (isVisible() && m_selection->isOf(m_computed))
                refresh();
        });
}

QString PlanePart::title() const { return tr("The same numbers as arrows"); }

QString PlanePart::tensors() const
{
    if (!m_computed)
        return {};
    const LayerVectors& vectors = m_view->picture().vectors;
    QStringList names;
    for (const VectorKind kind : {VectorKind::Query, VectorKind::Key, VectorKind::Value})
        if (vectors.has(kind))
            names << QString::fromStdString(vectors.tensorOf(kind));
    return names.join(QStringLiteral(", "));
}

std::vector<PartSection> PlanePart::sections() { return {{tr("Vectors"), {}, m_controls}, {tr("Try"), {}, m_try}}; }

QString PlanePart::unavailable(const Computed& computed) const { return whyNoArrows(computed); }

void PlanePart::setComputed(const ComputedPtr& computed)
{
    m_computed = computed;
    refresh();
}

void PlanePart::refresh()
{
    if (const auto cell = chosenPair(*m_computed, *m_selection))
        m_cell = *cell;
    m_controls->setComputed(*m_computed, m_selection->head());
    PlaneChoice choice = m_controls->choice();
    PlaceInFocus place = placeInFocus(*m_selection);
    place.chosen = m_cell.row < 0 ? std::nullopt : std::optional(m_cell);
    const std::optional<ArrowPlane> kept = planeToKeep();
    choice.principal = choice.principal && (m_still || kept || m_asked == m_known); // else still being computed
    m_view->setPicture(
        planePicture(m_computed, place, choice, m_selection->digits(), m_selection->steps(), m_selection->step(), kept),
        m_still);
    const PlanePicture& picture = m_view->picture();
    if (m_drag->isActive() && picture.currentOf(m_drag->place().kind) != m_drag->place())
        return m_drag->end(true); // by keys, of a vector no longer current; it is redrawn then
    m_title->setText(title());
    m_across->setText(m_computing.isBusy() ? tr("computing principal axes; %1").arg(picture.across) : picture.across);
    m_up->setText(picture.up);
    m_numbers->setLines(picture.lines);
    const Colors& c = colors();
    m_try->setText(tr("Drag the tip of %1, %2 or %3, and the layer updates at once. A moved vector is marked “%4”. "
                      "Undo resets it.")
                       .arg(tinted(QStringLiteral("q"), c.q), tinted(QStringLiteral("k"), c.k),
                            tinted(QStringLiteral("v"), c.v), tinted(tr("edited"), c.accent)) +
                   QStringLiteral("<p>") +
                   tr("When the picture has the focus (Tab), press Q, K, V or C to select that vector. Press again for "
                      "the next token. The arrow keys move the vector's tip, with Shift ten times as far.") +
                   (picture.tipsOnly ? QStringLiteral("<p>") +
                                           tr("With this many tokens, only the tips of unselected vectors are drawn.")
                                     : QString()) +
                   asTheyMeet(m_computed->realized->config));
    Q_EMIT described(vectorSentence(picture, m_view->pointed().value_or(picture.current())));
    Q_EMIT changed();
}

// The plane of before while a tip is moved; principal axes that were computed beside.
std::optional<ArrowPlane> PlanePart::planeToKeep()
{
    if (m_still)
        return m_drag->plane();
    const PlaneChoice& choice = m_controls->choice();
    const Dims& dims = m_computed->realized->plan.dims;
    const std::int64_t components = choice.allHeads ? dims.O : dims.hd;
    if (!choice.principal || dims.T * 4 * components * components < most_at_once) {
        m_computing.cancel();
        m_asked = m_known = {};
        return std::nullopt;
    }
    const PrincipalOf wanted{m_computed, m_selection->batch(), choice.allHeads ? 0 : m_selection->head(), choice.shown,
                             choice.allHeads};
    if (m_asked != wanted) {
        m_asked = wanted;
        m_computing.request([this, wanted, components](const StopToken&) {
            const LayerVectors vectors =
                layerVectors(*wanted.computed, wanted.batch,
                             wanted.allHeads ? std::nullopt : std::optional<std::int64_t>(wanted.head));
            std::vector<std::vector<double>> shown;
            for (const VectorKind kind : vector_kinds)
                if (wanted.shown[std::size_t(kind)])
                    shown.insert(shown.end(), vectors.all(kind).begin(), vectors.all(kind).end());
            const ArrowPlane plane = principalPlane(shown, components);
            return [this, wanted, plane] {
                m_known = wanted;
                m_principal = plane;
                if (isVisible() && m_selection->isOf(m_computed))
                    refresh();
            };
        });
    }
    return m_known == wanted ? m_principal : std::nullopt;
}

void PlanePart::choose(VectorPlace place)
{
    m_drag->end(true);
    m_controls->setCurrent(place.kind);
    m_cell = m_view->picture().cellWith(place);
    const TracedTensor* focused = m_computed->trace->find(tensorInFocus(*m_computed, *m_selection));
    if (focused && tensorMatrix(*m_computed, *focused).attention()) {
        if (m_selection->chosen() == m_cell)
            refresh(); // another vector of the same cell
        m_selection->setChosen(m_cell);
    } else {
        const std::string scores = m_computed->trace->find("weights") ? "weights" : "scores";
        m_selection->go(cardOfTensor(*m_computed->realized, scores), QString::fromStdString(scores),
                        m_selection->batch(), m_selection->head(), m_cell);
    }
}

void PlanePart::beginDrag(VectorPlace place)
{
    const PlanePicture& picture = m_view->picture();
    m_drag->begin(m_computed, picture.vectors, picture.plane, place, picture.names.value(int(place.token)),
                  m_controls->movesEmbedding());
    m_still = true;
}

void PlanePart::step(PlanePoint by)
{
    const VectorPlace current = m_view->picture().current();
    if (!m_view->picture().find(current))
        return say(tr("Cannot move this tip (%1)").arg(vectorSentence(m_view->picture(), current)), false);
    if (!m_drag->isActive() || m_drag->place() != current)
        beginDrag(current);
    const PlanePoint tip = m_drag->tip();
    m_drag->to({tip.across + by.across, tip.up + by.up});
}

QString PlanePart::said() const { return m_said->text(); }

void PlanePart::say(const QString& sentence, bool refused)
{
    m_said->setText(refused ? tr("Not possible: %1").arg(sentence) : sentence);
}

std::optional<PartPicture> PlanePart::picture() const
{
    if (!m_selection->isOf(m_computed) || m_view->picture().empty())
        return std::nullopt;
    PlaceInFocus place = placeInFocus(*m_selection);
    const PlanePicture& shown = m_view->picture();
    place.chosen = shown.cell;
    std::vector<std::string> tensors;
    for (const std::string& name :
         {shown.vectors.tensorOf(VectorKind::Query), shown.vectors.tensorOf(VectorKind::Key), std::string("v"),
          std::string("scores"), std::string("weights"), std::string("dropped"), std::string("head_context")})
        if (m_computed->trace->find(name))
            tensors.push_back(name);
    return PartPicture{std::move(tensors),
                       [computed = m_computed, place, choice = shown.choice, plane = shown.plane](
                           const Looks& looks, const Walk& steps, const std::optional<StepPlace>& step) {
                           return planeDrawing(planePicture(computed, place, choice, looks.digits, steps, step, plane));
                       }};
}

} // namespace attn
