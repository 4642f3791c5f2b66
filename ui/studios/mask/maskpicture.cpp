// SPDX-License-Identifier: GPL-3.0-or-later
// The mask studio on paper: variants of applying one mask side by side, each with its row sums and its verdict.
#include "ui/studios/mask/maskcards.h"
#include "ui/studios/mask/maskstudio.h"
#include "ui/studios/mask/variantpane.h"
#include "ui/studios/mask/variantwords.h"

namespace attn {

namespace {

// `base` is the scene that they vary.
Figure maskFigure(std::vector<MaskVariant> variants, const Computed& base, const Selection& selection)
{
    constexpr int most_columns = 3;
    const Mask& mask = base.realized->config.mask;
    Figure figure;
    figure.title = QObject::tr("One mask, the same scores");
    figure.columns = most_columns;
    for (MaskVariant& variant : variants) {
        showVariant(variant, *base.realized, selection);
        if (!variant.map)
            continue;
        const bool used = mask.kind != MaskKind::None && variant.apply == mask.apply;
        const VariantVerdict verdict = variantVerdict(variant, selection.batch());
        figure.maps.push_back(
            {variant.shown,
             used ? QObject::tr("%1 (in use)").arg(variantTitle(variant.apply)) : variantTitle(variant.apply),
             chosenPair(base, selection), verdict.text});
        figure.maps.back().severity = verdict.severity;
    }
    return figure;
}

} // namespace

std::optional<SteppedFigure> MaskStudio::draw() const
{
    return m_variants.empty() ? std::nullopt : std::optional(pictureOf(variantsOf(m_arrangement.count)));
}

std::optional<SteppedFigure> MaskStudio::drawForClass() const
{
    return m_variants.empty() ? std::nullopt : std::optional(pictureOf(variantsOf(countForClass())));
}

// All five where a slide has room for their digits.
int MaskStudio::countForClass() const
{
    constexpr int most_tokens = 10;
    return anyMap() && anyMap()->rows <= most_tokens ? 5 : m_arrangement.count;
}

std::vector<MaskVariant> MaskStudio::variantsOf(int count) const
{
    std::vector<MaskVariant> variants;
    for (int i = 0; i < count; ++i)
        variants.push_back(variantOf(applyOf(i, count)));
    return variants;
}

// How much each differs from the first, as on the cards.
void MaskStudio::tellClass(ClassPicture& picture) const
{
    const std::vector<MaskVariant> variants = variantsOf(countForClass());
    picture.note = captionOf(int(variants.size()));
    const HeatmapData* words = anyMap();
    if (!words) // none can be applied to this mask: each card tells why
        return;
    for (int i = 1; i < int(variants.size()); ++i) {
        const VariantComparison compared = compareVariants(variants[0], variants[std::size_t(i)], item());
        const QString query = words->rowLabels.value(int(compared.largest.row));
        const QString key = words->columnLabels.value(int(compared.largest.column));
        picture.found.push_back({compared.severity, differenceWords(differenceTitle(i), compared, query, key)});
    }
}

SteppedFigure MaskStudio::pictureOf(std::vector<MaskVariant> variants) const
{
    std::vector<std::string> tensors; // from the scores to the weights
    for (const StepTensor& tensor : selection()->steps().tensors())
        if (const StageTensor* stage = findStage(m_base->realized->plan.stages, tensor.name);
            stage && stage->queriesByKeys() && tensor.name != "scores")
            tensors.push_back(tensor.name);
    SteppedFigure picture = emptyPicture(std::move(tensors));
    picture.at = [variants, base = m_base, place = placeInFocus(*selection())](const Looks& looks, const Walk& steps,
                                                                               const std::optional<StepPlace>& step) {
        return maskFigure(variants, *base, *selectionAt(place, looks, steps, step));
    };
    return picture;
}

} // namespace attn
