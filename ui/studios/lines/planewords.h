// SPDX-License-Identifier: GPL-3.0-or-later
// The plane of arrows in words and numbers: what the axes are, what a vector is, how a score is length times length
// times cosine, and where a context lies. Omits all that is hidden or not reached by the steps.
#pragma once

#include "ui/studios/lines/planepicture.h"

namespace attn {

enum class CellState { Revealed, Pending, Hidden };
// Whether a vector can be shown.
CellState stateOf(const PlanePicture& picture, VectorPlace place);
// Whether the dot product of query and key is: it is the score, or the sum of the scores of all heads.
CellState stateOfDot(const PlanePicture& picture, Cell cell);
// Whether the steps have completed a row of a tensor.
bool rowIsDone(const PlanePicture& picture, const std::string& tensor, std::int64_t row);
// What the values are mixed by: "weights" or "dropped".
std::string mixedTensor(const Computed& computed);

// "query with: length 0.1669, angle to key journey 42.4 degrees, dot product 0.1080".
QString vectorSentence(const PlanePicture& picture, VectorPlace place);
// Where the current context lies among the values it is mixed from: "weights sum to 1, so it lies inside …".
QString contextWords(const PlanePicture& picture);
// Axes and lines of a picture that is otherwise whole.
void addPlaneWords(PlanePicture& picture);

} // namespace attn
