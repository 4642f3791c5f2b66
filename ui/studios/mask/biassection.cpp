// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/mask/biassection.h"

#include "core/backends/maskedcells.h"
#include "core/layer/positions.h"
#include "ui/heatmap/heatmapview.h"
#include "ui/kit/label.h"
#include "ui/kit/numbertext.h"
#include "ui/kit/onevents.h"
#include "ui/language/headwords.h"
#include "ui/matrix/partialview.h"
#include "ui/theme/fonts.h"
#include "ui/theme/tint.h"

#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace attn {

namespace {

constexpr int most_map_height = 190, least_map_height = 90; // px
constexpr const char* bias_tensor = "position_bias";

HeldMatrixPtr biasNow(const Computed& computed, const Selection& selection)
{
    HeldMatrixPtr all = computed.trace->find(bias_tensor)
                            ? heatmapData(computed, bias_tensor, selection.batch(), selection.head(), selection.looks())
                            : nullptr;
    return all ? atStep(std::move(all), computed, selection.steps(), selection.step(), bias_tensor, selection.head())
               : nullptr;
}

} // namespace

HeldMatrixPtr maskedBias(const Computed& computed, const Selection& selection)
{
    const HeldMatrixPtr plain = biasNow(computed, selection);
    if (!plain)
        return nullptr;
    auto marked = std::make_shared<HeldMatrix>(*plain);
    const MaskedCells masked(*computed.realized);
    for (std::size_t cell = 0; masked.applied() && cell < marked->marks.size(); ++cell)
        if (!isWithheldMark(marked->marks[cell]) &&
            masked(selection.batch(), std::int64_t(cell) / marked->columns, std::int64_t(cell) % marked->columns))
            marked->marks[cell] = CellMark::Masked;
    return marked;
}

std::vector<QRgb> biasGrounds(const Computed& computed, const Selection& selection, std::size_t cells)
{
    const HeldMatrixPtr numbers = biasNow(computed, selection);
    if (!numbers || numbers->values.size() != cells)
        return {};
    const double most = std::max({std::abs(numbers->smallest), std::abs(numbers->largest), 1e-30});
    std::vector<QRgb> grounds;
    grounds.reserve(cells);
    for (std::size_t cell = 0; cell < cells; ++cell) {
        const bool revealed = !isWithheldMark(numbers->marks[cell]) && std::isfinite(numbers->values[cell]);
        grounds.push_back(tintedCell(revealed ? numbers->values[cell] / most : 0, attn::colors()).rgb());
    }
    return grounds;
}

QString biasInWords(const Computed& computed, int head)
{
    const Config& config = computed.realized->config;
    switch (config.position_bias.kind) {
    case PositionBiasKind::None: break;
    case PositionBiasKind::Alibi:
        return QObject::tr("Head %1 subtracts %2 per token of distance.")
            .arg(head)
            .arg(formatSignificant(alibiSlope(head, config.num_heads)));
    case PositionBiasKind::T5:
        return QObject::tr("Head %1 adds values from its column of %2, one per distance bucket.")
            .arg(head)
            .arg(QString::fromStdString(config.position_bias.tensor));
    case PositionBiasKind::Tensor:
        return QObject::tr("The values of %1 are added.").arg(QString::fromStdString(config.position_bias.tensor));
    }
    return {};
}

BiasSection::BiasSection(Document* document, Selection* selection, QWidget* parent)
    : LayerPanel(tr("Added to the scores"), {LayerPart::PositionBias}, document, selection, parent),
      m_words(new PlainLabel(this)), m_map(new HeatmapView(this))
{
    useQuietFont(m_words, 12);
    m_words->setWordWrap(true);
    m_map->setMapName(tr("Position bias with the mask"));
    column()->addSpacing(4);
    column()->addWidget(m_words);
    column()->addWidget(m_map);
    connect(m_map, &HeatmapView::cellChosen, selection, &Selection::setChosen);
    connect(m_map, &HeatmapView::cellHovered, this, [this](std::optional<Cell> cell) {
        this->selection()->setHovered(cell);
        Q_EMIT described(cell ? tr("Bias: %1").arg(describeCell(*m_map->data(), *cell)) : QString());
    });
    for (auto changed : {&Selection::focusChanged, &Selection::looksChanged, &Selection::stepChanged})
        connect(selection, changed, this, &BiasSection::showMap);
    connect(selection, &Selection::chosenChanged, this, [this] { m_map->setChosen(this->selection()->chosen()); });
    connect(selection, &Selection::hoveredChanged, this, [this] { m_map->setHovered(this->selection()->hovered()); });
    onEvents(this, {QEvent::Show}, [this] { showMap(); });
    onEvents(this, {QEvent::Resize}, [this] { fitMap(); });
    showMap();
}

void BiasSection::refresh()
{
    LayerPanel::refresh();
    if (m_map)
        showMap();
}

void BiasSection::showMap()
{
    const bool any = computed() && computed()->trace->find(bias_tensor) &&
                     scene().config.position_bias.kind != PositionBiasKind::None;
    m_words->setVisible(any);
    m_map->setVisible(any);
    setHeading(any ? labelOfHead(selection()->head()) : QString());
    if (!any || !isVisible())
        return;
    const int head = selection()->head();
    m_words->setText(biasInWords(*computed(), head));
    HeatmapParts parts;
    parts.sums = parts.bar = parts.titles = parts.legend = false;
    parts.close = true;
    m_map->setParts(parts);
    m_map->updateData(maskedBias(*computed(), *selection()));
    m_map->setChosen(selection()->chosen());
    fitMap();
}

// Fits its height to its cells at the column's width.
void BiasSection::fitMap()
{
    const int wanted = m_map->data() ? width() * m_map->data()->rows / std::max(m_map->data()->columns, 1) : 0;
    m_map->setFixedHeight(std::clamp(wanted, scaled(least_map_height), scaled(most_map_height)));
}

} // namespace attn
