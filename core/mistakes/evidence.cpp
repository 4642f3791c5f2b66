// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mistakes/evidence.h"

#include "core/base/numbertext.h"
#include "core/base/say.h"
#include "core/base/sentenceparts.h"

#include <algorithm>

namespace attn::mistakes {

Grid::Grid(const Trace& trace, const std::string& name)
{
    const TracedTensor* tensor = trace.find(name);
    if (!tensor || tensor->shape.size() > 4)
        return;
    Shape shape = tensor->shape;
    shape.insert(shape.begin(), 4 - shape.size(), 1);
    items = shape[0], heads = shape[1], rows = shape[2], columns = shape[3];
    m_values.resize(std::size_t(elementCount(shape)));
    tensor->read(0, std::span<double>(m_values));
}

double Grid::rowSum(std::int64_t b, std::int64_t h, std::int64_t i) const
{
    double sum = 0;
    for (std::int64_t j = 0; j < columns; ++j)
        sum += (*this)(b, h, i, j);
    return sum;
}

double Grid::columnSum(std::int64_t b, std::int64_t h, std::int64_t j) const
{
    double sum = 0;
    for (std::int64_t i = 0; i < rows; ++i)
        sum += (*this)(b, h, i, j);
    return sum;
}

Evidence::Evidence(const Computed& wrong, const Computed* a, const SymptomPlace& looked)
    : computed(wrong), right(a), place(looked), dims(wrong.realized->plan.dims)
{
}

bool Evidence::comesBefore(const std::string& first, const std::string& second) const
{
    const TracedTensor *a = computed.trace->find(first), *b = computed.trace->find(second);
    return a && b && a < b;
}

std::string Evidence::logits() const
{
    return comesBefore("dropped", normalised()) ? "dropped" : comesBefore("masked", "scaled") ? "scaled" : "masked";
}

std::optional<Index> Evidence::rowFor(const RowTest& wrong) const
{
    const std::int64_t b = std::min(place.batch, dims.B - 1), h = std::min(place.head, dims.H - 1);
    if (place.row && *place.row < dims.T && wrong(b, h, *place.row))
        return Index{b, h, *place.row};
    for (std::int64_t plane = 0; plane < dims.B * dims.H; ++plane) {
        const std::int64_t at = (b * dims.H + h + plane) % (dims.B * dims.H); // the one in view first
        for (std::int64_t i = 0; i < dims.T; ++i)
            if (wrong(at / dims.H, at % dims.H, i))
                return Index{at / dims.H, at % dims.H, i};
    }
    return std::nullopt;
}

std::int64_t Evidence::count(const RowTest& wrong) const
{
    std::int64_t rows = 0;
    for (std::int64_t b = 0; b < dims.B; ++b)
        for (std::int64_t h = 0; h < dims.H; ++h)
            for (std::int64_t i = 0; i < dims.T; ++i)
                rows += wrong(b, h, i);
    return rows;
}

std::string Evidence::token(std::int64_t b, std::int64_t t) const
{
    return tokenLabels(computed.scene, b, dims.T)[std::size_t(t)];
}

std::string Evidence::key(std::int64_t b, std::int64_t s) const
{
    return keyLabels(computed.scene, b, dims.T, dims.S)[std::size_t(s)];
}

// `name` may be "%1", to be put in later.
static std::string placed(const Dims& dims, const Index& row, const std::string& name)
{
    return dims.H > 1 && dims.B > 1 ? say("%1 in head %2 of item %3", name, row[1], row[0])
           : dims.H > 1             ? say("%1 in head %2", name, row[1])
           : dims.B > 1             ? say("%1 of item %2", name, row[0])
                                    : name;
}

std::vector<SymptomPart> Evidence::nameOf(const Index& row) const
{
    return sentenceOf(placed(dims, row, "%1"), {{{SymptomPart::Role::Query, token(row[0], row[2])}}});
}

std::string Evidence::quoted(const Index& row) const { return placed(dims, row, say("“%1”", token(row[0], row[2]))); }

std::string four(double number)
{
    std::string text = std::isinf(number) ? (number < 0 ? "-∞" : "∞") : decimalText(number, 4);
    if (text.starts_with('-'))
        text.replace(0, 1, "−");
    return text;
}

std::string share(std::int64_t some, std::int64_t all) { return say("%1 of %2", some, all); }

SymptomPart number(double value) { return {SymptomPart::Role::Number, four(value)}; }

std::vector<SymptomPart> sentenceOf(std::string_view sentence, const std::vector<std::vector<SymptomPart>>& values)
{
    return sentenceInParts(std::string(sentence), SymptomPart(), values);
}

} // namespace attn::mistakes

namespace attn {

std::string Symptom::text() const
{
    std::string all;
    for (const SymptomPart& part : sentence)
        all += part.text;
    return all;
}

std::vector<Symptom> symptomsOf(const Computed& computed, const Computed* right, const SymptomPlace& place)
{
    std::vector<Symptom> found;
    const Config& config = computed.realized->config;
    if (config.stage != Stage::Attention || computed.realized->plan.dims.T == 0 || !computed.trace->find("scores") ||
        !computed.trace->find("weights"))
        return found;
    const mistakes::Evidence evidence(computed, right, place);
    const auto look = [&](auto detect) {
        if (auto symptom = detect(evidence))
            found.push_back(std::move(*symptom));
    };
    for (const auto detect :
         {mistakes::sameVectors, mistakes::otherQuery, mistakes::otherScale, mistakes::droppedScores,
          mistakes::columnsSumToOne, mistakes::infiniteWeights, mistakes::weightOnMasked, mistakes::lostWeight,
          mistakes::otherFactor, mistakes::mixedTokens})
        look(detect);
    if (right && !right->scene.overrides.empty()) { // overridden cells show on both sides
        const std::vector<Symptom> both = symptomsOf(*right, nullptr, place);
        std::erase_if(found, [&](const Symptom& each) {
            return std::ranges::any_of(both, [&](const Symptom& other) { return other.text() == each.text(); });
        });
    }
    if (right && found.empty())
        look(mistakes::droppedAtAll);
    if (right && found.empty())
        look(mistakes::firstDifference);
    return found;
}

} // namespace attn
