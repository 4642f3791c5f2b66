// SPDX-License-Identifier: GPL-3.0-or-later
// Finds out what the arrays of a file are, by their names, their shapes, and what the scene already has.
#pragma once

#include "core/import/import.h"

#include <map>

namespace attn {

struct Recognised {
    ImportPlan plan;                                // steps and prefix; sentences and heads are filled in later
    std::map<std::string, std::string> why;         // for unused arrays: the reason, if there is one
    std::map<std::string, std::string> reading_why; // why an array is read as it is, where that is not usual
    std::vector<std::string> notes;                 // what was taken by the kind of numbers
};

// The steps for all arrays: those chosen, and the rest as recognised. An error when a choice names no array, or when
// several layers could be meant.
Result<Recognised> recognise(const std::vector<ReadArray>& arrays, const Scene& base, const ImportChoices& choices);

} // namespace attn
