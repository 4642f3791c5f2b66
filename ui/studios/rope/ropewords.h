// SPDX-License-Identifier: GPL-3.0-or-later
// The words of the rotary studio: of a pair, of the score, of a distance; the equation of the score; its checks.
#pragma once

#include "ui/kit/severity.h"
#include "ui/studios/rope/ropepicture.h"

#include <QStringList>

#include <utility>
#include <vector>

namespace attn {

QString layoutName(RopeLayout layout);                                     // "Half"
QString pairsOf(RopeLayout layout, std::int64_t turning);                  // "pairs i and i + 4"
QString componentsOfPair(const RotaryVectors& vectors, std::int64_t pair); // "of 0 and 4"
// "1 rad a token", "full turn in 6.3 tokens".
std::pair<QString, QString> frequencyWords(float frequency);
QString turnText(double radians);          // "+286°": what is left of whole turns
QString partText(double part, int digits); // with its sign, also a plus

// The sentences of the status line.
QString scoreSentence(const RopePicture& picture);
QString pairSentence(const RopePicture& picture, const RopeSide& side, std::int64_t pair);
QString distanceSentence(const RopePicture& picture, std::int64_t distance);

// The score as the sum of its parts: pairs first .. first + count - 1, the others together, the components without
// rotation.
struct RopeTerm {
    QString sign, number, words; // "−", "0.2335", "28 more pairs"
    std::int64_t pair = -1;
};
struct RopeEquation {
    std::vector<RopeTerm> terms;
    QString result;
};
// Empty while no score is shown.
RopeEquation ropeEquation(const RopePicture& picture, std::int64_t first, std::int64_t count);

struct RopeLamp {
    Severity severity = Severity::Off;
    QString sentence;
};
// The layer's own score, the distance alone, both layouts.
std::vector<RopeLamp> ropeLamps(const RopePicture& picture);

// A moved score as displayed, and where in it `digits` significant digits end.
QString movedText(const MovedScore& moved, int digits);
int lengthOfDigits(const QString& number, int digits);
bool isSameDistance(const RopePicture& picture, const MovedScore& moved);

} // namespace attn
