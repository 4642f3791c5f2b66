// SPDX-License-Identifier: GPL-3.0-or-later
// What the dropout studio shows of one head, as plain facts and sentences: its input, the draws, what is left, the
// sums. Pure: no widget.
#pragma once

#include "core/engine/computed.h"
#include "core/explain/walk.h"
#include "ui/matrix/heatmapdata.h"

#include <vector>

namespace attn {

// Draws: u is compared with 1 - p. The others need no draws.
enum class DropoutState { Draws, KeepsAll, Eval, DropsAll };
DropoutState dropoutState(const Dropout& dropout);

// The elements of one head in the keep mask's memory order.
struct KeepSpan {
    std::int64_t from = 0, count = 0;
};

struct DropoutFacts {
    DropoutState state = DropoutState::KeepsAll;
    double p = 0;
    float scale = 1;              // of kept ones: 1 / (1 - p), as float32
    bool onScores = false;        // row sums are then meaningless
    HeldMatrixPtr before, after;  // null when the trace has no such tensor
    HeldMatrixPtr draws;          // u as a matrix of the same labels; null if nothing is drawn
    std::vector<double> uniforms; // as draws, not rounded to float32
    std::vector<bool> kept;       // of every cell; all true if nothing is drawn, all false at p = 1
    std::vector<bool> masked;     // of every cell: draws there do not matter
    KeepSpan span;
    QString one, many;                         // "weight", "weights"
    std::vector<double> sumsBefore, sumsAfter; // of the rows; empty if meaningless

    bool empty() const { return !before || !after; }
    std::size_t at(Cell cell) const
    {
        return std::size_t(cell.row) * std::size_t(before->columns) + std::size_t(cell.column);
    }
};

// Where the head in focus lies in the keep mask.
KeepSpan keepSpan(const Computed& computed, int batch, int head);
// `uniforms`: of keepSpan(); empty if nothing is drawn.
DropoutFacts dropoutFacts(const Computed& computed, int batch, int head, const Looks& looks,
                          std::vector<double> uniforms);

// The same as far as the steps have come: the facts' own matrices and sums once complete. A draw appears as soon as its
// cell is begun.
struct DrawsNow {
    HeldMatrixPtr before, draws, after;
    std::vector<double> sums; // after the dropout, of the rows that are begun, so far
};
DrawsNow drawsNow(const DropoutFacts& facts, const Computed& computed, const Walk& steps,
                  const std::optional<StepPlace>& step, int head);

// Why there are no draws, in one sentence: none are made, or the steps are at an earlier stage; empty if there are.
QString whyNoDraws(const DropoutFacts& facts, const Computed& computed, const Walk& steps,
                   const std::optional<StepPlace>& step);
// One cell in words: "query with, key journey: u = 0.1829 < 0.5, kept: 0.2902 / 0.5 = 0.5803".
QString cellSentence(const DropoutFacts& facts, const DrawsNow& now, Cell cell);
// Over the maps: title and subtitle of each of the four, and fewer words for where they do not fit.
struct Heading {
    QString title, subtitle;
    QString shortTitle, shortSubtitle; // empty: no shorter ones
};
std::vector<Heading> dropoutHeadings(const DropoutFacts& facts, const Config& config);

} // namespace attn
