// SPDX-License-Identifier: GPL-3.0-or-later
// Who looks at whom, as numbers: the weights of several heads of one batch item, read token by token, as far as the
// steps have come. They stay in the trace and are read where they are drawn, so size costs nothing. No pixels.
#pragma once

#include "core/explain/walk.h"
#include "ui/matrix/matrixdata.h"

#include <optional>
#include <string>
#include <vector>

namespace attn {

enum class LineSide { Queries, Keys };

struct LineToken {
    LineSide side = LineSide::Queries;
    int at = 0;
    bool operator==(const LineToken&) const = default;
};

struct LineHead {
    int head = 0;
    std::shared_ptr<const LargeMatrix> data; // queries x keys, after the last step
    bool off = false;                        // switched off in the scene: its context is 0
};

// Which tensor the lines are: the weights, what dropout left of them, or the one of the two that the stage in focus is.
enum class LineSource { ByStage, Weights, Dropped };
// Whether there are two to choose from.
bool dropsWeights(const Config& config);
std::string linesTensor(const Config& config, LineSource source, const QString& stage);

class LineSet {
public:
    LineSet() = default;
    // `heads` are those that are drawn, in order. Empty where the tensor is not there or is no matrix of queries and keys.
    LineSet(const ComputedPtr& computed, const std::string& tensor, int batch, const std::vector<int>& heads,
            const Looks& looks);
    void setStep(const Walk& steps, const std::optional<StepPlace>& step);

    bool empty() const { return m_heads.empty(); }
    const std::vector<LineHead>& heads() const { return m_heads; }
    const std::string& tensor() const { return m_tensor; }
    bool ofSeveral() const { return m_ofSeveral; } // the layer has more heads
    const QStringList& names(LineSide side) const;
    int count(LineSide side) const { return int(names(side).size()); }
    int digits() const { return m_heads.front().data->digits; }

    // The nearest valid one: the selection may come from a longer text. An empty set has none.
    Cell inside(Cell cell) const;
    LineToken inside(LineToken token) const;
    // The cell of a token and one on the other side.
    static Cell cellOf(LineToken token, int other);
    static LineSide otherSide(LineSide side);
    float value(std::size_t head, Cell cell) const { return m_heads[head].data->value(cell); }
    // Pending if the steps have not finished it.
    CellMark mark(std::size_t head, Cell cell) const;
    // The number exists and is not hidden.
    bool isRevealed(std::size_t head, Cell cell) const { return isRevealedMark(mark(head, cell)); }
    static bool isRevealedMark(CellMark mark) { return mark == CellMark::None || mark == CellMark::Zero; }
    // Between a token and each on the other side, even if hidden or pending.
    std::vector<float> weights(std::size_t head, LineToken token) const;

private:
    std::string m_tensor;
    std::vector<LineHead> m_heads;
    bool m_ofSeveral = false;
    Walk m_steps;
    std::optional<StepPlace> m_step;
};

} // namespace attn
