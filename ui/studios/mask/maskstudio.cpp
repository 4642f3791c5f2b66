// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/mask/maskstudio.h"

#include "core/explain/withhold.h"
#include "core/layer/otherkeys.h"
#include "core/rewrite/maskkind.h"
#include "ui/heatmap/heatmapview.h"
#include "ui/kit/label.h"
#include "ui/kit/messageline.h"
#include "ui/kit/onevents.h"
#include "ui/kit/optioncontrols.h"
#include "ui/kit/segmentedcontrol.h"
#include "ui/studios/mask/maskcards.h"
#include "ui/studios/mask/maskcontrols.h"
#include "ui/studios/mask/variantpane.h"
#include "ui/studios/mask/variantwords.h"
#include "ui/theme/fonts.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QKeyEvent>

#include <algorithm>
#include <utility>

namespace attn {

namespace {

constexpr std::int64_t most_compared_tokens = 512;
constexpr std::int64_t most_compared_weights = std::int64_t(1) << 25; // of all heads; five variants hold 5 times that
constexpr int card_gap = 12;                                          // px

QString ordinal(int number)
{
    static const char* const words[] = {
        QT_TRANSLATE_NOOP("attn::MaskStudio", "first"), QT_TRANSLATE_NOOP("attn::MaskStudio", "second"),
        QT_TRANSLATE_NOOP("attn::MaskStudio", "third"), QT_TRANSLATE_NOOP("attn::MaskStudio", "fourth"),
        QT_TRANSLATE_NOOP("attn::MaskStudio", "fifth")};
    return MaskStudio::tr(words[number]);
}

} // namespace

QString MaskStudio::differenceTitle(int variant)
{
    return tr("Largest difference, %1 vs. %2").arg(ordinal(0), ordinal(variant));
}

StudioInfo MaskStudio::info() { return {QStringLiteral("mask"), tr("Mask studio"), QStringLiteral("mask")}; }

MaskStudio::MaskStudio(Document* document, Selection* selection, QWidget* parent)
    : Studio(info(), document, selection, parent), m_controls(new MaskControls(document, selection, this))
{
    m_controls->hide();
    for (std::size_t i = 0; i < mask_variants.size(); ++i) {
        auto* pane = new VariantPane(this);
        m_panes.push_back(pane);
        connect(pane, &VariantPane::applyAsked, this, [this, i](MaskApply apply) { choose(int(i), apply); });
        connect(pane->view(), &HeatmapView::cellChosen, selection, &Selection::setChosen);
        connect(pane->view(), &HeatmapView::cellHovered, this, [this, pane](std::optional<Cell> cell) {
            this->selection()->setHovered(cell);
            Q_EMIT described(!cell ? QString()
                                   : QStringLiteral("%1: %2").arg(variantTitle(pane->apply()),
                                                                  describeCell(*pane->view()->data(), *cell)));
        });
    }
    for (std::size_t i = 0; i + 1 < mask_variants.size(); ++i) {
        auto* card = new DifferenceCard(this);
        m_cards.push_back(card);
        connect(card, &QAbstractButton::clicked, this, [card, selection] {
            if (card->cell())
                selection->setChosen(card->cell());
        });
    }
    // After the maps, in the order in which the keys reach them.
    m_emptyRow = new EmptyRowCard(this);
    m_key = new MaskKey(this);
    m_refused = new MessageLine(this);
    connect(document, &Document::changed, this, [this] { showRefusal({}); });
    m_usedName = new PlainLabel(tr("Used by this scene:"), this);
    useQuietFont(m_usedName, 12.5);
    m_usedName->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_used = makeOptionList("mask.apply", this);
    m_usedName->setBuddy(m_used);
    m_used->setAccessibleName(tr("How this scene applies the mask"));
    connect(selection, &Selection::chosenChanged, this, &MaskStudio::showChosen);
    connect(selection, &Selection::hoveredChanged, this, &MaskStudio::showHovered);
    const auto update = [this] {
        if (!isVisible())
            return;
        makeMaps();
        showVariants(false);
        Q_EMIT captionChanged(); // it names the head
    };
    for (auto changed : {&Selection::focusChanged, &Selection::looksChanged, &Selection::stepChanged})
        connect(selection, changed, this, update);
    connect(m_controls, &MaskControls::described, this, &Studio::described);
    connect(m_used, &QComboBox::activated, this, [this](int apply) {
        const Scene& scene = this->document()->scene();
        auto rewritten = setMaskKind(scene, scene.config.mask.kind, MaskApply(apply));
        if (rewritten)
            edit(tr("Apply the mask: %1").arg(variantTitle(MaskApply(apply))), std::move(rewritten->scene));
        else
            showRefusal(rewritten.error());
        m_used->setCurrentIndex(int(this->document()->scene().config.mask.apply));
    });
    connect(m_emptyRow, &EmptyRowCard::policyAsked, this, [this](MaskedRows policy) {
        Scene after = this->document()->scene();
        after.config.masked_rows = policy;
        edit(policy == MaskedRows::Zero ? tr("Rows without a key: zero") : tr("Rows without a key: nan"),
             std::move(after));
    });
    onEvents(this, {QEvent::Show}, update); // the selection may have moved meanwhile
    onEvents(this, {QEvent::Resize, QEvent::FontChange, QEvent::StyleChange}, [this] { showVariants(false); });
}

// What flips a cell of the grid flips the same one of a map.
void MaskStudio::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Space && qobject_cast<const HeatmapView*>(focusWidget()))
        QCoreApplication::sendEvent(m_controls->canvas(), event);
    else
        Studio::keyPressEvent(event);
}

