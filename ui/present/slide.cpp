// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/present/slide.h"

#include "ui/document/selection.h"
#include "ui/explain/equationview.h"
#include "ui/heatmap/heatmapview.h"
#include "ui/kit/accessibility.h"
#include "ui/kit/whenever.h"
#include "ui/lesson/proseview.h"
#include "ui/matrix/ghost.h"
#include "ui/matrix/matrixdata.h"
#include "ui/matrix/partialview.h"
#include "ui/paint/axislabels.h"
#include "ui/present/slidedesign.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"
#include "ui/timebar/stepper.h"

#include <QFontMetricsF>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace attn {

using namespace slidedesign;

// Over everything: what is dimmed, the pointer, or nothing but black.
class Slide::Veil : public QWidget {
public:
    explicit Veil(Slide* slide) : QWidget(slide), m_slide(slide) { setAttribute(Qt::WA_TransparentForMouseEvents); }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        m_slide->paintVeil(painter);
    }

private:
    const Slide* m_slide;
};

Slide::Slide(Selection* selection, Stepper* stepper, QWidget* parent)
    : QWidget(parent), m_selection(selection), m_stepper(stepper), m_map(new HeatmapView(this)),
      m_equation(new EquationView(this)), m_veil(new Veil(this))
{
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    setMouseTracking(true);
    m_map->setFocusPolicy(Qt::NoFocus);
    m_map->installEventFilter(this);
    m_map->setAttribute(Qt::WA_NoMousePropagation, false); // a right click is the presenter's
    m_equation->setFocusPolicy(Qt::NoFocus);
    m_equation->setAttribute(Qt::WA_TransparentForMouseEvents);
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
    whenever(this, {QEvent::Resize}, [this] { arrange(); });
    whenever(this, {QEvent::PaletteChange, QEvent::FontChange}, [this] { rebuild(); });
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
    m_veil->update();
}

void Slide::setBlank(bool blank)
{
    m_blank = blank;
    m_veil->update();
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
    m_veil->update();
}

// Between two computations the walk is the new one's already.
bool Slide::fits() const { return m_computed && m_stepper->computed() == m_computed; }

void Slide::rebuild()
{
    if (!fits() || !isVisible())
        return;
    const std::pair plane(m_selection->batch(), m_selection->head());
    if (!m_checks || std::exchange(m_plane, plane) != plane)
        m_checks =
            checksAreQuick(*m_computed) ? checksOf(*m_computed, plane.first, plane.second) : std::vector<Check>();
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
    m_title = stage == stages.end() ? QString() : stage->heading;
    m_titleNote.clear();
    if (tensor.empty()) {
        m_title = m_lesson.isEmpty() ? m_title : m_lesson;
        return m_map->setData(nullptr);
    }
    const TensorMatrix matrix = tensorMatrix(*m_computed, *m_computed->trace->find(tensor));
    QStringList notes;
    if (stage->tensors.size() > 1)
        notes << QString::fromStdString(tensor);
    if (matrix.hasHeads && matrix.layerHeads() > 1)
        notes << tr("head %1").arg(m_selection->head());
    if (matrix.hasBatch && matrix.batches > 1)
        notes << tr("item %1").arg(m_selection->batch());
    if (!m_lesson.isEmpty()) {
        notes.prepend(m_title);
        m_title = m_lesson;
    }
    m_titleNote = notes.join(QStringLiteral(", "));
    const Looks& looks = m_selection->looks();
    const ValueStats whole = statsOfTensors(m_computed, stage->tensors, looks);
    const int batch = m_selection->batch(), head = m_selection->head();
    if (m_selection->step() || m_earlier) {
        const HeldMatrixPtr now =
            withRangeOf(atStep(heatmapData(*m_computed, tensor, batch, head, looks, &whole), *m_computed,
                               m_selection->steps(), m_selection->step(), tensor, head),
                        stage->tensors, m_selection->steps(), m_selection->step());
        m_map->setData(withGhost(now, m_earlier ? heatmapData(*m_earlier, tensor, batch, head, looks) : nullptr,
                                 m_selection->ghost()));
    } else {
        m_map->setData(mapData(m_computed, tensor, batch, head, looks, whole));
    }
}

void Slide::followCell()
{
    if (!m_checks || !fits() || !isVisible())
        return;
    m_facts = cellFacts(*m_computed, *m_selection);
    m_lamp = lampFor(*m_checks, *m_computed, *m_selection);
    m_map->setChosen(m_selection->chosen());
    m_equation->setLines(m_facts.lines);
    QString question = m_facts.lead + QLatin1Char(' ');
    for (const TintedWord& word : m_facts.words)
        question += word.text;
    setAccessibleName(m_title);
    describeTo(this,
               QStringLiteral("%1 %2").arg(question, m_facts.value.isEmpty() ? tr("not yet computed") : m_facts.value));
    arrange();
}

void Slide::arrange()
{
    m_veil->setGeometry(rect());
    m_veil->raise();
    if (!m_map->data() || size().isEmpty())
        return;
    arrangeMap();
    arrangeWords();
    m_veil->update();
    update();
}

