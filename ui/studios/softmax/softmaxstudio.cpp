// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/softmax/softmaxstudio.h"

#include "ui/editors/controlcolumn.h"
#include "ui/heatmap/heatmapview.h"
#include "ui/kit/boxes.h"
#include "ui/kit/formrow.h"
#include "ui/kit/keycap.h"
#include "ui/kit/label.h"
#include "ui/kit/onevents.h"
#include "ui/kit/section.h"
#include "ui/kit/tinted.h"
#include "ui/language/said.h"
#include "ui/studios/planechooser.h"
#include "ui/studios/softmax/overflow.h"
#include "ui/studios/softmax/overflowcard.h"
#include "ui/studios/softmax/scaleview.h"
#include "ui/studios/softmax/softmaxcolumns.h"
#include "ui/studios/softmax/softmaxlogits.h"
#include "ui/studios/softmax/softmaxpanel.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"

#include <QSlider>
#include <QStackedLayout>

#include <algorithm>

namespace attn {

namespace {

constexpr int map_height = 214; // px of the small map with its labels

// The column that a step belongs to.
std::optional<SoftmaxStep> stepOfPlace(const std::string& tensor, std::int64_t term, const Realized& realized)
{
    const Config& config = realized.config;
    const StageTensor* stage = findStage(realized.plan.stages, tensor);
    if (!stage)
        return std::nullopt;
    for (const LogitColumn& column : logitColumns(realized))
        if (std::ranges::count(column.tensors, tensor))
            return column.step;
    if (stage->operation == Operation::MaskAfter ||
        (tensor == "weights" && (stage->operation == Operation::Copy || stage->operation == Operation::Mask)))
        return SoftmaxStep::MaskAfter;
    if (!isRowOperation(stage->operation))
        return std::nullopt;
    if (stage->from != normaliserInput(config))
        return SoftmaxStep::Rescale;
    return term == 0 ? SoftmaxStep::Exponential : SoftmaxStep::Divide;
}

} // namespace

StudioInfo SoftmaxStudio::info()
{
    return {QStringLiteral("softmax"), tr("Softmax, step by step"), QStringLiteral("softmax")};
}

SoftmaxStudio::SoftmaxStudio(Document* document, Selection* selection, QWidget* parent)
    : Studio(info(), document, selection, parent), m_controls(new ControlColumn(tr("Softmax controls"), this)),
      m_plane(new PlaneChooser(selection, m_controls)), m_map(new HeatmapView(m_controls)),
      m_noMap(new PlainLabel(m_controls)), m_panel(new SoftmaxPanel(document, selection, m_controls)),
      m_width(new QSlider(Qt::Horizontal, m_controls)), m_widthLabel(new PlainLabel(m_controls)),
      m_page(new QWidget(this)), m_scale(new ScaleView(this))
{
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    buildControls();
    buildPage();
    const auto update = [this] {
        if (isFollowing())
            showComputed();
    };
    connect(selection, &Selection::focusChanged, this, update);
    connect(selection, &Selection::looksChanged, this, update);
    connect(selection, &Selection::chosenChanged, this, [this] {
        if (isCurrent() && !m_row.empty())
            showRow();
    });
    connect(selection, &Selection::hoveredChanged, this, &SoftmaxStudio::followHovered);
    connect(selection, &Selection::stepChanged, this, [this] {
        if (isFollowing())
            showNow();
    });
    onEvents(this, {QEvent::Resize}, [this] { fitPage(); });
    onEvents(this, {QEvent::FontChange}, [this] {
        m_map->setFixedHeight(scaled(map_height));
        fitPage();
    });
    onEvents(this, {QEvent::PaletteChange, QEvent::FontChange}, [this] {
        if (!m_row.empty())
            showCell();
    });
    onEvents(this, {QEvent::Show}, [this] {
        if (computed())
            showComputed();
    });
}

void SoftmaxStudio::buildControls()
{
    m_controls->addPlain(m_plane);
    auto* content = new QWidget(m_controls);
    HeatmapParts parts;
    parts.titles = parts.sums = parts.bar = parts.legend = false;
    parts.close = true;
    parts.largestCell = 31;
    m_map->setParts(parts);
    m_map->setFixedHeight(scaled(map_height));
    auto* column = columnOf(content, 4, {m_map});
    m_noMap->setText(tr("The map of rows is limited to 512 × 512 weights."));
    m_noMap->setWordWrap(true);
    m_noMap->hide();
    useQuietFont(m_noMap, 12);
    column->addWidget(m_noMap);
    auto* hint =
        rowOf(nullptr, 6, {new KeyCap(QStringLiteral("↑"), content), new KeyCap(QStringLiteral("↓"), content)});
    auto* words = quietLabel(tr("change row"), content);
    hint->addWidget(words);
    hint->addStretch(1);
    column->addLayout(hint);
    m_rowSection = m_controls->addSection(tr("Row"), content);
    m_controls->addEditor(m_panel);

    auto* scale = new QWidget(m_controls);
    m_width->setRange(0, int(std::size(scale_widths)) - 1);
    m_width->setPageStep(1);
    m_width->setAccessibleName(tr("Dimension d of query and key"));
    m_width->setToolTip(tr("Number of components of each query and key: 1, 4, 16, 64, 256 or 1,024"));
    m_width->setValue(m_scale->widthIndex());
    useNumberFont(m_widthLabel, 12);
    auto* rows = columnOf(scale, 4, {new FormRow(tr("d"), m_widthLabel, scale), m_width});
    auto* about = quietLabel(tr("%1 dot products of random q and k with unit variance and seed %2. As d grows, the "
                                "scores spread further apart unless they are divided by √d.")
                                 .arg(scale_rows * scale_keys)
                                 .arg(scale_seed),
                             scale);
    about->setWordWrap(true);
    rows->addWidget(about);
    m_scaleSection = m_controls->addSection(tr("Why √d?"), scale);
    m_scaleSection->setOpen(false);

    connectMap(m_map);
    connect(m_scaleSection, &Section::openChanged, this, &SoftmaxStudio::showScale);
    connect(m_width, &QSlider::valueChanged, this, [this](int index) {
        m_widthLabel->setText(QString::number(scale_widths[index]));
        m_scale->setWidthIndex(index);
    });
    connect(m_scale, &ScaleView::widthChosen, m_width, &QSlider::setValue);
    m_widthLabel->setText(QString::number(scale_widths[m_scale->widthIndex()]));
}

void SoftmaxStudio::buildPage()
{
    m_columns = new SoftmaxColumns(m_page);
    m_equation = new RichLabel(m_page);
    m_note = new RichLabel(m_page);
    m_cardNote = new PlainLabel(m_page);
    m_equation->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    useNumberFont(m_equation, 15);
    m_note->setWordWrap(true);
    useTextFont(m_note, 12.5);
    useQuietFont(m_cardNote, 12);
    m_cardNote->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_cardNote->setWordWrap(true); // after the policy, which it adds to
    auto* cards = rowOf(nullptr, 12);
    for (int i = 0; i < 2; ++i) {
        m_cards.push_back(new OverflowCard(m_page));
        m_cards.back()->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        cards->addWidget(m_cards.back());
    }
    columnOf(m_page, 6, {{m_columns, 1}, m_equation, m_note, m_cardNote, cards, freeRoom()})
        ->setContentsMargins(16, 8, 16, 12);
    auto* stack = new QStackedLayout(this);
    stack->addWidget(m_page);
    stack->addWidget(m_scale);

    connect(m_columns, &SoftmaxColumns::keyChosen, this, [this](int key) {
        selection()->setChosen(Cell{m_row.row, key});
    });
    connect(m_columns, &SoftmaxColumns::keyHovered, this, [this](int key) {
        selection()->setHovered(key < 0 ? std::nullopt : std::optional(Cell{m_row.row, key}));
    });
    connect(m_columns, &SoftmaxColumns::stepChosen, this, &SoftmaxStudio::setStep);
}

QWidget* SoftmaxStudio::controls() { return m_controls; }

QString SoftmaxStudio::caption() const
{
    if (m_row.empty())
        return {};
    const int allowed = m_row.allowed();
    return tr("row “%1”, %n allowed keys", nullptr, int(allowed)).arg(m_row.query);
}

QString SoftmaxStudio::unavailable(const Computed& computed) const
{
    if (computed.realized->config.stage == Stage::DropoutOnly)
        return tr("This scene contains only dropout, so there is no softmax to show.");
    if (startsFromWeights(computed.realized->config))
        return tr("The weights of this scene are inputs, so there is no softmax to show.");
    if (normalisesColumns(computed.realized->config))
        return tr("This scene's softmax runs down the columns, so no row is normalized separately.");
    if (softmaxRows(computed) == 0)
        return tr("This scene stops at the scores, so there is no softmax to show.");
    return {};
}

Cell SoftmaxStudio::cell() const
{
    const Cell chosen = selection()->chosen().value_or(Cell{0, 0});
    return {std::max(chosen.row, 0), std::max(chosen.column, 0)};
}

void SoftmaxStudio::showComputed()
{
    m_plane->setComputed(*computed());
    m_panel->setComputed(computed());
    const bool drawn = !isTooLargeForStudio(*computed(), "weights");
    m_weights =
        drawn ? heatmapData(*computed(), "weights", selection()->batch(), selection()->head(), selection()->looks())
              : nullptr;
    m_map->setVisible(drawn);
    m_noMap->setVisible(!drawn);
    m_scale->digits = std::min(selection()->digits(), 3);
    m_scale->update();
    showNow();
}

// Updates all that depends on the steps so far.
void SoftmaxStudio::showNow()
{
    m_map->setData(now(m_weights, "weights"));
    showRow();
    followStep();
    followHovered();
}

void SoftmaxStudio::showRow()
{
    m_row =
        atStep(softmaxRow(*computed(), selection()->batch(), selection()->head(), cell().row, selection()->digits()),
               selection()->steps(), selection()->step());
    if (m_row.empty())
        return;
    m_map->setChosen(Cell{m_row.row, std::clamp(cell().column, 0, int(m_row.keys.size()) - 1)});
    m_rowSection->setCaption(
        tr("%1, %2 of %3").arg(m_row.query, QString::number(m_row.row + 1), QString::number(m_row.rows)));
    m_columns->setRow(m_row);
    fitPage();
    if (m_row.positionOf(m_step) < 0)
        m_step = m_row.byRowSum || m_step > SoftmaxStep::Divide ? SoftmaxStep::Divide : SoftmaxStep::Exponential;
    showCell();
    showCards();
    Q_EMIT captionChanged();
    Q_EMIT pictureChanged();
}

void SoftmaxStudio::showCell()
{
    const int key = std::clamp(cell().column, 0, int(m_row.keys.size()) - 1);
    m_columns->setKey(key);
    m_columns->setStep(m_step);
    m_columns->setMaximumHeight(m_columns->wholeHeight());
    const Colors& c = colors();
    m_equation->setText(queryToKey(m_row.query, m_row.keys[key]) + QStringLiteral("&nbsp;&nbsp;&nbsp;") +
                        softmaxEquation(m_row, key, m_step, c.accent.name()));
    m_note->setVisible(!m_row.note.isEmpty());
    m_note->setText(
        m_row.note.isEmpty()
            ? QString()
            : QStringLiteral("<span style=\"color:%1\">%2</span>").arg(c.bad.name(), m_row.note.toHtmlEscaped()));
    followHovered();
}

void SoftmaxStudio::showCards()
{
    const bool powers = !m_row.byRowSum;
    for (OverflowCard* card : m_cards)
        card->setVisible(powers && m_row.whole && m_cardsFit);
    m_cardNote->setVisible(m_cardsFit);
    if (!powers) {
        m_cardNote->setText(tr("Dividing by the sum alone cannot overflow. But a negative score gets a negative "
                               "weight, and a sum near 0 makes all weights large."));
        return;
    }
    if (!m_row.whole) {
        m_cardNote->setText(tr("Once computed, this row appears here with and without the maximum subtracted."));
        return;
    }
    const int shown = width() >= scaled(1200) ? 5 : 3;
    const int key = std::clamp(cell().column, 0, int(m_row.keys.size()) - 1);
    const OverflowExample example = overflowExample(m_row, key, shown);
    const QString s = example.shift == 0 ? QStringLiteral("s") : QStringLiteral("s + %1").arg(double(example.shift));
    const QString power =
        example.shift == 0 ? QStringLiteral("e^s") : QStringLiteral("e^(%1)").arg(s).remove(QLatin1Char(' '));
    m_cards[0]->setForm(tr("Maximum not subtracted"), example.naive, example.shown, m_row.keys,
                        {s, power, tr("weight")}, m_row.digits);
    m_cards[1]->setForm(tr("Maximum subtracted"), example.stable, example.shown, m_row.keys,
                        {tr("s − max"), tr("e^(s − max)"), tr("weight")}, m_row.digits);
    const QString part = int(example.shown.size()) < m_row.allowed()
                             ? tr("Showing %1 of %2 allowed keys.").arg(example.shown.size()).arg(m_row.allowed())
                             : QString();
    const QString note =
        example.shift == 0 ? tr("This row in float32, which can represent numbers up to e^88.7.")
        : m_row.hasSink()
            ? tr("This row in float32, with %1 added to each score and to the sink. The weights should not change.")
                  .arg(double(example.shift))
            : tr("This row in float32, with %1 added to each score. The weights should not change.")
                  .arg(double(example.shift));
    m_cardNote->setText(inARow({note, part}));
}

void SoftmaxStudio::setStep(SoftmaxStep step)
{
    if (m_row.positionOf(step) < 0)
        return;
    m_step = step;
    showCell();
}

void SoftmaxStudio::showScale(bool shown)
{
    m_rowSection->setOpen(!shown); // the scene's own rows have no part in it
    static_cast<QStackedLayout*>(layout())->setCurrentWidget(shown ? static_cast<QWidget*>(m_scale) : m_page);
}

void SoftmaxStudio::followStep()
{
    const auto& place = selection()->step();
    if (!place || m_row.empty() || place->tensor >= int(selection()->steps().tensors().size()))
        return;
    const StepTensor& tensor = selection()->steps().tensors()[std::size_t(place->tensor)];
    if (const auto step = stepOfPlace(tensor.name, place->term, *computed()->realized))
        setStep(*step);
}

void SoftmaxStudio::followHovered()
{
    if (m_row.empty() || !isVisible())
        return;
    const std::optional<Cell> hovered = selection()->hovered();
    m_map->setHovered(hovered);
    const bool here = hovered && hovered->row == m_row.row && hovered->column < m_row.keys.size();
    m_columns->setHoveredKey(here ? hovered->column : -1);
    Q_EMIT described(softmaxSentence(m_row, here ? hovered->column : cell().column, m_step));
}

// Enlarges all text if there is space.
void SoftmaxStudio::fitPage()
{
    // The examples are hidden before a row's keys are.
    const int cardHeight = scaled(height() < scaled(400) ? 92 : 112), words = scaled(72);
    m_cardsFit = m_columns->leastHeight() + words + cardHeight + scaled(24) <= height();
    const bool roomy = width() >= scaled(1200) && height() >= scaled(640);
    for (OverflowCard* card : m_cards)
        card->setFixedHeight(scaled(roomy ? 150 : height() < scaled(400) ? 92 : 112));
    useNumberFont(m_equation, roomy ? 20 : 15);
    useTextFont(m_cardNote, roomy ? 14 : 12);
    if (!m_row.empty())
        showCards();
}

} // namespace attn
