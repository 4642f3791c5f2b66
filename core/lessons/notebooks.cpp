// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/notebooks.h"

#include <algorithm>
#include <iterator>

namespace attn {

namespace {

constexpr NotebookCells order[] = {
    {"000.simple.sumnorm", "000", 6, 6},
    {"000.simple.softmax", "000", 7, 15},
    {"000.param.seed123", "000", 21, 55},
    {"000.linear.seed123", "000", 60, 61},
    {"000.causal.neg_inf", "000", 62, 63},
    {"000.dropout.ones", "000"},
    {"000.dropout_on_scores", "000", 65, 65},
    {"000.causal_class.dropout", "000", 86, 89},
    {"000.heads_list", "000", 92, 92},
    {"000.mha", "000", 97, 98},
    {"001.shapes", "001", 3, 86},
    {"001.softmax_of_masked", "001", 74, 74},
    {"002.simple.sumnorm", "002", 11, 11},
    {"002.simple.naive", "002", 10, 10},
    {"002.simple.softmax", "002", 12, 23},
    {"003.simple.sumnorm", "003", 203, 203},
    {"003.simple.naive", "003", 204, 204},
    {"003.simple.softmax", "003", 205, 211},
    {"003.param.seed123", "003", 212, 219},
    {"003.same_seed.param", "003", 220, 221},
    {"003.same_seed.linear", "003", 222, 223},
    {"003.post_softmax_renorm", "003", 226, 229},
    {"003.neg_inf", "003", 230, 231},
    {"003.dropout.ones", "003", 232, 232},
    {"003.dropout.weights", "003", 233, 233},
    {"003.heads_list", "003", 237, 238},
    {"003.mha", "003", 240, 241},
    {"004.fused", "004", 5, 51},
};

} // namespace

std::span<const NotebookCells> notebookOrder() { return order; }

const NotebookCells* cellsOf(std::string_view id)
{
    const auto* found = std::ranges::find(order, id, &NotebookCells::id);
    return found == std::end(order) ? nullptr : found;
}

} // namespace attn
