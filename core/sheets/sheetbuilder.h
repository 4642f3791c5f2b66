// SPDX-License-Identifier: GPL-3.0-or-later
// Puts an exercise together, part by part in the order of the page.
#pragma once

#include "core/sheets/exercise.h"
#include "core/sheets/handwork.h"
#include "core/sheets/sheetplace.h"

namespace attn {

// `rounds`: whether every intermediate number is rounded, as in the answer key. `maximumOff`: see exerciseOf.
Result<Exercise> buildExercise(const ComputedPtr& computed, bool rounds, bool maximumOff);

class SheetBuilder {
public:
    SheetBuilder(const ComputedPtr& computed, const SheetPlace& place, bool rounds, bool maximumOff)
        : m_computed(computed), m_realized(*computed->realized), m_stages(rowStages(*computed)), m_place(place),
          m_work(*computed, rounds, maximumOff)
    {
    }
    std::optional<Error> build();
    Exercise take() { return std::move(m_out); }

private:
    std::string labelOf(std::int64_t token) const { return m_labels[std::size_t(token)]; }
    void words();
    const StageTensor* stageNamed(std::string_view name) const;
    CellRef cell(const StageTensor& stage, std::int64_t at) const { return rowCell(*m_computed, stage, m_place, at); }
    CellRef keyCell(const StageTensor& stage, std::int64_t key, std::int64_t component) const;
    bool isBlank(const CellRef& cell) const;
    bool isAsked(const StageTensor& stage) const; // whether a number of the row is blank
    bool forbidden(std::int64_t key) const { return isForbidden(*m_computed, m_place, m_place.query, key); }
    // Whether the mask is for the learner to fill in: one that a rule of places makes.
    bool asksMask() const;
    bool masksFirst() const { return m_realized.config.stage == Stage::SoftmaxOnly || masksBefore(m_realized.config); }
    // A key whose number is never worked out.
    bool leftOut(std::int64_t key, const StageTensor& stage) const;
    bool isPinned() const; // a query, key or value is, so that they are no copies of x
    // Whether what x and the weights have is what a page prints of them: a large layer is not rounded.
    bool begins(bool weights) const;
    void beginning();
    bool isColumn(const StageTensor& stage) const;
    // Whether a mask adds more than -inf.
    bool addsNumbers(const StageTensor& stage) const;
    // What the scene hides, or the row.
    void hide();
    SheetNumber numberOf(const CellRef& cell, int decimals = work_decimals);

    // sheetinputs.cpp: x, weights, queries, keys and values
    bool inputs();
    void mask();
    void note(); // the rule of the mask, a sentence on W_query, k and v, and one on heads
    SheetNumber vectorNumber(const StageTensor& stage, std::int64_t key, std::int64_t component, int decimals);
    void table(const StageTensor& stage, const std::string& title, std::vector<SheetTable>& into, std::int64_t columns,
               std::int64_t rows, int decimals);
    // The sum that a component of a query, key or value is: behind the copies that cut it out of a fused one.
    Explanation sumOf(const CellRef& cell) const;
    // The query from x and the weights that make it, in whatever layout the layer has them.
    bool projected(const StageTensor& q);
    // Works a cell out, with what it is a copy of.
    bool follow(const CellRef& cell);

    // sheetrow.cpp
    bool step(const StageTensor& stage);
    // What is shown if nothing is to be worked out.
    std::string markOf(std::int64_t key, const StageTensor& stage) const;
    double scaleOf(const StageTensor& stage) const; // what a scale multiplies by
    void column(const StageTensor& stage);
    // Before a normaliser: the exponentials with their sum, or the sum of the numbers themselves.
    void rowColumns(const StageTensor& stage);
    void keptColumn();
    void biasColumn(const StageTensor& stage);
    void maskColumn(const StageTensor& stage);
    std::string titleOf(const StageTensor& stage) const;
    std::string ruleOf(const StageTensor& stage);

    // sheetend.cpp: the context, and the map
    bool context();
    // The weights, or what a row ends with that has none.
    void map();
    void ask(bool wanted);

    const ComputedPtr& m_computed;
    const Realized& m_realized;
    const std::vector<const StageTensor*> m_stages;
    const SheetPlace m_place;
    HandWork m_work;
    ComputedPtr m_withheld;
    std::int64_t m_all = 0; // keys of the row, also those that are not on the page
    std::vector<std::string> m_labels;
    bool m_plain = false;        // q, k and v are x
    bool m_projected = false;    // the query is worked out from x
    bool m_scores_given = false; // the layer is too wide for more
    std::string m_symbol;
    const StageTensor* m_last = nullptr;
    Exercise m_out;
};

} // namespace attn
