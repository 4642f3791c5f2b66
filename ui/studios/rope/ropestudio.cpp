// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/rope/ropestudio.h"

#include "core/layer/positions.h"
#include "core/layer/stages.h"
#include "ui/figures/drawing.h"
#include "ui/figures/figurepalette.h"
#include "ui/kit/boxes.h"
#include "ui/kit/label.h"
#include "ui/kit/lampline.h"
#include "ui/kit/onevents.h"
#include "ui/kit/scrollarea.h"
#include "ui/kit/segmentedcontrol.h"
#include "ui/matrix/tensormatrix.h"
#include "ui/studios/rope/ropechart.h"
#include "ui/studios/rope/ropechartpainter.h"
#include "ui/studios/rope/ropeclocks.h"
#include "ui/studios/rope/ropecontrols.h"
#include "ui/studios/rope/ropelimits.h"
#include "ui/studios/rope/ropeview.h"
#include "ui/studios/rope/ropewords.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"

#include <QPainter>

#include <algorithm>
#include <utility>

namespace attn {

namespace {

constexpr int page_margin = 12, beside_width = 338, least_beside_width = 250; // px

constexpr double drawn_width = 1012, drawn_height = 472, panels_width = 656, column_gap = 26; // px of the design

// On paper: both layouts, the curve and the table as on the screen.
FigureMap ropeDrawing(RopePicture picture)
{
    return drawing(
        drawn_width / drawn_height, [picture = std::move(picture)](Canvas& canvas, const QRectF& box, double) {
            const Colors& colors = figureColors();
            const double px = box.width() / drawn_width;
            const QRectF left(box.left(), box.top(), panels_width * px, box.height());
            drawRopePanels(canvas, picture,
                           layoutRope(left, {picture.pairs(), picture.choice.pair, picture.digits}, px, 1), colors);
            const QRectF right(left.right() + column_gap * px, box.top(), box.right() - left.right() - column_gap * px,
                               box.height());
            const double table = ropeTableHeight(px, 1);
            const QRectF chart(right.topLeft(), QSizeF(right.width(), right.height() - table));
            drawRopeChart(canvas, picture, chart, layoutRopeChart(picture, chart, px, 1), colors);
            drawRopeTable(canvas, picture, {right.left(), chart.bottom(), right.width(), table}, px, 1, colors);
        });
}

} // namespace

StudioInfo RopeStudio::info()
{
    return {QStringLiteral("rope"), tr("Rotary positions"), QStringLiteral("rope"),
            QKeySequence(Qt::SHIFT | Qt::Key_F5)};
}

RopeStudio::RopeStudio(Document* document, Selection* selection, QWidget* parent)
    : Studio(info(), document, selection, parent), m_controls(new RopeControls(document, selection, this)),
      m_tools(new QWidget(this)), m_relaidName(new PlainLabel(m_tools)),
      m_relaid(new SegmentedControl(tr("Rows in the other layout"), m_tools)), m_view(new RopeView(this)),
      m_scroll(new ScrollArea(this)), m_beside(new QWidget), m_chart(new RopeChart(m_beside)),
      m_table(new RopeTable(m_beside))
{
    buildTools();
    buildPage();
    connect(m_controls, &RopeControls::queryChosen, this,
            [this](int token) { chooseTokens(token, m_choice.place.key); });
    connect(m_controls, &RopeControls::keyChosen, this,
            [this](int token) { chooseTokens(m_choice.place.query, token); });
    connect(m_controls, &RopeControls::positionsAsked, this, &RopeStudio::setPositions);
    connect(m_controls, &RopeControls::bothMoveAsked, this, [this](std::int64_t tokens) {
        m_choice.bothMove = tokens;
        refresh();
    });
    connect(m_controls, &RopeControls::pairChosen, this, &RopeStudio::choosePair);
    connect(m_controls, &RopeControls::pageAsked, m_view, &RopeView::turnPage);
    connect(m_controls, &RopeControls::described, this, &Studio::described);
    connect(m_view, &RopeView::pairChosen, this, &RopeStudio::choosePair);
    connect(m_view, &RopeView::described, this, &Studio::described);
    connect(m_view, &RopeView::pageChanged, this,
            [this] { m_controls->setPicture(m_picture, m_view->places().first, m_view->places().count); });
    connect(m_chart, &RopeChart::described, this, &Studio::described);
    connect(m_chart, &RopeChart::distanceAsked, this, [this](std::int64_t distance) {
        // The key keeps its position unless the query would precede the beginning.
        const std::int64_t key = std::max(m_picture.keyPosition, least_position - distance);
        setPositions(key + distance, key);
    });
    connect(m_chart, &RopeChart::moveAsked, this, [this](std::int64_t query, std::int64_t key) {
        setPositions(m_picture.queryPosition + query, m_picture.keyPosition + key);
    });
    connect(selection, &Selection::chosenChanged, this, [this] {
        followChosen();
        refresh();
    });
    connect(selection, &Selection::focusChanged, this, [this] {
        followChosen();
        refresh();
    });
    for (auto signal : {&Selection::looksChanged, &Selection::stepChanged})
        connect(selection, signal, this, &RopeStudio::refresh);
    onEvents(this, {QEvent::Resize, QEvent::FontChange}, [this] { arrange(); });
    onEvents(this, {QEvent::Show}, [this] { // the selection may have moved meanwhile
        followChosen();
        refresh();
    });
}

void RopeStudio::buildTools()
{
    m_relaid->addSegment(tr("rows reordered"),
                         tr("Reorder the rows of W_query and W_key so that the same components rotate together"));
    m_relaid->addSegment(tr("same rows"),
                         tr("Leave the weights as they are, so that different components rotate together"));
    useQuietFont(m_relaidName, 12);
    rowOf(m_tools, 8, {m_relaidName, m_relaid});
    const auto offer = [this] {
        const bool turns = document()->scene().config.rope.has_value();
        m_relaidName->setVisible(turns);
        m_relaid->setVisible(turns);
    };
    connect(document(), &Document::changed, m_tools, offer);
    offer();
    connect(m_relaid, &SegmentedControl::activated, this, [this](int index) {
        m_choice.relaid = index == 0 ? Relaid::Reordered : Relaid::SameRows;
        refresh();
    });
}

void RopeStudio::buildPage()
{
    auto* column = columnOf(m_beside, 4, {{m_chart, 1}, m_table});
    column->addSpacing(2);
    for (LampLine*& lamp : m_lamps) {
        lamp = new LampLine(m_beside);
        column->addWidget(lamp);
    }
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scrollOnGround(m_scroll, m_beside); // in large text it is higher than the page
}

QWidget* RopeStudio::controls() { return m_controls; }

bool RopeStudio::controlsMayHelp(const Computed& computed) const
{
    return Studio::controlsMayHelp(computed) && !startsFromWeights(computed.realized->config);
}

QString RopeStudio::caption() const
{
    const TracedTensor* turned = computed() ? computed()->trace->find("q_rotated") : nullptr;
    if (!turned)
        return {};
    QStringList axes;
    for (const std::int64_t length : turned->shape)
        axes << QString::number(length);
    return QStringLiteral("q_rotated, k_rotated [%1]").arg(axes.join(QStringLiteral(", ")));
}

void RopeStudio::showComputed()
{
    m_controls->setComputed(*computed());
    followChosen();
    refresh();
}

// On its own stage the chosen cell is a component of one vector, which names no pair of tokens.
void RopeStudio::beforeOpened(const Computed& computed)
{
    const auto chosen = selection()->chosen();
    const TracedTensor* focused = computed.trace->find(tensorInFocus(computed, *selection()));
    if (!chosen || !focused || !tensorMatrix(computed, *focused).attention())
        return;
    m_begun = true;
    setTokens(chosen->row, chosen->column);
}

// The chosen cell is of a query and a key, or a component of one of them.
void RopeStudio::followChosen()
{
    if (!isFollowing())
        return;
    const Dims& dims = computed()->realized->plan.dims;
    if (!std::exchange(m_begun, true)) {
        m_choice.place.query = std::max<std::int64_t>(dims.T - 1, 0);
        m_choice.place.key = std::min<std::int64_t>(1, dims.S - 1);
    }
    m_choice.place.batch = selection()->batch();
    m_choice.place.head = selection()->head();
    const std::string name = tensorInFocus(*computed(), *selection());
    const TracedTensor* focused = computed()->trace->find(name);
    const auto chosen = selection()->chosen();
    if (focused && chosen && tensorMatrix(*computed(), *focused).attention()) {
        setTokens(chosen->row, chosen->column);
    } else if (focused && chosen && (name == "q_rotated" || name == "k_rotated")) {
        name == "q_rotated" ? setTokens(chosen->row, m_choice.place.key) : setTokens(m_choice.place.query, chosen->row);
        if (computed()->realized->config.rope)
            m_choice.pair =
                std::max<std::int64_t>(ropePairOf(*computed()->realized->config.rope, dims, chosen->column).first, 0);
    }
    setTokens(std::clamp<std::int64_t>(m_choice.place.query, 0, std::max<std::int64_t>(dims.T - 1, 0)),
              std::clamp<std::int64_t>(m_choice.place.key, 0, std::max<std::int64_t>(dims.S - 1, 0)));
}

// Another token uses its own position.
void RopeStudio::setTokens(std::int64_t query, std::int64_t key)
{
    if (std::exchange(m_choice.place.query, query) != query)
        m_choice.queryMove = 0;
    if (std::exchange(m_choice.place.key, key) != key)
        m_choice.keyMove = 0;
}

void RopeStudio::chooseTokens(std::int64_t query, std::int64_t key)
{
    const bool ofQuery = query != m_choice.place.query;
    setTokens(query, key);
    const std::string name = tensorInFocus(*computed(), *selection());
    const TracedTensor* focused = computed()->trace->find(name);
    if (focused && tensorMatrix(*computed(), *focused).attention())
        selection()->setChosen(Cell{int(query), int(key)});
    else if (selection()->chosen() && name == (ofQuery ? "q_rotated" : "k_rotated"))
        selection()->setChosen(Cell{int(ofQuery ? query : key), selection()->chosen()->column});
    refresh();
}

void RopeStudio::choosePair(std::int64_t pair)
{
    m_choice.pair = pair;
    refresh();
}

void RopeStudio::setPositions(std::int64_t query, std::int64_t key)
{
    if (m_picture.empty())
        return;
    const RotaryVectors& vectors = m_picture.own().vectors;
    const std::int64_t least = std::min({least_position, vectors.queryPosition(), vectors.keyPosition()});
    m_choice.queryMove = std::clamp(query, least, most_position) - vectors.queryPosition() - m_choice.bothMove;
    m_choice.keyMove = std::clamp(key, least, most_position) - vectors.keyPosition() - m_choice.bothMove;
    refresh();
}

void RopeStudio::refresh()
{
    if (!isFollowing())
        return;
    m_picture = ropePicture(*computed(), m_choice, selection()->digits(), selection()->steps(), selection()->step());
    m_view->setPicture(m_picture);
    m_chart->setPicture(m_picture);
    m_table->setPicture(m_picture);
    m_controls->setPicture(m_picture, m_view->places().first, m_view->places().count);
    const std::vector<RopeLamp> lamps = ropeLamps(m_picture);
    for (std::size_t at = 0; at < m_lamps.size(); ++at) {
        m_lamps[at]->setVisible(at < lamps.size());
        if (at < lamps.size())
            m_lamps[at]->setVerdict(lamps[at].severity, lamps[at].sentence);
    }
    if (m_picture.empty())
        return;
    m_choice.pair = m_picture.choice.pair;
    const RopeLayout other = m_picture.layout == RopeLayout::Half ? RopeLayout::Interleaved : RopeLayout::Half;
    m_relaidName->setText(tr("%1 with").arg(layoutName(other)));
    m_relaid->setCurrentIndex(m_choice.relaid == Relaid::Reordered ? 0 : 1);
    Q_EMIT described(scoreSentence(m_picture));
    Q_EMIT captionChanged();
    Q_EMIT pictureChanged();
}

void RopeStudio::arrange()
{
    const QRect room = rect().adjusted(page_margin, 6, -page_margin, -8);
    const int beside = std::clamp(width() * 36 / 100, scaled(least_beside_width), scaled(beside_width));
    m_scroll->setGeometry(room.right() - beside + 1, room.top(), beside, room.height());
    m_view->setGeometry(room.left(), room.top(), room.width() - beside - 2 * page_margin, room.height());
}

void RopeStudio::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), colors().base);
    painter.fillRect(QRect(m_scroll->x() - page_margin, m_scroll->y(), 1, m_scroll->height()), colors().line);
}

std::optional<SteppedFigure> RopeStudio::draw() const
{
    if (m_picture.empty())
        return std::nullopt;
    SteppedFigure picture = emptyPicture({"q_rotated", "k_rotated", "scores"});
    picture.at = [computed = computed(), choice = m_picture.choice](const Looks& looks, const Walk& steps,
                                                                    const std::optional<StepPlace>& step) {
        const RopePicture drawn = ropePicture(*computed, choice, looks.digits, steps, step);
        Figure figure;
        figure.title = tr("Rotary positions of query “%1” and key “%2”").arg(drawn.query, drawn.key);
        figure.maps.push_back(ropeDrawing(drawn));
        return figure;
    };
    return picture;
}

} // namespace attn