MaskStudio::~MaskStudio() { m_background.cancel(); }

QString MaskStudio::caption() const { return captionOf(m_arrangement.count); }

QString MaskStudio::captionOf(int count) const
{
    const QString words = count == 5 ? tr("one mask, applied in five ways to the same scores")
                                     : tr("one mask, applied in three ways to the same scores");
    const std::int64_t heads = computed() ? computed()->realized->plan.dims.H : 1;
    return heads > 1 ? tr("%1; head %2").arg(words).arg(selection()->head()) : words;
}

QWidget* MaskStudio::controls() { return m_controls; }

QString MaskStudio::unavailable(const Computed& computed) const
{
    const Config& config = computed.realized->config;
    const Dims& dims = computed.realized->plan.dims;
    if (config.stage != Stage::Attention)
        return tr("This scene has no attention layer, so there are no scores to mask.");
    if (startsFromWeights(config))
        return tr("The weights of this scene are inputs, so there are no scores to mask.");
    if (readsMemory(config))
        return tr("The keys of this scene come from a memory, but this studio's masks are for tokens that attend to "
                  "each other.");
    if (keysAreOthers(computed.scene, dims))
        return tr("The keys of this scene have tokens of their own, but this studio's masks are for tokens that attend "
                  "to each other.");
    if (config.normalize == Normalize::None)
        return tr("This scene stops at the scores, so there are no weights to mask.");
    if (dims.T > most_compared_tokens || dims.B * dims.H * dims.T * dims.T > most_compared_weights)
        return tr("This scene is too large to compute five times. The studio compares up to %1 tokens and %2 million "
                  "weights.")
            .arg(most_compared_tokens)
            .arg(most_compared_weights / 1'000'000);
    return {};
}

void MaskStudio::showComputed()
{
    m_controls->setComputed(computed());
    if (hideAtOnce())
        return;
    m_background.request([this, base = computed()](const StopToken& stop) -> std::function<void()> {
        auto variants = std::make_shared<std::vector<MaskVariant>>(computeVariants(base, stop));
        if (variants->empty())
            return {};
        return [this, base, variants] { takeVariants(base, std::move(*variants)); };
    });
}

