// SPDX-License-Identifier: GPL-3.0-or-later
// Which layers a structure needs, and what makes them in a scene: the part of the recipe that a structural change
// rewrites.
#pragma once

#include "core/recipe/projections.h"
#include "core/rewrite/rewriting.h"

#include <string>
#include <vector>

namespace attn {

// Query, key and value of a structure, in the order in which they are drawn; without the output layer.
std::vector<Parameter> projectionsOf(const Structure& structure, const std::string& mha);
// The name of the scene's mha draw or of the module whose weights it gives; else "mha".
std::string mhaName(const Scene& scene);
// The step that draws a parameter as PyTorch would.
Draw drawOf(const Parameter& parameter);

// The first step of the recipe that works for the parameter; the number of draws when none does.
std::int64_t firstStepOf(const Rewriting& rewriting, const Parameter& parameter);
// Takes the parameter out of the scene: its draw (with a matrix that was drawn for it alone) or its input.
void removeParameter(Rewriting& rewriting, const Parameter& parameter);
// Builds a layer's rows from those it has: row i of `to` is row source[i] of `from`. Numbers that are given are moved; edits go
// to the first row made of theirs, and where some row is made twice they are put into the numbers.
std::optional<Error> regroupRows(Rewriting& rewriting, const Parameter& from, const Parameter& to,
                                 const std::vector<std::int64_t>& source);
// Gives an existing parameter the shape and bias of `to`; `rows` is how its rows are composed, {3, d_out} for a fused
// layer, so that what is kept stays in place.
std::optional<Error> resizeParameter(Rewriting& rewriting, const Parameter& from, const Parameter& to,
                                     const Shape& rowsBefore, const Shape& rowsAfter);

// Makes `name` (x) `width` columns wide. Given numbers keep the columns that are left; drawn ones are drawn with the new width.
std::optional<Error> setWidth(Rewriting& rewriting, const std::string& name, std::int64_t width, NewColumns columns);

} // namespace attn
