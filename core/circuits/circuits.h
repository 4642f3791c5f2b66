// SPDX-License-Identifier: GPL-3.0-or-later
// The circuits of each head beside its layer's tensors, so that they can be shown and explained like any stage: which
// inputs meet in a score whatever the tokens are (W_q W_kᵀ), and what an attended input writes (W_v W_o). See
// core/layer/circuitfacts.h for their names. Nothing is computed before it is read.
#pragma once

#include "core/base/stop.h"
#include "core/engine/computed.h"

#include <map>
#include <string>
#include <vector>

namespace attn {

// Why a computation has no circuit of this name, in one sentence; empty: it has, or the name is none of a circuit.
std::string whyNoCircuit(const Realized& realized, std::string_view name);

// Adds the circuits to successive computations, keeping those whose weights have not changed.
class CircuitMaker {
public:
    // The same computation with its circuits; itself where it has none. Not null.
    ComputedPtr operator()(const ComputedPtr& computed);

private:
    struct Made {
        Projection projection = Projection::None;
        std::vector<NamedTensor> weights; // that it was made from
        TracedTensor circuit;

        bool isOf(const Made& other, const Shape& shape) const; // it is what would be made now
    };
    std::map<std::string, Made> m_made;
};

// The same, once.
ComputedPtr withCircuits(const ComputedPtr& computed);
// The computation as it was without its circuits.
ComputedPtr withoutCircuits(const ComputedPtr& computed);

// Whether the numbers of `tensor` are available within milliseconds: any but a large circuit that has not been read.
bool isWorkedOut(const Computed& computed, const std::string& tensor);
// Works them out; safe in any thread. False: it was stopped before.
bool workOut(const Computed& computed, const std::string& tensor, const StopToken& stop = {});

} // namespace attn
