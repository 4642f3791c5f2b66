// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/lines/linespart.h"

#include "ui/figures/drawing.h"
#include "ui/figures/figurepalette.h"
#include "ui/kit/boxes.h"
#include "ui/kit/choicebar.h"
#include "ui/kit/formrow.h"
#include "ui/kit/keycap.h"
#include "ui/kit/label.h"
#include "ui/kit/onevents.h"
#include "ui/matrix/stagecards.h"
#include "ui/studios/lines/headlist.h"
#include "ui/studios/lines/lineswords.h"
#include "ui/theme/fonts.h"
#include "ui/theme/stylepaint.h"

#include <QPainter>

#include <algorithm>

namespace attn {

namespace {

constexpr int many_tokens = 64; // from here on some weights are too small to draw

constexpr int most_figure_tokens = 64; // of long sentences, the current one among them
constexpr double width = 560;          // px of the design
constexpr double above_and_below = 46, longest = 616,
                 printed_row = 55; // px of the headings; of all tokens, where they are few

// The lines of weights on paper. `first`: of the tokens, where not all are drawn. What lies outside of the set is the nearest that it has.
FigureMap linesDrawing(const LineSet& set, LineToken current, std::optional<Cell> chosen, int first)
{
    current = set.inside(current);
    if (chosen)
        chosen = set.inside(*chosen);
    const int all = std::max(set.count(LineSide::Queries), set.count(LineSide::Keys));
    const int tokens = std::min(all, most_figure_tokens);
    first = std::clamp(std::clamp(first, current.at - tokens + 1, current.at), 0, all - tokens);
    const double row = std::clamp(longest / tokens, lowest_row, printed_row);
    return drawing(width / (above_and_below + tokens * row), [=](Canvas& canvas, const QRectF& box, double) {
        const Colors& colors = figureColors();
        const LinesFocus focus{current, chosen, true, brightHeads(set)};
        LinesPlan plan;
        plan.corner = box.topLeft();
        plan.size = box.size();
        plan.unit = box.width() / width;
        plan.first = first;
        plan.tokens = tokens;
        plan.columns = int(std::ranges::count(focus.bright, true));
        plan.current = current.side;
        const LinesLayout layout = layoutLines(set, plan, canvas);
        canvas.begin(QStringLiteral("lines"));
        drawTokenGround(canvas, set, layout, focus, colors);
        drawLines(canvas, set, layout, linesBehind(set, layout, focus.bright), focus, false, colors);
        drawLines(canvas, set, layout, linesOf(set, layout, current), focus, true, colors);
        canvas.end();
        drawTokens(canvas, set, layout, focus, colors);
    });
}

constexpr int key_height = 20, swatch_height = 18, before_marks = 14; // px

} // namespace

LinesKey::LinesKey(QWidget* parent) : QWidget(parent) { setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed); }

void LinesKey::set(const QString& words, std::vector<LegendEntry> marks)
{
    m_words = words;
    m_marks = std::move(marks);
    QStringList all{words};
    for (const LegendEntry& mark : m_marks)
        all << legendText(mark);
    setAccessibleName(all.join(QStringLiteral(", ")));
    setToolTip(tr("The larger the weight, the thicker and stronger the line."));
    update();
}

QSize LinesKey::sizeHint() const { return {scaled(120), scaled(key_height)}; }

void LinesKey::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const QFont font = textFont(12);
    const QFontMetricsF metrics(font);
    const double marks = m_marks.empty() ? 0 : legendWidth(m_marks) + before_marks;
    const QString words = metrics.elidedText(m_words, Qt::ElideRight, width() - marks);
    paintText(painter, font, colors().text2, QRectF(rect()), Qt::AlignVCenter | Qt::AlignLeft, words);
    const double left = metrics.horizontalAdvance(words) + before_marks;
    paintLegend(painter, QRectF(left, (height() - swatch_height) / 2.0, width() - left, swatch_height), m_marks,
                colors());
}

LinesPart::LinesPart(Selection* selection, QWidget* parent)
    : PagePart(parent), m_selection(selection), m_title(new PlainLabel(this)), m_key(new LinesKey(this)),
      m_view(new LinesView(this)), m_heads(new HeadList(selection, this)), m_source(new QWidget(this)),
      m_sources(new ChoiceBar(tr("Lines of"), m_source))
{
    useTextFont(m_title, 13.5, QFont::DemiBold);
    m_title->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    auto* hint = quietLabel(tr("change token"), this);
    auto* foot = rowOf(
        nullptr, 6, {{m_key, 1}, new KeyCap(QStringLiteral("↑"), this), new KeyCap(QStringLiteral("↓"), this), hint});
    foot->setContentsMargins(6, 0, 8, 0);
    columnOf(this, 8, {m_title, {m_view, 1}, foot})->setContentsMargins(16, 10, 8, 10);
    m_title->setContentsMargins(6, 0, 0, 0);
    columnOf(m_source, 0, {new FormRow(tr("Lines of"), m_sources, m_source)})->setContentsMargins(0, 8, 0, 0);
    m_sources->setChoices({tr("current stage"), tr("weights"), tr("dropped")},
                          {tr("The weights of the current stage, before or after dropout"),
                           tr("The weights before dropout"), tr("The weights after dropout")});
    m_source->hide();

    connect(m_sources, &ChoiceBar::activated, this, &LinesPart::show);
    connect(m_heads, &HeadList::shownChanged, this, &LinesPart::show);
    connect(m_heads, &HeadList::pointed, m_view, &LinesView::setPointedHead);
    connect(m_view, &LinesView::cellChosen, this, &LinesPart::choose);
    connect(m_view, &LinesView::cellHovered, selection, &Selection::setHovered);
    connect(m_view, &LinesView::described, this, [this](const QString& words) {
        Q_EMIT described(words.isEmpty() ? lineWords(m_view->lines(), m_cell) : words);
    });
    connect(m_view, &LinesView::keptChanged, this, &PagePart::changed);
    for (auto signal : {&Selection::focusChanged, &Selection::looksChanged, &Selection::stepChanged})
        connect(selection, signal, this, [this] {
            if (isVisible() && m_selection->isOf(m_computed))
                show();
        });
    connect(selection, &Selection::chosenChanged, this, [this] {
        if (isVisible() && m_selection->isOf(m_computed))
            follow();
    });
}

