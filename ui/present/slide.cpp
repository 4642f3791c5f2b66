// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/present/slide.h"

#include "ui/document/selection.h"
#include "ui/explain/equationview.h"
#include "ui/heatmap/heatmapview.h"
#include "ui/kit/whenever.h"
#include "ui/matrix/matrixdata.h"
#include "ui/matrix/partialview.h"
#include "ui/paint/axislabels.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"
#include "ui/theme/stylepaint.h"
#include "ui/timebar/stepper.h"

#include <QFontMetricsF>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace attn {

namespace {

// px of the design, 1280 x 720
constexpr double page_width = 1280, page_height = 720, margin = 48;
constexpr double title_middle = 45, title_size = 30, note_size = 22;
const QRectF map_place(24, 74, 676, 590); // as high as the page allows
constexpr double largest_cell = 160, label_size = 22, least_label = 15, least_turned_label = 8;
constexpr double most_digits = 0.36,         // of a cell
    least_digits = 12, wanted_digits = 0.03; // the last: of the page's height
constexpr double column_left = 712, column_width = 528, column_top = 92;
constexpr double lead_size = 22, question_size = 34, formula_size = 30, equation_size = 28, value_size = 56;
constexpr double lamp_size = 24, lamp_words = 36, part_gap = 14;
constexpr double foot_middle = 32, foot_size = 22, foot_height = 64, dot_distance = 27; // from the lower edge
constexpr double least_size = 14, pointer_radius = 13;
constexpr double equation_font = 12.5; // px of an EquationView's digits
constexpr double dimmed = 0.82;

} // namespace

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

void Slide::setPointer(std::optional<QPointF> place)
{
    m_pointer = place;
    setCursor(place ? Qt::BlankCursor : Qt::ArrowCursor);
    m_veil->update();
}

void Slide::rebuild()
{
    if (!m_computed || !isVisible())
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
    if (tensor.empty())
        return m_map->setData(nullptr);
    const TensorMatrix matrix = tensorMatrix(*m_computed, *m_computed->trace->find(tensor));
    QStringList notes;
    if (stage->tensors.size() > 1)
        notes << QString::fromStdString(tensor);
    if (matrix.hasHeads && matrix.heads > 1)
        notes << tr("head %1").arg(m_selection->head());
    if (matrix.hasBatch && matrix.batches > 1)
        notes << tr("item %1").arg(m_selection->batch());
    m_titleNote = notes.join(QStringLiteral(", "));
    const Looks& looks = m_selection->looks();
    const ValueStats whole = statsOfTensors(m_computed, stage->tensors, looks);
    const int batch = m_selection->batch(), head = m_selection->head();
    if (m_selection->step())
        m_map->setData(atStep(heatmapData(*m_computed, tensor, batch, head, looks, &whole), *m_computed,
                              m_selection->steps(), m_selection->step(), tensor, head));
    else
        m_map->setData(mapData(m_computed, tensor, batch, head, looks, whole));
}

