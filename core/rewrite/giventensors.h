// SPDX-License-Identifier: GPL-3.0-or-later
// Turns drawn tensors of a scene into given ones: removes what made them; everything random that remains is drawn as
// before.
#pragma once

#include "core/base/result.h"
#include "core/scene/scene.h"

#include <optional>
#include <set>
#include <string>

namespace attn {

class GivenTensors {
public:
    explicit GivenTensors(Scene& scene);

    // The tensor becomes an input with these numbers; edits of its cells go.
    void give(const std::string& name, Tensor tensor);
    // The tensor is needed no more: gone when it is an input.
    void drop(const std::string& name);
    // Removes the draws whose tensors were all given, and what nothing needs any longer though it was needed at the
    // start. Keeps a draw under another name if the numbers drawn after it would otherwise change. The error is that of
    // realize(), called for the other tensors of a draw that made several.
    std::optional<Error> finish();

private:
    void pruneOrphans();
    void leave(std::size_t draw);
    void renameSpares();
    bool keepsPlace(std::size_t draw) const;

    Scene& m_scene;
    Scene m_before;
    std::set<std::string> m_given;
};

// The tensors that the computation requests by name, with everything that they are derived from. Omits those that the
// scene does not make.
std::set<std::string> neededTensors(const Scene& scene);

// The error of a scene that gives more numbers than it may.
std::optional<Error> tooManyGiven(const Scene& scene);

} // namespace attn