void Slide::arrangeMap()
{
    const double u = unit(), left = (width() - page_width * u) / 2;
    const HeatmapData& data = *m_map->data();
    const QRect place = QRectF(left + map_place.left() * u, map_place.top() * u, map_place.width() * u,
                               height() - (page_height - map_place.height()) * u)
                            .toAlignedRect();
    HeatmapParts parts;
    parts.titles = parts.sums = parts.bar = parts.legend = false;
    parts.largestCell = largest_cell * u;
    parts.widestGutter = place.width() * 0.45;
    // Labels are smaller before they are turned, and turned before they are cut.
    const double pixel = 1 / devicePixelRatioF();
    HeatmapLayout layout;
    const auto fits = [&](double size, bool turned) {
        parts.text = size * u / 12;
        parts.uprightBelow = turned ? place.width() : 0;
        layout = layoutHeatmap(data, parts, place.size(), std::nullopt, {}, pixel);
        return labelsFit(data, layout);
    };
    double size = label_size;
    while (!fits(size, false) && size > least_label)
        size *= 0.95;
    if (!labelsFit(data, layout))
        for (size = label_size; !fits(size, true) && size > least_turned_label;)
            size *= 0.9;
    m_map->setParts(parts);
    m_map->setGeometry(place);
    const MapGeometry& cells = layout.map;
    const double most = most_digits * cells.narrow();
    m_digits = largeDigits(data, cells.narrow(), wanted_digits * height(), most);
    if (m_digits.decimals < 0)
        m_digits = largeDigits(data, cells.narrow(), std::min(least_digits * u, most), most);
    if (cells.asImage())
        m_map->setMapPainter({});
    else
        m_map->setMapPainter([this](QPainter& painter, const HeatmapData& map, const MapGeometry& geometry,
                                    const Colors& c) { paintMap(painter, map, geometry, c, m_digits); });
}

double Slide::lampHeight() const
{
    const double u = unit();
    const QRectF room(0, 0, (column_width - lamp_words) * u, height());
    return QFontMetricsF(textFont(lamp_size * u)).boundingRect(room, Qt::TextWordWrap, m_lamp.text).height();
}

// Puts the words of the chosen cell below each other, and says where they end.
double Slide::wordsHeight(double scale)
{
    const double u = unit();
    double y = columnTop() + QFontMetricsF(textFont(lead_size * u)).height() +
               QFontMetricsF(textFont(question_size * u)).height();
    if (m_parts.formula) {
        const double wide = m_facts.formula->extent(formula_size * u).width;
        m_formulaPx = formula_size * u * std::min(1.0, column_width * u / wide);
        m_formulaTop = y + part_gap * u;
        y = m_formulaTop + m_facts.formula->extent(m_formulaPx).height();
    }
    const bool equation = m_equationWanted && !m_facts.lines.empty();
    m_equation->setVisible(equation);
    if (equation) {
        m_equation->resize(int(column_width * u), m_equation->height());
        m_equation->enlarge(equation_size * scale * u / equation_font);
        m_equation->move(int((width() - page_width * u) / 2 + column_left * u), int(y + part_gap * u));
        y = m_equation->geometry().bottom();
    }
    m_valueTop = y + part_gap / 2 * u;
    y = m_valueTop + QFontMetricsF(numberFont(value_size * u, QFont::Bold)).height();
    if (m_parts.lamp) {
        m_lampTop = y + part_gap / 2 * u;
        y = m_lampTop + lampHeight();
    }
    return y;
}

double Slide::columnTop() const
{
    return m_prose && m_prose->isVisible() ? m_prose->geometry().bottom() + 2 * part_gap * unit() : column_top * unit();
}

void Slide::setLesson(const QString& title, const std::string& prose)
{
    m_lesson = title;
    if (!m_prose && !title.isEmpty())
        m_prose = new ProseView(prose_size, this);
    if (m_prose) {
        m_prose->setProse(prose);
        m_prose->setVisible(!title.isEmpty());
        m_prose->stackUnder(m_veil);
    }
    if (m_computed && isVisible())
        rebuild();
}

void Slide::setNext(const NextPiecesPtr& next)
{
    m_next = next;
    if (m_computed && isVisible())
        arrange();
}

void Slide::arrangeWords()
{
    const double u = unit();
    if (m_prose && m_prose->isVisible()) {
        m_prose->setPx(prose_size * u);
        m_prose->setComputed(m_computed, m_selection->digits(), m_next);
        m_prose->setFixedWidth(int(column_width * u));
        m_prose->move(int((width() - page_width * u) / 2 + column_left * u), int(column_top * u));
    }
    m_parts = {m_equationWanted && m_facts.formula != nullptr, !m_lamp.text.isEmpty(), true};
    constexpr double smaller = 0.9, least = 0.5;
    double scale = 1;
    while (wordsHeight(scale) > height() - (m_parts.foot ? foot_height : foot_height / 3) * u) {
        if (m_parts.formula)
            m_parts.formula = false;
        else if (m_parts.lamp)
            m_parts.lamp = false;
        else if (m_parts.foot)
            m_parts.foot = false;
        else if (scale * smaller < least)
            break;
        else
            scale *= smaller;
    }
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
    if (event->type() == QEvent::MouseMove) { // over the map
        const QPointF at = m_map->mapTo(this, static_cast<QMouseEvent*>(event)->position());
        Q_EMIT pointedAt({at.x() / width(), at.y() / height()});
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace attn
