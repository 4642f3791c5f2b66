// SPDX-License-Identifier: GPL-3.0-or-later
// What the user is looking at: stage, batch item, head, chosen and hovered cell, and how numbers and colors are shown.
// One object shared by all views; not part of the document, so neither undone nor recomputed.
#pragma once

#include "core/explain/walk.h"
#include "ui/matrix/looks.h"

#include <QObject>
#include <QString>

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace attn {

struct Computed;

class Selection : public QObject {
    Q_OBJECT

public:
    explicit Selection(QObject* parent = nullptr) : QObject(parent) {}

    const QString& stage() const { return m_stage; }   // id of a rail card, see stages.h
    const QString& tensor() const { return m_tensor; } // of several that the stage shows; empty: the first
    int batch() const { return m_batch; }
    int head() const { return m_head; }
    bool allHeads() const { return m_allHeads; }
    // Whether the operands are shown beside the map; nullopt: the stage decides.
    std::optional<bool> operands() const { return m_operands; }
    std::optional<Cell> chosen() const { return m_chosen; }
    std::optional<Cell> hovered() const { return m_hovered; }
    // The direct inputs of the chosen cell, of whatever tensors, and what a lesson points at.
    const std::vector<CellRef>& inputs() const { return m_marked; }
    // The steps through the batch item and head in focus, and the current one. Without one everything is computed and
    // shown; else what comes after it is blank.
    const Walk& steps() const { return m_steps; }
    const std::optional<StepPlace>& step() const { return m_step; }
    // Whether all of this lies inside `computed`. Between two computations it is the new one's already, while views still
    // have the old one: they wait.
    bool isOf(const std::shared_ptr<const Computed>& computed) const;
    // Whether the steps are done with a cell of `tensor` at that batch item and head, or with all of it.
    bool isDone(const std::string& tensor, Cell cell) const;
    bool isDone(const std::string& tensor) const { return !m_step || m_steps.done(*m_step, tensor); }
    // What the person has hidden. Views get the computation without it (core/explain/withhold.h) and need not ask.
    const std::vector<CellBlock>& hidden() const { return m_hidden; }
    const Looks& looks() const { return m_looks; }
    const ColorRange& range() const { return m_looks.range; }
    const QString& colorMap() const { return m_looks.colorMap; }
    int digits() const { return m_looks.digits; }
    Pooling pooling() const { return m_looks.pooling; }
    Ghost ghost() const { return m_ghost; } // of the last edit; figures show none

    void setStage(const QString& stage); // a new one clears the tensor
    void setTensor(const QString& tensor);
    void setBatch(int batch);
    void setHead(int head);
    void setAllHeads(bool all);
    void setOperands(std::optional<bool> shown);
    void setChosen(std::optional<Cell> cell);
    void setHovered(std::optional<Cell> cell);
    // All at once, so that no view shows a state in between.
    void go(const QString& stage, const QString& tensor, int batch, int head, Cell cell);
    void setInputs(std::vector<CellRef> inputs);
    // Cells that a lesson points at: marked as inputs are, whatever is chosen.
    void setPointed(std::vector<CellRef> pointed);
    // New steps, after an edit or for another head, and the current one.
    void setSteps(Walk steps, std::optional<StepPlace> step);
    // Goes to a step: stage, tensor and chosen cell follow it. `stage` shows the step's tensor. At the last step
    // everything is computed.
    void goToStep(const StepPlace& place, const QString& stage);
    void endSteps(); // everything is shown again
    void setLayer(std::shared_ptr<const Realized> layer) { m_layer = std::move(layer); }
    void setHidden(std::vector<CellBlock> hidden);
    void setRange(const ColorRange& range); // a locked one belongs to the stage in focus
    void forgetLocks();                     // of all stages
    void setColorMap(const QString& name);
    void setDigits(int digits);
    void setPooling(Pooling pooling);
    void setGhost(Ghost ghost);

    // After a structural change: clamps batch item and head to what exists.
    void clampPlane(int batches, int heads);

Q_SIGNALS:
    void focusChanged();   // stage, batch, head, all heads or operands
    void chosenChanged();  // the chosen cell, or which tensor it belongs to
    void hoveredChanged(); // the hovered cell: repaint one layer only
    void inputsChanged();  // repaint frames only
    void looksChanged();   // range, map, digits, pooling, ghost
    void stepChanged();    // what is computed so far
    void hiddenChanged();

private:
    void markBoth();
    bool moveTo(const QString& stage);
    QString m_stage = QStringLiteral("softmax");
    QString m_tensor;
    int m_batch = 0;
    int m_head = 0;
    bool m_allHeads = false;
    std::optional<bool> m_operands;
    std::optional<Cell> m_chosen;
    std::optional<Cell> m_hovered;
    std::vector<CellRef> m_inputs, m_pointed, m_marked; // the last: both
    Walk m_steps;
    std::optional<StepPlace> m_step;
    std::shared_ptr<const Realized> m_layer; // the layer all of this lies in; null: unchecked
    std::vector<CellBlock> m_hidden;
    std::map<QString, std::pair<double, double>> m_locks; // by stage
    Looks m_looks;
    Ghost m_ghost = Ghost::Both;
};

// The tensor that `selection` means, among those of its stage; empty when the stage is off or unknown.
std::string tensorInFocus(const Computed& computed, const Selection& selection);
// Whether the tensor has operands that can be shown beside it.
bool hasOperands(const Computed& computed, const std::string& tensor);
// Whether they do: where the person said so, and from the start where a map has so few columns that it leaves the page
// white.
bool showsOperands(const Computed& computed, const Selection& selection);
// The chosen cell of that tensor.
std::optional<CellRef> chosenRef(const Computed& computed, const Selection& selection);
// The chosen cell as a query and a key; nullopt while the current step is in another kind of tensor, such as x.
std::optional<Cell> chosenPair(const Computed& computed, const Selection& selection);

} // namespace attn