QString LinesPart::title() const { return linesTitle(m_view->lines(), m_heads->count()); }

std::vector<PartSection> LinesPart::sections()
{
    auto* content = new QWidget;
    columnOf(content, 0, {m_heads, m_source});
    return {{tr("Heads"), tr("bits"), content}};
}

QString LinesPart::unavailable(const Computed& computed) const
{
    const Config& config = computed.realized->config;
    if (config.stage == Stage::DropoutOnly)
        return tr("This scene contains only dropout, so it has no queries or keys to connect.");
    if (config.stage == Stage::Attention && !startsFromWeights(config) && !normalises(config))
        return tr("This scene stops at the scores, so it has no weights to draw.");
    const TracedTensor* weights = computed.trace->find("weights");
    if (!weights || !tensorMatrix(computed, *weights).attention())
        return tr("This scene has no weights between queries and keys, so there are no lines to draw.");
    return {};
}

void LinesPart::setComputed(const ComputedPtr& computed)
{
    m_computed = computed;
    show();
}

void LinesPart::show()
{
    const Config& config = m_computed->realized->config;
    m_source->setVisible(dropsWeights(config));
    m_tensor = linesTensor(config, LineSource(m_sources->currentIndex()), m_selection->stage());
    m_heads->setComputed(m_computed, m_tensor);
    LineSet set(m_computed, m_tensor, m_selection->batch(), m_heads->shown(), m_selection->looks());
    set.setStep(m_selection->steps(), m_selection->step());
    m_view->setMessage(set.empty() ? tr("No head is shown. Select one in the controls.") : QString());
    m_view->setLines(set);
    follow();
    nameThings();
    Q_EMIT changed();
}

void LinesPart::follow()
{
    const LineSet& set = m_view->lines();
    if (const auto cell = chosenPair(*m_computed, *m_selection))
        m_cell = *cell;
    else if (m_cell == Cell{} || m_cell != set.inside(m_cell)) // of another scene
        m_cell = {set.count(LineSide::Queries) - 1, 0};        // the first one looks at itself alone
    m_cell = set.inside(m_cell);
    m_view->setChosen(m_cell);
    Q_EMIT described(lineWords(set, m_cell));
}

void LinesPart::choose(int head, Cell cell)
{
    m_cell = cell;
    const int wanted = head < 0 ? m_selection->head() : head;
    const TracedTensor* focused = m_computed->trace->find(tensorInFocus(*m_computed, *m_selection));
    if (focused && tensorMatrix(*m_computed, *focused).attention()) {
        m_selection->setHead(wanted);
        m_selection->setChosen(cell);
    } else {
        m_selection->go(cardOfTensor(*m_computed->realized, m_tensor), QString::fromStdString(m_tensor),
                        m_selection->batch(), wanted, cell);
    }
}

void LinesPart::nameThings()
{
    m_title->setText(title());
    const LineSet& set = m_view->lines();
    const std::size_t tokens = std::max(set.count(LineSide::Queries), set.count(LineSide::Keys));
    const bool many = tokens >= many_tokens || tokens * tokens * set.heads().size() > most_behind;
    std::vector<LegendEntry> marks;
    if (masks(m_computed->realized->config))
        marks.push_back({.mark = CellMark::Masked});
    if (m_tensor == "dropped")
        marks.push_back({.mark = CellMark::Dropped});
    m_key->set(many ? tr("thickness = weight; only the strongest lines are drawn") : tr("thickness = weight"), marks);
}

std::optional<PartPicture> LinesPart::picture() const
{
    if (!m_selection->isOf(m_computed) || m_view->lines().empty())
        return std::nullopt;
    return PartPicture{{m_tensor},
                       [computed = m_computed, tensor = m_tensor, batch = m_selection->batch(),
                        heads = m_heads->shown(), current = m_view->kept(), cell = m_cell,
                        first = m_view->linesLayout().first](const Looks& looks, const Walk& steps,
                                                             const std::optional<StepPlace>& step) {
                           LineSet set(computed, tensor, batch, heads, looks);
                           set.setStep(steps, step);
                           if (!step || steps.tensors()[std::size_t(step->tensor)].name != tensor)
                               return linesDrawing(set, current, cell, first);
                           const Cell made{int(step->row), int(step->column)}; // focus the row being computed
                           return linesDrawing(set, {LineSide::Queries, std::max(made.row, 0)}, made, first);
                       }};
}

} // namespace attn
