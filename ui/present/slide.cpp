// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/present/slide.h"

#include "core/layer/stages.h"
#include "ui/document/selection.h"
#include "ui/explain/equationview.h"
#include "ui/explain/rowbars.h"
#include "ui/figures/figurenames.h"
#include "ui/heatmap/heatmapview.h"
#include "ui/kit/accessibility.h"
#include "ui/kit/numbertext.h"
#include "ui/kit/onevents.h"
#include "ui/lesson/proseview.h"
#include "ui/matrix/ghost.h"
#include "ui/matrix/matrixdata.h"
#include "ui/matrix/partialview.h"
#include "ui/present/slidedesign.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"
#include "ui/timebar/stepper.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <functional>

namespace attn {

namespace {

// What a cell of the words now can be compared with: not the cell of other words at its place.
ComputedPtr ofSameWords(const ComputedPtr& earlier, const Computed& now)
{
    if (!earlier)
        return nullptr;
    const Dims &was = earlier->realized->plan.dims, &is = now.realized->plan.dims;
    const bool alike = std::ranges::all_of(now.scene.tokens, [](const auto& words) { // all made equal is a question
        return std::ranges::adjacent_find(words, std::not_equal_to()) == words.end();
    });
    return was.T == is.T && was.S == is.S && (earlier->scene.tokens == now.scene.tokens || alike) ? earlier : nullptr;
}

} // namespace

using namespace slidedesign;

// Above everything: the dimmed part, the pointer, or plain black.
class Slide::StaleOverlay : public QWidget {
public:
    explicit StaleOverlay(Slide* slide) : QWidget(slide), m_slide(slide)
    {
        setAttribute(Qt::WA_TransparentForMouseEvents); // but for what a pen or an eraser does
        setMouseTracking(true);
    }

protected:
    void mousePressEvent(QMouseEvent* event) override
    {
        event->setAccepted(m_slide->m_pen && event->button() == Qt::LeftButton); // the next slide's preview has no pen
        if (event->isAccepted())
            m_slide->m_pen->begin(m_slide->onDesign(event->position()), toolOf(*event));
    }
    void mouseMoveEvent(QMouseEvent* event) override
    {
        if (m_slide->m_pen && event->buttons() & Qt::LeftButton)
            m_slide->m_pen->go(m_slide->onDesign(event->position()));
        m_slide->mouseMoveEvent(event);
    }
    void mouseReleaseEvent(QMouseEvent*) override {}
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        m_slide->paintStrokes(painter);
    }

private:
    // The eraser end of a tablet's pen erases.
    PenStrokes::Tool toolOf(const QMouseEvent& event) const
    {
        return event.pointerType() == QPointingDevice::PointerType::Eraser ? PenStrokes::Tool::Eraser
                                                                           : m_slide->m_pen->tool();
    }

    Slide* m_slide;
};

Slide::Slide(Selection* selection, Stepper* stepper, QWidget* parent)
    : QWidget(parent), m_selection(selection), m_stepper(stepper), m_map(new HeatmapView(this)),
      m_equation(new EquationView(this)), m_row(new RowBars(this)), m_overlay(new StaleOverlay(this))
{
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    setMouseTracking(true);
    m_map->setFocusPolicy(Qt::NoFocus);
    m_map->installEventFilter(this);
    m_map->setAttribute(Qt::WA_NoMousePropagation, false); // a right click is the presenter's
    m_equation->setFocusPolicy(Qt::NoFocus);
    m_equation->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_row->hide();
    m_row->setCursor(Qt::ArrowCursor);
    connect(m_row, &RowBars::columnChosen, this, [this](int column) {
        m_selection->setChosen(Cell{m_selection->chosen()->row, column});
    });
    connect(m_map, &HeatmapView::cellChosen, selection, [selection](Cell cell) { selection->setChosen(cell); });
    connect(selection, &Selection::focusChanged, this, &Slide::rebuild);
    connect(selection, &Selection::looksChanged, this, &Slide::rebuild);
    connect(selection, &Selection::stepChanged, this, &Slide::followStep);
    connect(selection, &Selection::chosenChanged, this, [this] {
        if (m_map->data() && m_map->data()->tensor.toStdString() != tensorInFocus(*m_computed, *m_selection))
            rebuild();
        else
            followCell();
    });
    connect(stepper, &Stepper::changed, this, qOverload<>(&QWidget::update)); // the place in words
    onEvents(this, {QEvent::Resize}, [this] { arrange(); });
    onEvents(this, {QEvent::PaletteChange, QEvent::FontChange}, [this] { rebuild(); });
}

double Slide::unit() const { return std::min(width() / page_width, height() / page_height); }

void Slide::setComputed(ComputedPtr computed, const QString& sceneName)
{
    m_computed = std::move(computed);
    m_sceneName = sceneName;
    m_step = m_selection->step();
    m_checks.reset();
    rebuild();
}