void Slide::followCell()
{
    if (!m_checks || !isVisible())
        return;
    m_facts = cellFacts(*m_computed, *m_selection);
    m_lamp = lampFor(*m_checks, *m_computed, *m_selection);
    m_map->setChosen(m_selection->chosen());
    m_equation->setLines(m_facts.lines);
    QString question = m_facts.lead + QLatin1Char(' ');
    for (const TintedWord& word : m_facts.words)
        question += word.text;
    setAccessibleName(m_title);
    setAccessibleDescription(
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
    double y = column_top * u + QFontMetricsF(textFont(lead_size * u)).height() +
               QFontMetricsF(textFont(question_size * u)).height();
    if (m_parts.formula) {
        const double wide = m_facts.formula->extent(formula_size * u).width;
        m_formulaPx = formula_size * u * std::min(1.0, column_width * u / wide);
        m_formulaTop = y + part_gap * u;
        y = m_formulaTop + m_facts.formula->extent(m_formulaPx).height();
    }
    const bool equation = !m_facts.lines.empty();
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

void Slide::arrangeWords()
{
    const double u = unit();
    m_parts = {m_facts.formula != nullptr, !m_lamp.text.isEmpty(), true};
    double scale = 1;
    while (wordsHeight(scale) > height() - (m_parts.foot ? foot_height : foot_height / 3) * u) {
        if (m_parts.formula)
            m_parts.formula = false;
        else if (m_parts.lamp)
            m_parts.lamp = false;
        else if (m_parts.foot)
            m_parts.foot = false;
        else if ((scale *= 0.9) < 0.5)
            break;
    }
}

QFont Slide::fitted(QFont font, double size, const QString& words, double room) const
{
    const double wide = QFontMetricsF(font).horizontalAdvance(words);
    if (wide > room)
        font.setPointSizeF(font.pointSizeF() * std::max(room / wide, least_size / size));
    return font;
}

void Slide::paintEvent(QPaintEvent*)
{
    if (!m_computed)
        return;
    QPainter painter(this);
    painter.translate((width() - page_width * unit()) / 2, 0);
    paintTitle(painter);
    if (m_parts.foot)
        paintFoot(painter);
    if (m_facts.words.empty())
        return;
    paintQuestion(painter);
    if (m_parts.formula) {
        painter.setRenderHint(QPainter::Antialiasing);
        const double ascent = m_facts.formula->extent(m_formulaPx).ascent;
        m_facts.formula->paint(painter, {column_left * unit(), m_formulaTop + ascent}, m_formulaPx);
    }
    paintValue(painter);
    if (m_parts.lamp)
        paintLampLine(painter);
}

void Slide::paintTitle(QPainter& painter) const
{
    const double u = unit(), note = QFontMetricsF(textFont(note_size * u)).horizontalAdvance(m_titleNote);
    const QFont font = fitted(textFont(title_size * u, QFont::DemiBold), title_size, m_title,
                              (page_width - 2 * margin - part_gap) * u - note);
    const double wide = QFontMetricsF(font).horizontalAdvance(m_title);
    const QRectF line(margin * u, 0, (page_width - 2 * margin) * u, 2 * title_middle * u);
    paintText(painter, font, colors().text, line, Qt::AlignLeft | Qt::AlignVCenter, m_title);
    paintText(painter, textFont(note_size * u), colors().text2, line.adjusted(wide + part_gap * u, 0, 0, 0),
              Qt::AlignLeft | Qt::AlignVCenter, m_titleNote);
}

void Slide::paintQuestion(QPainter& painter) const
{
    const double u = unit();
    const QFont lead = textFont(lead_size * u);
    const double top = column_top * u, below = top + QFontMetricsF(lead).height();
    paintText(painter, lead, colors().text2, QPointF(column_left * u, top + QFontMetricsF(lead).ascent()),
              m_facts.lead);
    const auto fontAt = [](double size, bool strong) {
        return textFont(size, strong ? QFont::DemiBold : QFont::Normal);
    };
    double wide = 0;
    for (const TintedWord& word : m_facts.words)
        wide += QFontMetricsF(fontAt(question_size * u, word.strong)).horizontalAdvance(word.text);
    const double size = question_size * u * std::min(1.0, column_width * u / wide);
    double x = column_left * u;
    for (const TintedWord& word : m_facts.words) {
        const QFont font = fontAt(size, word.strong);
        const QColor color = word.tint == Tint::Query ? colors().q
                             : word.tint == Tint::Key ? colors().k
                             : word.strong            ? colors().text
                                                      : colors().text2;
        paintText(painter, font, color, QPointF(x, below + QFontMetricsF(textFont(question_size * u)).ascent()),
                  word.text);
        x += QFontMetricsF(font).horizontalAdvance(word.text);
    }
}

void Slide::paintValue(QPainter& painter) const
{
    const double u = unit(), room = column_width * u;
    const double high = QFontMetricsF(numberFont(value_size * u, QFont::Bold)).height();
    const QRectF line(column_left * u, m_valueTop, room, high);
    if (m_facts.value.isEmpty())
        return paintText(painter, textFont(formula_size * u), colors().text2, line, Qt::AlignLeft | Qt::AlignVCenter,
                         tr("not yet computed"));
    const QString words = QStringLiteral("= ") + m_facts.value;
    const QFont font = fitted(numberFont(value_size * u, QFont::Bold), value_size, words, room);
    paintText(painter, font, colors().accent, line, Qt::AlignLeft | Qt::AlignVCenter, words);
    if (m_facts.begun)
        paintText(painter, textFont(lead_size * u), colors().text2,
                  line.adjusted(QFontMetricsF(font).horizontalAdvance(words) + part_gap * u, 0, 0, 0),
                  Qt::AlignLeft | Qt::AlignVCenter, tr("so far"));
}

void Slide::paintLampLine(QPainter& painter) const
{
    const double u = unit();
    const QFont font = textFont(lamp_size * u);
    const double line = QFontMetricsF(font).height(), side = lamp_size * u;
    paintLamp(painter, QRectF(column_left * u, m_lampTop + (line - side) / 2, side, side), m_lamp.severity);
    paintText(painter, font, colors().text,
              QRectF((column_left + lamp_words) * u, m_lampTop, (column_width - lamp_words) * u, height() - m_lampTop),
              Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, m_lamp.text);
}

void Slide::paintFoot(QPainter& painter) const
{
    const double u = unit(), middle = height() - foot_middle * u;
    const auto shown = std::ranges::count_if(m_stepper->stages(), [](const StageInfo& stage) { return stage.on; });
    const double room = ((page_width - 2 * margin) - double(shown + 1) * dot_distance) / 2 * u;
    const auto write = [&](const QString& words, Qt::Alignment side) {
        const QFont font = fitted(textFont(foot_size * u), foot_size, words, room);
        const double left = side == Qt::AlignLeft ? margin * u : (page_width - margin) * u - room;
        paintText(painter, font, colors().text2, QRectF(left, middle - foot_middle * u, room, 2 * foot_middle * u),
                  int(side | Qt::AlignVCenter), QFontMetricsF(font).elidedText(words, Qt::ElideRight, room));
    };
    write(m_sceneName, Qt::AlignLeft);
    write(m_stepper->placeInWords(), Qt::AlignRight);
    paintDots(painter, middle);
}

// Filled: computed. In the accent: what is shown. Hollow: not yet.
void Slide::paintDots(QPainter& painter, double middle) const
{
    const double u = unit();
    std::vector<const StageInfo*> shown;
    for (const StageInfo& stage : m_stepper->stages())
        if (stage.on && !stage.tensors.empty())
            shown.push_back(&stage);
    painter.setRenderHint(QPainter::Antialiasing);
    double x = (page_width - double(shown.size() - 1) * dot_distance) / 2 * u;
    for (const StageInfo* stage : shown) {
        const int tensor = m_selection->steps().find(stage->tensors.front());
        const bool reached = !m_selection->step() || tensor <= m_selection->step()->tensor;
        const bool here = stage->id == m_selection->stage();
        const double radius = (here ? 7 : 5.5) * u;
        const QColor color = here ? colors().accent : colors().text2;
        painter.setPen(QPen(color, 1.5 * u));
        painter.setBrush(reached ? QBrush(color) : QBrush(Qt::NoBrush));
        painter.drawEllipse(QPointF(x, middle), radius, radius);
        x += dot_distance * u;
    }
}

void Slide::paintVeil(QPainter& painter) const
{
    if (m_blank)
        return painter.fillRect(rect(), Qt::black);
    const auto chosen = m_selection->chosen();
    if (m_spotlight != Spotlight::Off && m_map->data() && chosen && m_map->data()->contains(*chosen)) {
        constexpr double frame = 6; // px that stand round the chosen cell
        const HeatmapLayout& layout = m_map->heatmapLayout();
        const QRectF cell = layout.map.cellRect(chosen->row, chosen->column), area = layout.map.area;
        const QRectF rows = layout.rowLabels, columns = layout.columnLabels;
        QPainterPath all, lit;
        all.setFillRule(Qt::WindingFill);
        lit.setFillRule(Qt::WindingFill);
        for (const QRectF& part : {area, rows, columns})
            all.addRect(part.adjusted(-frame, -frame, frame, frame));
        lit.addRect(cell.adjusted(-frame, -frame, frame, frame));
        const bool row = m_spotlight == Spotlight::Row, column = m_spotlight == Spotlight::Column;
        lit.addRect(row ? columns : QRectF(cell.left(), columns.top(), cell.width(), columns.height()));
        lit.addRect(column ? rows : QRectF(rows.left(), cell.top(), rows.width(), cell.height()));
        if (row)
            lit.addRect(QRectF(area.left(), cell.top(), area.width(), cell.height()));
        if (column)
            lit.addRect(QRectF(cell.left(), area.top(), cell.width(), area.height()));
        QColor shade = colors().base;
        shade.setAlphaF(dimmed);
        painter.fillPath(all.subtracted(lit).translated(m_map->pos()), shade);
    }
    if (!m_pointer)
        return;
    const double u = unit();
    const QPointF at(m_pointer->x() * width(), m_pointer->y() * height());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(Qt::white, 3 * u));
    painter.setBrush(colors().bad);
    painter.drawEllipse(at, pointer_radius * u, pointer_radius * u);
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
    if (event->type() == QEvent::MouseMove) { // over the map
        const QPointF at = m_map->mapTo(this, static_cast<QMouseEvent*>(event)->position());
        Q_EMIT pointedAt({at.x() / width(), at.y() / height()});
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace attn
