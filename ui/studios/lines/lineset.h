// SPDX-License-Identifier: GPL-3.0-or-later
// Who looks at whom, as numbers: the weights of several heads of one batch item, read token by token and as far as the walk has
// come. They stay in the trace and are read where they are drawn, so that size costs nothing. No pixels.
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
    std::shared_ptr<const LargeMatrix> data; // queries x keys, as at the end of the walk
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
    bool ofSeveral() const { return m_ofSeveral; } // the layer has other heads too
    const QStringList& names(LineSide side) const;
    int count(LineSide side) const { return int(names(side).size()); }
    int digits() const { return m_heads.front().data->digits; }

    // The nearest that there is: what was chosen may be of a longer text. A set that is empty has none to go to.
    Cell inside(Cell cell) const;
    LineToken inside(LineToken token) const;
    // The cell of a token and one of the other side.
    static Cell cellOf(LineToken token, int other);
    static LineSide otherSide(LineSide side);
    float value(std::size_t head, Cell cell) const { return m_heads[head].data->value(cell); }
    // Pending where the walk has not finished it.
    CellMark mark(std::size_t head, Cell cell) const;
    // There is a number, and it may be told.
    bool isTold(std::size_t head, Cell cell) const { return isToldWith(mark(head, cell)); }
    static bool isToldWith(CellMark mark) { return mark == CellMark::None || mark == CellMark::Zero; }
    // Of a token, with each of the other side: numbers whether they are told or not.
    std::vector<float> weights(std::size_t head, LineToken token) const;

private:
    std::string m_tensor;
    std::vector<LineHead> m_heads;
    bool m_ofSeveral = false;
    Walk m_steps;
    std::optional<StepPlace> m_step;
};

} // namespace attn
