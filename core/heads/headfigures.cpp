// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/heads/headfigures.h"

#include "core/base/withheld.h"
#include "core/heads/weightrows.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>

namespace attn {

namespace {

constexpr std::array<HeadFigureWords, head_figures> figure_words = {
    {{"entropy", "entropy", "bits", 2},
     {"largest weight", "largest", "", 3},
     {"distance looked", "distance", "tokens", 2},
     {"weight on the first token", "on first", "", 3},
     {"weight on the token itself", "on itself", "", 3}}};

enum class RowFault { None, Negative, Hidden };

// The row that `rows` has read.
RowFault readRow(const WeightRows& rows, std::span<const float> weights, std::int64_t query, RowFigures& figures)
{
    double sum = 0, bits = 0, distance = 0, ahead = 0;
    for (std::int64_t key = 0; key < std::int64_t(weights.size()); ++key) {
        if (!rows.allowed(key))
            continue;
        const double weight = weights[std::size_t(key)];
        if (weight < 0)
            return RowFault::Negative;
        ++figures.keys;
        sum += weight;
        if (weight > 0)
            bits -= weight * std::log2(weight);
        distance += weight * double(std::abs(query - key));
        ahead += weight * double(key - query);
        figures.largest = std::max(figures.largest, weight);
        if (key < query)
            figures.largestBefore = std::max(figures.largestBefore, weight);
        figures.mostDistance = std::max(figures.mostDistance, double(std::abs(query - key)));
        if (key == 0)
            figures.onFirst = weight;
        if (key == query)
            figures.onItself = weight;
    }
    if (isWithheld(sum))
        return RowFault::Hidden;
    if (figures.keys < 2 || !(sum > 0) || std::isinf(sum)) { // nan too
        figures = {.keys = figures.keys};
        return RowFault::None;
    }
    figures.counts = true;
    figures.entropy = std::max(0.0, bits / sum + std::log2(sum)); // of w / sum
    figures.mostEntropy = std::log2(double(figures.keys));
    figures.distance = distance / sum;
    figures.ahead = ahead / sum;
    return RowFault::None;
}

constexpr double RowFigures::*averaged[] = {
    &RowFigures::entropy, &RowFigures::mostEntropy, &RowFigures::distance, &RowFigures::mostDistance,
    &RowFigures::ahead,   &RowFigures::onFirst,     &RowFigures::onItself,
};

} // namespace

const HeadFigureWords& wordsOf(HeadFigure figure) { return figure_words[std::size_t(figure)]; }

double valueOf(const RowFigures& figures, HeadFigure figure)
{
    switch (figure) {
    case HeadFigure::Entropy: return figures.entropy;
    case HeadFigure::Largest: return figures.largest;
    case HeadFigure::Distance: return figures.distance;
    case HeadFigure::OnFirst: return figures.onFirst;
    case HeadFigure::OnItself: return figures.onItself;
    }
    return 0;
}

double mostOf(const RowFigures& figures, HeadFigure figure)
{
    return figure == HeadFigure::Entropy    ? figures.mostEntropy
           : figure == HeadFigure::Distance ? figures.mostDistance
                                            : 1;
}

bool hasHeadFigures(const Computed& computed, std::string_view tensor)
{
    const StageTensor* stage = findStage(computed.realized->plan.stages, tensor);
    return stage && stage->unit == "weight" && stage->queriesByKeys() && computed.trace->find(tensor);
}

std::optional<HeadFigures> headFigures(const Computed& computed, const std::string& tensor, std::int64_t batch,
                                       std::int64_t head, const std::stop_token& stop)
{
    if (!hasHeadFigures(computed, tensor))
        return std::nullopt;
    WeightRows rows(computed, *computed.trace->find(tensor), batch);
    HeadFigures figures;
    int counted = 0;
    for (std::int64_t query = 0; query < rows.rows() && !stop.stop_requested(); ++query) {
        RowFigures& row = figures.rows.emplace_back();
        if (readRow(rows, rows.read(head, query), query, row) != RowFault::None)
            return std::nullopt;
        if (!row.counts)
            continue;
        for (const auto member : averaged)
            figures.mean.*member += row.*member;
        figures.mean.largest = std::max(figures.mean.largest, row.largest);
        figures.mean.largestBefore = std::max(figures.mean.largestBefore, row.largestBefore);
        ++counted;
    }
    if (counted == 0 || stop.stop_requested())
        return std::nullopt;
    figures.mean.counts = true;
    for (const auto member : averaged)
        figures.mean.*member /= counted;
    return figures;
}

} // namespace attn
