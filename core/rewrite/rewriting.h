// SPDX-License-Identifier: GPL-3.0-or-later
// A scene being rewritten to another structure, with the messages about it. What all rewriting shares: who makes a
// tensor, resizing tensors or making them given, moving edits, and the final check.
#pragma once

#include "core/recipe/realize.h"
#include "core/rewrite/structure.h"
#include "core/scene/limits.h"

#include <algorithm>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace attn {

class Rewriting {
public:
    explicit Rewriting(const Scene& before) : scene(before) {}

    Scene scene;
    std::vector<std::string> dropped;
    std::vector<std::string> notes;

    // Position in scene.draws of the draw that makes tensor `name`; -1 when it is an input or unknown.
    std::int64_t makerOf(const std::string& name) const;
    bool isMade(const std::string& name) const { return scene.input(name) || makerOf(name) >= 0; }

    void removeInput(const std::string& name);
    // Gives the input another shape of the same rank: keeps what both have, else 0. Reports it.
    std::optional<Error> resizeInput(const std::string& name, const Shape& shape);
    // Makes a drawn tensor an input with its numbers before edits. Keeps a random draw under another name, so that what
    // is drawn after it stays the same. Fails for the weights of layers.
    std::optional<Error> makeGiven(const std::string& name);
    // Puts the edits of an input into its numbers.
    void bakeEdits(const std::string& name);
    // Moves the edits or pins of `tensor`: `move` returns the new index, or nullopt if the cell is gone.
    using CellMove = std::function<std::optional<Index>(const Index&)>;
    void moveEdits(const std::string& tensor, const CellMove& move);
    void moveOverrides(const std::string& tensor, const CellMove& move);
    // The sliders of its cells and rows go along with its edits; of a computed tensor on their own.
    void moveSliders(const std::string& tensor, const CellMove& move);

    // All tensors that pins or sliders change.
    std::set<std::string> movedByHand() const;

    void dropExpected(); // printed results of another structure
    // Removes edits and overrides that no longer fit, checks everything, and returns the scene.
    Result<Rewritten> finish();

private:
    enum class Moved { Edits, Overrides };
    void moveIn(EditList& list, Moved moved, const std::string& tensor, const CellMove& move);
    void dropMisfitEdits(const Plan& plan);
};

// Puts the item at `from` to the place `to`; those between move up.
template <class List> void moveItem(List& list, std::int64_t from, std::int64_t to)
{
    const auto begin = list.begin();
    if (from < to)
        std::rotate(begin + from, begin + from + 1, begin + to + 1);
    else
        std::rotate(begin + to, begin + from, begin + from + 1);
}

// The part that both shapes have, in a tensor of the new shape, zeros elsewhere. The ranks must be equal.
Tensor resizedTensor(const Tensor& tensor, const Shape& shape);

} // namespace attn