// Applies newly hidden cells to the current pictures, not only to future ones. True if these have the same numbers, so
// that no others will follow.
bool MaskStudio::hideAtOnce()
{
    if (!m_base)
        return false;
    const bool same = m_base->realized == computed()->realized;
    m_base = same ? computed() : withheldLike(computed(), m_base);
    for (MaskVariant& variant : m_variants)
        variant.computed = withheldLike(computed(), variant.computed);
    makeMaps();
    showVariants(true);
    return same;
}

void MaskStudio::takeVariants(ComputedPtr base, std::vector<MaskVariant> variants)
{
    const bool same = m_base && m_base->realized->plan.dims == base->realized->plan.dims;
    m_base = std::move(base);
    m_variants = std::move(variants);
    makeMaps();
    showVariants(same);
}

void MaskStudio::makeMaps()
{
    for (MaskVariant& variant : m_variants)
        showVariant(variant, *m_base->realized, *selection());
}

const MaskVariant& MaskStudio::variantOf(MaskApply apply) const
{
    return *std::ranges::find(m_variants, apply, &MaskVariant::apply);
}

std::vector<VariantPane*> MaskStudio::shownPanes() const
{
    return {m_panes.begin(), m_panes.begin() + (m_variants.empty() ? 0 : m_arrangement.count)};
}

// Variants not applicable to this mask come last: the others are compared with the first.
void MaskStudio::putRefusedLast(std::span<MaskApply> order) const
{
    std::ranges::stable_partition(order, [this](MaskApply apply) { return variantOf(apply).map != nullptr; });
}

VariantOrder MaskStudio::shownOrder() const
{
    VariantOrder order = m_order;
    putRefusedLast(order);
    return order;
}

void MaskStudio::keepUsedAmongThree(int pane)
{
    if (!m_base) // nothing computed yet
        return;
    const Mask& mask = m_base->realized->config.mask;
    const VariantOrder order = shownOrder();
    if (mask.kind != MaskKind::None && std::ranges::find(order, mask.apply) - order.begin() >= 3)
        std::swap(*std::ranges::find(m_order, mask.apply), *std::ranges::find(m_order, order[pane]));
}

// With five side by side, the variant that is always wrong gets a place only if the scene uses it.
MaskApply MaskStudio::applyOf(int pane, int count) const
{
    if (count == 3)
        return shownOrder()[std::size_t(pane)];
    std::vector<MaskApply> order(mask_variants.begin(), mask_variants.begin() + count);
    if (const MaskApply used = m_base->realized->config.mask.apply; used == MaskApply::PostSoftmaxNegInf)
        order.back() = used;
    putRefusedLast(order);
    return order[std::size_t(pane)];
}

int MaskStudio::item() const { return std::min(selection()->batch(), int(m_base->realized->plan.dims.B) - 1); }

