// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/rope/ropewords.h"

#include "ui/kit/numbertext.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace attn {

namespace {

constexpr int least_moved_digits = 6;
constexpr int few_digits = 4;          // that a reader of four decimals would miss
constexpr std::int64_t near_by = 1000; // tokens: a move within a short text

double degreesOf(double radians) { return radians * 180 / std::numbers::pi; }

// "0.57°": two decimals where whole degrees would hide it.
QString degreeText(double degrees)
{
    const double size = std::abs(degrees);
    return formatNumber(degrees, size == 0 || size >= 2.95 ? 0 : size >= 0.005 ? 2 : 3) + QChar(0x00B0);
}

QString withheldText(RopeState revealed)
{
    return revealed == RopeState::Hidden ? QObject::tr("hidden") : QObject::tr("not computed yet");
}

// The decimals at which the displayed parts add up to the displayed score.
int decimalsThatAddUp(const std::vector<double>& parts, double score, int least)
{
    const auto written = [](double value, int decimals) { return std::round(value * std::pow(10, decimals)); };
    for (int decimals = least; decimals < least + 3; ++decimals) {
        double sum = 0;
        for (const double part : parts)
            sum += written(part, decimals);
        if (sum == written(score, decimals))
            return decimals;
    }
    return least;
}

RopeTerm termOf(double part, int digits, const QString& words, std::int64_t pair = -1)
{
    return {part < 0 ? QString(QChar(0x2212)) : QStringLiteral("+"), formatNumber(std::abs(part), digits), words, pair};
}

RopeLamp lampOfLayer(const RopePicture& picture)
{
    const ScorePlace& place = picture.own().vectors.place;
    const QString cell =
        QStringLiteral("scores[%1, %2, %3, %4]").arg(place.batch).arg(place.head).arg(place.query).arg(place.key);
    if (picture.isMoved())
        return {Severity::Off, QObject::tr("Moved. The scene's own score is %1 (query at %2, key at %3).")
                                   .arg(formatNumber(picture.traced, picture.digits))
                                   .arg(picture.own().vectors.queryPosition())
                                   .arg(picture.own().vectors.keyPosition())};
    const TurnedScore& turned = picture.own().turned;
    if (std::abs(turned.score - picture.traced) <= turned.error)
        return {Severity::Ok, QObject::tr("The layer has the same value in %1").arg(cell)};
    return {Severity::Bad, QObject::tr("In the layer, %2 is %1 because an earlier value is pinned")
                               .arg(formatNumber(picture.traced, picture.digits), cell)};
}

RopeLamp lampOfDistance(const RopePicture& picture)
{
    int near = float32_digits, far = float32_digits, exact = float64_digits;
    std::int64_t furthest = 0;
    for (const MovedScore& moved : picture.moved) {
        if (!isSameDistance(picture, moved))
            continue;
        const std::int64_t on = moved.query - picture.queryPosition;
        int& digits = on < near_by ? near : far;
        digits = std::min(digits, moved.digits);
        exact = std::min(exact, moved.exactDigits);
        furthest = std::max(furthest, on);
    }
    if (far >= near)
        return {Severity::Ok, QObject::tr("Same distance, same score (to %1 digits)").arg(near)};
    const QString words = QObject::tr("Same distance, same score (to %1 digits). %2 tokens further on, the score still "
                                      "matches to %3 digits in float32 and %4 in float64.")
                              .arg(near)
                              .arg(formatCount(furthest))
                              .arg(far)
                              .arg(exact);
    return {near >= few_digits ? Severity::Ok : Severity::Warn, words};
}

RopeLamp lampOfLayouts(const RopePicture& picture)
{
    const double own = picture.own().turned.score, other = picture.other().turned.score;
    if (picture.choice.relaid == Relaid::Reordered)
        return agreeingDigits(own, other, float32_digits) == float32_digits
                   ? RopeLamp{Severity::Ok, QObject::tr("Both layouts give %1 with reordered rows")
                                                .arg(formatNumber(own, picture.digits))}
                   : RopeLamp{Severity::Bad,
                              QObject::tr("The layouts differ: %1 and %2")
                                  .arg(formatNumber(own, picture.digits), formatNumber(other, picture.digits))};
    if (picture.pairs() == 1)
        return {Severity::Ok, QObject::tr("With one pair, both layouts rotate the same two components")};
    return {Severity::Warn,
            QObject::tr("With the same rows, the other layout rotates different pairs, so the score is %1, not %2")
                .arg(formatNumber(other, picture.digits), formatNumber(own, picture.digits))};
}

} // namespace

QString layoutName(RopeLayout layout)
{
    return layout == RopeLayout::Half ? QObject::tr("Half") : QObject::tr("Interleaved");
}

QString pairsOf(RopeLayout layout, std::int64_t turning)
{
    return layout == RopeLayout::Half ? QObject::tr("pairs i and i + %1").arg(turning / 2)
                                      : QObject::tr("pairs 2i and 2i + 1");
}

QString componentsOfPair(const RotaryVectors& vectors, std::int64_t pair)
{
    const auto [first, second] = vectors.pair(pair);
    return QObject::tr("(%1 and %2)").arg(first).arg(second);
}

std::pair<QString, QString> frequencyWords(float frequency)
{
    const QString speed = formatSignificant(double(frequency), 3);
    if (!(std::abs(frequency) > 0))
        return {speed, QObject::tr("does not rotate")};
    const double turn = 2 * std::numbers::pi / std::abs(double(frequency));
    const QString tokens =
        turn < 1e7 ? turn < 100 ? formatNumber(turn, 1) : formatCount(std::llround(turn)) : formatSignificant(turn, 3);
    return {speed, QObject::tr("full turn in %1 tokens").arg(tokens)};
}

