// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/block/blockstudio.h"

#include "core/layer/circuitfacts.h"
#include "ui/kit/boxes.h"
#include "ui/matrix/stagecards.h"
#include "ui/studios/block/blockcontrols.h"
#include "ui/studios/block/blockheader.h"
#include "ui/studios/block/blockmap.h"

#include <algorithm>

namespace attn {
namespace {

constexpr double far_apart = 0.94, near_together = 0.3;

QString productWords(const Computed& computed, const std::string& tensor)
{
    if (tensor == "scores")
        return QStringLiteral("scores = q kᵀ");
    if (tensor == "head_context")
        return QStringLiteral("context = w v");
    const ProductBlock block = productBlock(computed, {tensor, 0, 0, {0, 1}, {0, 1}, {0, 1}}, {}, std::nullopt);
    return QStringLiteral("%1 = %2 %3")
        .arg(QString::fromStdString(tensor), plainName(computed, block.leftTensor),
             QString::fromStdString(block.topTensor).section(QLatin1Char('.'), 0, 0));
}

} // namespace

bool canBeBlock(const Computed& computed, const std::string& tensor)
{
    // Studios get no circuits.
    return !isCircuit(tensor) && isBlock(blockCounts(computed, tensor, 0, 0));
}

StudioInfo BlockStudio::info() { return {QStringLiteral("block"), tr("Product as a block"), {}}; }

BlockStudio::BlockStudio(Document* document, Selection* selection, QWidget* parent)
    : Studio(info(), document, selection, parent), m_controls(new BlockControls(selection, this)),
      m_header(new BlockHeader(selection, this)), m_map(new BlockMap(this))
{
    columnOf(this, 0, {{m_map, 1}});
    m_header->hide();
    setFocusProxy(m_map);
    for (auto signal : {&Selection::focusChanged, &Selection::looksChanged})
        connect(selection, signal, this, &BlockStudio::compose);
    connect(selection, &Selection::stepChanged, this, [this] {
        followTerm();
        compose();
    });
    connect(selection, &Selection::chosenChanged, this, [this] {
        followTerm();
        compose();
    });
    connect(m_map, &BlockMap::viewAsked, this, [this](const BlockView& view) {
        BlockShown shown = m_shown;
        shown.view = view;
        setShown(shown);
    });
    connect(m_map, &BlockMap::cellAsked, this, &BlockStudio::chooseCell);
    connect(m_map, &BlockMap::layerAsked, this, &BlockStudio::setLayer);
    connect(m_map, &BlockMap::pointed, this, [this](const QString& words) {
        if (words.isEmpty())
            tellChosen();
        else
            Q_EMIT described(words);
    });
    connect(m_controls, &BlockControls::shownAsked, this, &BlockStudio::setShown);
    connect(m_controls, &BlockControls::layerAsked, this, &BlockStudio::setLayer);
    connect(m_controls, &BlockControls::aloneAsked, this, &BlockStudio::setAlone);
    connect(m_controls, &BlockControls::windowAsked, this, &BlockStudio::moveWindow);
    connect(m_controls, &BlockControls::productAsked, this,
            [this](const QString& tensor) { goTo(tensor.toStdString()); });
    connect(m_header, &BlockHeader::modeAsked, this, [this](bool operands) {
        this->selection()->setAllHeads(false);
        this->selection()->setOperands(operands);
        Q_EMIT leaveAsked();
    });
}

QString BlockStudio::heading() const
{
    return m_map->picture().empty() ? title() : tr("%1 as a block").arg(m_map->picture().title);
}

QString BlockStudio::caption() const { return m_map->picture().shapes; }

QWidget* BlockStudio::controls() { return m_controls; }

QWidget* BlockStudio::headerTools() { return m_header; }

QString BlockStudio::unavailable(const Computed& computed) const
{
    const auto& stages = computed.realized->plan.stages;
    const bool any = std::ranges::any_of(
        stages, [&](const StageTensor& stage) { return stage.traced && canBeBlock(computed, stage.name); });
    return any ? QString() : tr("This scene has no product of two matrices.");
}

// True if the user went to a stage that is not a product; steps that pass one keep the block.
bool BlockStudio::leaves(const Computed& computed) const
{
    return unavailable(computed).isEmpty() && !canBeBlock(computed, tensorInFocus(computed, *selection()));
}

void BlockStudio::showComputed()
{
    m_controls->setComputed(*computed());
    followTerm();
    compose();
}

void BlockStudio::showEvent(QShowEvent* event)
{
    Studio::showEvent(event);
    if (computed())
        followTerm();
    compose();
}

// What is in focus, else what was shown before, else the scores.
void BlockStudio::chooseTensor()
{
    const Computed& layer = *computed();
    const std::string before = m_tensor;
    const std::string focus = tensorInFocus(layer, *selection());
    if (canBeBlock(layer, focus))
        m_tensor = focus;
    else if (m_tensor.empty() || !canBeBlock(layer, m_tensor)) {
        m_tensor = "scores";
        for (const StageTensor& stage : layer.realized->plan.stages)
            if (!canBeBlock(layer, m_tensor) && stage.traced && canBeBlock(layer, stage.name))
                m_tensor = stage.name;
    }
    if (m_tensor != before) {
        m_layer = 0;
        m_alone = false;
        followTerm();
    }
    std::vector<BlockProduct> products;
    for (const std::string& tensor : {std::string("scores"), std::string("head_context"), m_tensor})
        if (canBeBlock(layer, tensor) && std::ranges::find(products, tensor, &BlockProduct::tensor) == products.end())
            products.push_back({tensor, productWords(layer, tensor)});
    m_controls->setProducts(products, m_tensor);
}

// While the steps are in this product, the current layer is that of its term.
void BlockStudio::followTerm()
{
    const std::optional<StepPlace>& step = selection()->step();
    if (!step || m_tensor.empty())
        return;
    const Walk& steps = selection()->steps();
    const int number = steps.find(m_tensor);
    if (number < 0 || step->tensor != number)
        return;
    m_layer = step->term >= 0 ? step->term : steps.termsOf(*step) - 1;
}

BlockPlace BlockStudio::place() const
{
    return {m_tensor,
            selection()->batch(),
            selection()->head(),
            selection()->chosen(),
            m_layer,
            m_alone ? std::optional(m_layer) : std::nullopt};
}

const ValueStats& BlockStudio::stats()
{
    const int batch = selection()->batch(), head = selection()->head();
    if (m_statsOf != computed() || m_statsTensor != m_tensor || m_statsBatch != batch || m_statsHead != head) {
        m_stats = blockStats(*computed(), m_tensor, batch, head);
        m_statsOf = computed();
        m_statsTensor = m_tensor;
        m_statsBatch = batch;
        m_statsHead = head;
    }
    return m_stats;
}

// Few layers as far apart as they go; many, or wide ones, closer together, so that their cells stay large.
double BlockStudio::usualApart(const BlockCounts& all) const
{
    constexpr std::int64_t few = 2, wide = 8;
    const std::int64_t layers = m_alone ? 1 : all.terms;
    return layers <= few && std::min(all.columns, most_block_cells) <= wide ? far_apart : near_together;
}

void BlockStudio::compose()
{
    if (!isFollowing() || m_composing || !unavailable(*computed()).isEmpty())
        return;
    m_composing = true;
    chooseTensor();
    const BlockCounts all = blockCounts(*computed(), m_tensor, selection()->batch(), selection()->head());
    m_layer = std::clamp<std::int64_t>(m_layer, 0, std::max<std::int64_t>(all.terms - 1, 0));
    if (!m_pulled)
        m_shown.view.apart = usualApart(all);
    m_map->show(
        blockPicture(*computed(), place(), selection()->looks(), stats(), selection()->steps(), selection()->step()),
        m_shown);
    m_controls->show(m_map->picture(), m_shown, m_alone);
    m_composing = false;
    Q_EMIT captionChanged();
    Q_EMIT pictureChanged();
    tellChosen();
}

// Describes the current cube and face, until something is pointed at.
void BlockStudio::tellChosen()
{
    const BlockPicture& picture = m_map->picture();
    if (picture.at)
        Q_EMIT described(describeCube(picture, picture.layer, picture.at->row, picture.at->column) +
                         QStringLiteral("; ") + describeFace(picture, picture.at->row, picture.at->column));
}

void BlockStudio::setShown(const BlockShown& shown)
{
    if (m_shown == shown)
        return;
    m_pulled = m_pulled || shown.view.apart != m_shown.view.apart;
    m_shown = shown;
    compose();
}

void BlockStudio::setLayer(std::int64_t term)
{
    if (m_layer == term)
        return;
    m_layer = term;
    compose();
}

void BlockStudio::setAlone(bool alone)
{
    m_alone = alone;
    compose();
}

void BlockStudio::goTo(const std::string& tensor)
{
    const QString card = cardOfTensor(*computed()->realized, tensor);
    selection()->setAllHeads(false);
    selection()->setStage(card);
    if (tensorInFocus(*computed(), *selection()) != tensor)
        selection()->setTensor(QString::fromStdString(tensor));
}

void BlockStudio::chooseCell(Cell cell)
{
    if (tensorInFocus(*computed(), *selection()) != m_tensor)
        goTo(m_tensor);
    selection()->setChosen(cell);
}

void BlockStudio::moveWindow(int rows, int columns, int terms)
{
    const BlockPicture& picture = m_map->picture();
    const BlockCounts& all = picture.block.all;
    const auto moved = [](std::int64_t now, int by, std::int64_t count) {
        return std::clamp<std::int64_t>(now + by * most_block_cells, 0, count - 1);
    };
    if (terms != 0)
        return setLayer(moved(m_layer, terms, all.terms));
    const Cell cell = selection()->chosen().value_or(Cell());
    chooseCell({int(moved(cell.row, rows, all.rows)), int(moved(cell.column, columns, all.columns))});
}

} // namespace attn
