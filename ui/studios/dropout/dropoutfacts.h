// SPDX-License-Identifier: GPL-3.0-or-later
// What the dropout studio shows of one head, as plain facts and sentences: what was dropped from, the draws, what is
// left, the sums. Pure: no widget.
#pragma once

#include "core/engine/computed.h"
#include "core/explain/walk.h"
#include "ui/matrix/heatmapdata.h"

#include <vector>

namespace attn {

// Draws: u is compared with 1 - p. The others draw nothing.
enum class DropoutState { Draws, KeepsAll, Eval, DropsAll };
DropoutState dropoutState(const Dropout& dropout);

// The elements of one head in the keep mask's memory order.
struct KeepSpan {
    std::int64_t from = 0, count = 0;
};

struct DropoutFacts {
    DropoutState state = DropoutState::KeepsAll;
    double p = 0;
    float scale = 1;              // of what is kept: 1 / (1 - p), as float32
    bool onScores = false;        // the sums of rows mean nothing then
    HeldMatrixPtr before, after;  // null when the trace has no such tensor
    HeldMatrixPtr draws;          // u as a matrix of the same labels; null while nothing is drawn
    std::vector<double> uniforms; // as draws, not rounded to float32
    std::vector<bool> kept;       // of every cell; all true where nothing is drawn, all false at p = 1
    std::vector<bool> masked;     // of every cell: what is drawn there counts for nothing
    KeepSpan span;
    QString one, many;                         // "weight", "weights"
    std::vector<double> sumsBefore, sumsAfter; // of the rows; empty where they mean nothing

    bool empty() const { return !before || !after; }
    std::size_t at(Cell cell) const
    {
        return std::size_t(cell.row) * std::size_t(before->columns) + std::size_t(cell.column);
    }
};

// Where the head in focus lies in the keep mask.
KeepSpan keepSpan(const Computed& computed, int batch, int head);
// `uniforms`: of keepSpan(); empty when nothing is drawn.
DropoutFacts dropoutFacts(const Computed& computed, int batch, int head, const Looks& looks,
                          std::vector<double> uniforms);

// The same as far as the walk has come: the facts' own matrices and sums where it is through. A draw is there as soon
// as its cell is begun.
struct DrawsNow {
    HeldMatrixPtr before, draws, after;
    std::vector<double> sums; // after the dropout, of the rows that are begun, so far
};
DrawsNow drawsNow(const DropoutFacts& facts, const Computed& computed, const Walk& steps,
                  const std::optional<StepPlace>& step, int head);

// Why no draw is there, in one sentence: none is made, or the walk is at a stage before; empty where there are some.
QString whyNoDraws(const DropoutFacts& facts, const Computed& computed, const Walk& steps,
                   const std::optional<StepPlace>& step);
// One cell in words: "query with, key journey: u = 0.1829 < 0.5, kept: 0.2902 / 0.5 = 0.5803".
QString cellSentence(const DropoutFacts& facts, const DrawsNow& now, Cell cell);
// Over the maps: title and subtitle of each of the four, and fewer words for where they do not fit.
struct Heading {
    QString title, subtitle;
    QString shortTitle, shortSubtitle; // empty: there are no fewer
};
std::vector<Heading> dropoutHeadings(const DropoutFacts& facts, const Config& config);

} // namespace attn