void MaskStudio::showVariants(bool update)
{
    if (m_variants.empty())
        return;
    arrange();
    const Config& config = m_base->realized->config;
    keepUsedAmongThree(2);
    std::vector<HeatmapDataPtr> maps;
    for (int i = 0; i < int(m_panes.size()); ++i) {
        VariantPane& pane = *m_panes[i];
        pane.setVisible(i < m_arrangement.count);
        if (i >= m_arrangement.count)
            continue;
        const MaskVariant& variant = variantOf(applyOf(i, m_arrangement.count));
        const bool same = update && pane.apply() == variant.apply;
        const bool used = config.mask.kind != MaskKind::None && variant.apply == config.mask.apply;
        pane.setVariant(variant, config.normalize, item(), used, same);
        pane.setChooser(m_arrangement.count == 3);
        if (variant.map)
            maps.push_back(variant.shown);
    }
    const HeatmapDataPtr words = maps.empty() ? nullptr : maps.front();
    for (int i = 0; i < int(m_cards.size()); ++i) {
        const bool shown = i + 1 < m_arrangement.count;
        m_cards[i]->setVisible(shown);
        if (!shown)
            continue;
        const auto current = i == 0 ? maskedNow(*m_base, *selection()) : std::nullopt;
        const VariantComparison compared =
            current ? *current
                    : compareVariants(variantOf(m_panes[0]->apply()), variantOf(m_panes[i + 1]->apply()), item());
        m_cards[i]->show(current ? tr("Current") : differenceTitle(i + 1), compared,
                         words ? words->rowLabels.value(int(compared.largest.row)) : QString(),
                         words ? words->columnLabels.value(int(compared.largest.column)) : QString());
    }
    QStringList empty;
    const bool whole = std::ranges::all_of(m_variants, &MaskVariant::whole);
    for (int query : whole ? queriesWithoutKeys(*m_base, item()) : std::vector<int>())
        empty << (words ? words->rowLabels.value(query) : QString::number(query));
    m_emptyRow->show(empty, config.masked_rows, config.normalize);
    m_key->show(maps, std::ranges::count(m_controls->canvas()->picture().byHand, true) > 0);
    m_used->setCurrentIndex(int(config.mask.apply));
    m_used->setEnabled(config.mask.kind != MaskKind::None);
    enableFittingValues(m_used, "mask.apply", config);
    layOut();
    showChosen();
    showHovered();
    Q_EMIT captionChanged();
    Q_EMIT pictureChanged();
}

void MaskStudio::showChosen()
{
    for (VariantPane* pane : m_panes)
        pane->view()->setChosen(m_base ? chosenPair(*m_base, *selection()) : std::nullopt);
}

void MaskStudio::showHovered()
{
    for (VariantPane* pane : m_panes)
        pane->view()->setHovered(selection()->hovered());
}

const HeatmapData* MaskStudio::anyMap() const
{
    const auto found =
        std::ranges::find_if(m_variants, [](const MaskVariant& variant) { return variant.map != nullptr; });
    return found == m_variants.end() ? nullptr : found->map.get();
}

// Measuring words is slow: the arrangement stays while numbers move.
void MaskStudio::arrange()
{
    Room room{size(), {}, {}, textScale(), devicePixelRatioF()};
    if (const HeatmapData* any = anyMap()) {
        room.rows = any->rowLabels;
        room.columns = any->columnLabels;
    }
    if (m_room == room)
        return;
    if (m_room.rows != room.rows || m_room.textScale != room.textScale)
        updateGeometry();
    m_room = room;
    m_arrangement = arrangePanes(anyMap(), size(), devicePixelRatioF());
}

QSize MaskStudio::minimumSizeHint() const
{
    const HeatmapData* any = anyMap();
    return {0, any ? heightWithNames(*any, width()) : 0};
}

