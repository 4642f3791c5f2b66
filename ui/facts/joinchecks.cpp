// SPDX-License-Identifier: GPL-3.0-or-later
// Checks between the stages: queries that equal the keys make symmetric scores, and joined heads are side by side.
// Reads and reports nothing in layers with more than a million scores or context numbers.
#include "core/layer/stages.h"
#include "ui/facts/checkparts.h"

#include <QObject>

#include <algorithm>
#include <cmath>

namespace attn::checkparts {

namespace {

constexpr double symmetry_tolerance = 1e-5; // of float32 products, relative to the larger one

const TracedTensor* readable(const Computed& computed, const char* name)
{
    const TracedTensor* tensor = computed.trace->find(name);
    return tensor && elementCount(tensor->shape) <= most_numbers ? tensor : nullptr;
}

bool sameNumbers(double a, double b) { return a == b || (std::isnan(a) && std::isnan(b)); }

// True if every head's context is in its own columns of the joined one.
bool headsSideBySide(const Tensor& heads, const Tensor& joined)
{
    const std::int64_t H = heads.dim(1), T = heads.dim(2), hd = heads.dim(3);
    for (std::int64_t row = 0; row < heads.size() / hd; ++row) {
        const std::int64_t t = row % T, h = row / T % H, b = row / (T * H);
        if (!std::equal(heads.data() + row * hd, heads.data() + (row + 1) * hd,
                        joined.data() + (b * T + t) * H * hd + h * hd, sameNumbers))
            return false;
    }
    return true;
}

// True when the tensors called `query` and `key` exist with the same numbers.
bool equalParameters(const Realized& realized, const std::string& query, const std::string& key)
{
    const Tensor *a = realized.find(query), *b = realized.find(key);
    return a && b && a->shape() == b->shape() && std::ranges::equal(a->values(), b->values());
}

// Whether a number of the scores, or of a stage before them, is overridden.
bool pinnedUpToScores(const Realized& realized)
{
    for (const StageTensor& stage : realized.plan.stages) {
        if (stage.computed() && !realized.overrides.of(stage.name)->empty())
            return true;
        if (stage.name == "scores")
            break;
    }
    return false;
}

bool queriesEqualKeys(const Realized& realized)
{
    const Config& config = realized.config;
    if (pinnedUpToScores(realized) || !startsFromX(config) || readsMemory(config) ||
        config.asks_with != AsksWith::OwnQuery ||
        (normsQueries(config) && !equalParameters(realized, config.qk_norm->query, config.qk_norm->key)))
        return false;
    if (tiesWeights(config))
        return true;
    switch (config.projection) {
    case Projection::None: return true;
    case Projection::Param: return equalParameters(realized, "W_query", "W_key");
    case Projection::Linear:
        return equalParameters(realized, "W_query.weight", "W_key.weight") &&
               (!realized.find("W_query.bias") || equalParameters(realized, "W_query.bias", "W_key.bias"));
    default: return false; // one matrix for all: its parts are not equal by accident
    }
}

} // namespace

void addScores(const Computed& computed, std::vector<Check>& checks)
{
    const TracedTensor* scores = readable(computed, "scores");
    if (!scores || scores->shape.size() != 4 || !queriesEqualKeys(*computed.realized))
        return;
    const QString topic = QObject::tr("symmetry of the scores");
    const Tensor values = computed.trace->dense(*scores);
    const std::int64_t T = scores->shape[2], S = scores->shape[3]; // alike, where keys are made from x
    for (std::int64_t i = 0; i < values.size(); ++i) {
        const double mirrored = values[(i / (T * S) * T + i % S) * S + i / S % T];
        if (std::abs(values[i] - mirrored) > symmetry_tolerance * std::max(1.0, std::abs(mirrored))) {
            checks.push_back({Severity::Bad,
                              QObject::tr("The queries equal the keys, but the scores are not symmetric"), "scores",
                              topic});
            return;
        }
    }
    checks.push_back(
        {Severity::Ok, QObject::tr("The queries equal the keys, so the scores are symmetric"), "scores", topic});
}

void addConcat(const Computed& computed, std::vector<Check>& checks)
{
    const TracedTensor *heads = readable(computed, "head_context"), *joined = readable(computed, "context");
    if (!heads || !joined || heads->shape.size() != 4 || heads->shape[1] == 1 ||
        !computed.realized->overrides.of("context")->empty())
        return;
    const QString topic = QObject::tr("order of the heads");
    if (headsSideBySide(computed.trace->dense(*heads), computed.trace->dense(*joined)))
        checks.push_back({Severity::Ok,
                          QObject::tr("The %1 heads are side by side in the context").arg(heads->shape[1]), "context",
                          topic});
    else
        checks.push_back({Severity::Bad,
                          QObject::tr("The heads are not side by side in the context because the reshape without a "
                                      "transpose mixes tokens and heads"),
                          "context", topic});
}

} // namespace attn::checkparts
