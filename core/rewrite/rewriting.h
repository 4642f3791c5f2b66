// SPDX-License-Identifier: GPL-3.0-or-later
// A scene on its way to another structure, with the sentences about it. What all rewriting shares: who makes a tensor,
// tensors resized or turned into given numbers, edits that follow, and the last check.
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
    // Gives the input another shape of the same rank: keeps what both have, the rest is 0. Tells.
    std::optional<Error> resizeInput(const std::string& name, const Shape& shape);
    // Makes a drawn tensor an input with the numbers it has before its edits. A random draw goes on under another name,
    // so that what is drawn after it stays the same. Refused for the weights of layers.
    std::optional<Error> makeGiven(const std::string& name);
    // Puts the edits of an input into its numbers.
    void bakeEdits(const std::string& name);
    // Moves the edits of `tensor`, or what is pinned of it: `move` gives the new index, or nothing when the cell is gone.
    using CellMove = std::function<std::optional<Index>(const Index&)>;
    void moveEdits(const std::string& tensor, const CellMove& move);
    void moveOverrides(const std::string& tensor, const CellMove& move);
    // The sliders of its cells and rows go along with its edits; of a computed tensor on their own.
    void moveSliders(const std::string& tensor, const CellMove& move);

    // What is pinned and what sliders move, of all tensors.
    std::set<std::string> movedByHand() const;

    void dropExpected(); // printed results of another structure
    // Takes away edits and overrides that fit no more, checks everything, and hands the scene over.
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