void Slide::setSpotlight(Spotlight spotlight)
{
    m_spotlight = spotlight;
    m_overlay->update();
}

void Slide::setBlank(bool blank, const QString& words)
{
    m_blank = blank;
    m_blankWords = words;
    m_overlay->update();
}

void Slide::showEquation(bool shown)
{
    m_equationWanted = shown;
    arrange();
}

void Slide::setEarlier(const ComputedPtr& earlier)
{
    if (std::exchange(m_earlier, earlier) != earlier)
        rebuild();
}

void Slide::setPointer(std::optional<QPointF> place)
{
    m_pointer = place;
    setCursor(place ? Qt::BlankCursor : Qt::ArrowCursor);
    m_overlay->update();
}

void Slide::setPenStrokes(PenStrokes* pen)
{
    m_pen = pen;
    connect(pen, &PenStrokes::changed, this, [this] {
        m_overlay->setAttribute(Qt::WA_TransparentForMouseEvents, m_pen->tool() == PenStrokes::Tool::None);
        m_overlay->setCursor(m_pen->tool() == PenStrokes::Tool::Pen ? Qt::CrossCursor : Qt::PointingHandCursor);
        m_overlay->update();
    });
}

void Slide::setClassStep(const ClassStep& step, int part)
{
    m_classStep = step;
    m_part = part;
    if (!m_prose && step.exists()) {
        m_prose = new ProseView(prose_size, this);
        m_prose->stackUnder(m_overlay);
    }
    if (m_prose) {
        m_prose->setProse(step.exists() ? step.parts[std::size_t(part)].prose : std::string());
        m_prose->setVisible(step.exists());
    }
    rebuild();
}

void Slide::setNext(const NextPiecesPtr& next)
{
    m_next = next;
    if (isVisible())
        arrange();
}

void Slide::setPictureSource(PictureSource source)
{
    m_source = std::move(source);
    rebuild();
}

void Slide::refresh() { rebuild(); }

void Slide::showPicture()
{
    auto picture = m_source ? m_source() : std::nullopt;
    if (picture && !m_picture) {
        m_picture = new PictureView(this);
        m_picture->stackUnder(m_overlay);
    }
    if (m_picture)
        m_picture->setVisible(picture.has_value());
    if (!picture)
        return;
    m_pictureTitle = picture->title;
    m_pictureNote = picture->note;
    m_picture->setPicture(*std::move(picture));
}

// Between two computations, steps already use the new one.
bool Slide::fits() const { return m_computed && m_stepper->computed() == m_computed; }

void Slide::rebuild()
{
    if (!isVisible() || (m_computed && !fits()))
        return;
    showPicture();
    if (!m_computed) { // a picture alone
        m_title = m_pictureTitle;
        m_titleNote = m_pictureNote;
        m_facts = {};
        m_map->setData(nullptr);
        setAccessibleName(m_title);
        return arrange();
    }
    m_compared = ofSameWords(m_earlier, *m_computed);
    const std::pair plane(m_selection->batch(), m_selection->head());
    if (!m_checks || std::exchange(m_plane, plane) != plane)
        m_checks = checksAreQuick(*m_computed)
                       ? checksOf(*m_computed, plane.first, plane.second, CheckScope::HeadInFocus)
                       : std::vector<Check>(); // of what is shown
    m_plane = plane;
    showMap();
    followCell();
}

void Slide::followStep()
{
    const std::optional<StepPlace> before = std::exchange(m_step, m_selection->step());
    rebuild();
    if (isVisible() && m_map->data())
        m_map->flash(cellsMade(m_selection->steps(), m_map->data()->tensor.toStdString(), before, m_step));
}

