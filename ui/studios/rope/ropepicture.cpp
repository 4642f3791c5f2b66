// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/rope/ropepicture.h"

#include "core/base/withheld.h"
#include "core/layer/stages.h"
#include "ui/matrix/tensormatrix.h"

#include <algorithm>
#include <cmath>

namespace attn {

namespace {

// The state of a row of `tensor`, from all its numbers.
RopeState stateOfRow(const Computed& computed, const std::string& tensor, std::int64_t batch, std::int64_t head,
                     std::int64_t row, const Walk& steps, const std::optional<StepPlace>& step)
{
    const TracedTensor* found = computed.trace->find(tensor);
    if (!found)
        return RopeState::Pending;
    const std::int64_t width = found->shape[3];
    for (std::int64_t at = 0; computed.hides(tensor) && at < width; ++at)
        if (isWithheld(computed.trace->cell(*found, {batch, head, row, at})))
            return RopeState::Hidden;
    return !step || steps.done(*step, tensor, row, width - 1) ? RopeState::Yes : RopeState::Pending;
}

// The one that shows less.
RopeState both(RopeState a, RopeState b) { return std::max(a, b); }

bool areFinite(const RotaryVectors& vectors)
{
    const auto finite = [](double number) { return std::isfinite(number); };
    return std::ranges::all_of(vectors.query, finite) && std::ranges::all_of(vectors.key, finite);
}

} // namespace

bool RopePicture::isMoved() const
{
    return queryPosition != own().vectors.queryPosition() || keyPosition != own().vectors.keyPosition();
}

RopePicture ropePicture(const Computed& computed, const RopeChoice& choice, int digits, const Walk& steps,
                        const std::optional<StepPlace>& step)
{
    RopePicture picture;
    const auto vectors = rotaryVectors(computed, choice.place);
    if (!vectors)
        return picture;
    picture.choice = choice;
    picture.choice.place = vectors->place;
    picture.choice.pair = std::clamp<std::int64_t>(choice.pair, 0, vectors->pairs() - 1);
    picture.layout = vectors->rope.layout;
    picture.digits = digits;
    picture.queryPosition = vectors->queryPosition() + choice.queryMove + choice.bothMove;
    picture.keyPosition = vectors->keyPosition() + choice.keyMove + choice.bothMove;
    const auto turn = [&](const RotaryVectors& of) {
        return RopeSide{of, turnedScore(of, picture.queryPosition, picture.keyPosition)};
    };
    picture.sides[std::size_t(picture.layout)] = turn(*vectors);
    picture.sides[1 - std::size_t(picture.layout)] = turn(inOtherLayout(*vectors, choice.relaid));

    const auto& [batch, head, query, key] = vectors->place;
    const TracedTensor& scores = *computed.trace->find("scores");
    picture.queries = rowLabels(computed, scores, batch);
    picture.keys = columnLabels(computed, scores, batch);
    picture.query = picture.queries.value(int(vectors->asker));
    picture.key = picture.keys.value(int(key));
    const std::int64_t keyHead = vectors->dims.kvHead(head);
    const auto revealed = [&](const std::string& tensor, std::int64_t of, std::int64_t row) {
        return stateOfRow(computed, tensor, batch, of, row, steps, step);
    };
    picture.before = both(revealed(vectors->queries, head, vectors->asker), revealed(vectors->keys, keyHead, key));
    picture.turned =
        both(picture.before, both(revealed("q_rotated", head, vectors->asker), revealed("k_rotated", keyHead, key)));
    picture.traced = tracedScore(computed, vectors->place);
    picture.score = both(picture.turned, isWithheld(picture.traced)                         ? RopeState::Hidden
                                         : !step || steps.done(*step, "scores", query, key) ? RopeState::Yes
                                                                                            : RopeState::Pending);
    picture.finite = areFinite(*vectors) && std::isfinite(picture.own().turned.score);
    picture.unturned = scoreWithoutTurning(*vectors);
    for (const RopeSide& side : picture.sides)
        for (std::int64_t pair = 0; picture.finite && pair < side.vectors.pairs(); ++pair)
            picture.longest = std::max(
                {picture.longest, queryArrow(side.vectors, pair).length(), keyArrow(side.vectors, pair).length()});
    if (picture.tellsScore())
        picture.moved = movedScores(*vectors, picture.queryPosition, picture.keyPosition);
    return picture;
}

QString whyNothingTurns(const Computed& computed)
{
    const Config& config = computed.realized->config;
    if (config.stage != Stage::Attention || startsFromWeights(config))
        return QObject::tr("This scene computes no queries or keys, so there is nothing to rotate.");
    if (!config.rope && computed.realized->plan.dims.hd < 2)
        return QObject::tr("Components rotate in pairs, but each head of this scene has only one component.");
    if (!config.rope)
        return QObject::tr("No rotary positions in this scene. Turn them on in the controls.");
    return rotaryVectors(computed, {}) ? QString() : QObject::tr("This scene computes no scores.");
}

} // namespace attn
