// SPDX-License-Identifier: GPL-3.0-or-later
// Why a cell has its value: the operation that made it, every input with its value, and the result computed again from
// them. What the window's equations, the explain command and the time bar rest on; reads a finished trace, changes nothing.
#pragma once

#include "core/realize.h"
#include "core/result.h"
#include "core/scene.h"
#include "core/trace.h"

#include <optional>
#include <string>
#include <vector>

namespace attn {

// One element of a traced tensor, in the tensor's own shape: scores [0,0,3,1].
struct CellRef {
    std::string tensor;
    Index index;
    bool operator==(const CellRef&) const = default;
};
// "scores[0,0,3,1]"
std::string toString(const CellRef& cell);
// Reads that form. Errors: no such tensor in `trace` (the sentence lists those there are, shortened), not as many
// indices as axes (the sentence gives the shape), an index outside it.
Result<CellRef> parseCellRef(const Trace& trace, const std::string& text);

enum class Operation {
    Given,      // an explicit input, or a number put in by hand: no terms
    Drawn,      // a number of the generator: no terms; `note` names draw and seed
    Copy,       // one term: lookup, stack, a reshape or a permutation, dropout that is off, a step that changes nothing
    Product,    // sum of value x factor: projections, scores, context, output, row sums, cumulative context
    Scale,      // one term, factor 1 / sqrt(head_dim)
    Mask,       // fill: one term, the score; `blocked` says whether it was replaced by -inf. add: score and added number
    Softmax,    // exp(z - maximum) / sum over the row's terms
    SoftmaxNaive, // exp(z) / sum
    Sum,        // z / sum: "normalize sum", and the renormalising division after a mask
    MaskAfter,  // one term: the weight, factor 1 or 0
    Dropout,    // one term, factor 1 / (1 - p) or 0
    Keep,       // u < 1 - p: no terms but `draw`
};
const char* toString(Operation operation); // "product", "softmax_naive": the word in JSON

// One input of a cell. For products `factor` is what the value is multiplied by; often a cell itself.
struct Term {
    CellRef input;
    double value = 0;
    double factor = 1;
    std::optional<CellRef> factor_from; // the cell that the factor is: k of q·k, a weight matrix's element
    double exponential = 0;             // softmax: exp(z - maximum), naive: exp(z)
};

// The draw that decided whether an element is kept: kept when u < 1 - p.
struct DropoutDraw {
    double u = 0;
    double p = 0;
    bool kept = true;
};

struct Explanation {
    CellRef cell;
    double value = 0; // the trace's own
    Operation operation = Operation::Given;
    std::vector<Term> terms; // none left out; for a row operation in the order of the row
    std::size_t own = 0;     // of a row operation (softmax, sum): the term that stands above the fraction bar
    double result = 0;       // computed in float64 from the terms alone; equals `value` up to the backend's rounding
    double maximum = 0;      // softmax: of the row's z (after the temperature)
    double sum = 0;          // of the exponentials, or of the row
    double temperature = 1;  // softmax: z = value / temperature
    double scale = 1;        // Scale: the divisor, sqrt(head_dim)
    bool blocked = false;    // the mask forbids this cell
    std::optional<DropoutDraw> draw; // of `keep` and of `dropped` while dropout is on
    std::string note;        // one sentence where the number surprises or has no terms: "key 5 comes after query 2: masked"
};

// Explains `cell`, which must lie in `trace`, the result of running `realized`, which `scene` became. Cost: one row of
// inputs. Every tensor of a trace can be asked for, the parameters and inputs too. Never fails for a cell of the trace;
// the error is that of a cell outside it.
Result<Explanation> explain(const Scene& scene, const Realized& realized, const Trace& trace, const CellRef& cell);

// Every cell of the tensor made next that `cell` enters directly, as blocks: leading index fixed or -1 for "all". One
// entry for each tensor that reads this one. "scores[0,0,3,1]" -> scaled[0,0,3,1]; "scaled[0,0,3,1]" -> weights[0,0,3,-1].
std::vector<CellRef> readersOf(const Realized& realized, const Trace& trace, const CellRef& cell);

} // namespace attn