void MaskStudio::layOut()
{
    if (m_variants.empty())
        return;
    const int count = m_arrangement.count, columns = m_arrangement.columns;
    const double gutter = (width() - 2 * MaskPage::margin) / 8.0;
    const int foot = scaled(MaskPage::foot), cards = DifferenceCard::wantedHeight();
    // The words above narrow maps get the space that maps leave free, equally in all rows.
    std::vector<int> words(columns, 0);
    int spare_width = width() - 2 * MaskPage::margin - (columns - 1) * MaskPage::pane_gap;
    for (int i = 0; i < count; ++i) {
        m_panes[i]->place({0, 0}, m_arrangement.cell, i % columns == 0, gutter, scaled(MaskPage::least_side));
        words[i % columns] = std::max(words[i % columns], m_panes[i]->wordsWidth());
        if (i < columns)
            spare_width -= std::max(m_panes[i]->width(), m_panes[i]->wordsLeft() + 4 + words[i]);
    }
    if (spare_width < 0)
        std::ranges::fill(words, 0);
    int top = 12, rowHeight = 0;
    std::vector<int> lefts; // of the columns
    int x = MaskPage::margin, widest = 0;
    for (int i = 0; i < count; ++i) {
        if (i > 0 && i % columns == 0) {
            top += rowHeight + MaskPage::row_gap;
            x = MaskPage::margin;
            rowHeight = 0;
        }
        m_panes[i]->place({x, top}, m_arrangement.cell, i % columns == 0, gutter,
                          i > 0 ? m_panes[i - 1]->width() : scaled(MaskPage::least_side), words[i % columns]);
        x = m_panes[i]->geometry().right() + 1 + MaskPage::pane_gap;
        widest = std::max(widest, x - MaskPage::pane_gap);
        rowHeight = std::max(rowHeight, m_panes[i]->height());
        if (i < columns)
            lefts.push_back(m_panes[i]->x());
    }
    const int used = top + rowHeight;
    // Centers them as a block, slightly above the middle.
    const bool block = count > columns;
    const int shift = std::max(0, (width() - MaskPage::margin - widest) / 2);
    const int below = block ? 0 : cards + 10;
    const int spare = std::max(0, height() - foot - 8 - used - below);
    const int drop = std::min(spare / 3, scaled(48));
    for (int i = 0; i < count; ++i)
        m_panes[i]->move(m_panes[i]->pos() + QPoint(shift, drop));
    if (block) {
        const QRect last = m_panes[count - 1]->geometry();
        const int left = (count % columns < int(lefts.size()) ? lefts[count % columns] + shift : last.right()) + 4;
        layOutCards({left, last.top() + 8, std::max(width() - MaskPage::margin - left, 120), last.height() - 8}, true);
    } else {
        layOutCards({MaskPage::margin, used + drop, width() - 2 * MaskPage::margin, cards}, false);
    }
    const int line = height() - foot - 8;
    const int list = std::min(scaled(190), width() / 3), name = m_usedName->sizeHint().width();
    m_used->setGeometry(width() - MaskPage::margin - list, line + (foot - scaled(24)) / 2, list, scaled(24));
    m_usedName->setGeometry(m_used->x() - 8 - name, line, name, foot);
    m_key->setGeometry(MaskPage::margin, line, std::max(m_usedName->x() - 2 * MaskPage::margin, 1), foot);
    m_refused->setGeometry(m_key->geometry().adjusted(0, -4, 0, 4)); // two lines of words
}

void MaskStudio::layOutCards(const QRect& place, bool upright)
{
    std::vector<QWidget*> shown;
    if (!m_emptyRow->isHidden())
        shown.push_back(m_emptyRow);
    for (DifferenceCard* card : m_cards)
        if (!card->isHidden())
            shown.push_back(card);
    const int count = int(shown.size());
    for (int i = 0; i < count; ++i) {
        if (upright) {
            const int height = std::min(DifferenceCard::wantedHeight(), (place.height() - (count - 1) * 8) / count);
            shown[i]->setGeometry(place.left(), place.top() + i * (height + 8), std::min(place.width(), scaled(460)),
                                  height);
        } else {
            const int width = (place.width() - (count - 1) * card_gap) / count;
            shown[i]->setGeometry(place.left() + i * (width + card_gap), place.top(), width, place.height());
        }
    }
}

void MaskStudio::choose(int pane, MaskApply apply)
{
    // The variant shown here swaps with the other one.
    std::swap(*std::ranges::find(m_order, m_panes[pane]->apply()), *std::ranges::find(m_order, apply));
    keepUsedAmongThree(pane == 2 ? 1 : 2);
    showVariants(false);
}

void MaskStudio::edit(const QString& step, Scene after)
{
    showRefusal(document()->edit(step, std::move(after),
                                 Change(ChangePart::Config) | ChangePart::Values | ChangePart::Structure));
}

// Replaces the legend, beside the list that asked.
void MaskStudio::showRefusal(const std::optional<Error>& refusal)
{
    m_refused->setMessage(refusal ? splitPath(refusal->message).sentence : QString());
    m_key->setVisible(!refusal);
}

} // namespace attn
