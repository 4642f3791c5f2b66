// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/heads/headfigures.h"

#include "core/base/say.h"
#include "core/heads/rowfigures.h"
#include "core/heads/weightrows.h"

#include <algorithm>
#include <array>

namespace attn {

namespace {

constexpr std::array<HeadFigureWords, head_figures> figure_words = {
    {{SAY_LATER("entropy"), SAY_LATER("entropy"), SAY_LATER("bits"), 2},
     {SAY_LATER("largest weight"), SAY_LATER("max"), "", 3},
     {SAY_LATER("attention distance"), SAY_LATER("distance"), SAY_LATER("tokens"), 2},
     {SAY_LATER("weight on the first token"), SAY_LATER("on first"), "", 3},
     {SAY_LATER("weight on the token itself"), SAY_LATER("on itself"), "", 3}}};

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
                                       std::int64_t head, const StopToken& stop)
{
    if (!hasHeadFigures(computed, tensor))
        return std::nullopt;
    WeightRows rows(computed, *computed.trace->find(tensor), batch);
    HeadFigures figures;
    int counted = 0;
    for (std::int64_t query = 0; query < rows.rows() && !stop.requested(); ++query) {
        RowFigures& row = figures.rows.emplace_back();
        const auto allowed = [&](std::int64_t key) { return rows.allowed(key); };
        if (!readRow(rows.read(head, query), query, allowed, row))
            return std::nullopt;
        if (!row.counts)
            continue;
        for (const auto member : averaged)
            figures.mean.*member += row.*member;
        figures.mean.largest = std::max(figures.mean.largest, row.largest);
        figures.mean.largestBefore = std::max(figures.mean.largestBefore, row.largestBefore);
        ++counted;
    }
    if (counted == 0 || stop.requested())
        return std::nullopt;
    figures.mean.counts = true;
    for (const auto member : averaged)
        figures.mean.*member /= counted;
    return figures;
}

} // namespace attn
