// SPDX-License-Identifier: GPL-3.0-or-later
// Parts of a step as the lines that a teacher types, and back: questions, hints. Pure.
#pragma once

#include "core/base/result.h"
#include "core/lessons/steps.h"

#include <QString>

namespace attn {

// One hint a line.
QString hintLines(const std::vector<Words>& hints);
std::vector<Words> hintsOf(const QString& lines);

// The question on the first line, then its answers, the right ones with a star: "* 0.5 | because …", "- 1 | …"; or "= 0.5" for a
// number, "= weights[0,0,1,2]" for a cell's. Empty: no question. Only the first question of a step is edited so.
QString questionLines(const std::vector<Question>& questions);
Result<std::vector<Question>> questionOf(const QString& lines);

// "x, weights[0,0,1]"
QString blockLine(const std::vector<CellBlock>& blocks);

} // namespace attn