void Slide::showMap()
{
    const std::vector<StageInfo> stages = cardsOf(*m_computed->realized);
    const auto stage = std::ranges::find(stages, m_selection->stage(), &StageInfo::id);
    const std::string tensor = tensorInFocus(*m_computed, *m_selection);
    const QString shown = showsPicture() ? m_pictureTitle : stage == stages.end() ? QString() : stage->heading;
    m_title = m_classStep.exists() ? m_classStep.title : shown;
    m_titleNote = showsPicture() && !m_classStep.exists() && !m_selection->allHeads() ? m_pictureNote : QString();
    if (tensor.empty())
        return m_map->setData(nullptr);
    const TensorMatrix matrix = tensorMatrix(*m_computed, *m_computed->trace->find(tensor));
    QStringList notes;
    if (m_classStep.exists() && shown != m_title) // as a step of a talk may be called
        notes << shown;
    if (stage->tensors.size() > 1 && !showsPicture())
        notes << QString::fromStdString(tensor);
    if (showsPicture() && m_selection->allHeads())
        notes << m_pictureNote;
    else if (matrix.hasHeads && matrix.layerHeads() > 1)
        notes << headTitle(*m_computed, matrix, m_selection->batch(), matrix.ownHead(m_selection->head()));
    if (matrix.hasBatch && matrix.batches > 1)
        notes << tr("item %1").arg(m_selection->batch());
    // What the scores are divided by the root of; in a lesson once a class has changed something.
    if (matrix.attention() && startsFromX(m_computed->realized->config) && (m_compared || !m_classStep.exists())) {
        const auto was = (m_compared ? m_compared : m_computed)->realized->plan.dims.hd;
        const bool before = m_compared && m_selection->ghost() == Ghost::Before;
        const auto now = before ? was : m_computed->realized->plan.dims.hd;
        notes << (now == was ? QStringLiteral("d_k = %1").arg(now) : tr("d_k = %1 (was %2)").arg(now).arg(was));
        const auto scaled = [](const ComputedPtr& computed) { return computed->realized->config.scale != Scale::None; };
        if (m_compared && !before && scaled(m_compared) && !scaled(m_computed))
            notes << tr("not divided by √d");
    }
    if (m_titleNote.isEmpty())
        m_titleNote = notes.join(QStringLiteral(", "));
    const Looks& looks = m_selection->looks();
    const ValueStats whole = statsOfTensors(m_computed, stage->tensors, looks);
    const int batch = m_selection->batch(), head = m_selection->head();
    if (m_selection->step() || m_compared) {
        const HeldMatrixPtr now =
            withRangeOf(atStep(heatmapData(*m_computed, tensor, batch, head, looks, &whole), *m_computed,
                               m_selection->steps(), m_selection->step(), tensor, head),
                        stage->tensors, m_selection->steps(), m_selection->step());
        m_map->setData(withGhost(now, m_compared ? heatmapData(*m_compared, tensor, batch, head, looks) : nullptr,
                                 m_selection->ghost()));
    } else {
        m_map->setData(mapData(m_computed, tensor, batch, head, looks, whole));
    }
}

void Slide::followCell()
{
    if (!m_checks || !fits() || !isVisible())
        return;
    const bool before = m_map->data() && m_map->data()->other() && m_map->data()->ghost == Ghost::Before;
    m_facts = cellFacts(before ? *m_compared : *m_computed, *m_selection);
    m_before.clear();
    if (m_compared && !m_facts.hidden && !m_facts.begun && !m_facts.value.isEmpty())
        compareValue(cellFacts(before ? *m_computed : *m_compared, *m_selection), before);
    m_lamp = before ? Check() : lampFor(*m_checks, *m_computed, *m_selection); // which is about the new values
    m_map->setChosen(m_selection->chosen());
    m_equation->setLines(m_facts.lines);
    QString question = m_facts.lead + QLatin1Char(' ');
    for (const TintedWord& word : m_facts.words)
        question += word.text;
    setAccessibleName(m_title);
    const QString value = m_facts.value.isEmpty() ? tr("not computed yet") : m_facts.value;
    arrange(); // then the words have their numbers
    describeTo(this, asks() ? m_classStep.parts[std::size_t(m_part)].lead + QStringLiteral(": ") + m_prose->words()
                            : QStringLiteral("%1 %2").arg(question, value));
}

// Shows both values with the same decimals.
void Slide::compareValue(const CellFacts& other, bool showsBefore)
{
    if (other.value.isEmpty())
        return;
    const int decimals = std::max(other.decimals, m_facts.decimals);
    const QString value = formatNumber(m_facts.row->value(), decimals),
                  otherwise = formatNumber(other.row->value(), decimals);
    if (value == otherwise)
        return;
    m_facts.value = value;
    m_before = showsBefore ? QString() : otherwise;
}

void Slide::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_step = m_selection->step();
    rebuild();
}

void Slide::mouseMoveEvent(QMouseEvent* event)
{
    Q_EMIT pointedAt({event->position().x() / width(), event->position().y() / height()});
}

bool Slide::eventFilter(QObject* watched, QEvent* event)
{
    // The class would see a box over the numbers.
    if (watched == m_map && event->type() == QEvent::ToolTip)
        return true;
    const bool pressed = event->type() == QEvent::MouseButtonPress || event->type() == QEvent::MouseButtonRelease;
    if (watched == m_map && pressed && static_cast<QMouseEvent*>(event)->button() == Qt::RightButton)
        return true;                          // menu only: the slide stays as it is
    if (event->type() == QEvent::MouseMove) { // over the map
        const QPointF at = m_map->mapTo(this, static_cast<QMouseEvent*>(event)->position());
        Q_EMIT pointedAt({at.x() / width(), at.y() / height()});
        return true; // a resting mouse selects nothing, so no frame
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace attn
