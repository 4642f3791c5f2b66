// SPDX-License-Identifier: GPL-3.0-or-later
// Executes the steps of a recipe that plan() has accepted, one at a time.
#pragma once

#include "core/base/keepmask.h"
#include "core/base/result.h"
#include "core/base/stop.h"
#include "core/random/torchgenerator.h"
#include "core/recipe/realize.h"
#include "core/scene/drawfacts.h"

#include <functional>
#include <span>
#include <string>
#include <vector>

namespace attn {

// Executes `draw`: its tensors, unedited, in the order and the shapes of `planned`. `tensor` gives its sources, edited.
// Error: a lookup's id that is not a row of its table; `path` ("draws[2]") begins the sentence.
Result<std::vector<Tensor>> executeDraw(const Draw& draw, const std::string& path, std::span<const NamedShape> planned,
                                        Normals normals, TorchGenerator& generator,
                                        const std::function<const Tensor&(const std::string&)>& tensor);

// How a keep mask is drawn: `calls` calls of bernoulli_, one after the other. Call c draws, for each of `items` batch items,
// the `run` elements that begin at (item * calls + c) * run.
struct KeepCalls {
    std::int64_t calls = 1, items = 1, run = 0;
};
KeepCalls keepCalls(const Config& config, const Shape& shape);

// The keep mask of a dropout that is on. `shape` is [B,H,T,T], or any in stage dropout_only. heads_list draws head by
// head, [B,T,T] each, with one bernoulli_ call per head; every other projection draws all in memory order with one
// call. Large masks are drawn by several threads (0: as many as the machine has), with the same bits and the generator
// left in the same state. Incomplete if `stop` was requested meanwhile.
KeepMask drawKeep(const Config& config, const Shape& shape, TorchGenerator& generator, StopToken stop = {},
                  int threads = 0);
// The mask with what `overrides` pins of it.
KeepMask withOverrides(KeepMask keep, const EditList& overrides);

// A tensor of `realized` before the edits of its own cells: the same block of numbers however often a cell is edited.
// Null if there is no such name.
const Tensor* unedited(const Realized& realized, const std::string& name);

// The generator as the recipe leaves it: what the dropout draws from.
TorchGenerator generatorAfterRecipe(const Realized& realized);

} // namespace attn