QString turnText(double radians)
{
    const double degrees = std::fmod(degreesOf(radians), 360.0);
    return (degrees >= 0 ? QStringLiteral("+") : QString()) + degreeText(degrees);
}

QString partText(double part, int digits)
{
    return (part > 0 ? QStringLiteral("+") : QString()) + formatNumber(part, digits);
}

QString scoreSentence(const RopePicture& picture)
{
    const QString who = QObject::tr("query “%1” at %2 → key “%3” at %4")
                            .arg(picture.query, QString::number(picture.queryPosition), picture.key,
                                 QString::number(picture.keyPosition));
    if (picture.score != RopeState::Yes)
        return QStringLiteral("%1: %2").arg(who, withheldText(picture.score));
    return QObject::tr("%1: score %2 after rotation, %3 before")
        .arg(who, formatNumber(picture.own().turned.score, picture.digits),
             formatNumber(picture.unturned, picture.digits));
}

QString pairSentence(const RopePicture& picture, const RopeSide& side, std::int64_t pair)
{
    const auto [first, second] = side.vectors.pair(pair);
    const QString name = QObject::tr("%1, pair %2, components %3 and %4")
                             .arg(layoutName(side.vectors.rope.layout))
                             .arg(pair)
                             .arg(first)
                             .arg(second);
    if (picture.turned != RopeState::Yes || !picture.finite)
        return QStringLiteral("%1: %2").arg(name, picture.turned != RopeState::Yes ? withheldText(picture.turned)
                                                                                   : QObject::tr("not a number"));
    const TurnedPair& turned = side.turned.pairs[std::size_t(pair)];
    const QString turns =
        QObject::tr("%1: query rotated by %2, key by %3")
            .arg(name, degreeText(degreesOf(turned.queryTurn)), degreeText(degreesOf(turned.keyTurn)));
    if (picture.score != RopeState::Yes)
        return turns;
    return QObject::tr("%1; its part of the score is %2").arg(turns, formatNumber(turned.part, picture.digits));
}

QString distanceSentence(const RopePicture& picture, std::int64_t distance)
{
    if (!picture.tellsScore())
        return scoreSentence(picture);
    const RotaryVectors& vectors = picture.own().vectors;
    return QObject::tr("distance %1: score %2, %3 of it from pair %4")
        .arg(formatNumber(double(distance), 0),
             formatNumber(scoreAtDistance(vectors, double(distance)), picture.digits),
             formatNumber(partAtDistance(vectors, picture.choice.pair, double(distance)), picture.digits))
        .arg(picture.choice.pair);
}

RopeEquation ropeEquation(const RopePicture& picture, std::int64_t first, std::int64_t count)
{
    RopeEquation equation;
    if (!picture.tellsScore())
        return equation;
    const TurnedScore& turned = picture.own().turned;
    std::vector<double> parts;
    double others = 0;
    for (std::int64_t pair = 0; pair < picture.pairs(); ++pair)
        if (pair >= first && pair < first + count)
            parts.push_back(turned.pairs[std::size_t(pair)].part);
        else
            others += turned.pairs[std::size_t(pair)].part;
    const std::int64_t shown = std::int64_t(parts.size()), more = picture.pairs() - shown;
    const std::int64_t staying = std::int64_t(picture.own().vectors.query.size()) - picture.own().vectors.turning();
    if (more > 0)
        parts.push_back(others);
    if (staying > 0)
        parts.push_back(turned.rest);
    const int digits = decimalsThatAddUp(parts, turned.score, picture.digits);
    for (std::int64_t at = 0; at < shown; ++at)
        equation.terms.push_back(termOf(parts[std::size_t(at)], digits, {}, first + at));
    if (more > 0) {
        const QString words =
            shown == 0 ? QObject::tr("%1 pairs").arg(more) : QObject::tr("%n more pairs", nullptr, int(more));
        equation.terms.push_back(termOf(others, digits, words));
    }
    if (staying > 0)
        equation.terms.push_back(termOf(turned.rest, digits, QObject::tr("%n not rotated", nullptr, int(staying))));
    equation.result = formatNumber(turned.score, digits);
    return equation;
}

std::vector<RopeLamp> ropeLamps(const RopePicture& picture)
{
    if (picture.empty())
        return {};
    if (picture.tellsScore())
        return {lampOfLayer(picture), lampOfDistance(picture), lampOfLayouts(picture)};
    if (picture.score != RopeState::Yes) {
        const QString why = picture.score == RopeState::Hidden
                                ? QObject::tr("Hidden until you reveal the cells (H): %1")
                                : QObject::tr("Not yet known: %1");
        return {{Severity::Off, why.arg(QObject::tr("comparison with the layer's score"))},
                {Severity::Off, why.arg(QObject::tr("scores at the same distance"))},
                {Severity::Off, why.arg(QObject::tr("comparison of the two layouts"))}};
    }
    return {{Severity::Bad, QObject::tr("The score of “%1” and “%2” is not finite, so there is nothing to compare")
                                .arg(picture.query, picture.key)}};
}

QString movedText(const MovedScore& moved, int digits)
{
    return formatNumber(moved.score, std::max(digits, least_moved_digits));
}

int lengthOfDigits(const QString& number, int digits)
{
    int counted = 0;
    bool leading = true; // zeros that only place the point
    for (int at = 0; at < number.size(); ++at) {
        if (!number[at].isDigit())
            continue;
        leading = leading && number[at] == QLatin1Char('0');
        if (!leading && ++counted > digits)
            return at;
    }
    return int(number.size());
}

bool isSameDistance(const RopePicture& picture, const MovedScore& moved)
{
    return moved.distance() == picture.distance();
}

} // namespace attn
