// SPDX-License-Identifier: GPL-3.0-or-later
// Which cells of which notebook a lesson comes from, in the notebooks' own order, which is the order to learn them in.
#pragma once

#include "core/lessons/lesson.h"

namespace attn {

struct NotebookCells {
    std::string_view id;       // of the lesson
    std::string_view notebook; // "000"
    int first = 0, last = 0;   // the cells' numbers, In [62]; 0: the cell was never run
};

// Every lesson once, notebook after notebook.
std::span<const NotebookCells> notebookOrder();
// Null for a lesson that is not from a notebook.
const NotebookCells* cellsOf(std::string_view id);

} // namespace attn
