// SPDX-License-Identifier: GPL-3.0-or-later
// What moves a number of the layer: its derivatives by everything that can be edited, sorted by what the tensors are, and the
// edits that would move it most.
#pragma once

#include "core/base/result.h"
#include "core/base/stop.h"
#include "core/engine/computed.h"
#include "core/explain/explain.h"
#include "core/gradient/strongestedits.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace attn {

// What is asked about: a number, or the Euclidean norm of its row or its whole tensor.
enum class AskedFor { Number, RowNorm, WholeNorm };
struct AskedNumber {
    CellRef cell;
    AskedFor what = AskedFor::Number;
    bool operator==(const AskedNumber&) const = default;
};
// The cells that are meant.
CellBlock blockOf(const AskedNumber& asked);
// Its value in a computation that has the tensor; the withheld number where any of it is hidden.
double askedValue(const Computed& computed, const AskedNumber& asked);

// Whether any of it is hidden (core/explain/withhold.h): what moves it would reveal it.
bool hidesAsked(const Computed& computed, const AskedNumber& asked);
// Whether derivatives by a tensor would reveal what is hidden, as those by numbers computed on the way would.
bool tellsHidden(const Computed& computed, const std::string& by);

// What it is derived by: what the layer starts from, its parameters (weights, biases, an additive mask), and what it
// computes on the way.
enum class DerivedBy { Embeddings, Weights, Between };
// The derivative, or that times the number: about what would go if the number were 0.
enum class DerivativeForm { Derivative, TimesNumber };

// One tensor that the number is derived by.
struct DerivedTensor {
    std::string name;
    DerivedBy kind = DerivedBy::Embeddings;
    std::int64_t numbers = 0;
    std::array<double, 2> largest = {}; // by DerivativeForm, absolute; 0: none of it matters
};

struct SortedDerivatives {
    AskedNumber asked;
    ComputedPtr at; // where they were derived
    std::shared_ptr<const Gradient> gradient;
    std::array<ComputedPtr, 2> by;      // by DerivativeForm: a trace of them, under the names of the tensors
    std::vector<DerivedTensor> tensors; // embeddings, weights, then intermediates in the layer's order
    std::array<std::array<std::vector<StrongEdit>, 2>, 2> strong; // by DerivativeForm, of embeddings and of weights

    const DerivedTensor* find(const std::string& tensor) const; // null: not derived by it
    double byCell(const CellRef& cell) const;                   // nan if there is no such number
};
using DerivativesPtr = std::shared_ptr<const SortedDerivatives>;

// Of `computed`, with all its numbers where some are hidden. Null once `stop` was requested. Errors: those of gradientOf().
Result<DerivativesPtr> derive(const ComputedPtr& computed, const AskedNumber& asked, const StopToken& stop = {});

// The edits that would move it most by tensors of these kinds, strongest first, at most most_strong; their derivative
// is what they would move it by. Numbers in between are pinned, not edited: none of them is included.
inline constexpr std::size_t most_strong = 10;
std::vector<StrongEdit> strongestOf(const SortedDerivatives& derivatives, const std::vector<DerivedBy>& kinds,
                                    DerivativeForm form);

} // namespace attn
